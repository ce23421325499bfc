// The scheduled events of a server.

import { Cover } from "./cover.js";
import { button, h, icon, swap, toast } from "./dom.js";
import { markdown, timestamp } from "./markdown-view.js";

const STATUS = { 1: "Planned", 2: "Happening now", 3: "Over", 4: "Cancelled" };

/** Show the events of the server a pane is in; the list follows the world while it is open. */
export function openEvents(pane) {
  const { viewer, guildId } = pane;
  const list = h("div");
  const draw = () => swap(list, eventCards(pane, viewer.guilds.get(guildId)));
  const stop = viewer.on("state", () => (list.isConnected ? draw() : stop()));
  draw();
  return new Cover(pane, `Events of ${viewer.guilds.get(guildId).name}`, list).open();
}

function eventCards(pane, guild) {
  const events = [...(guild?.events ?? [])];
  if (!events.length) return h("p", { class: "empty" }, "No events are planned. Events the bot schedules appear here.");
  events.sort((a, b) => Date.parse(a.scheduled_start_time) - Date.parse(b.scheduled_start_time));
  return h(
    "ul",
    { class: "event-list" },
    events.map((event) => eventCard(event, pane, guild)),
  );
}

function eventCard(event, pane, guild) {
  const reading = pane.reading(guild);
  const start = new Date(event.scheduled_start_time);
  const end = event.scheduled_end_time ? new Date(event.scheduled_end_time) : null;
  const channel = event.channel_id ? pane.viewer.channels.get(event.channel_id) : null;
  const where = channel ? `#${channel.name}` : event.entity_metadata?.location;
  const interested = event.user_count ? `${event.user_count} interested` : null;
  return h(
    "li",
    { class: `event status-${event.status}` },
    h(
      "p",
      { class: "event-when" },
      icon("calendar"),
      timestamp(start, "F", reading.zone),
      end ? [" to ", timestamp(end, "t", reading.zone)] : null,
      h("span", { class: "badge" }, STATUS[event.status] ?? "Planned"),
    ),
    h("h3", {}, event.name),
    event.description ? markdown(event.description, reading) : null,
    h(
      "p",
      { class: "quiet" },
      timestamp(start, "R", reading.zone),
      [where, interested].filter(Boolean).map((part) => ` • ${part}`),
    ),
    event.status < 3 ? interest(event, pane) : null,
  );
}

function interest(event, { viewer }) {
  const mine = Boolean(event.interested);
  const change = async () => {
    try {
      await viewer.act("interest", { event: event.id, on: !mine });
    } catch (error) {
      toast(error.message);
    }
  };
  return button(
    {
      class: `button ${mine ? "primary" : "secondary"}`,
      "aria-pressed": String(mine),
      data: { key: `interest-${event.id}` },
      on: { click: change },
    },
    mine ? [icon("check"), "Interested"] : "I am interested",
  );
}
