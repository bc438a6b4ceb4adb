// Keeps the salon in the browser, so that it opens without a network. The list of files is written by the build.
const FILES = [/* files */];
const CACHE = "tablier-/* version */";

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await Promise.all(FILES.map(([path, hash]) =>
      fetch(path + "?" + hash, { cache: "reload" }).then((answer) => {
        if (!answer.ok) throw new Error(path);
        return cache.put(path, answer);
      })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(ws|api|health|metrics)(\/|$)/.test(url.pathname)) return;
  const page = event.request.mode === "navigate" ? "/index.html" : url.pathname;
  event.respondWith((async () => {
    const kept = await (await caches.open(CACHE)).match(page);
    return kept || fetch(event.request);
  })());
});
