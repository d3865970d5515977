// The rules beside the game, opened at the rule that matters.

import { dialog, h, toast } from "./dom.js";
import { api } from "./net.js";
import { settings } from "./settings.js";
import { t } from "./text.js";

const read = new Map();

/** @param {string} game @param {string} [id] the rule to open at */
export async function openRules(game, id) {
  try {
    show(await sectionsOf(game), id);
  } catch (error) {
    toast(error.message, "error");
  }
}

async function sectionsOf(game) {
  const key = `${game} ${settings.language}`;
  if (!read.has(key)) read.set(key, (await api(`rules/${game}`)).sections);
  return read.get(key);
}

function show(sections, id) {
  const body = h("div", { class: "rules" }, ...sections.map((section, index) => part(section, index === 0)));
  const box = dialog(t("rules"), t("close"), finder(body), body);
  box.classList.add("wide");
  const wanted = /** @type {HTMLElement | null} */ (id ? body.querySelector(`[data-rule="${CSS.escape(id)}"]`) : null);
  if (wanted) {
    wanted.classList.add("wanted");
    wanted.scrollIntoView({ block: "center" });
    wanted.focus();
  }
}

function part(section, first) {
  return h("section", {},
    h(first ? "h2" : "h3", {}, section.title),
    prose(section.html),
    ...section.rules.map((rule) =>
      h("div", { class: "one-rule", "data-rule": rule.id, tabindex: "-1" },
        h("span", { class: "rule", title: rule.source }, rule.id), prose(rule.html))));
}

/** Server-made HTML of the rules, parsed inertly. */
function prose(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return h("div", { class: "prose" }, ...Array.from(parsed.body.childNodes, (node) => document.importNode(node, true)));
}

function finder(body) {
  const field = /** @type {HTMLInputElement} */ (h("input", {
    type: "search", placeholder: t("find-rule"), "aria-label": t("find-rule"),
    oninput: () => {
      const wanted = field.value.trim().toLowerCase();
      for (const rule of body.querySelectorAll(".one-rule")) {
        rule.hidden = Boolean(wanted) && !rule.textContent.toLowerCase().includes(wanted);
      }
    },
  }));
  return field;
}
