"""A small format that asks for forms and takes notes, for tests of the engine and of the chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formats.core.asking import Asked, EntrantForm, FormField, GameQuestion
from formats.core.capabilities import AsksAboutGames, AsksForms, KnowsResults, Reveals
from formats.core.errors import BadFormError
from formats.core.model import Choice, Entrant, Pairing, Reason
from formats.core.results import FULL_POINT, Result
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId, Value
from tests.formats.toys import NeighbourOptions, Neighbours

WISH, COMING = "wish", "coming"
COLOURS = ("red", "blue")


class Colour(Value):
    """What the first player plays."""

    colour: str


class Line(Value):
    """Who crossed the line: the first player or the second."""

    line: str


class Wishers(
    Neighbours,
    AsksForms[NeighbourOptions],
    Reveals[NeighbourOptions],
    AsksAboutGames[NeighbourOptions],
    KnowsResults[NeighbourOptions],
):
    """Neighbours who hand in a wish, sealed until play begins, and say whether they come.

    During a game the first player names a colour, and the second says who crossed the line, which decides it.
    """

    key: ClassVar[str] = "wishers"
    forms: ClassVar[tuple[EntrantForm, ...]] = (
        EntrantForm(
            WISH,
            (FormField("what", "red"), FormField("why", "Because.", lines=4)),
        ),
        EntrantForm(
            COMING,
            (FormField("answer", choices=("yes", "no")),),
            declined_by="no",
        ),
    )
    notes: ClassVar[Mapping[str, type[Value]]] = {"colour": Colour, "line": Line}

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: NeighbourOptions
    ) -> Any:
        """A wish needs a colour and a reason, and comes before play."""
        if form == COMING:
            if content["answer"] not in {"yes", "no"}:
                raise BadFormError(form, (("answer", "unknown_item"),))
            return {"answer": content["answer"]}
        if stage is not None:
            raise BadFormError(form, (("form", "closed"),))
        problems = []
        if content["what"] not in COLOURS:
            problems.append((str(content["what"]) or "what", "no_colour"))
        if not content["why"]:
            problems.append(("why", "missing"))
        if problems:
            raise BadFormError(form, tuple(problems))
        return {"what": content["what"], "why": content["why"]}

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: NeighbourOptions) -> Asked:
        """Everybody, before play."""
        everybody = frozenset(entrant.id for entrant in field) if stage is None else frozenset()
        return Asked(may=everybody, should=everybody)

    def sealed(self, stage: Stage | None, options: NeighbourOptions) -> frozenset[str]:
        """Wishes, until play begins."""
        return frozenset({WISH}) if stage is None else frozenset()

    def script(self, stage: Stage, options: NeighbourOptions) -> tuple[tuple[Reason, ...], ...]:
        """No script."""
        return ()

    def questions(self, pairing: Pairing, stage: Stage, options: NeighbourOptions) -> tuple[GameQuestion, ...]:
        """A colour for the first player until one is named; who crossed the line, for the second to say."""
        noted = {entry.note for entry in stage.notes.get(pairing.id, ())}
        first, second = pairing.seats
        choices = tuple(Choice(value=colour) for colour in COLOURS)
        colour = GameQuestion("colour", Reason(code="which_colour", about=(first,)), first, choices=choices)
        line = GameQuestion(
            "line", Reason(code="who_crossed", about=(second,)), second, fields=(FormField("line", "1"),)
        )
        return (line,) if "colour" in noted else (colour, line)

    def said(self, pairing: Pairing, stage: Stage, options: NeighbourOptions) -> tuple[Reason, ...]:
        """Nothing is repeated."""
        return ()

    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage, options: NeighbourOptions
    ) -> Any:
        """A colour there is; the first or the second crossed the line."""
        if note == "line" and content["line"] not in {"1", "2"}:
            raise BadFormError(note, (("who", "unknown_item"),))
        if note == "colour" and content["colour"] not in COLOURS:
            raise BadFormError(note, (("colour", "unknown_item"),))
        return {note: content[note]}

    def known_results(self, stage: Stage, options: NeighbourOptions) -> Mapping[PairingId, Result]:
        """Return a win for the player noted as first across the line."""
        results = {}
        for pairing in stage.rounds[-1].open_pairings():
            for note in stage.notes.get(pairing.id, ()):
                if note.note == "line":
                    first = Line.model_validate(note.content).line == "1"
                    results[pairing.id] = Result(half_points=(FULL_POINT, 0) if first else (0, FULL_POINT))
        return results
