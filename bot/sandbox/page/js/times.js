// Times in any zone, and the sandbox's own clock (which may stand, run fast or jump).

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
  // The page's own, not Discord's:
  m: { dateStyle: "medium" },
  l: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
};

const formats = new Map();

// Making a formatter costs far more than using it.
function formatter(locale, zone, options) {
  const key = JSON.stringify([locale, zone, options]);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }));
  return formats.get(key);
}

let language;

/** Set the language of times: the viewer's choice, as on Discord, or the browser's for those without one. */
export function speak(locale) {
  language = locale === "en-US" ? undefined : locale;
}

/** `date` in `zone`, in one of Discord's timestamp styles; "R" is relative to the sandbox's clock. */
export function formatTime(date, style, zone) {
  if (Number.isNaN(date.getTime())) return "unknown time";
  if (style === "R") return relative(date, clock.now());
  return formatter(language, zone, STYLES[style] ?? STYLES.f).format(date);
}

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** "in 3 hours", "2 days ago": the largest whole unit, as Discord counts. */
export function relative(date, now) {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The calendar day of `date` in `zone`, as a sortable key. */
export function dayKey(date, zone) {
  return formatter("en-CA", zone, { dateStyle: "short" }).format(date);
}

/** "GMT+2" and the like, as it is at `date`. */
export function offsetName(date, zone) {
  const parts = formatter(undefined, zone, { timeZoneName: "shortOffset" }).formatToParts(date);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

function wallClock(date, zone) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(date);
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}

/** What a datetime-local field shows for `date` in `zone`. */
export function toLocalField(date, zone) {
  const at = wallClock(date, zone);
  return `${at.year}-${at.month}-${at.day}T${at.hour}:${at.minute}`;
}

/** The instant a datetime-local field means in `zone`; an hour skipped by daylight saving moves forward. */
export function fromLocalField(text, zone) {
  const wanted = Date.parse(`${text}Z`);
  const asIfUtc = (instant) => {
    const at = wallClock(new Date(instant), zone);
    return Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second);
  };
  let guess = wanted - (asIfUtc(wanted) - wanted);
  guess += wanted - asIfUtc(guess);
  return new Date(guess);
}

export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function knownZone(zone) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The sandbox's clock as last sent by the server, carried on by this machine's clock while it runs. */
class Clock {
  constructor() {
    this.told = { now: new Date().toISOString(), running: true, speed: 1, name: "", changes: 0 };
    this.toldAt = performance.now();
    this.agenda = [];
    this.listeners = new Set();
  }

  /** An answer and the stream come by different ways: what the other has overtaken is old. */
  tell(told, agenda) {
    if (told.name === this.told.name && told.changes < this.told.changes) return;
    this.told = told;
    this.toldAt = performance.now();
    if (agenda) this.agenda = agenda;
    for (const listener of this.listeners) listener();
  }

  now() {
    const base = Date.parse(this.told.now);
    if (!this.told.running) return new Date(base);
    return new Date(base + (performance.now() - this.toldAt) * this.told.speed);
  }

  listen(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const clock = new Clock();

/** Renew every relative time on the page; called once a second and whenever the clock jumps. */
export function renewRelativeTimes(root = document) {
  const now = clock.now();
  for (const element of root.querySelectorAll("time[data-relative]")) {
    const text = relative(new Date(element.dateTime), now);
    if (element.textContent !== text) element.textContent = text;
  }
}
