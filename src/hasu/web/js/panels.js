// The players: who sits where, who is here, who thinks, and their figures.

import { fill, h, s } from "./dom.js";
import { t } from "./text.js";

const SEALS = [
  "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z",
  "M-6 -6H6V6H-6Z",
  "M0 -8.5L8 0L0 8.5L-8 0Z",
  "M0 -8L8 6.5H-8Z",
  "M-4 -7H4L8 0L4 7H-4L-8 0Z",
  "M-9 3.5C-6.5 -6 -3 -6 0 0S6.5 6 9 -3.5V1.5C6.5 9.5 3 9.5 0 3.5S-6.5 -1 -9 8.5Z",
];

/** A seat's colour and mark. */
export function seal(seat) {
  return s("svg", { class: `seal seat-${seat}`, viewBox: "-14 -14 28 28", "aria-hidden": "true" },
    s("circle", { r: 13 }), s("path", { d: SEALS[seat] ?? SEALS[0] }));
}

/** Room for the players; it may have to be scrolled, also by keyboard. */
export function panelBox() {
  return h("div", { class: "panels", role: "group", tabindex: "0", "aria-label": t("players") });
}

/**
 * @param {HTMLElement} root
 * @param {any} scene
 * @param {any} people what the server last said about the people here
 * @param {{vote: (seat: number) => void, back: (seat: number) => void}} actions
 */
export function drawPanels(root, scene, people, actions) {
  const seats = new Map((people?.seats ?? []).map((seat) => [seat.seat, seat]));
  scene.panels.forEach((panel, index) => {
    const person = seats.get(panel.seat);
    const thinks = scene.waiting.includes(panel.seat);
    // The panel itself stays: it may have the focus, or be under somebody's finger.
    const shown = /** @type {HTMLElement} */ (root.children[index] ?? root.appendChild(frame(panel)));
    const said = JSON.stringify([panel, person, thinks, scene.eyes, Boolean(scene.outcome)]);
    if (shown.dataset.said === said) return;
    shown.dataset.said = said;
    shown.dataset.name = panel.name;
    shown.classList.toggle("active", Boolean(panel.active));
    shown.classList.toggle("thinks", thinks);
    shown.classList.toggle("mine", Boolean(person?.mine));
    fill(shown, ...inside(panel, person, thinks, scene, actions));
  });
}

function frame(panel) {
  return h("section", { class: "panel", "data-id": `panel:${panel.seat}`, "aria-label": panel.name });
}

function inside(panel, person, thinks, scene, actions) {
  return [
    h("h2", {}, seal(panel.seat), h("span", { class: "who" }, panel.name), h("strong", { class: "points", title: t("points") }, String(panel.points))),
    h("p", { class: "state" }, ...state(panel, person, thinks, scene)),
    h("dl", {}, ...panel.figures.map((figure) => h("div", {}, h("dt", {}, figure.name), h("dd", {}, String(figure.value))))),
    panel.notes.length > 0 && h("ul", { class: "notes" }, ...panel.notes.map((note) => h("li", {}, note))),
    ...offers(person, actions),
  ];
}

function state(panel, person, thinks, scene) {
  const words = [];
  if (person?.mine && panel.seat === scene.eyes) words.push(h("span", { class: "tag" }, t("you")));
  if (scene.outcome) return words;
  if (person?.kind === "bot") words.push(h("span", { class: "tag" }, person.title ?? t("bot")));
  else if (person && !person.here) words.push(h("span", { class: "tag away" }, t("away")));
  if (person?.state === "ready") words.push(h("span", { class: "tag done" }, t("is-ready")));
  else if (thinks) words.push(h("span", { class: "tag thinking" }, t("is-thinking")));
  return words;
}

function offers(person, actions) {
  if (!person) return [];
  const found = [];
  if (person.can_vote) {
    found.push(h("button", { class: "quiet", onclick: () => actions.vote(person.seat) }, t("vote-bot", { votes: person.votes?.length ?? 0 })));
  }
  if (person.can_return) {
    found.push(h("button", { class: "main", onclick: () => actions.back(person.seat) }, t("i-am-back")));
  }
  return found;
}
