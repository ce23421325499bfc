// Part of the faults: accidents by name, where they happen, and those that last.

import * as api from "./api.js";
import { button, h, swap, uniqueId } from "./dom.js";

/** Draws the accidents; `attempt` carries out an act and tells everybody what became of it. */
export class Accidents {
  constructor(attempt) {
    this.attempt = attempt;
    this.kinds = [];
    this.places = {};
    this.kind = h("select", { id: uniqueId("accident"), on: { change: () => this.drawPlaces() } });
    this.help = h("p", { class: "field-about" });
    this.place = h("select", { id: uniqueId("accident") });
    this.placeField = h("div", { class: "panel-field", hidden: true }, h("label", { for: this.place.id }, "Where"), this.place);
    this.list = h("ul", { class: "fault-list" });
    this.element = h(
      "section",
      { class: "dock-part" },
      h("h3", {}, "Accidents"),
      h(
        "form",
        { class: "panel-fields", "aria-label": "Let an accident happen", on: { submit: (event) => this.start(event) } },
        h("div", { class: "panel-field" }, h("label", { for: this.kind.id }, "What happens"), this.kind, this.help),
        this.placeField,
        h("button", { type: "submit", class: "button primary" }, "Let it happen"),
      ),
      this.list,
    );
  }

  /** What can happen, and where; asked for whenever the faults are opened. */
  offer({ kinds, places }) {
    if (kinds) {
      this.kinds = kinds;
      const chosen = this.kind.value;
      swap(
        this.kind,
        kinds.map(({ key, label }) => h("option", { value: key }, label)),
      );
      if (chosen) this.kind.value = chosen;
    }
    if (places) this.places = places;
    this.drawPlaces();
  }

  drawPlaces() {
    const kind = this.kinds.find(({ key }) => key === this.kind.value);
    swap(this.help, kind?.help ?? "");
    const places = this.places[kind?.needs] ?? [];
    const chosen = this.place.value;
    swap(
      this.place,
      places.map(({ id, name }) => h("option", { value: id }, name)),
    );
    if (places.some(({ id }) => id === chosen)) this.place.value = chosen;
    this.placeField.hidden = !kind?.needs;
  }

  async start(event) {
    event.preventDefault();
    const place = this.placeField.hidden ? null : this.place.value;
    await this.attempt(() => api.startAccident({ key: this.kind.value, place }));
  }

  draw(accidents) {
    swap(
      this.list,
      accidents.map(({ id, label, place }) =>
        h(
          "li",
          {},
          h("span", { class: "words" }, place ? `${label}: ${place}` : label),
          button(
            {
              class: "button secondary",
              "aria-label": `End: ${label}`,
              on: { click: () => this.attempt(() => api.endAccident(id)) },
            },
            "End it",
          ),
        ),
      ),
    );
  }
}
