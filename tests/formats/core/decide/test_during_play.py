"""What a format may allow while its stage is being played: late entrants, and some of its options changed."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from formats.core import commands as cmd
from formats.core.capabilities import ChangesInPlay, TakesLateEntrants
from formats.core.engine import Engine
from formats.core.errors import NoLatecomersError, OptionsError, WrongPhaseError
from formats.core.evolve import fold
from formats.core.lots import Lots
from formats.core.model import EntrantData, Odds
from formats.core.plan import Settings
from formats.core.verify import verify
from tests.formats.play import Play, running, toy
from tests.formats.toys import Neighbours, toy_engine

LATE = (EntrantData(rating=9000.0),)


class Open(Neighbours, ChangesInPlay, TakesLateEntrants):
    """The toy, open to late entrants and to a change of mind about waiting."""

    key: ClassVar[str] = "open"
    changeable: ClassVar[frozenset[str]] = frozenset({"wait"})


def open_engine() -> Engine:
    toys = toy_engine()
    formats: Mapping[str, Any] = {**toys.formats, "open": Open()}
    return Engine(version=toys.version, formats=formats, schedule=toys.schedule)


def open_play(entrants: int = 4, settings: Settings | None = None) -> Play:
    return running(entrants, stages=[toy(system="open")], engine=open_engine(), settings=settings)


def test_a_late_entrant_is_seeded_last_and_paired_from_the_next_round_on() -> None:
    play = open_play()

    play.do(cmd.RegisterEntrants(entrants=(*LATE, *LATE), by_director=True))

    assert play.state.stage().seeds == ("e1", "e2", "e3", "e4", "e5", "e6")
    assert play.state.entrants["e5"].status == "active"
    play.win_all()
    play.publish()
    assert {"e5", "e6"} <= play.state.started[0].rounds[1].pairings.members()
    assert fold(play.records) == play.state
    assert verify(play.records, play.engine) == ()


def test_a_late_entrant_does_not_wait_for_a_place() -> None:
    play = open_play(settings=Settings(capacity=4))

    play.do(cmd.RegisterEntrants(entrants=LATE, by_director=True))

    assert play.state.waiting_list() == ()
    assert play.state.stage().seeds[-1] == "e5"


def test_an_undone_late_entry_leaves_no_trace() -> None:
    play = open_play()
    play.do(cmd.RegisterEntrants(entrants=LATE, by_director=True))

    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.stage().seeds == ("e1", "e2", "e3", "e4")
    assert "e5" not in play.state.entrants


def test_players_do_not_enter_late_by_themselves() -> None:
    with pytest.raises(WrongPhaseError) as refused:
        open_play().do(cmd.RegisterEntrants(entrants=LATE))

    assert refused.value.needs == ("registration",)


def test_nobody_enters_late_after_the_end_or_where_the_format_does_not_allow_it() -> None:
    play = open_play(2)
    while play.state.phase == "running" and len(play.state.started[0].rounds) < 3:
        play.win_all()
        play.publish()
    play.win_all()
    play.do(cmd.FinishTournament())

    for closed, refusal in ((play, WrongPhaseError), (running(), NoLatecomersError)):
        with pytest.raises(refusal):
            closed.do(cmd.RegisterEntrants(entrants=LATE, by_director=True))


def test_a_changeable_option_changes_during_play() -> None:
    play = open_play()

    play.do(cmd.ChangePlan(stages=(toy(system="open", wait=False),)))

    assert play.state.stage().plan == play.engine.written_out(toy(system="open", wait=False))
    play.publish()
    assert len(play.state.started[0].rounds) == 2


def test_a_switch_for_good_is_not_switched_on_again_but_an_undo_takes_all_of_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Open, "for_good", frozenset({"wait"}))
    play = open_play()
    play.do(cmd.ChangePlan(stages=(toy(system="open", wait=False),)))
    with pytest.raises(OptionsError) as refused:
        play.do(cmd.ChangePlan(stages=(toy(system="open", wait=True),)))
    assert [problem.kind for _, problem in refused.value.problems] == ["off_for_good"]
    play.do(cmd.UndoCommand(command_id=play.last))
    assert play.engine.rules_of(play.state).options.wait


def test_a_switch_for_good_that_stays_on_or_off_is_not_in_the_way_of_another_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Open, "changeable", frozenset({"wait", "rounds"}))
    monkeypatch.setattr(Open, "for_good", frozenset({"wait"}))
    play = open_play()
    for wait, rounds in ((True, 4), (False, 4), (False, 5)):
        play.do(cmd.ChangePlan(stages=(toy(system="open", wait=wait, rounds=rounds),)))
        assert play.engine.rules_of(play.state).options.rounds == rounds


@pytest.mark.parametrize(
    "changed",
    [
        toy(system="open", rounds=4),
        toy(system="open", wait=False, rounds=4),
        toy(system="open", take=2),
        toy(system="neighbours"),
    ],
)
def test_everything_else_of_the_stage_in_play_stays(changed: Any) -> None:
    play = open_play()

    with pytest.raises(OptionsError) as refused:
        play.do(cmd.ChangePlan(stages=(changed,)))

    assert [name for name, _ in refused.value.problems] == ["stages"]


def test_a_finished_stage_does_not_change_any_more() -> None:
    play = running(4, stages=[toy(system="open", rounds=1), toy(system="open")], engine=open_engine())
    play.win_all()
    play.publish()

    with pytest.raises(OptionsError):
        play.do(cmd.ChangePlan(stages=(toy(system="open", rounds=1, wait=False), toy(system="open"))))


def test_most_formats_have_no_odds() -> None:
    play = running()

    assert play.engine.rules_of(play.state).odds(play.state.stage(), Lots("odds"), 10) is None


def test_odds_tell_shares_and_how_exact_they_are() -> None:
    odds = Odds(entrants=("e1", "e2"), simulations=100, counts=((80, 20), (20, 80)))

    assert odds.share(0, 1, 1) == 0.8
    assert odds.share(1, 1, 2) == 1
    assert odds.sampling_error(0, 1, 1) == pytest.approx(0.04, rel=0.02)
    assert 0 < odds.sampling_error(1, 1, 2) < 0.02
