// On a shared device: nothing of the table is seen until the next person sits down.

import { h } from "./dom.js";
import { t } from "./text.js";

/**
 * @param {string} name whose turn it is
 * @param {string} last what happened last
 * @param {() => void} sit the next person is there
 */
export function cover(name, last, sit) {
  const here = () => { box.remove(); sit(); };
  const box = h("div", { class: "cover", role: "dialog", "aria-modal": "true", "aria-label": t("hand-over", { name }) },
    h("div", {},
      h("p", {}, last),
      h("h1", {}, t("hand-over", { name })),
      h("p", {}, t("hand-over-why")),
      h("button", { class: "main", onclick: here }, t("i-am", { name }))));
  return box;
}
