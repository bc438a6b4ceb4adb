// Keeps the salon in the browser, so that it opens without a network. The list of files is written by the build.
const FILES = [/* files */];
const CACHE = "tablier-/* version */";
const LANGUAGES = [/* languages */];
// Where a page notes the language it is read in.
const CHOSEN = "tablier-chosen";

// The folder of the page these files belong to.
const PAGE = FILES.map(([path]) => path.split("/")[1]).find((name) => /^[0-9a-f]{16}$/.test(name));

// What came, if it is what the build made: a network that asks for a password answers anything with a page of its own. What the salon writes has no
// hash, but says for which page it was written.
async function fetched([path, hash]) {
  const answer = await fetch(path + "?" + (hash || CACHE), { cache: "reload" });
  if (!answer.ok || answer.redirected) throw new Error(path);
  if (!hash && answer.headers.get("tablier-page") !== PAGE) throw new Error(path + " belongs to another page");
  if (hash) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
    const found = [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found !== hash) throw new Error(path + " is not what it should be");
  }
  return answer;
}

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await Promise.all(FILES.map(async (file) => cache.put(file[0], await fetched(file))));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE && name !== CHOSEN) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(ws|api|health|metrics)(\/|$)/.test(url.pathname)) return;
  const opens = event.request.mode === "navigate";
  // Whoever asks with a question mark wants it from the salon.
  if (url.search && !opens) return;
  event.respondWith((async () => {
    const kept = await caches.open(CACHE);
    const fresh = opens && !AT_ONCE.test(url.pathname) && (await fromSalon(event.request));
    if (fresh) return fresh;
    const pages = opens ? await written(url.pathname) : [url.pathname];
    for (const page of pages) {
      const found = await kept.match(page);
      if (found) return found;
    }
    return fetch(event.request);
  })());
});

// Pages that are shown as they are kept, without asking: the shelf, and tables, which the page fills itself.
const AT_ONCE = /^\/($|table\/|local\/)/;

// What the salon writes for an address, if all of it comes soon. A network that asks for a password answers in its place, but does not know its sign.
async function fromSalon(request) {
  const late = new Promise((then) => setTimeout(then, 1000));
  return Promise.race([whole(request).catch(() => {}), late]);
}

async function whole(request) {
  const answer = await fetch(request);
  if (!answer.headers.has("tablier-page")) return undefined;
  const headers = new Headers(answer.headers);
  // It is unpacked by now.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(await answer.blob(), { status: answer.status, headers });
}

// What is shown until the page itself runs: the shelf, or the frame of any other page, as one reads it.
async function written(path) {
  const noted = await (await caches.open(CHOSEN)).match("/language");
  const wanted = [noted && (await noted.text()), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const language = wanted.find((tag) => LANGUAGES.includes(tag)) || "en";
  const kind = path === "/" ? "shelf" : /^\/(table|local)\//.test(path) ? "table" : "frame";
  return [`/written/${language}/${kind}`, "/index.html"];
}
