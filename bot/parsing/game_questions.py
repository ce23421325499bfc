"""Open questions about a game, and the possible answers with the arguments of their buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.text import actions
from bot.text.arguments import NoteAbout
from bot.text.buttons import button
from bot.text.format_texts import choice_label, form_field
from bot.text.messages import LABEL_LIMIT, Button
from bot.text.names import elide
from formats.core.asking import FormField, GameQuestion
from formats.core.commands import NoteMatch
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.phases import is_taken
from formats.core.state import TournamentState

MOST_ANSWERS = 20
"""Maximum number of answer buttons of a post."""


@dataclass(frozen=True, slots=True)
class NoteOffer:
    """A possible answer to a question of a format: the value of a choice, or None if fields have to be filled in."""

    argument: str
    asked: GameQuestion
    system: str
    label: str
    value: str | None = None


def note_offers(state: TournamentState, engine: Engine, game: Pairing) -> Iterator[NoteOffer]:
    """Yield every answer that is possible now, in the format's order."""
    number, round_, _ = state.find(game.id)
    if not is_taken(NoteMatch, state.phase) or game.id in round_.results:
        return
    rules = engine.rules_of(state, number)
    system = rules.system.key
    for question in rules.questions(game, state.stage(number)):
        if question.fields:
            label = ", ".join(form_field(question.question.code, field, system) for field in question.fields)
            yield NoteOffer(str(NoteAbout(game.id, question.note)), question, system, label)
        for place, choice in enumerate(question.choices):
            label = choice_label(question.question, choice, system)
            yield NoteOffer(str(NoteAbout(game.id, question.note, place)), question, system, label, choice.value)


def question_offers(state: TournamentState, engine: Engine, game: Pairing) -> Iterator[NoteOffer]:
    """Yield an offer for each open question, answered in a form: fewer buttons where there are many games."""
    notes: set[str] = set()
    for offer in note_offers(state, engine, game):
        if offer.asked.note in notes:
            continue
        notes.add(offer.asked.note)
        label = " / ".join(label for _, label in labels_of(offer)) or offer.label
        yield NoteOffer(str(NoteAbout(game.id, offer.asked.note)), offer.asked, offer.system, label)


def labels_of(offer: NoteOffer) -> tuple[tuple[str, str], ...]:
    """Return the choices of a question with their labels."""
    return tuple(
        (choice.value, choice_label(offer.asked.question, choice, offer.system)) for choice in offer.asked.choices
    )


def fields_of(question: GameQuestion) -> tuple[FormField, ...]:
    """Return the form of a question: its fields, or a select menu of its choices."""
    return question.fields or (FormField(question.note, choices=tuple(choice.value for choice in question.choices)),)


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
