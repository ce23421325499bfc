// The right side: who is here, by role; and the card of one person.

import { avatar } from "./avatar.js";
import { button, h, icon, swap, toast, uniqueId } from "./dom.js";
import { openPopup } from "./popup.js";
import { clock, formatTime, knownZone } from "./times.js";
import { colourOf } from "./viewer.js";

export class Members {
  constructor(pane) {
    this.pane = pane;
    this.list = h("div", { class: "member-groups" });
    this.element = h("aside", { class: "members" }, this.list);
  }

  draw() {
    const { viewer, channelId, guildId } = this.pane;
    this.element.setAttribute("aria-label", `Members, seen by ${viewer.myName}`);
    const guild = viewer.guilds.get(guildId);
    const dm = guild ? null : viewer.channels.get(channelId);
    const groups = guild
      ? byRole(guild, viewer)
      : dm
        ? [["In this conversation", [dm.recipient, viewer.me].map((user) => ({ user, online: true }))]]
        : [];
    swap(
      this.list,
      groups.map(([name, members]) => this.group(name, members, guild)),
    );
  }

  group(name, members, guild) {
    const id = uniqueId("members");
    return [
      h("h3", { class: "category", id }, `${name} — ${members.length}`),
      h(
        "ul",
        { "aria-labelledby": id },
        members.map((member) => h("li", {}, this.row(member, guild))),
      ),
    ];
  }

  row({ user, online }, guild) {
    const { viewer } = this.pane;
    const { name, colour } = viewer.nameOf(user.id, guild, user);
    const label = h("span", { class: "words author" }, name);
    if (colour) label.style.setProperty("--role", colour);
    const row = button(
      {
        class: `member${online ? "" : " away"}`,
        data: { key: `member-${user.id}` },
        on: { click: () => openCard(this.pane, user.id, row) },
      },
      avatar(user, viewer, { size: "small", online: Boolean(online) }),
      label,
      user.bot ? h("span", { class: "badge" }, "Bot") : null,
      user.id === viewer.id ? h("span", { class: "you" }, "you") : null,
    );
    return row;
  }
}

function byRole(guild, viewer) {
  const hoisted = guild.roles.filter((role) => role.hoist).sort((a, b) => b.position - a.position);
  const sections = new Map([...hoisted.map((role) => [role.name, []]), ["Online", []], ["Away", []]]);
  for (const member of guild.members) {
    const role = hoisted.find((candidate) => member.roles.includes(candidate.id));
    sections.get(role ? role.name : member.online === false ? "Away" : "Online").push(member);
  }
  const name = (member) => viewer.nameOf(member.user.id, guild, member.user).name;
  for (const members of sections.values()) members.sort((a, b) => name(a).localeCompare(name(b)));
  return [...sections].filter(([, members]) => members.length);
}

/** The card of a person: name, roles, their clock, and what one can do with them. */
export function openCard(pane, userId, anchor) {
  const { viewer } = pane;
  const guild = viewer.guilds.get(pane.guildId);
  const member = guild?.memberById.get(userId);
  const user = viewer.people.get(userId) ?? member?.user;
  if (!user) return;
  const { name } = viewer.nameOf(userId, guild, user);
  const roles = (member?.roles ?? [])
    .map((id) => guild.roleById.get(id))
    .filter((role) => role && role.id !== guild.id);
  const zone = user.zone && knownZone(user.zone) ? user.zone : null;
  const popup = openPopup(
    anchor,
    h(
      "div",
      { class: "card" },
      h(
        "div",
        { class: "card-head" },
        avatar(user, viewer, { size: "large" }),
        h(
          "div",
          { class: "words" },
          h("strong", {}, name),
          h("span", { class: "quiet" }, `@${user.username}`),
          user.bot ? h("span", { class: "badge" }, "Bot") : null,
        ),
      ),
      zone ? h("p", { class: "quiet" }, icon("clock"), ` ${formatTime(clock.now(), "t", zone)} in ${zone}`) : null,
      roles.length ? h("div", { class: "chips" }, roles.map(roleChip)) : null,
      h(
        "div",
        { class: "card-actions" },
        actions(pane, user, () => popup.close(false)),
      ),
    ),
    { label: `About ${name}`, role: "dialog", width: 280 },
  );
}

function roleChip(role) {
  const chip = h("span", { class: "chip role" }, role.name);
  if (role.color) chip.style.setProperty("--role", colourOf(role.color));
  return chip;
}

function actions(pane, user, close) {
  const { viewer } = pane;
  const run = (work) => async () => {
    close();
    try {
      await work();
    } catch (error) {
      toast(error.message);
    }
  };
  const self = user.id === viewer.id;
  const menu = pane.channelId ? viewer.commandsFor(pane.channelId, 2) : [];
  return [
    self || user.bot
      ? null
      : button(
          { class: "button primary", on: { click: run(() => pane.actAs(user.id)) } },
          `Act as ${user.global_name ?? user.username}`,
        ),
    self
      ? null
      : button({ class: "button secondary", on: { click: run(() => pane.openDirect(user.id)) } }, "Send a message"),
    menu.map((command) =>
      button(
        {
          class: "button secondary",
          on: {
            click: run(() =>
              viewer.interact("menu", { channel: pane.channelId, command: command.name, target: user.id }),
            ),
          },
        },
        command.name,
      ),
    ),
  ];
}
