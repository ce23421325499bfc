// Select menus of messages and forms: strings, users, roles, mentionables and channels.

import { button, h, icon, swap } from "./dom.js";
import { selectItems } from "./entities.js";
import { openPicker } from "./picker.js";

const PLACEHOLDERS = {
  3: "Make a selection",
  5: "Choose people",
  6: "Choose roles",
  7: "Choose people or roles",
  8: "Choose channels",
};

function itemsOf(component, viewer, guild) {
  if (component.type !== 3) return selectItems(component, viewer, guild);
  return (component.options ?? []).map((option) => ({
    value: option.value,
    label: option.label,
    description: option.description,
    mark: option.emoji
      ? h("span", { class: "emoji" }, option.emoji.id ? `:${option.emoji.name}:` : option.emoji.name)
      : null,
  }));
}

function defaultsOf(component) {
  if (component.type === 3)
    return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/**
 * A select menu. `onCommit(values)` is called when a choice is made (for several: when the list closes with another
 * choice than before), `onChange()` after every single change. Answers {element, values(), face} where `face` is the button that takes the focus.
 */
export function selectControl(component, { viewer, guild, label = null, onCommit = () => {}, onChange = () => {} }) {
  const max = component.max_values ?? 1;
  const min = component.min_values ?? 1;
  const several = max > 1 || min === 0;
  const chosen = new Set(defaultsOf(component));
  const items = itemsOf(component, viewer, guild);
  const words = h("span", { class: "words" });
  const name = label ?? component.placeholder ?? PLACEHOLDERS[component.type];
  const face = button(
    {
      class: "select",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled: component.disabled,
      data: { key: `select-${component.custom_id}` },
    },
    words,
    icon("down"),
  );

  function draw() {
    const labels = items
      .filter((item) => chosen.has(item.value))
      .map((item) => h("span", { class: several ? "chip" : "" }, item.label));
    swap(
      words,
      labels.length
        ? labels
        : h("span", { class: "placeholder" }, component.placeholder ?? PLACEHOLDERS[component.type]),
    );
    const said = items
      .filter((item) => chosen.has(item.value))
      .map((item) => item.label)
      .join(", ");
    face.setAttribute(
      "aria-label",
      [label, said || (component.placeholder ?? PLACEHOLDERS[component.type])].filter(Boolean).join(": "),
    );
  }

  face.addEventListener("click", () => {
    if (face.getAttribute("aria-expanded") === "true") return;
    const before = [...chosen].join();
    face.setAttribute("aria-expanded", "true");
    openPicker(face, {
      label: name,
      items,
      chosen,
      multi: several,
      max,
      onPick: (item) => {
        chosen.clear();
        chosen.add(item.value);
        draw();
        onCommit([...chosen]);
      },
      onChange: () => {
        draw();
        onChange();
      },
      onClose: () => {
        face.setAttribute("aria-expanded", "false");
        if (several && [...chosen].join() !== before) onCommit([...chosen]);
      },
    });
  });
  draw();
  return { element: h("div", { class: "select-box" }, face), face, values: () => [...chosen], min, max };
}
