// What stands behind a replay: points and chances over time, turning points, better choices.

import { chart } from "./chart.js";
import { announce, fill, h, toast } from "./dom.js";
import { ideaList, shapesOf } from "./ideas.js";
import { api } from "./net.js";
import { seal } from "./panels.js";
import { percent, t } from "./text.js";

const PATIENCE = 1000; // milliseconds between two questions how far it is
const UNDER_WAY = ["preparing", "waiting", "running"];
const NOTICED = 0.01; // of a win: what a choice may cost and still be called good
const SWING = 0.1; // of a win: what is worth a sentence

export class Insight {
  /**
   * @param {string} id of the table
   * @param {any} about the replay, as the server describes it
   * @param {number} step where the replay is
   * @param {(step: number) => void} go
   * @param {(ids: string[]) => void} point lets the board show some shapes
   */
  constructor(id, about, step, go, point) {
    this.path = `tables/${id}/replay`;
    this.about = about;
    this.go = go;
    this.point = point;
    this.step = step;
    this.kind = "points";
    this.found = null;
    /** @type {Map<number, Promise<any>>} choices that were judged, by step */
    this.judged = new Map();
    this.build();
    this.look();
  }

  build() {
    const tab = (kind) => h("button", { "data-kind": kind, onclick: () => { this.kind = kind; this.drawChart(); } }, t(`chart-${kind}`));
    this.tabs = h("div", { class: "tabs", role: "group", "aria-label": t("chart"), hidden: true }, tab("points"), tab("chances"));
    this.title = h("h2", {});
    this.picture = h("div", {});
    this.state = h("div", { class: "analysis-state", tabindex: "-1" });
    this.turns = h("section", { class: "turns", hidden: true, tabindex: "-1", "aria-label": t("turning-points") });
    this.choice = h("section", { class: "judged", hidden: true, "aria-label": t("judged") });
    this.box = h("section", { class: "insight", "aria-label": t("analysis") },
      h("div", { class: "chart-box" }, h("div", { class: "chart-head" }, this.title, this.tabs), this.picture),
      this.state, this.turns, this.choice);
    this.drawChart();
    this.drawState();
  }

  // Asking the server

  async begin() {
    try {
      this.take(await api(`${this.path}/analysis`, {}));
    } catch (error) {
      if (this.found && UNDER_WAY.includes(this.found.state)) this.take({ ...this.found, state: "failed" });
      toast(error.message, "error");
    }
  }

  /** Somebody has pressed the button, which goes away now. */
  async pressed() {
    await this.begin();
    if (this.state.querySelector("button")) return;
    announce(t("analysis-begins"));
    this.state.focus();
  }

  async look() {
    try {
      this.take(await api(`${this.path}/analysis`));
    } catch {
      this.later(); // the server may be back in a moment
    }
  }

  later() {
    if (!this.ended) this.timer = setTimeout(() => this.look(), PATIENCE);
  }

  take(found) {
    if (this.ended) return;
    const before = this.found?.state ?? "none";
    // Another worker of the server may not know of it yet.
    if (found.state === "none" && UNDER_WAY.includes(before)) {
      this.begin();
      return;
    }
    this.found = found;
    if (UNDER_WAY.includes(found.state)) this.later();
    if (this.kind === "points" && this.tabs.hidden && found.done > 0) this.kind = "chances";
    const waits = document.activeElement === this.state;
    this.drawState();
    this.drawChart();
    this.drawTurns();
    if (found.state === "done" && UNDER_WAY.includes(before)) {
      announce(t("analysis-ends"));
      if (waits) this.turns.focus({ preventScroll: true });
    }
    this.at(this.step);
  }

  // Drawing

  drawState() {
    const found = this.found;
    const state = found?.state ?? "none";
    this.box.dataset.state = state;
    this.box.parentElement?.classList.toggle("analysed", state !== "none" && state !== "failed");
    if (state === "done") fill(this.state);
    else if (UNDER_WAY.includes(state)) this.drawProgress();
    else {
      fill(this.state, state === "failed" && h("p", { role: "alert" }, t("analysis-failed")),
        h("button", { class: "analyse", disabled: found === null, onclick: () => this.pressed() }, t("analyse")));
    }
  }

  drawProgress() {
    const { state, done, steps } = this.found;
    if (!this.bar?.isConnected) {
      this.bar = /** @type {HTMLProgressElement} */ (h("progress", { "aria-label": t("analysis") }));
      this.said = h("p", { class: "explained" });
      fill(this.state, this.said, this.bar);
    }
    this.said.textContent = t(`analysis-${state}`, { done, steps });
    this.bar.max = steps;
    if (state === "running") this.bar.value = done;
    else this.bar.removeAttribute("value");
    this.bar.setAttribute("aria-valuetext", this.said.textContent);
  }

  drawChart() {
    const chances = this.kind === "chances";
    this.tabs.hidden = !(this.found?.done > 0);
    this.title.textContent = t(chances ? "chance-chart" : "score-chart");
    for (const tab of this.tabs.querySelectorAll("button")) tab.setAttribute("aria-pressed", String(tab.dataset.kind === this.kind));
    const common = { title: this.title.textContent ?? "", steps: this.about.steps, names: this.about.names };
    this.chart = chart(chances ? { ...common, ...this.chances() } : { ...common, ...this.points() }, this.go);
    fill(this.picture, this.chart.svg);
    this.chart.at(this.step);
  }

  points() {
    const lines = this.about.names.map((_, seat) => this.about.chart.map((points, step) => [step, points[seat]]));
    return { lines, most: Math.max(1, ...this.about.chart.flat()), words: String };
  }

  chances() {
    const marks = this.found.turning_points.map((turn) => ({ step: turn.step, seat: turn.seat, value: turn.now }));
    return { lines: this.found.chances, marks, most: 1, grid: [0, 0.5, 1], words: percent };
  }

  /** The turning points in words; the one that has the focus keeps it. */
  drawTurns() {
    const { turning_points: turns, state } = this.found;
    const said = JSON.stringify([turns, state]);
    if (this.turns.dataset.said === said) return;
    this.turns.dataset.said = said;
    const focused = this.turns.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset.step;
    this.turns.hidden = turns.length === 0 && state !== "done";
    fill(this.turns, h("h3", {}, t("turning-points")),
      turns.length === 0 && h("p", { class: "explained" }, t("no-turning-points")),
      h("ol", {}, ...turns.map((turn) => h("li", {}, this.turn(turn)))));
    if (focused) /** @type {HTMLElement | null} */ (this.turns.querySelector(`[data-step="${focused}"]`))?.focus();
    this.markTurn();
  }

  turn(turn) {
    const name = this.about.names[turn.seat];
    const words = turn.own
      ? t("turning-cost", { step: turn.step, name, cost: percent(turn.cost), better: turn.better })
      : t("turning-swing", { step: turn.step, name, before: percent(turn.before), now: percent(turn.now) });
    return h("button", { class: "quiet turn", "data-step": turn.step, onclick: () => this.go(turn.step) }, seal(turn.seat), h("span", {}, words));
  }

  markTurn() {
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.turns.querySelectorAll("button"))) {
      if (button.dataset.step === String(this.step)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }

  // The choice that was made at a step

  /** The replay has gone to a step. */
  async at(step) {
    const moved = step !== this.step;
    this.step = step;
    this.chart.at(step);
    this.markTurn();
    if (moved) this.point([]);
    if (!(step < this.found?.done) || this.found.state === "failed") {
      this.choice.hidden = true;
      delete this.choice.dataset.step;
      return;
    }
    if (this.choice.dataset.step === String(step)) return;
    try {
      const judged = await this.judgedAt(step);
      if (this.step === step && !this.ended) this.drawChoice(judged);
    } catch (error) {
      this.judged.delete(step);
      if (this.step !== step || this.ended) return;
      this.choice.hidden = true;
      delete this.choice.dataset.step;
      if (/** @type {any} */ (error).code === "not-analysed") this.look(); // the server has let go of it
    }
  }

  judgedAt(step) {
    const known = this.judged.get(step) ?? api(`${this.path}/${step}/analysis`);
    this.judged.set(step, known);
    return known;
  }

  drawChoice(judged) {
    const name = this.about.names[judged.seat];
    this.choice.dataset.step = judged.step;
    this.choice.hidden = false;
    fill(this.choice,
      h("h3", {}, seal(judged.seat), h("span", {}, t("says", { name, text: judged.question }))),
      h("p", { class: "verdict" }, verdict(judged, name)),
      ideaList(judged.ideas, this.about.names, judged.played,
        (idea) => shapesOf(/** @type {any} */ (idea).parts).length > 0,
        (idea) => this.point(idea ? shapesOf(/** @type {any} */ (idea).parts) : [])));
  }

  end() {
    this.ended = true;
    clearTimeout(this.timer);
  }
}

function verdict(judged, name) {
  const { text, ideas, cost, swing } = judged;
  if (ideas.length === 0) return t("choice-only", { name, text });
  const said = cost < NOTICED ? t("choice-good", { name, text }) : t("choice-cost", { name, text, cost: percent(cost) });
  if (Math.abs(swing) < SWING) return said;
  const now = ideas[0].win;
  return `${t("choice-swing", { name, before: percent(now - swing), now: percent(now) })} ${said}`;
}
