"""Logs of whole tournaments with a busy director, with what a page hands out beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from formats import registry
from formats.core.engine import Engine
from formats.core.errors import FieldError
from formats.core.events import EntrantRegistered, RoundPaired
from formats.core.log import Record
from formats.core.log_file import LogHeader, LogPerson, read_log, write_log
from formats.core.model import EntrantData
from formats.core.proofs import certificates_of
from formats.core.state import TournamentState
from formats.core.upcast import Payload
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import directed
from tests.formats.conformance.whole_tournaments import Whole

SYSTEMS = (
    "swiss",
    "score_group_swiss",
    "floating_double_elimination",
    "fide_dutch",
    "round_robin",
    "group_stage",
    "tiered_league",
    "single_elimination",
    "double_elimination",
    "swiss_elimination",
    "group_rounds",
)
"""Formats whose rounds a reader can check."""


class Unwatched(Directed):
    """A directed tournament in which only the log matters. In every second league one player holds the title."""

    holder = False

    def somebody(self, engine: Engine) -> EntrantData:
        """An entrant; one holds the title, and the ranks of the others in the last cycle differ."""
        data = super().somebody(engine)
        if "last_tier" not in data.attributes:
            return data
        is_holder = not self.holder and self.rng.random() < 0.5
        self.holder = True
        last = {"last_tier": 0} if is_holder else {"last_rank": self.rng.randrange(1, 11)}
        return data.model_copy(update={"attributes": {**data.attributes, **last}})

    def watch(self) -> None:
        """Look at nothing."""

    def watch_publication(self, event: RoundPaired, before: TournamentState) -> None:
        """Look at nothing."""


@dataclass(frozen=True)
class Given:
    """What a reader has: the log as text, the head that was posted, certificates by line, standings by stage."""

    name: str
    log: str
    head: str
    proofs: Mapping[str, Any]

    def as_json(self) -> dict[str, Any]:
        """The arguments of a checker."""
        return {"log": self.log, "head": self.head, "proofs": self.proofs}


def given_log(system: str, seed: int) -> Given | None:
    """Play a tournament; None where the seed makes a field that the format does not take."""
    try:
        return given_of(directed(system, seed, Unwatched), f"{system} {seed}")
    except FieldError:
        return None


def given_of(tournament: Whole, name: str) -> Given:
    """Play a tournament to its end."""
    tournament.play_out()
    return given_file(tournament.play.records, name)


def given_file(records: Sequence[Record], name: str, *, seed: bool = True, payloads: Sequence[Payload] = ()) -> Given:
    """Write a log of these records, as it is handed out; without its `seed` while it is played."""
    engine = registry.engine()
    entrants = dict.fromkeys(one.event.entrant for one in records if isinstance(one.event, EntrantRegistered))
    people = {f"p{number}": LogPerson(name=f"Ñame {number}", entrants=(who,)) for number, who in enumerate(entrants)}
    header = LogHeader(tournament="t1", title="Play", engine="1", people=people)
    text = write_log(header, records, payloads or None, seed=seed)
    file = read_log(text)
    tables = [
        {
            "stage": stage,
            "order": [line.entrant for line in engine.table(file.state, stage)],
            "points": [line.points for line in engine.table(file.state, stage)],
        }
        for stage in range(len(file.state.started))
    ]
    certificates = dict(certificates_of(file.records, engine, SYSTEMS.__contains__))
    proofs = {"certificates": {str(seq): known for seq, known in certificates.items()}, "standings": tables}
    return Given(name, text, str(file.head(len(file.records))), proofs)


def given_logs(count: int, first: int = 0, systems: tuple[str, ...] = SYSTEMS) -> Iterator[Given]:
    """Play so many tournaments, the formats in turns."""
    seed = first
    while count:
        given = given_log(systems[seed % len(systems)], seed)
        seed += 1
        if given is not None:
            count -= 1
            yield given
