"use strict";
// Everything works without this file. With it times are on the reader's clock, and the page follows the tournament.
(() => {
  const chosenZone = new URLSearchParams(location.search).has("zone");

  // What scrolls sideways in its own box, and stays where it is when the page changes.
  const MOVABLE = ".wide, .branches, .games";

  const localTimes = (root) => {
    if (chosenZone) return;
    const written = new Intl.DateTimeFormat(document.documentElement.lang, {
      weekday: "short", day: "numeric", month: "short", year: "numeric",
      hour: "2-digit", minute: "2-digit", timeZoneName: "short",
    });
    for (const time of root.querySelectorAll("time[datetime]")) {
      const at = new Date(time.dateTime);
      if (!Number.isNaN(at.getTime())) {
        time.title = time.textContent;
        time.textContent = written.format(at);
      }
    }
    for (const note of root.querySelectorAll("[data-own-clock]")) note.textContent = note.dataset.ownClock;
  };

  // The way to a folded part: which of its parents' children it is.
  const wayTo = (element, top) => {
    const way = [];
    for (let one = element; one && one !== top; one = one.parentElement) {
      way.unshift([...one.parentElement.children].indexOf(one));
    }
    return way.join("/");
  };

  const openParts = (main) => new Set([...main.querySelectorAll("details[open]")].map((one) => wayTo(one, main)));

  const swap = (fresh) => {
    const main = document.querySelector("main");
    const next = fresh.querySelector("main");
    if (!main || !next || main.dataset.key === next.dataset.key) return;
    const open = openParts(main);
    const focused = main.contains(document.activeElement) ? wayTo(document.activeElement, main) : null;
    const sideways = [...main.querySelectorAll(MOVABLE)].map((one) => one.scrollLeft);
    localTimes(next);
    for (const one of next.querySelectorAll("details")) one.open = one.open || open.has(wayTo(one, next));
    main.replaceWith(next);
    next.querySelectorAll(MOVABLE).forEach((one, at) => { one.scrollLeft = sideways[at] || 0; });
    if (focused !== null) {
      let again = next;
      for (const step of focused.split("/")) again = again && again.children[Number(step)];
      if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    }
    for (const part of ["header.top .title", "header.top .phase", "nav.sections"]) {
      const before = document.querySelector(part), after = fresh.querySelector(part);
      if (before && after) before.replaceWith(after);
    }
    document.title = fresh.title;
    document.dispatchEvent(new CustomEvent("herald:changed"));
  };

  let reading = false, again = false;
  const refresh = async () => {
    if (reading) { again = true; return; }
    reading = true;
    try {
      const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (answer.ok) swap(new DOMParser().parseFromString(await answer.text(), "text/html"));
      else if (answer.status === 404) location.reload();
    } catch { /* The stream reconnects automatically, and the news comes with it. */ }
    reading = false;
    if (again) { again = false; refresh(); }
  };

  const follow = () => {
    const main = document.querySelector("main[data-stream]");
    const light = document.querySelector("[data-live]");
    if (!main || !window.EventSource) return;
    const show = (state) => {
      if (!light) return;
      light.className = `live ${state}`;
      light.textContent = light.dataset[state === "on" ? "live" : "offline"];
    };
    const stream = new EventSource(`${main.dataset.stream}?known=${encodeURIComponent(main.dataset.key)}`);
    stream.onopen = () => show("on");
    stream.onerror = () => show("off");
    // Not everybody at the same moment.
    stream.addEventListener("version", () => setTimeout(refresh, Math.random() * 500));
    stream.addEventListener("gone", () => { stream.close(); setTimeout(refresh, Math.random() * 500); });
    addEventListener("pagehide", () => stream.close());
    addEventListener("pageshow", (shown) => { if (shown.persisted) { refresh(); follow(); } });
  };

  // Not by scrollIntoView: Chromium 150 then moves the start of keyboard navigation there, past the link to the contents.
  const centreSection = () => {
    const here = document.querySelector("nav.sections [aria-current]");
    if (!here) return;
    const list = here.closest("ul"), link = here.getBoundingClientRect(), shown = list.getBoundingClientRect();
    list.scrollLeft += (link.left + link.right - shown.left - shown.right) / 2;
  };

  const start = () => {
    localTimes(document);
    centreSection();
    follow();
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start); else start();
})();
