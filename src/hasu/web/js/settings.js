// What a person likes: language, day or night, pace, name. Kept in this browser only.

const KEY = "hasu";
const LANGUAGES = ["en", "fr", "de"];

/** @type {{language: string, theme: string, pace: string, name: string, chat: boolean}} */
export const settings = { language: firstLanguage(), theme: "auto", pace: "normal", name: "", chat: true, ...stored() };

function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (!LANGUAGES.includes(kept.language)) delete kept.language;
    return kept;
  } catch {
    return {};
  }
}

function firstLanguage() {
  for (const wanted of navigator.languages ?? []) {
    if (LANGUAGES.includes(wanted.slice(0, 2))) return wanted.slice(0, 2);
  }
  return "en";
}

export function keep(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the page works without.
  }
  applyTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", applyTheme);

export function applyTheme() {
  const night = settings.theme === "night" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = night ? "night" : "day";
}

/** Milliseconds that another player's step stays on the screen before the next. */
export function pause() {
  return { slow: 1100, normal: 520, fast: 220, instant: 0 }[settings.pace] ?? 520;
}

export const still = matchMedia("(prefers-reduced-motion: reduce)");
export { LANGUAGES };
