// The bottom: writing, mentions, files, and slash commands.

import { upload } from "./api.js";
import { announce, h, icon, iconButton, swap, toast } from "./dom.js";
import { channelItems, roleItems, userItems } from "./entities.js";
import { Listbox, matching } from "./listbox.js";
import { chosenFile } from "./media.js";
import { openPopup } from "./popup.js";
import { findCommands, leaves } from "./commands.js";
import { CommandForm, SlashPicker } from "./slash.js";

const LONGEST = 2000;
const MOST_FILES = 10;
const drafts = new Map();

export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.files = [];
    this.mentions = new Map();
    this.field = h("textarea", {
      rows: "1",
      maxlength: String(LONGEST),
      "aria-haspopup": "listbox",
      "aria-autocomplete": "list",
      autocomplete: "off",
      data: { key: "composer" },
    });
    this.chooser = h("input", {
      type: "file",
      multiple: true,
      hidden: true,
      "aria-label": "Choose files",
      tabindex: "-1",
    });
    this.tray = h("ul", { class: "tray", "aria-label": "Files to send" });
    this.left = h("span", { class: "left" });
    this.line = h(
      "div",
      { class: "composer-line" },
      iconButton("plus", "Add files", () => this.chooser.click()),
      this.field,
      this.left,
      iconButton("slash", "Commands", () => this.startCommand("")),
      iconButton("send", "Send message", () => this.send(), { class: "send" }),
    );
    this.typing = h("p", { class: "typing" });
    this.answering = h("div", { class: "answering", hidden: true });
    this.element = h("div", { class: "composer" }, this.answering, this.tray, this.line, this.chooser, this.typing);
    this.slash = new SlashPicker(this.field, {
      commands: () => this.pane.viewer.commandsFor(this.channel.id),
      onPick: (leaf) => this.begin(leaf),
    });
    this.list = new Listbox({ label: "Mentions", onPick: (item) => this.mention(item) });
    this.wire();
  }

  wire() {
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("paste", (event) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      this.take(event.clipboardData.files);
    });
    this.chooser.addEventListener("change", () => {
      this.take(this.chooser.files);
      this.chooser.value = "";
    });
  }

  get draftKey() {
    return `${this.pane.viewer.id} ${this.channel.id}`;
  }

  show(channel) {
    if (this.channel) drafts.set(this.draftKeyOf, this.field.value);
    this.leave(false);
    this.channel = channel;
    this.draftKeyOf = this.draftKey;
    this.files = [];
    this.replyTo(null);
    this.drawTray();
    this.field.value = drafts.get(this.draftKeyOf) ?? "";
    this.renew();
    this.fit();
  }

  /** The channel may have become closed or open to writing. */
  renew() {
    const channel = this.pane.viewer.channels.get(this.channel?.id);
    if (!channel) return;
    const name = this.pane.viewer.channelName(channel);
    const may = channel.can_send !== false;
    for (const control of this.line.querySelectorAll("button, textarea")) control.disabled = !may;
    this.field.placeholder = may
      ? `Message ${channel.type === 1 ? name : `#${name}`}`
      : "You may read here, but not write";
    this.field.setAttribute("aria-label", this.field.placeholder);
  }

  fit() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 200)}px`;
    const left = LONGEST - this.field.value.length;
    this.left.textContent = left < 200 ? String(left) : "";
  }

  changed() {
    this.fit();
    this.slash.update();
    this.updateMentions();
  }

  /** What is sent next answers this message; null for none. */
  replyTo(message) {
    this.answered = message;
    this.answering.hidden = !message;
    if (!message) return;
    const { viewer } = this.pane;
    const { name } = viewer.nameOf(message.author.id, viewer.guildOf(this.channel.id), message.author);
    swap(
      this.answering,
      icon("reply"),
      h("span", { class: "words" }, `Replying to ${name}`),
      iconButton("close", "Do not reply", () => this.leaveReply(), { class: "small" }),
    );
    this.leave(false);
    this.field.focus();
    announce(`Replying to ${name}`);
  }

  leaveReply() {
    this.replyTo(null);
    this.field.focus();
  }

  key(event) {
    if (event.isComposing) return;
    if (this.slash.key(event)) return;
    if (this.popup && event.key === "Tab") {
      event.preventDefault();
      this.list.pick();
      return;
    }
    if (this.popup && this.list.key(event)) return;
    if (event.key === "Escape" && this.answered) {
      event.preventDefault();
      this.leaveReply();
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  // Mentions: what follows the last @ or # before the caret.
  updateMentions() {
    const { viewer } = this.pane;
    const guild = viewer.guildOf(this.channel.id);
    const before = this.field.value.slice(0, this.field.selectionStart);
    const match = /(?:^|\s)([@#])([^\s@#]{0,30})$/.exec(before);
    const items =
      match && this.field.value[0] !== "/"
        ? matching(
            match[1] === "@"
              ? [...userItems(viewer, guild), ...roleItems(guild).filter((role) => role.value !== guild?.id)]
              : channelItems(viewer, guild),
            match[2],
          ).slice(0, 12)
        : [];
    if (!items.length) {
      this.popup?.close(false);
      return;
    }
    this.mentionAt = before.length - match[2].length - 1;
    this.list.attach(this.field);
    this.popup ??= openPopup(this.field, this.list.element, {
      keepFocus: true,
      width: 320,
      onClose: () => {
        this.popup = null;
        this.field.removeAttribute("aria-activedescendant");
      },
    });
    this.list.setItems(items);
  }

  mention(item) {
    const sign = item.kind === "channel" ? "#" : "@";
    const written = sign + item.label;
    this.mentions.set(
      written,
      { user: `<@${item.value}>`, role: `<@&${item.value}>`, channel: `<#${item.value}>` }[item.kind],
    );
    const caret = this.field.selectionStart;
    this.field.setRangeText(`${written} `, this.mentionAt, caret, "end");
    this.popup?.close(false);
    this.field.focus();
    this.fit();
  }

  content() {
    let text = this.field.value.trim();
    for (const [written, sent] of [...this.mentions].sort((a, b) => b[0].length - a[0].length))
      text = text.replaceAll(written, sent);
    return text;
  }

  async take(list) {
    for (const file of list) {
      if (this.files.length >= MOST_FILES) {
        toast(`A message can carry ${MOST_FILES} files.`);
        break;
      }
      const entry = { name: file.name, size: file.size, id: null };
      this.files.push(entry);
      this.drawTray();
      try {
        entry.id = (await upload(file)).upload;
      } catch (error) {
        this.files = this.files.filter((other) => other !== entry);
        toast(error.message);
      }
      this.drawTray();
    }
    this.field.focus();
  }

  drawTray() {
    swap(
      this.tray,
      this.files.map((file) =>
        chosenFile(file, file.id !== null, () => {
          this.files = this.files.filter((other) => other !== file);
          this.drawTray();
        }),
      ),
    );
  }

  async send() {
    const typed = this.field.value.trim();
    if (typed.startsWith("/") && !typed.includes("\n")) {
      const [leaf] = findCommands(leaves(this.pane.viewer.commandsFor(this.channel.id)), typed.slice(1));
      if (leaf && leaf.path === typed.slice(1).toLowerCase()) {
        this.begin(leaf);
        return;
      }
    }
    const content = this.content();
    if (this.sending || (!content && !this.files.length)) return;
    if (this.files.some((file) => !file.id)) {
      toast("A file is still being uploaded.", "info");
      return;
    }
    this.sending = true;
    try {
      await this.pane.viewer.act("send", {
        channel: this.channel.id,
        content,
        files: this.files.map((file) => file.id),
        ...(this.answered ? { reply_to: this.answered.id } : {}),
      });
      this.replyTo(null);
      this.field.value = "";
      this.files = [];
      this.mentions.clear();
      this.drawTray();
      this.fit();
      this.pane.list.follow();
    } catch (error) {
      toast(error.message);
    } finally {
      this.sending = false;
    }
  }

  /** Open the picker with some text after the slash, from a button or a command mention. */
  startCommand(text) {
    if (this.field.disabled) return;
    this.leave(false);
    const leaf = leaves(this.pane.viewer.commandsFor(this.channel.id)).find((candidate) => candidate.path === text);
    if (leaf) {
      this.begin(leaf);
      return;
    }
    this.field.value = `/${text}`;
    this.field.focus();
    this.changed();
  }

  /** Use a command: at once, if it needs no options. */
  useCommand(path) {
    this.startCommand(path);
    if (this.form && !this.form.fields.length) this.form.send();
  }

  begin(leaf) {
    this.slash.close();
    const { viewer } = this.pane;
    this.form = new CommandForm(leaf, {
      viewer,
      guild: viewer.guildOf(this.channel.id),
      channel: this.channel,
      onDone: (how) => this.leave(true, how === "left" ? `/${leaf.path}` : ""),
    });
    this.line.replaceWith(this.form.element);
    this.form.focus();
    announce(`Command ${leaf.path}. ${leaf.description}`);
  }

  leave(focus, text = "") {
    if (!this.form) return;
    const held = this.form.element.contains(document.activeElement) || document.activeElement === document.body;
    this.form.element.replaceWith(this.line);
    this.form = null;
    this.field.value = text;
    this.fit();
    if (focus && held) this.field.focus();
  }

  showTyping(names) {
    this.typing.textContent = !names.length
      ? ""
      : names.length > 3
        ? "Several people are typing…"
        : `${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing…`;
  }
}
