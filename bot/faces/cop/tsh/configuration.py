"""The configuration of an event of tsh (`config.tsh`): divisions, prizes and options of COP.

Lines that Herald has a use for read

    division A a.t
    config gibson_spread = [250, 200]
    prize rank 1 A "$500"
    prize rank 1 A "$100" class=B
    config max_div_rounds{'B'} = 12

and all others are passed over. COP has as many place prizes as the lowest rank with a prize, and a class as many as the
lowest rank with a prize of that class. Rounds are counted from 1.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.faces.cop.tsh.division import MOST_BYTES, Division, Problem, TshRefusedError, read_division
from bot.faces.cop.tsh.prizes import in_words, prize_lines, read_prize
from bot.parsing.csv_text import decoded
from formats.core.plan import Prize

FILE = "config.tsh"
MOST_FILES = 200
MOST_PRIZES = 50

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
_DIVISION_ROUNDS = re.compile(r"config\s+max_div_rounds\s*\{\s*['\"]?(\w+)['\"]?\s*\}\s*=?\s*(\d{1,3})\b.*")


@dataclass(frozen=True)
class Configuration:
    """Files by division, options of COP, and by division its rounds and its prizes. Divisions are written small."""

    divisions: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    rounds: Mapping[str, int] = field(default_factory=dict)
    prizes: Mapping[str, Sequence[Prize]] = field(default_factory=dict)
    notes: Mapping[str, Sequence[Prize]] = field(default_factory=dict)

    def options_of(self, division: str) -> dict[str, Any]:
        """Return COP's options for a division. Classes behind one without a prize have none here."""
        options, name = dict(self.options), division.lower()
        if name in self.rounds:
            options["rounds"] = self.rounds[name]
        lowest: dict[int, int] = {}
        for prize in self.prizes.get(name, ()):
            if prize.given_for in {"place", "class"}:
                lowest[prize.of_class] = max(prize.place, lowest.get(prize.of_class, 0))
        if 0 in lowest:
            options["place_prizes"] = lowest[0]
        prizes: list[int] = []
        for number in range(1, 26):
            if number not in lowest:
                break
            prizes.append(lowest[number])
        return {**options, **({"class_prizes": prizes} if prizes else {})}

    def prizes_of(self, division: str) -> tuple[Prize, ...]:
        """Return a division's prizes with a text in the configuration; the first 50."""
        known = [*self.prizes.get(division.lower(), ()), *self.notes.get(division.lower(), ())]
        return tuple(prize for prize in known if in_words(prize))[:MOST_PRIZES]


def read_configuration(text: str) -> Configuration:
    """Parse the settings that Herald uses; the only possible error is an option that COP does not accept."""
    divisions: dict[str, str] = {}
    options: dict[str, Any] = {}
    rounds: dict[str, int] = {}
    prizes: dict[str, list[Prize]] = {}
    notes: dict[str, list[Prize]] = {}
    for row in text.splitlines():
        line = row.partition("#")[0].strip() if not _CONFIG.match(row.strip()) else row.strip()
        if matched := _DIVISION.fullmatch(line):
            divisions[matched[1].lower()] = matched[2]
        elif matched := _DIVISION_ROUNDS.fullmatch(line):
            rounds[matched[1].lower()] = int(matched[2])
        elif matched := _CONFIG.fullmatch(line):
            _take_option(options, matched[1], matched[2])
        elif prize := read_prize(line):
            kept = notes if line.split()[1].lower() == "note" else prizes
            kept.setdefault(prize[0], []).append(prize[1])
    return Configuration(divisions, options, rounds, prizes, notes)


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


@dataclass(frozen=True)
class WrittenDivision:
    """A division to be written: its name, its file, the options of COP in force in it, and its prizes."""

    name: str
    file: str
    options: Mapping[str, Any]
    prizes: Sequence[Prize] = ()


def configuration_lines(title: str, divisions: Sequence[WrittenDivision]) -> list[str]:
    """A `config.tsh` with which tsh pairs as COP does with these options; what it has once, as the first has it."""
    options = divisions[0].options
    lines = [f"division {division.name} {division.file}" for division in divisions]
    lines.append(f"config event_name = {json.dumps(title)}")
    rounds = [division.options.get("rounds") for division in divisions]
    known = [count for count in rounds if count is not None]
    lines += [f"config max_rounds = {max(known)}"] if known else []
    if len(set(known)) > 1:
        lines += [
            f"config max_div_rounds{{'{division.name}'}} = {division.options['rounds']}" for division in divisions
        ]
    # Division files say who started each game (`p12`).
    lines.append("config track_firsts = 1")
    lines += [f"config {name} = {json.dumps(options[name])}" for name in SAME_NAMES if options.get(name) is not None]
    lines.append(f"config disallow_repeat_byes = {int(not options.get('allow_repeat_byes', False))}")
    return [
        *lines,
        *(line for division in divisions for line in prize_lines(division.name, division.options, division.prizes)),
    ]


def differing(divisions: Sequence[WrittenDivision]) -> tuple[str, ...]:
    """The options, by their names in tsh, in which divisions differ though tsh has one value for all of them."""
    first = divisions[0].options
    names = [(name, name) for name in SAME_NAMES] + [("disallow_repeat_byes", "allow_repeat_byes")]
    return tuple(
        theirs
        for theirs, ours in names
        if any(division.options.get(ours) != first.get(ours) for division in divisions[1:])
    )


@dataclass(frozen=True)
class EventDivision:
    """A division of an event, what COP is set to in it, and its prizes in words."""

    name: str
    division: Division
    options: Mapping[str, Any]
    prizes: tuple[Prize, ...] = ()


def read_folder(data: bytes) -> tuple[EventDivision, ...]:
    """Every division of a folder of tsh that was packed as a zip file; `TshRefusedError`."""
    texts = _unpacked(data)
    configuration = read_configuration(texts.get(FILE, ""))
    divisions = [
        EventDivision(
            name.upper(),
            read_division(texts[file.lower()]),
            configuration.options_of(name),
            configuration.prizes_of(name),
        )
        for name, file in configuration.divisions.items()
        if file.lower() in texts
    ]
    if not divisions or len(divisions) < len(configuration.divisions):
        raise TshRefusedError((Problem(0, "no_folder"),))
    return tuple(divisions)


def _unpacked(data: bytes) -> dict[str, str]:
    """The configuration and the division files of the archive, wherever in it they lie, by small names."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if entry.filename.lower().endswith((".t", FILE))]
            if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
                raise TshRefusedError((Problem(0, "no_folder"),))
            texts = {entry.filename.rpartition("/")[2].lower(): decoded(archive.read(entry)) for entry in entries}
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        raise TshRefusedError((Problem(0, "no_folder"),)) from error
    return {name: text for name, text in texts.items() if text is not None}
