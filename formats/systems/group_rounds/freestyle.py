"""Sides and openings of Freestyle games, as notes recorded with the game (rules 3 and 12).

Three notes, in this order: `side` (the higher seed chooses A or B), `pieces` (A names the first blue and the first red
piece), `colours` (B chooses what to play). A later note closes the earlier ones. A form holds the side that a player
always wants if the choice is theirs. `questions_of` returns the notes that are due, `recorded_opening` what they
contain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from pydantic import Field, ValidationError

from formats.core.asking import EntrantForm, FormField, GameQuestion
from formats.core.errors import BadFormError
from formats.core.model import Choice, Pairing, Reason
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar, Value
from formats.systems.group_rounds.reasons import CHOOSERS

SIDE, PIECES, COLOURS = "side", "pieces", "colours"
"""Notes of a Freestyle game. `SIDE` is also the form with a player's default choice."""

SideName = Literal["A", "B"]
Colours = Literal["blue and red", "yellow and green"]
OTHER: dict[Colours, Colours] = {"blue and red": "yellow and green", "yellow and green": "blue and red"}

PIECE_MENU = tuple("FILNPTUVWXYZ")
"""The pieces of a colour: the twelve pentominoes, by their usual letters (reading)."""

SIDE_FORM = EntrantForm(
    key=SIDE,
    fields=(FormField(SIDE, "B", choices=("A", "B")),),
)


class SideChoice(Value):
    """The higher seed's choice."""

    side: SideName


class PieceChoice(Value):
    """The pieces that A names."""

    blue: str = Field(min_length=1, max_length=20)
    red: str = Field(min_length=1, max_length=20)


class ColourChoice(Value):
    """The colours that B plays."""

    colours: Colours


NOTES: Mapping[str, type[Value]] = {SIDE: SideChoice, PIECES: PieceChoice, COLOURS: ColourChoice}
"""Content type of each note of a Freestyle game."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Players of A and B in a game and its opening, as far as they are recorded.

    `chooser` is the higher seed if the choice of the side was theirs. `chosen`: the choice has been made; `settled`: it
    was made by a director or a deadline, and is final.
    """

    a: EntrantId
    b: EntrantId
    chooser: EntrantId | None = None
    blue: str = ""
    red: str = ""
    colours: Colours | None = None
    chosen: bool = False
    settled: bool = False


def opening_of(stage: Stage, pairing: Pairing) -> Opening:
    """Return the opening of a game from its notes.

    The published seats are A and B until the chooser chooses otherwise.
    """
    chooser = next((reason.about[0] for reason in pairing.reasons if reason.code in CHOOSERS), None)
    opening = Opening(*pairing.seats, chooser=chooser)
    for noted in stage.notes.get(pairing.id, ()):
        shape = NOTES.get(noted.note)
        if shape is not None:
            opening = _after(opening, shape.model_validate(noted.content))
            if noted.note == SIDE:
                opening = replace(opening, chosen=True, settled=noted.by is None)
    return opening


def _after(opening: Opening, choice: Value) -> Opening:
    """Return the opening after one more note."""
    match choice:
        case SideChoice(side=side) if opening.chooser is not None:
            other = opening.b if opening.chooser == opening.a else opening.a
            a, b = (opening.chooser, other) if side == "A" else (other, opening.chooser)
            return replace(opening, a=a, b=b)
        case PieceChoice(blue=blue, red=red):
            return replace(opening, blue=blue, red=red)
        case ColourChoice(colours=colours):
            return replace(opening, colours=colours)
        case _:
            return opening


def questions_of(stage: Stage, pairing: Pairing) -> tuple[GameQuestion, ...]:
    """Return the notes of an open game that are due. Each may be changed until the next one has been made."""
    opening = opening_of(stage, pairing)
    a, b = opening.a, opening.b
    if opening.colours is not None:
        return (_ask_colours(opening),)
    pieces = GameQuestion(
        PIECES,
        Reason(code="ask_pieces", rule="R12", about=(a, b)),
        who=a,
        fields=(FormField("blue", choices=PIECE_MENU), FormField("red", choices=PIECE_MENU)),
    )
    if opening.blue:
        return (pieces, _ask_colours(opening))
    if opening.chooser is None or opening.settled:
        return (pieces,)
    other = pairing.opponent(opening.chooser)
    side = GameQuestion(
        SIDE,
        Reason(code="ask_side", rule="R3", about=(opening.chooser, other)),
        who=opening.chooser,
        choices=(Choice(value="A"), Choice(value="B")),
        default="A" if a == opening.chooser else "B",
    )
    # A chooser who has A by default is asked for the side first and for the pieces afterwards.
    return (side, pieces) if opening.chosen or a == other else (side,)


def _ask_colours(opening: Opening) -> GameQuestion:
    """Return the question for the colours."""
    pieces: dict[str, Scalar] = {"blue": opening.blue, "red": opening.red}
    return GameQuestion(
        COLOURS,
        Reason(code="ask_colours", rule="R12", about=(opening.b, opening.a), params=pieces),
        who=opening.b,
        choices=tuple(Choice(value=colours) for colours in OTHER),
    )


def recorded_opening(stage: Stage, pairing: Pairing) -> tuple[Reason, ...]:
    """Return the opening of a game in sentences, as far as it is recorded."""
    opening = opening_of(stage, pairing)
    reasons = [Reason(code="told_sides", rule="R3", about=(opening.a, opening.b))]
    if opening.blue:
        pieces: dict[str, Scalar] = {"blue": opening.blue, "red": opening.red}
        reasons.append(Reason(code="told_pieces", rule="R12", about=(opening.a,), params=pieces))
    if opening.colours is not None:
        colours: dict[str, Scalar] = {"colours": opening.colours, "others": OTHER[opening.colours]}
        reasons.append(Reason(code="told_colours", rule="R12", about=(opening.b, opening.a), params=colours))
    return tuple(reasons)


def wishes_b(stage: Stage, player: EntrantId) -> bool:
    """Return True if the player's form asks for B."""
    return stage.forms.get((SIDE, player)) == {SIDE: "B"}


def read_side_form(content: Any) -> Any:
    """Return the default choice in its stored shape. Raises `BadFormError`."""
    return _read(SIDE, content)


def read_entry(note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage) -> Any:
    """Return a note in its stored shape.

    Raises `BadFormError`: `not_yours`, `too_late`, `too_early`, or pydantic's errors. `by` is None for a director, who
    may enter any note in its turn.
    """
    opening = opening_of(stage, pairing)
    entitled = {SIDE: opening.chooser, PIECES: opening.a, COLOURS: opening.b}[note]
    if entitled is None or by not in {None, entitled}:
        raise BadFormError(note, ((note, "not_yours"),))
    if note == COLOURS and not opening.blue:
        raise BadFormError(note, ((note, "too_early"),))
    if note == SIDE and (opening.blue or (opening.settled and by is not None)):
        raise BadFormError(note, ((note, "too_late"),))
    if note == PIECES and opening.colours is not None:
        raise BadFormError(note, ((note, "too_late"),))
    return _read(note, content)


def _read(name: str, content: Any) -> Any:
    """Validate the content of a note or form."""
    try:
        return NOTES[name].model_validate(content).model_dump(mode="json")
    except ValidationError as error:
        problems = error.errors(include_url=False)
        wrong = tuple((".".join(str(part) for part in item["loc"]) or name, item["type"]) for item in problems)
        raise BadFormError(name, wrong) from error
