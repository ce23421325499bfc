// A list one picks from with arrow keys, Enter or a click: the base of every picker on the page.

import { h, swap, uniqueId, icon } from "./dom.js";

/**
 * Items are {value, label, description?, mark? (node before the label), group?, disabled?}. `multi` shows check marks for
 * the values in `chosen`. The owner of the focus calls `key(event)` first; true means the key was used here.
 */
export class Listbox {
  constructor({ label, multi = false, onPick, empty = "Nothing found" }) {
    this.id = uniqueId("list");
    this.multi = multi;
    this.onPick = onPick;
    this.empty = empty;
    this.items = [];
    this.chosen = new Set();
    this.active = -1;
    this.element = h("div", {
      class: "listbox",
      role: "listbox",
      id: this.id,
      "aria-label": label,
      "aria-multiselectable": multi ? "true" : null,
    });
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.element.addEventListener("click", (event) => this.clicked(event));
  }

  setItems(items, { activate = true } = {}) {
    this.items = items;
    const picked = items.findIndex((item) => this.chosen.has(item.value));
    this.active = !activate ? -1 : !this.multi && picked >= 0 ? picked : this.next(-1, 1);
    this.draw();
  }

  next(from, step) {
    for (let i = from + step; i >= 0 && i < this.items.length; i += step) if (!this.items[i].disabled) return i;
    return from;
  }

  draw() {
    let group = null;
    const rows = [];
    this.items.forEach((item, index) => {
      if (item.group && item.group !== group) rows.push(h("div", { class: "group", role: "presentation" }, item.group));
      group = item.group ?? null;
      rows.push(this.row(item, index));
    });
    swap(this.element, rows.length ? rows : h("div", { class: "empty", role: "presentation" }, this.empty));
    this.element.querySelector(".active")?.scrollIntoView({ block: "nearest" });
    this.field?.setAttribute("aria-activedescendant", this.active >= 0 ? `${this.id}-${this.active}` : "");
  }

  row(item, index) {
    const chosen = this.chosen.has(item.value);
    return h(
      "div",
      {
        class: `option${index === this.active ? " active" : ""}${chosen ? " chosen" : ""}`,
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected": String(this.multi ? chosen : index === this.active),
        "aria-disabled": item.disabled ? "true" : null,
        data: { index },
      },
      this.multi ? h("span", { class: "tick" }, chosen ? icon("check") : null) : null,
      item.mark,
      h(
        "span",
        { class: "words" },
        h("span", { class: "label" }, item.label),
        item.description ? h("span", { class: "description" }, item.description) : null,
      ),
      !this.multi && chosen ? h("span", { class: "now" }, icon("check")) : null,
    );
  }

  clicked(event) {
    const row = event.target.closest(".option");
    if (!row) return;
    this.active = Number(row.dataset.index);
    this.pick();
  }

  pick() {
    const item = this.items[this.active];
    if (item && !item.disabled) this.onPick(item);
  }

  /** Give the list the keys of `field`, a text input or a button. */
  attach(field) {
    this.field = field;
    field.setAttribute("aria-controls", this.id);
  }

  key(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) {
      const step = steps[event.key];
      const moved = this.next(this.active, step);
      this.active = moved === this.active ? this.next(step > 0 ? -1 : this.items.length, step) : moved;
    } else if (event.key === "PageDown") this.active = this.next(Math.min(this.active + 8, this.items.length) - 1, 1);
    else if (event.key === "PageUp") this.active = this.next(Math.max(this.active - 8, -1), 1);
    else if (event.key === "Enter" && this.active >= 0) {
      event.preventDefault();
      this.pick();
      return true;
    } else return false;
    event.preventDefault();
    this.draw();
    return true;
  }
}

/** Items whose label, description or value contain every word of `text`; beginnings first. */
export function matching(items, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return items;
  const hay = (item) => `${item.label} ${item.description ?? ""} ${item.keywords ?? ""}`.toLowerCase();
  const found = items.filter((item) => words.every((word) => hay(item).includes(word)));
  const starts = (item) => (item.label.toLowerCase().startsWith(words[0]) ? 0 : 1);
  return found
    .map((item, at) => [starts(item), at, item])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map((row) => row[2]);
}
