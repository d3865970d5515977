// Setting up a game: who sits where, and the options with what they mean.

import { dialog, fill, h } from "./dom.js";
import { seal } from "./panels.js";
import { settings } from "./settings.js";
import { t } from "./text.js";

const KINDS = ["me", "here", "link", "bot"];

/**
 * @param {any} game as the server describes it
 * @param {{name: string, title: string, usual: boolean}[]} levels of bots
 * @param {(order: any) => void} start
 */
export function setUp(game, levels, start) {
  const order = { count: game.default_seats, seats: [], options: {} };
  const usual = levels.find((level) => level.usual)?.name ?? levels[0].name;
  order.seats = Array.from({ length: game.seats.at(-1) }, (_, seat) =>
    ({ kind: seat === 0 ? "me" : "bot", name: seat === 0 ? settings.name || t("guest") : "", level: usual }));
  const form = /** @type {HTMLFormElement} */ (h("form", {
    class: "set-up-form",
    onsubmit: (event) => {
      event.preventDefault();
      box.close();
      start({ game: game.name, seats: order.seats.slice(0, order.count).map(told), options: chosen(game, order) });
    },
  }));
  const box = dialog(game.title, t("close"), form);
  box.classList.add("wide");
  const draw = () => {
    const focused = Array.from(form.elements).indexOf(/** @type {Element} */ (document.activeElement));
    fill(form, counts(game, order, draw), seats(order, levels, draw), options(game, order, draw),
      h("div", { class: "answers" }, h("button", { class: "main start", type: "submit" }, t("start"))));
    // What comes before a change stays in its place, so the same control has the focus again.
    /** @type {HTMLElement | undefined} */ (form.elements[focused])?.focus();
  };
  draw();
}

function told(seat) {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "link") return { kind: "link" };
  return { kind: seat.kind, name: seat.name.trim() || t("guest") };
}

function counts(game, order, draw) {
  return h("fieldset", {}, h("legend", {}, t("players")),
    h("div", { class: "segments" }, ...game.seats.map((count) =>
      h("label", {}, h("input", { type: "radio", name: "count", checked: count === order.count, onchange: () => { order.count = count; draw(); } }), h("span", {}, String(count))))));
}

function seats(order, levels, draw) {
  return h("fieldset", {}, h("legend", {}, t("seats")),
    h("ul", { class: "seats" }, ...order.seats.slice(0, order.count).map((seat, index) =>
      h("li", {}, seal(index), kindOf(seat, index, draw), detail(seat, index, levels)))),
    h("p", { class: "explained" }, t("seats-help")));
}

function kindOf(seat, index, draw) {
  return h("select", { "aria-label": t("seat-number", { number: index + 1 }), onchange: (event) => { seat.kind = event.target.value; draw(); } },
    ...KINDS.map((kind) => h("option", { value: kind, selected: kind === seat.kind }, t(`seat-${kind}`))));
}

function detail(seat, index, levels) {
  if (seat.kind === "link") return h("span", { class: "explained" }, t("link-follows"));
  if (seat.kind === "bot") {
    return h("select", { "aria-label": t("level"), onchange: (event) => { seat.level = event.target.value; } },
      ...levels.map((level) => h("option", { value: level.name, selected: level.name === seat.level }, level.title)));
  }
  return h("input", { value: seat.name, maxlength: 30, placeholder: t("guest"), "aria-label": t("name-of-seat", { number: index + 1 }), oninput: (event) => { seat.name = event.target.value; } });
}

function options(game, order, draw) {
  const open = game.options.filter((option) => allowed(option, order.count));
  if (open.length === 0) return null;
  return h("fieldset", {}, h("legend", {}, t("options")), ...open.map((option) => one(option, order, draw)));
}

function allowed(option, count) {
  return (option.seats.length === 0 || option.seats.includes(count)) && values(option, count).length > 1;
}

function values(option, count) {
  return option.values[String(count)] ?? [];
}

function one(option, order, draw) {
  const now = order.options[option.name] ?? option.default;
  if (option.kind === "flag") {
    return h("label", { class: "option" },
      h("input", { type: "checkbox", checked: now, "data-option": option.name, onchange: (event) => { order.options[option.name] = event.target.checked; draw(); } }),
      h("span", {}, option.text));
  }
  const named = (value) => option.titles?.[String(value)] ?? (value === null ? t("by-chance") : option.kind === "seat" ? t("seat-number", { number: value + 1 }) : String(value));
  return h("label", { class: "option" },
    h("select", { "data-option": option.name, onchange: (event) => { order.options[option.name] = JSON.parse(event.target.value); } },
      ...values(option, order.count).map((value) => h("option", { value: JSON.stringify(value), selected: value === now }, named(value)))),
    h("span", {}, option.text));
}

/** Only what this number of players allows and differs from the usual. */
function chosen(game, order) {
  return Object.fromEntries(game.options
    .filter((option) => allowed(option, order.count) && option.name in order.options)
    .filter((option) => values(option, order.count).includes(order.options[option.name]))
    .map((option) => [option.name, order.options[option.name]]));
}
