"""Small formats that show every side of the contract, and an engine made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar, Literal

from pydantic import Field

from formats.core.capabilities import ReadsAnswers, Repairs
from formats.core.contract import Awaits, AwaitsResults, Finished, Format, NeedsPairing, Options, Status
from formats.core.engine import Engine
from formats.core.errors import BadAnswerError, BadFormError, FieldError
from formats.core.events import GameTime
from formats.core.lots import Lots
from formats.core.model import Bye, Choice, Entrant, Pairing, Prompt, Reason, RoundPairings, Standing
from formats.core.state import Round, Stage, TournamentState
from formats.core.values import EntrantId, PairingId, pairing_id
from formats.messages.catalogue import Catalogue
from formats.toolkit import record

TOY_MESSAGES = Catalogue("en", (Path(__file__).with_name("toys.ftl"),))
"""The sentences of these formats and of those in `form_toy`."""

QUESTION = "colour"
TOSS = "toss"


class NeighbourOptions(Options):
    """Options of the toy."""

    rounds: int = Field(default=3, ge=0, le=9)
    question: Literal["none", "choice", "number", "text", "call"] = "none"
    wait: bool = True


class Neighbours(Format[NeighbourOptions], Repairs[NeighbourOptions], ReadsAnswers[NeighbourOptions]):
    """Neighbours in the standings play each other; the last of an odd field has a bye."""

    key: ClassVar[str] = "neighbours"
    options: ClassVar[type[Options]] = NeighbourOptions
    sides: ClassVar[tuple[str, str] | None] = ("gold", "silver")

    def check(self, field: Sequence[Entrant], options: NeighbourOptions) -> None:
        """At least two."""
        del options
        if len(field) < 2:
            raise FieldError("too_few", limit=2, found=len(field))

    def planned_rounds(self, stage: Stage, options: NeighbourOptions) -> int | None:
        """The number of rounds is not fixed in advance."""
        return None

    def pair(self, stage: Stage, options: NeighbourOptions, lots: Lots) -> RoundPairings:
        """Two and two by rank; sides are drawn."""
        order = [line.entrant for line in self.rank(stage, options) if line.entrant in stage.active]
        odd = order.pop() if len(order) % 2 else None
        boards = []
        for board, pair in enumerate(zip(order[::2], order[1::2], strict=True), start=1):
            seats = pair if lots.number(0, 1, f"sides of board {board}") else pair[::-1]
            boards.append(Pairing(id=pairing_id(stage.number, stage.next_round, board), board=board, seats=seats))
        byes = (Bye(entrant=odd, reasons=(Reason(code="last", about=(odd,)),)),) if odd else ()
        return RoundPairings(pairings=tuple(boards), byes=byes)

    def rank(self, stage: Stage, options: NeighbourOptions) -> tuple[Standing, ...]:
        """By points, then seed."""
        del options
        made = record.game_points(stage.rounds) + record.bye_points(stage.rounds)
        order = sorted(stage.seeds, key=lambda who: (-made[who], stage.seed_of(who)))
        return tuple(Standing(entrant=who, rank=place, points=made[who]) for place, who in enumerate(order, start=1))

    def status(self, stage: Stage, options: NeighbourOptions) -> Status:
        """Rounds, with a question before the second one."""
        open_games = tuple(pairing.id for round_ in stage.rounds for pairing in round_.open_pairings())
        over = len(stage.rounds) >= options.rounds
        if open_games and (options.wait or over):
            return AwaitsResults(open_games)
        if over:
            return Finished()
        if options.question != "none" and len(stage.rounds) == 1 and QUESTION not in stage.answers:
            return Awaits((_prompt(options.question, stage.seeds[0]),))
        if options.question == "call" and len(stage.rounds) == 1 and TOSS not in stage.answers:
            return Awaits((Prompt(key=TOSS, question=Reason(code="ask"), low=0, high=9),))
        return NeedsPairing()

    def repair(self, stage: Stage, round_: Round, gone: EntrantId, options: NeighbourOptions) -> RoundPairings | None:
        """Replace the one who is gone by the entrant with the bye."""
        del stage, options
        if not round_.pairings.byes:
            return None
        bye = round_.pairings.byes[0].entrant
        boards = tuple(_replaced(pairing, gone, bye) for pairing in round_.pairings.pairings)
        return round_.pairings.model_copy(update={"pairings": boards, "byes": ()})

    def answer(self, prompt: Prompt, answer: str, stage: Stage, options: NeighbourOptions) -> str:
        """Free text is a colour, in small letters."""
        del stage, options
        if not prompt.choices and prompt.low is None and not answer.isalpha():
            raise BadAnswerError(prompt.key, answer)
        return answer.lower()


class Decisive(Neighbours):
    """The same without ties."""

    key: ClassVar[str] = "decisive"
    ties: ClassVar[bool] = False


def _replaced(pairing: Pairing, gone: EntrantId, new: EntrantId) -> Pairing:
    first, second = (new if seat == gone else seat for seat in pairing.seats)
    return pairing.model_copy(update={"seats": (first, second)})


def _prompt(kind: str, who: EntrantId) -> Prompt:
    question = Reason(code="ask")
    if kind == "number":
        return Prompt(key=QUESTION, question=question, who=(who,), low=1, high=6)
    if kind == "call":
        calls = (Choice(value="odd"), Choice(value="even"))
        return Prompt(key=QUESTION, question=question, who=(who,), choices=calls, low=0, high=9, call_for=TOSS)
    choices = (Choice(value="red"), Choice(value="blue")) if kind == "choice" else ()
    return Prompt(key=QUESTION, question=question, who=(who,), choices=choices)


def in_two_days(
    state: TournamentState, stage: int, round_number: int, final: bool, now: datetime
) -> Mapping[PairingId, GameTime]:
    """A scheduler: every open game without a final time starts in two days."""
    open_games = state.started[stage].rounds[round_number - 1].open_pairings()
    return {
        pairing.id: GameTime(at=now + timedelta(days=2), final=final)
        for pairing in open_games
        if pairing.id not in state.times or not state.times[pairing.id].final
    }


def even_numbers(state: TournamentState, entrant: EntrantId, content: Any) -> Any:
    """A form: an even number, stored as text."""
    del state, entrant
    if not isinstance(content, int) or content % 2:
        raise BadFormError("even", (("number", "odd"),))
    return str(content)


def toy_engine(*more: Format[Any]) -> Engine:
    """An engine of toys."""
    formats = {system.key: system for system in (Neighbours(), Decisive(), *more)}
    return Engine(version="toys", formats=formats, schedule=in_two_days, forms={"even": even_numbers})
