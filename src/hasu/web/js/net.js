// Talking with the server: requests, and a socket that comes back by itself.

import { settings } from "./settings.js";

/**
 * A request under /api. Answers with JSON or throws an Error with the server's words.
 * @param {string} path
 * @param {any} [body] posts it
 */
export async function api(path, body) {
  const begun = body === undefined ? early.get(path) : undefined;
  early.delete(path);
  return begun ?? request(path, body);
}

/** @type {Map<string, Promise<any>>} */
const early = new Map();

/** Ask for something that a page will need in a moment, while other things are loading. */
export function ahead(path) {
  early.set(path, request(path));
}

async function request(path, body) {
  const mark = path.includes("?") ? "&" : "?";
  const answer = await fetch(`/api/${path}${mark}language=${settings.language}`, body === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw Object.assign(new Error(said.text ?? said.detail ?? answer.statusText), { code: said.code, status: answer.status });
  return said;
}

const FIRST_WAIT = 250; // milliseconds until a lost connection is tried again; longer each time
const LONGEST_WAIT = 8000;
// A connection may die without a sign: after so long without a word the server is asked for one.
const QUIET = 25_000;
const ANSWER_DUE = 4000; // the same, when something was said to it
const PATIENCE = 8000; // for its word

/** A connection to one table. */
export class Line {
  /**
   * @param {string} table
   * @param {(message: any) => void} heard
   * @param {(state: "open" | "lost" | "ended") => void} changed
   */
  constructor(table, heard, changed) {
    this.table = table;
    this.heard = heard;
    this.changed = changed;
    this.wait = FIRST_WAIT;
    this.ended = false;
    this.eyes = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?language=${settings.language}${eyes}`);
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onclose = (event) => this.lost(event);
    this.found = false;
    this.listen(QUIET);
  }

  take(message) {
    this.listen(QUIET);
    if (!this.found) { // a server in trouble may accept a connection and say nothing: the first word counts
      this.found = true;
      this.wait = FIRST_WAIT;
      this.changed("open");
    }
    if (message.say !== "pong") this.heard(message);
  }

  /** All is well; without a word for so long it is doubted. */
  listen(quiet) {
    clearTimeout(this.watch);
    this.doubted = false;
    this.watch = setTimeout(() => this.doubt(), quiet);
  }

  doubt() {
    this.doubted = true;
    this.send({ do: "ping" });
    this.watch = setTimeout(() => this.giveUp(), PATIENCE);
  }

  /** A dead connection takes long to close. */
  giveUp() {
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.lost();
  }

  /** 4xxx codes other than 4000 are refusals: trying again would not help. */
  lost({ code } = { code: 0 }) {
    clearTimeout(this.watch);
    if (this.ended) return;
    const refused = code > 4000 && code < 5000;
    this.changed(refused ? "ended" : "lost");
    if (refused) return;
    setTimeout(() => { if (!this.ended) this.open(); }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** See with the eyes of a seat; if the connection is lost, as soon as it is back. */
  look(eyes) {
    this.eyes = eyes;
    this.say({ do: "look", eyes });
  }

  say(message) {
    const sent = this.send(message);
    if (sent && !this.doubted) this.listen(ANSWER_DUE);
    return sent;
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end() {
    this.ended = true;
    clearTimeout(this.watch);
    this.socket.close();
  }
}
