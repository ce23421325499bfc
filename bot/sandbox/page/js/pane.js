// One pane: a person, what they see and what they do.

import { ActingBar, remember } from "./acting.js";
import { Composer } from "./composer.js";
import { announce, h, icon, iconButton, swap, toast } from "./dom.js";
import { channelIcon } from "./entities.js";
import { openEvents } from "./events.js";
import { Form } from "./form.js";
import { inlineMarkdown } from "./markdown-view.js";
import { Members, openCard } from "./members.js";
import { MessageList } from "./message-list.js";
import { Sidebar } from "./sidebar.js";
import { Viewer, isThread } from "./viewer.js";
import { knownZone, speak } from "./times.js";
import { zoneOf } from "./zones.js";

const TYPING_LASTS = 8000;
const DRAWERS_BELOW = 1080; // pixels of a pane, as in layout.css
const knownGuilds = new Map();

export class Pane {
  /** `desk` hears about changes: moved(), focused(pane), and closes second panes: closeSecond(). */
  constructor(desk, { closable = false } = {}) {
    this.desk = desk;
    this.closable = closable;
    this.zoneChoice = null;
    this.lastIn = new Map();
    this.typists = new Map();
    this.knownGuilds = knownGuilds;
    this.acting = new ActingBar(this);
    this.sidebar = new Sidebar(this);
    this.members = new Members(this);
    this.list = new MessageList(this);
    this.composer = new Composer(this);
    this.head = h("header", { class: "chat-head" });
    this.notice = h("p", { class: "notice", role: "status", hidden: true }, "The connection was lost. Trying again…");
    this.chat = h("div", { class: "chat" }, this.head, this.notice, this.list.element, this.composer.element);
    const shade = h("div", { class: "shade", on: { click: () => this.closeDrawers() } });
    this.body = h("div", { class: "pane-body" }, this.sidebar.element, this.chat, this.members.element, shade);
    this.element = h("section", { class: "pane" }, this.acting.element, this.body);
    this.element.addEventListener("focusin", () => desk.focused(this));
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.dropFiles();
    this.watchWidth();
  }

  dropFiles() {
    this.chat.addEventListener("dragover", (event) => event.preventDefault());
    this.chat.addEventListener("drop", (event) => {
      event.preventDefault();
      if (!this.composer.field.disabled) this.composer.take(event.dataTransfer.files);
    });
  }

  /** Become somebody; stays in the same channel where they can see it. */
  async actAs(id, channelId = this.channelId) {
    const turn = (this.turn = Symbol("turn"));
    let viewer;
    try {
      viewer = await new Viewer(id).open();
    } catch (error) {
      toast(error.message);
      return;
    }
    if (turn !== this.turn) {
      viewer.close();
      return;
    }
    this.covering?.cancel();
    this.viewer?.close();
    this.viewer = viewer;
    speak(viewer.me.locale);
    this.zoneChoice = null;
    remember(viewer.id);
    this.listen();
    const name = viewer.myName;
    this.element.setAttribute("aria-label", `Acting as ${name}`);
    announce(`Acting as ${name}`);
    this.learnGuilds();
    await this.show(viewer.channels.has(channelId) ? channelId : this.firstChannel(this.guildId));
  }

  learnGuilds() {
    for (const guild of this.viewer.state.guilds) knownGuilds.set(guild.id, guild.name);
  }

  listen() {
    const { viewer } = this;
    viewer.on("state", () => this.renew());
    viewer.on("message", (event) => this.received(event));
    viewer.on("gone", ({ channel, at }) => channel === this.channelId && this.list.gone(at));
    viewer.on("modal", (modal) => {
      this.covering?.cancel();
      new Form(modal, this).open();
    });
    viewer.on("typing", (event) => this.typed(event));
    viewer.on("switches", () => this.desk.moved());
    for (const what of ["panel", "faults", "loaded"]) viewer.on(what, (detail) => this.desk.told(what, detail));
    viewer.on("status", (status) => {
      this.notice.hidden = status === "open";
    });
    viewer.on("resync", () => this.channelId && this.list.catchUp());
  }

  get channel() {
    return this.viewer?.channels.get(this.channelId);
  }

  get zone() {
    return this.zoneChoice ?? zoneOf(this.viewer?.me);
  }

  setZone(zone) {
    this.zoneChoice = zone && knownZone(zone) ? zone : null;
    announce(`Times are shown in ${this.zone}`);
    this.acting.draw();
    this.list.renew();
    this.desk.moved();
  }

  /** What the drawing of texts needs to know; see markdown-view.js. */
  reading(guild) {
    const { viewer } = this;
    return {
      zone: this.zone,
      user: (id) => viewer.nameOf(id, guild),
      role: (id) => {
        const role = guild?.roleById.get(id);
        return role
          ? { name: role.name, colour: role.color ? `#${role.color.toString(16).padStart(6, "0")}` : null }
          : null;
      },
      channel: (id) => (viewer.channels.has(id) ? { name: viewer.channelName(viewer.channels.get(id)) } : null),
      openUser: (id, element) => openCard(this, id, element),
      openChannel: (id) => this.show(id),
      openMessage: async (channel, message) => {
        if (channel !== this.channelId) await this.show(channel);
        await this.list.jumpTo(message);
      },
      openCommand: (name) => this.composer.startCommand(name),
    };
  }

  firstChannel(guildId) {
    const { viewer } = this;
    const guild = viewer.guilds.get(guildId) ?? viewer.state.guilds[0];
    const last = guild && this.lastIn.get(guild.id);
    if (last && viewer.channels.has(last)) return last;
    const open = (guild?.channels ?? [])
      .filter((channel) => [0, 5].includes(channel.type))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    return open[0]?.id ?? viewer.state.dms[0]?.id ?? null;
  }

  async show(channelId) {
    const channel = this.viewer.channels.get(channelId);
    if (!channel && channelId) {
      toast("You cannot see that channel.");
      return;
    }
    this.channelId = channelId;
    this.guildId = channel ? (channel.guild_id ?? null) : this.guildId;
    if (channel) this.lastIn.set(this.guildId, channelId);
    this.typists.clear();
    this.composer.showTyping([]);
    this.closeDrawers();
    this.drawAround();
    this.chat.classList.toggle("nowhere", !channel);
    if (!channel) return;
    const unread = channel.unread ?? 0;
    this.composer.show(channel);
    this.desk.moved();
    await this.list.show(channel, unread);
    this.sawBottom();
    this.sidebar.draw();
  }

  openGuild(guildId) {
    this.guildId = guildId;
    const target = guildId ? this.firstChannel(guildId) : (this.lastIn.get(null) ?? this.viewer.state.dms[0]?.id);
    if (target && this.viewer.channels.has(target)) this.showKeepingDrawer(target);
    else {
      this.channelId = null;
      this.drawAround();
      this.chat.classList.add("nowhere");
    }
  }

  // Choosing a server on a phone is a step on the way to a channel, so the drawer stays.
  showKeepingDrawer(target) {
    const wasOpen = this.element.classList.contains("sidebar-open");
    this.show(target);
    this.element.classList.toggle("sidebar-open", wasOpen);
  }

  openEvents() {
    this.closeDrawers();
    openEvents(this);
  }

  async openDirect(userId) {
    try {
      const { channel } = await this.viewer.act("open_dm", { user: userId });
      const id = typeof channel === "string" ? channel : channel.id;
      if (!this.viewer.channels.has(id)) await this.viewer.refresh();
      await this.show(id);
      this.composer.field.focus();
    } catch (error) {
      toast(error.message);
    }
  }

  drawAround() {
    this.acting.draw();
    this.sidebar.draw();
    this.members.draw();
    this.drawHead();
  }

  drawHead() {
    const { channel, viewer } = this;
    const parent = channel && isThread(channel) ? viewer.channels.get(channel.parent_id) : null;
    swap(
      this.head,
      channel
        ? [
            channel.type === 1 ? icon("people") : channelIcon(channel),
            h(
              "h1",
              {},
              parent ? h("span", { class: "quiet" }, `${parent.name} › `) : null,
              viewer.channelName(channel),
            ),
            channel.topic
              ? h(
                  "p",
                  { class: "topic", title: channel.topic },
                  inlineMarkdown(channel.topic, this.reading(viewer.guildOf(channel.id))),
                )
              : null,
          ]
        : h("h1", {}, "Nothing to see here yet"),
      h("span", { class: "spring" }),
      iconButton("people", "Members", () => this.toggle("members"), { data: { key: "members" } }),
    );
  }

  /** The world changed: redraw what shows it, but messages only when names or colours did. */
  renew() {
    this.learnGuilds();
    this.desk.moved();
    if (!this.channel) {
      this.show(this.firstChannel(this.guildId));
      return;
    }
    this.channel.unread = this.list.stuck && this.watched ? 0 : this.channel.unread;
    this.drawAround();
    this.composer.renew();
    const guild = this.viewer.guildOf(this.channelId);
    const look = JSON.stringify([
      this.viewer.state.people.map((user) => [user.global_name, user.username, user.avatar_url]),
      guild?.roles.map((role) => [role.name, role.color]),
      guild?.members.map((member) => [member.nick, member.roles]),
      guild?.channels.map((channel) => channel.name),
    ]);
    if (look !== this.look) this.list.renew();
    this.look = look;
  }

  get watched() {
    return document.visibilityState === "visible";
  }

  received({ message, fresh }) {
    this.typists.delete(message.author.id);
    this.drawTyping();
    if (message.channel_id === this.channelId) {
      this.list.received(message, fresh);
      if (fresh && this.list.stuck) this.sawBottom(true);
      return;
    }
    const channel = this.viewer.channels.get(message.channel_id);
    if (!fresh || !channel || message.author.id === this.viewer.id) return;
    channel.unread = (channel.unread ?? 0) + 1;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.sidebar.draw());
  }

  /** The newest message is in sight: tell the server, but not more often than needed. */
  sawBottom(fresh = false) {
    const { channel, viewer } = this;
    if (!channel || !this.watched || (!fresh && !channel.unread)) return;
    channel.unread = 0;
    clearTimeout(this.readTimer);
    this.readTimer = setTimeout(() => viewer.act("read", { channel: channel.id }).catch(() => {}), 300);
  }

  typed({ channel, user }) {
    if (channel !== this.channelId || user === this.viewer.id) return;
    clearTimeout(this.typists.get(user));
    this.typists.set(
      user,
      setTimeout(() => {
        this.typists.delete(user);
        this.drawTyping();
      }, TYPING_LASTS),
    );
    this.drawTyping();
  }

  drawTyping() {
    const guild = this.viewer.guildOf(this.channelId);
    this.composer.showTyping([...this.typists.keys()].map((id) => this.viewer.nameOf(id, guild)?.name ?? "Somebody"));
  }

  // Drawers: on narrow panes sidebar and members slide over; on wide ones members can be hidden.
  toggle(which) {
    const other = which === "members" ? "sidebar" : "members";
    this.element.classList.remove(`${other}-open`);
    this.element.classList.toggle(`${which}-open`);
    const box = which === "members" ? this.members.element : this.sidebar.element;
    if (this.element.classList.contains(`${which}-open`))
      box.querySelector(".current, button")?.focus({ preventScroll: true });
  }

  get narrow() {
    return this.element.clientWidth <= DRAWERS_BELOW;
  }

  // A list hidden on a wide pane must not come back as a drawer when the pane becomes narrow, or the other way round.
  watchWidth() {
    let narrow = null;
    new ResizeObserver(() => {
      if (narrow !== null && narrow !== this.narrow) this.element.classList.remove("members-open", "sidebar-open");
      narrow = this.narrow;
    }).observe(this.element);
  }

  closeDrawers() {
    this.element.classList.remove("sidebar-open");
    if (this.narrow) this.element.classList.remove("members-open");
  }

  key(event) {
    if (event.key === "Escape" && !event.defaultPrevented) this.closeDrawers();
    if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    const all = [...this.sidebar.channels.querySelectorAll("button[data-channel]")].map(
      (button) => button.dataset.channel,
    );
    const next = all[all.indexOf(this.channelId) + (event.key === "ArrowDown" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    this.show(next);
  }

  cover(cover) {
    this.covering = cover;
    for (const child of this.element.children) child.inert = true;
    this.element.append(cover.element);
  }

  uncover(cover) {
    if (this.covering === cover) this.covering = null;
    cover.element.remove();
    for (const child of this.element.children) child.inert = false;
  }

  closePane() {
    this.desk.closeSecond();
  }

  close() {
    this.viewer?.close();
    this.element.remove();
  }
}
