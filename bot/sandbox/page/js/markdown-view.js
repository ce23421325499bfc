// Drawing the tree of markdown.js. Only text nodes and known elements: user text never becomes HTML.

import { h } from "./dom.js";
import { clock, formatTime, relative } from "./times.js";
import { parse, parseInline } from "./markdown.js";

/**
 * What the drawing needs to know about the reader.
 * @typedef {object} Reading
 * @property {string} zone  IANA zone times are shown in
 * @property {(id: string) => {name: string, colour: string|null}|null} user
 * @property {(id: string) => {name: string, colour: string|null}|null} role
 * @property {(id: string) => {name: string}|null} channel
 * @property {(id: string, element: HTMLElement) => void} openUser
 * @property {(id: string) => void} openChannel
 * @property {(channel: string, message: string) => void} openMessage
 * @property {(name: string) => void} openCommand
 */

/** A whole text with blocks. */
export function markdown(text, reading) {
  return h(
    "div",
    { class: "markdown" },
    parse(text).map((node) => draw(node, reading)),
  );
}

/** One line: titles, names of fields, labels. */
export function inlineMarkdown(text, reading) {
  return h(
    "span",
    { class: "markdown" },
    parseInline(text).map((node) => draw(node, reading)),
  );
}

/** Markdown as plain words, for live announcements and previews of replies. */
export function plainText(text, reading) {
  return markdown(text, reading).textContent;
}

const WRAPPERS = { strong: "strong", em: "em", underline: "u", strike: "s" };

const DRAWERS = {
  text: (node) => node.text,
  break: () => h("br"),
  code: (node) => h("code", {}, node.text),
  codeblock: (node) => h("pre", { tabindex: "0", data: { language: node.language } }, h("code", {}, node.text)),
  line: (node, reading) => h("div", { class: "line" }, children(node, reading)),
  quote: (node, reading) => h("blockquote", {}, children(node, reading)),
  heading: (node, reading) => h("h3", { class: `size-${node.level}` }, children(node, reading)),
  subtext: (node, reading) => h("small", { class: "subtext" }, children(node, reading)),
  spoiler: (node, reading) => spoiler(children(node, reading)),
  list: drawList,
  link: (node, reading) => messageLink(node.url, reading) ?? link(node.url, children(node, reading)),
  user: (node, reading) => mention("@", reading.user(node.id), "someone who left", (e) => reading.openUser(node.id, e)),
  role: (node, reading) => mention("@", reading.role(node.id), "a deleted role", null),
  channel: (node, reading) => mention("#", reading.channel(node.id), "no access", () => reading.openChannel(node.id)),
  everyone: (node) => h("span", { class: "mention" }, node.text),
  command: (node, reading) => mention("/", { name: node.name }, "", () => reading.openCommand(node.name)),
  emoji: (node) => h("span", { class: "emoji-name", title: `:${node.name}:` }, `:${node.name}:`),
  time: (node, reading) => timestamp(new Date(node.unix * 1000), node.style, reading.zone),
};

function children(node, reading) {
  return node.children.map((child) => draw(child, reading));
}

function draw(node, reading) {
  if (WRAPPERS[node.kind]) return h(WRAPPERS[node.kind], {}, children(node, reading));
  return DRAWERS[node.kind](node, reading);
}

function drawList(node, reading) {
  const items = node.items.map((item) =>
    h(
      "li",
      {},
      item.map((child) => draw(child, reading)),
    ),
  );
  return h(node.ordered ? "ol" : "ul", { start: node.ordered ? node.start : null }, items);
}

/** A link that can only be http(s); it opens beside the page and tells the other side nothing. */
export function link(url, content) {
  let address;
  try {
    address = new URL(url, location.href);
  } catch {
    return h("span", {}, content);
  }
  if (!["http:", "https:"].includes(address.protocol)) return h("span", {}, content);
  return h("a", { href: address.href, target: "_blank", rel: "noopener noreferrer", title: address.href }, content);
}

const MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)\/(\d+)$/;

/** The address of a message, as a way to it; null for all other addresses. */
function messageLink(url, reading) {
  const [, channel, message] = MESSAGE.exec(url) ?? [];
  if (!message) return null;
  const known = reading.channel(channel);
  return mention("#", known && { name: `${known.name} › message` }, "no access", () =>
    reading.openMessage(channel, message),
  );
}

/** A time element that shows its full form when pointed at, and renews itself when relative. */
export function timestamp(date, style, zone) {
  if (Number.isNaN(date.getTime())) return h("span", { class: "stamp" }, "unknown time");
  const isRelative = style === "R";
  const text = isRelative ? relative(date, clock.now()) : formatTime(date, style, zone);
  const title = `${formatTime(date, "F", zone)} (${zone})`;
  const data = isRelative ? { relative: "" } : {};
  return h("time", { class: "stamp", datetime: date.toISOString(), title, data }, text);
}

/** Hidden content that a click or the keyboard uncovers. */
export function spoiler(content) {
  const inside = h("span", { class: "spoiler-text" }, content);
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to show" },
    inside,
  );
  const show = () => {
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", (event) => {
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    show();
  });
  cover.addEventListener("keydown", (event) => {
    if (cover.classList.contains("shown") || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    show();
  });
  return cover;
}

function mention(sign, known, unknown, open) {
  const text = `${sign}${known ? known.name : unknown}`;
  if (!known || !open) {
    const span = h("span", { class: "mention" }, text);
    if (known?.colour) span.style.setProperty("--mention", known.colour);
    return span;
  }
  const element = h("button", { type: "button", class: "mention" }, text);
  element.addEventListener("click", () => open(element));
  return element;
}
