"""What demo players do about what a format asks of them: forms, questions, words for draws, choices about their games.

All of it follows from what formats declare; nothing here knows one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from bot.parsing.entrant_fields import fields_of
from bot.parsing.open_forms import is_one_choice
from bot.rehearsal.cast import Role
from bot.rehearsal.play import Act, Intention, Play
from bot.text import actions
from bot.text.arguments import NoteAbout, NumberOf
from bot.text.messages import action_id
from bot.ui.flows.answering import CHOOSE, LOTS
from bot.ui.flows.joining import TEAM
from formats.core.asking import EntrantField, FormField, GameQuestion
from formats.core.draws import open_draws, prompt_draw
from formats.core.forms import FormNow
from formats.core.lots import Lots
from formats.core.model import Pairing, Prompt
from formats.core.possible import answers
from formats.core.possible.answers import asked_at, questions_about
from formats.core.possible.members import takes_teams
from formats.core.values import EntrantId

GIVE_WORDS = 20
"""How many players in a hundred give a word for a draw."""

WORDS = ("heron", "walnut", "lighthouse", "marble", "thunder", "clover", "lantern", "pebble", "saffron", "kettle")
"""What they give."""

ANYTHING: Mapping[str, str] = {"text": "yes", "date": "2020-01-31"}
"""What is filled in on joining, by the kind of a field; numbers are drawn."""


def entry(play: Play, role: Role) -> dict[str, str]:
    """What a player fills in on joining."""
    fields = (field for field in fields_of(play.state, play.engine) if field.asked)
    team = {TEAM: f"Team {role.name}"} if takes_teams(play.state) else {}
    return {**team, **{field.name: _said(play, role, field) for field in fields}}


def _said(play: Play, role: Role, field: EntrantField) -> str:
    return ANYTHING.get(field.kind) or str(play.draw(f"{field.name} of {role.name}", 1, 9999))


def about_forms(play: Play, me: EntrantId) -> Iterator[Intention]:
    """Hand in what one is asked for, in good time."""
    for form in play.forms:
        wanted = form.by_entrants and me in form.asked.should and (form.key, me) not in play.state.forms
        if wanted and form.ask is not None and not form.is_late(play.now):
            yield Intention(form.ask.at + play.delay(f"{form.key} of {play.name(me)}"), _hand_in(play, form, me))


def table(play: Play, form: FormNow, entrants: Sequence[EntrantId]) -> str:
    """What they fill in as a file: a line each, a column for each line of the form, under the first word of that."""
    rows = {play.name(entrant): _columns(made_up(play, form, entrant)) for entrant in entrants}
    heads = list(dict.fromkeys(head for row in rows.values() for head in row))
    lines = [[name, *(row.get(head, "") for head in heads)] for name, row in rows.items()]
    return "\n".join(",".join(line) for line in [["name", *heads], *lines])


def _columns(filled: Mapping[str, str]) -> dict[str, str]:
    """`P1 9:15.9` on a line of the form stands under `P1`."""
    lines = (line.partition(" ") for text in filled.values() for line in text.splitlines())
    return {head: value for head, _, value in lines}


def made_up(play: Play, form: FormNow, entrant: EntrantId) -> Mapping[str, str]:
    """What somebody fills in."""
    lots = Lots(f"{play.seed}/{form.key} of {play.name(entrant)}")
    return form.system.made_up(form.key, form.stage, form.options, play.skill(entrant), lots)


def _hand_in(play: Play, form: FormNow, me: EntrantId) -> Act:
    filled_in = made_up(play, form, me)
    command, options = "/me form", {"form": form.key}
    if not is_one_choice(form):
        return Act(command, options, f"hands in: {form.form.title}", fills=filled_in)
    field = form.form.fields[0]
    number, label = next(
        (at, label) for at, (value, label) in enumerate(field.choices) if value == filled_in[field.name]
    )
    press = action_id(actions.FORM_CHOICE, play.tournament, str(NumberOf(form.key, number)))
    return Act(command, options, f"says: {label}", presses=(press,))


def about_questions(play: Play, me: EntrantId) -> Iterator[Intention]:
    """Answer what the format has to know; of several who could, one is drawn."""
    for prompt in play.questions:
        if prompt.who and me == prompt.who[play.draw(f"who answers {prompt.key}", 0, len(prompt.who) - 1)]:
            act = answer(play, prompt)
            if act is not None:
                yield Intention(not_before(play, prompt) + play.delay(f"answer to {prompt.key}"), act)


def answer(play: Play, prompt: Prompt) -> Act | None:
    """The button under the question, then one of the choices or a draw of lots; nobody can make up a text."""
    question = action_id(actions.ANSWER, play.tournament, prompt.key)
    if prompt.choices:
        number = play.draw(f"answer to {prompt.key}", 0, len(prompt.choices) - 1)
        chosen = action_id(CHOOSE, play.tournament, str(NumberOf(prompt.key, number)))
        return Act("", {}, f"answers a question: {prompt.choices[number].label}", presses=(question, chosen))
    if prompt.low is not None:
        lots = action_id(LOTS, play.tournament, prompt.key)
        return Act("", {}, "lets lots answer a question", presses=(question, lots))
    if prompt.default is not None:
        words = f"answers a question: {prompt.default}"
        return Act("", {}, words, presses=(question,), fills={"answer": prompt.default})
    return None


def not_before(play: Play, prompt: Prompt) -> datetime:
    """From when on a question can be answered by pressing: of a draw, from the moment that was told."""
    moment = asked_at(play.state, prompt.key)
    opens = answers.lots(play.state, prompt_draw(play.state.stage_number, prompt.key)).opens if prompt.is_draw else None
    return moment if opens is None else max(moment, opens)


def about_draws(play: Play, me: EntrantId) -> Iterator[Intention]:
    """Some give a word for a draw that has been announced."""
    for name in open_draws(play.state):
        given = any(word.by == me for word in play.state.words.get(name, ()))
        if not given and play.happens(f"word of {play.name(me)} for {name}", GIVE_WORDS):
            word = WORDS[play.draw(f"which word of {play.name(me)} for {name}", 0, len(WORDS) - 1)]
            press = action_id(actions.WORD, play.tournament, name)
            yield Intention(play.now, Act("", {}, f"gives a word for a draw: {word}", (press,), {"word": word}))


def next_choice(play: Play, pairing: Pairing) -> GameQuestion | None:
    """What is to be said next about an open game, and has not been.

    What counts by default where nobody answers does not hold a game up whose player is nobody of the cast.
    """
    answered = {noted.note for noted in play.state.notes.get(pairing.id, ())}
    for question in questions_about(play.state, play.engine, pairing):
        if question.note not in answered and (question.who in play.cast or question.default is None):
            return question
    return None


def _filled_in(play: Play, pairing: Pairing, field: FormField) -> str:
    """One of the choices, or the example."""
    if not field.choices:
        return field.example
    return field.choices[play.draw(f"{field.name} in {play.about(pairing)}", 0, len(field.choices) - 1)][0]


def about_choice(play: Play, me: EntrantId, pairing: Pairing, question: GameQuestion) -> Iterator[Intention]:
    """Say what one is asked about a game."""
    if question.who != me:
        return
    number = None
    fills = {field.name: _filled_in(play, pairing, field) for field in question.fields}
    statement = ", ".join(fills.values())
    if question.choices:
        number = play.draw(f"{question.note} in {play.about(pairing)}", 0, len(question.choices) - 1)
        statement = question.choices[number].label
    if number is not None and sum(me in game.seats for game in play.state.open_games()) > 1:
        # Whoever has several games has one button for each question, which opens a form.
        fills, number = {question.note: question.choices[number].value}, None
    press = action_id(actions.NOTE, play.tournament, str(NoteAbout(pairing.id, question.note, number)))
    words = f"says about the game with {play.name(pairing.opponent(me))}: {statement}"
    yield Intention(play.now, Act("/me next", {}, words, (press,), fills))
