// For whoever works on the salon: asks whether there is another page, and loads it at the place where the reader was.
(() => {
  const OWN = "VERSION";
  const PLACE = "tablier.place";
  const PATIENCE = 10000;

  async function look() {
    const found = await fetch("/version.txt?" + Date.now(), { cache: "no-store" }).catch(() => null);
    const version = found?.ok ? (await found.text()).trim() : OWN;
    if (version === OWN) return setTimeout(look, 300);
    sessionStorage.setItem(PLACE, JSON.stringify([location.href, scrollX, scrollY]));
    location.reload();
  }

  // What was scrolled away is there again only when the page has been drawn.
  function goBack(href, x, y, last) {
    if (location.href !== href || performance.now() > last) return;
    scrollTo({ left: x, top: y, behavior: "instant" });
    if (Math.abs(scrollY - y) > 1 || Math.abs(scrollX - x) > 1) requestAnimationFrame(() => goBack(href, x, y, last));
  }

  const kept = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  if (kept) {
    const [href, x, y] = JSON.parse(kept);
    addEventListener("load", () => goBack(href, x, y, performance.now() + PATIENCE));
  }
  look();
})();
