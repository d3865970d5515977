// What nobody should miss though nobody is asked: shown large for a while, then only in the log.

import { h } from "./dom.js";
import { seal } from "./panels.js";

const MOST = 3;
const STAYS = 5000; // milliseconds

/** Show the headlines among new lines of the log. */
export function headlines(lines) {
  const place = document.getElementById("headlines");
  for (const line of lines.filter((line) => line.headline)) {
    const shown = h("p", { class: "headline" }, line.seat >= 0 && seal(line.seat), h("span", {}, line.text));
    place?.append(shown);
    setTimeout(() => shown.remove(), STAYS);
  }
  while (place && place.children.length > MOST) place.firstElementChild?.remove();
}
