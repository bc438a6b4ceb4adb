// Loads the salon, and lets the browser keep it for when there is no network.
const root = document.documentElement;
// The browser's turn: to paint what is written, and to answer whoever touches it.
const turn = () => new Promise((then) => setTimeout(then));
const painted = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
const started = Promise.all([import("./client.js"), import("./client-parts.js")]).then(async ([client, parts]) => {
  // A page that nobody looks at is not painted.
  if (!document.hidden) await painted();
  await client.default();
  return parts;
});
const show = (name) => { const told = document.getElementById(name); if (told && !("failed" in root.dataset)) told.hidden = false; };
started.catch((error) => {
  console.error(error);
  show("failed");
  // Nothing that was pressed is going to be done.
  root.dataset.failed = "";
  document.getElementById("late")?.setAttribute("hidden", "");
  for (const busy of document.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
});
// Whoever waits long is told that somebody does. What runs takes it away.
setTimeout(show, 10000, "late");
if ("serviceWorker" in navigator) started.then(async (parts) => {
  await turn();
  // What is needed for a first game comes first, then everything else, to be kept.
  parts.fetchAhead(["room", "house", "reading"]);
  navigator.serviceWorker.register("/service.js").catch(() => {});
  navigator.serviceWorker.ready.then(() => { root.dataset.kept = ""; });
  // Pages that are kept are shown in the language one reads. A browser that keeps nothing needs no note.
  const note = () => caches.open("tablier-chosen").then((kept) => kept.put("/language", new Response(root.lang))).catch(() => {});
  note();
  new MutationObserver(note).observe(root, { attributeFilter: ["lang"] });
}).catch(() => {});
