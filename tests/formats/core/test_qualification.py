"""Who of an earlier stage plays the next: against the plain definition, and what becomes of it when people leave."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest
from pydantic import ValidationError

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import DependentGamesError, OptionsError
from formats.core.events import StageStarted
from formats.core.lots import Lots
from formats.core.plan import StagePlan
from formats.core.qualification import Outcome, Rows, crossed_over, losers_by_round, qualified
from formats.core.results import Report, Result
from formats.core.stage_field import StageField
from formats.core.steps import PairRound, next_step, stage_field
from formats.core.verify import verify
from tests.formats.play import Play

ENGINE = registry.engine()
DRAWN = StageField(of="groups", last=2, best_next=2, crossing="drawn")
GROUPS = {"A": ("a1", "a2", "a3"), "B": ("b1", "b2", "b3"), "C": ("c1", "c2"), "D": ("d1", "d2", "d3")}


def test_a_field_is_one_choice() -> None:
    for wrong in (
        {"of": "groups"},
        {"of": "losers"},
        {"round": 2},
        {"first": 3, "last": 2},
        {"best_next": 1},
        {"crossing": "drawn"},
    ):
        with pytest.raises(ValidationError, match="does not choose a field"):
            StageField.model_validate(wrong)
    with pytest.raises(ValidationError, match="does not choose a field"):
        StagePlan(system="swiss", title="Swiss", take=4, field=StageField(last=4))


@pytest.mark.parametrize(
    "text, field",
    [
        ("9-16", StageField(first=9, last=16)),
        ("17-", StageField(first=17)),
        ("3", StageField(first=3, last=3)),
        ("groups 1-2 +8 drawn", StageField(of="groups", last=2, best_next=8, crossing="drawn")),
        ("groups 1", StageField(of="groups", last=1)),
        ("losers 1 of stage 2", StageField(of="losers", round=1, stage=2)),
    ],
)
def test_a_field_is_read_as_it_is_shown(text: str, field: StageField) -> None:
    assert (StageField.model_validate(text), str(field)) == (field, text)
    assert StageField.model_validate(f"  {text.upper()} ") == field


@pytest.mark.parametrize(
    "text", ["", "best", "losers 1-2", "groups", "groups 1-", "losers 1-", "1-2 +3", "8 of stage", "2-1"]
)
def test_what_chooses_nobody_is_not_read(text: str) -> None:
    with pytest.raises(ValidationError):
        StageField.model_validate(text)


def test_the_best_n_are_one_case_of_a_field() -> None:
    assert StagePlan(system="swiss", title="Swiss", take=4).chosen == StageField(first=1, last=4)
    assert StagePlan(system="swiss", title="Swiss").chosen == StageField()


def by_definition(rule: StageField, ranking: Sequence[str], groups: Mapping[str, Sequence[str]]) -> list[str]:
    """Sort everybody chosen by place in the group, then by place in the standings."""
    assert rule.last is not None
    place = {who: members.index(who) + 1 for members in groups.values() for who in members}
    after = [who for who in ranking if place.get(who) == rule.last + 1][: rule.best_next]
    among = [who for who in ranking if rule.first <= place.get(who, 0) <= rule.last]
    return sorted([*among, *after], key=lambda who: (place[who], ranking.index(who)))


def test_places_of_groups_are_those_of_the_definition() -> None:
    chance = random.Random(34)
    for _ in range(500):
        names = [f"e{number}" for number in range(chance.randrange(1, 14))]
        chance.shuffle(names)
        groups: dict[str, list[str]] = {name: [] for name in "ABCDE"[: chance.randrange(1, 6)]}
        for who in names:
            groups[chance.choice(list(groups))].append(who)
        first = chance.randrange(1, 4)
        rule = StageField(of="groups", first=first, last=first + chance.randrange(3), best_next=chance.randrange(4))
        assert list(qualified(rule, Outcome(names, groups)).order) == by_definition(rule, names, groups)


def test_places_and_losers_are_in_the_order_of_the_standings() -> None:
    outcome = Outcome(tuple("abcdef"), losers={2: frozenset("eb")})
    assert qualified(StageField(first=3, last=5), outcome).order == ("c", "d", "e")
    assert qualified(StageField(first=5), outcome).order == ("e", "f")
    assert qualified(StageField(), outcome).order == tuple("abcdef")
    assert qualified(StageField(of="losers", round=2), outcome).order == ("b", "e")
    assert qualified(StageField(of="losers", round=3), outcome).order == ()


def test_crossed_places_meet_neighbouring_groups() -> None:
    rows = (("d1", "a1", "c1", "b1"), ("a2", "b2", "c2", "d2"))
    chosen = Rows(rows, {who: who[0].upper() for row in rows for who in row}, tuple("ABCD"))
    order = crossed_over(chosen, "crossed", Lots("")).order
    assert [(order[seed], order[-1 - seed]) for seed in range(4)] == [
        ("a1", "b2"),
        ("b1", "a2"),
        ("c1", "d2"),
        ("d1", "c2"),
    ]
    assert crossed_over(chosen, "snake", Lots("")) == chosen


def test_drawn_places_are_drawn_row_by_row_and_recorded() -> None:
    chosen = Rows((tuple("abcdefgh"), tuple("ijkl")))
    lots = Lots("a seed")
    drawn = crossed_over(chosen, "drawn", lots)
    assert [sorted(row) for row in drawn.rows] == [list("abcdefgh"), list("ijkl")]
    assert drawn != chosen
    assert len(lots.draws) == 7 + 3
    assert crossed_over(chosen, "drawn", Lots("a seed")) == drawn


def test_whoever_is_absent_has_lost_and_a_tie_has_no_loser() -> None:
    play = Play([CUP], engine=registry.engine())
    play.enter(4)
    play.publish()
    first, second = play.state.open_games()
    tied = play.state.stage().with_result(first.id, Result(half_points=(1, 1)))
    both = tied.with_result(second.id, Result(half_points=(0, 0), how="forfeit", absent=second.seats))
    assert losers_by_round(both) == {1: frozenset(second.seats)}
    won = both.with_result(first.id, Result(half_points=(0, 2)))
    assert losers_by_round(won) == {1: frozenset({first.seats[0], *second.seats})}


CUP = StagePlan(system="single_elimination", title="Cup", options={"ties": False})


def played(*later: StagePlan, entrants: int = 8) -> Play:
    """A cup that the better seed won throughout, before the next stage starts."""
    play = Play([CUP, *later], engine=registry.engine())
    play.enter(entrants)
    finish_stage(play)
    return play


def finish_stage(play: Play) -> None:
    """Play on until the last stage that has begun is over; the one entered first wins."""
    number = max(play.state.stage_number, 0)
    while True:
        for game in play.state.open_games():
            winner = min(game.seats, key=lambda who: int(who[1:]))
            play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=winner)))
        step = next_step(play.state, play.engine)
        if not isinstance(step, PairRound) or step.stage != number:
            return
        play.publish()


def field_of(play: Play, number: int) -> tuple[str, ...]:
    return tuple(entrant.id for entrant in stage_field(play.state, play.engine, number))


def test_two_stages_fed_by_one_share_out_its_places_whoever_leaves_in_between() -> None:
    best = CUP.model_copy(update={"title": "A", "field": StageField(last=4, stage=1)})
    others = CUP.model_copy(update={"title": "B", "field": StageField(first=5, stage=1)})
    play = played(best, others)
    assert (field_of(play, 1), field_of(play, 2)) == (("e1", "e2", "e3", "e4"), ("e5", "e6", "e7", "e8"))
    play.do(cmd.WithdrawEntrant(entrant="e2"))
    assert (field_of(play, 1), field_of(play, 2)) == (("e1", "e3", "e4", "e5"), ("e6", "e7", "e8"))
    play.publish()
    play.do(cmd.WithdrawEntrant(entrant="e3"))
    play.do(cmd.WithdrawEntrant(entrant="e8"))
    assert field_of(play, 2) == ("e6", "e7")


def test_losers_of_a_round_play_on() -> None:
    second = CUP.model_copy(update={"title": "Second chance", "field": StageField(of="losers", round=1)})
    play = played(second)
    play.publish()
    assert play.state.started[1].seeds == ("e5", "e6", "e7", "e8")


@pytest.mark.parametrize(
    "system", ["swiss", "round_robin", "double_elimination", "group_stage", "floating_double_elimination"]
)
def test_losers_of_a_round_of_any_format_play_on_and_so_can_everybody(system: str) -> None:
    first = StagePlan(system=system, title="First")
    losers = CUP.model_copy(update={"title": "Second chance", "field": StageField(of="losers", round=2)})
    everybody = CUP.model_copy(update={"title": "Everybody", "field": StageField(stage=1)})
    play = Play([first, losers, everybody], engine=ENGINE)
    play.enter(8)
    play.publish()
    finish_stage(play)
    second = play.state.started[0].rounds[1]
    lost = {
        game.seats[1 - seat]
        for game in second.pairings.pairings
        if (seat := second.results[game.id].winning_seat) is not None
    }
    order = [line.entrant for line in ENGINE.standings(play.state, 0)]
    assert len(lost) >= 2
    assert field_of(play, 1) == tuple(who for who in order if who in lost)
    assert field_of(play, 2) == tuple(order)


def test_a_drawn_field_keeps_those_of_a_group_apart_and_its_draw_is_verified() -> None:
    orders = set()
    for seed in ("one", "two", "three"):
        play = Play([GROUP_STAGE, CUP.model_copy(update={"field": DRAWN})], engine=ENGINE, seed=f"a seed for {seed}")
        play.enter(12)
        finish_stage(play)
        group = {who: game.label for game, _ in play.state.stage(0).games() for who in game.seats}
        play.publish()
        orders.add(seeds_of(play))
        met = [tuple(group[who] for who in game.seats) for game in play.state.open_games()]
        assert all(one != other for one, other in met)
        started = next(line for line in play.records if isinstance(line.event, StageStarted) and line.event.stage == 1)
        assert isinstance(started.event, StageStarted)
        assert started.event.draws
        other = started.event.draws[0].model_copy(update={"value": started.event.draws[0].value + 1})
        forged = started.event.model_copy(update={"draws": (other, *started.event.draws[1:])})
        lines = [line.model_copy(update={"event": forged}) if line is started else line for line in play.records]
        assert [difference.what for difference in verify(lines, ENGINE)] == ["draw"]
    assert len(orders) > 1


@pytest.mark.parametrize(
    "field, kind",
    [
        (StageField(of="groups", last=2), "no_groups"),
        (StageField(stage=2), "bad_field"),
        (StageField(stage=3), "bad_field"),
    ],
)
def test_a_field_that_no_earlier_stage_can_give_is_refused(field: StageField, kind: str) -> None:
    with pytest.raises(OptionsError) as refused:
        Play([CUP, CUP.model_copy(update={"field": field})], engine=registry.engine())
    assert [(name, wrong.kind) for name, wrong in refused.value.problems] == [("field", kind)]


def test_the_first_stage_has_no_field_of_an_earlier_one() -> None:
    with pytest.raises(OptionsError):
        Play([CUP.model_copy(update={"field": StageField()})], engine=registry.engine())


GROUP_STAGE = StagePlan(system="group_stage", title="Groups", options={"groups": 3})
SELECTORS = (
    "1-4",
    "5-8",
    "9-",
    "groups 1",
    "groups 1 +1",
    "groups 1-2 +2",
    "groups 1-2 crossed",
    "groups 2-3 drawn",
    "losers 1",
    "groups 1-2 of stage 1",
)


def seeds_of(play: Play) -> tuple[str, ...]:
    """The field of the stage in play, in seed order."""
    return play.state.stage(1).seeds


def after_groups(selector: str) -> Play:
    """A group stage of twelve that the one entered first always won, before a cup whose field is chosen so."""
    play = Play([GROUP_STAGE, CUP.model_copy(update={"field": StageField.model_validate(selector)})], engine=ENGINE)
    play.enter(12)
    finish_stage(play)
    return play


def corrections(play: Play) -> list[cmd.RecordResult]:
    """Each game of the first stage won by the other player."""
    return [
        cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1 - (result.winning_seat or 0)]))
        for game, result in play.state.stage(0).games()
    ]


@pytest.mark.parametrize("selector", SELECTORS)
def test_a_stage_that_is_undone_begins_again_with_the_same_field(selector: str) -> None:
    play = after_groups(selector)
    play.publish()
    seeds = seeds_of(play)
    assert sorted(seeds) == sorted(field_of(play, 1))
    play.do(cmd.UndoCommand(command_id=play.last, text=""))
    assert play.state.stage_number == 0
    play.publish()
    assert seeds_of(play) == seeds
    assert verify(play.records, play.engine) == ()


@pytest.mark.parametrize("selector", SELECTORS)
def test_a_correction_before_a_stage_changes_its_field_and_after_it_asks(selector: str) -> None:
    play = after_groups(selector)
    before, changing = field_of(play, 1), []
    for correction in corrections(play):
        play.do(correction)
        changing += [correction] * (field_of(play, 1) != before)
        play.do(cmd.UndoCommand(command_id=play.last, text=""))
    assert field_of(play, 1) == before
    assert changing
    correction = changing[0]
    early = after_groups(selector)
    early.do(correction)
    early.publish()
    play.publish()
    with pytest.raises(DependentGamesError) as asked:
        play.do(correction)
    assert set(asked.value.games) == {game.id for game in play.state.open_games()}
    play.do(correction.model_copy(update={"dependents": "reset", "text": "Misread."}))
    assert play.state.stage_number == 0
    play.publish()
    assert seeds_of(play) == seeds_of(early)
    assert verify(play.records, play.engine) == ()


@pytest.mark.parametrize("selector", SELECTORS)
def test_a_place_of_one_who_left_before_a_stage_goes_to_the_next_and_after_it_the_bracket_stays(selector: str) -> None:
    play = after_groups(selector)
    field = field_of(play, 1)
    gone = field[0]
    play.do(cmd.WithdrawEntrant(entrant=gone))
    moved = field_of(play, 1)
    assert gone not in moved
    assert set(field) - {gone} <= set(moved) or play.state.stages[1].chosen.first > 1
    ends = play.state.stages[1].chosen.of == "losers" or play.state.stages[1].chosen.last is None
    assert len(moved) == len(field) - ends
    play.publish()
    assert sorted(seeds_of(play)) == sorted(moved)
    seeds = seeds_of(play)
    play.do(cmd.WithdrawEntrant(entrant=seeds[-1]))
    assert seeds_of(play) == seeds
    finish_stage(play)
    play.do(cmd.FinishTournament())
    assert verify(play.records, play.engine) == ()
