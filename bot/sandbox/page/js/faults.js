// Beside the panes: a bad day at Discord on demand. Routes that fail, a gateway that breaks, rate limits.

import { Accidents } from "./accidents.js";
import * as api from "./api.js";
import { button, h, iconButton, swap, toast, uniqueId } from "./dom.js";

const KINDS = [
  ["500", "Answers 500 (server error)", { status: 500 }],
  ["503", "Answers 503 (unavailable)", { status: 503 }],
  ["403", "Answers 403 (missing access)", { status: 403, code: 50001 }],
  ["404", "Answers 404 (unknown)", { status: 404 }],
  ["429", "Answers 429 (slow down)", { status: 429, retry_after: 1 }],
  ["drop", "Gives no answer", { drop: true }],
  ["slow", "Answers 4 seconds late", { status: null, delay: 4 }],
];

const DISTURBANCES = [
  ["drop", "Break the connection", "The bot resumes and misses nothing."],
  ["reconnect", "Ask to reconnect", "Op 7, as Discord does every few hours."],
  ["invalidate", "End the session", "Op 9: the bot has to identify anew."],
  ["repeat", "Next event twice", "The same event arrives a second time."],
  ["limit_members", "Limit member requests", "The next request for members is refused (RATE_LIMITED)."],
];

/** A view of the dock. */
export class Faults {
  constructor() {
    this.key = "faults";
    this.label = "Faults";
    this.mark = "bolt";
    this.routes = h("datalist", { id: uniqueId("routes") });
    this.list = h("ul", { class: "fault-list" });
    this.accidents = new Accidents((work) => this.attempt(work));
    this.gateway = h("div");
    this.rates = h("div");
    this.element = h(
      "div",
      { class: "faults" },
      h("p", { class: "field-about" }, "Let Discord have a bad day, and see how the bot takes it."),
      this.accidents.element,
      h("section", { class: "dock-part" }, h("h3", {}, "Single requests"), this.form(), this.list),
      h("section", { class: "dock-part" }, h("h3", {}, "Gateway"), this.gateway),
      h("section", { class: "dock-part" }, h("h3", {}, "Rate limits"), this.rates),
    );
  }

  async update() {
    try {
      const { routes, ...rest } = await api.getFaults();
      swap(
        this.routes,
        ["*", "POST /interactions/*", ...routes].map((value) => h("option", { value })),
      );
      this.tell(rest);
    } catch (error) {
      toast(error.message);
    }
  }

  tell({ faults, accidents, gateway, rates, dms, kinds, places }) {
    if (kinds || places) this.accidents.offer({ kinds, places });
    this.drawList(faults);
    this.accidents.draw(accidents);
    this.drawGateway(gateway);
    this.drawRates(rates, dms);
  }

  form() {
    const labelled = (label, control) => {
      control.id = uniqueId("fault");
      return h("div", { class: "panel-field" }, h("label", { for: control.id }, label), control);
    };
    const route = h("input", { type: "text", list: this.routes.id, value: "POST /channels/{channel_id}/messages" });
    const kind = h(
      "select",
      {},
      KINDS.map(([value, label]) => h("option", { value }, label)),
    );
    const after = h("input", { type: "checkbox" });
    const times = h("input", { type: "number", min: 1, max: 10_000, value: 1, placeholder: "for ever" });
    const chance = h("input", { type: "number", min: 1, max: 100, value: 100 });
    const submit = async (event) => {
      event.preventDefault();
      const wanted = KINDS.find(([value]) => value === kind.value)[2];
      await this.attempt(() =>
        api.addFault({
          route: route.value.trim() || "*",
          before_work: !after.checked,
          times: times.value ? Number(times.value) : null,
          probability: Math.min(1, Number(chance.value || 100) / 100),
          ...wanted,
        }),
      );
    };
    return h(
      "form",
      { class: "panel-fields", "aria-label": "Order a fault", on: { submit } },
      this.routes,
      labelled("Route, * stands for anything", route),
      labelled("What happens", kind),
      h(
        "label",
        { class: "choice" },
        after,
        h(
          "span",
          { class: "words" },
          h("span", {}, "Only the answer is lost"),
          h("small", {}, "Everything is done first, as in the worst of cases."),
        ),
      ),
      h("div", { class: "side-by-side" }, labelled("How often", times), labelled("Chance in %", chance)),
      h("button", { type: "submit", class: "button primary" }, "Order it"),
    );
  }

  async attempt(work) {
    try {
      this.tell(await work());
    } catch (error) {
      toast(error.message);
    }
  }

  drawList(faults) {
    swap(
      this.list,
      faults.map((fault) =>
        h(
          "li",
          { class: fault.exhausted ? "quiet" : null },
          h(
            "div",
            { class: "words" },
            h("code", {}, fault.route),
            h("small", {}, `${what(fault)}; ${often(fault)}; struck ${fault.hits}×`),
          ),
          iconButton("close", `Take away: ${what(fault)} on ${fault.route}`, () =>
            this.attempt(() => api.removeFault({ id: fault.id })),
          ),
        ),
      ),
      faults.length
        ? h(
            "li",
            {},
            button(
              {
                class: "plain-link",
                data: { key: "all-faults" },
                on: { click: () => this.attempt(() => api.removeFault({ all: true })) },
              },
              "Take all away",
            ),
          )
        : null,
    );
  }

  drawGateway(gateway) {
    const happen = (what) => this.attempt(() => api.disturb({ do: what }));
    const freeze = gateway.frozen ? ["thaw", "Thaw", ""] : ["freeze", "Freeze", "Nothing arrives until it is thawed."];
    swap(
      this.gateway,
      h(
        "p",
        { class: "quiet" },
        gateway.connected ? "The bot is connected" : "The bot is not connected",
        gateway.frozen ? ", but hears nothing" : "",
        `. Identified ${gateway.identified}×, resumed ${gateway.resumed}×.`,
      ),
      h(
        "div",
        { class: "panel-actions" },
        [...DISTURBANCES, freeze].map(([key, label, help]) =>
          button(
            {
              class: `button ${key === "thaw" ? "primary" : "secondary"}`,
              title: help || null,
              data: { key: `gateway-${key}` },
              on: { click: () => happen(key) },
            },
            label,
          ),
        ),
      ),
    );
  }

  drawRates(rates, dms) {
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      data: { key: "rates" },
      on: { change: () => this.attempt(() => api.limitRates(box.checked)) },
    });
    box.checked = rates.enforced;
    swap(
      this.rates,
      h(
        "label",
        { class: "choice" },
        box,
        h(
          "span",
          { class: "words" },
          h("span", {}, "As strict as Discord"),
          h("small", {}, `Refused so far: ${rates.refused}. Requests counted as invalid: ${rates.invalid}.`),
          h("small", {}, `Direct messages not opened: ${dms.refused}${dms.quarantined ? "; in quarantine" : ""}.`),
        ),
      ),
    );
  }
}

function what(fault) {
  const when = fault.before_work ? "" : " after the work is done";
  if (fault.drop) return `no answer${when}`;
  return fault.status === null ? `${fault.delay} s late` : `${fault.status}${when}`;
}

function often(fault) {
  const times = fault.times === null ? "for ever" : `${fault.times}×`;
  return fault.probability < 1 ? `${times}, chance ${Math.round(fault.probability * 100)} %` : times;
}
