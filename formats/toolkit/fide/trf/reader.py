"""Read report files of both styles into a `Report`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from formats.toolkit.fide.record import Colour, Forbidden, Points, Tournament, VirtualPoints, first_colour
from formats.toolkit.fide.trf.players import (
    PlayerLine,
    check_players,
    in_numerical_order,
    of_equal_length,
    read_player,
    tenths,
    whole,
)
from formats.toolkit.fide.trf.report import DATES, INFO, LEADING, Report, ReportError, Style

TYPES: Final = re.compile(
    r"INDIVIDUAL: .*|(FIDE_)?(DUTCH|DUBOV|BURSTEIN|LIM|DOUBLE_SWISS|TEAM\w*|ROUND_?ROBIN)(_\d{4})?(_BAKU)?|OTHER.*"
)
"""Types of tournaments (192) that are known; only the Dutch system is paired and checked."""

STYLE_26: Final = frozenset({"142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260"})
LAST_ROUND: Final = 999


def read_report(content: bytes) -> Report:
    """Return the report of a file. Raises `ReportError` with the line where it cannot be used."""
    reader = _Reader()
    for number, text in enumerate(re.split(r"\r\n|\r|\n", _decoded(content)), start=1):
        if text.strip():
            reader.read(text, number)
    return reader.report()


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


class _Reader:
    """What has been read so far. `line_of` is where a record stood, by code."""

    def __init__(self) -> None:
        self.style: Style = 16
        self.info: dict[str, str] = {}
        self.dates = ""
        self.others: list[str] = []
        self.players: list[PlayerLine] = []
        self.rounds: int | None = None
        self.line_of: dict[str, int] = {}
        self.initial_colour: Colour | None = None
        self.points: dict[str, int] = {}
        self.absent: dict[int, list[tuple[int, str]]] = {}
        self.virtual: list[VirtualPoints] = []
        self.virtual_of: dict[int, list[int]] = {}
        self.forbidden: list[Forbidden] = []

    def read(self, text: str, line: int) -> None:
        """Take one line."""
        code = text[:3].upper()
        if code in STYLE_26:
            self.style = 26
        self.line_of.setdefault(code, line)
        if code == "001":
            self.players.append(read_player(text, line))
        elif code in INFO:
            self.info[code] = "\n".join(filter(None, (self.info.get(code), text[4:].strip())))
        elif code == DATES:
            self.dates = text[91:].rstrip()
        elif code in RECORDS:
            RECORDS[code](self, text, line)
        else:
            if code == "192" and not TYPES.fullmatch(text[4:].strip().upper()):
                raise ReportError(line, "unknown_type")
            self.others.append(text.rstrip())

    def report(self) -> Report:
        """Return the report, with everything that several lines must agree on checked."""
        if not self.players:
            raise ReportError(0, "no_players")
        lines, absent = of_equal_length(in_numerical_order(self.players))
        done = len(lines[0].player.entries)
        absent = {number: letter for number, letter in absent.items() if letter != "U"}
        for number, byes in self.absent.items():
            absent.update((number, letter) for round_number, letter in byes if round_number in {0, done + 1})
        rounds = self.rounds
        if rounds is None and self.style == 26:  # noqa: PLR2004 - the name of the style
            raise ReportError(0, "no_rounds")
        rounds = done if rounds is None else rounds
        if rounds < done:
            raise ReportError(self.line_of.get("142", self.line_of.get("XXR", 0)), "too_few_rounds")
        points = self._points()
        check_players(lines, points, absent)
        tournament = Tournament(
            players=[one.player for one in lines],
            rounds=rounds,
            initial_colour=self.initial_colour or first_colour([one.player for one in lines]),
            points=points,
            absent=absent,
            virtual_points=(*self.virtual, *_as_ranges(self.virtual_of)),
            round_robin=any(re.match(r"192 .*ROUND_?ROBIN", text.upper()) for text in self.others),
            forbidden=tuple(replace(rule, end=min(rule.end, max(rounds, rule.begin))) for rule in self.forbidden),
        )
        others = sorted(self.others, key=lambda text: text[:3] not in LEADING)
        return Report(
            tournament,
            self.style,
            self.info,
            self.dates,
            tuple(others),
            self.line_of,
            player_lines=[one.line for one in lines],
        )

    def _points(self) -> Points:
        win = self.points.get("W", 10)
        return Points(
            win=win,
            draw=self.points.get("D", 5),
            loss=self.points.get("L", 0),
            absence=self.points.get("A", 0),
            bye=self.points.get("P", win),
        )

    def planned(self, text: str, line: int) -> None:
        """142, XXR: the number of rounds."""
        if not text[4:].strip():
            raise ReportError(line, "no_rounds")
        self.rounds = whole(text[4:], line)

    def colour(self, text: str, line: int) -> None:
        """152: the initial colour."""
        letter = text[4:].strip().lower()
        if letter not in {"w", "b"}:
            raise ReportError(line, "unknown_initial_colour")
        self.initial_colour = "w" if letter == "w" else "b"

    def configuration(self, text: str, _: int) -> None:
        """XXC: configuration words of programs, of which one is the initial colour. Other words do not matter here."""
        words = text[4:].lower().split()
        if "white1" in words or "black1" in words:
            self.initial_colour = "w" if "white1" in words else "b"

    def scoring(self, text: str, line: int) -> None:
        """162: what results are worth, a letter and a value every nine columns."""
        for start in range(5, len(text.rstrip()), 9):
            letter = text[start].upper()
            if letter not in "WDLAPX":
                raise ReportError(line, "unknown_points")
            self.points[letter] = tenths(text[start + 1 : start + 5], line)

    def scoring_16(self, text: str, line: int) -> None:
        """BBW, BBD, BBL, BBZ, BBF, BBU: what one result is worth."""
        self.points[{"Z": "A", "F": "A", "U": "P"}.get(text[2].upper(), text[2].upper())] = tenths(text[4:], line)

    def byes(self, text: str, line: int) -> None:
        """240: byes of a round."""
        letter, round_number = text[4:5].upper(), whole(text[6:9], line)
        numbers = _numbers(text[10:], line)
        if letter not in {"F", "H", "Z"}:
            raise ReportError(line, "unknown_result")
        if not numbers:
            raise ReportError(line, "bye_without_number")
        for number in numbers:
            self.absent.setdefault(number, []).append((round_number, letter))

    def absentees(self, text: str, line: int) -> None:
        """XXZ: who is not paired in the next round."""
        for number in _numbers(text[3:], line):
            self.absent.setdefault(number, []).append((0, "Z"))

    def virtual_points(self, text: str, line: int) -> None:
        """250: virtual points of a range of players in a range of rounds."""
        if not text[9:13].strip() or not tenths(text[9:13], line):
            raise ReportError(line, "no_virtual_points")
        numbers = [whole(text[begin:end], line) for begin, end in ((14, 17), (18, 21), (22, 26), (27, 31))]
        if numbers[0] > numbers[1] or numbers[2] > numbers[3]:
            raise ReportError(line, "virtual_backwards")
        self.virtual.append(VirtualPoints(tenths(text[9:13], line), *numbers))

    def acceleration(self, text: str, line: int) -> None:
        """XXA: the virtual points of one player in each round."""
        values = [tenths(text[start : start + 4], line) for start in range(9, len(text.rstrip()), 5)]
        self.virtual_of[whole(text[4:8], line)] = values

    def forbidden_pairs(self, text: str, line: int) -> None:
        """260: players none of whom meets another, in a range of rounds."""
        numbers = _numbers(text[12:], line)
        if len(numbers) < 2:  # noqa: PLR2004 - a pair
            raise ReportError(line, "forbidden_alone")
        self.forbidden.append(Forbidden(whole(text[4:7], line), whole(text[8:11], line), frozenset(numbers)))

    def forbidden_pairs_16(self, text: str, line: int) -> None:
        """XXP: players none of whom meets another."""
        numbers = _numbers(text[3:], line)
        if len(numbers) < 2:  # noqa: PLR2004 - a pair
            raise ReportError(line, "forbidden_alone")
        self.forbidden.append(Forbidden(1, LAST_ROUND, frozenset(numbers)))


RECORDS: Mapping[str, Callable[[_Reader, str, int], None]] = {
    "142": _Reader.planned,
    "XXR": _Reader.planned,
    "152": _Reader.colour,
    "XXC": _Reader.configuration,
    "162": _Reader.scoring,
    **dict.fromkeys(("BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"), _Reader.scoring_16),
    "240": _Reader.byes,
    "XXZ": _Reader.absentees,
    "250": _Reader.virtual_points,
    "XXA": _Reader.acceleration,
    "260": _Reader.forbidden_pairs,
    "XXP": _Reader.forbidden_pairs_16,
}
"""The records that change the tournament, by code."""


def _numbers(text: str, line: int) -> list[int]:
    return [whole(word, line) for word in text.split()]


def _as_ranges(virtual_of: Mapping[int, list[int]]) -> list[VirtualPoints]:
    """Return the virtual points of single players as ranges of rounds and of players."""
    found: list[VirtualPoints] = []
    for number, values in sorted(virtual_of.items()):
        begin = 0
        for place in range(1, len(values) + 1):
            if place == len(values) or values[place] != values[begin]:
                _extend(found, VirtualPoints(values[begin], begin + 1, place, number, number))
                begin = place
    return sorted(found, key=lambda one: (one.begin, one.first))


def _extend(found: list[VirtualPoints], more: VirtualPoints) -> None:
    """Add points of a player to the range of the player before, if it is the same otherwise."""
    if not more.points:
        return
    for place, known in enumerate(found):
        if replace(known, last=more.last) == replace(more, first=known.first) and known.last == more.first - 1:
            found[place] = replace(known, last=more.last)
            return
    found.append(more)
