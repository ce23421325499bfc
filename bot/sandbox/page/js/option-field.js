// One option of a slash command: a chip with its name and a field that fits its type.

import { h, iconButton, swap, toast, uniqueId } from "./dom.js";
import { upload } from "./api.js";
import { TYPE, optionHint, readOption } from "./commands.js";
import { channelItems, roleItems, userItems } from "./entities.js";
import { Listbox, matching } from "./listbox.js";
import { openPopup } from "./popup.js";

const DEBOUNCE = 200;

/**
 * `owner` is {viewer, guild, complete(option) -> Promise<choices>, changed(), removed(field)}.
 * A field has: element, option, read() -> {value}|{error}, focus(), show(error).
 */
export class OptionField {
  constructor(option, owner) {
    this.option = option;
    this.owner = owner;
    this.picked = undefined;
    this.hintId = uniqueId("hint");
    this.input = option.type === TYPE.attachment ? this.fileInput() : this.textInput();
    const remove = option.required
      ? null
      : iconButton("close", `Remove ${option.label}`, () => owner.removed(this), { class: "small" });
    this.hint = h("span", { class: "hidden", id: this.hintId });
    this.element = h(
      "div",
      { class: "option-chip" },
      h("label", {}, h("span", { class: "name" }, option.label), this.input),
      remove,
      this.hint,
    );
    this.input.addEventListener("focus", () => owner.focused(this));
    this.show(null);
  }

  textInput() {
    const { option } = this;
    const source = this.itemSource();
    const input = h("input", {
      type: "text",
      autocomplete: "off",
      "aria-describedby": this.hintId,
      "aria-required": option.required ? "true" : null,
      inputmode: option.type === TYPE.integer ? "numeric" : option.type === TYPE.number ? "decimal" : null,
      maxlength: 6000,
      role: source ? "combobox" : null,
      "aria-expanded": source ? "false" : null,
      "aria-autocomplete": source ? "list" : null,
    });
    input.addEventListener("input", () => {
      this.picked = undefined;
      this.fit();
      this.show(null);
      this.owner.changed();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && input.value === "" && !option.required) {
        event.preventDefault();
        this.owner.removed(this);
      }
    });
    if (source) this.wireList(input, source);
    queueMicrotask(() => this.fit());
    return input;
  }

  fit() {
    this.input.style.width = `${Math.min(Math.max(this.input.value.length + 2, 10), 44)}ch`;
  }

  /** A function from typed text to list items (or a promise of them), or null for plain text. */
  itemSource() {
    const { option, owner } = this;
    const fixed = {
      [TYPE.boolean]: () => [
        { value: true, label: "True" },
        { value: false, label: "False" },
      ],
      [TYPE.user]: () => userItems(owner.viewer, owner.guild),
      [TYPE.channel]: () => channelItems(owner.viewer, owner.guild, option.channel_types),
      [TYPE.role]: () => roleItems(owner.guild),
      [TYPE.mentionable]: () => [...roleItems(owner.guild), ...userItems(owner.viewer, owner.guild)],
    };
    if (option.choices?.length)
      return (text) =>
        matching(
          option.choices.map((choice) => ({ value: choice.value, label: choice.name })),
          text,
        );
    if (fixed[option.type]) return (text) => matching(fixed[option.type](), text);
    if (!option.autocomplete) return null;
    return async () => (await owner.complete(option)).map((choice) => ({ value: choice.value, label: choice.name }));
  }

  wireList(input, source) {
    const { option } = this;
    const free = Boolean(option.autocomplete);
    const list = new Listbox({ label: option.label, onPick: (item) => this.pick(item), empty: "Nothing fits" });
    list.attach(input);
    let timer = null;
    let asked = 0;
    const fill = async () => {
      const turn = ++asked;
      const text = this.picked === undefined ? input.value : "";
      if (free && !list.items.length) swap(list.element, h("div", { class: "empty" }, "Looking…"));
      try {
        const items = await source(text);
        if (turn === asked) list.setItems(items, { activate: !free || items.length > 0 });
      } catch (error) {
        if (turn !== asked) return;
        list.setItems([]);
        toast(error.message);
      }
    };
    this.openList = () => {
      if (!this.popup) {
        this.popup = openPopup(this.element ?? input, list.element, {
          keepFocus: true,
          width: 320,
          onClose: () => {
            this.popup = null;
            clearTimeout(timer);
            input.setAttribute("aria-expanded", "false");
            input.removeAttribute("aria-activedescendant");
          },
        });
        input.setAttribute("aria-expanded", "true");
      }
      clearTimeout(timer);
      if (free && list.items.length) timer = setTimeout(fill, DEBOUNCE);
      else fill();
    };
    input.addEventListener("focus", () => queueMicrotask(() => this.openList()));
    input.addEventListener("click", () => this.openList());
    input.addEventListener("input", () => this.openList());
    input.addEventListener("blur", () => this.popup?.close(false));
    input.addEventListener("keydown", (event) => {
      if (!this.popup && event.key === "ArrowDown") this.openList();
      // An autocompleted field takes the text as typed unless the arrows were used or nothing else would do.
      else if (
        this.popup &&
        event.key === "Tab" &&
        !event.shiftKey &&
        this.picked === undefined &&
        input.value &&
        list.active >= 0
      )
        list.pick();
      else if (this.popup && this.picked === undefined && list.key(event)) event.stopPropagation();
      else if (this.popup && event.key.startsWith("Arrow") && list.key(event)) event.stopPropagation();
    });
  }

  pick(item) {
    this.picked = item.value;
    this.input.value = item.label;
    this.fit();
    this.popup?.close(false);
    this.show(null);
    this.owner.changed();
    this.owner.next(this);
  }

  fileInput() {
    const input = h("input", {
      type: "file",
      accept: this.option.file_types?.map((type) => (type.startsWith(".") ? type : `${type}/*`)).join(",") ?? null,
      "aria-describedby": this.hintId,
      "aria-required": this.option.required ? "true" : null,
    });
    input.addEventListener("change", async () => {
      this.picked = undefined;
      const [file] = input.files;
      if (!file) return;
      this.show("Uploading…");
      try {
        this.picked = (await upload(file)).upload;
        this.show(null);
      } catch (error) {
        this.show(error.message);
      }
    });
    return input;
  }

  read() {
    const text = this.option.type === TYPE.attachment ? "" : this.input.value;
    return readOption(this.option, { text, picked: this.picked });
  }

  focus() {
    this.input.focus();
  }

  show(error) {
    this.element?.classList.toggle("wrong", Boolean(error));
    if (error) this.input.setAttribute("aria-invalid", "true");
    else this.input?.removeAttribute("aria-invalid");
    this.error = error;
    if (this.hint) this.hint.textContent = error ?? `${this.option.description ?? ""} (${optionHint(this.option)})`;
  }
}
