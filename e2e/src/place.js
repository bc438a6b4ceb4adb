// Looks for a pixel of the page at which a thing is on top, scrolling to it where it must. Shared by all that points.

// Whether whoever points here points at the thing.
function isThere(thing, x, y) {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && thing.contains(hit);
}

// The pixels of a thing that may be pointed at, those nearest to its middle first.
function pixels(thing) {
  const box = thing.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 1), Math.max(box.top, 1)];
  const [right, bottom] = [Math.min(box.right, innerWidth - 1), Math.min(box.bottom, innerHeight - 1)];
  const found = [];
  const steps = 24;
  for (let row = 0; row <= steps; row += 1) {
    for (let column = 0; column <= steps; column += 1) {
      const x = Math.round(left + ((right - left) * column) / steps);
      const y = Math.round(top + ((bottom - top) * row) / steps);
      found.push({ x, y, far: Math.hypot(column - steps / 2, row - steps / 2) });
    }
  }
  return right > left && bottom > top ? found.sort((one, other) => one.far - other.far) : [];
}

// A pixel of the thing as the page lies now, best one that is not at its edge.
function pixelInSight(thing) {
  const there = pixels(thing).filter(({ x, y }) => isThere(thing, x, y));
  const around = [[-2, 0], [2, 0], [0, -2], [0, 2]];
  const inside = there.find(({ x, y }) => around.every(([dx, dy]) => isThere(thing, x + dx, y + dy)));
  return inside ?? there[0];
}

// A pixel of the thing, or nothing if it is covered wherever the page is scrolled to.
function pixelOf(thing) {
  let found = pixelInSight(thing);
  for (const block of ["nearest", "center", "start", "end"]) {
    if (found) return { x: found.x, y: found.y };
    thing.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    found = pixelInSight(thing);
  }
  return found && { x: found.x, y: found.y };
}

// What lies over the middle of a thing, for whoever has to find out why it cannot be pointed at.
function covering(thing) {
  const box = thing.getBoundingClientRect();
  const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return `${over?.tagName} ${over?.getAttribute("class")} over ${JSON.stringify(box)}`;
}
