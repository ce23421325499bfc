// Dialogs that cover one pane and leave the other pane and the clock usable.

import { h, iconButton, uniqueId } from "./dom.js";

/**
 * A dialog over `pane`: a title, content and a footer. With `onSubmit` it is a form. `onCancel` is called when it is
 * closed by Escape or its cross, not by close().
 */
export class Cover {
  constructor(pane, title, content, { footer = null, onSubmit = null, onCancel = () => {} } = {}) {
    this.pane = pane;
    this.onCancel = onCancel;
    this.before = document.activeElement;
    const titleId = uniqueId("cover");
    const submit = (event) => {
      event.preventDefault();
      onSubmit();
    };
    const parts = [
      h(
        "header",
        {},
        h("h2", { id: titleId }, title),
        iconButton("close", `Close ${title}`, () => this.cancel()),
      ),
      h("div", { class: "cover-content" }, content),
      footer ? h("footer", {}, footer) : null,
    ];
    this.box = h(
      "div",
      { class: "cover-box", role: "dialog", "aria-modal": "true", "aria-labelledby": titleId, tabindex: "-1" },
      onSubmit ? h("form", { novalidate: true, on: { submit } }, parts) : parts,
    );
    this.element = h("div", { class: "cover", on: { keydown: (event) => this.key(event) } }, this.box);
  }

  open(focus = this.box) {
    this.pane.cover(this);
    focus.focus({ preventScroll: true });
    return this;
  }

  key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.cancel();
    } else if (event.key === "Tab") this.stay(event);
  }

  // The rest of the pane is inert; keep Tab from leaving by the last control.
  stay(event) {
    const all = [...this.box.querySelectorAll("button, input, textarea, select, a[href], [tabindex='0']")].filter(
      (element) => !element.disabled && element.offsetParent !== null,
    );
    const edge = event.shiftKey ? all[0] : all.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0]).focus();
  }

  cancel() {
    this.onCancel();
    this.close();
  }

  close() {
    if (!this.element.isConnected) return;
    this.pane.uncover(this);
    if (this.before?.isConnected && this.before !== document.body) this.before.focus({ preventScroll: true });
    else this.pane.composer.field.focus({ preventScroll: true });
  }
}
