// A finished game again: slider, steps, autoplay, anybody's eyes, and what was to be thought.

import { dialog, fill, h, keepClear, toast } from "./dom.js";
import { drawHead } from "./head.js";
import { Insight } from "./insight.js";
import { Log } from "./log.js";
import { api } from "./net.js";
import { drawPanels, panelBox } from "./panels.js";
import { openRules } from "./rules.js";
import { SceneView } from "./scene.js";
import { pause } from "./settings.js";
import { scoreSheet, winners } from "./sheet.js";
import { copy } from "./menu.js";
import { loadTexts, t } from "./text.js";

export async function replayPage(page, site, id) {
  const about = await api(`tables/${id}/replay`);
  if (!page.isConnected) return undefined;
  const replay = new Replay(page, site, id, about);
  await replay.go(replay.step);
  return () => replay.end();
}

class Replay {
  constructor(page, site, id, about) {
    this.id = id;
    this.about = about;
    const asked = new URLSearchParams(location.search);
    this.step = Math.min(Number(asked.get("step") ?? about.steps) || 0, about.steps);
    this.eyes = asked.get("eyes") ?? "open";
    this.playing = null;
    /** @type {Promise<void> | null} what is being fetched */
    this.coming = null;
    this.page = page;
    this.site = site;
    this.build();
    this.keys = (event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  build() {
    this.page.className = "table replay";
    document.title = `${this.about.title} – Hasu`;
    drawHead([h("h1", { class: "game-name" }, `${this.about.title} – ${t("replay")}`)], async () => { await loadTexts(); this.site.again(); });
    this.slider = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 0, max: this.about.steps, value: this.step, "aria-label": t("step"), oninput: () => this.go(Number(this.slider.value)) }));
    this.where = h("output", { class: "where" });
    this.auto = h("button", { onclick: () => this.toggle() }, t("autoplay"));
    const eyes = h("select", { "aria-label": t("eyes"), onchange: (event) => { this.eyes = event.target.value; this.go(this.step); } },
      h("option", { value: "open", selected: this.eyes === "open" }, t("eyes-open")),
      h("option", { value: "-1", selected: this.eyes === "-1" }, t("eyes-onlooker")),
      ...this.about.names.map((name, seat) => h("option", { value: seat, selected: this.eyes === String(seat) }, t("eyes-of", { name }))));
    const step = (by, sign, name) => h("button", { "aria-label": name, title: name, onclick: () => this.go(this.step + by) }, sign);
    this.bar = h("section", { class: "prompt replay-bar", "aria-label": t("replay") },
      h("div", { class: "answers" },
        h("button", { "aria-label": t("to-start"), title: t("to-start"), onclick: () => this.go(0) }, "«"),
        step(-1, "◀", t("step-back")), this.auto, step(1, "▶", t("step-on")),
        h("button", { "aria-label": t("to-end"), title: t("to-end"), onclick: () => this.go(this.about.steps) }, "»"),
        eyes,
        h("button", { class: "quiet", onclick: () => copy(this.address()) }, t("copy-moment")),
        h("a", { class: "button", href: `/api/tables/${this.id}/record`, download: `${this.about.game}-${this.id}.json` }, t("export-record"))),
      this.slider, this.where);
    this.insight = new Insight(this.id, this.about, this.step, (step) => this.go(step), (ids) => { this.view.hint(ids); this.view.reveal(".hinted"); });
    this.facts = h("p", { class: "facts" });
    this.panels = panelBox();
    this.words = h("div", { class: "words" });
    const root = h("div", { class: "table-grid replay-grid" },
      h("div", { class: "play" }, this.bar, this.facts, h("div", { class: "middle-row" }, h("div", { class: "areas-table" }), h("div", { class: "areas-board" })), h("div", { class: "areas-hand" })),
      this.insight.box,
      h("aside", { class: "side" }, this.panels, this.words));
    fill(this.page, root);
    this.view = new SceneView(root, () => {});
    this.log = new Log(this.words, (rule) => openRules(this.about.game, rule));
  }

  address() {
    return `${location.origin}/replay/${this.id}?step=${this.step}&eyes=${this.eyes}`;
  }

  go(step) {
    this.step = Math.max(0, Math.min(this.about.steps, step));
    this.slider.value = String(this.step);
    this.coming ??= this.fetch().finally(() => { this.coming = null; });
    return this.coming;
  }

  /** One request at a time: when the slider runs ahead of the server, the newest wish is next. */
  async fetch() {
    try {
      for (let had = ""; had !== this.wanted && !this.ended; ) {
        had = this.wanted;
        const scene = await api(had);
        if (!this.ended) this.show(scene);
      }
    } catch (error) {
      this.pause();
      toast(error.message, "error");
    }
  }

  get wanted() {
    return `tables/${this.id}/replay/${this.step}?eyes=${this.eyes}`;
  }

  show(scene) {
    this.view.show(scene);
    this.log.take(scene.log);
    this.view.touch(scene.log.lines.filter((line) => line.step === scene.step).flatMap((line) => line.touches));
    drawPanels(this.panels, scene, null, { vote() {}, back() {} });
    fill(this.facts, ...scene.facts.map((fact) => h("span", {}, fact)));
    this.where.textContent = `${scene.step} / ${this.about.steps}  ${this.log.last}`;
    this.insight.at(scene.step);
    this.note();
    if (scene.outcome && !this.sheet) {
      this.sheet = h("button", { onclick: () => dialog(winners(scene), t("close"), scoreSheet(scene, (rule) => openRules(scene.game, rule))).classList.add("wide") }, t("score-sheet"));
      this.bar.querySelector(".answers")?.append(this.sheet);
    }
    keepClear(this.bar);
  }

  /** The address names the moment; browsers do not let it change many times a second. */
  note() {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => history.replaceState({}, "", this.address()), 250);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.run();
  }

  run() {
    if (this.step >= this.about.steps) this.step = 0;
    this.auto.textContent = t("pause");
    const next = async () => {
      await this.go(this.step + 1);
      if (this.step >= this.about.steps) this.pause();
      else if (this.playing) this.playing = setTimeout(next, Math.max(pause(), 120));
    };
    this.playing = setTimeout(next, 0);
  }

  pause() {
    clearTimeout(this.playing);
    this.playing = null;
    this.auto.textContent = t("autoplay");
  }

  key(event) {
    if (event.target.closest("input, select, dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
    const doing = { ArrowLeft: () => this.go(this.step - 1), ArrowRight: () => this.go(this.step + 1), Home: () => this.go(0), End: () => this.go(this.about.steps), " ": () => this.toggle() }[event.key];
    if (!doing || (event.key === " " && event.target.closest("button, a"))) return;
    event.preventDefault();
    doing();
  }

  end() {
    this.pause();
    clearTimeout(this.noting);
    this.ended = true;
    this.insight.end();
    document.removeEventListener("keydown", this.keys);
    this.view.end();
    keepClear();
  }
}
