// Pictures of people: the one they have, or their initials on a colour of their own.

import { h } from "./dom.js";
import { localUrl } from "./media.js";

const HUES = [8, 28, 48, 90, 140, 165, 190, 210, 235, 265, 290, 325];

export function avatar(user, viewer, { size = "medium", online = null } = {}) {
  const person = viewer.people.get(user.id);
  const name = person?.global_name ?? user.global_name ?? user.username ?? "?";
  const url = localUrl(person?.avatar_url);
  const face = h("span", { class: `avatar ${size}`, "aria-hidden": "true" });
  if (url) face.append(h("img", { src: url, alt: "", loading: "lazy" }));
  else {
    face.dataset.initials = initials(name);
    face.style.setProperty("--hue", HUES[hash(user.id) % HUES.length]);
  }
  if (online !== null) face.append(h("span", { class: online ? "dot online" : "dot" }));
  return face;
}

/** Initials of a server or person, one or two letters; the number of a numbered one. */
export function initials(name) {
  const words = name.split(/[\s_.-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length > 1 && /^\d+$/.test(words.at(-1))) return words.at(-1).slice(-2);
  const letters = words.map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)));
  return (letters.length > 1 ? letters[0] + letters.at(-1) : (letters[0] ?? "?")).toUpperCase();
}

function hash(id) {
  let sum = 7;
  for (const digit of id) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return sum;
}
