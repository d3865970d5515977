// On a shared device: nothing of the table is seen until the next person sits down.

import { announce, fill, h } from "./dom.js";
import { t } from "./text.js";

const ONLOOKER = -1;

/** Covers a table between two people. What was drawn for one stays covered until the server has
 * sent what the next may see. */
export class Cover {
  /**
   * @param {HTMLElement} page
   * @param {HTMLElement} table what is covered
   * @param {(eyes: number) => void} look ask to see with the eyes of a seat
   */
  constructor(page, table, look) {
    this.page = page;
    this.table = table;
    this.look = look;
    /** @type {HTMLElement | null} */
    this.box = null;
    this.seat = ONLOOKER; // for whom it waits
    /** @type {number | null} whose eyes were asked for */
    this.awaited = null;
  }

  get on() {
    return this.box !== null;
  }

  /**
   * Whose turn is it at this device? Who is asked already sees the table.
   * @param {any} scene as it is drawn
   * @param {boolean} shared do several people play at this device?
   * @param {number[]} asked those of them who must choose
   */
  handOver(scene, shared, asked) {
    if (this.on ? asked.includes(this.seat) : !shared || asked.includes(scene.eyes)) return;
    if (asked.length > 0) this.put(asked[0], scene);
    else if (this.on && this.awaited !== ONLOOKER) this.openFor(ONLOOKER);
  }

  /** Nothing that was read with the last person's eyes stays on the screen. */
  put(seat, scene) {
    this.lift();
    const name = scene.panels.find((panel) => panel.seat === seat)?.name ?? "";
    const box = h("div", { class: "cover", role: "dialog", "aria-modal": "true", "aria-label": t("hand-over", { name }) },
      h("div", {},
        h("h1", {}, t("hand-over", { name })),
        h("p", {}, t("hand-over-why")),
        h("button", { class: "main", onclick: () => this.openFor(seat) }, t("i-am", { name }))));
    this.box = box;
    this.seat = seat;
    this.awaited = null;
    this.table.inert = true;
    this.page.append(box);
    fill(/** @type {HTMLElement} */ (document.getElementById("headlines")));
    announce("");
    box.querySelector("button")?.focus();
  }

  /** The next person is there; or the seat is asked no more, and everybody may see what is public. */
  openFor(eyes) {
    this.awaited = eyes;
    this.look(eyes);
  }

  /** A scene was drawn: is it the one that may be seen? */
  drawn(scene) {
    if (this.on && scene.eyes === this.awaited) this.lift();
  }

  lift() {
    this.box?.remove();
    this.box = null;
    this.table.inert = false;
  }
}
