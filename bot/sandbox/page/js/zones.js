// In whose time zone times are shown.

import { openPicker } from "./picker.js";
import { browserZone, clock, knownZone, offsetName } from "./times.js";

/** The zone of a person, or this browser's where they have none. */
export function zoneOf(person) {
  return person?.zone && knownZone(person.zone) ? person.zone : browserZone;
}

/** Choose the zone of a pane; null stands for "the acting person's own". */
export function chooseZone(anchor, pane) {
  const { viewer } = pane;
  const now = clock.now();
  const own = zoneOf(viewer.me);
  const item = (value, label, zone, group) => ({
    value,
    label,
    group,
    description: `${zone.replaceAll("_", " ")}, ${offsetName(now, zone)}`,
    keywords: zone,
  });
  const others = viewer.state.people.filter(
    (person) => person.id !== viewer.id && person.zone && knownZone(person.zone),
  );
  const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
  openPicker(anchor, {
    label: "Show times as seen by",
    search: true,
    width: 320,
    chosen: new Set([pane.zoneChoice ?? ""]),
    items: [
      item("", `${viewer.myName} (own clock)`, own, "Acting as"),
      item(browserZone, "This browser", browserZone, "Acting as"),
      ...others.map((person) =>
        item(`person ${person.id}`, person.global_name ?? person.username, person.zone, "People"),
      ),
      ...["UTC", ...zones].map((zone) => item(zone, zone.replaceAll("_", " "), zone, "Zones")),
    ],
    onPick: (picked) => {
      const person = /^person (\d+)$/.exec(picked.value);
      pane.setZone(picked.value === "" ? null : person ? viewer.people.get(person[1]).zone : picked.value);
    },
  });
}
