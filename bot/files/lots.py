"""Verifiable random draws of a tournament, collected from the log with everything needed to recompute them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from formats.core import events as ev
from formats.core.draws import prompt_draw
from formats.core.log import Record
from formats.core.model import Draw
from formats.core.verify import effective


@dataclass(frozen=True, slots=True)
class Drawn:
    """A valid draw. `name` is that of its secret (`s0r3`); stages count from 0.

    For a public draw, `commitment` was published before it, `words` were mixed in (the randomness of a beacon last),
    and `secret` was revealed with it. For other draws these are empty.
    """

    stage: int
    name: str
    at: datetime
    draw: Draw
    commitment: str = ""
    secret: str = ""
    words: tuple[str, ...] = ()

    @property
    def hashed(self) -> str:
        """Return the text whose SHA-256 determines the number."""
        return f"{self.draw.seed}/{self.draw.purpose}/{self.draw.counter}"


def drawn(records: Sequence[Record]) -> list[Drawn]:
    """Return all valid draws in the order in which they were made."""
    commitments: dict[str, str] = {}
    words: dict[str, list[str]] = {}
    draws: list[Drawn] = []
    for record in effective(records):
        match record.event:
            case ev.DrawCommitted() as event:
                commitments[event.draw] = event.commitment
            case ev.DrawContributed() as event:
                words.setdefault(event.draw, []).append(event.text)
            case ev.PromptAnswered() as event if event.draw is not None:
                name = prompt_draw(event.stage, event.prompt)
                mixed_in = (*words.get(name, ()), *filter(None, [event.beacon]))
                draws.append(
                    Drawn(event.stage, name, record.at, event.draw, commitments.get(name, ""), event.secret, mixed_in)
                )
            case _:
                draws += _silent(record)
    return draws


def _silent(record: Record) -> Iterator[Drawn]:
    """Yield the draws behind seeds and pairings, which have no public ceremony."""
    match record.event:
        case (ev.StageStarted() | ev.BranchOpened()) as event:
            name, stage, draws = f"s{event.stage}", event.stage, event.draws
        case ev.RoundPaired() as event:
            name, stage, draws = f"s{event.stage}r{event.round_number}", event.stage, event.draws
        case ev.MatchAdded(game=game) as event if game is not None:
            name, stage, draws = game.id, event.stage, event.draws
        case _:
            return
    for draw in draws:
        yield Drawn(stage, name, record.at, draw)
