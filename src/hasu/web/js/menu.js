// The menu of a table: pace, links to take along, keys.

import { dialog, h, toast } from "./dom.js";
import { api } from "./net.js";
import { keep, settings } from "./settings.js";
import { t } from "./text.js";

const PACES = ["slow", "normal", "fast", "instant"];

/**
 * @param {string} table
 * @param {any[]} seats who sits where
 */
export function openMenu(table, seats) {
  const pace = h("select", { onchange: (event) => keep({ pace: event.target.value }) },
    ...PACES.map((one) => h("option", { value: one, selected: one === settings.pace }, t(`pace-${one}`))));
  dialog(t("menu"), t("close"),
    h("p", {}, h("label", {}, t("pace"), " ", pace)),
    h("p", {}, h("button", { onclick: () => copy(`${location.origin}/t/${table}`) }, t("copy-watch-link"))),
    seats.filter((seat) => seat.mine).map((seat) =>
      h("p", {}, h("button", { onclick: () => seatLink(table, seat.seat) }, t("copy-seat-link", { name: seat.name })))),
    h("h3", {}, t("keys")),
    h("p", {}, t("keys-help")));
}

async function seatLink(table, seat) {
  try {
    const { url } = await api(`tables/${table}/seat-link?seat=${seat}`);
    copyLink(url);
  } catch (error) {
    toast(error.message, "error");
  }
}

/** Copy a link of the server's as this page would reach it: behind a proxy the server may not know. */
export function copyLink(url) {
  const { pathname, search, hash } = new URL(url, location.origin);
  return copy(location.origin + pathname + search + hash);
}

export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    toast(t("copied"));
  } catch {
    dialog(t("link"), t("close"), h("input", { value: words, readonly: true, class: "link", onfocus: (event) => event.target.select() }));
  }
}
