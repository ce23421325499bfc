"""A division file as commands: its players as entrants, its rounds as they were played."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.cop.tsh.division import Division, Free, Game, PlayedRound
from bot.faces.cop.tsh.lines import BYE, Line
from formats.core.commands import ImportedRound
from formats.core.model import Bye, EntrantData, Pairing, RoundPairings
from formats.core.results import FULL_POINT, HALF_POINT, Report
from formats.core.values import EntrantId, Scalar, pairing_id


def entrant_data(division: Division) -> tuple[EntrantData, ...]:
    """Return the players' data in the order of the file; a rating of 0 is none."""
    return tuple(EntrantData(rating=line.rating or None, attributes=_attributes(line)) for line in division.players)


def _attributes(line: Line) -> dict[str, Scalar]:
    letter = line.fields.get("class", "")[:1].upper()
    return {"class": ord(letter) - ord("A")} if "B" <= letter <= "Z" else {}


def imported_rounds(division: Division, entrants: Sequence[EntrantId]) -> tuple[ImportedRound, ...]:
    """The whole rounds of the file; `entrants` are those behind the players, in the same order."""
    return tuple(_round(played, entrants) for played in division.rounds)


def _round(played: PlayedRound, entrants: Sequence[EntrantId]) -> ImportedRound:
    pairings = tuple(
        Pairing(id=pairing_id(0, played.number, game.board), board=game.board, seats=_seats(game, entrants))
        for game in played.games
    )
    reports = {
        pairing.id: _report(game, pairing, entrants)
        for pairing, game in zip(pairings, played.games, strict=True)
        if game.scores is not None
    }
    byes = tuple(Bye(entrant=entrants[free.player - 1], half_points=_half_points(free)) for free in played.free)
    return ImportedRound(pairings=RoundPairings(pairings=pairings, byes=byes), reports=reports)


def _seats(game: Game, entrants: Sequence[EntrantId]) -> tuple[EntrantId, EntrantId]:
    first, second = game.players
    return entrants[first - 1], entrants[second - 1]


def _report(game: Game, pairing: Pairing, entrants: Sequence[EntrantId]) -> Report:
    scores = game.scores or (0, 0)
    winner = None if scores[0] == scores[1] else pairing.seats[scores[0] < scores[1]]
    first = None if game.first is None else entrants[game.first - 1]
    return Report(winner=winner, scores=scores, first=first)


def _half_points(free: Free) -> int:
    """A round won by what a bye is worth, lost by as much, or neither."""
    return FULL_POINT if free.spread > 0 else HALF_POINT if not free.spread else 0


def prepaired_option(division: Division, entrants: Sequence[EntrantId]) -> list[str]:
    """The games fixed for the round after the last whole one, as the option of COP takes them."""
    number = len(division.rounds) + 1
    return [
        f"{number} {entrants[me - 1]} {'bye' if other == BYE else entrants[other - 1]}"
        for me, other in division.prepaired
    ]
