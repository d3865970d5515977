// What happened, and what people say.

import { h } from "./dom.js";
import { seal } from "./panels.js";
import { t } from "./text.js";

export class Log {
  /** @param {HTMLElement} root @param {(id: string) => void} rules */
  constructor(root, rules) {
    this.rules = rules;
    this.list = h("ol", { class: "log", "aria-label": t("log") });
    this.lines = [];
    root.append(this.list);
  }

  /** Take in a scene's log; answers with the lines that are new. A whole log comes again when the
   * connection was lost, or for other eyes: most of it has been read. */
  take(log) {
    const read = log.from === 0 ? this.lines.at(-1)?.step ?? -1 : -1;
    while (this.lines.length > log.from) {
      this.lines.pop();
      this.list.lastElementChild?.remove();
    }
    for (const line of log.lines) {
      this.lines.push(line);
      this.list.append(this.line(line));
    }
    this.list.scrollTop = this.list.scrollHeight;
    return log.lines.filter((line) => line.step > read);
  }

  line(line) {
    return h("li", {},
      line.seat >= 0 ? seal(line.seat) : h("span", { class: "seal none" }),
      h("span", {}, line.text),
      line.rule && h("button", { class: "quiet rule", "aria-label": `${t("open-rule")} ${line.rule}`, onclick: () => this.rules(line.rule) }, line.rule));
  }

  get last() {
    return this.lines.at(-1)?.text ?? "";
  }
}

export class Chat {
  /** @param {HTMLElement} root @param {(text: string) => boolean} send says whether it could be sent */
  constructor(root, send) {
    this.list = h("ol", { class: "chat", "aria-label": t("chat"), "aria-live": "polite" });
    const field = /** @type {HTMLInputElement} */ (h("input", { maxlength: 500, placeholder: t("say-something"), "aria-label": t("say-something"), autocomplete: "off" }));
    root.append(this.list, h("form", {
      class: "say",
      onsubmit: (event) => {
        event.preventDefault();
        if (field.value.trim() && send(field.value.trim())) field.value = "";
      },
    }, field, h("button", { type: "submit" }, t("send"))));
    this.last = 0; // the number of the last line
  }

  /** The last lines come again when the connection was lost; what was read stays as it is. */
  take(message) {
    const unread = message.lines.slice(Math.max(0, this.last - message.from));
    this.last = message.from + message.lines.length;
    for (const line of unread) {
      this.list.append(h("li", {}, line.seat >= 0 ? seal(line.seat) : null, h("b", {}, line.name), " ", line.text));
    }
    this.list.scrollTop = this.list.scrollHeight;
  }
}
