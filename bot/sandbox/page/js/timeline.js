// The messages of one channel as one person sees them, oldest first.

/** Snowflakes grow with time; they are too long for numbers, so compare length first. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export class Timeline {
  constructor() {
    this.messages = [];
    this.complete = false; // nothing older is left on the server
    this.fetched = false;
  }

  find(id) {
    return this.messages.find((message) => message.id === id) ?? null;
  }

  /** Take in a created or changed message; answers true when it is new. */
  put(message) {
    let at = this.messages.length;
    while (at > 0 && compareIds(this.messages[at - 1].id, message.id) > 0) at -= 1;
    if (at > 0 && this.messages[at - 1].id === message.id) {
      this.messages[at - 1] = message;
      return false;
    }
    this.messages.splice(at, 0, message);
    return true;
  }

  remove(id) {
    const at = this.messages.findIndex((message) => message.id === id);
    if (at >= 0) this.messages.splice(at, 1);
    return at;
  }

  /** Take in a fetched page; answers how many messages came before all that were known. */
  merge(page, asked) {
    if (page.length < asked) this.complete = true;
    const first = this.messages[0]?.id;
    this.fetched = true;
    for (const message of page) this.put(message);
    return first ? page.filter((message) => compareIds(message.id, first) < 0).length : page.length;
  }
}
