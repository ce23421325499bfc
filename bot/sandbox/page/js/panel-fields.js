// The fields of panels. Each is {element, control, value(), problem() -> sentence or null, propose(value)}.

import { upload } from "./api.js";
import { h, uniqueId } from "./dom.js";

const MAKERS = { number, choice, person: choice, text, toggle, file };

/** `typed` is what somebody put in before a redraw; `onChange(value)` hears of every change. */
export function panelField(field, { typed, onChange }) {
  return MAKERS[field.kind]({ ...field, value: typed === undefined ? field.value : typed }, onChange);
}

function framed(field, control, extra = null) {
  control.id = uniqueId("panel-field");
  control.dataset.key = `field-${field.key}`;
  const aboutId = field.help ? `${control.id}-about` : null;
  if (aboutId) control.setAttribute("aria-describedby", aboutId);
  return h(
    "div",
    { class: `panel-field kind-${field.kind}` },
    h("label", { for: control.id }, field.label),
    extra ? h("span", { class: "with-unit" }, control, extra) : control,
    field.help ? h("small", { class: "field-about", id: aboutId }, field.help) : null,
  );
}

function simple(field, control, onChange, { extra = null, value = () => control.value, problem = () => null } = {}) {
  control.addEventListener("input", () => onChange(value()));
  return { element: framed(field, control, extra), control, value, problem, propose: () => {} };
}

function number(field, onChange) {
  const control = h("input", {
    type: "number",
    min: field.low,
    max: field.high,
    step: field.step,
    inputmode: "numeric",
  });
  control.value = field.value ?? "";
  return simple(field, control, onChange, {
    extra: field.unit ? h("span", { class: "quiet" }, field.unit) : null,
    problem: () =>
      control.value !== "" && !control.validity.rangeUnderflow && !control.validity.rangeOverflow
        ? null
        : `${field.label}: a number from ${field.low} to ${field.high}, please.`,
  });
}

function text(field, onChange) {
  const control = h("input", { type: "text", maxlength: field.high, autocomplete: "off", spellcheck: "false" });
  control.value = field.value ?? "";
  return simple(field, control, onChange);
}

function choice(field, onChange) {
  const control = h(
    "select",
    {},
    field.choices.map(({ value, label }) => h("option", { value }, label)),
  );
  if (field.value !== null) control.value = field.value;
  return {
    ...simple(field, control, onChange),
    propose(value) {
      if (field.choices.some((one) => one.value === value)) control.value = value;
    },
  };
}

function toggle(field, onChange) {
  const control = h("input", { type: "checkbox", data: { key: `field-${field.key}` } });
  control.checked = Boolean(field.value);
  control.addEventListener("change", () => onChange(control.checked));
  const words = [h("span", {}, field.label), field.help ? h("small", {}, field.help) : null];
  return {
    element: h("label", { class: "choice" }, control, h("span", { class: "words" }, words)),
    control,
    value: () => control.checked,
    problem: () => null,
    propose: () => {},
  };
}

// What was uploaded is remembered as {id, name}, because a file field cannot be filled in again after a redraw.
function file(field, onChange) {
  const control = h("input", { type: "file" });
  const name = h("span", { class: "quiet" });
  let held = field.value;
  let busy = false;
  const tell = (words = held?.name ?? "") => (name.textContent = words);
  control.addEventListener("change", async () => {
    const [chosen] = control.files;
    held = null;
    busy = Boolean(chosen);
    if (chosen) {
      tell("Uploading…");
      try {
        const { upload: id } = await upload(chosen);
        held = { id, name: chosen.name };
        tell("");
      } catch (error) {
        control.value = "";
        tell(error.message);
      }
    }
    busy = false;
    onChange(held);
  });
  tell();
  return {
    element: framed(field, control, name),
    control,
    value: () => held?.id ?? null,
    problem: () => (busy ? "A file is still being uploaded." : null),
    propose: () => {},
  };
}
