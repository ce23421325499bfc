// Who one is acting as: the switch at the top of a pane, adding people, and the person's own settings.

import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { Cover } from "./cover.js";
import { button, h, icon, iconButton, swap, toast, uniqueId } from "./dom.js";
import { userItems } from "./entities.js";
import { openPicker } from "./picker.js";
import { knownZone } from "./times.js";
import { chooseZone } from "./zones.js";

const REMEMBERED = "herald-sandbox-recent";
const SHOWN = 6;

function recent() {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED)) ?? [];
  } catch {
    return [];
  }
}

/** Put a person first among those one has acted as. */
export function remember(id) {
  localStorage.setItem(REMEMBERED, JSON.stringify([id, ...recent().filter((other) => other !== id)].slice(0, 12)));
}

export class ActingBar {
  constructor(pane) {
    this.pane = pane;
    this.element = h("div", { class: "acting", role: "toolbar", "aria-label": "Who you are" });
  }

  draw() {
    const { viewer, zone, zoneChoice } = this.pane;
    const name = viewer.myName;
    const choose = button(
      {
        class: "who",
        data: { key: "who" },
        "aria-haspopup": "listbox",
        title: "Act as somebody else",
        on: { click: () => this.choose(choose) },
      },
      avatar(viewer.me, viewer, { size: "small" }),
      h("span", { class: "words" }, h("small", {}, "Acting as"), h("strong", {}, name)),
      icon("down"),
    );
    const zoneButton = button(
      {
        class: `zone${zoneChoice ? " other" : ""}`,
        data: { key: "zone" },
        "aria-haspopup": "listbox",
        title: "In whose time zone times are shown",
        "aria-label": `Times shown in ${zone}`,
        on: { click: () => chooseZone(zoneButton, this.pane) },
      },
      icon("globe"),
      h("span", { class: "words" }, zone.replaceAll("_", " ")),
    );
    swap(
      this.element,
      iconButton("menu", "Servers and channels", () => this.pane.toggle("sidebar"), {
        class: "only-narrow",
        data: { key: "menu" },
      }),
      choose,
      h(
        "div",
        { class: "recent" },
        this.others().map((person) => this.quick(person)),
      ),
      h("span", { class: "spring" }),
      zoneButton,
      iconButton("gear", `Settings of ${name}`, () => openSettings(this.pane), { data: { key: "settings" } }),
      this.pane.closable
        ? iconButton("close", "Close this pane", () => this.pane.closePane(), { data: { key: "close-pane" } })
        : null,
    );
  }

  // The people acted as most recently, then anybody, so that a switch is one click away from the start.
  others() {
    const { viewer } = this.pane;
    const known = recent()
      .map((id) => viewer.people.get(id))
      .filter(Boolean);
    const all = [...new Set([...known, ...viewer.state.people])]
      .filter((person) => !person.bot && person.id !== viewer.id)
      .slice(0, SHOWN);
    return all.sort((a, b) => a.username.localeCompare(b.username));
  }

  quick(person) {
    const name = person.global_name ?? person.username;
    return button(
      {
        class: "quick",
        "aria-label": `Act as ${name}`,
        title: `Act as ${name}`,
        data: { key: `quick-${person.id}` },
        on: { click: () => this.pane.actAs(person.id) },
      },
      avatar(person, this.pane.viewer, { size: "small" }),
    );
  }

  choose(anchor) {
    const { viewer } = this.pane;
    const add = button(
      {
        class: "button secondary wide",
        on: {
          click: () => {
            popup.close(false);
            openNewPerson(this.pane);
          },
        },
      },
      icon("plus"),
      "Add somebody",
    );
    const popup = openPicker(anchor, {
      label: "Act as",
      search: true,
      width: 320,
      footer: add,
      chosen: new Set([viewer.id]),
      items: userItems(viewer, null, { bots: false }).map((item) => ({
        ...item,
        description: about(viewer.people.get(item.value), viewer),
      })),
      onPick: (item) => this.pane.actAs(item.value),
    });
  }
}

// What tells people apart when one looks for "the director" or "somebody in Asia".
function about(person, viewer) {
  const roles = viewer.state.guilds.flatMap((guild) =>
    (guild.memberById.get(person.id)?.roles ?? []).map((id) => guild.roleById.get(id)),
  );
  const names = roles.filter((role) => role && !role.managed).map((role) => role.name);
  return [...new Set(names), person.zone?.replaceAll("_", " ")].filter(Boolean).join(", ") || `@${person.username}`;
}

function textField(label, props, note = null) {
  const id = uniqueId("entry");
  const noteId = note ? `${id}-note` : null;
  const input = h("input", { type: "text", autocomplete: "off", id, "aria-describedby": noteId, ...props });
  return {
    input,
    element: h(
      "div",
      { class: "field" },
      h("label", { for: id }, label),
      input,
      note ? h("small", { class: "field-about", id: noteId }, note) : null,
    ),
  };
}

/** A choice of languages, by their names in English. */
function languageField(label, viewer, chosen, onChange = null) {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const languages = viewer.state.locales.map((locale) => [names.of(locale), locale]).sort();
  const options = languages.map(([name, locale]) => h("option", { value: locale }, name));
  const id = uniqueId("language");
  const select = h("select", { id, on: { change: () => onChange?.(select.value) } }, options);
  select.value = chosen;
  return { select, element: h("div", { class: "field" }, h("label", { for: id }, label), select) };
}

function openNewPerson(pane) {
  const { viewer } = pane;
  const name = textField("Name", { maxlength: "32" });
  const zone = textField(
    "Time zone",
    { list: "all-zones", value: viewer.me.zone ?? "" },
    "For example Europe/Berlin. It decides how times look to them.",
  );
  const language = languageField("Language", viewer, viewer.me.locale);
  const roles = textField("Roles", {}, "Names of roles, with commas between. May stay empty.");
  const servers = viewer.state.guilds.map((guild) => h("option", { value: guild.id }, guild.name));
  const server = h("select", {}, servers);
  if (pane.guildId) server.value = pane.guildId;
  const problem = h("p", { class: "problem", role: "alert" });
  const zones = h(
    "datalist",
    { id: "all-zones" },
    (Intl.supportedValuesOf?.("timeZone") ?? []).map((value) => h("option", { value })),
  );
  const cover = new Cover(
    pane,
    "Add somebody",
    [
      name.element,
      h("label", { class: "field" }, h("span", { class: "field-name" }, "Server"), server),
      zone.element,
      language.element,
      roles.element,
      zones,
      problem,
    ],
    {
      footer: [
        button({ class: "button secondary", on: { click: () => cover.cancel() } }, "Cancel"),
        h("button", { class: "button primary", type: "submit" }, "Add and act as them"),
      ],
      onSubmit: async () => {
        const typedZone = zone.input.value.trim();
        problem.textContent = !name.input.value.trim()
          ? "Give them a name."
          : typedZone && !knownZone(typedZone)
            ? "That time zone is not known."
            : "";
        if (problem.textContent) return;
        try {
          const wanted = roles.input.value
            .split(",")
            .map((role) => role.trim())
            .filter(Boolean);
          const { person } = await api.addPerson({
            name: name.input.value.trim(),
            guild: server.value,
            locale: language.select.value,
            ...(typedZone ? { zone: typedZone } : {}),
            roles: wanted,
          });
          cover.close();
          await pane.actAs(person.id);
        } catch (error) {
          problem.textContent = error.message;
        }
      },
    },
  );
  cover.open(name.input);
}

function openSettings(pane) {
  const { viewer } = pane;
  const attempt = async (kind, fields) => {
    try {
      await viewer.act(kind, fields);
      await viewer.refresh();
    } catch (error) {
      toast(error.message);
    }
  };
  const name = textField("Name shown to others", { maxlength: "32", value: viewer.myName });
  const open = h("input", { type: "checkbox", on: { change: () => attempt("dms_open", { on: open.checked }) } });
  open.checked = viewer.me.dms_open !== false;
  const language = languageField("Language", viewer, viewer.me.locale, (locale) => attempt("language", { locale }));
  const ofServers = viewer.state.guilds.map(
    (guild) =>
      languageField(`Language of ${guild.name}`, viewer, guild.locale, (locale) =>
        attempt("language", { locale, guild: guild.id }),
      ).element,
  );
  const leave = viewer.state.guilds.map((guild) =>
    h(
      "li",
      {},
      h("span", {}, guild.name),
      button(
        {
          class: "button danger",
          on: {
            click: async () => {
              cover.close();
              await attempt("leave_guild", { guild: guild.id });
            },
          },
        },
        "Leave",
      ),
    ),
  );
  const gone = [...pane.knownGuilds]
    .filter(([id]) => !viewer.guilds.has(id))
    .map(([id, guild]) =>
      h(
        "li",
        {},
        h("span", {}, guild),
        button(
          {
            class: "button secondary",
            on: {
              click: async () => {
                cover.close();
                await attempt("join_guild", { guild: id });
              },
            },
          },
          "Join again",
        ),
      ),
    );
  const cover = new Cover(
    pane,
    `Settings of ${viewer.myName}`,
    [
      name.element,
      h(
        "label",
        { class: "choice" },
        open,
        h(
          "span",
          { class: "words" },
          h("span", {}, "Let members and bots write to me directly"),
          h("small", {}, "Switch this off to try what happens when direct messages are blocked."),
        ),
      ),
      language.element,
      h("h3", {}, "Servers"),
      ofServers,
      h("ul", { class: "plain-list" }, leave, gone),
    ],
    {
      footer: h("button", { class: "button primary", type: "submit" }, "Save"),
      onSubmit: async () => {
        const wanted = name.input.value.trim();
        if (wanted && wanted !== viewer.myName) await attempt("rename", { name: wanted });
        cover.close();
      },
    },
  );
  cover.open(name.input);
}
