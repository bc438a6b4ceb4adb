// Day or night, and how large: before anything is painted. The page itself looks after it from then on.
try {
  const kept = JSON.parse(localStorage.getItem("tablier.settings")) || {};
  const root = document.documentElement.dataset;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.theme = (kept.light === "night" || (kept.light !== "day" && dark)) ? "dark" : "light";
  root.palette = kept.clear ? "clear" : "usual";
  root.size = kept.large ? "large" : "usual";
} catch {}
