// A form (modal) the bot opened, over the pane of the person it was sent to.

import { Cover } from "./cover.js";
import { button, h } from "./dom.js";
import { fieldFor } from "./form-fields.js";
import { markdown } from "./markdown-view.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;

export class Form {
  constructor(modal, pane) {
    this.modal = modal;
    this.pane = pane;
    this.fields = [];
    this.guild = pane.viewer.guildOf(pane.channelId);
    this.problem = h("p", { class: "problem", role: "alert" });
    this.submitButton = h("button", { type: "submit", class: "button primary" }, "Submit");
    const parts = modal.components.map((component) => this.part(component));
    this.cover = new Cover(pane, modal.title, [parts, this.problem], {
      footer: [
        button({ class: "button secondary", on: { click: () => this.cover.cancel() } }, "Cancel"),
        this.submitButton,
      ],
      onSubmit: () => this.submit(),
      onCancel: () => this.viewer.act("close_form", { interaction_id: modal.interaction_id }).catch(() => {}),
    });
    this.viewer = pane.viewer;
  }

  part(component) {
    if (component.type === TEXT_DISPLAY) return markdown(component.content, this.pane.reading(this.guild));
    if (component.type === ROW) return component.components.map((inner) => this.labelled(inner, inner.label));
    if (component.type === LABEL) return this.labelled(component.component, component.label, component.description);
    if (component.type === TEXT_INPUT) return this.labelled(component, component.label);
    return null;
  }

  labelled(component, label, description = null) {
    const field = fieldFor(component, { label, description, viewer: this.pane.viewer, guild: this.guild });
    this.fields.push(field);
    return field.element;
  }

  open() {
    this.cover.open(this.fields[0]?.control ?? this.submitButton);
  }

  async submit() {
    if (this.sending) return;
    const wrong = this.fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].control.focus();
      return;
    }
    this.sending = true;
    this.problem.textContent = "";
    this.submitButton.disabled = true;
    const values = Object.fromEntries(this.fields.map((field) => [field.id, field.value()]));
    try {
      await this.viewer.interact("submit", { interaction_id: this.modal.interaction_id, values });
      this.cover.close();
    } catch (error) {
      this.problem.textContent = error.message;
    } finally {
      this.sending = false;
      this.submitButton.disabled = false;
    }
  }
}
