"""What must hold in all tournaments of group rounds, tried on random ones."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from formats.core import commands as cmd
from formats.core.results import Report
from formats.core.steps import Finish, PairRound, WaitForAnswers
from formats.core.verify import verify
from formats.systems.group_rounds.ranking import RECORD, GroupGame, rank_group
from tests.examples import examples
from tests.formats.systems.group_rounds.tournament import Freestyle

POINTS = st.integers(50, 53)
"""Few different scores, so that many are level."""


@st.composite
def groups(draw: st.DrawFn) -> tuple[list[str], list[GroupGame], dict[str, int]]:
    """A group, its games and the lots of its players."""
    players = [f"p{number}" for number in range(draw(st.integers(1, 8)))]
    games = []
    for pair in combinations(players, 2):
        x, y = draw(POINTS), draw(POINTS)
        games.append(GroupGame(pair, (2 * (x > y) + (x == y), 2 * (x < y) + (x == y)), (x, y)))
    lots = draw(st.permutations(range(len(players))))
    return players, games, dict(zip(players, lots, strict=True))


@given(groups(), st.randoms(use_true_random=False))
@examples(45)
def test_r6_the_order_does_not_depend_on_how_players_and_games_are_listed(
    group: tuple[list[str], list[GroupGame], dict[str, int]], chance: random.Random
) -> None:
    players, games, lots = group
    ranking = rank_group(players, games, lambda _: lots)
    mixed = chance.sample(players, len(players))

    assert rank_group(mixed, chance.sample(games, len(games)), lambda _: lots).order == ranking.order
    assert sorted(ranking.order) == sorted(players)
    assert all(len(level) == 1 for level in ranking.levels)


@given(groups())
@examples(45)
def test_r6_lots_part_only_those_whom_all_else_leaves_level(
    group: tuple[list[str], list[GroupGame], dict[str, int]],
) -> None:
    players, games, lots = group
    without = rank_group(players, games, lambda _: None)
    position = {who: place for place, who in enumerate(rank_group(players, games, lambda _: lots).order, start=1)}

    for level in without.levels:
        places = sorted(position[who] for who in level)
        assert places == list(range(without.place(level[0]), without.place(level[0]) + len(level)))
        assert sorted(level, key=position.__getitem__) == sorted(level, key=lots.__getitem__)
    records = {
        who: sum(game.half_points[game.players.index(who)] for game in games if who in game.players) for who in players
    }
    made = [records[who] for who in without.order]
    assert made == sorted(made, reverse=True)
    assert all(step.number >= RECORD for step in without.trace)


class Watched(Freestyle):
    """A tournament in which chance decides everything, step by step."""

    def __init__(self, size: int, chance: random.Random, leaving: float) -> None:
        """Publish round 1."""
        super().__init__(size)
        self.chance, self.leaving = chance, leaving

    def to_the_end(self) -> None:
        """Play on until the tournament is over; the number of steps is bounded."""
        for _ in range(60 + 40 * len(self.stage.seeds)):
            step = self.step
            if isinstance(step, Finish):
                return
            if self.chance.random() < self.leaving and len(self.stage.active) > 1:
                self.somebody_leaves()
            elif isinstance(step, PairRound):
                self.play.publish()
            elif isinstance(step, WaitForAnswers):
                prompt = step.prompts[0]
                self.answer(prompt.key, self.chance.choice(prompt.choices).value if prompt.choices else None)
            else:
                self.a_result()
        raise AssertionError("the tournament does not end")

    def a_result(self) -> None:
        """Some game is won, tied or forfeited; a replay is never tied again, so that there is an end."""
        pairing = self.chance.choice(self.play.state.open_games())
        if self.chance.random() < self.leaving:
            self.play.do(cmd.RuleForfeit(pairing=pairing.id, absent=(self.chance.choice(pairing.seats),)))
            return
        first, second = self.chance.randint(50, 54), self.chance.randint(50, 54)
        first += first == second and pairing.reasons[0].code == "replay"
        winner = None if first == second else pairing.seats[first < second]
        self.play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=winner, scores=(first, second))))

    def somebody_leaves(self) -> None:
        """The preview must be what then happens."""
        gone = self.chance.choice(self.stage.active)
        preview = self.preview(gone)
        moved = {reason.about[0]: reason.params["after"] for reason in preview.reasons if reason.code == "moves"}
        self.withdraw(gone)
        results = {pairing.id: result for pairing, result in self.stage.games()}
        assert preview.results.items() <= results.items()
        if preview.results:
            places = {line.entrant: line.tie_breaks[1] for line in self.ranking()}
            assert {who: str(place) for who, place in moved.items()} == {who: places[who] for who in moved}


def phases(event: Freestyle) -> list[dict[str, tuple[str, ...]]]:
    """The groups of every phase."""
    return [
        {str(reason.params["group"]): reason.about for reason in reasons}
        for round_ in event.stage.rounds
        if (reasons := [reason for reason in round_.pairings.rationale if reason.code.startswith("group_")])
    ]


@given(st.randoms(use_true_random=False), st.integers(2, 34), st.sampled_from([0.0, 0.0, 0.02, 0.1]))
@examples(9)
def test_whole_tournaments(chance: random.Random, size: int, leaving: float) -> None:
    event = Watched(size, chance, leaving)
    event.to_the_end()
    found = phases(event)

    assert verify(event.play.records, event.play.engine) == ()
    for groups_ in found:
        members = [who for group in groups_.values() for who in group]
        assert len(members) == len(set(members))
    met = Counter(
        frozenset(game.seats)
        for round_ in event.stage.rounds
        for game in round_.pairings.pairings
        if "Final" not in round_.pairings.label and "Semi" not in round_.pairings.label
    )
    expected = Counter(
        frozenset(pair)
        for groups_ in found
        for name, group in groups_.items()
        for pair in combinations(group, 2)
        if name not in {"Final", "Third place"} and "Semi" not in name
    )
    assert met == expected
    if leaving == 0 and size >= 16:
        first, second, third = found[:3]
        came_from = {who: name for name, group in first.items() for who in group}
        assert all(len({came_from[who] for who in group}) == 4 for group in second.values())
        assert sorted(map(len, third.values())) == [4, 4]
        again = {frozenset(pair) for group in second.values() for pair in combinations(group, 2)}
        assert not again & {frozenset(pair) for group in third.values() for pair in combinations(group, 2)}
        assert [line.rank for line in event.ranking()[:4]] == [1, 2, 3, 4]


@given(st.integers(16, 60))
@examples(6)
def test_r2_and_r3_groups_and_sides_are_even(size: int) -> None:
    event = Freestyle(size)
    groups_ = event.groups()
    sizes = [len(group) for group in groups_.values()]

    assert sum(sizes) == size
    assert max(sizes) - min(sizes) <= 1
    for group in groups_.values():
        had_a = Counter(game.seats[0] for game in event.play.state.open_games() if game.seats[0] in group)
        times = [had_a[who] for who in group]
        assert max(times) - min(times) <= (len(group) + 1) % 2
