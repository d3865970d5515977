// A table that waits for people: invite, fill with bots, or take a free seat.

import { fill, h } from "./dom.js";
import { seal } from "./panels.js";
import { copyLink } from "./menu.js";
import { t } from "./text.js";

/** @param {HTMLElement} page @param {any} message what the server says @param {string} id */
export function gathering(page, message, id, say) {
  fill(page, h("section", { class: "gathering" },
    h("h1", {}, message.title ?? ""),
    h("p", {}, t("gathering")),
    h("ul", { class: "seats" }, ...message.seats.map((seat) => one(seat, id, message, say))),
    message.seeded && h("p", {}, t("seeded")),
    h("p", {}, t("gathering-keeps"))));
}

function one(seat, id, message, say) {
  const free = seat.kind === "free";
  return h("li", {}, seal(seat.seat),
    h("span", { class: "who" }, free ? t("free-seat") : seat.name),
    free && seat.invite_url && h("button", { class: "main", onclick: () => copyLink(seat.invite_url) }, t("copy-invitation")),
    free && message.host && h("button", { onclick: () => say({ do: "fill", seat: seat.seat }) }, t("fill-with-bot")),
    !free && h("span", { class: "tag" }, seat.kind === "bot" ? (seat.title ?? t("bot")) : seat.here ? t("here") : t("away")));
}
