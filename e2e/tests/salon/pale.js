// Lists texts that are too pale for what is behind them.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

// Any colour of a style sheet as red, green, blue and opacity.
function colour(text) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, opacity] = canvas.getImageData(0, 0, 1, 1).data;
  return { parts: [red, green, blue], opacity: opacity / 255 };
}

function over(above, below) {
  return above.parts.map((part, index) => part * above.opacity + below[index] * (1 - above.opacity));
}

function light(parts) {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// What is painted behind an element; the faint patterns of the style sheet do not count.
function ground(element) {
  const layers = [];
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    const layer = colour(style.backgroundColor);
    layers.push(layer);
    if (layer.opacity === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
}

const pale = new Set();
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const words = walk.currentNode.data.trim();
  const element = walk.currentNode.parentElement;
  if (!words || element.closest("svg, script, style, .hush, [disabled], [aria-hidden=true]")) continue;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  if (box.width < 2 || style.visibility !== "visible") continue;
  const below = ground(element);
  const [one, other] = [light(over(colour(style.color), below)), light(below)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (contrast < (large ? 3 : 4.5)) pale.add(`“${words.slice(0, 30)}” has a contrast of ${contrast.toFixed(2)}`);
}
return [...pale];
