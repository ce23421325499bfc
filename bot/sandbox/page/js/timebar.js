// The top: the shared clock, moving it, what opens at the side, and the look of the page.

import * as api from "./api.js";
import { announce, button, h, icon, iconButton, swap, toast } from "./dom.js";
import { clock, formatTime, renewRelativeTimes } from "./times.js";

const SPEEDS = [1, 10, 60, 600, 3600];
const HOUR = 3600;

/** `desk` is the page: {zone(), dock, toggleSecond(), hasSecond()}. */
export class TimeBar {
  constructor(desk) {
    this.desk = desk;
    this.face = h("time", { class: "clock-face" });
    this.zone = h("span", { class: "quiet clock-zone" });
    this.run = button({
      class: "button secondary run",
      data: { key: "run" },
      on: { click: () => this.move({ running: !clock.told.running }) },
    });
    this.speed = h("select", {
      "aria-label": "Speed of the clock",
      title: "Speed of the clock",
      on: { change: () => this.move({ speed: Number(this.speed.value) }) },
    });
    this.buttons = h("div", { class: "clock-buttons", role: "group", "aria-label": "Move the clock" }, this.jumps());
    this.toggles = new Map();
    this.second = button(
      {
        class: "bar-toggle",
        title: "Two people side by side",
        "aria-label": "Two people side by side",
        data: { key: "second" },
        on: { click: () => desk.toggleSecond() },
      },
      icon("columns"),
      h("span", { class: "words" }, "Two people"),
    );
    this.theme = iconButton("theme", "Light or dark", switchTheme, { data: { key: "theme" } });
    this.extra = h("div", { class: "bar-end" });
    this.element = h(
      "header",
      { class: "timebar", "aria-label": "Clock" },
      h("div", { class: "clock" }, icon("clock"), h("div", {}, this.face, this.zone)),
      this.run,
      this.speed,
      this.buttons,
      h("span", { class: "spring" }),
      this.extra,
    );
    clock.listen(() => this.draw());
    setInterval(() => this.tick(), 1000);
  }

  jumps() {
    return [
      button(
        {
          class: "button primary",
          title: "Go to the next thing that is going to happen",
          data: { key: "next" },
          on: { click: () => this.move({ next: true }) },
        },
        icon("skip"),
        h("span", {}, "Next deadline"),
      ),
      button(
        { class: "button secondary", data: { key: "hour" }, on: { click: () => this.move({ advance: HOUR }) } },
        "+1 hour",
      ),
      button(
        { class: "button secondary", data: { key: "day" }, on: { click: () => this.move({ advance: 24 * HOUR }) } },
        "+1 day",
      ),
    ];
  }

  async move(change) {
    if (this.moving) return;
    this.moving = true;
    this.element.setAttribute("aria-busy", "true");
    try {
      const answer = await api.moveClock(change);
      clock.tell(answer.clock, answer.agenda);
      announce(`The clock shows ${formatTime(clock.now(), "F", this.desk.zone())}`);
    } catch (error) {
      toast(error.message);
    } finally {
      this.moving = false;
      this.element.removeAttribute("aria-busy");
    }
  }

  draw() {
    const { running, speed } = clock.told;
    swap(this.run, icon(running ? "pause" : "play"), h("span", {}, running ? "Running" : "Standing"));
    this.run.setAttribute(
      "aria-label",
      running ? "The clock is running. Stop it" : "The clock is standing. Let it run",
    );
    this.run.classList.toggle("standing", !running);
    const speeds = [...new Set([...SPEEDS, speed])].sort((a, b) => a - b);
    swap(
      this.speed,
      speeds.map((value) => h("option", { value }, `${value}×`)),
    );
    this.speed.value = String(speed);
    this.buttons.firstChild.disabled = !clock.agenda.length;
    this.drawEnd();
    this.tick();
  }

  drawEnd() {
    const { desk } = this;
    this.second.setAttribute("aria-pressed", String(desk.hasSecond()));
    const links = desk.active?.viewer?.state.links ?? [];
    const views = desk.dock.views.map((view) => this.toggle(view));
    const wanted = [...links.map((one) => this.link(one)), ...views, this.second, this.theme];
    const shown = [...this.extra.children];
    if (wanted.length !== shown.length || wanted.some((one, place) => one !== shown[place])) swap(this.extra, wanted);
  }

  /** Leads to a page of the program, in a window of its own. */
  link({ label, url }) {
    const key = `link ${url}`;
    if (!this.toggles.has(key)) {
      const target = { href: url, target: "_blank", rel: "noopener", title: label, "aria-label": label };
      this.toggles.set(key, h("a", { class: "bar-toggle", ...target }, icon("globe"), h("span", { class: "words" }, label)));
    }
    return this.toggles.get(key);
  }

  /** Button that opens and closes a view. It stays the same element at every drawing, so that no click is lost. */
  toggle({ key, mark, label, count }) {
    if (!this.toggles.has(key)) {
      const made = button(
        { class: "bar-toggle", data: { key: `dock-${key}` }, on: { click: () => this.desk.dock.toggle(key) } },
        icon(mark),
        h("span", { class: "words" }),
        " ",
        h("span", { class: "count quiet-count" }),
      );
      this.toggles.set(key, made);
    }
    const one = this.toggles.get(key);
    one.title = label;
    one.setAttribute("aria-label", count ? `${label} ${count}` : label);
    one.setAttribute("aria-expanded", String(this.desk.dock.key === key));
    write(one.querySelector(".words"), label);
    const number = one.querySelector(".count");
    write(number, count ? String(count) : "");
    number.hidden = !count;
    return one;
  }

  tick() {
    const now = clock.now();
    const zone = this.desk.zone();
    const day = new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: zone }).format(now);
    write(this.face, `${day} ${formatTime(now, "T", zone)}`);
    this.face.dateTime = now.toISOString();
    write(this.zone, `${formatTime(now, "m", zone)}, ${zone.replaceAll("_", " ")}`);
    renewRelativeTimes();
  }
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const THEME = "herald-sandbox-theme";

export function applyTheme() {
  const chosen = localStorage.getItem(THEME);
  if (chosen) document.documentElement.dataset.theme = chosen;
}

function switchTheme() {
  const dark =
    document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  localStorage.setItem(THEME, dark === "dark" ? "light" : "dark");
  applyTheme();
  announce(`${dark === "dark" ? "Light" : "Dark"} colours`);
}
