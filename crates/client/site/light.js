// Day or night, how large, and how much room one's own games take: before anything is painted. The page itself looks after it from then on.
try {
  const kept = JSON.parse(localStorage.getItem("tablier.settings")) || {};
  const root = document.documentElement.dataset;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.theme = (kept.light === "night" || (kept.light !== "day" && dark)) ? "dark" : "light";
  root.palette = kept.clear ? "clear" : "usual";
  root.size = kept.large ? "large" : "usual";
  root.motion = kept.speed === "still" ? "still" : "usual";
  // So much room was taken above the games at the last visit: it is left free until they are there again.
  const [width, height] = (localStorage.getItem("tablier.above") || "").split(" ");
  if (height && +width === innerWidth) document.documentElement.style.setProperty("--above", `${+height}px`);
} catch {}
// A script that does not come, or not whole, is told: there is nothing yet that could try again.
addEventListener("error", ({ target, filename }) => {
  const failed = target.localName === "script" || /\/(start|client|client-parts)\.js$/.test(filename);
  const told = failed && document.getElementById("failed");
  if (told) told.hidden = false;
}, true);
// Until the page itself runs, what is touched is answered here. Links to games and rules are followed: to leave would throw away what is on its
// way. What is chosen of a game is shown and noted, by its place, for the page to do (`app/early.rs`).
{
  const root = document.documentElement.dataset;
  const early = ".opening-form :is(a, button, summary):not(.fields *)";
  let wish, path = location.pathname;
  addEventListener("click", async (event) => {
    // Whoever goes on to something else no longer wants what has not come.
    const before = wish;
    wish = undefined;
    delete root.wish;
    before?.removeAttribute("aria-busy");
    const runs = "running" in root;
    const waits = document.getElementById("main").ariaBusy === "true";
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || (runs && !waits)) return;
    const pressed = event.target.closest(".opening-form :is(button, summary)");
    if (pressed) {
      const place = [...document.querySelectorAll(early)].indexOf(pressed);
      const group = pressed.closest("[role=radiogroup]");
      const begins = pressed.closest(".begin");
      // Of the ways to begin the last counts, after whatever was chosen.
      if (begins) root.begin = place;
      else root.early = `${root.early || ""} ${place}`;
      for (const one of begins?.querySelectorAll("button") || []) one.ariaBusy = one === pressed || null;
      for (const one of group?.querySelectorAll("button") || []) {
        one.ariaChecked = one === pressed;
        one.tabIndex = one === pressed ? 0 : -1;
      }
      // Levels are those of machines.
      if (group?.matches(".modes")) group.nextElementSibling.hidden = pressed !== group.firstElementChild;
    }
    const link = event.target.closest("a[href^='/game/'], a[href^='/rules']");
    if (!link || runs) return;
    event.preventDefault();
    wish = link;
    link.ariaBusy = true;
    // Where the page runs before the answer comes, it goes there itself.
    root.wish = link.getAttribute("href");
    if (before === link) return;
    try {
      const answer = await fetch(link.href);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (wish !== link || "running" in root) return;
      if (page.documentElement.dataset.page !== root.page) throw 0;
      for (const part of page.head.querySelectorAll("link[rel=preload]"))
        if (!document.head.querySelector(`[href="${part.getAttribute("href")}"]`)) document.head.append(part);
      // Whoever comes back finds it again.
      (window.left ||= {})[location.pathname] = document.getElementById("main").innerHTML;
      history.pushState(null, "", link.href);
      document.title = page.title;
      document.getElementById("main").replaceWith(page.getElementById("main"));
      document.getElementById("main").focus();
      scrollTo(0, 0);
      for (const name of ["early", "begin", "wish"]) delete root[name];
      wish = undefined;
      path = location.pathname;
    } catch {
      if (wish === link && !("running" in root)) location = link.href;
    }
  });
  addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const group = event.target.closest?.(".opening-form [role=radiogroup]");
    if (!step || !group || event.altKey || event.ctrlKey || event.metaKey || "running" in root) return;
    event.preventDefault();
    const all = [...group.querySelectorAll("button")];
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    next.focus();
    next.click();
  });
  // A step to another place of the same page is none in history.
  addEventListener("popstate", () => "running" in root || location.pathname === path || location.reload());
}
