// Components of messages, both the rows of old and the layouts of Components V2.

import { button, h, icon, toast } from "./dom.js";
import { link, markdown, spoiler } from "./markdown-view.js";
import { fileLink, picture, resolveMedia } from "./media.js";
import { selectControl } from "./select.js";
import { colourOf } from "./viewer.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/**
 * Draw components. `place` is {viewer, guild, message, reading}: where the message stands and who reads it.
 */
export function components(list, place) {
  return list.map((component) => DRAWERS[component.type]?.(component, place) ?? null);
}

const DRAWERS = {
  1: (row, place) => h("div", { class: "row" }, components(row.components, place)),
  2: messageButton,
  3: messageSelect,
  5: messageSelect,
  6: messageSelect,
  7: messageSelect,
  8: messageSelect,
  9: section,
  10: (text, { reading }) => markdown(text.content, reading),
  11: thumbnail,
  12: gallery,
  13: (file, { message }) =>
    covered(file.spoiler, fileLink({ filename: file.name, size: file.size, ...resolveMedia(file.file, message) })),
  14: (line) => h(line.divider === false ? "div" : "hr", { class: `separator ${line.spacing === 2 ? "large" : ""}` }),
  17: container,
};

function covered(hidden, content) {
  return hidden && content ? spoiler(content) : content;
}

function messageButton(component, place) {
  const label = [
    component.emoji
      ? h("span", { class: "emoji" }, component.emoji.id ? `:${component.emoji.name}:` : component.emoji.name)
      : null,
    component.label ? h("span", {}, component.label) : null,
  ];
  const name = component.label ? null : component.emoji?.name;
  if (component.style === 5) {
    const element = link(component.url, [label, icon("link")]);
    element.className = "button link";
    if (component.disabled) element.setAttribute("aria-disabled", "true");
    if (component.disabled) element.removeAttribute("href");
    return element;
  }
  const element = button(
    {
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled,
      "aria-label": name,
      data: { key: `button-${component.custom_id}` },
    },
    label,
  );
  element.addEventListener("click", () => use(element, place, "click", { custom_id: component.custom_id }));
  return element;
}

function messageSelect(component, place) {
  const control = selectControl(component, {
    viewer: place.viewer,
    guild: place.guild,
    onCommit: (values) => use(control.face, place, "select", { custom_id: component.custom_id, values }),
  });
  return control.element;
}

async function use(element, { viewer, message }, kind, fields) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  try {
    await viewer.interact(kind, { message: message.id, ...fields });
  } catch (error) {
    toast(error.message);
  } finally {
    element.removeAttribute("aria-busy");
  }
}

function section(component, place) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(component.components, place)),
    component.accessory ? h("div", { class: "accessory" }, components([component.accessory], place)) : null,
  );
}

function thumbnail(component, { message }) {
  return covered(
    component.spoiler,
    picture(resolveMedia(component.media, message), { alt: component.description ?? "", cover: "thumb", limit: 96 }),
  );
}

function gallery(component, { message }) {
  const alone = component.items.length === 1;
  return h(
    "div",
    { class: `pictures${alone ? "" : " many"}` },
    component.items.map((item) =>
      covered(
        item.spoiler,
        picture(resolveMedia(item.media, message), { alt: item.description ?? "", limit: alone ? 520 : 260 }),
      ),
    ),
  );
}

function container(component, place) {
  const card = h("div", { class: "container" }, components(component.components, place));
  if (component.accent_color !== null && component.accent_color !== undefined)
    card.style.setProperty("--edge", colourOf(component.accent_color));
  return covered(component.spoiler, card);
}
