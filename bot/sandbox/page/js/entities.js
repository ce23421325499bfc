// People, roles and channels as items of a picker.

import { avatar } from "./avatar.js";
import { h, icon } from "./dom.js";
import { colourOf, isThread } from "./viewer.js";

const ICONS = { 2: "speaker", 5: "megaphone", 10: "thread", 11: "thread", 12: "thread", 13: "speaker", 15: "forum" };

export function channelIcon(channel) {
  return icon(ICONS[channel.type] ?? "hash");
}

export function userItems(viewer, guild, { bots = true } = {}) {
  const users = guild ? guild.members.map((member) => member.user) : viewer.state.people;
  return users
    .filter((user) => bots || !user.bot)
    .map((user) => ({
      value: user.id,
      label: viewer.nameOf(user.id, guild, user).name,
      description: `@${user.username}`,
      mark: avatar(user, viewer, { size: "small" }),
      kind: "user",
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

export function roleItems(guild) {
  if (!guild) return [];
  return [...guild.roles]
    .sort((a, b) => b.position - a.position)
    .map((role) => {
      const swatch = h("span", { class: "swatch", "aria-hidden": "true" });
      if (role.color) swatch.style.background = colourOf(role.color);
      const label = role.id === guild.id ? "@everyone" : role.name;
      return { value: role.id, label, description: "Role", mark: swatch, kind: "role" };
    });
}

export function channelItems(viewer, guild, types = null) {
  if (!guild) return [];
  return guild.channels
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      description: isThread(channel) ? `Thread in #${viewer.channels.get(channel.parent_id)?.name ?? "?"}` : null,
      mark: channelIcon(channel),
      kind: "channel",
    }));
}

/** Items for a select menu of Discord's component types 5 to 8. */
export function selectItems(component, viewer, guild) {
  if (component.type === 5) return userItems(viewer, guild);
  if (component.type === 6) return roleItems(guild);
  if (component.type === 7) return [...roleItems(guild), ...userItems(viewer, guild)];
  return channelItems(viewer, guild, component.channel_types);
}
