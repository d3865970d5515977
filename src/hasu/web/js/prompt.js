// The bar that says what is asked, with everything that can be answered.

import { h, fill } from "./dom.js";
import { t } from "./text.js";

/**
 * @typedef {{
 *   play: (choice: any) => void, back: () => void, undo: () => void, withdraw: () => void,
 *   hint: () => void, rules: (id: string) => void, pick: (choice: any) => void,
 *   skip: () => void,
 * }} Actions
 */

/** Draw the bar. `picked` is a sealed choice that waits for Ready. */
export function drawPrompt(bar, prompt, choosing, picked, waiting, news, actions) {
  bar.classList.toggle("asked", Boolean(prompt?.choices?.length));
  if (!prompt || !prompt.choices?.length) {
    fill(bar, ...idle(prompt, waiting, news, actions));
    return;
  }
  fill(
    bar,
    h("div", { class: "question" },
      h("h1", {}, prompt.text),
      prompt.rule && h("button", { class: "quiet rule", title: t("open-rule"), onclick: () => actions.rules(prompt.rule) }, prompt.rule),
      prompt.sealed && h("span", { class: "tag" }, t("sealed"))),
    h("div", { class: "answers" },
      ...answers(choosing, picked, actions),
      ...tools(prompt, choosing, actions),
      !picked && every(choosing, actions)));
}

/** Nothing is asked of this viewer: say for whom the table waits, and what just happened. */
function idle(prompt, waiting, news, actions) {
  const words = prompt?.ready ? t("you-are-ready", { names: waiting }) : waiting ? t("waiting-for", { names: waiting }) : "";
  return [
    h("div", { class: "question" }, h("h1", { class: "waiting" }, words), h("p", { class: "news" }, news)),
    h("div", { class: "answers" },
      prompt?.ready && h("button", { class: "main", onclick: actions.withdraw }, t("change-my-choice")),
      prompt?.undo && h("button", { onclick: actions.undo }, t("undo")),
      h("button", { class: "quiet skip", onclick: actions.skip }, t("skip"))),
  ];
}

function answers(choosing, picked, actions) {
  if (picked) {
    return [
      h("span", { class: "picked" }, picked.text),
      h("button", { class: "main", onclick: () => actions.play(picked) }, t("ready")),
      h("button", { onclick: actions.back }, t("choose-again")),
    ];
  }
  const shown = choosing.buttons.map((choice) =>
    h("button", { class: "answer", "data-choice": choice.choice, onclick: () => actions.pick(choice) }, choice.text));
  const amounts = choosing.amounts;
  return [...shown, amounts.length > 0 && amount(amounts, actions)];
}

/** A number: steps, slider and field together; the words of the choice say what it means. */
function amount(choices, actions) {
  let index = 0;
  const slider = /** @type {HTMLInputElement} */ (h("input", {
    type: "range", min: 0, max: choices.length - 1, value: 0, "aria-label": t("amount"),
    oninput: () => set(Number(slider.value)),
  }));
  const words = h("output", {});
  words.style.setProperty("--letters", String(Math.max(...choices.map((choice) => choice.text.length))));
  const set = (wanted) => {
    index = Math.max(0, Math.min(choices.length - 1, wanted));
    slider.value = String(index);
    slider.setAttribute("aria-valuetext", choices[index].text);
    words.textContent = choices[index].text;
  };
  const step = (by, sign, name) =>
    h("button", { type: "button", class: "step", "aria-label": name, onclick: () => set(index + by) }, sign);
  set(0);
  return h("form", { class: "amount", onsubmit: (event) => { event.preventDefault(); actions.pick(choices[index]); } },
    step(-1, "−", t("less")), slider, step(1, "+", t("more")), words,
    h("button", { class: "main", type: "submit" }, t("choose")));
}

function tools(prompt, choosing, actions) {
  return [
    choosing.clicked.length > 0 && h("button", { class: "quiet", onclick: actions.back }, t("take-back"), h("kbd", {}, "Esc")),
    prompt.withdraw && h("button", { class: "quiet", onclick: actions.withdraw }, t("start-over")),
    prompt.undo && h("button", { class: "quiet", onclick: actions.undo }, t("undo"), h("kbd", {}, "U")),
    h("button", { class: "quiet hint", onclick: actions.hint }, t("hint"), h("kbd", {}, "H")),
  ];
}

/** Everything that can be chosen, as a list: for keyboards, screen readers and the careful. */
function every(choosing, actions) {
  const left = choosing.left;
  const above = choosing.buttons.length + choosing.amounts.length; // as buttons, or as a number
  if (left.length <= 1 || above === left.length) return null;
  return h("details", { class: "every" },
    h("summary", {}, t("all-choices", { count: left.length })),
    h("ol", {}, ...left.map((choice) =>
      h("li", {}, h("button", { class: "answer", "data-choice": choice.choice, onclick: () => actions.pick(choice) }, choice.text)))));
}
