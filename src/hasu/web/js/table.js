// A table: the scene, what is asked, the players, the log and the chat.

import { Choosing } from "./choosing.js";
import { Cover } from "./cover.js";
import { announce, dialog, fill, h, keepClear, toast, trouble } from "./dom.js";
import { drawHead } from "./head.js";
import { headlines } from "./headlines.js";
import { Hint } from "./hint.js";
import { Chat, Log } from "./log.js";
import { openMenu } from "./menu.js";
import { Line } from "./net.js";
import { drawPanels, panelBox } from "./panels.js";
import { drawPrompt } from "./prompt.js";
import { openRules } from "./rules.js";
import { SceneView } from "./scene.js";
import { keep, pause, settings } from "./settings.js";
import { scoreSheet, winners } from "./sheet.js";
import { loadTexts, t } from "./text.js";
import { gathering } from "./gathering.js";

export async function tablePage(page, site, id) {
  const table = new Table(page, site, id);
  return () => table.end();
}

class Table {
  constructor(page, site, id) {
    this.page = page;
    this.site = site;
    this.id = id;
    this.scene = null;
    this.people = null;
    this.queue = [];
    this.choosing = new Choosing([]);
    this.picked = null;
    this.busy = false;
    this.offered = null; // the rematch that was told of
    this.build();
    this.keys = (event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    this.line = new Line(id, (message) => this.heard(message), (state) => this.connected(state));
  }

  build() {
    this.page.className = "table";
    this.bar = h("section", { class: "prompt", "aria-live": "assertive", "aria-label": t("what-is-asked") });
    this.facts = h("p", { class: "facts" });
    this.panels = panelBox();
    const side = h("div", { class: "words" });
    this.root = h("div", { class: "table-grid" },
      h("div", { class: "play" }, this.bar, this.facts,
        h("div", { class: "middle-row" }, h("div", { class: "areas-table" }), h("div", { class: "areas-board" })), h("div", { class: "areas-hand" })),
      h("aside", { class: "side" }, this.panels, side));
    this.hand = this.root.querySelector(".areas-hand");
    fill(this.page, this.root);
    this.view = new SceneView(this.root, (target) => this.click(target));
    this.hint = new Hint(this.view, this.bar, /** @type {HTMLElement} */ (this.panels.parentElement));
    this.log = new Log(side, (rule) => this.rules(rule));
    this.chatBox = /** @type {HTMLDetailsElement} */ (h("details", { class: "chat-box", open: settings.chat }, h("summary", {}, t("chat"))));
    this.chatBox.addEventListener("toggle", () => keep({ chat: this.chatBox.open }));
    side.append(this.chatBox);
    this.chat = new Chat(this.chatBox, (text) => this.line.say({ do: "chat", text }));
    this.cover = new Cover(this.page, this.root, (eyes) => this.line.look(eyes));
    this.head();
  }

  head() {
    drawHead([
      h("b", { class: "game-name" }, this.scene?.name ?? ""),
      h("button", { class: "quiet", onclick: () => this.rules() }, t("rules"), h("kbd", {}, "R")),
      h("button", { class: "quiet", onclick: () => openMenu(this.id, this.people?.seats ?? []) }, t("menu")),
    ], async () => {
      await loadTexts();
      this.line.say({ do: "language", language: settings.language });
      this.site.again();
    });
  }

  // Hearing

  heard(message) {
    const takers = {
      scene: () => this.arrive(message),
      people: () => this.greet(message),
      chat: () => this.chat.take(message),
      hint: () => this.hinted(message),
      error: () => this.refused(message),
      rematch: () => this.offerRematch(message),
      gathering: () => this.gather(message),
    };
    takers[message.say]?.();
  }

  /** What was asked before the connection broke is not answered any more. */
  connected(state) {
    this.wait(false);
    if (this.hint.waiting) this.hint.close();
    if (state === "open") trouble();
    else if (state === "lost") trouble(t("connection-lost"));
    else if (this.people) trouble(t("connection-ended"));
  }

  gather(message) {
    this.people = message;
    gathering(this.page, message, this.id, (action) => this.line.say(action));
  }

  /** Other players' steps are shown one after the other, so that one can follow. What leaves the
   * question as it is waits for nothing, nor does the own step: its question is answered. */
  arrive(scene) {
    if (!this.root.isConnected) fill(this.page, this.root);
    if (this.queue.length === 0 && this.isSameQuestion(scene)) {
      this.show(scene);
      this.afterLast();
      return;
    }
    this.wait(false);
    this.queue.push(scene);
    if (this.cover.on) this.skip(); // nobody sees it
    else if (this.queue.length === 1 && (!this.timer || this.mine(scene.by))) this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = null;
    let scene = this.queue.shift();
    if (!scene) return;
    while (this.queue.length > 0 && sameQuestion(scene, this.queue[0])) {
      this.show(scene, true);
      scene = this.queue.shift();
    }
    this.show(scene);
    if (this.queue.length > 0 || !this.mine(scene.by)) {
      const wait = document.hidden ? 0 : this.queue.length > 14 ? pause() / 3 : pause();
      this.timer = setTimeout(() => this.next(), wait);
      if (this.queue.length > 0) this.lock();
    }
    if (this.queue.length === 0) this.afterLast();
  }

  skip() {
    while (this.queue.length > 1) this.show(/** @type {any} */ (this.queue.shift()), true);
    this.next();
  }

  mine(seat) {
    return Boolean(this.people?.seats.some((one) => one.seat === seat && one.mine));
  }

  show(scene, quick = false) {
    const first = this.scene === null;
    const same = this.isSameQuestion(scene);
    this.scene = scene;
    this.root.dataset.step = scene.step;
    this.root.dataset.at = scene.prompt?.at ?? "";
    const news = this.log.take(scene.log);
    this.view.show(scene);
    if (!first && !quick) this.view.touch(news.flatMap((line) => line.touches));
    fill(this.facts, ...scene.facts.map((fact) => h("span", {}, fact)),
      this.people?.seeded && !scene.outcome && h("span", { class: "seeded" }, t("seeded")));
    if (same) {
      this.drawPanels();
      this.behind();
    } else {
      this.choosing = new Choosing(scene.prompt?.choices ?? []);
      this.picked = null;
      this.hint.close();
      this.draw();
      this.view.reveal(".target");
    }
    if (first) this.head();
    document.title = this.asked() ? `● ${scene.name}` : `${scene.name} – Hasu`;
    this.cover.drawn(scene);
    if (!first && !this.cover.on && news.length > 0) {
      headlines(news);
      announce(news.map((line) => line.text).join(" "));
    }
  }

  /** Others may do something while a question stands: an answer that is half made stays. */
  isSameQuestion(scene) {
    return this.choosing.choices.length > 0 && this.queue.length === 0 && sameQuestion(this.scene, scene);
  }

  /** While steps of others are still being shown, nothing can be chosen. */
  lock() {
    this.choosing = new Choosing([]);
    this.draw();
  }

  afterLast() {
    this.handOver();
    if (this.scene?.outcome && !this.told) {
      this.told = true;
      this.finish();
    }
  }

  asked() {
    return Boolean(this.scene?.prompt?.choices?.length);
  }

  // Drawing what can be done

  draw() {
    if (!this.scene) return;
    const scene = this.scene;
    const locked = this.choosing.choices.length === 0;
    const prompt = locked && scene.prompt?.choices?.length ? null : scene.prompt;
    const names = scene.waiting.map((seat) => scene.panels.find((panel) => panel.seat === seat)?.name).join(", ");
    if (scene.outcome) this.drawEnd();
    else drawPrompt(this.bar, prompt, this.choosing, this.picked, names, this.log.last, this.actions());
    this.behind();
    this.hint.mark();
    this.drawPanels();
    keepClear(this.bar, this.hand);
  }

  /** Steps that are still to be shown can be skipped. */
  behind() {
    this.bar.classList.toggle("behind", this.queue.length > 0);
  }

  /** The players, and what glows: panels can be targets too. */
  drawPanels() {
    drawPanels(this.panels, this.scene, this.people, {
      vote: (seat) => this.line.say({ do: "vote", seat }),
      back: (seat) => this.line.say({ do: "return", seat }),
    });
    const labels = new Map();
    for (const choice of this.choosing.left) {
      for (const part of choice.parts) for (const target of part) {
        labels.set(target, labels.has(target) ? "" : choice.text);
      }
    }
    this.view.mark(this.picked ? new Set() : this.choosing.targets, this.choosing.clicked, labels);
  }

  drawEnd() {
    this.bar.classList.remove("asked");
    fill(this.bar,
      h("div", { class: "question" }, h("h1", {}, winners(this.scene))),
      h("div", { class: "answers" },
        h("button", { class: "main", onclick: () => this.finish() }, t("score-sheet")),
        h("a", { class: "button", href: `/replay/${this.id}`, "data-go": true }, t("replay")),
        this.seated && h("button", { onclick: () => this.line.say({ do: "rematch" }) }, t("rematch")),
        h("a", { class: "button", href: "/", "data-go": true }, t("to-lobby"))));
  }

  actions() {
    return {
      play: (choice) => this.play(choice),
      pick: (choice) => this.pick(choice),
      back: () => this.back(),
      undo: () => this.act({ do: "undo", seat: this.scene.eyes, at: this.scene.prompt?.at }),
      withdraw: () => this.act({ do: "withdraw", seat: this.scene.eyes }),
      hint: () => { if (!this.hint.waiting && this.line.say({ do: "hint", seat: this.scene.eyes })) this.hint.wait(); },
      rules: (rule) => this.rules(rule),
      skip: () => this.skip(),
    };
  }

  // Choosing

  click(target) {
    if (this.busy || !this.choosing.click(target)) return;
    const meant = this.choosing.meant;
    if (meant) this.pick(meant);
    else {
      this.draw();
      this.view.reveal(".target");
    }
  }

  /** A choice is made; a sealed one waits for Ready. */
  pick(choice) {
    if (this.scene.prompt.sealed) {
      this.picked = choice;
      this.draw();
      /** @type {HTMLElement | null} */ (this.bar.querySelector("button.main"))?.focus();
    } else this.play(choice);
  }

  play(choice) {
    const { seat, at } = this.scene.prompt;
    this.act({ do: "play", seat, at, choice: choice.choice });
  }

  act(action) {
    if (!this.busy && this.line.say(action)) this.wait(true);
  }

  /** Between an action and the server's answer nothing else can be done. */
  wait(busy) {
    this.busy = busy;
    this.root.setAttribute("aria-busy", String(busy));
  }

  back() {
    if (this.picked) {
      this.picked = null;
      this.choosing.clicked = [];
    } else this.choosing.back();
    this.draw();
  }

  /** What was chosen is to be chosen anew; an answer half made stays when something else failed. */
  refused(message) {
    if (this.busy) {
      this.choosing.clicked = [];
      this.picked = null;
    }
    this.wait(false);
    if (this.hint.waiting) this.hint.close();
    toast(message.text, "error");
    if (this.scene) this.draw();
    else if (!this.people) fill(this.page, h("p", { class: "empty", role: "alert" }, message.text, " ", h("a", { href: "/", "data-go": true }, t("to-lobby"))));
  }

  hinted(message) {
    const prompt = this.scene?.prompt;
    if (message.seat === this.scene?.eyes && message.at === prompt?.at && this.hint.open) this.hint.take(message, this.scene);
  }

  key(event) {
    if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat || this.cover.on) return;
    const doing = {
      Escape: () => (this.hint.open ? this.hint.close() : this.back()),
      u: () => this.scene?.prompt?.undo && this.actions().undo(),
      h: () => this.asked() && this.actions().hint(),
      r: () => this.rules(this.scene?.prompt?.rule),
      s: () => this.skip(),
    }[event.key];
    if (doing && this.scene) doing();
  }

  rules(rule) {
    openRules(this.scene?.game ?? this.people?.game, rule);
  }

  // People

  greet(message) {
    this.people = message;
    if (this.scene) {
      this.drawPanels(); // not the question: somebody may be in the middle of answering it
      this.handOver();
    }
  }

  get seated() {
    return Boolean(this.people?.seats.some((one) => one.mine));
  }

  /** On a shared device: cover the table before another person's turn. */
  handOver() {
    if (!this.scene || this.queue.length > 0) return;
    const people = (this.people?.seats ?? []).filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
    this.cover.handOver(this.scene, people.length > 1, people.filter((seat) => this.scene.waiting.includes(seat)));
  }

  finish() {
    const box = dialog(winners(this.scene), t("close"),
      scoreSheet(this.scene, (rule) => this.rules(rule)),
      h("div", { class: "answers" },
        this.seated && h("button", { class: "main", onclick: () => { box.close(); this.line.say({ do: "rematch" }); } }, t("rematch")),
        h("button", { onclick: () => { box.close(); this.site.go(`/replay/${this.id}`); } }, t("replay"))));
    box.classList.add("wide");
  }

  offerRematch(message) {
    if (message.mine) {
      this.site.go(`/t/${message.table}`);
      return;
    }
    if (this.offered === message.table) return; // a page that comes back is told of it again
    this.offered = message.table;
    const box = dialog(t("rematch"), t("close"), h("p", {}, t("rematch-offered")),
      h("button", { class: "main", onclick: () => { box.close(); this.site.go(`/t/${message.table}`); } }, t("come-along")));
  }

  end() {
    clearTimeout(this.timer);
    document.removeEventListener("keydown", this.keys);
    this.line.end();
    this.view.end();
    keepClear();
    trouble();
  }
}

/** Do two scenes ask the same? Then someone else is ready, or has changed their mind. */
function sameQuestion(one, other) {
  const [old, now] = [one?.prompt, other.prompt];
  return Boolean(old && now) && one.eyes === other.eyes && one.step === other.step
    && old.at === now.at && old.undo === now.undo && old.choices?.length === now.choices?.length;
}
