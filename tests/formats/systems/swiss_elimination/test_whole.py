"""Whole playoffs by commands: sign-up, lists, sealed times, reveal, judges, undo, a log that verifies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.engine import Engine
from formats.core.errors import BadFormError, NotYourGameError, PromptOpenError, ResultExistsError
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.steps import Finish, WaitForAnswers, WaitForResults, next_step
from formats.core.verify import verify
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES
from formats.systems.swiss_elimination.selection import PUZZLE
from tests.formats.play import Play

ENGINE = Engine(version="test", formats={FORMAT.key: FORMAT}, schedule=lambda *_: {})


class Playoffs(Play):
    """A tournament of one stage; e1 is the most eligible."""

    def __init__(self, size: int = 16, **options: Any) -> None:
        """Everybody has signed up and sign-up is closed."""
        super().__init__([StagePlan(system=FORMAT.key, title="Playoffs", options=options)], engine=ENGINE)
        self.do(cmd.OpenRegistration())
        scores = [{"round_1": 1000.0 - number, "round_2": 500.0} for number in range(size)]
        self.do(cmd.RegisterEntrants(entrants=tuple(EntrantData(attributes=dict(score)) for score in scores)))
        self.do(cmd.CloseRegistration())

    def lists(self, **lists: str) -> None:
        """Preference lists, as typed."""
        for who, text in lists.items():
            self.do(cmd.SubmitForm(form=PREFERENCES, entrant=who, content={"lists": text}))

    def times(self, seed: int) -> None:
        """Everybody hands in times for all puzzles, some of them wrong."""
        chance = random.Random(seed)
        for who in self.state.stage().seeds:
            lines = []
            for number in range(1, 9):
                wrong = " wrong" if chance.random() < 0.2 else ""
                lines.append(f"P{number} {chance.randint(1, 19)}:{chance.randint(0, 59):02d}{wrong}")
            self.do(cmd.SubmitForm(form=ONLINE_TIMES, entrant=who, content={"times": "\n".join(lines)}))

    def answer(self, prompt: str, answer: str | None = None, by: str | None = None) -> None:
        """Answer a question."""
        self.do(cmd.AnswerPrompt(prompt=prompt, answer=answer, by=by))

    def judge(self, pairing: str, *entries: tuple[str, dict[str, Any]]) -> tuple[ev.Event, ...]:
        """A judge's entries; the events of the last."""
        events: tuple[ev.Event, ...] = ()
        for note, content in entries:
            events = self.do(cmd.NoteMatch(pairing=pairing, note=note, content=content), actor="judge")
        return events

    def live_round(self, code: str, puzzle: str) -> None:
        """Rank 1 chooses, and the second seat of every match solves it first."""
        (prompt,) = self.asked()
        self.answer(f"live_puzzle_{code}", puzzle, by=prompt.who[0])
        self.publish()
        for pairing in self.state.open_games():
            who = pairing.seats[1]
            self.judge(
                pairing.id,
                ("start", {}),
                ("stop", {"entrant": who, "at": "4:00", "official": "3:59.5"}),
                ("graded", {"entrant": who, "at": "4:20", "correct": True}),
            )

    def asked(self) -> Any:
        """The open questions."""
        step = next_step(self.state, self.engine)
        assert isinstance(step, WaitForAnswers), step
        return step.prompts


def revealed(**lists: str) -> Playoffs:
    """Playoffs whose online stage is over and revealed."""
    play = Playoffs()
    play.lists(**(lists or {"e1": "P3 P1", "e2": "P8"}))
    play.publish()
    play.times(seed=1)
    play.answer("reveal", "yes")
    return play


def test_from_sign_up_to_the_last_place() -> None:
    play = revealed()
    for _ in range(7):
        play.publish()
    assert play.state.open_games() == ()
    assert len(list(play.state.stage().games())) == 45
    for code, puzzle in (("F", "L2"), ("G", "L4"), ("H", "L1")):
        play.live_round(code, puzzle)
    assert isinstance(next_step(play.state, play.engine), Finish)
    play.do(cmd.FinishTournament())
    assert [line.rank for line in play.engine.standings(play.state)] == list(range(1, 17))
    assert len(list(play.state.stage().games())) == 54
    assert verify(play.records, play.engine) == ()
    assert fold([Record.model_validate_json(line.model_dump_json()) for line in play.records]) == play.state


def test_the_best_who_accept_the_invitation_are_seeded() -> None:
    play = Playoffs(31, sign_up_confirms=False)
    for number in range(2, 32):
        play.do(cmd.SubmitForm(form="invitation", entrant=f"e{number}", content="yes"))
    play.do(cmd.SubmitForm(form="invitation", entrant="e4", content=False))
    play.publish()
    seeds = play.state.stage().seeds
    assert seeds == tuple(f"e{number}" for number in (2, 3, *range(5, 31)))
    assert verify(play.records, play.engine) == ()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.SubmitForm(form="invitation", entrant="e1", content="yes"))
    assert refused.value.problems == (("answer", "outdated"),)


def test_starting_the_stage_pairs_nothing() -> None:
    play = Playoffs()
    events = play.publish()
    assert [type(event) for event in events] == [ev.PhaseChanged, ev.StageStarted, ev.PromptsOpened]
    assert [prompt.key for prompt in play.asked()] == ["reveal"]
    with pytest.raises(PromptOpenError) as refused:
        play.do(cmd.PublishRound(stage=0, round_number=1))
    assert refused.value.prompts == ("reveal",)


def test_a_published_online_round_has_its_results_at_once() -> None:
    play = revealed()
    events = play.publish()
    recorded = [event for event in events if isinstance(event, ev.ResultRecorded)]
    assert len(recorded) == 8
    assert {event.source for event in recorded} == {"format"}
    current = play.state.current_round
    assert current is not None
    assert current.pairings.facts[PUZZLE] == "P3"


def test_puzzles_are_not_used_twice_and_a_reversed_list_comes_from_behind() -> None:
    play = revealed(e1="P3 P1 P5")
    for _ in range(7):
        play.publish()
    used = [round_.pairings.facts[PUZZLE] for round_ in play.state.stage().rounds]
    assert len(set(used)) == 7
    assert used[:2] == ["P3", "P1"]


def test_a_drawn_list_is_a_recorded_draw() -> None:
    play = Playoffs()
    play.publish()
    play.answer("reveal", "yes")
    play.pass_time(minutes=10)
    play.answer("drawn_list")
    (draw,) = play.state.draws
    assert (draw.low, draw.high) == (1, 40320)
    for _ in range(7):
        play.publish()
    assert len({round_.pairings.facts[PUZZLE] for round_ in play.state.stage().rounds}) == 7
    assert verify(play.records, play.engine) == ()


def test_lists_close_when_the_online_stage_begins() -> None:
    play = Playoffs()
    play.publish()
    with pytest.raises(BadFormError) as refused:
        play.lists(e1="P1")
    assert refused.value.problems == (("form", "closed"),)


def test_only_rank_one_and_directors_choose() -> None:
    play = revealed()
    for _ in range(7):
        play.publish()
    (prompt,) = play.asked()
    other = next(who for who in play.state.stage().seeds if who not in prompt.who)
    with pytest.raises(NotYourGameError):
        play.answer("live_puzzle_F", "L1", by=other)
    play.answer("live_puzzle_F", "L1")


def test_a_match_decided_by_entries_takes_no_more() -> None:
    play = revealed()
    for _ in range(7):
        play.publish()
    play.answer("live_puzzle_F", "L1")
    play.publish()
    pairing = play.board(1)
    better, worse = sorted(pairing.seats, key=play.state.stage().seeds.index)
    noted, recorded = play.judge(pairing.id, ("start", {}), ("too_close", {}))
    assert isinstance(noted, ev.MatchNoted)
    assert isinstance(recorded, ev.ResultRecorded)
    assert pairing.seats[recorded.result.winning_seat or 0] == better
    with pytest.raises(ResultExistsError):
        play.judge(pairing.id, ("timer", {"at": "9:00"}))
    play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=worse), text="Appeal."))
    assert play.state.current_round is not None
    assert pairing.seats[play.state.current_round.results[pairing.id].winning_seat or 0] == worse


def test_an_entry_that_ended_a_match_can_be_undone() -> None:
    play = revealed()
    for _ in range(7):
        play.publish()
    play.answer("live_puzzle_F", "L1")
    play.publish()
    pairing = play.board(1)
    play.judge(pairing.id, ("start", {}), ("too_close", {}))
    play.do(cmd.UndoCommand(command_id=play.last))
    assert pairing in play.state.open_games()
    assert [note.note for note in play.state.notes[pairing.id]] == ["start"]


def test_a_round_undone_and_published_again_is_the_same() -> None:
    play = revealed()
    play.publish()
    first = play.state.current_round
    play.do(cmd.UndoCommand(command_id=play.last))
    play.publish()
    assert play.state.current_round == first


def test_who_leaves_in_a_live_match_loses_it() -> None:
    play = revealed()
    for _ in range(7):
        play.publish()
    play.answer("live_puzzle_F", "L1")
    play.publish()
    pairing = play.board(1)
    play.do(cmd.WithdrawEntrant(entrant=pairing.seats[0]))
    assert play.state.current_round is not None
    assert play.state.current_round.results[pairing.id].winning_seat == 1
    step = next_step(play.state, play.engine)
    assert isinstance(step, WaitForResults)
    assert len(step.pairings) == 1


def test_a_reserve_moves_up_between_the_start_and_the_reveal() -> None:
    play = Playoffs(17)
    play.lists(e1="P1")
    play.publish()
    play.do(cmd.WithdrawEntrant(entrant="e5"))
    play.answer("reveal", "yes")
    play.publish()
    current = play.state.current_round
    assert current is not None
    assert current.pairings.byes == ()
    assert current.pairings.pairings[0].seats == ("e1", "e17")
