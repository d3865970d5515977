// Which page is asked for. Links marked data-go change the page without loading it anew.

import { closeDialogs, fill, h } from "./dom.js";
import { joinPage, seatPage } from "./join.js";
import { lobbyPage } from "./lobby.js";
import { ahead } from "./net.js";
import { replayPage } from "./replay.js";
import { applyTheme } from "./settings.js";
import { tablePage } from "./table.js";
import { loadTexts, t } from "./text.js";

/** @type {[RegExp, (...given: any[]) => Promise<(() => void) | void>][]} */
const PAGES = [
  [/^\/$/, lobbyPage],
  [/^\/t\/([\w-]+)$/, tablePage],
  [/^\/join\/([\w-]+)\/([\w-]+)$/, joinPage],
  [/^\/seat\/([\w-]+)$/, seatPage],
  [/^\/replay\/([\w-]+)$/, replayPage],
];

/** @type {(() => void) | void} ends the page that is shown */
let leave;
let shown = 0; // pages so far: one that comes late, after another was asked for, is not wanted

export async function go(address, replace = false) {
  if (address !== location.pathname + location.search) {
    history[replace ? "replaceState" : "pushState"]({}, "", address);
  }
  await show();
}

async function show() {
  if (leave) leave();
  leave = undefined;
  closeDialogs();
  document.title = "Hasu";
  const turn = ++shown;
  const page = h("main", { id: "page", tabindex: "-1" }); // a new one: a late page draws on its own
  document.getElementById("page")?.replaceWith(page);
  const wanted = PAGES.find(([form]) => form.test(location.pathname));
  if (!wanted) {
    fill(page, h("p", { class: "empty" }, t("no-such-page"), " ", h("a", { href: "/", "data-go": true }, t("to-lobby"))));
    return;
  }
  const [pattern, draw] = wanted;
  try {
    const end = await draw(page, { go, again: show }, ...(location.pathname.match(pattern) ?? []).slice(1));
    if (turn === shown) leave = end;
    else if (end) end();
  } catch (error) {
    fill(page, h("p", { class: "empty", role: "alert" }, error.message, " ", h("a", { href: "/", "data-go": true }, t("to-lobby"))));
  }
}

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("a[data-go]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
addEventListener("popstate", show);
applyTheme();
if (location.pathname === "/") for (const path of ["games", "tables"]) ahead(path);
await loadTexts();
await show();
