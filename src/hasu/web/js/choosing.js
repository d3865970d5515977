// Choosing by parts: each click leaves only the choices that contain what was clicked.
// This file knows nothing of the page; it can be read, and tested, on its own.

export const AMOUNT = "#amount";

/** @typedef {{choice: number, text: string, parts: string[][]}} Choice */

export class Choosing {
  /** @param {Choice[]} choices */
  constructor(choices) {
    this.choices = choices;
    /** @type {string[]} what was clicked, in order */
    this.clicked = [];
  }

  /** The choices that are still possible. */
  get left() {
    return this.choices.filter((choice) => open(choice, this.clicked) !== null);
  }

  /** Choices all of whose parts were clicked. */
  get whole() {
    return this.left.filter((choice) => open(choice, this.clicked)?.length === 0);
  }

  /** The one choice that is meant, or null while something is open. */
  get meant() {
    const left = this.left;
    return this.clicked.length > 0 && left.length === 1 && this.whole.length === 1 ? left[0] : null;
  }

  /** The ids that can be clicked now. */
  get targets() {
    const found = new Set();
    for (const choice of this.left) {
      for (const part of open(choice, this.clicked) ?? []) {
        for (const id of part) if (id !== AMOUNT) found.add(id);
      }
    }
    return found;
  }

  /** The choices of the number control: what is left once everything else is clicked. */
  get amounts() {
    return this.left.filter((choice) => {
      const parts = open(choice, this.clicked) ?? [];
      return parts.length === 1 && parts[0].includes(AMOUNT);
    });
  }

  /** Choices that have no place on the table, or are all that is left of several. */
  get buttons() {
    if (this.clicked.length === 0) return this.choices.filter((choice) => choice.parts.length === 0);
    return this.left.filter((choice) => !choice.parts.flat().includes(AMOUNT));
  }

  /** Click something; a second click takes it back. Says whether anything changed. */
  click(id) {
    if (this.clicked.includes(id)) {
      this.clicked = this.clicked.slice(0, this.clicked.indexOf(id));
      return true;
    }
    if (this.targets.has(id)) {
      this.clicked.push(id);
      return true;
    }
    return this.instead(id);
  }

  /** A click on something else of the same kind replaces what was clicked before. */
  instead(id) {
    for (let kept = this.clicked.length - 1; kept >= 0; kept--) {
      const before = this.clicked;
      this.clicked = before.slice(0, kept);
      if (this.targets.has(id)) {
        this.clicked.push(id);
        return true;
      }
      this.clicked = before;
    }
    return false;
  }

  back() {
    return this.clicked.pop() !== undefined;
  }
}

/** The parts of a choice that are still to be clicked, or null if a click is in none of them. */
function open(choice, clicked) {
  const parts = [...choice.parts];
  for (const id of clicked) {
    const at = parts.findIndex((part) => part.includes(id));
    if (at < 0) return null;
    parts.splice(at, 1);
  }
  return parts;
}
