// Compares a picture of the board in flat colours with what a pointer hits. Arguments: the picture, the names of the targets in
// the order of their colours, `done`.
const [picture, names, done] = arguments;
// How many pixels of each target are tried, and how many of no target.
const [OF_EACH, OF_NONE] = [40, 1200];

async function pixels() {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height);
}

// Which target is seen at each pixel: its number, -1 where there is none. Where parts of one colour meet, it may be off by a shade.
function seenIn({ data, width, height }) {
  const seen = new Int16Array(width * height).fill(-1);
  const step = (value) => Math.round((value - 8) / 16);
  const near = (value) => Math.abs(value - 8 - 16 * step(value)) <= 3;
  for (let at = 0; at < seen.length; at += 1) {
    const [red, green, blue] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    if (blue < 247 || !near(red) || !near(green)) continue;
    const number = step(red) + 15 * step(green);
    if (step(red) < 15 && number < names.length) seen[at] = number;
  }
  return seen;
}

// The pixels at least one away from any edge, by what is seen there; those of no target come last. At an edge colours are mixed.
function inside({ data, width, height }, seen, board) {
  const raw = new Uint32Array(data.buffer);
  const lists = Array.from({ length: names.length + 1 }, () => []);
  const [left, top] = [Math.max(1, Math.ceil(board.left)), Math.max(1, Math.ceil(board.top))];
  const [right, bottom] = [Math.min(width - 1, board.right), Math.min(height - 1, board.bottom)];
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      const same = seen[at] < 0 ? (step) => raw[at + step] === raw[at] : (step) => seen[at + step] === seen[at];
      if (around.every(same)) lists[seen[at] < 0 ? names.length : seen[at]].push([x, y]);
    }
  }
  return lists;
}

// The side of the largest square of each target that is seen as a whole.
function sides(seen, width) {
  const side = new Uint16Array(seen.length);
  const most = new Array(names.length).fill(0);
  seen.forEach((number, at) => {
    if (number < 0 || at < width || at % width === 0) return;
    const same = (step) => (seen[at - step] === number ? side[at - step] : 0);
    side[at] = 1 + Math.min(same(1), same(width), same(width + 1));
    most[number] = Math.max(most[number], side[at]);
  });
  return most;
}

function spread(list, count) {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, number) => list[Math.floor(number * step)]);
}

function hit([x, y]) {
  return document.elementFromPoint(x + 0.5, y + 0.5)?.closest(".board [data-id]")?.dataset.id ?? null;
}

pixels().then((data) => {
  const seen = seenIn(data);
  const board = document.querySelector(".table .board").getBoundingClientRect();
  const lists = inside(data, seen, board);
  const widest = sides(seen, data.width);
  const targets = names.map((name, number) => {
    const tried = spread(lists[number], OF_EACH);
    const missed = tried.filter((pixel) => hit(pixel) !== name);
    const instead = missed.slice(0, 2).map((pixel) => `${pixel} hits ${hit(pixel)}`);
    return { name, tried: tried.length, right: tried.length - missed.length, side: widest[number], instead };
  });
  const empty = spread(lists[names.length], OF_NONE);
  const strays = empty.filter((pixel) => hit(pixel) !== null).map((pixel) => `${pixel} hits ${hit(pixel)}`);
  done({ targets, empty: empty.length, stray: strays.length, strays: strays.slice(0, 5) });
}, (error) => done({ why: String(error) }));
