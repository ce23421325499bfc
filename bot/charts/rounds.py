"""Pairing sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.pictures.pairings import PairingSheet, SheetGame
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.games import bye_text, score
from bot.text.names import begun_large
from bot.text.numbers import listed, points
from bot.text.texts import texts
from formats.core.model import Pairing
from formats.core.points import PointTable
from formats.core.results import Result
from formats.core.state import Round
from formats.core.values import EntrantId
from formats.toolkit.record import bye_points, game_points

MOST_IDLE_NAMES = 8
"""How many entrants without a pairing are named; more are counted."""


def pairing_sheet(
    context: TournamentContext, stage: int | None = None, round_number: int | None = None
) -> PairingSheet | None:
    """Return the sheet of a published round (default: the latest of the stage); None before the first."""
    number = context.stage_of(stage)
    if number < 0 or not context.state.started[number].rounds:
        return None
    published = context.state.started[number].rounds
    round_ = published[-1] if round_number is None else published[round_number - 1]
    before = published[: round_.number - 1]
    table = context.rules(number).point_table
    made = game_points(before, table) + bye_points(before, table)
    games = tuple(_game(context, number, round_, pairing, made) for pairing in round_.pairings.pairings)
    byes = _byes_text([context.titled(bye.entrant) for bye in round_.pairings.allocated_byes])
    idle = _idle_text([context.titled(who) for who in context.left_out(number, round_)])
    notes = tuple(filter(None, (byes, *_rounds_off(context, round_, table), idle)))
    return PairingSheet(context.state.title, context.round_title(number, round_), games, notes)


def _rounds_off(context: TournamentContext, round_: Round, table: PointTable) -> Iterator[str]:
    """Yield those who have the round off, by what it is worth."""
    by_worth: dict[str, list[str]] = {}
    for bye in round_.pairings.byes:
        if bye.is_round_off:
            by_worth.setdefault(begun_large(bye_text(bye, table)), []).append(context.titled(bye.entrant))
    for worth, names in by_worth.items():
        yield texts.numbers.label(label=worth, text=listed(names))


def _game(
    context: TournamentContext, stage: int, round_: Round, pairing: Pairing, made: Counter[EntrantId]
) -> SheetGame:
    result = round_.results.get(pairing.id)
    scale = context.rules(stage).point_table.scale
    first, second = (
        " · ".join(filter(None, (context.side(stage, seat), points(made[who], scale) if round_.number > 1 else "")))
        for seat, who in enumerate(pairing.seats)
    )
    return SheetGame(
        format_text(pairing.label) or str(pairing.board),
        (context.titled(pairing.seats[0]), context.titled(pairing.seats[1])),
        (first, second),
        _centre(context, pairing, result),
        None if result is None else result.winning_seat,
    )


def _centre(context: TournamentContext, pairing: Pairing, result: Result | None) -> str:
    """Return the result between two players, marked if it is upheld by a ruling."""
    if result is None or result.how == "void":
        return ""
    shown = score(result).partition(" ")[0]
    return f"{shown} §" if pairing.id in context.state.stands else shown


def _byes_text(names: Sequence[str]) -> str:
    """List those with a bye."""
    return texts.pictures.byes_names(names=listed(names)) if names else ""


def _idle_text(names: Sequence[str]) -> str:
    """List those without a pairing, or count them if they are many."""
    if len(names) > MOST_IDLE_NAMES:
        return texts.pictures.idle_shown(count=len(names))
    return texts.pictures.idle_names(names=listed(names)) if names else ""
