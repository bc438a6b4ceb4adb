// Waits until something may be chosen at a table, and chooses by chance. Arguments: two numbers drawn by lot, how long to wait,
// `done`.
const [first, second, longest, done] = arguments;
const last = performance.now() + longest;

function look() {
  const end = document.querySelector(".result");
  if (end) return done({ end: end.innerText });
  const ready = document.querySelector(".hand-over .button");
  if (ready) return done({ pixel: pixelOf(ready), handed: true });
  const things = [...document.querySelectorAll(".board .act, .controls button:not(.quiet)")];
  if (things.length === 0) {
    return performance.now() < last ? setTimeout(look, 5) : done({ why: "nothing can be chosen" });
  }
  // Mostly what makes a move at once: whoever only takes things up never gets anywhere.
  const moves = things.filter((thing) => thing.matches(".plays, button"));
  const among = moves.length > 0 && first % 5 > 0 ? moves : things;
  const thing = among[second % among.length];
  const pixel = pixelOf(thing);
  done(pixel ? { pixel } : { why: `${thing.getAttribute("aria-label") ?? thing.innerText} is covered by ${covering(thing)}` });
}

look();
