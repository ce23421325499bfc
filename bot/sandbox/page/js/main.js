// The desk: the time bar, one or two panes, the dock at the side, and the address that remembers them.

import * as api from "./api.js";
import { Dock } from "./dock.js";
import { h, swap, toast } from "./dom.js";
import { Pane } from "./pane.js";
import { browserZone, clock } from "./times.js";
import { TimeBar, applyTheme } from "./timebar.js";
import { Tour } from "./tour.js";

class Desk {
  constructor() {
    this.first = new Pane(this);
    this.second = null;
    this.active = this.first;
    this.bar = new TimeBar(this);
    this.dock = new Dock(this);
    this.tour = new Tour(this);
    this.panes = h("main", { class: "panes" }, this.first.element);
    this.tabs = h("nav", { class: "pane-tabs", "aria-label": "The two people", hidden: true });
    const stage = h("div", { class: "stage" }, this.panes, this.dock.element);
    document.getElementById("desk").append(this.bar.element, this.tour.element, this.tabs, stage);
    clock.listen(() => this.dock.update("agenda"));
    document.addEventListener(
      "visibilitychange",
      () => this.first.viewer && this.first.list.stuck && this.first.sawBottom(),
    );
  }

  async open() {
    const asked = new URLSearchParams(location.hash.slice(1));
    await this.first.actAs(asked.get("as") ?? (await this.somebody()), asked.get("in"));
    if (!this.first.viewer) await this.first.actAs(await this.somebody());
    if (asked.get("as2")) await this.openSecond(asked.get("as2"), asked.get("in2"));
    this.bar.draw();
    if (!this.tour.seen) this.startTour();
  }

  startTour() {
    this.tour.start(this.first.viewer?.state.tour ?? []);
  }

  async somebody() {
    return (await api.getState(null)).viewer;
  }

  zone() {
    return this.active.viewer ? this.active.zone : browserZone;
  }

  focused(pane) {
    if (this.active === pane) return;
    this.active = pane;
    this.moved();
    this.bar.tick();
  }

  /** Something shown outside the panes may have changed. */
  moved() {
    const where = new URLSearchParams();
    [this.first, this.second].forEach((pane, at) => {
      if (!pane?.viewer || !pane.channelId) return;
      where.set(at ? "as2" : "as", pane.viewer.id);
      where.set(at ? "in2" : "in", pane.channelId);
    });
    if (location.hash !== `#${where}`) history.replaceState(null, "", `#${where}`);
    this.nameWindow();
    this.drawTabs();
    this.dock.renew();
    this.tour.tellPanel();
    this.bar.tick();
  }

  /** Update what all panes share: "panel", "faults" or "loaded". */
  told(what, detail) {
    if (what === "loaded") location.assign(location.pathname);
    else if (what === "panel") {
      this.dock.tellPanel(detail);
      this.tour.tellPanel(detail);
    } else this.dock.tellFaults(detail);
  }

  nameWindow() {
    const { viewer, channel } = this.active;
    if (!viewer) return;
    const unread = [...viewer.channels.values()].reduce((total, one) => total + (one.unread ?? 0), 0);
    const place = channel ? `${viewer.channelName(channel)}, ` : "";
    document.title = `${unread ? `(${unread}) ` : ""}${place}${viewer.myName} – Sandbox chat`;
  }

  drawTabs() {
    this.tabs.hidden = !this.second;
    const both = [this.first, this.second].filter((pane) => pane?.viewer);
    for (const pane of both) pane.element.classList.toggle("active", pane === this.active);
    swap(
      this.tabs,
      both.map((pane, at) =>
        h(
          "button",
          {
            type: "button",
            class: pane === this.active ? "current" : "",
            "aria-current": pane === this.active ? "true" : null,
            data: { key: `tab-${at}` },
            on: { click: () => this.focused(pane) },
          },
          pane.viewer.myName,
        ),
      ),
    );
  }

  hasSecond() {
    return Boolean(this.second);
  }

  toggleSecond() {
    if (this.second) this.closeSecond();
    else {
      const { viewer, acting, channelId } = this.first;
      const other = acting.others()[0] ?? viewer.me;
      this.openSecond(other.id, channelId);
    }
  }

  async openSecond(id, channelId) {
    this.second = new Pane(this, { closable: true });
    this.panes.append(this.second.element);
    this.panes.classList.add("two");
    await this.second.actAs(id, channelId);
    this.bar.draw();
    if (!this.second.viewer) this.closeSecond();
  }

  closeSecond() {
    this.second?.close();
    this.second = null;
    this.active = this.first;
    this.panes.classList.remove("two");
    this.moved();
    this.bar.draw();
  }
}

applyTheme();
const desk = new Desk();
desk.open().catch((error) => toast(error.message));
