// The page's words in the person's language. They come from the server's Fluent files.

import { settings } from "./settings.js";

/** @type {Record<string, string>} */
let words = {};

export async function loadTexts() {
  const answer = await fetch(`/api/texts?language=${settings.language}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  words = await answer.json();
  document.documentElement.lang = settings.language;
}

/** A chance, as people write it. */
export function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

/** A difference with its sign. */
export function signed(value) {
  return new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/**
 * A sentence by its key, with `{name}` filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [filled]
 */
export function t(key, filled = {}) {
  const sentence = words[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(filled[name] ?? whole));
}
