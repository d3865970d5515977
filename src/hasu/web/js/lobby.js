// The lobby: four games, one click to play, and everything one can set up.

import { dialog, fill, h, toast } from "./dom.js";
import { drawHead } from "./head.js";
import { api } from "./net.js";
import { openRules } from "./rules.js";
import { keep, settings } from "./settings.js";
import { setUp } from "./setup.js";
import { loadTexts, t } from "./text.js";

export async function lobbyPage(page, site) {
  drawHead([], async () => { await loadTexts(); site.again(); });
  const own = h("div", {}); // one's tables may take longer; nobody need wait for them
  api("tables").then((found) => fill(own, ...mine(found.tables)), (error) => toast(error.message, "error"));
  const games = await api("games");
  if (!page.isConnected) return;
  page.className = "lobby";
  const name = /** @type {HTMLInputElement} */ (h("input", {
    id: "name", value: settings.name, maxlength: 30, placeholder: t("guest"), autocomplete: "nickname",
    onchange: () => keep({ name: name.value.trim() }),
  }));
  fill(page,
    h("section", { class: "welcome" },
      h("h1", {}, t("welcome")),
      h("p", { class: "your-name" }, h("label", { for: "name" }, t("your-name")), name)),
    h("ul", { class: "games" }, ...games.games.map((game) => card(game, games, site))),
    own,
    h("section", { class: "more" },
      h("button", { onclick: () => importRecord(site) }, t("import-record"))));
}

function card(game, games, site) {
  return h("li", { class: "game", "data-game": game.name },
    h("img", { src: `/static/pictures/${game.name}-${settings.language}.svg`, alt: "", loading: "lazy" }),
    h("div", { class: "title" }, h("h2", {}, game.title),
      h("button", { class: "quiet", "aria-label": `${t("rules")}: ${game.title}`, onclick: () => openRules(game.name) }, t("rules"))),
    h("p", { class: "facts" },
      t("players-minutes", { low: game.seats[0], high: game.seats.at(-1), from: game.minutes[0], to: game.minutes[1] })),
    h("p", {}, game.about),
    h("p", { class: "by" }, t("by", { names: game.designers.join(", ") })),
    h("div", { class: "answers" },
      h("button", { class: "main play-now", onclick: (event) => once(event.currentTarget, () => playNow(game, games, site)) }, t("play-now")),
      h("button", { class: "set-up", onclick: () => setUp(game, games.levels, (order) => start(order, site)) }, t("set-up"))));
}

/** One click: me against bots, everything as it comes out of the box. */
function playNow(game, games, site) {
  const level = games.default_level ?? games.levels[0].name;
  const bots = Array.from({ length: game.default_seats - 1 }, () => ({ kind: "bot", level }));
  return start({ game: game.name, seats: [{ kind: "me", name: settings.name || t("guest") }, ...bots], options: {} }, site);
}

/** A second click while the first one is at work does nothing. */
async function once(button, work) {
  button.disabled = true;
  await work();
  button.disabled = false;
}

async function start(order, site) {
  try {
    const { table } = await api("tables", order);
    await site.go(`/t/${table}`);
  } catch (error) {
    toast(error.message, "error");
  }
}

function mine(tables) {
  const going = tables.filter((table) => !table.outcome);
  const over = tables.filter((table) => table.outcome);
  return [
    going.length > 0 && h("section", { class: "my-games" }, h("h2", {}, t("my-games")), h("ul", {}, ...going.map(row))),
    over.length > 0 && h("section", { class: "my-games" }, h("h2", {}, t("finished-games")), h("ul", {}, ...over.slice(0, 12).map(row))),
  ];
}

function row(table) {
  const when = new Date(table.updated).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
  const names = table.seats.map((seat) => seat.name).filter(Boolean).join(", ");
  const state = table.outcome
    ? t("won-by", { names: table.outcome.winners.map((seat) => table.seats[seat]?.name).join(", ") })
    : table.state === "gathering" ? t("gathering-still")
    : table.my_turn ? t("your-turn") : t("others-turn");
  return h("li", {},
    h("a", { href: table.outcome && table.imported ? `/replay/${table.table}` : `/t/${table.table}`, "data-go": true }, h("b", {}, table.title), " ", names),
    h("span", { class: `tag${table.my_turn ? " thinking" : ""}` }, state),
    table.outcome && h("a", { href: `/replay/${table.table}`, "data-go": true }, t("replay")),
    h("time", {}, when));
}

function importRecord(site) {
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".json,application/json", "aria-label": t("import-record") }));
  const box = dialog(t("import-record"), t("close"), h("p", {}, t("import-help")), file,
    h("button", {
      class: "main",
      onclick: async () => {
        const chosen = file.files?.[0];
        if (!chosen) return;
        try {
          const { table, state } = await api("records", await chosen.text());
          box.close();
          site.go(state === "finished" ? `/replay/${table}` : `/t/${table}`);
        } catch (error) {
          toast(error.message, "error");
        }
      },
    }, t("import")));
}
