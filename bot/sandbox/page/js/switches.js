// Beside the panes: switches the program offers, and keeping the sandbox for another day.

import * as api from "./api.js";
import { button, h, icon, swap, toast, uniqueId } from "./dom.js";

/** A view of the dock; `desk` is the page. */
export class Switches {
  constructor(desk) {
    this.desk = desk;
    this.key = "switches";
    this.label = "Switches";
    this.mark = "switches";
    this.list = h("div");
    this.element = h("div", {}, this.list, this.keeping(), this.again());
  }

  update() {
    const { viewer } = this.desk.first;
    swap(this.list, switchList(viewer?.state.switches ?? []));
    this.tourAgain.hidden = !viewer?.state.tour?.length;
  }

  keeping() {
    const id = uniqueId("kept");
    const problem = h("p", { class: "problem", role: "alert" });
    const chosen = h("input", {
      type: "file",
      id,
      accept: ".zip",
      on: {
        change: async () => {
          const [file] = chosen.files;
          chosen.value = "";
          problem.textContent = "";
          if (!file) return;
          try {
            await api.load(file);
          } catch (error) {
            problem.textContent = error.message;
          }
        },
      },
    });
    return h(
      "section",
      { class: "dock-part field" },
      h("h3", {}, "Keep for tomorrow"),
      h("p", { class: "field-about" }, "Servers, people, messages and the clock in one file."),
      h("a", { class: "button secondary", href: "/sandbox/save", download: true }, icon("file"), "Save the sandbox"),
      h("label", { for: id }, "Go on with a saved one"),
      chosen,
      problem,
    );
  }

  again() {
    this.tourAgain = button(
      { class: "plain-link", on: { click: () => this.desk.startTour() } },
      "Show the tour again",
    );
    return this.tourAgain;
  }
}

function switchList(switches) {
  if (!switches.length) return null;
  return h(
    "ul",
    { class: "switches" },
    switches.map((one) => {
      const change = async (fields) => {
        try {
          await api.setSwitch({ key: one.key, ...fields });
        } catch (error) {
          toast(error.message);
        }
      };
      const box = h("input", {
        type: "checkbox",
        role: "switch",
        data: { key: `switch-${one.key}` },
        on: { change: () => change({ on: box.checked }) },
      });
      box.checked = one.on;
      const choice = one.choices?.length
        ? h(
            "select",
            {
              "aria-label": one.label,
              data: { key: `choice-${one.key}` },
              on: { change: () => change({ value: choice.value }) },
            },
            one.choices.map((option) =>
              h("option", { value: option.value, selected: option.value === one.value }, option.label),
            ),
          )
        : null;
      return h(
        "li",
        {},
        h(
          "label",
          { class: "choice switch" },
          box,
          h("span", { class: "words" }, h("span", {}, one.label), one.help ? h("small", {}, one.help) : null),
        ),
        choice,
      );
    }),
  );
}
