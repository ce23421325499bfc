"""Seat late entrants in a published round against the entrant with the bye."""

from __future__ import annotations

from collections.abc import Sequence

from bot.parsing.named_entrants import described
from bot.service.loaded import LoadedTournament
from bot.text.messages import Button, Message, action_id
from bot.text.names import clean, quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.views.newcomers import missed_lines
from formats.core.commands import SeatNewcomer
from formats.core.errors import RuleError
from formats.core.possible.rounds import seat_in_round
from formats.core.values import EntrantId

SEAT = "seat_newcomer"
MOST_OFFERED = 5


async def say_is_in(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, sentences: Sequence[str]) -> None:
    """Announce a new entrant, how their missed rounds count, and offer the seat of the bye where there is one."""
    lines, buttons = offer_seat(ask, loaded, [entrant])
    await ask.say(Message(content="\n".join([" ".join(sentences), *lines]), buttons=buttons))


def called_alike(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> list[str]:
    """Return a sentence about other entrants with the newcomer's name, and how to distinguish them; or nothing."""
    context = resolve.context(ask, loaded)
    names, alike = context.names, context.names.alike
    name = clean(names.display.get(entrant, "")).casefold()
    others = [other for other in alike if other != entrant and clean(names.display[other]).casefold() == name]
    if entrant not in alike or not others:
        return []
    others.sort(key=lambda other: loaded.state.entrant(other).number)
    descriptions = listed([quoted(described(context, other), 80) for other in others])
    return [texts.people.called_alike(name=names.plain(entrant), others=descriptions)]


def offer_seat(
    ask: Ask, loaded: LoadedTournament, newcomers: Sequence[EntrantId]
) -> tuple[list[str], tuple[Button, ...]]:
    """Return how the rounds count that newcomers have missed, and a button for each who could have the seat of the bye.

    Of a long list the first few are named.
    """
    context = resolve.context(ask, loaded)
    named = newcomers[:MOST_OFFERED]
    lines = [line for entrant in named for line in missed_lines(context, entrant)]
    seats = [(entrant, holder) for entrant in named if (holder := bye_holder(ask, loaded, entrant)) is not None]
    if len(seats) == 1:
        ((entrant, holder),) = seats
        lines.append(
            texts.directing.seat_offer(holder=context.names.plain(holder), newcomer=context.names.plain(entrant))
        )
        return lines, (_seat_button(loaded, entrant, texts.directing.seat()),)
    if seats:
        lines.append(texts.directing.seat_offer_several(holder=context.names.plain(seats[0][1])))
    return lines, tuple(
        _seat_button(loaded, who, texts.directing.seat_one(newcomer=context.names.full(who))) for who, _ in seats
    )


def _seat_button(loaded: LoadedTournament, entrant: EntrantId, label: str) -> Button:
    return Button(label=label, action=action_id(SEAT, loaded.id, entrant), style="primary")


def bye_holder(ask: Ask, loaded: LoadedTournament, entrant: EntrantId) -> EntrantId | None:
    """Return who has the bye of the current round and would play the newcomer; None where that is no one."""
    try:
        current, seated = seat_in_round(loaded.state, ask.service.engine, loaded.state.entrant(entrant))
    except RuleError:
        return None
    playing = {bye.entrant for bye in current.pairings.byes} - {bye.entrant for bye in seated.byes}
    return next(iter(playing), None)


@button(SEAT, STAFF.giving(SeatNewcomer))
async def _seat(press: Press) -> None:
    ask, entrant = press.ask, press.argument
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    change = await ask.carry_out(loaded, SeatNewcomer(entrant=entrant))
    context = resolve.context(ask, change.loaded)
    round_ = change.after.current_round
    game = None if round_ is None else round_.pairing_of(entrant)
    players = "" if game is None else context.players(game)
    await ask.replace(Message(content=texts.directing.seated(players=players)))
