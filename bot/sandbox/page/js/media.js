// Pictures and files: drawn in place, opened large, downloaded.

import { button, h, icon, iconButton } from "./dom.js";

/**
 * The address of a picture on this machine, or null. Addresses the bot was given may name the sandbox by another host
 * name or stand for Discord's own; anything else outside this machine is never loaded.
 */
export function localUrl(url) {
  if (!url) return null;
  let address;
  try {
    address = new URL(url, location.href);
  } catch {
    return null;
  }
  if (address.origin === location.origin) return address.href;
  const ours = ["localhost", "127.0.0.1", "[::1]", location.hostname].includes(address.hostname);
  if ((ours || /(^|\.)discord(app)?\.(com|net)$/.test(address.hostname)) && address.pathname.startsWith("/cdn/")) {
    return location.origin + address.pathname + address.search;
  }
  return null;
}

/** The picture or file an `attachment://name` address means. */
export function resolveMedia(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const attachment = name ? message.attachments?.find((file) => file.filename === name) : null;
  return attachment ? { ...attachment, ...media, url: attachment.url } : media;
}

/** A picture that opens large; `alt` is read aloud and shown beneath the large picture. */
export function picture(media, { alt = "", cover = "", limit = 400 } = {}) {
  const url = localUrl(media?.url) ?? localUrl(media?.proxy_url);
  if (!url) return media?.url ? h("span", { class: "file" }, icon("link"), outside(media.url)) : null;
  const image = h("img", {
    src: url,
    alt: alt || "Picture without a description",
    loading: "lazy",
    decoding: "async",
    width: media.width,
    height: media.height,
  });
  if (media.width && media.height) {
    // Keeping the space from the start means no jump when the picture arrives.
    const scale = Math.min(1, limit / media.width, 350 / media.height);
    image.style.width = `${Math.round(media.width * scale)}px`;
    image.style.aspectRatio = `${media.width} / ${media.height}`;
  }
  return button(
    {
      class: `picture ${cover}`,
      title: alt || null,
      "aria-label": `Open picture: ${alt || "no description"}`,
      on: { click: (event) => enlarge(url, alt, event.currentTarget) },
    },
    image,
  );
}

function outside(url) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, url);
}

function enlarge(url, alt, opener) {
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": alt || "Picture" },
    h("img", { src: url, alt: alt || "Picture without a description" }),
    alt ? h("p", {}, alt) : null,
    h("p", { class: "links" }, h("a", { href: url, target: "_blank", rel: "noopener" }, "Open the original")),
    iconButton("close", "Close picture", () => dialog.close(), { class: "close" }),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

const isPicture = (file) =>
  /^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename ?? "");

function fileSize(bytes) {
  if (bytes === undefined || bytes === null) return "";
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A file one can download. */
export function fileLink(file) {
  const url = localUrl(file.url) ?? localUrl(file.proxy_url);
  const name = file.filename ?? file.name ?? "file";
  return h(
    "div",
    { class: "file" },
    icon("file"),
    h(
      "span",
      { class: "words" },
      url ? h("a", { href: url, download: name }, name) : h("span", {}, name),
      h("small", {}, fileSize(file.size)),
    ),
    file.description ? h("small", { class: "about" }, file.description) : null,
  );
}

/** A file that will be sent, `{name, size}`, in a list; `remove` takes it off the list. */
export function chosenFile(file, uploaded, remove) {
  return h(
    "li",
    { class: "file" },
    icon("file"),
    h(
      "span",
      { class: "words" },
      h("span", {}, file.name),
      h("small", {}, uploaded ? fileSize(file.size) : "Uploading…"),
    ),
    iconButton("close", `Remove ${file.name}`, remove),
  );
}

/** All attachments of a message that no component has placed. */
export function attachments(files) {
  const pictures = files.filter(isPicture);
  return [
    pictures.length
      ? h(
          "div",
          { class: `pictures${pictures.length > 1 ? " many" : ""}` },
          pictures.map((file) =>
            picture(file, { alt: file.description ?? "", limit: pictures.length > 1 ? 260 : 520 }),
          ),
        )
      : null,
    files.filter((file) => !isPicture(file)).map(fileLink),
  ];
}
