// Slash commands as data: the leaves one can type, finding one, and whether an option's value is good. Pure.

const SUB = 1;
const GROUP = 2;

export const TYPE = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

/**
 * Every command that can be sent: {path: "td create", description, options, about: the top command's description}, in the
 * language of the viewer where the bot has it; options keep the name they are sent by and show their `label`.
 */
export function leaves(commands) {
  return commands
    .flatMap((command) => below(command, named(command), command))
    .sort((a, b) => a.path.localeCompare(b.path));
}

const named = (node) => node.name_localized ?? node.name;
const described = (node) => node.description_localized ?? node.description ?? "";

function below(node, path, command) {
  const nested = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
  if (!nested.length)
    return [
      {
        path,
        id: command.id,
        description: described(node),
        options: (node.options ?? []).map((option) => ({
          ...option,
          label: named(option),
          description: described(option),
          choices: option.choices?.map((choice) => ({ ...choice, name: named(choice) })),
        })),
        about: described(command),
      },
    ];
  return nested.flatMap((option) => below(option, `${path} ${named(option)}`, command));
}

/** Leaves that fit what was typed after the slash: exact, then beginnings, then anywhere, then by description. */
export function findCommands(all, typed) {
  const text = typed.trim().toLowerCase();
  if (!text) return all;
  const rank = (leaf) => {
    const path = leaf.path.toLowerCase();
    if (path === text) return 0;
    if (path.startsWith(text)) return 1;
    if (path.split(" ").some((word) => word.startsWith(text))) return 2;
    if (text.split(/\s+/).every((word) => path.includes(word))) return 3;
    return leaf.description.toLowerCase().includes(text) ? 4 : 9;
  };
  return all
    .map((leaf) => [rank(leaf), leaf])
    .filter(([order]) => order < 9)
    .sort((a, b) => a[0] - b[0])
    .map(([, leaf]) => leaf);
}

/**
 * Read what was put into an option: {value} (undefined when nothing was) or {error: sentence}.
 * `entry` is {text, picked} where `picked` is the value of a chosen list item, if one was chosen.
 */
export function readOption(option, { text, picked }) {
  const missing = picked === undefined && text.trim() === "";
  if (missing) return option.required ? { error: "This option is required." } : {};
  if (picked !== undefined) return { value: picked };
  if (option.choices?.length) return { error: "Choose one of the list." };
  if (option.type === TYPE.integer || option.type === TYPE.number) return readNumber(option, text.trim());
  if (option.type !== TYPE.string) return { error: "Choose one of the list." };
  if (option.min_length && text.length < option.min_length)
    return { error: `At least ${option.min_length} characters.` };
  if (option.max_length && text.length > option.max_length)
    return { error: `At most ${option.max_length} characters.` };
  return { value: text };
}

function readNumber(option, text) {
  const whole = option.type === TYPE.integer;
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return { error: whole ? "A whole number, please." : "A number, please." };
  if (option.min_value !== undefined && option.min_value !== null && value < option.min_value)
    return { error: `${option.min_value} or more.` };
  if (option.max_value !== undefined && option.max_value !== null && value > option.max_value)
    return { error: `${option.max_value} or less.` };
  return { value };
}

/** What may be put into an option, in a few words. */
export function optionHint(option) {
  const words = {
    4: "a whole number",
    5: "true or false",
    6: "a person",
    7: "a channel",
    8: "a role",
    9: "a person or role",
    10: "a number",
    11: "a file",
  };
  const from = option.min_value ?? null;
  const to = option.max_value ?? null;
  const range =
    from !== null && to !== null
      ? ` from ${from} to ${to}`
      : from !== null
        ? `, ${from} or more`
        : to !== null
          ? `, ${to} or less`
          : "";
  const kind = option.choices?.length ? "one of the list" : (words[option.type] ?? "text");
  return `${kind}${range}${option.required ? "" : ", optional"}`;
}
