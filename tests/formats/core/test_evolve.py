from typing import get_args

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import UnknownEntrantError, UnknownPairingError
from formats.core.evolve import evolve, fold, undoes_before
from formats.core.log import Record
from formats.core.model import Draw, EntrantData, Pairing, RoundPairings
from formats.core.plan import Settings
from formats.core.results import Report, Result
from formats.core.state import TournamentState
from formats.core.values import Value
from formats.core.weekly import WeeklyTime
from tests.formats.play import START, Play, running, toy

KINDS = get_args(get_args(ev.Event)[0])
REPORT = Report(winner="e1")
SERIES = ev.SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00"))
MAIN_LINE = ev.MainLine(identity="x", stage=1, opening="c9", line=7, line_hash="aa", entrants=("e1",))
LINK = ev.GameLink(pairing="s0r1b1", seats=("e1", "e2"), game="7", address="https://go.example/7")

LOT = Draw(purpose="teams, place 2", low=0, high=1, value=1, seed="quux", counter=0)
ONE_OF_EACH: dict[str, Value] = {
    event.kind: event
    for event in (
        ev.TournamentCreated(title="A", preset=None, stages=(toy(),), settings=Settings(), seed="s" * 8, engine="1"),
        ev.PlanChanged(title="New", stages=(toy(rounds=1),), settings=Settings(capacity=9)),
        ev.PhaseChanged(phase="cancelled"),
        ev.SeedReplaced(seed="another seed"),
        ev.TimetableSwitched(running=False),
        ev.EntrantRegistered(entrant="e5", data=EntrantData()),
        ev.EntrantChanged(entrant="e1", data=EntrantData(rating=1)),
        ev.EntrantStatusChanged(entrant="e1", status="withdrawn", cause="withdrew"),
        ev.StageStarted(stage=1, seeds=("e1", "e2")),
        ev.RoundPaired(stage=0, round_number=2, pairings=RoundPairings(pairings=()), seed="s"),
        ev.MatchAdded(
            stage=0,
            round_number=1,
            game=Pairing(id="s0r1b9", board=9, seats=("e1", "e2"), label="QF2"),
            seed="a",
        ),
        ev.RoundAmended(stage=0, round_number=1, pairings=RoundPairings(pairings=()), cause="director"),
        ev.PlayTakenBack(stage=0, rounds=0),
        ev.GameTimesSet(stage=0, round_number=1, times={"s0r1b1": ev.GameTime(at=START, final=True)}),
        ev.ResultReported(pairing="s0r1b2", by="e3", report=REPORT),
        ev.ReportTakenBack(pairing="s0r1b1", by="e1"),
        ev.ReportDisputed(pairing="s0r1b1", by="e2"),
        ev.ResultRecorded(pairing="s0r1b1", result=Result(half_points=(2, 0)), source="director"),
        ev.ResultCleared(pairing="s0r1b1", text="Again."),
        ev.ServerGamesLinked(server="go", games=(LINK,), without=("e3",)),
        ev.ServerGameDoubted(link=LINK, server="go", doubts=("annulled",)),
        ev.ServerDoubtSettled(pairing="s0r1b1", game="7", answer="again"),
        ev.FormAsked(form="even", due=START),
        ev.FormClosed(form="even"),
        ev.FormsSeen(form="even"),
        ev.FormSubmitted(form="even", entrant="e1", content="2"),
        ev.DrawCommitted(draw="s0/colour", low=1, high=6, commitment="c" * 64),
        ev.DrawDelayed(draw="s0/colour", until=START),
        ev.BeaconWaived(draw="s0/colour", text="out of reach"),
        ev.DrawContributed(draw="s0/colour", by="e1", text="a word"),
        ev.PromptsOpened(stage=0, since={"colour": START}),
        ev.PromptAnswered(stage=0, prompt="colour", answer="red"),
        ev.MatchNoted(pairing="s0r1b1", note="here", by="e1"),
        ev.RulingMade(topic="note", text="Seen."),
        ev.FeeMarked(entrant="e1", state="paid"),
        ev.MemberChanged(entrant="e1", person="p2"),
        ev.TeamSought(person="p3"),
        ev.TeamsDrawn(draw="teams 1", open_teams=(), ratings=(), teams=(), draws=(LOT,)),
        ev.DeadlinePassed(deadline="d", topic="t"),
        ev.StepTold(stage=0, step=1, reasons=()),
        ev.StaffChanged(person="p2", role="coordinator"),
        ev.PersonReplaced(entrant="e1", person="p2", before="p1"),
        ev.Announced(text="Hello"),
        ev.CommandUndone(command_id="c9"),
        ev.SeriesPlanned(plan=SERIES, since=START),
        ev.EveningOpened(number=1, start=START),
        ev.EveningRecorded(number=1, outcome="held", at=START, places=(("e1",), ("e2",))),
        ev.BranchOpened(stage=1, opening="c9", seeds=("e1", "e2")),
        ev.BranchTakenBack(stage=1),
        ev.BranchRecorded(stage=1, opening="c9", outcome="begun"),
        ev.MainLineNamed(main_line=MAIN_LINE),
    )
}

WITHOUT_CHANGE = {
    *("Announced", "StaffChanged", "PersonReplaced", "FormsSeen", "CommandUndone", "EveningRecorded"),
    *("BranchTakenBack", "BranchRecorded"),
}
"""Events that change no state on their own: most are only shown, one works on the fold of the whole log."""


def with_a_report() -> Play:
    play = running()
    play.do(cmd.ReportResult(pairing="s0r1b1", by=play.board().seats[0], report=REPORT))
    return play


def test_there_is_a_sample_of_every_event() -> None:
    assert set(ONE_OF_EACH) == {kind.__name__ for kind in KINDS}


@pytest.mark.parametrize("kind", sorted(ONE_OF_EACH))
def test_every_event_moves_the_state_and_leaves_the_old_one_alone(kind: str) -> None:
    state = with_a_report().state
    untouched = repr(state)
    record = Record.model_validate(
        {"seq": state.version + 1, "command_id": "new", "actor": "director", "at": START, "event": ONE_OF_EACH[kind]}
    )
    moved = evolve(state, record)

    assert moved.version == state.version + 1
    assert moved.commands[-1].command_id == "new"
    assert repr(state) == untouched
    same_but_for_the_mark = {
        name for name in TournamentState.__dataclass_fields__ if getattr(moved, name) == getattr(state, name)
    }
    changed = set(TournamentState.__dataclass_fields__) - same_but_for_the_mark - {"version", "commands"}
    assert bool(changed) is (kind not in WITHOUT_CHANGE)


def test_the_fold_is_the_state() -> None:
    play = with_a_report()

    assert fold(play.records) == play.state


def test_a_fold_can_be_continued() -> None:
    play = with_a_report()
    start = fold(play.records[:5])

    assert fold(play.records[5:], start) == play.state


def test_the_same_event_in_the_same_record_makes_the_very_same_state() -> None:
    play = with_a_report()
    before, last = fold(play.records[:-1]), play.records[-1]

    assert fold(play.records[-1:], before) is evolve(before, last)
    other = last.model_copy(update={"actor": "p9"})
    assert evolve(before, other).commands[-1].actor == "p9", "nobody else's record is taken for it"
    assert evolve(before, last).commands[-1].actor == last.actor


def test_undone_commands_count_as_never_having_happened() -> None:
    play = running()
    before = play.state
    play.win(play.board())
    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.current_round == before.current_round
    assert play.state.version == len(play.records)
    assert [mark.command_id for mark in play.state.commands] == ["c1", "c2", "c3", "c4", "c5", "c7"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_amended_round_replaces_that_round_and_no_other(number: int) -> None:
    play = running(stages=(toy(rounds=3),))
    for _ in range(2):
        play.win_all()
        play.publish()
    before = play.state.started[0].rounds
    amended = ev.RoundAmended(stage=0, round_number=number, pairings=RoundPairings(pairings=()), cause="director")
    record = play.records[-1].model_copy(update={"seq": play.state.version + 1, "command_id": "new", "event": amended})
    after = evolve(play.state, record).started[0].rounds

    assert [round_.number for round_ in after] == [1, 2, 3]
    assert [round_.amended for round_ in after] == [round_.number == number for round_ in after]
    assert after[number - 1].pairings == amended.pairings
    others = [index for index in range(3) if index != number - 1]
    assert [after[index] for index in others] == [before[index] for index in others]


def test_rounds_are_published_at_the_version_after_the_last_line_of_their_command() -> None:
    play = running(stages=(toy(rounds=3),))
    play.win_all()
    play.publish()
    first, second = play.state.started[0].published
    no_games = RoundPairings(pairings=())
    by_hand = ev.RoundPaired(
        stage=0, round_number=3, pairings=no_games, seed="s", cause="director", text="Friends came."
    )
    imported = ev.RoundPaired(stage=0, round_number=4, pairings=no_games, seed="s", cause="import")
    lines = (
        ("new", by_hand),
        ("new", imported),
        ("new", ev.PhaseChanged(phase="running")),
        ("other", ev.PhaseChanged(phase="running")),
    )
    state, versions = play.state, []
    for command, event in lines:
        line = {"seq": state.version + 1, "command_id": command, "event": event}
        state = evolve(state, play.records[-1].model_copy(update=line))
        versions.append([published.version for published in state.started[0].published])
    start = play.state.version

    assert second.version == start
    assert first.version < start
    assert versions == [
        [first.version, start, start + 1],
        [first.version, start, start + 2, start + 2],
        [first.version, start, start + 3, start + 3],
        [first.version, start, start + 3, start + 3],
    ]
    third, fourth = state.started[0].published[2:]
    assert (third.cause, third.text, fourth.cause) == ("director", "Friends came.", "import")


def test_new_records_tell_whether_they_reach_back() -> None:
    play = running()
    play.do(cmd.UndoCommand(command_id=play.last))

    assert undoes_before(play.records[-1:])
    assert not undoes_before(play.records[:-1])


def test_the_state_finds_entrants_and_games_or_says_which_is_unknown() -> None:
    state = running().state
    stage, round_, pairing = state.find("s0r1b2")

    assert (stage, round_.number, pairing.id) == (0, 1, "s0r1b2")
    assert state.entrant("e1").number == 1
    with pytest.raises(UnknownPairingError) as no_game:
        state.find("s0r1b3")
    with pytest.raises(UnknownEntrantError) as nobody:
        state.entrant("e9")
    assert (no_game.value.pairing, nobody.value.entrant) == ("s0r1b3", "e9")


def test_a_stage_that_has_not_started_cannot_be_looked_at() -> None:
    state = running(stages=[toy(), toy(take=2)]).state

    assert state.stage().number == 0
    for number in (1, -1):
        with pytest.raises(IndexError):
            state.stage(number)
