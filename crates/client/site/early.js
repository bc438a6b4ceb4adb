// Until the page itself runs, what is touched is answered here. Links to games and rules are followed: to leave would throw away what is on its
// way. What is chosen of a game is shown and noted, by its place, for the page to do (`app/early.rs`).
{
  const root = document.documentElement.dataset;
  const main = () => document.getElementById("main");
  const runs = () => "running" in root;
  // A page that runs may wait for its parts, with what is written in its place.
  const answersItself = () => "failed" in root || (runs() && main()?.ariaBusy !== "true");
  const fetchPage = async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  const waits = (path) => location.pathname === path && !answersItself() && !main().querySelector(".opening, .rules-page");
  // Where a page that runs waits, what the salon writes of it stands there meanwhile.
  const fill = (page, path) => {
    const { lang, dataset } = page.documentElement;
    if (waits(path) && dataset.page === root.page && lang === document.documentElement.lang)
      main().replaceChildren(...page.getElementById("main").childNodes);
  };
  // The page goes there first, and then it is seen whether it waits.
  const fillSoon = () => setTimeout(() => {
    const path = location.pathname;
    if (waits(path) && /^\/(game|rules)\/./.test(path)) fetchPage(path).then((page) => fill(page, path)).catch(() => {});
  });
  const early = ".opening-form :is(a, button, summary):not(.fields *)";
  // Whoever goes elsewhere no longer wants what they pressed here.
  const forget = () => { for (const name of ["early", "begin", "wish"]) delete root[name]; };
  let wish, path = location.pathname;
  addEventListener("click", async (event) => {
    // Whoever goes on to something else no longer wants what has not come.
    const before = wish;
    wish = undefined;
    delete root.wish;
    before?.removeAttribute("aria-busy");
    const link = event.target.closest("a[href^='/']");
    if (link && runs()) fillSoon();
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || answersItself()) return;
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
    if (link) forget();
    if (!link?.matches("[href^='/game/'], [href^='/rules']") || runs()) return;
    event.preventDefault();
    wish = link;
    link.ariaBusy = true;
    // Where the page runs before the answer comes, it goes there itself.
    root.wish = link.getAttribute("href");
    if (before === link) return;
    try {
      const page = await fetchPage(link.href);
      if (wish !== link) return;
      if (runs()) return fill(page, link.pathname);
      if (page.documentElement.dataset.page !== root.page) throw 0;
      for (const part of page.head.querySelectorAll("link[rel=preload]"))
        if (!document.head.querySelector(`[href="${part.getAttribute("href")}"]`)) document.head.append(part);
      // Whoever comes back finds it again.
      (window.pagesLeft ||= {})[location.pathname] = main().innerHTML;
      history.pushState(null, "", link.href);
      document.title = page.title;
      main().replaceWith(page.getElementById("main"));
      main().focus();
      scrollTo(0, 0);
      forget();
      wish = undefined;
      path = location.pathname;
    } catch {
      if (wish === link && !runs()) location = link.href;
    }
  });
  addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const group = event.target.closest?.(".opening-form [role=radiogroup]");
    if (!step || !group || event.altKey || event.ctrlKey || event.metaKey || answersItself()) return;
    event.preventDefault();
    const all = [...group.querySelectorAll("button")];
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    next.focus();
    next.click();
  });
  // A step to another place of the same page is none in history.
  addEventListener("popstate", () => {
    forget();
    if (runs()) fillSoon();
    else if (location.pathname !== path) location.reload();
  });
}
