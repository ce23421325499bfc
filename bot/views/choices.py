"""Open choices of players about games; choices of the same kind are grouped."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.text.context import TournamentContext
from bot.text.format_texts import choice_label
from bot.text.names import quoted
from bot.text.numbers import either, listed
from bot.text.texts import texts
from formats.core.possible.answers import Undecided, undecided
from formats.core.values import EntrantId, PairingId


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """A choice that a player may make until `due`, in one game or several. `text` has the options and the opponents."""

    who: EntrantId
    text: str
    due: datetime
    pairing: PairingId
    """The first of the games."""


def open_choices(context: TournamentContext, of: EntrantId | None = None) -> list[OpenChoice]:
    """Return the choices that have not been made, of all players or of one, in the order of the games."""
    opponents: dict[tuple[EntrantId, str, datetime], list[str]] = {}
    first: dict[tuple[EntrantId, str, datetime], PairingId] = {}
    for open_choice in undecided(context.state, context.engine):
        who = open_choice.question.who
        if of in {None, who}:
            game = context.game(open_choice.pairing)
            opponent = game.pairing.opponent(who)
            kind = (who, _what(open_choice, context.system(game.stage).key), open_choice.due)
            opponents.setdefault(kind, []).append(f"**{context.names.plain(opponent)}**")
            first.setdefault(kind, open_choice.pairing)
    return [
        OpenChoice(who, texts.asking.choice(what=what, opponents=listed(names)), due, first[who, what, due])
        for (who, what, due), names in opponents.items()
    ]


def _what(open_choice: Undecided, system: str) -> str:
    """Return the options of a choice."""
    asked = open_choice.question
    return either([quoted(choice_label(asked.question, choice, system)) for choice in asked.choices])
