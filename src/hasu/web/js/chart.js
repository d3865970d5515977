// Numbers over the steps of a game, as lines one can also tell apart without colour.

import { s } from "./dom.js";

const WIDTH = 340;
const HEIGHT = 140;
const LEFT = 6;
const RIGHT = 92; // room for the names
const LETTERS = 15; // height of a name
const TOP = 10;
const BOTTOM = 10;

/**
 * @param {{
 *   title: string, steps: number, names: string[], most: number,
 *   lines: [number, number][][], marks?: {step: number, seat: number, value: number}[],
 *   grid?: number[], words: (value: number) => string,
 * }} told for each seat `[step, value]`, and values in words
 * @param {(step: number) => void} go
 */
export function chart(told, go) {
  const wide = WIDTH - LEFT - RIGHT;
  const x = (step) => LEFT + (step / Math.max(1, told.steps)) * wide;
  const y = (value) => HEIGHT - BOTTOM - (value / Math.max(told.most, 1e-9)) * (HEIGHT - TOP - BOTTOM);
  const at = ([step, value]) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`;
  const now = s("line", { class: "now", y1: 4, y2: HEIGHT - 4 });
  const svg = s("svg", {
    class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": inWords(told),
    onclick: (event) => {
      const box = svg.getBoundingClientRect();
      const clicked = ((event.clientX - box.x) / box.width) * WIDTH;
      go(Math.max(0, Math.min(told.steps, Math.round(((clicked - LEFT) / wide) * told.steps))));
    },
  },
    ...(told.grid ?? []).map((value) => s("line", { class: "grid", x1: LEFT, x2: LEFT + wide, y1: y(value), y2: y(value) })),
    now,
    ...told.lines.map((line, seat) => s("polyline", { class: `seat-${seat} dash-${seat}`, points: line.map(at).join(" ") })),
    ...(told.marks ?? []).map(({ step, seat, value }) => s("circle", { class: `mark seat-${seat}`, cx: x(step), cy: y(value), r: 4 })),
    ...names(told, y));
  return { svg, at: (step) => { now.setAttribute("x1", String(x(step))); now.setAttribute("x2", String(x(step))); } };
}

/** The chart for those who cannot see it: what it shows, and where each line has come to. */
function inWords(told) {
  const ends = told.lines.map((line, seat) => line.length > 0 && `${told.names[seat]} ${told.words(line.at(-1)[1])}`);
  return [told.title, ends.filter(Boolean).join(", ")].filter(Boolean).join(": ");
}

/** Who has what at the end, beside the end of their line. */
function names(told, y) {
  const last = told.lines.map((line) => line.at(-1)?.[1]);
  const ends = spread(last.map((value, seat) => ({ seat, y: y(value ?? 0) })).filter(({ seat }) => last[seat] !== undefined));
  return ends.map(({ seat, y: at }) =>
    s("text", { x: WIDTH - RIGHT + 8, y: at }, `${short(told.names[seat])} ${told.words(/** @type {number} */ (last[seat]))}`));
}

function short(name) {
  const letters = [...name]; // an emoji is one of them
  return letters.length > 9 ? `${letters.slice(0, 8).join("")}…` : name;
}

/** Names at the end of lines, moved apart where they would cover each other. */
function spread(ends) {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  let above = -LETTERS;
  for (const end of sorted) above = end.y = Math.max(end.y, above + LETTERS);
  let below = HEIGHT - 8 + LETTERS;
  for (const end of sorted.reverse()) below = end.y = Math.min(end.y, below - LETTERS);
  return sorted;
}
