"""The configuration of an event of tsh (`config.tsh`): its divisions, its prizes, and what COP is set to.

Lines that Herald has a use for read

    division A a.t
    config gibson_spread = [250, 200]
    prize rank 1 A "$500"
    prize rank 1 A "$100" class=B

and all others are passed over. COP has as many place prizes as the lowest rank with a prize, and a class as many as the
lowest rank with a prize of that class. Rounds are counted from 1.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.app.asking.csv_text import decoded
from bot.faces.cop.tsh.division import MOST_BYTES, Division, Problem, TshRefusedError, read_division

FILE = "config.tsh"
MOST_FILES = 200

SAME_NAMES = (
    "simulations",
    "always_wins_simulations",
    "gibson_spread",
    "control_loss_thresholds",
    "hopefulness",
    "control_loss_activation_round",
    "bye_spread",
)
"""Options of COP that tsh calls the same."""

OTHER_NAMES: Mapping[str, str] = {"max_rounds": "rounds"}
"""What tsh calls otherwise, with our name of it."""

_DIVISION = re.compile(r"division\s+(\S+)\s+(\S+)")
_CONFIG = re.compile(r"config\s+(\w+)\s*=?\s*(.+)")
_PRIZE = re.compile(r"prize\s+rank\s+(\d+)\s+(\S+)(.*)")
_CLASS = re.compile(r"\bclass\s*=\s*['\"]?([A-Za-z])\b")


@dataclass(frozen=True)
class Configuration:
    """Files by division, options of COP, and by division the lowest ranks with a prize: for places, and for classes.

    Divisions are written small; classes are numbers, 1 for B.
    """

    divisions: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    places: Mapping[str, int] = field(default_factory=dict)
    classes: Mapping[str, Mapping[int, int]] = field(default_factory=dict)

    def options_of(self, division: str) -> dict[str, Any]:
        """What COP is set to for a division. Classes behind one without a prize have none here."""
        found = dict(self.options)
        name = division.lower()
        if name in self.places:
            found["place_prizes"] = self.places[name]
        prizes: list[int] = []
        for number in range(1, 26):
            if number not in self.classes.get(name, {}):
                break
            prizes.append(self.classes[name][number])
        return {**found, **({"class_prizes": prizes} if prizes else {})}


def read_configuration(text: str) -> Configuration:
    """What Herald has a use for; nothing in it can be wrong but an option that COP does not take."""
    divisions: dict[str, str] = {}
    options: dict[str, Any] = {}
    places: dict[str, int] = {}
    classes: dict[str, dict[int, int]] = {}
    for row in text.splitlines():
        line = row.partition("#")[0].strip() if not _CONFIG.match(row.strip()) else row.strip()
        if found := _DIVISION.fullmatch(line):
            divisions[found[1].lower()] = found[2]
        elif found := _CONFIG.fullmatch(line):
            _take_option(options, found[1], found[2])
        elif found := _PRIZE.fullmatch(line):
            rank, division, of_class = int(found[1]), found[2].lower(), _CLASS.search(found[3])
            if of_class is None:
                places[division] = max(rank, places.get(division, 0))
            elif of_class[1].upper() != "A":
                ranks = classes.setdefault(division, {})
                number = ord(of_class[1].upper()) - ord("A")
                ranks[number] = max(rank, ranks.get(number, 0))
    return Configuration(divisions, options, places, classes)


def _take_option(options: dict[str, Any], name: str, text: str) -> None:
    try:
        value = json.loads(text.partition("#")[0].strip().rstrip(";"))
    except ValueError:
        return
    if name in SAME_NAMES:
        options[name] = value
    elif name in OTHER_NAMES:
        options[OTHER_NAMES[name]] = value
    elif name == "disallow_repeat_byes":
        options["allow_repeat_byes"] = not value


def configuration_lines(title: str, division_file: str, options: Mapping[str, Any]) -> list[str]:
    """A `config.tsh` with which tsh pairs one division as COP does with these options."""
    lines = [f"division A {division_file}", f"config event_name = {json.dumps(title)}"]
    lines += [f"config {name} = {options[ours]}" for name, ours in OTHER_NAMES.items() if options.get(ours) is not None]
    # Division files say who started each game (`p12`).
    lines.append("config track_firsts = 1")
    lines += [f"config {name} = {json.dumps(options[name])}" for name in SAME_NAMES if options.get(name) is not None]
    lines.append(f"config disallow_repeat_byes = {int(not options.get('allow_repeat_byes', False))}")
    places = int(options.get("place_prizes") or 0)
    lines += [f'prize rank {rank} A "{rank}"' for rank in range(1, places + 1)]
    for number, prizes in enumerate(options.get("class_prizes") or (), start=1):
        letter = chr(ord("A") + number)
        lines += [f'prize rank {rank} A "{letter} {rank}" class={letter}' for rank in range(1, prizes + 1)]
    return lines


@dataclass(frozen=True)
class EventDivision:
    """A division of an event, and what COP is set to in it."""

    name: str
    division: Division
    options: Mapping[str, Any]


def read_folder(data: bytes) -> tuple[EventDivision, ...]:
    """Every division of a folder of tsh that was packed as a zip file; `TshRefusedError`."""
    texts = _unpacked(data)
    configuration = read_configuration(texts.get(FILE, ""))
    found = [
        EventDivision(name.upper(), read_division(texts[file.lower()]), configuration.options_of(name))
        for name, file in configuration.divisions.items()
        if file.lower() in texts
    ]
    if not found or len(found) < len(configuration.divisions):
        raise TshRefusedError((Problem(0, "no_folder"),))
    return tuple(found)


def _unpacked(data: bytes) -> dict[str, str]:
    """The configuration and the division files of the archive, wherever in it they lie, by small names."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [one for one in archive.infolist() if one.filename.lower().endswith((".t", FILE))]
            if len(entries) > MOST_FILES or sum(one.file_size for one in entries) > MOST_BYTES:
                raise TshRefusedError((Problem(0, "no_folder"),))
            texts = {one.filename.rpartition("/")[2].lower(): decoded(archive.read(one)) for one in entries}
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        raise TshRefusedError((Problem(0, "no_folder"),)) from error
    return {name: text for name, text in texts.items() if text is not None}
