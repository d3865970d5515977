// The end: who won, and where each point came from.

import { h } from "./dom.js";
import { seal } from "./panels.js";
import { t } from "./text.js";

/** The score sheet as a table. @param {any} scene @param {(id: string) => void} rules */
export function scoreSheet(scene, rules) {
  const { outcome, panels } = scene;
  const best = new Set(outcome.winners);
  return h("div", { class: "sheet-box", tabindex: "0", role: "region", "aria-label": t("score-sheet") },
    h("table", { class: "sheet" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("for-what")),
        ...panels.map((panel) => h("th", { scope: "col", class: best.has(panel.seat) ? "won" : null }, seal(panel.seat), h("span", {}, panel.name))))),
      h("tbody", {}, ...grouped(outcome.sheet).map((line) => row(line, rules))),
      h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("total")),
        ...outcome.scores.map((points, seat) => h("td", { class: best.has(seat) ? "won" : null }, String(points)))))));
}

function row(line, rules) {
  return h("tr", {},
    h("th", { scope: "row" }, line.text, line.times > 1 ? ` ×${line.times}` : "", " ",
      line.rule && h("button", { class: "quiet rule", onclick: () => rules(line.rule) }, line.rule)),
    ...line.points.map((points) => h("td", {}, points === 0 ? "" : String(points))));
}

/** Lines that say the same are added up. */
function grouped(lines) {
  const found = new Map();
  for (const line of lines) {
    const key = `${line.rule} ${line.text}`;
    const known = found.get(key);
    if (known) {
      known.points = known.points.map((points, seat) => points + line.points[seat]);
      known.times += 1;
    } else found.set(key, { ...line, points: [...line.points], times: 1 });
  }
  return [...found.values()];
}

export function winners(scene) {
  const names = scene.outcome.winners.map((seat) => scene.panels[seat].name);
  const key = names.length > 1 ? "winners" : "winner";
  return t(key, { names: names.join(", ") });
}
