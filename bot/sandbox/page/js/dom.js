// Building elements without ever parsing user text as HTML.

/**
 * Make an element. `props` takes attributes (aria-*, role, href ...), `class`, `data` (an object), `on` (event
 * handlers) and `prop` (properties set on the element, such as value). `false`, `null` and `undefined` leave an
 * attribute out, `true` writes it empty. Children are nodes, strings, arrays of these, or nothing.
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "data") Object.assign(element.dataset, value);
    else if (key === "on") for (const [name, handler] of Object.entries(value)) element.addEventListener(name, handler);
    else if (key === "prop") Object.assign(element, value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

export function append(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/** A button that never submits a form by accident. */
export function button(props, ...children) {
  return h("button", { type: "button", ...props }, ...children);
}

/** An icon button: the label is read aloud and shown as a tooltip. */
export function iconButton(name, label, handler, props = {}) {
  const { class: extra = "", ...rest } = props;
  return button(
    { class: `icon-button ${extra}`, "aria-label": label, title: label, on: { click: handler }, ...rest },
    icon(name),
  );
}

// Each icon is drawn for this page as strokes on a 24 by 24 grid.
const STROKES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  people: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c0-3 3-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5M18 14.5c2 .6 3 2.3 3 4.5",
  calendar: "M5 6h14v13H5zM5 10h14M9 4v4M15 4v4",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16",
  megaphone: "M4 10v4h3l8 4V6l-8 4zM18 9.5c1 1.5 1 3.5 0 5",
  thread: "M6 5v8c0 2 1 3 3 3h9M14 12l4 4-4 4",
  speaker: "M4 10v4h3l5 4V6l-5 4zM16 9c1 2 1 4 0 6M18.5 7c2 3 2 7 0 10",
  forum: "M4 5h12v9H9l-5 4zM19 9v11l-3-3h-5",
  file: "M7 4h7l4 4v12H7zM14 4v4h4M10 13h5M10 16h5",
  send: "M5 12l15-7-5 15-3-6z",
  smile: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M9 10v.5M15 10v.5M8.5 14c2 2.5 5 2.5 7 0",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  skip: "M5 5l9 7-9 7zM18 5v14",
  switches: "M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4",
  theme: "M12 4a8 8 0 1 0 8 8c-5 2-10-3-8-8",
  columns: "M4 5h16v14H4zM12 5v14",
  globe: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c3 3 3 13 0 16M12 4c-3 3-3 13 0 16",
  link: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  reply: "M5 18v-3c0-3 2-5 5-5h9M15 6l4 4-4 4",
  eye: "M3 12c4-7 14-7 18 0-4 7-14 7-18 0M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  check: "M5 13l4 4L19 7",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 4v2M12 18v2M4 12h2M18 12h2M6.5 6.5l1.3 1.3M16.200 16.200l1.3 1.3M6.5 17.5l1.3-1.3M16.200 7.800l1.3-1.3",
  search: "M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M15 15l5 5",
  slash: "M15 5L9 19",
  bolt: "M13 4L6 13h5l-1 7 7-9h-5z",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}

/**
 * Replace the children of `container`, keeping the focus on the element with the same `data-key`, so that a redraw
 * never throws a keyboard user back to the top of the page.
 */
export function swap(container, ...children) {
  const held = container.contains(document.activeElement) ? document.activeElement.closest("[data-key]") : null;
  const key = held && container.contains(held) ? held.dataset.key : null;
  container.replaceChildren();
  append(container, children);
  if (key !== null) container.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

let counter = 0;

/** A document-wide unique id, for aria-labelledby and its kin. */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Say something to screen readers without showing it. */
export function announce(sentence) {
  const region = document.getElementById("announcer");
  const line = h("p", {}, sentence);
  region.append(line);
  setTimeout(() => line.remove(), 8000);
}

/** Show a short notice in the corner and announce it; `kind` is "error" or "info". */
export function toast(sentence, kind = "error") {
  const corner = document.getElementById("toasts");
  const note = h(
    "div",
    { class: `toast ${kind}`, role: kind === "error" ? "alert" : "status" },
    h("span", {}, sentence),
    iconButton("close", "Dismiss notice", () => note.remove()),
  );
  corner.append(note);
  while (corner.children.length > 4) corner.firstChild.remove();
  setTimeout(() => note.remove(), 9000);
}
