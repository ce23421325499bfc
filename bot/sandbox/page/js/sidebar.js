// The left side: servers, the channels of one, direct messages, and who one is.

import { avatar, initials } from "./avatar.js";
import { button, h, icon, iconButton, swap, uniqueId } from "./dom.js";
import { channelIcon, userItems } from "./entities.js";
import { openPicker } from "./picker.js";
import { isThread } from "./viewer.js";

const CATEGORY = 4;

export class Sidebar {
  constructor(pane) {
    this.pane = pane;
    this.rail = h("nav", { class: "rail" });
    this.channels = h("nav", { class: "channels" });
    this.element = h("div", { class: "sidebar" }, this.rail, this.channels);
    this.channels.addEventListener("keydown", (event) => arrows(event, this.channels));
    this.rail.addEventListener("keydown", (event) => arrows(event, this.rail));
  }

  draw() {
    const { viewer, guildId } = this.pane;
    this.rail.setAttribute("aria-label", `Servers of ${viewer.myName}`);
    this.channels.setAttribute("aria-label", `Channels of ${viewer.myName}`);
    swap(
      this.rail,
      this.home(),
      h("hr"),
      viewer.state.guilds.map((guild) => this.server(guild)),
    );
    const guild = viewer.guilds.get(guildId);
    swap(this.channels, guild ? this.guildChannels(guild) : this.directMessages());
  }

  home() {
    const unread = sum(this.pane.viewer.state.dms);
    return this.railButton(null, "Direct messages", icon("people"), unread);
  }

  server(guild) {
    return this.railButton(
      guild.id,
      guild.name,
      h("span", { class: "initials", data: { initials: initials(guild.name) } }),
      sum(guild.channels),
    );
  }

  railButton(guildId, name, content, unread) {
    const current = this.pane.guildId === guildId;
    return button(
      {
        class: `server${current ? " current" : ""}${unread ? " unread" : ""}`,
        title: name,
        data: { key: `guild-${guildId}` },
        "aria-label": unread ? `${name}, ${unread} unread` : name,
        "aria-current": current ? "true" : null,
        on: { click: () => this.pane.openGuild(guildId) },
      },
      content,
      unread ? h("span", { class: "count", "aria-hidden": "true" }, many(unread)) : null,
    );
  }

  guildChannels(guild) {
    const byPlace = [...guild.channels].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const under = (parent) =>
      byPlace.filter(
        (channel) => !isThread(channel) && channel.type !== CATEGORY && (channel.parent_id ?? null) === parent,
      );
    const categories = byPlace.filter((channel) => channel.type === CATEGORY);
    const known = new Set(categories.map((category) => category.id));
    const loose = byPlace.filter(
      (channel) => !isThread(channel) && channel.type !== CATEGORY && !known.has(channel.parent_id),
    );
    const coming = guild.events?.filter((event) => event.status < 3) ?? [];
    return [
      h("h2", { class: "place-name" }, guild.name),
      button(
        { class: "channel events", data: { key: "events" }, on: { click: () => this.pane.openEvents() } },
        icon("calendar"),
        h("span", { class: "words" }, "Events"),
        coming.length ? h("span", { class: "count quiet-count" }, String(coming.length)) : null,
      ),
      this.group(null, loose, guild),
      categories.map((category) => this.group(category, under(category.id), guild)),
    ];
  }

  group(category, channels, guild) {
    const id = uniqueId("category");
    return [
      category ? h("h3", { class: "category", id }, category.name) : null,
      h(
        "ul",
        { "aria-labelledby": category ? id : null, "aria-label": category ? null : "Channels" },
        channels.map((channel) => this.withThreads(channel, guild)),
      ),
    ];
  }

  withThreads(channel, guild) {
    const threads = guild.channels.filter(
      (other) => isThread(other) && other.parent_id === channel.id && !other.thread_metadata?.archived,
    );
    return h(
      "li",
      {},
      this.entry(channel, channelIcon(channel), channel.name),
      threads.length
        ? h(
            "ul",
            { class: "threads", "aria-label": `Threads of ${channel.name}` },
            threads.map((thread) => h("li", {}, this.entry(thread, channelIcon(thread), thread.name))),
          )
        : null,
    );
  }

  directMessages() {
    const { viewer } = this.pane;
    const start = iconButton(
      "plus",
      "New direct message",
      () =>
        openPicker(start, {
          label: "Write to",
          search: true,
          items: userItems(viewer, null).filter((item) => item.value !== viewer.id),
          onPick: (item) => this.pane.openDirect(item.value),
        }),
      { data: { key: "new-dm" } },
    );
    return [
      h("h2", { class: "place-name" }, "Direct messages", start),
      viewer.state.dms.length
        ? h(
            "ul",
            {},
            viewer.state.dms.map((dm) =>
              h(
                "li",
                {},
                this.entry(
                  viewer.channels.get(dm.id),
                  avatar(dm.recipient, viewer, { size: "small" }),
                  viewer.channelName(viewer.channels.get(dm.id)),
                ),
              ),
            ),
          )
        : h("p", { class: "empty" }, "No messages yet. Press + to write to somebody."),
    ];
  }

  entry(channel, mark, name) {
    const current = this.pane.channelId === channel.id;
    const unread = current ? 0 : (this.pane.viewer.channels.get(channel.id)?.unread ?? 0);
    return button(
      {
        class: `channel${current ? " current" : ""}${unread ? " unread" : ""}`,
        "aria-current": current ? "page" : null,
        "aria-label": unread ? `${name}, ${unread} unread` : null,
        data: { key: `channel-${channel.id}`, channel: channel.id },
        on: { click: () => this.pane.show(channel.id) },
      },
      mark,
      h("span", { class: "words" }, name),
      " ",
      unread ? h("span", { class: "count", "aria-hidden": "true" }, many(unread)) : null,
    );
  }
}

const sum = (channels) => channels.reduce((total, channel) => total + (channel.unread ?? 0), 0);
const many = (count) => (count > 99 ? "99+" : String(count));

function arrows(event, box) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...box.querySelectorAll("button")];
  const next = all[all.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
