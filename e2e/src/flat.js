// Paints every target of the board in one flat colour of its own and all else in black, so that a picture tells what is seen where.
// What is too pale to be seen is left out, and so are words that are no target's own: they belong to what they are written on. Gives the names of the targets; called again, paints everything as it was.
const FAINT = 0.06;
const board = document.querySelector(".table .board");
const shapes = [...board.querySelectorAll(".item *")];

if (board.dataset.flat) {
  document.getElementById("flat").remove();
  for (const shape of shapes) {
    if (shape.dataset.style) shape.setAttribute("style", shape.dataset.style);
    else shape.removeAttribute("style");
    delete shape.dataset.style;
  }
  delete board.dataset.flat;
  return null;
}

const still = document.createElement("style");
still.id = "flat";
still.textContent = `.board *, .board .act:hover > * { animation: none !important; transition: none !important; filter: none !important;
  opacity: 1 !important; fill-opacity: 1 !important; stroke-opacity: 1 !important; }
  .board .ring { display: none; }`;
const targets = [...board.querySelectorAll("[data-id]")];
const colours = targets.map((_, index) => `rgb(${8 + 16 * (index % 15)} ${8 + 16 * Math.floor(index / 15)} 251)`);
const looks = shapes.map((shape) => {
  const { fill, stroke, opacity } = getComputedStyle(shape);
  return { fill, stroke, faint: Number(opacity) < FAINT };
});
shapes.forEach((shape, index) => {
  const target = targets.indexOf(shape.closest("[data-id]"));
  const colour = target < 0 ? "rgb(0 0 0)" : colours[target];
  const look = looks[index];
  if (shape.hasAttribute("style")) shape.dataset.style = shape.getAttribute("style");
  if (look.fill !== "none") shape.style.setProperty("fill", colour, "important");
  if (look.stroke !== "none") shape.style.setProperty("stroke", colour, "important");
  if (look.faint || (target < 0 && shape.localName === "text")) shape.style.setProperty("display", "none", "important");
});
document.head.append(still);
board.dataset.flat = "yes";
return targets.map((target) => target.dataset.id);
