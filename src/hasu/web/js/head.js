// The head of every page: home, what is going on, language, day and night.

import { h, fill } from "./dom.js";
import { keep, LANGUAGES, settings } from "./settings.js";
import { t } from "./text.js";

const NAMES = { en: "English", fr: "Français", de: "Deutsch" };

/**
 * @param {any[]} middle what this page has to say
 * @param {() => void} spoken called when the language has changed
 */
export function drawHead(middle, spoken) {
  const head = /** @type {HTMLElement} */ (document.getElementById("head"));
  const language = h("select", {
    "aria-label": t("language"), class: "language",
    onchange: (event) => { keep({ language: event.target.value }); spoken(); },
  }, ...LANGUAGES.map((code) => h("option", { value: code, lang: code, selected: code === settings.language }, NAMES[code])));
  const theme = h("button", { class: "quiet theme", "aria-label": t("day-or-night"), title: t("day-or-night"), onclick: () => {
    keep({ theme: document.documentElement.dataset.theme === "night" ? "day" : "night" });
  } }, "◐");
  fill(head,
    h("a", { href: "/", class: "home", "data-go": true, "aria-label": t("to-lobby") }, h("img", { src: "/static/seal.svg", alt: "", width: 30, height: 30 }), h("b", {}, "Hasu")),
    h("div", { class: "middle" }, ...middle.filter(Boolean)),
    language, theme);
}
