// Slash commands in the composer: the picker while one types, then the chosen command with its options.

import { button, h, iconButton, swap, toast } from "./dom.js";
import { findCommands, leaves, optionHint } from "./commands.js";
import { Listbox } from "./listbox.js";
import { OptionField } from "./option-field.js";
import { openPopup } from "./popup.js";

/** The list that opens above a text field whose text begins with a slash. */
export class SlashPicker {
  constructor(field, { commands, onPick }) {
    this.field = field;
    this.commands = commands;
    this.list = new Listbox({
      label: "Commands",
      onPick: (item) => {
        this.close();
        onPick(item.leaf);
      },
      empty: "No command fits. Press Escape to write it as text.",
    });
  }

  update() {
    const text = this.field.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.close();
      return;
    }
    const found = findCommands(leaves(this.commands()), text.slice(1));
    this.list.attach(this.field);
    if (!this.popup) {
      this.popup = openPopup(this.field, this.list.element, {
        keepFocus: true,
        width: Math.min(620, this.field.closest(".composer").clientWidth),
        onClose: () => {
          this.popup = null;
          this.field.removeAttribute("aria-activedescendant");
        },
      });
    }
    this.list.setItems(
      found.map((leaf) => ({
        value: leaf.path,
        label: `/${leaf.path}`,
        leaf,
        group: text.length < 2 ? leaf.path.split(" ")[0] : null,
        description: [
          leaf.description,
          leaf.options.map((option) => (option.required ? option.label : `${option.label}?`)).join(" "),
        ]
          .filter(Boolean)
          .join(" — "),
      })),
    );
    this.popup.place();
  }

  close() {
    this.popup?.close(false);
  }

  /** True when the key was used by the list. */
  key(event) {
    if (!this.popup) return false;
    if (event.key === "Tab" && this.list.active >= 0 && !event.shiftKey) {
      event.preventDefault();
      this.list.pick();
      return true;
    }
    return this.list.key(event);
  }
}

/** The chosen command: chips for its options, what is still missing, and sending. */
export class CommandForm {
  constructor(leaf, { viewer, guild, channel, onDone }) {
    this.leaf = leaf;
    this.viewer = viewer;
    this.guild = guild;
    this.channel = channel;
    this.onDone = onDone;
    this.fields = [];
    this.chips = h("div", { class: "option-chips" });
    this.more = h("div", { class: "more-options" });
    this.note = h("p", { class: "command-note", "aria-live": "polite" });
    this.sendButton = iconButton("send", "Send command", () => this.send(), { class: "send" });
    this.element = h(
      "form",
      {
        class: "command-form",
        "aria-label": `Command /${leaf.path}`,
        novalidate: true,
        on: {
          submit: (event) => {
            event.preventDefault();
            this.send();
          },
          keydown: (event) => this.key(event),
        },
      },
      h(
        "div",
        { class: "command-line" },
        h("strong", { class: "command-name", tabindex: "-1" }, `/${leaf.path}`),
        this.chips,
        this.more,
      ),
      h(
        "div",
        { class: "command-actions" },
        iconButton("close", "Leave this command", () => this.onDone("left")),
        this.sendButton,
      ),
      this.note,
    );
    for (const option of leaf.options.filter((candidate) => candidate.required)) this.add(option);
    this.draw();
  }

  add(option) {
    const field = new OptionField(option, {
      viewer: this.viewer,
      guild: this.guild,
      complete: (focused) => this.complete(focused),
      changed: () => this.explain(),
      focused: (current) => this.explain(current),
      removed: (gone) => this.remove(gone),
      next: (done) => this.next(done),
    });
    this.fields.push(field);
    this.chips.append(field.element);
    this.draw();
    return field;
  }

  remove(field) {
    this.fields = this.fields.filter((other) => other !== field);
    field.popup?.close(false);
    field.element.remove();
    this.draw();
    this.focus();
  }

  draw() {
    const used = new Set(this.fields.map((field) => field.option.name));
    const rest = this.leaf.options.filter((option) => !used.has(option.name));
    swap(
      this.more,
      rest.map((option) =>
        button(
          {
            class: "add-option",
            title: option.description,
            data: { key: `add-${option.name}` },
            on: { click: () => this.add(option).focus() },
          },
          `+ ${option.label}`,
        ),
      ),
    );
    this.explain();
  }

  explain(current = this.current) {
    this.current = this.fields.includes(current) ? current : null;
    const field = this.current;
    this.note.classList.toggle("wrong", Boolean(field?.error));
    this.note.textContent = field
      ? `${field.option.label}: ${field.error ?? `${field.option.description} (${optionHint(field.option)})`}`
      : this.leaf.description || this.leaf.about || "";
  }

  focus() {
    const empty = this.fields.find((field) => field.read().error) ?? this.fields.at(-1);
    if (empty) empty.focus();
    else this.sendButton.focus();
  }

  next(done) {
    const after = this.fields.slice(this.fields.indexOf(done) + 1).find((field) => field.read().error);
    if (after) after.focus();
    else this.explain();
  }

  values() {
    const values = {};
    for (const field of this.fields) {
      const { value } = field.read();
      if (value !== undefined) values[field.option.name] = value;
    }
    return values;
  }

  async complete(option) {
    const field = this.fields.find((candidate) => candidate.option === option);
    const options = { ...this.values(), [option.name]: field.picked === undefined ? field.input.value : "" };
    const answer = await this.viewer.act("autocomplete", {
      channel: this.channel.id,
      command: this.leaf.path,
      options,
      focused: option.name,
    });
    return answer.choices ?? [];
  }

  key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.onDone("left");
    } else if (event.key === "Enter" && event.target.matches("input")) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    let first = null;
    for (const field of this.fields) {
      const { error } = field.read();
      field.show(error ?? null);
      first ??= error ? field : null;
    }
    if (first) {
      first.focus();
      this.explain(first);
      return;
    }
    if (this.sending) return;
    this.sending = true;
    this.element.setAttribute("aria-busy", "true");
    const work = this.viewer.interact("slash", {
      channel: this.channel.id,
      command: this.leaf.path,
      options: this.values(),
    });
    // The form stays until the bot has taken the command, so that nothing typed is lost when it does not.
    try {
      await work;
      this.onDone("sent");
    } catch (error) {
      toast(error.message);
    } finally {
      this.sending = false;
      this.element.removeAttribute("aria-busy");
    }
  }
}
