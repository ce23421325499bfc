// The only module that talks to the server: reading, acting and the live socket of docs/sandbox-protocol.md.

/** The server refused an act; the message is a sentence for the person who tried it. */
export class Refused extends Error {}

async function answerOf(response) {
  let body = null;
  try {
    body = await response.json();
  } catch {
    throw new Refused(`The sandbox gave an answer that could not be read (status ${response.status}).`);
  }
  if (!response.ok || body.ok === false) {
    throw new Refused(body.error ?? body.message ?? `The sandbox refused this (status ${response.status}).`);
  }
  return body;
}

async function request(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("The sandbox cannot be reached. Is it still running?");
  }
  return answerOf(response);
}

function post(path, body) {
  return request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export function getState(as) {
  return request(as ? `/sandbox/state?${new URLSearchParams({ as })}` : "/sandbox/state");
}

export async function getMessages(as, channel, before = null, limit = 50) {
  const query = new URLSearchParams({ as, channel, limit: String(limit) });
  if (before) query.set("before", before);
  return (await request(`/sandbox/messages?${query}`)).messages;
}

export function act(as, kind, fields) {
  return post("/sandbox/act", { as, do: kind, ...fields });
}

export function upload(file) {
  const form = new FormData();
  form.append("file", file, file.name);
  return request("/sandbox/upload", { method: "POST", body: form });
}

export function load(file) {
  const form = new FormData();
  form.append("file", file, file.name);
  return request("/sandbox/load", { method: "POST", body: form });
}

export const addPerson = (fields) => post("/sandbox/people", fields);
export const moveClock = (change) => post("/sandbox/clock", change);
export const setSwitch = (change) => post("/sandbox/switch", change);
export const pressPanel = (key, action, values) => post("/sandbox/panel", { key, action, values });
export const getFaults = () => request("/sandbox/faults");
export const addFault = (fault) => post("/sandbox/faults", fault);
export const removeFault = (which) => post("/sandbox/faults/remove", which);
export const startAccident = (accident) => post("/sandbox/accidents", accident);
export const endAccident = (id) => post("/sandbox/accidents/end", { id });
export const disturb = (fields) => post("/sandbox/gateway", fields);
export const limitRates = (enforced) => post("/sandbox/rates", { enforced });

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** WebSocket of one person, which reconnects automatically; `onStatus` is called with "open" and "lost". */
export class Live {
  constructor(as, onFrame, onStatus) {
    this.as = as;
    this.onFrame = onFrame;
    this.onStatus = onStatus;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/sandbox/live?${new URLSearchParams({ as: this.as })}`);
    this.socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      if (!this.closed) this.onStatus("open");
    });
    this.socket.addEventListener("message", (event) => {
      if (!this.closed) this.onFrame(JSON.parse(event.data));
    });
    this.socket.addEventListener("close", () => this.retry());
  }

  retry() {
    if (this.closed) return;
    this.onStatus("lost");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
