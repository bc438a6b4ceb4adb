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
