// A panel the program put into the page: how things stand, actions, fields, and a log.

import * as api from "./api.js";
import { announce, button, h, swap, toast } from "./dom.js";
import { panelField } from "./panel-fields.js";
import { formatTime } from "./times.js";

/** A view of the dock. `desk` is the page: fields for a person propose the one acted as. */
export class PanelView {
  constructor(panel, desk) {
    this.desk = desk;
    this.key = panel.key;
    this.mark = "play";
    this.typed = new Map();
    this.help = h("p", { class: "field-about" });
    this.status = h("p", { class: "panel-status" });
    this.bar = h("progress", { max: "100", "aria-label": `${panel.title}: how much is done` });
    this.actions = h("div", { class: "panel-actions", role: "group", "aria-label": panel.title });
    this.fields = h("div", { class: "panel-fields" });
    this.log = h("ol", { class: "panel-log", tabindex: "0", "aria-label": `${panel.title}: what happened` });
    this.element = h(
      "div",
      { class: "panel" },
      this.help,
      this.status,
      this.bar,
      this.actions,
      this.log,
      this.fields,
    );
    this.tell(panel);
  }

  get label() {
    return this.panel.title;
  }

  /** The program changed the panel. What somebody is just filling in stays, unless the program changed that too. */
  tell(panel) {
    if (panel.name === this.panel?.name && panel.changes < this.panel.changes) return;
    for (const field of panel.fields) {
      const before = this.panel?.fields.find((one) => one.key === field.key);
      if (before && before.value !== field.value) this.typed.delete(field.key);
    }
    const before = this.panel;
    this.panel = panel;
    const look = JSON.stringify([panel.fields, panel.actions]);
    if (look !== this.look) {
      this.look = look;
      this.draw();
      if (before && this.desk.dock?.key === this.key && panel.status) announce(panel.status);
    }
    this.showProgress();
    this.showLog(before);
  }

  update() {
    this.follow();
    this.log.scrollTop = this.log.scrollHeight;
  }

  /** Propose the person acted as in fields for a person that are still empty. */
  follow() {
    const me = this.desk.active?.viewer?.id;
    for (const field of this.panel.fields)
      if (field.kind === "person" && !this.typed.has(field.key)) this.controls?.get(field.key)?.propose(me);
  }

  showProgress() {
    const { status, progress, help } = this.panel;
    this.help.textContent = help;
    this.help.hidden = progress !== null;
    this.status.textContent = status;
    this.status.hidden = !status;
    this.bar.hidden = progress === null;
    this.bar.value = progress ?? 0;
  }

  showLog(before) {
    const { lines, log } = this.panel;
    const zone = this.desk.zone();
    // Another person's time zone shows other times: then every line is written again.
    const known = before && zone === this.logZone ? before.lines : 0;
    this.logZone = zone;
    const atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 30;
    if (lines < known || !known) this.log.replaceChildren();
    const fresh = log.slice(Math.max(0, log.length - (lines < known ? lines : lines - known)));
    for (const { at, line } of fresh)
      this.log.append(
        h("li", {}, h("time", { datetime: at }, formatTime(new Date(at), "l", zone)), h("span", {}, line)),
      );
    while (this.log.children.length > log.length) this.log.firstChild.remove();
    this.log.hidden = !log.length;
    if (fresh.length && atEnd) this.log.scrollTop = this.log.scrollHeight;
  }

  draw() {
    const { panel } = this;
    const fields = panel.fields.filter((field) => field.shown);
    this.controls = new Map(
      fields
        .filter((field) => field.enabled)
        .map((field) => [
          field.key,
          panelField(field, {
            typed: this.typed.get(field.key),
            onChange: (value) => this.typed.set(field.key, value),
          }),
        ]),
    );
    this.follow();
    swap(
      this.actions,
      panel.actions.filter((action) => action.shown && !action.field).map((action) => this.button(action)),
    );
    const open = new Set([...this.fields.querySelectorAll("details[open]")].map((group) => group.dataset.group));
    swap(this.fields, this.fixed(fields), this.groups(fields, open));
  }

  // Values that cannot be changed now are listed in few lines.
  fixed(fields) {
    const told = fields.filter((field) => !field.enabled && shownValue(field) !== "");
    if (!told.length) return null;
    return h(
      "dl",
      { class: "panel-facts" },
      told.map((field) => h("div", {}, h("dt", {}, field.label), h("dd", {}, shownValue(field)))),
    );
  }

  groups(fields, open) {
    const groups = new Map();
    for (const field of fields.filter((one) => this.controls.has(one.key)))
      groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
    return [...groups].map(([name, members]) => {
      const drawn = members.map((field) => [this.controls.get(field.key).element, this.beside(field)]);
      if (!name) return drawn;
      return h(
        "details",
        { data: { group: name }, open: open.has(name) },
        h("summary", { data: { key: `group-${name}` } }, name),
        h("div", { class: "panel-group" }, drawn),
      );
    });
  }

  beside(field) {
    const actions = this.panel.actions.filter((action) => action.shown && action.field === field.key);
    return actions.length
      ? h(
          "div",
          { class: "panel-actions" },
          actions.map((action) => this.button(action)),
        )
      : null;
  }

  button(action) {
    return button(
      {
        class: `button ${action.style}`,
        title: action.help || null,
        disabled: !action.enabled,
        data: { key: `action-${action.key}` },
        on: { click: () => this.press(action.key) },
      },
      action.label,
    );
  }

  values() {
    return Object.fromEntries([...this.controls].map(([key, control]) => [key, control.value()]));
  }

  /** Press an action with the fields' values, replaced where `values` names some; true when it was done. */
  async press(key, values = {}) {
    if (this.pressing) return false;
    const wrong = [...this.controls.values()].find((control) => control.problem());
    if (wrong) {
      toast(wrong.problem());
      wrong.control.focus();
      return false;
    }
    const action = this.panel.actions.find((one) => one.key === key);
    const sent = { ...this.values(), ...values };
    this.pressing = true;
    this.element.setAttribute("aria-busy", "true");
    try {
      const { panel } = await api.pressPanel(this.key, key, sent);
      this.typed.clear();
      this.tell(panel);
      if (action?.acts_as && sent[action.acts_as]) await this.desk.active.actAs(sent[action.acts_as]);
      return true;
    } catch (error) {
      toast(error.message);
      return false;
    } finally {
      this.pressing = false;
      this.element.removeAttribute("aria-busy");
    }
  }
}

function shownValue(field) {
  if (field.kind === "choice") return field.choices.find((choice) => choice.value === field.value)?.label ?? "";
  if (field.kind === "toggle") return field.value ? "yes" : "no";
  if (field.kind === "file" || field.kind === "person") return "";
  return `${field.value ?? ""}${field.unit && ` ${field.unit}`}`;
}
