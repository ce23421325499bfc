"""A tournament as a division file of tsh, and its options as the configuration beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.faces.cop.tsh.configuration import WrittenDivision, configuration_lines
from bot.faces.cop.tsh.lines import BYE, NO_SCORE, Line, fitting_name, write_file
from bot.text.context import TournamentContext
from bot.text.messages import Attachment
from formats.core.model import Bye, Pairing
from formats.core.results import FULL_POINT, HALF_POINT, Result
from formats.core.state import Round
from formats.core.values import EntrantId

CONFIGURATION_FILE = "config.tsh"
LETTERS = 26
FREE, FIRST, SECOND = 0, 1, 2
NEVER_SCORED = ((0, 0), (1, 0), (0, 1))
"""Scores for games without any: level, won by the first seat, won by the second."""

Cell = tuple[int, int, int, int]
"""A player's round: opponent, score, who started, board."""


def tsh_files(context: TournamentContext) -> tuple[Attachment, ...]:
    """The stage in play as tsh reads it: the division, and the configuration that names it."""
    return folder_files((context,))


def folder_files(contexts: Sequence[TournamentContext]) -> tuple[Attachment, ...]:
    """The files of an event folder of tsh, in which each tournament is a division; it is called as the first."""
    divisions = written_divisions(contexts)
    texts = [division_text(context) for context in contexts]
    configuration = "\n".join([*configuration_lines(contexts[0].state.title, divisions), ""])
    return (
        *(Attachment(name=division.file, text=text) for division, text in zip(divisions, texts, strict=True)),
        Attachment(name=CONFIGURATION_FILE, text=configuration),
    )


def written_divisions(contexts: Sequence[TournamentContext]) -> tuple[WrittenDivision, ...]:
    """The tournaments as divisions A, B, ... in this order."""
    return tuple(
        WrittenDivision(name, f"{name.lower()}.t", _options(context), context.state.settings.prizes)
        for name, context in zip(map(_letter, range(len(contexts))), contexts, strict=True)
    )


def _letter(place: int) -> str:
    return chr(ord("A") + place % LETTERS) * (place // LETTERS + 1)


def division_text(context: TournamentContext) -> str:
    """The stage in play as tsh reads it: players by seed, opponents, scores, starters, boards, classes, who has left.

    A forfeit is a bye for who was there and a lost bye for who was not, as tsh has it. A game won without scores is
    written 1:0.
    """
    order = _order(context)
    number = {entrant: place for place, entrant in enumerate(order, start=1)}
    stage = context.state.stage_number
    rounds = context.state.started[stage].rounds if stage >= 0 else ()
    spread = int(getattr(context.options(stage), "bye_spread", 50)) if rounds else 0
    cells = [_cells(round_, number, spread) for round_ in rounds]
    return write_file(
        [_line(context, entrant, [row.get(entrant, (BYE, -spread, FREE, 0)) for row in cells]) for entrant in order]
    )


def _order(context: TournamentContext) -> tuple[EntrantId, ...]:
    if context.state.started:
        return context.state.started[context.state.stage_number].seeds
    return tuple(entrant.id for entrant in context.state.active_entrants())


def _line(context: TournamentContext, entrant: EntrantId, cells: list[Cell]) -> Line:
    data, status = context.state.entrants[entrant].data, context.state.entrants[entrant].status
    fields: dict[str, str] = {}
    if cells:
        fields["p12"] = " ".join(str(cell[2]) for cell in cells)
        fields["board"] = " ".join(str(cell[3]) for cell in cells)
    of_class = data.attributes.get("class")
    if isinstance(of_class, int) and 0 < of_class < 26:  # noqa: PLR2004 - letters of the alphabet
        fields["class"] = chr(ord("A") + of_class)
    if status not in {"active", "waiting"}:
        fields["off"] = "-50"
    scores = [cell[1] for cell in cells]
    while scores and scores[-1] == NO_SCORE:
        scores.pop()
    return Line(
        name=fitting_name(context.names.full(entrant)),
        rating=data.rating or 0,
        opponents=tuple(cell[0] for cell in cells),
        scores=tuple(scores),
        fields=fields,
    )


def _cells(round_: Round, number: Mapping[EntrantId, int], spread: int) -> dict[EntrantId, Cell]:
    """Everybody who was there in a round."""
    cells: dict[EntrantId, Cell] = {bye.entrant: _free(bye, spread) for bye in round_.pairings.byes}
    cells |= dict.fromkeys(round_.pairings.idle, (BYE, 0, FREE, 0))
    for pairing in round_.pairings.pairings:
        cells |= _game(pairing, round_.results.get(pairing.id), number, spread)
    return cells


def _free(bye: Bye, spread: int) -> Cell:
    return BYE, spread * (bye.half_points - HALF_POINT), FREE, 0


def _game(
    pairing: Pairing, result: Result | None, number: Mapping[EntrantId, int], spread: int
) -> dict[EntrantId, Cell]:
    a, b = pairing.seats
    if result is not None and result.how != "played":
        won = [0 if result.how == "void" else spread if made == FULL_POINT else -spread for made in result.half_points]
        return {a: (BYE, won[0], FREE, 0), b: (BYE, won[1], FREE, 0)}
    scores = (NO_SCORE, NO_SCORE)
    if result is not None:
        scores = result.scores or NEVER_SCORED[0 if result.winning_seat is None else result.winning_seat + 1]
    first = b if result is not None and result.first == b else a
    return {
        who: (number[other], score, FIRST if who == first else SECOND, pairing.board)
        for who, other, score in ((a, b, scores[0]), (b, a, scores[1]))
    }


def _options(context: TournamentContext) -> dict[str, object]:
    """The options in force: what is left empty is the number that it stands for."""
    options = context.options(max(context.state.stage_number, 0))
    values = options.model_dump(mode="json")
    empty = {name: value for name, value in options.in_force().items() if values.get(name) is None}
    return {**values, **empty}
