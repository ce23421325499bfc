"""Rules 12 and 3: A and B, and the opening of a Freestyle game, as they are recorded with the game.

Three notes, in this order: `side` (the higher seed chooses A or B), `pieces` (A names the first blue and the first red
piece), `colours` (B chooses what to play). A form holds the side somebody always wants when it is theirs to choose.
`questions_of` says which of the notes are due, `told_of` what they have said.
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
"""The notes of a Freestyle game; `SIDE` is also the form of a standing wish."""

SideName = Literal["A", "B"]
Colours = Literal["blue and red", "yellow and green"]
OTHER: dict[Colours, Colours] = {"blue and red": "yellow and green", "yellow and green": "blue and red"}

PIECE_MENU = tuple((letter, letter) for letter in "FILNPTUVWXYZ")
"""The pieces of a colour: the twelve shapes of five squares, by the letters they are known by (reading)."""

SIDE_FORM = EntrantForm(
    key=SIDE,
    title="A or B",
    help="What you want when you are the higher seed: A names the pieces, B chooses the colours.",
    fields=(FormField(SIDE, "A or B", "B", choices=(("A", "A: name the pieces"), ("B", "B: choose the colours"))),),
)


class SideChoice(Value):
    """The higher seed's choice."""

    side: SideName


class PieceChoice(Value):
    """The pieces A names."""

    blue: str = Field(min_length=1, max_length=20)
    red: str = Field(min_length=1, max_length=20)


class ColourChoice(Value):
    """What B plays."""

    colours: Colours


NOTES: Mapping[str, type[Value]] = {SIDE: SideChoice, PIECES: PieceChoice, COLOURS: ColourChoice}
"""The notes of a Freestyle game, each with its content."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Who has A and B in a game and what its opening was, as far as it is recorded.

    `chooser` is the higher seed where the choice of the side was theirs; `chosen` says that it has been made, `settled`
    that a director or a clock has made it in their place, for good.
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
    """The opening of a game by its notes. The published seats are A and B until the chooser says otherwise."""
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
    """Which notes of an open game are due: each until the next one has been made."""
    opening = opening_of(stage, pairing)
    a, b = opening.a, opening.b
    if opening.colours is not None:
        return (_ask_colours(opening),)
    pieces = GameQuestion(
        PIECES,
        Reason(code="ask_pieces", rule="R12", about=(a, b)),
        who=a,
        fields=(
            FormField("blue", "First blue piece", choices=PIECE_MENU),
            FormField("red", "First red piece", choices=PIECE_MENU),
        ),
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
        choices=(Choice(value="A", label="A (pieces)"), Choice(value="B", label="B (colours)")),
        default="A" if a == opening.chooser else "B",
    )
    # Whoever has A unless they say otherwise is asked one thing at a time.
    return (side, pieces) if opening.chosen or a == other else (side,)


def _ask_colours(opening: Opening) -> GameQuestion:
    pieces: dict[str, Scalar] = {"blue": opening.blue, "red": opening.red}
    return GameQuestion(
        COLOURS,
        Reason(code="ask_colours", rule="R12", about=(opening.b, opening.a), params=pieces),
        who=opening.b,
        choices=tuple(Choice(value=colours, label=colours.capitalize()) for colours in OTHER),
    )


def told_of(stage: Stage, pairing: Pairing) -> tuple[Reason, ...]:
    """The opening of a game in sentences, as far as it is recorded."""
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
    """Has the player handed in that they want B where the choice is theirs?"""
    return stage.forms.get((SIDE, player)) == {SIDE: "B"}


def read_side_form(content: Any) -> Any:
    """The standing wish in its stored shape, or `BadFormError`."""
    return _read(SIDE, content)


def read_entry(note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage) -> Any:
    """A note in its stored shape, or `BadFormError`: `not_yours`, `too_late`, `too_early`, or what pydantic found.

    `by` is None for a director, who may note anything in its turn.
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
    try:
        return NOTES[name].model_validate(content).model_dump(mode="json")
    except ValidationError as error:
        problems = error.errors(include_url=False)
        wrong = tuple((".".join(str(part) for part in item["loc"]) or name, item["type"]) for item in problems)
        raise BadFormError(name, wrong) from error
