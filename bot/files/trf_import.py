"""A report file (TRF16, TRF26) of another program as commands: its players as entrants, its rounds as they were played.

The tournament goes on by the FIDE Dutch system. What that cannot continue (teams, round robins, points or virtual
points of other kinds) is refused with the line. Readings: who has a zero-point bye in the next round has left; a game
that was shorter than a move counts like any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from bot.files.errors import TrfRefusedError
from formats.core.commands import ImportedRound
from formats.core.model import Bye, EntrantData, Pairing, RoundPairings
from formats.core.results import Report as GameReport
from formats.core.steps import SEED
from formats.core.values import EntrantId, PairingId, Scalar, pairing_id
from formats.toolkit.fide.baku import baku_points
from formats.toolkit.fide.dutch.colours import in_board_order
from formats.toolkit.fide.dutch.contenders import contenders
from formats.toolkit.fide.record import FORFEITS, PAIRING_ALLOCATED, WIN_LETTERS, Player, Points, Tournament
from formats.toolkit.fide.stage_record import ACCELERATED_TO, INITIAL_COLOUR
from formats.toolkit.fide.tie_breaks import UnknownTieBreakError, parse_code
from formats.toolkit.fide.trf import Report, ReportError, read_report
from formats.toolkit.fide.trf.players import national_number, with_name
from formats.toolkit.fide.trf.report import INFO

MOST_PLAYERS, MOST_ROUNDS, MOST_PAIRS, MOST_TIE_BREAKS = 1000, 30, 200, 6
TENTHS = 5
OPEN = "Z"
"""The result of a game without one."""

BYES: Mapping[str, int] = {"Z": 0, "H": 1, "F": 2}
"""Half-points of rounds off by their letters."""

KEPT = ("022", "032", "042", "102", "112", "122", "132")
"""Lines about the event that are written back; the others follow from the tournament."""

REGENERATED = ("192", "202", "212")


@dataclass(frozen=True)
class Continued:
    """What a file says: options of the stage, entrants in the order of their numbers, lines to be written back.

    `gone` are the numbers of those who have left, `off` of those who have a bye with points in the next round.
    """

    title: str
    tournament: Tournament
    options: Mapping[str, Any]
    names: Sequence[str]
    report_lines: Sequence[str]
    gone: Sequence[int]
    off: Sequence[int]

    def entrants(self) -> tuple[EntrantData, ...]:
        """Return the data of the entrants; their seeds are their numbers."""
        return tuple(map(_entrant, self.tournament.players))

    def rounds(self, entrants: Sequence[EntrantId]) -> tuple[ImportedRound, ...]:
        """Return the rounds of the file; `entrants` are those behind the numbers."""
        return tuple(
            _round(self.tournament, number, entrants) for number in range(1, self.tournament.played_rounds + 1)
        )


def read_trf(content: bytes, rounds: int | None = None) -> Continued:
    """Return what a file says; `rounds` are planned in place of those of the file. Raises `TrfRefusedError`."""
    try:
        report = read_report(content)
    except ReportError as error:
        raise TrfRefusedError(error.line, error.code) from None
    if rounds is not None:
        if rounds < report.tournament.played_rounds:
            raise TrfRefusedError(0, "too_few_rounds")
        report = replace(report, tournament=replace(report.tournament, rounds=rounds))
    _check_size(report)
    _check_rounds(report)
    tournament = report.tournament
    absent = sorted(tournament.absent.items())
    return Continued(
        title=report.info.get("012", "").strip(),
        tournament=tournament,
        options=_options(report),
        names=[player.name.strip() for player in tournament.players],
        report_lines=tuple(_kept(report)),
        gone=[number for number, letter in absent if letter == "Z"],
        off=[number for number, letter in absent if letter != "Z"],
    )


def _check_size(report: Report) -> None:
    players = report.tournament.players
    if len(players) < 2:  # noqa: PLR2004 - a game has two players
        raise TrfRefusedError(0, "too_few_players")
    if len(players) > MOST_PLAYERS:
        raise TrfRefusedError(0, "too_many_players")
    if report.tournament.rounds > MOST_ROUNDS:
        raise TrfRefusedError(_line(report, "142", "XXR"), "too_many_rounds")
    kind = (report.other("192") or "").upper()
    if kind and "DUTCH" not in kind:
        raise TrfRefusedError(_line(report, "192"), "not_dutch")
    nameless = next((place for place, player in enumerate(players) if not player.name.strip()), None)
    if nameless is not None:
        raise TrfRefusedError(report.player_lines[nameless], "no_name")


def _line(report: Report, *codes: str) -> int:
    return next((report.line_of[code] for code in codes if code in report.line_of), 0)


def _check_rounds(report: Report) -> None:
    """Check that all games but those of the last round have a result that is one here."""
    tournament = report.tournament
    for player in tournament.players:
        for number, entry in enumerate(player.entries, start=1):
            if not entry.opponent:
                continue
            other = tournament.players[entry.opponent - 1].entries[number - 1]
            line = report.player_lines[player.number - 1]
            if OPEN in {entry.result, other.result}:
                if number < tournament.played_rounds or entry.result != other.result:
                    raise TrfRefusedError(line, "open_game")
            elif "".join(sorted((_plain(entry.result), _plain(other.result)))) not in {"01", "==", "+-", "--"}:
                raise TrfRefusedError(line, "odd_result")


def _plain(letter: str) -> str:
    """Return the letter of a game as of one that was longer than a move."""
    return {"W": "1", "D": "=", "L": "0"}.get(letter, letter)


def _options(report: Report) -> dict[str, Any]:
    tournament = report.tournament
    return {
        "rounds": tournament.rounds,
        "initial_colour": "white" if tournament.initial_colour == "w" else "black",
        "acceleration": _accelerated_to(report) > 0,
        **_points(report),
        **_never_meet(report),
        **_tie_breaks(report),
        **_rounds_off(report),
    }


def _points(report: Report) -> dict[str, Any]:
    """Return the points table as options."""
    points = report.tournament.points
    if points in {Points(bye=TENTHS), Points(bye=2 * TENTHS)}:
        return {"bye_half_points": points.bye // TENTHS}
    if not points.win >= points.draw >= points.loss or points.win <= points.loss:
        raise TrfRefusedError(_line(report, "162", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"), "other_points")
    return {
        "points": [points.win, points.draw, points.loss],
        "forfeit_points": [points.win, points.absence],
        "bye_points": [points.bye, points.win, points.draw, points.absence],
        "point_scale": 2 * TENTHS,
    }


def _never_meet(report: Report) -> dict[str, Any]:
    """Return forbidden pairs as options: entrants are called by their numbers."""
    rules = report.tournament.forbidden
    pairs = sorted({pair for rule in rules for pair in combinations(sorted(rule.players), 2)})
    ends = {rule.end for rule in rules}
    if any(rule.begin > 1 for rule in rules) or len(ends) > 1 or len(pairs) > MOST_PAIRS:
        raise TrfRefusedError(_line(report, "260", "XXP"), "forbidden_pairs")
    if not rules:
        return {}
    end = ends.pop()
    return {
        "never_meet": [f"e{first} e{second}" for first, second in pairs],
        "never_meet_rounds": end if end < report.tournament.rounds else None,
    }


def _accelerated_to(report: Report) -> int:
    """Return the last number of the accelerated group, 0 without acceleration."""
    tournament = report.tournament
    if not tournament.virtual_points:
        return 0
    last = max(given.last for given in tournament.virtual_points)
    usual = baku_points(last, tournament.rounds, tournament.points)
    if (
        tuple(tournament.virtual_points) != usual
        or not 0 < last <= len(tournament.players)
        or not tournament.played_rounds
    ):
        raise TrfRefusedError(_line(report, "250", "XXA"), "other_acceleration")
    return last


def _tie_breaks(report: Report) -> dict[str, Any]:
    """Return the tie-breaks of records 202 or 212, if the file has them."""
    code = "212" if report.other("212") else "202"
    named = [name.strip() for name in (report.other(code) or "").split(",")]
    try:
        names = [one.text for one in map(parse_code, filter(None, named)) if one.name != "PTS"]
    except UnknownTieBreakError:
        names = [""]
    if len(set(names)) < len(names) or len(names) > MOST_TIE_BREAKS or "" in names:
        raise TrfRefusedError(_line(report, code), "other_tie_break")
    return {"tie_breaks": names} if names else {}


def _rounds_off(report: Report) -> dict[str, Any]:
    """Return options under which the byes with points of the next round are worth what the file says."""
    tournament = report.tournament
    letters = {letter for letter in tournament.absent.values() if letter != "Z"}
    if not letters:
        return {}
    if len(letters) > 1:
        raise TrfRefusedError(_line(report, "240", "001"), "two_byes")
    had = max(
        sum(entry.result in "HF" for entry in tournament.players[number - 1].entries)
        for number, letter in tournament.absent.items()
        if letter != "Z"
    )
    return {"rounds_off": had + 1, "round_off_half_points": BYES[letters.pop()]}


def _entrant(player: Player) -> EntrantData:
    known = {
        "title": player.title.upper(),
        "federation": player.federation.upper(),
        "fide_id": player.fide_id,
        "sex": player.sex.lower(),
        "born": player.born,
    }
    attributes: dict[str, Scalar] = {name: value for name, value in known.items() if value}
    return EntrantData(rating=player.rating or None, attributes={SEED: player.number, **attributes})


def _round(tournament: Tournament, number: int, entrants: Sequence[EntrantId]) -> ImportedRound:
    """Return a round with its boards in the order of C.04.2 3.6."""
    before = tournament.before_round(number)
    entries = {player.number: player.entries[number - 1] for player in tournament.players}
    ranked = {one.number: one for one in contenders(before)}
    place = {one: index for index, one in enumerate(ranked)}
    pairs = [
        (one, ranked[other])
        for one in ranked.values()
        if (other := entries[one.number].opponent) and place[one.number] < place[other]
    ]
    pairings: list[Pairing] = []
    reports: dict[PairingId, GameReport] = {}
    absent: dict[PairingId, tuple[EntrantId, ...]] = {}
    for board, pair in enumerate(in_board_order(pairs), start=1):
        white, black = (one.number for one in (pair if entries[pair[0].number].colour != "b" else pair[::-1]))
        seats = entrants[white - 1], entrants[black - 1]
        game = Pairing(id=pairing_id(0, number, board), board=board, seats=seats)
        letters = entries[white].result, entries[black].result
        pairings.append(game)
        if set(letters) <= FORFEITS:
            absent[game.id] = tuple(who for who, letter in zip(seats, letters, strict=True) if letter == "-")
        elif OPEN not in letters:
            winner = next((who for who, letter in zip(seats, letters, strict=True) if letter in WIN_LETTERS), None)
            reports[game.id] = GameReport(winner=winner)
    byes = tuple(_byes(tournament, number, entrants))
    facts = _facts(tournament, entrants) if number == 1 else {}
    return ImportedRound(
        pairings=RoundPairings(pairings=tuple(pairings), byes=byes, facts=facts), reports=reports, absent=absent
    )


def _byes(tournament: Tournament, number: int, entrants: Sequence[EntrantId]) -> Iterator[Bye]:
    for player in tournament.players:
        entry = player.entries[number - 1]
        if entry.opponent:
            continue
        who = entrants[player.number - 1]
        if entry.result == PAIRING_ALLOCATED:
            yield Bye(entrant=who)
        else:
            yield Bye.round_off(who, BYES[entry.result])


def _facts(tournament: Tournament, entrants: Sequence[EntrantId]) -> dict[str, Scalar]:
    """Return what later rounds read out of round 1: initial colour and the end of the accelerated group."""
    facts: dict[str, Scalar] = {INITIAL_COLOUR: tournament.initial_colour}
    if tournament.virtual_points:
        facts[ACCELERATED_TO] = entrants[max(given.last for given in tournament.virtual_points) - 1]
    return facts


def _kept(report: Report) -> Iterator[str]:
    """Yield the lines that are written back. Lines with national ratings lose their names, which are added again."""
    for code in INFO:
        if code in KEPT:
            for text in report.info.get(code, "").split("\n") if code in report.info else ():
                yield f"{code} {text}"
    if report.dates:
        yield f"132 {report.dates}"
    for line in report.others:
        if line[:3] not in REGENERATED:
            yield with_name(line, "") if national_number(line) else line
