// Things that open over the page next to what opened them: lists, cards, pickers.

import { h } from "./dom.js";

const open = [];

/**
 * Show `content` next to `anchor`, above or below, wherever there is room. It closes on Escape, on a click elsewhere and
 * when its anchor leaves the page. `keepFocus` leaves the focus where it is (a list under a text field).
 * Answers {close, place, element}.
 */
export function openPopup(
  anchor,
  content,
  { onClose = () => {}, width = null, label = null, keepFocus = false, role = null } = {},
) {
  const element = h(
    "div",
    { class: "popup", popover: "manual", role, "aria-label": label, tabindex: keepFocus ? null : "-1" },
    content,
  );
  // Within a form the popup has to live in the form's own layer, or it would be inert.
  (anchor.closest("dialog, .pane") ?? document.body).append(element);
  element.showPopover();
  const popup = { element, anchor, place: () => place(element, anchor, width), close };
  const before = document.activeElement;

  function close(returnFocus = true) {
    const at = open.indexOf(popup);
    if (at < 0) return;
    open.splice(at, 1);
    const held = element.contains(document.activeElement);
    element.remove();
    observer.disconnect();
    if (returnFocus && held) (anchor.isConnected ? focusable(anchor) : before)?.focus?.({ preventScroll: true });
    onClose();
  }

  const observer = new ResizeObserver(() => popup.place());
  observer.observe(element);
  open.push(popup);
  popup.place();
  if (!keepFocus)
    (element.querySelector("[autofocus], input, button, a[href]") ?? element).focus({ preventScroll: true });
  return popup;
}

function focusable(anchor) {
  return anchor.matches("button, input, textarea, [tabindex]")
    ? anchor
    : anchor.querySelector("button, input, textarea");
}

function place(element, anchor, width) {
  if (!anchor.isConnected) return;
  const box = anchor.getBoundingClientRect();
  const gap = 6;
  const wide = Math.min(width ?? Math.max(box.width, 240), innerWidth - 2 * gap);
  element.style.width = `${wide}px`;
  const below = innerHeight - box.bottom - 2 * gap;
  const above = box.top - 2 * gap;
  element.style.maxHeight = "none";
  const wanted = element.scrollHeight;
  const up = below < Math.min(wanted, 320) && above > below;
  element.style.maxHeight = `${Math.max(120, Math.min(up ? above : below, 480))}px`;
  const high = element.offsetHeight;
  element.style.left = `${Math.max(gap, Math.min(box.left, innerWidth - wide - gap))}px`;
  element.style.top = `${Math.max(gap, up ? box.top - gap - high : Math.min(box.bottom + gap, innerHeight - high - gap))}px`;
}

document.addEventListener(
  "pointerdown",
  (event) => {
    for (const popup of [...open].reverse()) {
      if (popup.element.contains(event.target)) return;
      if (popup.anchor.contains(event.target)) continue;
      popup.close(false);
    }
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !open.length) return;
    event.preventDefault();
    event.stopPropagation();
    open.at(-1).close();
  },
  true,
);

for (const name of ["resize", "scroll"]) {
  addEventListener(
    name,
    (event) => {
      for (const popup of [...open]) {
        if (!popup.anchor.isConnected) popup.close(false);
        else if (!popup.element.contains(event.target)) popup.place();
      }
    },
    true,
  );
}

/** Close popups whose anchor has left the page (after a redraw). */
export function tidyPopups() {
  for (const popup of [...open]) if (!popup.anchor.isConnected) popup.close(false);
}
