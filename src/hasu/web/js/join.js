// Coming to a table by a link: a name is enough.

import { fill, h, toast } from "./dom.js";
import { drawHead } from "./head.js";
import { api } from "./net.js";
import { keep, settings } from "./settings.js";
import { loadTexts, t } from "./text.js";

export async function joinPage(page, site, table, invite) {
  drawHead([], async () => { await loadTexts(); site.again(); });
  const about = await api(`tables/${table}`);
  if (!page.isConnected) return;
  if (about.mine.length > 0) { // who comes back by the same link sits there already
    await site.go(`/t/${table}`, true);
    return;
  }
  document.title = `${about.title} – Hasu`;
  const field = /** @type {HTMLInputElement} */ (h("input", { value: settings.name, maxlength: 30, required: true, id: "name", autocomplete: "nickname" }));
  page.className = "narrow";
  fill(page,
    h("h1", {}, about.title),
    h("p", {}, t("invited", { names: about.seats.filter((seat) => seat.name).map((seat) => seat.name).join(", ") })),
    h("form", {
      class: "join",
      onsubmit: async (event) => {
        event.preventDefault();
        keep({ name: field.value.trim() });
        try {
          await api(`tables/${table}/join`, { name: field.value.trim(), invite });
          site.go(`/t/${table}`, true);
        } catch (error) {
          toast(error.message, "error");
        }
      },
    }, h("label", { for: "name" }, t("your-name")), field, h("button", { class: "main" }, t("join"))),
    h("p", {}, h("a", { href: `/t/${table}`, "data-go": true }, t("just-watch"))));
  field.focus();
}

/** A second device of the same person sits down. */
export async function seatPage(page, site, token) {
  const { table } = await api("seat", { token });
  if (page.isConnected) await site.go(`/t/${table}`, true);
}
