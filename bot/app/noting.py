"""What players may say about a game now, each possible answer with the argument of its button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.app.actions import note_argument

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formats.core.contract import Engine, GameQuestion
    from formats.core.model import Pairing
    from formats.core.state import Tournament


@dataclass(frozen=True, slots=True)
class NoteOffer:
    """An answer to a question about a game: the value of a choice, or None where fields have to be filled in first."""

    argument: str
    asked: GameQuestion
    label: str
    value: str | None = None


def note_offers(state: Tournament, engine: Engine, game: Pairing) -> Iterator[NoteOffer]:
    """Every answer that is possible now, in the format's order."""
    number, one, _ = state.find(game.id)
    if state.phase != "running" or game.id in one.results:
        return
    system, options = engine.of_stage(state, number)
    for asked in system.questions(game, state.stage(number), options):
        if asked.fields:
            label = ", ".join(field.label for field in asked.fields)
            yield NoteOffer(note_argument(game.id, asked.note), asked, label)
        for place, choice in enumerate(asked.choices):
            yield NoteOffer(note_argument(game.id, asked.note, place), asked, choice.label, choice.value)
