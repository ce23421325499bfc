// Embeds: a coloured card with author, title, text, fields, pictures and footer.

import { h } from "./dom.js";
import { inlineMarkdown, link, markdown } from "./markdown-view.js";
import { localUrl, picture, resolveMedia } from "./media.js";
import { formatTime } from "./times.js";
import { colourOf } from "./viewer.js";

export function embed(data, message, reading) {
  const card = h("article", { class: "embed" });
  if (data.color) card.style.setProperty("--edge", colourOf(data.color));
  const titled = data.title ? inlineMarkdown(data.title, reading) : null;
  const thumbnail = data.thumbnail
    ? picture(resolveMedia(data.thumbnail, message), { alt: data.thumbnail.description ?? "", limit: 80 })
    : null;
  const image = data.image
    ? picture(resolveMedia(data.image, message), { alt: alternative(data.image, message), limit: 480 })
    : null;
  card.append(
    h(
      "div",
      { class: "embed-body" },
      data.author
        ? h(
            "div",
            { class: "embed-author" },
            small(data.author.icon_url),
            data.author.url ? link(data.author.url, data.author.name) : data.author.name,
          )
        : null,
      titled ? h("h3", { class: "embed-title" }, data.url ? link(data.url, titled) : titled) : null,
      data.description ? markdown(data.description, reading) : null,
      data.fields?.length
        ? h(
            "dl",
            { class: "embed-fields" },
            data.fields.map((field) => fieldOf(field, reading)),
          )
        : null,
      image,
    ),
  );
  if (thumbnail) card.append(h("div", { class: "embed-thumb" }, thumbnail));
  const foot = footer(data, message, reading);
  if (foot) card.append(foot);
  return card;
}

// The text of a picture in an embed lives on the attachment it shows.
function alternative(media, message) {
  const resolved = resolveMedia(media, message);
  const file = message.attachments?.find(
    (candidate) => candidate.url === resolved.url || candidate.proxy_url === resolved.proxy_url,
  );
  return media.description ?? resolved.description ?? file?.description ?? "";
}

function fieldOf(field, reading) {
  return h(
    "div",
    { class: field.inline ? "field inline" : "field" },
    h("dt", {}, inlineMarkdown(field.name, reading)),
    h("dd", {}, markdown(field.value, reading)),
  );
}

function footer(data, message, reading) {
  const when = data.timestamp ? formatTime(new Date(data.timestamp), "f", reading.zone) : null;
  if (!data.footer?.text && !when) return null;
  return h(
    "footer",
    { class: "embed-footer" },
    small(data.footer?.icon_url),
    [data.footer?.text, when].filter(Boolean).join(" • "),
  );
}

function small(url) {
  const address = localUrl(url);
  return address ? h("img", { src: address, alt: "", class: "tiny" }) : null;
}
