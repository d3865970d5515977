// A few words for making elements. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element: attributes, `on…` listeners and children.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...any} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...any} children
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * Nodes of a drawing that the server made. Scripts in it could never run: the page's content
 * policy forbids them, and the server escapes every word.
 * @param {string} markup
 * @returns {Node[]}
 */
export function drawing(markup) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  return Array.from(parsed.documentElement.childNodes, (node) => document.importNode(node, true));
}

/** Replace what an element holds. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter(Boolean));
}

/** Say something to people who listen to the page. */
export function announce(words) {
  const live = /** @type {HTMLElement} */ (document.getElementById("live"));
  live.textContent = words;
}

/** A short message that goes away by itself. */
export function toast(words, kind = "note") {
  const shown = h("p", { class: `toast ${kind}` }, words);
  // What lies outside of a modal dialog cannot be read while it is open.
  const places = document.querySelectorAll("#toasts, dialog[open] .toasts");
  places[places.length - 1].append(shown);
  setTimeout(() => shown.remove(), kind === "error" ? 7000 : 4500);
}

/** Say what is wrong with the connection, for as long as it is; nothing: all is well again. */
export function trouble(words = "") {
  document.body.classList.toggle("cut-off", words !== "");
  /** @type {HTMLElement} */ (document.getElementById("trouble")).textContent = words;
}

/** What sticks to the window's edges lies over the page: nothing is scrolled into sight behind it.
 * @param {Element | null} top @param {Element | null} bottom */
export function keepClear(top = null, bottom = null) {
  const over = (part) => (part && getComputedStyle(part).position === "sticky" ? part.getBoundingClientRect().height : 0);
  document.documentElement.style.scrollPadding = `${over(top)}px 0 ${over(bottom)}px`;
}

/** A modal dialog with a title; resolves when it is closed. */
export function dialog(title, closeWords, ...children) {
  const box = /** @type {HTMLDialogElement} */ (
    h("dialog", { "aria-label": title },
      h("div", { class: "dialog-head" },
        h("h2", {}, title),
        h("button", { class: "quiet close", "aria-label": closeWords, onclick: () => box.close() }, "✕")),
      h("div", { class: "dialog-body" }, ...children),
      h("div", { class: "toasts", role: "status" }))
  );
  let outside = false; // who selects words may let go of the mouse out there
  box.addEventListener("pointerdown", (event) => { outside = event.target === box; });
  box.addEventListener("click", (event) => { if (outside && event.target === box) box.close(); });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Another page comes; nothing of the last one stays open. */
export function closeDialogs() {
  for (const box of document.querySelectorAll("dialog")) box.close();
}
