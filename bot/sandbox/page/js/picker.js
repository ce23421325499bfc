// A popup list with a search field, for choosing one or several things.

import { h } from "./dom.js";
import { Listbox, matching } from "./listbox.js";
import { openPopup } from "./popup.js";

/**
 * Open a picker next to `anchor`. One: `onPick(item)` is called and it closes. Several (`multi`): `chosen` is a set that
 * is changed in place, at most `max` values, `onChange` after each change, and a Done button closes it.
 * `footer` is shown beneath. Answers the popup.
 */
export function openPicker(
  anchor,
  {
    label,
    items,
    chosen = new Set(),
    multi = false,
    max = Infinity,
    search = items.length > 10,
    onPick = () => {},
    onChange = () => {},
    onClose = () => {},
    footer = null,
    width = null,
  },
) {
  const list = new Listbox({ label, multi, onPick: picked });
  list.chosen = chosen;
  const field = h("input", {
    class: "search",
    type: "text",
    role: "combobox",
    "aria-expanded": "true",
    "aria-label": `Search: ${label}`,
    placeholder: "Search",
    autocomplete: "off",
    "aria-autocomplete": "list",
  });
  const note = h("p", { class: "note", "aria-live": "polite" });
  list.setItems(items);

  function picked(item) {
    if (!multi) {
      popup.close();
      onPick(item);
      return;
    }
    if (chosen.has(item.value)) chosen.delete(item.value);
    else if (chosen.size < max) chosen.add(item.value);
    else {
      note.textContent = `You can choose ${max} at most.`;
      return;
    }
    note.textContent = `${chosen.size} chosen`;
    list.draw();
    onChange(chosen);
  }

  field.addEventListener("input", () => list.setItems(matching(items, field.value)));
  const done = multi
    ? h("button", { type: "button", class: "button primary", on: { click: () => popup.close() } }, "Done")
    : null;
  const content = h(
    "div",
    { class: "picker" },
    search ? field : null,
    list.element,
    multi ? h("div", { class: "foot" }, note, done) : null,
    footer,
  );
  const popup = openPopup(anchor, content, { onClose, label, width });
  const holder = search ? field : list.element;
  list.attach(holder);
  holder.setAttribute("tabindex", "0");
  holder.addEventListener("keydown", (event) => {
    if (event.key === "Tab" && !multi && !footer) popup.close();
    else if (event.key === " " && !search && list.active >= 0) {
      event.preventDefault();
      list.pick();
    } else list.key(event);
  });
  holder.focus({ preventScroll: true });
  list.draw();
  return popup;
}
