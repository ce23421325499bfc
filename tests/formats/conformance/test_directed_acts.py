"""What the whole tournaments of `directed.py` really contain: every act of a director's hand, in every format."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from formats import registry
from formats.core.capabilities import Repairs, SeatsNewcomers, TakesLateEntrants
from formats.core.errors import FieldError
from formats.core.events import CommandUndone, RoundAmended, RoundPaired, RulingMade
from formats.core.log import Record
from formats.core.state import TournamentState
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import OPTIONS, directed

SYSTEMS = registry.systems()

ALWAYS = {"override", "correct", "old round", "forfeit", "leave", "back", "rematch", "undo", "CommandUndone"}
"""What a director can do in any format: rounds by hand, corrections also of old rounds, and so on."""

WITH_LATER_GAMES = {
    "single_elimination",
    "double_elimination",
    "floating_double_elimination",
    "group_rounds",
    "swiss_elimination",
}
"""The formats in which nearly every correction has later games that rest on it."""

SEEDS = [seed for seed in range(13, 200) if seed // 13 % 4]
"""Those of tournaments in which nothing is played before the format, so that every act is one in it."""


def expected(key: str) -> set[str]:
    """The acts that have to be seen of a format."""
    system, acts = SYSTEMS[key], set(ALWAYS)
    if isinstance(system, TakesLateEntrants):
        acts |= {"late"}
    if isinstance(system, SeatsNewcomers):
        acts |= {"newcomer"}
    if isinstance(system, Repairs):
        acts |= {"withdrawal"}
    if key in WITH_LATER_GAMES:
        acts |= {"reset", "stand", "stands"}
    return acts


def recorded(records: list[Record]) -> Counter[str]:
    """What the log tells of it: why rounds were amended, what was undone, which results stand by a ruling."""
    counts: Counter[str] = Counter()
    for record in records:
        match record.event:
            case RoundAmended(cause=cause):
                counts[cause] += 1
            case CommandUndone():
                counts["CommandUndone"] += 1
            case RulingMade(topic="stands"):
                counts["stands"] += 1
            case _:
                pass
    return counts


class Unwatched(Directed):
    """The same tournaments move by move, without the checks of `test_directed`."""

    def watch(self) -> None:
        """What happens is counted, no more."""

    def watch_publication(self, published: RoundPaired, before: TournamentState) -> None:
        """Likewise."""


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_act_of_a_director_happens_in_every_format(key: str) -> None:
    counts: Counter[str] = Counter()
    for seed in SEEDS:
        tournament = directed(key, seed, Unwatched)
        with suppress(FieldError):  # more rounds than opponents, say
            tournament.play_out()
        counts += tournament.done + tournament.settled + recorded(tournament.play.records)
        if expected(key) <= {act for act, times in counts.items() if times}:
            return
    raise AssertionError(expected(key) - set(counts))


def test_some_tournaments_of_cop_have_class_prizes_and_an_odd_field() -> None:
    odd = [
        seed
        for seed in SEEDS[:60]
        if OPTIONS["cop"][seed % len(OPTIONS["cop"])].get("class_prizes") and (3 + seed % 13) % 2
    ]
    assert len(odd) >= 10
    classes = {
        entrant.data.attributes.get("class")
        for entrant in directed("cop", odd[0], Directed).play.state.entrants.values()
    }
    assert classes - {None, 0}
