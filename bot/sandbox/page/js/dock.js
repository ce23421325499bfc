// The column at the side: what is coming up, panels of the program, faults, switches. One of them at a time.

import { Agenda } from "./agenda.js";
import { h, iconButton } from "./dom.js";
import { Faults } from "./faults.js";
import { PanelView } from "./panel.js";
import { Switches } from "./switches.js";

/** A view is {key, label, mark (an icon), count?, element, update()}; it keeps its own element. */
export class Dock {
  constructor(desk) {
    this.desk = desk;
    this.key = null;
    this.agenda = new Agenda(desk.bar);
    this.panels = new Map();
    this.faults = new Faults();
    this.switches = new Switches(desk);
    this.title = h("h2");
    this.cross = iconButton("close", "Close", () => this.toggle(null), { data: { key: "close-dock" } });
    this.content = h("div");
    this.element = h("aside", { class: "dock", hidden: true }, h("header", {}, this.title, this.cross), this.content);
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(null));
  }

  get views() {
    return [this.agenda, ...this.panels.values(), this.faults, this.switches];
  }

  get view() {
    return this.views.find((view) => view.key === this.key);
  }

  /** Open a view by its key, or close it if it is open; null closes the open one. */
  toggle(key, focus = true) {
    const before = this.key;
    this.key = key === before ? null : key;
    const { view } = this;
    this.element.hidden = !view;
    if (view) {
      this.title.textContent = view.label;
      this.element.setAttribute("aria-label", view.label);
      this.cross.setAttribute("aria-label", `Close ${view.label}`);
      this.content.replaceChildren(view.element);
      view.update();
    }
    this.desk.bar.drawEnd();
    if (!focus) return;
    if (view) this.cross.focus();
    else document.querySelector(`[data-key="dock-${before}"]`)?.focus();
  }

  open(key) {
    if (this.key !== key) this.toggle(key, false);
  }

  /** Redraw the open view, or only if it is the view of that key. */
  update(key = this.key) {
    if (this.key === null || key !== this.key) return;
    const inside = this.content.contains(document.activeElement);
    this.view.update();
    // What had the focus may be gone, such as the agenda entry one went to.
    if (inside && !this.element.contains(document.activeElement)) this.cross.focus();
  }

  /** Redraw everything after the world was fetched again or the acting person has changed. */
  renew() {
    const { viewer } = this.desk.active;
    for (const panel of viewer?.state.panels ?? []) this.tellPanel(panel, viewer);
    this.desk.bar.drawEnd();
    this.update();
  }

  tellPanel(panel) {
    const known = this.panels.get(panel.key);
    if (known) known.tell(panel);
    else {
      this.panels.set(panel.key, new PanelView(panel, this.desk));
      this.desk.bar.drawEnd();
    }
  }

  tellFaults(frame) {
    this.faults.tell(frame);
  }
}
