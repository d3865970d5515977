// The scores over time, as lines one can also tell apart without colour.

import { s } from "./dom.js";

const WIDTH = 600;
const HEIGHT = 150;

/**
 * @param {number[][]} points for each step, the points of each seat
 * @param {string[]} names
 * @param {(step: number) => void} go
 */
export function chart(points, names, go) {
  const most = Math.max(1, ...points.flat());
  const x = (step) => 6 + (step / Math.max(1, points.length - 1)) * (WIDTH - 90);
  const y = (value) => HEIGHT - 12 - (value / most) * (HEIGHT - 26);
  const lines = names.map((name, seat) =>
    s("polyline", { class: `seat-${seat} dash-${seat}`, points: points.map((at, step) => `${x(step).toFixed(1)},${y(at[seat]).toFixed(1)}`).join(" ") }));
  const last = points.at(-1) ?? names.map(() => 0);
  const ends = spread(last.map((value, seat) => ({ seat, y: y(value) })));
  const labels = ends.map(({ seat, y: at }) => s("text", { x: WIDTH - 78, y: at, class: `seat-${seat}` }, `${names[seat].slice(0, 9)} ${last[seat]}`));
  const now = s("line", { class: "now", y1: 4, y2: HEIGHT - 10 });
  const svg = s("svg", {
    class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
    onclick: (event) => {
      const box = svg.getBoundingClientRect();
      const at = ((event.clientX - box.x) / box.width) * WIDTH;
      go(Math.max(0, Math.min(points.length - 1, Math.round(((at - 6) / (WIDTH - 90)) * (points.length - 1)))));
    },
  }, now, ...lines, ...labels);
  return { svg, at: (step) => { now.setAttribute("x1", String(x(step))); now.setAttribute("x2", String(x(step))); } };
}

/** Names at the end of lines, moved apart where they would cover each other. */
function spread(ends) {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  sorted.forEach((end, index) => {
    if (index > 0) end.y = Math.max(end.y, sorted[index - 1].y + 15);
  });
  const over = (sorted.at(-1)?.y ?? 0) - (HEIGHT - 8);
  if (over > 0) for (const end of sorted) end.y -= over;
  return sorted;
}
