// One message: who said it, when, what, and what can be done with it.

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { button, h, icon, iconButton, toast, uniqueId } from "./dom.js";
import { embed } from "./embed.js";
import { markdown, plainText } from "./markdown-view.js";
import { attachments } from "./media.js";
import { openPicker } from "./picker.js";
import { poll } from "./poll.js";
import { clock, dayKey, formatTime } from "./times.js";

const V2 = 1 << 15;
const NO_EMBEDS = 1 << 2;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const GROUPED_WITHIN = 7 * 60_000;

const isEphemeral = (message) => Boolean(message.ephemeral || message.flags & EPHEMERAL);
const isLoading = (message) => Boolean(message.loading || message.flags & LOADING);
const isSystem = (message) => message.type in SYSTEM;

const SYSTEM = {
  6: (who) => [who, " pinned a message here."],
  7: (who) => [who, " joined the server."],
  8: (who) => [who, " boosted the server."],
  18: (who, message) => [who, " started a thread: ", h("strong", {}, message.content)],
  21: () => ["The message this thread grew from is in the channel above."],
  46: () => ["The poll has closed."],
};

/** The command or button an answer belongs to: {name, user} or null. */
function causeOf(message) {
  const old = message.interaction ?? message.interaction_metadata;
  const name = message.interaction_name ?? message.interaction?.name;
  const user = message.interaction_user ?? old?.user;
  if (!name || !user) return null;
  return { name, user: typeof user === "string" ? { id: user } : user };
}

/** Whether `message` continues the group of `before`: same author, close in time, nothing between. */
export function continues(message, before, zone) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !isSystem(message) &&
    !isSystem(before) &&
    isEphemeral(before) === isEphemeral(message) &&
    !message.referenced_message &&
    !causeOf(message) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUPED_WITHIN &&
    sameDay(message, before, zone)
  );
}

export function sameDay(a, b, zone) {
  return dayKey(new Date(a.timestamp), zone) === dayKey(new Date(b.timestamp), zone);
}

/**
 * Draw a message. `place` is {viewer, guild, channel, reading, pane}; `head` says whether it opens a group.
 */
export function messageView(message, place, head) {
  const spot = { ...place, message };
  if (isSystem(message)) return systemLine(message, spot);
  const nameId = uniqueId("by");
  const classes = [
    "message",
    head ? "head" : "",
    isEphemeral(message) ? "ephemeral" : "",
    mentionsMe(message, place) ? "to-me" : "",
  ];
  return h(
    "article",
    { class: classes.filter(Boolean).join(" "), "aria-labelledby": nameId },
    aboveLine(message, spot),
    head ? opening(message, spot, nameId) : continuation(message, spot, nameId),
    h("div", { class: "body" }, body(message, spot), reactions(message, spot), belowLine(message, spot)),
    isEphemeral(message) || isLoading(message) ? null : toolbar(message, spot),
  );
}

function mentionsMe(message, { viewer, guild }) {
  const roles = guild?.memberById.get(viewer.id)?.roles ?? [];
  return (
    message.author.id !== viewer.id &&
    (message.mention_everyone ||
      message.mentions?.some((user) => user.id === viewer.id) ||
      message.mention_roles?.some((role) => roles.includes(role)))
  );
}

function who(user, { viewer, guild, reading }, props = {}) {
  const known = viewer.nameOf(user.id, guild, user.username ? user : null) ?? { name: "Somebody" };
  const name = button({ class: "author", ...props }, known.name);
  if (known.colour) name.style.setProperty("--role", known.colour);
  name.addEventListener("click", () => reading.openUser(user.id, name));
  return name;
}

function opening(message, spot, nameId) {
  const at = new Date(message.timestamp);
  const face = h("div", { class: "face" }, avatar(message.author, spot.viewer));
  return [
    face,
    h(
      "header",
      { class: "by", id: nameId },
      who(message.author, spot),
      " ",
      message.author.bot ? h("span", { class: "badge" }, "Bot") : null,
      " ",
      shortTime(at, spot.reading.zone),
    ),
  ];
}

function shortTime(at, zone) {
  const today = dayKey(at, zone) === dayKey(clock.now(), zone);
  return h(
    "time",
    { class: "at", datetime: at.toISOString(), title: `${formatTime(at, "F", zone)} (${zone})` },
    formatTime(at, today ? "t" : "s", zone),
  );
}

function continuation(message, spot, nameId) {
  const at = new Date(message.timestamp);
  const name = spot.viewer.nameOf(message.author.id, spot.guild, message.author).name;
  return h(
    "span",
    { class: "by quiet", id: nameId },
    h("span", { class: "hidden" }, `${name}, `),
    h(
      "time",
      { datetime: at.toISOString(), title: formatTime(at, "F", spot.reading.zone) },
      formatTime(at, "t", spot.reading.zone),
    ),
  );
}

function aboveLine(message, spot) {
  const cause = causeOf(message);
  if (cause) {
    const name = cause.name.startsWith("/") ? cause.name : `/${cause.name}`;
    return h(
      "div",
      { class: "above" },
      icon("reply"),
      avatar(cause.user, spot.viewer, { size: "tiny" }),
      who(cause.user, spot),
      " used ",
      h("span", { class: "mention" }, name),
    );
  }
  if (message.type === 19 || message.referenced_message) {
    const answered = message.referenced_message;
    if (!answered) return h("div", { class: "above" }, icon("reply"), "The message this answers was deleted.");
    const jump = button(
      { class: "quoted", on: { click: () => spot.pane.list.jumpTo(answered.id) } },
      plainText(answered.content || (answered.embeds?.length ? "an embed" : "an attachment"), spot.reading).slice(
        0,
        120,
      ),
    );
    return h(
      "div",
      { class: "above" },
      icon("reply"),
      h("span", { class: "hidden" }, "In reply to "),
      avatar(answered.author, spot.viewer, { size: "tiny" }),
      who(answered.author, spot),
      jump,
    );
  }
  return null;
}

function body(message, spot) {
  if (isLoading(message)) return thinking(message, spot);
  const edited = message.edited_timestamp
    ? h(
        "small",
        { class: "edited", title: formatTime(new Date(message.edited_timestamp), "F", spot.reading.zone) },
        "(edited)",
      )
    : null;
  if (message.message_snapshots) {
    const { message: copy } = message.message_snapshots[0];
    const shown = body({ ...message, message_snapshots: null, ...copy }, spot);
    return h("blockquote", { class: "forwarded" }, h("small", {}, "Forwarded"), shown);
  }
  if (message.flags & V2) return [components(message.components ?? [], spot), edited];
  return [
    message.content ? said(message.content, edited, spot.reading) : edited,
    (message.embeds ?? []).filter(() => !(message.flags & NO_EMBEDS)).map((data) => embed(data, message, spot.reading)),
    attachments(unplaced(message)),
    message.poll ? poll(message, spot) : null,
    components(message.components ?? [], spot),
    message.thread ? threadLink(message.thread, spot) : null,
  ];
}

// The mark of an edit stands behind the last word, not on a line of its own.
function said(content, edited, reading) {
  const text = markdown(content, reading);
  if (edited) (text.lastElementChild?.matches(".line") ? text.lastElementChild : text).append(edited);
  return text;
}

// A picture shown by an embed is not shown again below it.
function unplaced(message) {
  const used = new Set();
  for (const data of message.embeds ?? []) {
    for (const media of [data.image, data.thumbnail, data.footer && { url: data.footer.icon_url }])
      if (media?.url) used.add(media.url);
  }
  return (message.attachments ?? []).filter(
    (file) => !used.has(file.url) && !used.has(`attachment://${file.filename}`),
  );
}

function thinking(message, spot) {
  const name = spot.viewer.nameOf(message.author.id, spot.guild, message.author).name;
  return h(
    "div",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    `${name} is thinking…`,
  );
}

function threadLink(thread, spot) {
  return button(
    { class: "thread-link", on: { click: () => spot.pane.show(thread.id) } },
    icon("thread"),
    h("span", {}, thread.name),
  );
}

function belowLine(message, spot) {
  if (!isEphemeral(message)) return null;
  const dismiss = button({ class: "plain-link", data: { key: "dismiss" } }, "Dismiss message");
  dismiss.addEventListener("click", () => attempt(() => spot.viewer.act("dismiss", { message: message.id })));
  return h("div", { class: "only-you" }, icon("eye"), h("span", {}, "Only you can see this"), " • ", dismiss);
}

async function attempt(work) {
  try {
    await work();
  } catch (error) {
    toast(error.message);
  }
}

const emojiName = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);
const emojiKey = (emoji) => (emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name);

function reactions(message, { viewer }) {
  if (!message.reactions?.length) return null;
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map(({ emoji, count, me }) =>
      button(
        {
          class: "reaction",
          "aria-pressed": String(Boolean(me)),
          "aria-label": `${emojiName(emoji)}, ${count}`,
          data: { key: `react-${emojiKey(emoji)}` },
          on: {
            click: () => attempt(() => viewer.act("react", { message: message.id, emoji: emojiKey(emoji), on: !me })),
          },
        },
        h("span", { class: "emoji" }, emojiName(emoji)),
        h("span", {}, String(count)),
      ),
    ),
  );
}

const QUICK = [
  ["👍", "thumbs up"],
  ["❤️", "heart"],
  ["😂", "laughing"],
  ["🎉", "party"],
  ["😮", "surprised"],
  ["😢", "sad"],
  ["✅", "done"],
  ["❌", "no"],
  ["👀", "watching"],
  ["🔥", "fire"],
  ["🏆", "trophy"],
  ["🙏", "thanks"],
];

function toolbar(message, { viewer, channel, pane }) {
  const answer =
    channel.can_send === false
      ? null
      : iconButton("reply", "Reply", () => pane.composer.replyTo(message), { data: { key: "reply" } });
  const react = iconButton(
    "smile",
    "React",
    () =>
      openPicker(react, {
        label: "React with",
        width: 220,
        search: false,
        items: QUICK.map(([emoji, name]) => ({
          value: emoji,
          label: name,
          mark: h("span", { class: "emoji" }, emoji),
        })),
        onPick: (item) => attempt(() => viewer.act("react", { message: message.id, emoji: item.value, on: true })),
      }),
    { data: { key: "react" } },
  );
  const menu = viewer.commandsFor(channel.id, 3);
  const apps = menu.length
    ? iconButton(
        "more",
        "Apps for this message",
        () =>
          openPicker(apps, {
            label: "Apps",
            items: menu.map((command) => ({ value: command.name, label: command.name })),
            onPick: (item) =>
              attempt(() => viewer.interact("menu", { channel: channel.id, command: item.value, target: message.id })),
          }),
        { data: { key: "apps" } },
      )
    : null;
  return h("div", { class: "toolbar" }, react, answer, apps);
}

function systemLine(message, spot) {
  return h(
    "article",
    { class: "message system" },
    icon("right"),
    h(
      "div",
      { class: "body" },
      SYSTEM[message.type](who(message.author, spot), message),
      " ",
      shortTime(new Date(message.timestamp), spot.reading.zone),
    ),
  );
}

/** A message in one spoken sentence, for the live region. */
export function spoken(message, place) {
  const name = place.viewer.nameOf(message.author.id, place.guild, message.author).name;
  if (isLoading(message)) return `${name} is thinking`;
  const texts = [
    message.content,
    ...(message.embeds ?? []).flatMap((data) => [data.title, data.description]),
    ...textsOf(message.components),
  ];
  const words = texts
    .filter(Boolean)
    .map((text) => plainText(text, place.reading))
    .join(". ");
  const files = message.attachments?.length
    ? ` with ${message.attachments.length} attachment${message.attachments.length > 1 ? "s" : ""}`
    : "";
  return `${isEphemeral(message) ? "Only to you, " : ""}${name}: ${words.slice(0, 400) || "a message"}${files}`;
}

function textsOf(list = []) {
  return list.flatMap((component) => [component.content, ...textsOf(component.components)]);
}
