// Clicks by chance on what may be clicked at a table, until the game is over or often enough.
const [seed, most, done] = arguments;
let state = seed;
let clicks = 0;

function chance(below) {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

function click(thing) {
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function step() {
  const end = document.querySelector(".result");
  if (end) return done({ clicks, end: end.innerText });
  if (clicks >= most) return done({ clicks });
  const ready = document.querySelector(".hand-over .button");
  if (ready) {
    click(ready);
    return setTimeout(step);
  }
  const things = [...document.querySelectorAll(".board .act, .controls button:not(.quiet)")];
  if (things.length === 0) return setTimeout(step, 5);
  // Mostly what makes a move at once: whoever only takes things up never gets anywhere.
  const moves = things.filter((thing) => thing.matches(".plays, button"));
  const among = moves.length > 0 && chance(5) > 0 ? moves : things;
  click(among[chance(among.length)]);
  clicks += 1;
  setTimeout(step);
}

step();
