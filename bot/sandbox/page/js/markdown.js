// Discord's markdown, from text to a tree. Pure: no page, no names, no times. markdown-view.js draws the tree.
//
// A node is {kind, ...}: text{text}, strong|em|underline|strike|spoiler{children}, code{text}, link{url, children},
// user|role|channel{id}, everyone{text}, command{name, id}, time{unix, style}, emoji{name}, break;
// and blocks: codeblock{text, language}, quote{children}, heading{level, children}, subtext{children},
// list{ordered, start, items: [[nodes]]}, line{children}.

const FENCE = /^```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/;

/** Blocks and inline text of a whole message, embed description or text display. */
export function parse(source) {
  const nodes = [];
  let plain = "";
  let rest = source;
  const flush = () => {
    if (plain) nodes.push(...parseLines(plain));
    plain = "";
  };
  while (rest) {
    const at = rest.indexOf("```");
    const fence = at < 0 ? null : FENCE.exec(rest.slice(at));
    if (!fence) {
      plain += rest;
      break;
    }
    plain += rest.slice(0, at).replace(/\n$/, "");
    flush();
    nodes.push({ kind: "codeblock", language: fence[1] ?? "", text: fence[2] });
    rest = rest.slice(at + fence[0].length).replace(/^\n/, "");
  }
  flush();
  return nodes;
}

const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

function parseLines(text) {
  const lines = text.split("\n");
  const nodes = [];
  for (let i = 0; i < lines.length;) {
    const line = lines[i];
    if (line.startsWith(">>> ")) {
      nodes.push({ kind: "quote", children: parseLines([line.slice(4), ...lines.slice(i + 1)].join("\n")) });
      return nodes;
    }
    if (/^> /.test(line) || line === ">") {
      const quoted = [];
      while (i < lines.length && (/^> /.test(lines[i]) || lines[i] === ">")) quoted.push(lines[i++].slice(2));
      nodes.push({ kind: "quote", children: parseLines(quoted.join("\n")) });
      continue;
    }
    const heading = /^(#{1,3}) +(.+?)\s*$/.exec(line);
    const subtext = /^-# +(.+)$/.exec(line);
    if (heading) nodes.push({ kind: "heading", level: heading[1].length, children: parseInline(heading[2]) });
    else if (subtext) nodes.push({ kind: "subtext", children: parseInline(subtext[1]) });
    else if (LIST_ITEM.test(line)) {
      const [list, next] = parseList(lines, i);
      nodes.push(list);
      i = next;
      continue;
    } else {
      // Emphasis may span lines, so plain lines are read together.
      const run = [];
      while (i < lines.length && !startsBlock(lines[i])) run.push(lines[i++]);
      nodes.push({ kind: "line", children: parseInline(run.join("\n")) });
      continue;
    }
    i += 1;
  }
  return nodes;
}

function startsBlock(line) {
  return /^(> |>>> |#{1,3} +\S|-# +\S)/.test(line) || line === ">" || LIST_ITEM.test(line);
}

function parseList(lines, from) {
  const [, indent, mark] = LIST_ITEM.exec(lines[from]);
  const depth = indent.length;
  const list = { kind: "list", ordered: /\d/.test(mark), start: parseInt(mark, 10) || 1, items: [] };
  let i = from;
  while (i < lines.length) {
    const item = LIST_ITEM.exec(lines[i]);
    if (!item || item[1].length < depth || (/\d/.test(item[2]) !== list.ordered && item[1].length === depth)) break;
    if (item[1].length >= depth + 2 && list.items.length) {
      const [inner, next] = parseList(lines, i);
      list.items.at(-1).push(inner);
      i = next;
    } else {
      list.items.push(parseInline(item[3]));
      i += 1;
    }
  }
  return [list, i];
}

const PAIRS = [
  ["***", "both"],
  ["**", "strong"],
  ["__", "underline"],
  ["~~", "strike"],
  ["||", "spoiler"],
];

const TOKENS = [
  [/^\\([^\sA-Za-z0-9])/, (m) => ({ kind: "text", text: m[1] })],
  [/^(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/, (m) => ({ kind: "code", text: m[2].replace(/^ (.*) $/, "$1") })],
  [/^<@!?(\d+)>/, (m) => ({ kind: "user", id: m[1] })],
  [/^<@&(\d+)>/, (m) => ({ kind: "role", id: m[1] })],
  [/^<#(\d+)>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<\/([^:>]{1,98}):(\d+)>/, (m) => ({ kind: "command", name: m[1], id: m[2] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => ({ kind: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  [/^<a?:(\w{2,32}):(\d+)>/, (m) => ({ kind: "emoji", name: m[1], id: m[2] })],
  [/^@(everyone|here)\b/, (m) => ({ kind: "everyone", text: m[0] })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ kind: "link", url: m[1], children: [{ kind: "text", text: m[1] }] })],
];

const MASKED =
  /^\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s()]*\)[^\s<>()]*)*)>?(?: +"[^"]*")?\)/;
const BARE = /^https?:\/\/[^\s<]+[^\s<.,:;"'\]!?*_~|]/;

/** Text within one block. `inLink` keeps links from nesting. */
export function parseInline(source, inLink = false) {
  const nodes = [];
  let plain = "";
  let rest = source;
  let before = "";
  const push = (node, length) => {
    if (plain) nodes.push({ kind: "text", text: plain });
    plain = "";
    nodes.push(node);
    before = rest[length - 1];
    rest = rest.slice(length);
  };
  while (rest) {
    const found = rest[0] === "\n" ? [{ kind: "break" }, 1] : token(rest, before, inLink);
    if (found) {
      push(...found);
      continue;
    }
    plain += rest[0];
    before = rest[0];
    rest = rest.slice(1);
  }
  if (plain) nodes.push({ kind: "text", text: plain });
  return nodes;
}

const SPECIAL = "\\`<@[h*_~|";

function token(rest, before, inLink) {
  if (!SPECIAL.includes(rest[0])) return null;
  for (const [pattern, make] of TOKENS) {
    const match = pattern.exec(rest);
    if (match) return [make(match), match[0].length];
  }
  if (!inLink) {
    const masked = MASKED.exec(rest);
    if (masked) return [{ kind: "link", url: masked[2], children: parseInline(masked[1], true) }, masked[0].length];
    const bare = /\w/.test(before) ? null : BARE.exec(rest);
    if (bare) {
      const url = balanced(bare[0]);
      return [{ kind: "link", url, children: [{ kind: "text", text: url }] }, url.length];
    }
  }
  return emphasis(rest, before, inLink);
}

// A closing bracket after an address usually belongs to the sentence.
function balanced(url) {
  let end = url.length;
  while (url[end - 1] === ")" && url.slice(0, end).split(")").length > url.slice(0, end).split("(").length) end -= 1;
  return url.slice(0, end);
}

function emphasis(rest, before, inLink) {
  for (const [mark, kind] of PAIRS) {
    if (!rest.startsWith(mark)) continue;
    const end = closing(rest, mark);
    if (end < 0) continue;
    const children = parseInline(rest.slice(mark.length, end), inLink);
    const node = kind === "both" ? { kind: "em", children: [{ kind: "strong", children }] } : { kind, children };
    return [node, end + mark.length];
  }
  const star = /^\*(?!\s)((?:\\.|[^*\\]|\*\*[^*]+\*\*)+?)(?<!\s)\*(?!\*)/.exec(rest);
  if (star) return [{ kind: "em", children: parseInline(star[1], inLink) }, star[0].length];
  const bar = /\w/.test(before) ? null : /^_(?!_)((?:\\.|[^_\\]|__[^_]+__|_(?=\w))+?)_(?!\w)/.exec(rest);
  if (bar) return [{ kind: "em", children: parseInline(bar[1], inLink) }, bar[0].length];
  return null;
}

// The closing mark: not escaped, not within code, and leaving something between the two.
function closing(rest, mark) {
  for (let i = mark.length; i <= rest.length - mark.length; i++) {
    if (rest[i] === "\\") i += 1;
    else if (rest[i] === "`") {
      const code = /^(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/.exec(rest.slice(i));
      if (code) i += code[0].length - 1;
    } else if (rest.startsWith(mark, i) && i > mark.length && rest[i + mark.length] !== mark[0]) return i;
  }
  return -1;
}
