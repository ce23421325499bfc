"""Write a `Report` as a file."""

from __future__ import annotations

from collections.abc import Iterator

from formats.toolkit.fide.record import ZERO_POINT_BYE, Entry, Player, Points, Tournament
from formats.toolkit.fide.trf.report import DATES, INFO, LEADING, Report

LINE_END = "\r\n"
"""The file format asks for a carriage return at the end of every line, other programs for a line feed."""


def write_report(report: Report, line_end: str = LINE_END) -> bytes:
    """Return the file. Reading it gives the same report."""
    return "".join(line.rstrip() + line_end for line in _lines(report)).encode()


def _lines(report: Report) -> Iterator[str]:
    for code in INFO:
        for text in report.info.get(code, "").split("\n") if code in report.info else ():
            yield f"{code} {text}"
    if report.dates:
        yield f"{DATES}{' ' * 88}{report.dates}"
    later = [line for line in report.others if line[:3] not in LEADING]
    tournament = report.tournament
    if report.style == 26:  # noqa: PLR2004 - the name of the style
        yield from _settings_26(tournament)
        yield from (line for line in report.others if line[:3] in LEADING)
    else:
        yield from _settings_16(tournament)
    for player in tournament.players:
        bye = tournament.absent.get(player.number) if report.style == 16 else None  # noqa: PLR2004 - likewise
        yield player_line(player, tournament) + (f"  {_cell(Entry(bye))}" if bye else "")
    yield from _extras_26(tournament) if report.style == 26 else _extras_16(tournament)  # noqa: PLR2004 - likewise
    yield from later


def player_line(player: Player, tournament: Tournament) -> str:
    """Return the line of a player."""
    points = sum(tournament.points.of(entry.result) for entry in player.entries)
    head = (
        f"001 {player.number:>4} {player.sex:1}{player.title:>3} {player.name:<33.33} {player.rating or '':>4} "
        f"{player.federation:<3.3} {player.fide_id:>11} {player.born:<10} {_value(points)} {player.rank or '':>4}"
    )
    return head + "".join(f"  {_cell(entry)}" for entry in player.entries)


def _cell(entry: Entry) -> str:
    """Return opponent, colour and result in eight columns; an open game has no result."""
    if not entry.opponent:
        return f"0000 {entry.colour} {entry.result}"
    return f"{entry.opponent:>4} {entry.colour} {' ' if entry.result == ZERO_POINT_BYE else entry.result}"


def _value(points: int) -> str:
    return f"{points / 10:>4.1f}"


def _settings_26(tournament: Tournament) -> Iterator[str]:
    """Yield rounds, initial colour and, where it is not the usual one, what results are worth."""
    yield f"142 {tournament.rounds}"
    yield f"152 {tournament.initial_colour.upper()}"
    points = tournament.points
    if points != Points():
        values = {"W": points.win, "D": points.draw, "L": points.loss, "P": points.bye}
        if points.absence:
            values["A"] = points.absence
        yield "162  " + "    ".join(f"{letter}{_value(value)}" for letter, value in values.items())


def _extras_26(tournament: Tournament) -> Iterator[str]:
    """Yield byes of the next round, virtual points and forbidden pairs."""
    for letter in "FHZ":
        numbers = [number for number, bye in sorted(tournament.absent.items()) if bye == letter]
        if numbers:
            yield f"240 {letter} {tournament.played_rounds + 1:03} " + " ".join(f"{number:04}" for number in numbers)
    for given in tournament.virtual_points:
        yield (f"250      {_value(given.points)} {given.begin:03} {given.end:03} {given.first:04} {given.last:04}")
    for rule in tournament.forbidden:
        numbers_text = " ".join(f"{number:>4}" for number in sorted(rule.players))
        yield f"260 {rule.begin:03} {rule.end:03} {numbers_text}"


def _settings_16(tournament: Tournament) -> Iterator[str]:
    """Yield the same as records that programs have added to the older files."""
    yield f"XXR {tournament.rounds}"
    yield f"XXC {'white1' if tournament.initial_colour == 'w' else 'black1'}"
    points = tournament.points
    if points != Points():
        for code, value in zip(
            "WDLZFU", (points.win, points.draw, points.loss, *[points.absence] * 2, points.bye), strict=True
        ):
            yield f"BB{code} {_value(value)}"


def _extras_16(tournament: Tournament) -> Iterator[str]:
    """Yield virtual points of each player, and forbidden pairs. The players' lines have the byes of the next round."""
    if tournament.virtual_points:
        for player in tournament.players:
            values = [tournament.virtual(player.number, number) for number in range(1, tournament.rounds + 1)]
            if any(values):
                yield f"XXA {player.number:>4} " + " ".join(map(_value, values))
    for rule in tournament.forbidden:
        yield "XXP " + " ".join(map(str, sorted(rule.players)))
