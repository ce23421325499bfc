// The scrolling list of a channel. Every known message is kept in memory, but only a window of them is on the page, so
// that ten thousand scroll as smoothly as ten. What the reader looks at never moves unless they scroll.

import { announce, button, h, icon, toast } from "./dom.js";
import { continues, messageView, sameDay, spoken } from "./message.js";
import { tidyPopups } from "./popup.js";
import { formatTime } from "./times.js";

const STEP = 30;
const WINDOW = 160;
const NEAR = 600;

export class MessageList {
  constructor(pane) {
    this.pane = pane;
    this.items = h("ol", { class: "items", role: "list" });
    this.top = h("div", { class: "list-top" });
    this.scroller = h(
      "div",
      { class: "scroller", tabindex: "0", role: "region", "aria-label": "Messages" },
      this.top,
      this.items,
    );
    this.present = button(
      { class: "present", hidden: true, on: { click: () => this.toPresent() } },
      "Jump to the newest messages",
      icon("down"),
    );
    this.element = h("div", { class: "message-list" }, this.scroller, this.present);
    this.rows = new Map();
    this.stuck = true;
    this.lastTop = 0;
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.present.addEventListener("wheel", (event) => this.scroller.scrollBy(0, event.deltaY), { passive: true });
    this.scroller.addEventListener("keydown", (event) => this.key(event));
    this.watcher = new ResizeObserver(() => this.stuck && this.toBottom());
    this.watcher.observe(this.items);
    this.watcher.observe(this.scroller);
  }

  /** Show a channel from its newest messages; `unread` of them get a line above. */
  async show(channel, unread) {
    this.channel = channel;
    this.rows.clear();
    this.items.replaceChildren();
    this.stuck = true;
    this.scroller.setAttribute(
      "aria-label",
      `Messages in ${this.pane.viewer.channelName(channel)}, seen by ${this.pane.viewer.myName}`,
    );
    const viewer = this.pane.viewer;
    this.timeline = viewer.timeline(channel.id);
    this.start = this.end = 0;
    if (this.timeline.fetched) this.begin(unread);
    else this.top.replaceChildren(h("p", { class: "quiet" }, "Loading messages…"));
    try {
      if (!this.timeline.fetched) await viewer.fetchLatest(channel.id);
    } catch (error) {
      toast(error.message);
    }
    if (this.channel !== channel || this.pane.viewer !== viewer) return;
    this.begin(unread);
  }

  begin(unread) {
    this.end = this.timeline.messages.length;
    this.start = Math.max(0, this.end - STEP * 2);
    this.newFrom = unread > 0 ? this.timeline.messages[Math.max(0, this.end - unread)]?.id : null;
    this.draw();
    this.toBottom();
  }

  /** After a lost connection: read what was missed, and stay where the reader was. */
  async catchUp() {
    const { channel, timeline } = this;
    const first = timeline.messages[this.start]?.id;
    const shown = this.end - this.start;
    try {
      await this.pane.viewer.fetchLatest(channel.id);
    } catch (error) {
      toast(error.message);
      return;
    }
    if (this.timeline !== timeline) return;
    const at = this.stuck ? -1 : timeline.messages.findIndex((message) => message.id === first);
    this.end = at < 0 ? timeline.messages.length : Math.min(timeline.messages.length, at + shown);
    this.start = at < 0 ? Math.max(0, this.end - STEP * 2) : at;
    this.hold(() => this.draw());
  }

  get place() {
    const { pane, channel } = this;
    const guild = pane.viewer.guildOf(channel.id);
    return { viewer: pane.viewer, guild, channel, pane, reading: pane.reading(guild) };
  }

  /** Redraw everything, because names, colours or the zone changed. */
  renew() {
    if (!this.timeline) return;
    this.rows.clear();
    this.hold(() => this.draw());
  }

  /** Bring the page in line with the window; rows that did not change stay the same elements. */
  draw() {
    const place = this.place;
    const wanted = [];
    for (let i = this.start; i < this.end; i++) wanted.push(this.row(i, place));
    const kept = new Set(wanted);
    const focusKey = this.focusKey();
    for (const element of [...this.items.children]) if (!kept.has(element)) element.remove();
    wanted.forEach((element, at) => {
      if (this.items.children[at] !== element) this.items.insertBefore(element, this.items.children[at] ?? null);
    });
    for (const id of this.rows.keys()) if (!kept.has(this.rows.get(id).element)) this.rows.delete(id);
    this.drawTop(place);
    this.refocus(focusKey);
    tidyPopups();
    this.showPresent();
  }

  row(index, place) {
    const message = this.timeline.messages[index];
    const before = this.timeline.messages[index - 1];
    const zone = place.reading.zone;
    const newDay = !before || !sameDay(message, before, zone);
    const isNew = message.id === this.newFrom;
    const head = isNew || !continues(message, before, zone);
    const known = this.rows.get(message.id);
    const shape = `${head} ${newDay} ${isNew}`;
    if (known && known.message === message && known.shape === shape) return known.element;
    const day = newDay
      ? h("div", { class: "divider" }, h("span", {}, formatTime(new Date(message.timestamp), "D", zone)))
      : null;
    const fresh = isNew ? h("div", { class: "divider new" }, h("span", {}, "New")) : null;
    const element = h(
      "li",
      { data: { id: message.id }, tabindex: "-1" },
      day,
      fresh,
      messageView(message, place, head),
    );
    this.rows.set(message.id, { message, shape, element });
    return element;
  }

  drawTop({ viewer, channel }) {
    if (!this.timeline.complete || this.start > 0) {
      this.top.replaceChildren(h("p", { class: "quiet" }, this.timeline.fetched ? "Loading older messages…" : ""));
      return;
    }
    const name = viewer.channelName(channel);
    const nothing = this.timeline.messages.length === 0;
    const line =
      channel.type === 1
        ? `This is the beginning of your messages with ${name}.`
        : `This is the beginning of ${channel.name}.`;
    this.top.replaceChildren(
      h(
        "div",
        { class: "beginning" },
        h("h2", {}, channel.type === 1 ? name : `# ${channel.name}`),
        h("p", {}, line),
        nothing
          ? h(
              "p",
              { class: "quiet" },
              "Nothing has been said yet. Write something, or type / to see what the bot can do.",
            )
          : null,
      ),
    );
  }

  focusKey() {
    const held = document.activeElement?.closest?.("[data-key]");
    const row = document.activeElement?.closest?.("li[data-id]");
    if (!row || !this.items.contains(row)) return null;
    return { id: row.dataset.id, key: held && row.contains(held) ? held.dataset.key : null };
  }

  refocus(focus) {
    if (!focus || this.items.contains(document.activeElement)) return;
    const row = this.rows.get(focus.id)?.element;
    const target = focus.key ? row?.querySelector(`[data-key="${CSS.escape(focus.key)}"]:not(:disabled)`) : null;
    (target ?? row ?? this.scroller).focus({ preventScroll: true });
  }

  /** Change the list while what the reader looks at stays where it is. */
  hold(change) {
    if (this.stuck) {
      change();
      this.toBottom();
      return;
    }
    const edge = this.scroller.getBoundingClientRect().top;
    const anchor = [...this.items.children].find((row) => row.getBoundingClientRect().bottom > edge);
    const id = anchor?.dataset.id;
    const before = anchor?.getBoundingClientRect().top;
    change();
    const after = id && this.items.querySelector(`li[data-id="${id}"]`);
    if (after) this.scroller.scrollTop += after.getBoundingClientRect().top - before;
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.lastTop = this.scroller.scrollTop;
  }

  /** Go to the newest messages and stay with them. */
  follow() {
    if (!this.stuck) {
      this.end = this.timeline.messages.length;
      this.start = Math.max(0, this.end - STEP * 2);
      this.stuck = true;
      this.draw();
    }
    this.toBottom();
  }

  toPresent() {
    this.follow();
    this.scroller.focus({ preventScroll: true });
  }

  showPresent() {
    this.present.hidden =
      this.stuck || (this.end === this.timeline.messages.length && this.fromBottom() < this.scroller.clientHeight);
  }

  fromBottom() {
    return this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
  }

  scrolled() {
    if (!this.timeline) return;
    // Only a reader who goes up leaves the newest messages. What grew before this event came is followed.
    const wentUp = this.scroller.scrollTop < this.lastTop - 1;
    this.lastTop = this.scroller.scrollTop;
    if (this.stuck && !wentUp) this.toBottom();
    this.stuck = this.fromBottom() < 30 && this.end === this.timeline.messages.length;
    if (this.scroller.scrollTop < NEAR) this.older();
    else if (this.fromBottom() < NEAR && this.end < this.timeline.messages.length) this.newer();
    this.showPresent();
    if (this.stuck) this.pane.sawBottom();
  }

  async older() {
    if (
      this.busy ||
      !this.timeline.fetched ||
      (this.stuck && this.scroller.scrollHeight <= this.scroller.clientHeight && this.timeline.complete)
    )
      return;
    if (this.start === 0 && !(await this.fetchOlder())) return;
    this.hold(() => {
      this.start = Math.max(0, this.start - STEP);
      if (!this.stuck) this.end = Math.min(this.end, this.start + WINDOW);
      this.draw();
    });
  }

  /** Get the messages before all that are known; false where there are none, or nothing came of it. */
  async fetchOlder() {
    if (this.timeline.complete || this.busy) return false;
    const { timeline, channel } = this;
    this.busy = true;
    try {
      const came = await this.pane.viewer.fetchOlder(channel.id);
      if (this.timeline !== timeline) return false;
      this.start += came;
      this.end += came;
      return true;
    } catch (error) {
      toast(error.message);
      return false;
    } finally {
      this.busy = false;
    }
  }

  newer() {
    this.hold(() => {
      this.end = Math.min(this.timeline.messages.length, this.end + STEP);
      this.start = Math.max(this.start, this.end - WINDOW);
      this.draw();
    });
  }

  /** A message of this channel was created or changed. */
  received(message, fresh) {
    const atPresent = this.end >= this.timeline.messages.length - (fresh ? 1 : 0);
    if (fresh && atPresent) {
      this.end = this.timeline.messages.length;
      if (this.stuck) this.start = Math.max(this.start, this.end - WINDOW);
    }
    this.hold(() => this.draw());
    if (message.author.id !== this.pane.viewer.id) announce(spoken(message, this.place));
  }

  gone(at) {
    if (at < 0) return;
    if (at < this.start) this.start -= 1;
    if (at < this.end) this.end -= 1;
    this.hold(() => this.draw());
  }

  /** Bring a message of this channel into sight, however far up it is. */
  async jumpTo(id) {
    const place = () => this.timeline.messages.findIndex((message) => message.id === id);
    while (place() < 0 && (await this.fetchOlder()));
    const index = place();
    if (index < 0) {
      toast("That message is not here any more.", "info");
      return;
    }
    if (index < this.start || index >= this.end) {
      this.start = Math.max(0, index - STEP);
      this.end = Math.min(this.timeline.messages.length, this.start + WINDOW);
      this.draw();
    }
    this.stuck = false;
    const row = this.rows.get(id).element;
    row.scrollIntoView({ block: "center" });
    row.classList.add("flash");
    row.focus({ preventScroll: true });
    setTimeout(() => row.classList.remove("flash"), 1500);
  }

  /** Arrow keys go from message to message once one has the focus. */
  key(event) {
    const row = event.target.matches("li[data-id]") ? event.target : null;
    const step = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key];
    if (!step || (!row && event.target !== this.scroller)) return;
    const next = row ? row[step] : event.key === "ArrowUp" ? this.items.lastElementChild : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }
}
