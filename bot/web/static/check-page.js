"use strict";
// The button that checks a finished tournament: log and certificates are read with the page, everything after it is local.
(() => {
  const form = document.querySelector("form.check"), list = document.querySelector("ul.checked");
  if (!form || !list) return;
  const sentences = JSON.parse(form.dataset.sentences), stages = JSON.parse(form.dataset.stages);
  const read = (address) => fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  const data = Promise.allSettled([read(form.dataset.log), read(form.dataset.proofs).then(JSON.parse)]);

  const worded = (row) => {
    const sentence = (sentences[`${row.what}.${row.code}`] || sentences[`${row.what}.${row.state}`] || "").replace(/\{(\w+)\}/g, (_, name) => {
      const value = name === "stage" ? stages[row.stage] : row[name];
      return typeof value === "number" ? value.toLocaleString(document.documentElement.lang) : value ?? "";
    });
    const isRound = row.what === "round" && stages.length > 1;
    return isRound ? `${stages[row.stage]} · ${sentence}` : sentence;
  };
  const SIGNS = { wrong: "✗", command: "–", hand: "–", missing: "–", best: "✓" };
  const add = (sign, text, kind) => {
    const item = document.createElement("li");
    item.className = kind;
    item.textContent = `${sign} ${text}`;
    list.append(item);
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const [log, proofs] = await data;
    const { ok, rows } = globalThis.heraldCheck.check(log.value || "", form.elements.head.value, proofs.value);
    list.replaceChildren();
    // A broken line or rule shows where the log was changed; a head and standings only that it was.
    const place = (row) => (["head", "standings"].includes(row.what) ? Infinity : row.line);
    const [first] = rows.filter((row) => row.state === "wrong").sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
    const hasHead = rows.some((row) => row.what === "head" && row.state === "ok");
    if (ok) add("✓", sentences[hasHead ? "fits" : "no_head"], "ok");
    else add("✗", `${sentences.differs} ${worded(first)}`, "wrong");
    for (const row of rows) add(SIGNS[row.state] || "✓", worded(row), row.state);
    list.dataset.ok = String(ok && hasHead);
  });
})();
