// The top: the shared clock, moving it, what is coming up, switches, and the look of the page.

import * as api from "./api.js";
import { announce, button, h, icon, iconButton, swap, toast } from "./dom.js";
import { timestamp } from "./markdown-view.js";
import { clock, formatTime, fromLocalField, renewRelativeTimes, toLocalField } from "./times.js";

const SPEEDS = [1, 10, 60, 600, 3600];
const HOUR = 3600;

/** `desk` is the page: {zone(), toggleDock(key), dockOpen(), toggleSecond(), hasSecond()}. */
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
    const open = desk.dockOpen();
    const toggle = (key, mark, label, count) =>
      button(
        {
          class: "bar-toggle",
          title: label,
          "aria-expanded": String(open === key),
          data: { key: `dock-${key}` },
          "aria-label": count ? `${label} ${count}` : label,
          on: { click: () => desk.toggleDock(key) },
        },
        icon(mark),
        h("span", { class: "words" }, label),
        " ",
        count ? h("span", { class: "count quiet-count" }, String(count)) : null,
      );
    swap(
      this.extra,
      toggle("agenda", "calendar", "Coming up", clock.agenda.length),
      toggle("switches", "switches", "Switches", 0),
      button(
        {
          class: "bar-toggle",
          title: "Two people side by side",
          "aria-label": "Two people side by side",
          "aria-pressed": String(desk.hasSecond()),
          data: { key: "second" },
          on: { click: () => desk.toggleSecond() },
        },
        icon("columns"),
        h("span", { class: "words" }, "Two people"),
      ),
      iconButton("theme", "Light or dark", switchTheme, { data: { key: "theme" } }),
    );
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

/** What is going to happen when, and setting the clock to any time. */
export function agendaPanel(bar) {
  const zone = bar.desk.zone();
  const to = h("input", {
    type: "datetime-local",
    "aria-label": "Set the clock to",
    value: toLocalField(clock.now(), zone),
  });
  const set = h(
    "form",
    {
      class: "set-clock",
      on: {
        submit: (event) => {
          event.preventDefault();
          const wanted = fromLocalField(to.value, zone);
          if (Number.isNaN(wanted.getTime())) toast("Choose a date and a time first.");
          else bar.move({ to: wanted.toISOString() });
        },
      },
    },
    to,
    h("button", { class: "button secondary", type: "submit" }, "Go there"),
  );
  const entries = clock.agenda.map((entry) => {
    const at = new Date(entry.at);
    return h(
      "li",
      {},
      h("div", {}, timestamp(at, "F", zone), h("small", { class: "quiet" }, timestamp(at, "R", zone))),
      h("p", {}, entry.what),
      button(
        { class: "plain-link", data: { key: `go-${entry.at}` }, on: { click: () => bar.move({ to: entry.at }) } },
        "Go there",
      ),
    );
  });
  return [
    h("div", { class: "only-small clock-buttons" }, bar.jumps()),
    set,
    entries.length
      ? h("ol", { class: "agenda" }, entries)
      : h("p", { class: "empty" }, "Nothing is planned. When a tournament runs, its deadlines stand here."),
  ];
}

/** Switches the program offers, such as demo players. */
export function switchesPanel(switches) {
  if (!switches.length) return h("p", { class: "empty" }, "There is nothing to switch here yet.");
  return h(
    "ul",
    { class: "switches" },
    switches.map((one) => {
      const change = async (fields) => {
        try {
          await api.setSwitch({ key: one.key, ...fields });
        } catch (error) {
          toast(error.message);
        }
      };
      const box = h("input", {
        type: "checkbox",
        role: "switch",
        data: { key: `switch-${one.key}` },
        on: { change: () => change({ on: box.checked }) },
      });
      box.checked = one.on;
      const choice = one.choices?.length
        ? h(
            "select",
            {
              "aria-label": one.label,
              data: { key: `choice-${one.key}` },
              on: { change: () => change({ value: choice.value }) },
            },
            one.choices.map((option) =>
              h("option", { value: option.value, selected: option.value === one.value }, option.label),
            ),
          )
        : null;
      return h(
        "li",
        {},
        h(
          "label",
          { class: "choice switch" },
          box,
          h("span", { class: "words" }, h("span", {}, one.label), one.help ? h("small", {}, one.help) : null),
        ),
        choice,
      );
    }),
  );
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
