// What could be chosen, how good it is and what would follow: in hints and in replays.

import { h } from "./dom.js";
import { AMOUNT } from "./choosing.js";
import { percent, signed, t } from "./text.js";

const FORESEEN = 3; // moves of a continuation that are told

/** @typedef {{choice: number, label: string, win: number, margin: number, visits: number, line: {seat: number, label: string}[]}} Idea */

/**
 * The ideas as rows, the best first. One that can be shown on the table is a button.
 * @param {Idea[]} ideas
 * @param {string[]} names of all seats
 * @param {number | null} played the choice that was made
 * @param {(idea: Idea) => boolean} canShow
 * @param {(idea: Idea | null) => void} show
 */
export function ideaList(ideas, names, played, canShow, show) {
  const list = h("ol", { class: "ideas" });
  const pressed = (row) => row.getAttribute("aria-pressed") === "true";
  const press = (row, idea) => {
    const on = !pressed(row);
    for (const other of list.querySelectorAll("button")) other.setAttribute("aria-pressed", String(on && other === row));
    show(on ? idea : null);
  };
  for (const idea of ideas) {
    const told = words(idea, names, idea.choice === played);
    const row = canShow(idea)
      ? h("button", { class: "idea", "aria-pressed": "false", title: t("show-idea"), onclick: () => press(row, idea) }, ...told)
      : h("div", { class: "idea" }, ...told);
    list.append(h("li", { "data-choice": idea.choice }, row));
  }
  return list;
}

function words(idea, names, played) {
  const line = continuation(idea.line.slice(0, FORESEEN), names);
  return [
    h("span", { class: "win" }, h("b", {}, percent(idea.win)), " ", h("small", {}, t("to-win"))),
    h("span", { class: "what" }, idea.label),
    h("span", { class: "why" }, t("idea-figures", { lead: signed(idea.margin), visits: idea.visits }), " ", played && h("span", { class: "tag" }, t("played"))),
    line && h("span", { class: "then" }, t("idea-then", { line })),
  ];
}

/** Moves in words; who goes on moving is named only once. */
function continuation(line, names) {
  return line.map((move, index) => (line[index - 1]?.seat === move.seat ? move.label : t("says", { name: names[move.seat], text: move.label }))).join(" → ");
}

/** The shapes on the table that mean a choice. @param {string[][]} parts */
export function shapesOf(parts) {
  return parts.flat().filter((id) => id !== AMOUNT);
}
