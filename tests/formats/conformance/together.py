"""Whole tournaments under all options of the core at once, refereed from the log and the wishes alone.

A points table of 3, 1 and 0, a tenth of all pairs kept apart, one player in twenty who wants a round off, matches as
they come where a format has them, and a busy director who corrects at any moment.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import combinations
from typing import Any

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import RuleError
from formats.core.events import MatchAdded, RoundPaired
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.state import TournamentState
from formats.core.steps import PairRound
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import FAST, SYSTEMS
from tests.formats.conformance.test_kept_apart import PAIRS_EACH_ROUND, STRICT, KeptApart
from tests.formats.conformance.whole_tournaments import playable

SHARE_APART, SHARE_OFF = 0.1, 0.05
MANY, HALF_POINTS, LAST = 2, 1, 3
"""Two rounds off give half a point, up to round 3."""

OFF = {"rounds_off": MANY, "round_off_half_points": HALF_POINTS, "last_round_off": LAST}
OPTIONS: Mapping[str, Any] = {"points": [3, 1, 0], "as_they_come": True, "allow_repeats": True, **OFF}


def core_options(key: str) -> dict[str, Any]:
    """Return all of these options that a format has, without those about single players."""
    known = SYSTEMS[key].options.model_fields
    return {**(FAST if key == "cop" else {}), **{name: value for name, value in OPTIONS.items() if name in known}}


class Together(KeptApart, Directed):
    """A tournament of one stage under every one of these options that its format has."""

    most = 15

    def __init__(self, key: str, seed: int, size: int) -> None:
        """Draw who is kept apart: strictly and as far as possible, or only strictly where a format knows no wishes."""
        chance = random.Random(seed)
        known = SYSTEMS[key].options.model_fields
        options = core_options(key)
        if key == "cop":
            options |= {"rounds": 5, "opening": "swiss", "first_cop_round": 2}
        size = playable(SYSTEMS[key], SYSTEMS[key].read_options(options), size)
        pairs = [f"e{a} e{b}" for a, b in combinations(range(1, size + 1), 2) if chance.random() < SHARE_APART]
        cut = len(pairs) if key in STRICT else chance.randrange(len(pairs) + 1)
        if "never_meet" in known:
            options |= {"never_meet": pairs[:cut], "avoid_meeting": pairs[cut:]}
        self.key = key
        self.rested = 0
        plan = StagePlan(system=key, title="Together", options=options)
        super().__init__(registry.engine(), (plan,), size, seed, settings=Settings(forfeit_removes=bool(seed % 2)))

    def publish(self, step: PairRound) -> None:
        """Some wish just before to have the round off, or the next one, and some think again."""
        for who, entrant in self.play.state.entrants.items():
            if entrant.status == "active" and self.rng.random() < SHARE_OFF:
                rounds = self.rng.choice(([step.round_number], [step.round_number], [step.round_number + 1], []))
                with suppress(RuleError):
                    self.play.do(cmd.SubmitForm(form="round_off", entrant=who, content={"rounds": rounds}), actor=who)
        super().publish(step)

    def watch_publication(self, published: RoundPaired, before: TournamentState) -> None:
        """Hold the round against who is kept apart and who wished to have it off, as they were then."""
        super().watch_publication(published, before)
        options = self.play.state.stages[0].options
        never, avoid = (_pairs(options.get(name, ())) for name in ("never_meet", "avoid_meeting"))
        for game in published.pairings.pairings:
            together = frozenset(game.seats)
            if published.pairings.label != "Play-off":
                assert is_warned(game) is (together in never | avoid)
            if self.key in PAIRS_EACH_ROUND or published.round_number == 1:
                assert together not in never or published.pairings.label == "Play-off"
        self._check_rounds_off(published, before)

    def _check_rounds_off(self, published: RoundPaired, before: TournamentState) -> None:
        """Exactly those who wished have a round off, worth what is left to each, and no game."""
        wish = [published.stage, published.round_number]
        wished = {
            who
            for (form, who), entry in before.forms.items()
            if form == "round_off" and wish in [list(one) for one in entry.content["rounds"]]
        }
        off = {bye.entrant: bye for bye in published.pairings.byes if bye.kind != "allocated"}
        assert set(off) == {who for who in wished if before.entrants[who].status == "active"}
        assert not {seat for game in published.pairings.pairings for seat in game.seats} & set(off)
        earlier = before.started[published.stage].rounds if published.stage < len(before.started) else ()
        for who, bye in off.items():
            had = sum(one.entrant == who and one.kind == "half" for round_ in earlier for one in round_.pairings.byes)
            worth = HALF_POINTS if had < MANY and published.round_number <= LAST else 0
            assert bye.half_points == worth
            self.rested += 1

    def matches(self) -> Iterator[Pairing]:
        """Every match that was added to a published round."""
        for record in self.play.records:
            if isinstance(record.event, MatchAdded) and record.event.game is not None:
                yield record.event.game


def _pairs(rules: list[str]) -> set[frozenset[str]]:
    return {frozenset(rule.split()) for rule in rules}


def is_warned(game: Pairing) -> bool:
    """Has the game a warning that its two are kept apart?"""
    return any(reason.code == "meet_anyway" and reason.warning for reason in game.reasons)
