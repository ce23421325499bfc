// The tour for newcomers: a strip under the time bar, one step at a time; what it says comes from the program.

import * as api from "./api.js";
import { announce, button, h, iconButton, swap, toast } from "./dom.js";
import { markdown } from "./markdown-view.js";

const SEEN = "herald-sandbox-tour";
const PLACES = { acting: ".acting", clock: ".timebar", composer: ".composer" };

export class Tour {
  constructor(desk) {
    this.desk = desk;
    this.steps = [];
    this.element = h("section", { class: "tour", "aria-label": "Tour", hidden: true });
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.end());
  }

  get seen() {
    return Boolean(localStorage.getItem(SEEN));
  }

  start(steps) {
    this.steps = steps;
    if (!steps.length) return;
    this.reader = this.desk.first.viewer.id;
    this.show(0);
  }

  show(at) {
    this.at = at;
    this.pressed = false;
    this.element.hidden = false;
    // A panel may have buttons called like those that the step's command answers with.
    if (this.step.use) this.desk.dock.toggle(null, false);
    this.point(this.step.points);
    this.draw();
    this.heading.focus({ preventScroll: true });
    announce(`Tour, step ${at + 1} of ${this.steps.length}: ${this.step.title}`);
  }

  get step() {
    return this.steps[this.at];
  }

  get panel() {
    return this.desk.dock.panels.get(this.step.panel);
  }

  /** Whether what the step asks for has come about; a step that asks for nothing is done at once. */
  get done() {
    const { until } = this.step;
    return until === null || (this.pressed && (this.panel?.panel.progress ?? 0) >= until);
  }

  tellPanel() {
    if (this.element.hidden) return;
    const look = this.look();
    if (look !== this.drawn) this.draw();
    if (this.bar) this.bar.value = this.panel?.panel.progress ?? 0;
  }

  look() {
    return JSON.stringify([this.at, this.pressed, this.done, this.offered]);
  }

  // A step's button is there as long as the panel offers its action; a command can always be used.
  get offered() {
    const { act, use } = this.step;
    if (use) return !this.pressed;
    return Boolean(act) && !this.pressed && Boolean(this.panel?.panel.actions.find((one) => one.key === act.action)?.shown);
  }

  draw() {
    this.drawn = this.look();
    const { title, text, act, use, done, until } = this.step;
    const last = this.at === this.steps.length - 1;
    const reading = { zone: this.desk.zone() };
    this.heading = h("h2", { tabindex: "-1" }, title);
    this.bar =
      this.pressed && !this.done && until !== null
        ? h("progress", { max: "100", "aria-label": "How much is done", value: this.panel?.panel.progress ?? 0 })
        : null;
    const next = last
      ? button({ class: `button ${this.done && !this.offered ? "primary" : "secondary"}`, data: { key: "tour-next" }, on: { click: () => this.end() } }, "Finish the tour")
      : button(
          {
            class: `button ${this.done && !this.offered ? "primary" : "secondary"}`,
            data: { key: "tour-next" },
            on: { click: () => this.show(this.at + 1) },
          },
          "Next",
        );
    swap(
      this.element,
      h("span", { class: "tour-count" }, `${this.at + 1} of ${this.steps.length}`),
      h(
        "div",
        { class: "tour-words" },
        this.heading,
        this.pressed && this.done && done ? h("p", { class: "tour-done", role: "status" }, done) : markdown(text, reading),
        this.bar,
      ),
      h(
        "div",
        { class: "tour-actions" },
        this.offered
          ? button(
              { class: "button primary", data: { key: "tour-act" }, on: { click: () => (use ? this.use() : this.act()) } },
              (use ?? act).label,
            )
          : null,
        last && !this.done && this.pressed ? null : next,
        iconButton("close", "Skip the tour", () => this.end(), { data: { key: "tour-skip" } }),
      ),
    );
  }

  async act() {
    const { act } = this.step;
    // On a narrow window the dock would cover what there is to see.
    if (innerWidth > 860) this.desk.dock.open(act.panel);
    this.pressed = true;
    const done = await this.panel.press(act.action, act.values);
    this.pressed = done;
    this.draw();
    const key = this.offered ? "tour-act" : "tour-next";
    this.element.querySelector(`[data-key="${key}"]`)?.focus();
  }

  /** Use the step's command as the reader's own person, in the first pane. */
  async use() {
    const { command, switch: key } = this.step.use;
    const pane = this.desk.first;
    this.pressed = true;
    this.draw();
    try {
      if (key) await api.setSwitch({ key, on: true });
      if (pane.viewer.id !== this.reader) await pane.actAs(this.reader);
      pane.composer.useCommand(command);
    } catch (error) {
      this.pressed = false;
      this.draw();
      toast(error.message);
    }
  }

  point(where) {
    for (const element of document.querySelectorAll(".pointed-at")) element.classList.remove("pointed-at");
    if (where) document.querySelector(PLACES[where])?.classList.add("pointed-at");
  }

  end() {
    localStorage.setItem(SEEN, "1");
    this.point(null);
    this.element.hidden = true;
    this.desk.active.composer.field.focus();
  }
}
