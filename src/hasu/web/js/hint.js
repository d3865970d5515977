// A hint at the table: the best ideas beside the question, until it is answered.

import { announce, fill, h } from "./dom.js";
import { ideaList, shapesOf } from "./ideas.js";
import { percent, t } from "./text.js";

const narrow = matchMedia("(max-width: 60rem)");
const ROOM = 6; // pixels between the question and the hint

export class Hint {
  /**
   * @param {import("./scene.js").SceneView} view where shapes are shown
   * @param {HTMLElement} bar where the other answers are
   * @param {HTMLElement} side beside the board
   */
  constructor(view, bar, side) {
    this.view = view;
    this.bar = bar;
    this.side = side;
    this.box = h("section", { class: "hint-panel", hidden: true, tabindex: "-1", "aria-label": t("hint") });
    /** @type {any} the choice that is shown on the table */
    this.shown = null;
  }

  get open() {
    return !this.box.hidden;
  }

  /** Has the server been asked, and not answered yet? */
  get waiting() {
    return this.open && this.box.querySelector(".thinking") !== null;
  }

  wait() {
    this.show(null);
    this.place();
    this.draw(h("p", { class: "thinking" }, t("thinking-hint")));
    this.box.focus({ preventScroll: true });
    this.bringIntoSight();
  }

  /** What the server said. @param {any} message @param {any} scene */
  take(message, scene) {
    const choices = new Map(scene.prompt.choices.map((choice) => [choice.choice, choice]));
    const names = [];
    for (const panel of scene.panels) names[panel.seat] = panel.name;
    const best = choices.get(message.choice);
    const canShow = (idea) => showable(choices.get(idea.choice));
    const list = ideaList(message.ideas, names, null, canShow, (idea) => {
      this.show(idea && choices.get(idea.choice));
      this.view.reveal(".hinted");
    });
    this.draw(
      h("h2", {}, message.ideas.length > 0 ? t("hint") : t("hint-says", { text: message.text })),
      message.ideas.length > 0 ? list : h("p", { class: "explained" }, t("hint-quick")));
    list.querySelector("button")?.setAttribute("aria-pressed", String(showable(best)));
    this.show(best);
    const chance = message.ideas.length > 0 ? ` ${percent(message.ideas[0].win)} ${t("to-win")}` : "";
    announce(t("hint-says", { text: message.text }) + chance);
  }

  draw(...inside) {
    fill(this.box, ...inside,
      h("button", { class: "quiet close", "aria-label": t("close"), title: `${t("close")} (Esc)`, onclick: () => this.close() }, "✕"));
    this.box.hidden = false;
  }

  /** The board keeps its size: in a wide window the hint stands beside it. */
  place() {
    if (narrow.matches) this.bar.after(this.box);
    else this.side.prepend(this.box);
  }

  /** In a narrow window the question stays on top: what stands beneath it must not lie behind it. */
  bringIntoSight() {
    if (!narrow.matches) return;
    const behind = this.bar.getBoundingClientRect().bottom + ROOM - this.box.getBoundingClientRect().top;
    if (behind > 0) scrollBy({ top: -behind, behavior: "instant" });
  }

  /** Let the table show what a choice means. @param {any} choice or null */
  show(choice) {
    this.shown = choice;
    this.view.hint(choice ? shapesOf(choice.parts) : []);
    this.mark();
  }

  /** A choice that has no place on the table is a button, which may have been drawn anew. */
  mark() {
    const wanted = this.open && this.shown?.parts.length === 0 ? String(this.shown.choice) : null;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.bar.querySelectorAll("button.answer"))) {
      button.classList.toggle("hinted", button.dataset.choice === wanted);
    }
  }

  close() {
    if (!this.open) return;
    const focused = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.show(null);
    if (focused) /** @type {HTMLElement | null} */ (this.bar.querySelector(".hint"))?.focus();
  }
}

function showable(choice) {
  return Boolean(choice) && (choice.parts.length === 0 || shapesOf(choice.parts).length > 0);
}
