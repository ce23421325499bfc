"""Open questions about a game, and the possible answers with the arguments of their buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.text import actions
from bot.text.arguments import NoteAbout
from bot.text.buttons import button
from bot.text.format_texts import format_text
from bot.text.messages import LABEL_LIMIT, Button
from bot.text.names import elide
from formats.core.asking import FormField, GameQuestion
from formats.core.commands import NoteMatch
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.phases import is_taken
from formats.core.state import TournamentState

MOST_LETTERS = 45
"""Maximum number of characters of a label in a modal (a limit of Discord)."""

MOST_ANSWERS = 20
"""Maximum number of answer buttons of a post."""


@dataclass(frozen=True, slots=True)
class NoteOffer:
    """A possible answer to a question: the value of a choice, or None if fields have to be filled in."""

    argument: str
    asked: GameQuestion
    label: str
    value: str | None = None


def note_offers(state: TournamentState, engine: Engine, game: Pairing) -> Iterator[NoteOffer]:
    """Yield every answer that is possible now, in the format's order."""
    number, round_, _ = state.find(game.id)
    if not is_taken(NoteMatch, state.phase) or game.id in round_.results:
        return
    for question in engine.rules_of(state, number).questions(game, state.stage(number)):
        if question.fields:
            label = ", ".join(format_text(field.label) for field in question.fields)
            yield NoteOffer(str(NoteAbout(game.id, question.note)), question, label)
        for place, choice in enumerate(question.choices):
            yield NoteOffer(
                str(NoteAbout(game.id, question.note, place)), question, format_text(choice.label), choice.value
            )


def question_offers(state: TournamentState, engine: Engine, game: Pairing) -> Iterator[NoteOffer]:
    """Yield an offer for each open question, answered in a form: fewer buttons where there are many games."""
    notes: set[str] = set()
    for offer in note_offers(state, engine, game):
        if offer.asked.note in notes:
            continue
        notes.add(offer.asked.note)
        label = " / ".join(format_text(choice.label) for choice in offer.asked.choices) or offer.label
        yield NoteOffer(str(NoteAbout(game.id, offer.asked.note)), offer.asked, label)


def fields_of(question: GameQuestion) -> tuple[FormField, ...]:
    """Return the form of a question: its fields, or a select menu of its choices."""
    if question.fields:
        return question.fields
    choices = tuple((choice.value, choice.label) for choice in question.choices)
    label = " / ".join(format_text(choice.label) for choice in question.choices)
    return (FormField(question.note, elide(label, MOST_LETTERS), choices=choices),)


def answer_buttons(
    tournament: str,
    state: TournamentState,
    engine: Engine,
    games: Iterable[Pairing],
    notes: frozenset[str] | None = None,
) -> tuple[Button, ...]:
    """Return a button for each possible answer about these games; `notes` limits the questions."""
    buttons = [
        button(actions.NOTE, tournament, offer.argument, label=elide(offer.label, LABEL_LIMIT))
        for game in games
        for offer in note_offers(state, engine, game)
        if notes is None or offer.asked.note in notes
    ]
    return tuple(buttons[:MOST_ANSWERS])
