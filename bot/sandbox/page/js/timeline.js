// The messages of one channel as one person sees them, oldest first.

/** Snowflakes grow with time; they are too long for numbers, so compare length first. */
function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export class Timeline {
  constructor() {
    this.messages = [];
    this.complete = false; // nothing older is left on the server
    this.fetched = false;
    this.arrived = null; // live messages since a fetch began, while it lasts
  }

  /** Take in a created or changed message; answers true when it is new. */
  put(message) {
    this.arrived?.push(message);
    // A change to something older than all that is loaded will be seen when that is loaded.
    if (this.messages.length && !this.complete && compareIds(message.id, this.messages[0].id) < 0) return false;
    return this.insert(message);
  }

  insert(message) {
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
    this.arrived = this.arrived?.filter((message) => message.id !== id) ?? null;
    const at = this.messages.findIndex((message) => message.id === id);
    if (at >= 0) this.messages.splice(at, 1);
    return at;
  }

  /** Take in a page older than all that is known; answers how many came. */
  prepend(page, asked) {
    if (page.length < asked) this.complete = true;
    this.messages.unshift(...page);
    return page.length;
  }

  /**
   * Take in the newest page. What is known stays where the page meets it, except what was deleted since; where the two
   * do not meet, only the page is kept, so that no gap can be mistaken for silence.
   */
  renew(page, asked) {
    const from = page[0]?.id;
    const newest = this.messages.at(-1)?.id;
    const meets = page.length === asked && newest && compareIds(newest, from) >= 0;
    const older = meets ? this.messages.filter((message) => compareIds(message.id, from) < 0) : [];
    this.complete = page.length < asked || (meets && this.complete);
    this.messages = [...older, ...page];
    this.fetched = true;
    for (const message of this.arrived ?? []) this.insert(message);
    this.arrived = null;
  }
}
