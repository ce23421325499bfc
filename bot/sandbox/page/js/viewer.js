// One person's view of the world: what they can see, what they do, and what reaches them live.

import * as api from "./api.js";
import { clock } from "./times.js";
import { Timeline } from "./timeline.js";

const PAGE = 50;
const REFRESH_AFTER = 60;
const ANSWER_PATIENCE = 20_000; // real milliseconds; the server itself reports a bot that does not answer
const THREADS = new Set([10, 11, 12]);

export const isThread = (channel) => THREADS.has(channel.type);

/**
 * Events: "state", "message" {message, fresh}, "gone" {channel, id, at}, "typing" {channel, user}, "modal" (the form),
 * "switches", "panel" (the panel), "faults", "loaded" (everything is another now), "status" ("open" or "lost"), "resync"
 * (after a lost connection, everything may have changed).
 */
export class Viewer {
  constructor(id) {
    this.id = id;
    this.timelines = new Map();
    this.listeners = new Map();
    this.pending = new Map();
    this.early = new Map();
    // Frames may arrive before the world is known.
    this.people = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    this.connected = false;
  }

  /** Start listening and then fetch the world, so that nothing falls between the two. Errors are Refused. */
  async open() {
    await new Promise((listening) => {
      this.live = new api.Live(
        this.id,
        (frame) => this.receive(frame),
        (status) => {
          listening();
          this.status(status);
        },
      );
    });
    try {
      await this.refresh();
    } catch (error) {
      this.close();
      throw error;
    }
    return this;
  }

  close() {
    this.live?.close();
    clearTimeout(this.refreshTimer);
    this.listeners.clear();
  }

  on(event, listener) {
    if (!this.listeners.has(event)) this.listeners.set(event, new Set());
    this.listeners.get(event).add(listener);
    return () => this.listeners.get(event)?.delete(listener);
  }

  emit(event, detail) {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(detail);
  }

  async refresh() {
    this.stale = false;
    const state = await api.getState(this.id);
    this.take(state);
    this.emit("state");
  }

  take(state) {
    this.id = state.viewer;
    this.state = state;
    this.people = new Map(state.people.map((person) => [person.id, person]));
    this.guilds = new Map(state.guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map();
    for (const guild of state.guilds) {
      guild.memberById = new Map(guild.members.map((member) => [member.user.id, member]));
      guild.roleById = new Map(guild.roles.map((role) => [role.id, role]));
      for (const channel of guild.channels)
        this.channels.set(channel.id, Object.assign(channel, { guild_id: guild.id }));
    }
    for (const dm of state.dms) this.channels.set(dm.id, Object.assign(dm, { type: 1, can_send: dm.can_send ?? true }));
    clock.tell(state.clock, state.agenda);
  }

  get me() {
    return this.people.get(this.id);
  }

  get myName() {
    return this.me.global_name ?? this.me.username;
  }

  guildOf(channelId) {
    return this.guilds.get(this.channels.get(channelId)?.guild_id) ?? null;
  }

  /** How a user is called here: nickname, display name or user name, with the colour of the highest coloured role. */
  nameOf(userId, guild, fallback = null) {
    const member = guild?.memberById.get(userId);
    const user = this.people.get(userId) ?? member?.user ?? fallback;
    if (!user) return null;
    const roles = (member?.roles ?? []).map((id) => guild.roleById.get(id)).filter((role) => role?.color);
    roles.sort((a, b) => b.position - a.position);
    return {
      name: member?.nick ?? user.global_name ?? user.username,
      colour: roles[0] ? colourOf(roles[0].color) : null,
    };
  }

  channelName(channel) {
    if (channel.type === 1) return this.nameOf(channel.recipient.id, null, channel.recipient).name;
    return channel.name;
  }

  /** Commands of one kind (1 slash, 2 user menu, 3 message menu) that may be used in a channel. */
  commandsFor(channelId, type = 1) {
    const guild = this.guildOf(channelId);
    return this.state.commands.filter((command) => (command.type ?? 1) === type && usableIn(command, guild));
  }

  timeline(channelId) {
    if (!this.timelines.has(channelId)) this.timelines.set(channelId, new Timeline());
    return this.timelines.get(channelId);
  }

  async fetchLatest(channelId) {
    const timeline = this.timeline(channelId);
    timeline.arrived = [];
    timeline.renew(await api.getMessages(this.id, channelId, null, PAGE), PAGE);
  }

  /** Fetch a page of older messages; answers how many came. */
  async fetchOlder(channelId) {
    const timeline = this.timeline(channelId);
    return timeline.prepend(await api.getMessages(this.id, channelId, timeline.messages[0]?.id, PAGE), PAGE);
  }

  /** Act as this person; resolves with the server's answer. Errors are Refused. */
  act(kind, fields = {}) {
    return api.act(this.id, kind, fields);
  }

  /** Act and wait until the bot has answered the interaction. Errors are Refused. */
  async interact(kind, fields) {
    const { act } = await this.act(kind, fields);
    if (this.early.has(act)) return settle(this.early.get(act));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.answered({ act, ok: false, error: "The bot has not answered yet." }),
        ANSWER_PATIENCE,
      );
      this.pending.set(act, { timer, finish: (frame) => settle(frame).then(resolve, reject) });
    });
  }

  answered(frame) {
    const waiting = this.pending.get(frame.act);
    if (!waiting) {
      this.early.set(frame.act, frame);
      if (this.early.size > 50) this.early.delete(this.early.keys().next().value);
      return;
    }
    clearTimeout(waiting.timer);
    this.pending.delete(frame.act);
    waiting.finish(frame);
  }

  receive(frame) {
    const handlers = {
      message: () => this.received(frame.message),
      message_gone: () => {
        const at = this.timelines.get(frame.channel_id)?.remove(frame.id) ?? -1;
        this.emit("gone", { channel: frame.channel_id, id: frame.id, at });
      },
      typing: () => this.emit("typing", { channel: frame.channel_id, user: frame.user_id }),
      modal: () => this.emit("modal", frame.modal),
      answer: () => this.answered(frame),
      clock: () => clock.tell(frame.clock, frame.agenda),
      state: () => this.refreshSoon(),
      switches: () => {
        if (this.state) this.state.switches = frame.switches;
        this.emit("switches");
      },
      panel: () => {
        const panels = this.state?.panels ?? [];
        const at = panels.findIndex((panel) => panel.key === frame.panel.key);
        panels.splice(at < 0 ? panels.length : at, at < 0 ? 0 : 1, frame.panel);
        this.emit("panel", frame.panel);
      },
      faults: () => this.emit("faults", frame),
      loaded: () => this.emit("loaded"),
    };
    handlers[frame.type]?.();
  }

  received(message) {
    const timeline = this.timelines.get(message.channel_id);
    // A change of a message that stands where nobody has looked yet is nothing new.
    const fresh = timeline ? timeline.put(message) : !message.edited_timestamp;
    // The first message somebody writes to one directly comes without any other word that there is a place for it.
    if (!this.channels.has(message.channel_id)) this.refreshSoon();
    this.emit("message", { message, fresh });
  }

  /** Several changes at once need only one fetch; changes during a fetch need one more. */
  refreshSoon() {
    this.refreshTimer ??= setTimeout(async () => {
      await this.refresh().catch(() => {});
      this.refreshTimer = null;
      if (this.stale) this.refreshSoon();
    }, REFRESH_AFTER);
    this.stale = true;
  }

  async status(status) {
    const was = this.connected;
    this.connected = status === "open";
    this.emit("status", status);
    if (status !== "open") this.dropped = was || this.dropped;
    else if (this.dropped) {
      this.dropped = false;
      // Messages may have been missed: every channel has to be fetched again.
      for (const timeline of this.timelines.values()) timeline.fetched = false;
      await this.refresh().catch(() => {});
      this.emit("resync");
    }
  }
}

function usableIn(command, guild) {
  if (!guild) return !command.guild_ids && (command.contexts?.includes(1) ?? command.dm_permission !== false);
  if (command.guild_ids && !command.guild_ids.includes(guild.id)) return false;
  return command.contexts?.includes(0) ?? true;
}

async function settle(frame) {
  if (!frame.ok) throw new api.Refused(frame.error ?? "The bot did not answer.");
  return frame;
}

/** A role's or embed's number as a CSS colour. */
export function colourOf(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
