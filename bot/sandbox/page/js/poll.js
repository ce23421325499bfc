// A poll of a message: its answers with their votes, and voting.

import { button, h, toast, uniqueId } from "./dom.js";
import { inlineMarkdown, timestamp } from "./markdown-view.js";
import { clock } from "./times.js";

export function poll(message, spot) {
  const data = message.poll;
  const counts = new Map((data.results?.answer_counts ?? []).map((count) => [count.id, count]));
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  const closed = data.results?.is_finalized || Date.parse(data.expiry) <= clock.now().getTime();
  const name = uniqueId("poll");
  const rows = data.answers.map((answer) => row(answer, counts.get(answer.answer_id), { data, total, closed, name }));
  const chosen = () => rows.filter(({ input }) => input?.checked).map(({ id }) => id);
  const vote = async (answers) => {
    try {
      await spot.viewer.act("vote", { message: message.id, answers });
    } catch (error) {
      toast(error.message);
    }
  };
  const voted = [...counts.values()].some((count) => count.me_voted);
  return h(
    "fieldset",
    { class: "container poll" },
    h("legend", {}, h("strong", {}, inlineMarkdown(data.question.text, spot.reading))),
    h(
      "ul",
      {},
      rows.map(({ element }) => element),
    ),
    h(
      "p",
      { class: "quiet" },
      `${total} ${total === 1 ? "vote" : "votes"}`,
      closed ? ", closed" : [", open until ", timestamp(new Date(data.expiry), "f", spot.reading.zone)],
    ),
    closed
      ? null
      : h(
          "div",
          { class: "panel-actions" },
          button(
            { class: "button primary", data: { key: "vote" }, on: { click: () => vote(chosen()) } },
            voted ? "Change my vote" : "Vote",
          ),
          voted
            ? button({ class: "button secondary", data: { key: "unvote" }, on: { click: () => vote([]) } }, "Take it back")
            : null,
        ),
  );
}

function row(answer, count, { data, total, closed, name }) {
  const votes = count?.count ?? 0;
  const { text, emoji } = answer.poll_media;
  const input = closed ? null : h("input", { type: data.allow_multiselect ? "checkbox" : "radio", name });
  if (input) input.checked = Boolean(count?.me_voted);
  const label = [emoji?.name && !emoji.id ? h("span", { class: "emoji" }, `${emoji.name} `) : null, text];
  return {
    id: answer.answer_id,
    input,
    element: h(
      "li",
      {},
      h(
        "label",
        { class: "choice" },
        input,
        h("span", { class: "words" }, h("span", {}, label), h("small", {}, share(votes, total, count?.me_voted))),
      ),
      h("meter", { max: String(Math.max(1, total)), value: String(votes), "aria-hidden": "true" }),
    ),
  };
}

function share(votes, total, mine) {
  const percent = total ? ` (${Math.round((100 * votes) / total)} %)` : "";
  return `${votes} ${votes === 1 ? "vote" : "votes"}${percent}${mine ? ", yours too" : ""}`;
}
