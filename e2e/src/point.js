// Waits for one of several things of a kind and finds a pixel of it. Arguments: the selector, which of them, how long to wait,
// `done`.
const [selector, index, longest, done] = arguments;
const last = performance.now() + longest;

function look() {
  const thing = document.querySelectorAll(selector)[index];
  const pixel = thing && !thing.disabled && pixelOf(thing);
  if (pixel) return done(pixel);
  if (performance.now() < last) return setTimeout(look, 15);
  done({ why: thing ? `covered by ${covering(thing)}` : "not there" });
}

look();
