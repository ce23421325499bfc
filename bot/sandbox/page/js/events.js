// The scheduled events of a server.

import { Cover } from "./cover.js";
import { h, icon } from "./dom.js";
import { markdown, timestamp } from "./markdown-view.js";

const STATUS = { 1: "Planned", 2: "Happening now", 3: "Over", 4: "Cancelled" };

export function openEvents(pane) {
  const guild = pane.viewer.guilds.get(pane.guildId);
  const events = [...(guild?.events ?? [])].sort(
    (a, b) => Date.parse(a.scheduled_start_time) - Date.parse(b.scheduled_start_time),
  );
  const content = events.length
    ? h(
        "ul",
        { class: "event-list" },
        events.map((event) => eventCard(event, pane, guild)),
      )
    : h("p", { class: "empty" }, "No events are planned. Events the bot schedules appear here.");
  return new Cover(pane, `Events of ${guild.name}`, content).open();
}

function eventCard(event, pane, guild) {
  const reading = pane.reading(guild);
  const start = new Date(event.scheduled_start_time);
  const end = event.scheduled_end_time ? new Date(event.scheduled_end_time) : null;
  const channel = event.channel_id ? pane.viewer.channels.get(event.channel_id) : null;
  const where = channel ? `#${channel.name}` : event.entity_metadata?.location;
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
      where ? ` • ${where}` : "",
      event.user_count ? ` • ${event.user_count} interested` : "",
    ),
  );
}
