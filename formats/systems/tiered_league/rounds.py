"""Rounds of the leagues, from the Berger tables, and games for the title (rules 8 and 12)."""

from __future__ import annotations

from collections.abc import Iterable

from formats.core.errors import InvariantError
from formats.core.lots import Lots
from formats.core.model import Bye, Pairing, Reason, RoundPairings
from formats.core.state import Stage
from formats.core.values import EntrantId, pairing_id
from formats.systems.tiered_league.leagues import TITLE_MATCH, League, Leagues, title_rounds
from formats.systems.tiered_league.title import Title
from formats.toolkit.round_robin import berger_table

Seats = tuple["EntrantId", "EntrantId"]


def league_round(stage: Stage, leagues: Leagues) -> RoundPairings:
    """Return the next round of the table in every league that has one; players without a game are idle (rule 8)."""
    active = frozenset(stage.active)
    pairings: list[Pairing] = []
    byes: list[Bye] = []
    for league in leagues.all:
        for pair in _pairs(league, stage.next_round):
            if active.issuperset(pair):
                pairings.append(_seated(stage, len(pairings) + 1, pair, league))
            elif not active.isdisjoint(pair):
                byes.append(_walkover(pair, active))
    busy = {who for pairing in pairings for who in pairing.seats} | {bye.entrant for bye in byes}
    idle = tuple(who for who in stage.active if who not in busy)
    whole = Reason(code="round", rule="R8", params={"round": stage.next_round, "rounds": leagues.rounds})
    return RoundPairings(pairings=tuple(pairings), byes=tuple(byes), idle=idle, rationale=(whole,))


def _pairs(league: League, number: int) -> Iterable[Seats]:
    """Return the pairs of a league in a round of its table; none if the table has fewer rounds."""
    table = berger_table(len(league.members))
    if number > len(table):
        return ()
    return [(league.members[first - 1], league.members[second - 1]) for first, second in table[number - 1].pairs]


def _seated(stage: Stage, board: int, pair: Seats, league: League) -> Pairing:
    """Return the pairing of a league game."""
    return Pairing(
        id=pairing_id(stage.number, stage.next_round, board),
        board=board,
        seats=pair,
        label=league.name,
        reasons=(Reason(code="table", rule="R8", about=pair, params={"league": league.name}),),
    )


def _walkover(pair: Seats, active: frozenset[EntrantId]) -> Bye:
    """Return the point of the player whose opponent has left (rule 9)."""
    present, gone = pair if pair[0] in active else pair[::-1]
    return Bye(entrant=present, reasons=(Reason(code="walkover", rule="R9", about=(present, gone)),))


def title_round(stage: Stage, title: Title, lots: Lots) -> RoundPairings:
    """Return a round with one more game for the title; all others are idle (rule 12)."""
    pair = title.next_game
    if pair is None:
        raise InvariantError("asked for a game for the title when none is needed")
    game = Reason(
        code="title_game",
        rule="R12",
        about=pair,
        params={"game": len(title_rounds(stage)) + 1, "wins": title.games_to_win},
    )
    seats, sides = _title_sides(stage, pair, lots)
    pairing = Pairing(
        id=pairing_id(stage.number, stage.next_round, 1),
        board=1,
        seats=seats,
        label=TITLE_MATCH,
        reasons=(game, *sides),
    )
    return RoundPairings(
        pairings=(pairing,),
        idle=tuple(who for who in stage.active if who not in seats),
        label=TITLE_MATCH,
        rationale=(game,),
    )


def _title_sides(stage: Stage, pair: Seats, lots: Lots) -> tuple[Seats, tuple[Reason, ...]]:
    """Draw sides for the first game; then the player who had white takes black."""
    played = title_rounds(stage)
    if played:
        last = played[-1].pairings.pairings[0].seats
        return (last[1], last[0]), ()
    first, second = pair if lots.number(0, 1, "black in the first game for the title") == 0 else pair[::-1]
    return (first, second), (Reason(code="title_sides", rule="R12", about=(first,)),)
