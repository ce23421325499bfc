"""The field of a stage, in every order of departures, corrections, undoing and starts, in chains and beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import copy
from itertools import permutations

import pytest
from pydantic import ValidationError

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import BranchPlayedError, DependentGamesError
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.stage_field import StageField
from formats.core.state_slices.branches import Branch, Branches
from formats.core.steps import PairRound, next_step
from formats.core.undoing import last_undoable
from formats.core.values import EntrantId
from formats.core.verify import verify
from tests.examples import is_search
from tests.formats.play import Play

ENGINE = registry.engine()
GROUPS = StagePlan(system="group_stage", title="Groups", options={"groups": 2})


@pytest.mark.parametrize(
    "most, wrong",
    [
        ("1-3000", ("0-3", "1-3001")),
        ("losers 100", ("losers 0", "losers 101")),
        ("groups 1-2 of stage 50", ("groups 1-2 of stage 0", "groups 1-2 of stage 51")),
    ],
)
def test_places_rounds_and_stages_are_counted_from_one_up_to_a_bound(most: str, wrong: tuple[str, str]) -> None:
    StageField.model_validate(most)
    for field in wrong:
        with pytest.raises(ValidationError):
            StageField.model_validate(field)


def cup(title: str, field: str | None = None) -> StagePlan:
    """A knock-out stage for that field, in rounds."""
    chosen = None if field is None else StageField.model_validate(field)
    options = {"ties": False, "as_they_come": False}
    return StagePlan(system="single_elimination", title=title, options=options, field=chosen)


CHAIN = (GROUPS, cup("Final", "groups 1-2"))
FINALS = (*CHAIN, cup("B final", "groups 3-4 of stage 1 beside"))
SECOND_CHANCE = (cup("Cup"), cup("Second chance", "losers 1 of stage 1 beside"))

LEFT = frozenset[EntrantId]


def play_round(play: Play) -> None:
    """The one entered first wins."""
    for game in play.state.open_games():
        winner = min(game.seats, key=lambda who: int(who[1:]))
        play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=winner)))


def before_what_follows(stages: tuple[StagePlan, ...]) -> Play:
    """Everything has been played that the second stage waits for: all groups, or round 1 of a cup."""
    play = Play(stages, engine=ENGINE)
    play.enter(8)
    play.publish()
    play_round(play)
    while stages[0] is GROUPS and next_step(play.state, ENGINE) == PairRound(
        0, len(play.state.stage().rounds) + 1, starts_stage=False
    ):
        play.publish()
        play_round(play)
    return play


def tables(play: Play) -> list[list[EntrantId]]:
    """The groups, best first, from the points of the games alone; no two are level in these tests."""
    points: dict[EntrantId, int] = {}
    group: dict[EntrantId, str] = {}
    for game, result in play.state.stage(0).games():
        for seat, who in enumerate(game.seats):
            points[who] = points.get(who, 0) + (result.winning_seat == seat)
            group[who] = game.label
    return [sorted((who for who in group if group[who] == name), key=lambda who: -points[who]) for name in "AB"]


def of_places(play: Play, places: slice, own: LEFT, other: LEFT) -> set[EntrantId]:
    """Those places of every group: who left makes room, unless seated; who plays the other final stays there."""
    chosen: set[EntrantId] = set()
    for table in tables(play):
        counted = [who for who in table if who not in left(play) or who in own | other]
        chosen |= {who for who in counted[places] if who in table[places] or who not in other}
    return chosen - left(play)


def left(play: Play) -> LEFT:
    """Everybody who has left."""
    return frozenset(who for who, entrant in play.state.entrants.items() if entrant.status != "active")


def losers(play: Play) -> set[EntrantId]:
    """Those who lost in round 1."""
    games = play.state.started[0].rounds[0]
    return {game.seats[1 - (games.results[game.id].winning_seat or 0)] for game in games.pairings.pairings}


class Watched:
    """A copy of an event, to which something happens."""

    def __init__(self, play: Play) -> None:
        self.play = copy(play)
        self.play.records = list(play.records)
        self.played = play.commands
        self.fixed: frozenset[EntrantId] = frozenset()
        """The players of the branch since it has results."""

    @property
    def branch(self) -> Branch | None:
        """The open branch."""
        return next(iter(self.play.state.slice_of(Branches).by_stage.values()), None)

    @property
    def final(self) -> LEFT:
        """The field of the second stage of the main line."""
        return frozenset(self.play.state.started[1].seeds if len(self.play.state.started) > 1 else ())

    def act(self, what: str, acts: Mapping[str, cmd.Command]) -> None:
        """Do one thing if it is possible now, and check the fields."""
        with suppress(BranchPlayedError):
            if what == "start":
                self.start()
            elif what == "undo":
                self.undo()
            elif what == "begun":
                self.begin()
            else:
                self.command(acts[what])
        self.check()

    def command(self, command: cmd.Command) -> None:
        """Give a command; what rests on it is taken back."""
        try:
            self.play.do(command)
        except DependentGamesError:
            self.play.do(command.model_copy(update={"dependents": "reset"}))

    def start(self) -> None:
        """Publish the first round of the second stage, or the second round of the cup."""
        step = next_step(self.play.state, ENGINE)
        if isinstance(step, PairRound):
            self.play.publish()

    def undo(self) -> None:
        """Undo what undo takes first."""
        mark = last_undoable(self.play.state)
        if mark is not None and int(mark.command_id[1:]) > self.played:
            self.play.do(cmd.UndoCommand(command_id=mark.command_id))

    def begin(self) -> None:
        """Games of the branch have results from now on."""
        if self.branch is not None:
            self.fixed = frozenset(self.branch.seeds)
            self.play.do(cmd.RecordBranch(stage=self.branch.stage, opening=self.branch.opening, outcome="begun"))

    def check(self) -> None:
        """Each field is that of the results as they are now; a branch is asked once the final is in play, too."""
        beside, gone = frozenset(self.branch.seeds if self.branch is not None else ()), left(self.play)
        if self.play.state.stages[0].system != GROUPS.system:
            assert not beside or beside - gone == losers(self.play) - gone
            return
        assert not self.final & beside
        if self.branch is not None and self.branch.is_played:
            assert beside == self.fixed
        if not self.final:
            return
        assert self.final - gone == of_places(self.play, slice(0, 2), self.final, beside)
        if self.branch is not None and not self.branch.is_played:
            assert beside - gone == of_places(self.play, slice(2, 4), beside, self.final)


def turned(play: Play, one: EntrantId, other: EntrantId) -> cmd.RecordResult:
    """The game of these two is won by the other of them."""
    game, result = next(
        (game, result) for game, result in play.state.stage(0).games() if set(game.seats) == {one, other}
    )
    lost = game.seats[1 - (result.winning_seat or 0)]
    return cmd.RecordResult(pairing=game.id, report=Report(winner=lost), text="Heard both.")


def orders(what: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every order of three of these, a start and an undo, the start among them; of four in `make fuzz`."""
    for acts in permutations((*what, "start", "undo"), 4 if is_search() else 3):
        if "start" in acts:
            yield acts


@pytest.mark.parametrize("stages", [CHAIN, FINALS], ids=["chain", "finals"])
@pytest.mark.parametrize("places", [(0, 1), (1, 2), (2, 3)])
def test_finals_have_the_right_field_in_every_order_of_what_changes_it(
    stages: tuple[StagePlan, ...], places: tuple[int, int]
) -> None:
    played = before_what_follows(stages)
    first = tables(played)[0]
    acts: Mapping[str, cmd.Command] = {
        "correct": turned(played, first[places[0]], first[places[1]]),
        "first leaves": cmd.WithdrawEntrant(entrant=first[0]),
        "third leaves": cmd.WithdrawEntrant(entrant=first[2]),
    }
    seen = set()
    for order in orders((*acts, *(["begun"] if stages is FINALS else []))):
        watched = Watched(played)
        for what in (*order, "start"):
            watched.act(what, acts)
        assert watched.final
        assert verify(watched.play.records, ENGINE) == ()
        seen.add((watched.final, frozenset(watched.branch.seeds if watched.branch else ())))
    assert len(seen) > 2


@pytest.mark.parametrize("as_they_come", [False, True])
def test_losers_of_a_round_are_the_right_ones_in_every_order_of_what_changes_them(as_they_come: bool) -> None:
    first, beside = SECOND_CHANCE
    options = {**first.options, "as_they_come": as_they_come}
    played = before_what_follows((first.model_copy(update={"options": options}), beside))
    game = played.state.started[0].rounds[0].pairings.pairings[0]
    acts: Mapping[str, cmd.Command] = {
        "correct": turned(played, *game.seats),
        "winner leaves": cmd.WithdrawEntrant(entrant="e1"),
        "loser leaves": cmd.WithdrawEntrant(entrant="e8"),
    }
    seen = set()
    for order in orders((*acts, "begun")):
        watched = Watched(played)
        for what in (*order, "start"):
            watched.act(what, acts)
        assert verify(watched.play.records, ENGINE) == ()
        seen.add(frozenset(watched.branch.seeds if watched.branch else ()))
    assert len(seen) > 2
