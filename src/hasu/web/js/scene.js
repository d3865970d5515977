// Draws any scene of any game: areas with grounds, spots and pieces. Knows no game.

import { drawing, h, s } from "./dom.js";
import { still } from "./settings.js";

const GLIDE = 230;

export class SceneView {
  /** @param {HTMLElement} root @param {(id: string) => void} clicked */
  constructor(root, clicked) {
    this.root = root;
    this.clicked = clicked;
    /** @type {Map<string, string>} drawings by key, as the server sent them */
    this.drawings = new Map();
    /** @type {Map<string, any>} areas by id */
    this.areas = new Map();
    /** @type {Map<string, SVGElement>} pieces and spots by id */
    this.shapes = new Map();
    this.sheet = s("svg", { class: "unseen", "aria-hidden": "true", width: 0, height: 0 });
    this.symbols = "";
    document.body.append(this.sheet);
    root.addEventListener("click", (event) => this.hit(event));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.hit(event);
    });
  }

  hit(event) {
    if (event.target.closest("button, a, input, select, summary")) return; // that has an effect of its own
    const found = under(event).map((element) => element.closest("[data-id].target, [data-id].chosen")).find(Boolean);
    if (!found) return;
    event.preventDefault();
    this.clicked(found.dataset.id);
  }

  /** Show a scene; pieces glide from where they were. */
  show(scene) {
    for (const [key, markup] of Object.entries(scene.drawings)) this.drawings.set(key, markup);
    if (scene.symbols !== this.symbols) {
      this.symbols = scene.symbols;
      this.sheet.replaceChildren(s("defs", {}, drawing(this.drawings.get(scene.symbols) ?? "")));
    }
    const before = this.places();
    const gone = new Set(this.shapes.keys());
    for (const area of scene.areas) this.drawArea(area, gone);
    for (const id of gone) {
      this.shapes.get(id)?.remove();
      this.shapes.delete(id);
    }
    this.dropAreas(new Set(scene.areas.map((area) => area.id)));
    if (!still.matches && before.size > 0) this.glide(scene, before);
  }

  drawArea(area, gone) {
    const view = this.areas.get(area.id) ?? this.newArea(area);
    view.svg.setAttribute("viewBox", `0 0 ${area.width} ${area.height}`);
    view.box.style.setProperty("--tall", `${area.height / area.width}`);
    view.svg.setAttribute("aria-label", area.title);
    view.svg.style.setProperty("--least", `${area.least}px`);
    view.title.textContent = area.title;
    if (view.key !== area.ground) {
      view.key = area.ground;
      view.ground.replaceChildren(...drawing(this.drawings.get(area.ground) ?? ""));
    }
    this.order(view.spots, area.spots.map((spot) => this.spot(spot, gone)));
    this.order(view.pieces, area.pieces.map((piece) => this.piece(piece, gone)));
  }

  newArea(area) {
    const ground = s("g", { class: "ground" });
    const spots = s("g", { class: "spots" });
    const pieces = s("g", { class: "pieces" });
    const svg = s("svg", { class: "area", role: "group", preserveAspectRatio: "xMidYMid meet" }, ground, spots, pieces);
    const title = h("figcaption", {}, area.title);
    const box = h("figure", { class: `area-box ${area.role}`, "data-id": area.id }, title, svg);
    const place = this.root.querySelector(`.areas-${area.role}`) ?? this.root;
    place.append(box);
    const view = { box, svg, title, ground, spots, pieces, key: null };
    this.areas.set(area.id, view);
    return view;
  }

  dropAreas(kept) {
    for (const [id, view] of this.areas) {
      if (kept.has(id)) continue;
      view.box.remove();
      this.areas.delete(id);
    }
  }

  /** Children in this order, moving only what is out of place. */
  order(group, wanted) {
    wanted.forEach((element, index) => {
      if (group.children[index] !== element) group.insertBefore(element, group.children[index] ?? null);
    });
    while (group.children.length > wanted.length) group.lastElementChild.remove();
  }

  spot(spot, gone) {
    gone.delete(spot.id);
    let element = this.shapes.get(spot.id);
    if (!element || element.dataset.key !== spot.shape) {
      const fresh = s("g", { class: "spot", "data-id": spot.id, "data-key": spot.shape }, drawing(this.drawings.get(spot.shape) ?? ""));
      if (element) element.replaceWith(fresh);
      element = fresh;
      this.shapes.set(spot.id, element);
    }
    this.named(element, spot.name);
    return element;
  }

  piece(piece, gone) {
    gone.delete(piece.id);
    let element = this.shapes.get(piece.id);
    if (!element) {
      element = s("g", { "data-id": piece.id }, s("use"));
      this.shapes.set(piece.id, element);
    }
    const seat = piece.seat === undefined ? "" : ` seat-${piece.seat}`;
    const marks = ["target", "chosen", "hinted"].filter((mark) => element.classList.contains(mark)).join(" ");
    element.setAttribute("class", `piece${seat}${piece.faded ? " faded" : ""} ${marks}`.trim());
    element.setAttribute("transform", `translate(${piece.x} ${piece.y}) rotate(${piece.turn ?? 0}) scale(${piece.scale ?? 1})`);
    element.querySelector("use")?.setAttribute("href", `#s-${piece.symbol}`);
    this.lettered(element, piece);
    this.named(element, piece.name ?? "");
    return element;
  }

  lettered(element, piece) {
    let label = element.querySelector("text.letters");
    if (!piece.text) {
      label?.remove();
      return;
    }
    if (!label) {
      label = s("text", { class: "letters" });
      element.append(label);
    }
    label.setAttribute("font-size", piece.size ?? 14);
    label.textContent = piece.text;
  }

  named(element, name) {
    if (element.dataset.name === name) return;
    element.dataset.name = name;
    element.querySelector(":scope > title")?.remove();
    if (name) element.prepend(s("title", {}, name));
  }

  // Motion

  /** Where everything is on the screen. */
  places() {
    const found = new Map();
    for (const [id, element] of this.shapes) found.set(id, middle(element));
    return found;
  }

  glide(scene, before) {
    for (const area of scene.areas) {
      for (const piece of area.pieces) {
        const element = this.shapes.get(piece.id);
        if (!element) continue;
        const from = before.get(piece.id) ?? this.origin(piece, before);
        if (from) this.fly(element, from);
        else element.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
      }
    }
  }

  origin(piece, before) {
    for (const id of piece.came ?? []) {
      if (before.has(id)) return before.get(id);
      const other = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
      if (other) return middle(other);
    }
    return null;
  }

  fly(element, from) {
    const to = middle(element);
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    element.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], { duration: GLIDE, easing: "ease-out" });
  }

  // Marks

  /** Let targets glow and be reached by keyboard; everything else is only looked at. */
  mark(targets, chosen, labels) {
    for (const [id, element] of [...this.shapes, ...panels()]) {
      const on = targets.has(id);
      const picked = chosen.includes(id);
      element.classList.toggle("target", on);
      element.classList.toggle("chosen", picked);
      this.halo(element, on || picked || element.classList.contains("hinted"));
      if (on || picked) {
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "0");
        element.setAttribute("aria-pressed", String(picked));
        element.setAttribute("aria-label", [element.dataset.name, labels.get(id)].filter(Boolean).join(" – "));
      } else {
        for (const name of ["role", "tabindex", "aria-pressed", "aria-label"]) element.removeAttribute(name);
        if (element.matches("section")) element.setAttribute("aria-label", element.dataset.name ?? "");
      }
    }
    for (const { box, svg } of this.areas.values()) if (box.scrollWidth > box.clientWidth) slide(box, svg);
  }

  /** A frame around a piece that can be clicked; spots glow with their own shape. */
  halo(element, on) {
    const old = element.querySelector(":scope > .halo");
    if (!on || !element.classList.contains("piece")) {
      old?.remove();
      return;
    }
    if (old) return;
    const box = element.querySelector("use")?.getBBox();
    if (!box) return;
    const margin = 5;
    element.insertBefore(
      s("rect", { class: "halo", x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin, rx: 9 }),
      element.querySelector("use"));
  }

  /** Show for a moment what an event was about. */
  touch(ids) {
    for (const id of ids) {
      const element = this.shapes.get(id) ?? document.querySelector(`[data-id="${CSS.escape(id)}"]`);
      if (!element) continue;
      element.classList.remove("touched");
      void element.getBoundingClientRect();
      element.classList.add("touched");
      setTimeout(() => element.classList.remove("touched"), 900);
    }
  }

  /** Show what a choice would mean, until told otherwise. */
  hint(ids) {
    for (const [id, element] of [...this.shapes, ...panels()]) {
      const on = ids.includes(id);
      element.classList.toggle("hinted", on);
      this.halo(element, on || element.matches(".target, .chosen"));
    }
  }

  /** Where the page is longer than the window: bring what is marked so into sight, unless some of it is. */
  reveal(mark) {
    const marked = [...this.shapes, ...panels()].map(([, element]) => element).filter((element) => element.matches(mark));
    if (marked.length === 0 || marked.some(isInSight)) return;
    marked[0].scrollIntoView({ block: "center", behavior: still.matches ? "instant" : "smooth" });
  }

  end() {
    this.sheet.remove();
  }
}

/** The players' panels can be targets as well. @returns {[string, HTMLElement][]} */
function panels() {
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-id^='panel:']"));
  return Array.from(found, (panel) => [panel.dataset.id ?? "", panel]);
}

/** What a click may have meant: pieces that lie on a field do not keep it from being chosen. */
function under(event) {
  // The drawing itself is the target when a step was drawn while the mouse was down.
  const drawing = event.target.closest?.("svg.area");
  if (!drawing || !("clientX" in event)) return [event.target];
  const there = document.elementsFromPoint(event.clientX, event.clientY);
  return [event.target, ...there.filter((element) => drawing.contains(element))];
}

function middle(element) {
  const box = (element.querySelector?.("use") ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function isInSight(element) {
  const { x, y } = middle(element);
  return (element.ownerSVGElement ?? element).contains(document.elementFromPoint(x, y));
}

/** Move an area that is wider than the window until something that can be chosen is in sight. */
function slide(box, svg) {
  const { left, right } = box.getBoundingClientRect();
  const targets = [...svg.querySelectorAll(".target")].map((target) => middle(target).x);
  if (targets.length === 0 || targets.some((x) => left < x && x < right)) return;
  box.scrollBy({ left: targets[0] - (left + right) / 2, behavior: still.matches ? "instant" : "smooth" });
}
