// The fields of forms. Each is {id, element, control (takes the focus), value(), check() -> bool}.

import { upload } from "./api.js";
import { h, swap, uniqueId } from "./dom.js";
import { chosenFile } from "./media.js";
import { selectControl } from "./select.js";

const MAKERS = {
  3: selectField,
  4: textField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  19: fileField,
  21: radioField,
  22: groupField,
  23: checkField,
};

/** `about` is {label, description, viewer, guild}. */
export function fieldFor(component, about) {
  return MAKERS[component.type](component, about);
}

const needed = (component) => component.required !== false;

/** The frame of a field: label, description, the control, and the line that says what is wrong. */
function frame(component, about, content, { tag = "div", labelFor = null } = {}) {
  const errorId = uniqueId("error");
  const aboutId = uniqueId("about");
  const star = needed(component)
    ? h("span", { class: "star", title: "Required" }, " *", h("span", { class: "hidden" }, " (required)"))
    : null;
  const error = h("p", { class: "field-error", id: errorId, "aria-live": "polite" });
  const name = h(tag === "fieldset" ? "legend" : "label", { for: labelFor }, about.label ?? "", star);
  const description = about.description ? h("p", { class: "field-about", id: aboutId }, about.description) : null;
  const element = h(tag, { class: "field" }, name, description, content, error);
  return {
    element,
    describedBy: `${description ? `${aboutId} ` : ""}${errorId}`,
    fail(sentence) {
      error.textContent = sentence ?? "";
      element.classList.toggle("wrong", Boolean(sentence));
      return !sentence;
    },
  };
}

function textField(component, about) {
  const id = uniqueId("text");
  const long = component.style === 2;
  const max = component.max_length ?? 4000;
  const control = h(long ? "textarea" : "input", {
    id,
    type: long ? null : "text",
    rows: long ? "5" : null,
    maxlength: String(max),
    placeholder: component.placeholder,
    autocomplete: "off",
    "aria-required": needed(component) ? "true" : null,
  });
  control.value = component.value ?? "";
  const count = h("span", { class: "counter", "aria-hidden": "true" });
  const tell = () =>
    (count.textContent = component.max_length || component.min_length ? `${control.value.length} / ${max}` : "");
  const shell = frame(component, about, h("div", { class: "text-holder" }, control, count), { labelFor: id });
  control.setAttribute("aria-describedby", shell.describedBy);
  control.addEventListener("input", () => {
    tell();
    if (shell.element.classList.contains("wrong")) check();
  });
  tell();
  function check() {
    const length = control.value.length;
    const least = component.min_length ?? 0;
    const empty = control.value.trim() === "";
    const error =
      empty && needed(component)
        ? "Please fill this in."
        : !empty && length < least
          ? `At least ${least} characters, please; this has ${length}.`
          : null;
    mark(control, error);
    return shell.fail(error);
  }
  return { id: component.custom_id, element: shell.element, control, value: () => control.value, check };
}

function mark(control, error) {
  if (error) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
}

function amount(chosen, min, max, what) {
  if (chosen < min)
    return min === 1 ? `Please choose ${what === "file" ? "a file" : "something"}.` : `Please choose at least ${min}.`;
  return chosen > max ? `Please choose at most ${max}.` : null;
}

// Nothing is fine where nothing is required, whatever the least number says.
function counted(component, chosen, min, max, what) {
  return chosen === 0 && !needed(component)
    ? null
    : amount(chosen, needed(component) ? Math.max(min, 1) : min, max, what);
}

function selectField(component, about) {
  const holder = h("div");
  const shell = frame(component, about, holder);
  const control = selectControl(component, {
    viewer: about.viewer,
    guild: about.guild,
    label: about.label,
    onCommit: () => check(),
    onChange: () => shell.fail(null),
  });
  control.face.setAttribute("aria-describedby", shell.describedBy);
  holder.append(control.element);
  function check() {
    const error = counted(component, control.values().length, control.min, control.max);
    mark(control.face, error);
    return shell.fail(error);
  }
  return { id: component.custom_id, element: shell.element, control: control.face, value: control.values, check };
}

function optionRow(type, name, option, change) {
  const input = h("input", { type, name, value: option.value, on: { change } });
  input.checked = Boolean(option.default);
  return {
    input,
    row: h(
      "label",
      { class: "choice" },
      input,
      h(
        "span",
        { class: "words" },
        h("span", {}, option.label),
        option.description ? h("small", {}, option.description) : null,
      ),
    ),
  };
}

function options(component, about, type) {
  const name = uniqueId("choice");
  const rows = component.options.map((option) => optionRow(type, name, option, () => shell.fail(null)));
  const shell = frame(
    component,
    about,
    h(
      "div",
      { class: "choices" },
      rows.map(({ row }) => row),
    ),
    { tag: "fieldset" },
  );
  shell.element.setAttribute("aria-describedby", shell.describedBy);
  return {
    shell,
    control: (rows.find(({ input }) => input.checked) ?? rows[0]).input,
    chosen: () => rows.filter(({ input }) => input.checked).map(({ input }) => input.value),
  };
}

function radioField(component, about) {
  const { shell, control, chosen } = options(component, about, "radio");
  return {
    id: component.custom_id,
    element: shell.element,
    control,
    value: () => chosen()[0] ?? null,
    check: () => shell.fail(needed(component) && !chosen().length ? "Please choose one." : null),
  };
}

function groupField(component, about) {
  const { shell, control, chosen } = options(component, about, "checkbox");
  const max = component.max_values ?? component.options.length;
  return {
    id: component.custom_id,
    element: shell.element,
    control,
    value: chosen,
    check: () => shell.fail(counted(component, chosen().length, component.min_values ?? 1, max)),
  };
}

function checkField(component, about) {
  const { row, input } = optionRow(
    "checkbox",
    null,
    { label: about.label, description: about.description, value: "on", default: component.default },
    () => {},
  );
  return {
    id: component.custom_id,
    element: h("div", { class: "field" }, row),
    control: input,
    value: () => input.checked,
    check: () => true,
  };
}

function fileField(component, about) {
  const id = uniqueId("files");
  const max = component.max_values ?? 1;
  const files = [];
  const tray = h("ul", { class: "tray" });
  const control = h("input", { id, type: "file", multiple: max > 1 });
  const shell = frame(component, about, [control, tray], { labelFor: id });
  control.setAttribute("aria-describedby", shell.describedBy);
  const draw = () =>
    swap(
      tray,
      files.map((file) =>
        chosenFile(file, file.upload !== null, () => {
          files.splice(files.indexOf(file), 1);
          draw();
        }),
      ),
    );
  control.addEventListener("change", async () => {
    const picked = [...control.files];
    control.value = "";
    for (const file of picked) {
      const entry = { name: file.name, size: file.size, upload: null };
      if (max === 1) files.length = 0;
      files.push(entry);
      draw();
      try {
        entry.upload = (await upload(file)).upload;
      } catch (error) {
        files.splice(files.indexOf(entry), 1);
        shell.fail(error.message);
      }
      draw();
    }
  });
  return {
    id: component.custom_id,
    element: shell.element,
    control,
    value: () => files.map((file) => file.upload),
    check: () =>
      shell.fail(
        files.some((file) => !file.upload)
          ? "A file is still being uploaded."
          : counted(component, files.length, component.min_values ?? 1, max, "file"),
      ),
  };
}
