// Beside the panes: what is going to happen when, and setting the clock to any time.

import { button, h, swap, toast } from "./dom.js";
import { timestamp } from "./markdown-view.js";
import { clock, fromLocalField, toLocalField } from "./times.js";

/** A view of the dock; `bar` is the time bar. */
export class Agenda {
  constructor(bar) {
    this.bar = bar;
    this.key = "agenda";
    this.label = "Coming up";
    this.mark = "calendar";
    this.element = h("div");
  }

  get count() {
    return clock.agenda.length;
  }

  update() {
    // A date half typed is not thrown away by the next tick.
    if (this.element.contains(document.activeElement) && document.activeElement.matches("input")) return;
    swap(this.element, content(this.bar));
  }
}

function content(bar) {
  const zone = bar.desk.zone();
  const to = h("input", {
    type: "datetime-local",
    "aria-label": "Set the clock to",
    value: toLocalField(clock.now(), zone),
  });
  const set = h(
    "form",
    {
      class: "set-clock",
      on: {
        submit: (event) => {
          event.preventDefault();
          const wanted = fromLocalField(to.value, zone);
          if (Number.isNaN(wanted.getTime())) toast("Choose a date and a time first.");
          else bar.move({ to: wanted.toISOString() });
        },
      },
    },
    to,
    h("button", { class: "button secondary", type: "submit" }, "Go there"),
  );
  const entries = clock.agenda.map((entry) => {
    const at = new Date(entry.at);
    return h(
      "li",
      {},
      h("div", {}, timestamp(at, "F", zone), h("small", { class: "quiet" }, timestamp(at, "R", zone))),
      h("p", {}, entry.what),
      button(
        { class: "plain-link", data: { key: `go-${entry.at}` }, on: { click: () => bar.move({ to: entry.at }) } },
        "Go there",
      ),
    );
  });
  return [
    h("div", { class: "only-small clock-buttons" }, bar.jumps()),
    set,
    entries.length
      ? h("ol", { class: "agenda" }, entries)
      : h("p", { class: "empty" }, "Nothing is planned. When a tournament runs, its deadlines stand here."),
  ];
}
