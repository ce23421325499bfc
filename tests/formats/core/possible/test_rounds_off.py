"""Which rounds can be chosen, by whom, and until when."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import BadFormError, NoRoundLeftError, NoRoundsOffError, NotARoundOffError, NotInError
from formats.core.plan import Settings, StagePlan
from formats.core.possible import Role, acts, clock, possible
from formats.core.possible.rounds_off import LAST_ROUND, open_rounds
from formats.core.rounds_off import ROUND_OFF, wishes_of
from formats.core.steps import next_step
from tests.formats.core.decide.test_game_times import WEEK
from tests.formats.play import Play


def created(system: str = "swiss", settings: Settings | None = None, **options: Any) -> Play:
    stages = [StagePlan(system=system, title="Main", options=options)]
    return Play(stages, settings or Settings(), registry.engine())


def off(play: Play, entrant: str, *rounds: object, by_director: bool = False) -> None:
    content = {"rounds": list(rounds)}
    play.do(cmd.SubmitForm(form=ROUND_OFF, entrant=entrant, content=content, by_director=by_director), actor=entrant)


def offered(play: Play, who: Any, entrant: str = "e1") -> bool:
    listed = possible(play.state, play.engine, who, play.now)
    return any(act.given.get("form") == ROUND_OFF and act.given["entrant"] == entrant for act in listed)


def test_before_play_any_round_of_the_first_stage_can_be_chosen() -> None:
    play = created()
    play.enter(4)
    rounds = open_rounds(play.state, play.engine, play.state.entrant("e1"))
    assert (rounds.stage, rounds.first, rounds.last, rounds.closes) == (0, 1, LAST_ROUND, None)
    assert offered(play, "e1")
    assert offered(play, Role.DIRECTOR)


def test_a_published_round_cannot_be_chosen_nor_one_after_the_last() -> None:
    play = created(rounds=3)
    play.enter(4)
    play.publish()
    for wrong in (0, 1, 4):
        with pytest.raises(NotARoundOffError) as refused:
            off(play, "e1", wrong)
        assert (refused.value.round_number, refused.value.first, refused.value.last) == (wrong, 2, 3)
    off(play, "e1", 2, 3)
    assert wishes_of(play.state, "e1") == {(0, 2), (0, 3)}


def test_after_the_last_round_nothing_is_left() -> None:
    play = created(rounds=1)
    play.enter(2)
    play.publish()
    for _ in range(2):
        with pytest.raises(NoRoundLeftError):
            off(play, "e1", 2)
        assert not offered(play, "e1")
        assert not offered(play, Role.DIRECTOR)
        play.win_all()
    play.do(cmd.FinishTournament())
    with pytest.raises(NoRoundLeftError):
        off(play, "e1", 1, by_director=True)


@pytest.mark.parametrize(
    "system",
    sorted(key for key, system in registry.systems().items() if key not in {"swiss", "score_group_swiss"}),
)
def test_a_format_without_rounds_off_refuses_them_by_name(system: str) -> None:
    play = created(system)
    play.do(cmd.RegisterEntrants(entrants=({},), by_director=True))  # type: ignore[arg-type]
    if play.engine.rules_of(play.state, 0).takes_rounds_off:
        return
    with pytest.raises(NoRoundsOffError) as refused:
        off(play, "e1", 1)
    assert refused.value.system == system
    assert not offered(play, "e1")


def test_who_is_out_cannot_choose_and_who_waits_can() -> None:
    play = created(settings=Settings(capacity=2))
    play.enter(3)
    assert play.state.entrant("e3").status == "waiting"
    off(play, "e3", 1)
    play.do(cmd.WithdrawEntrant(entrant="e1"), actor="e1")
    with pytest.raises(NotInError):
        off(play, "e1", 1)
    assert not offered(play, "e1")


@pytest.mark.parametrize("content", [None, {}, {"rounds": "1"}, {"rounds": ["1"]}, {"rounds": [True]}, [1]])
def test_what_is_no_list_of_rounds_is_refused(content: Any) -> None:
    play = created()
    play.enter(2)
    with pytest.raises(BadFormError):
        play.do(cmd.SubmitForm(form=ROUND_OFF, entrant="e1", content=content))


def test_players_choose_until_so_many_hours_before_the_clock_publishes_and_directors_longer() -> None:
    play = created(settings=Settings(week=WEEK, zone=WEEK.zone, round_off_hours=5), rounds=3)
    play.enter(4)
    step = next_step(play.state, play.engine)
    (opens,) = [act.window.opens for act in clock.rounds(play.state, play.engine, step)]
    assert opens is not None
    play.now = opens - timedelta(hours=5)
    off(play, "e1", 1)
    play.pass_time(seconds=1)
    with pytest.raises(NotARoundOffError):
        off(play, "e1", 1, 2)
    off(play, "e1", 2)
    assert wishes_of(play.state, "e1") == {(0, 1), (0, 2)}
    off(play, "e1")
    assert wishes_of(play.state, "e1") == {(0, 1)}
    off(play, "e1", by_director=True)
    assert wishes_of(play.state, "e1") == frozenset()


def test_the_last_round_is_offered_until_its_deadline() -> None:
    play = created(settings=Settings(week=WEEK, zone=WEEK.zone, round_off_hours=5), rounds=2)
    play.enter(4)
    play.publish()
    play.win_all()
    window = next(act.window for act in acts(play.state, play.engine, "e1") if act.given.get("form") == ROUND_OFF)
    assert window.closes is not None
    play.now = window.closes + timedelta(seconds=1)
    assert not offered(play, "e1")
    assert offered(play, Role.DIRECTOR)
    with pytest.raises(NoRoundLeftError):
        off(play, "e1", 2)


def test_a_paused_timetable_has_no_deadline() -> None:
    play = created(settings=Settings(week=WEEK, zone=WEEK.zone, round_off_hours=5))
    play.enter(4)
    play.do(cmd.SwitchTimetable(running=False))
    assert open_rounds(play.state, play.engine, play.state.entrant("e1")).closes is None


def test_a_later_stage_has_rounds_of_its_own() -> None:
    stages = [StagePlan(system="swiss", title=title, options={"rounds": 1}, take=take) for title, take in _STAGES]
    play = Play(stages, engine=registry.engine())
    play.enter(4)
    off(play, "e1", 1)
    off(play, "e2", 1)
    play.publish()
    play.win_all()
    assert open_rounds(play.state, play.engine, play.state.entrant("e1")).stage == 1
    off(play, "e1", 1)
    assert wishes_of(play.state, "e1") == {(0, 1), (1, 1)}
    play.publish()
    assert play.state.current_round is not None
    out = next(who for who in play.state.entrants if who not in play.state.stage().seeds)
    with pytest.raises(NoRoundLeftError):
        off(play, out, 2)


_STAGES = (("Preliminary", None), ("Finals", 3))
