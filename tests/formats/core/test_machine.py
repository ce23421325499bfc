"""Random commands, legal and illegal, with undo in between: the log stays the whole truth."""

from collections.abc import Callable
from datetime import timedelta

from hypothesis import HealthCheck
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from formats.core import commands as cmd
from formats.core.draws import prompt_draw
from formats.core.errors import RuleError
from formats.core.evolve import fold
from formats.core.log import TIMETABLE, Record
from formats.core.model import EntrantData, Pairing, RoundPairings
from formats.core.plan import Settings
from formats.core.results import Report
from formats.core.steps import next_step
from formats.core.undoing import last_undoable
from formats.core.verify import effective, verify
from tests.examples import examples
from tests.formats.core.decide.test_game_times import WEEK
from tests.formats.play import Play, toy
from tests.formats.toys import QUESTION

ENTRANTS = st.integers(1, 8).map("e{}".format)
SEATS = st.integers(0, 1)


def by_player(pairing: Pairing, seat: int, winner: int) -> list[cmd.Command]:
    """What the player on a seat can do about a game."""
    me, game = pairing.seats[seat], pairing.id
    return [
        cmd.ReportResult(pairing=game, by=me, report=Report(winner=pairing.seats[winner])),
        cmd.ConfirmReport(pairing=game, by=me),
        cmd.ConfirmReport(pairing=game, by=None),
        cmd.DisputeReport(pairing=game, by=me),
        cmd.TakeBackReport(pairing=game, by=me),
        cmd.CheckIn(pairing=game, by=me),
        cmd.GrantMoreTime(pairing=game, by=me, minutes=10),
        cmd.ClaimForfeit(pairing=game, by=me),
    ]


def by_director(pairing: Pairing, seat: int) -> list[cmd.Command]:
    """What a director can do about a game."""
    me, game = pairing.seats[seat], pairing.id
    return [
        cmd.RecordResult(pairing=game, report=Report(winner=me)),
        cmd.RecordResult(pairing=game, report=Report(winner=None)),
        cmd.RuleForfeit(pairing=game, absent=(me,)),
        cmd.RuleForfeit(pairing=game, absent=pairing.seats),
        cmd.OrderRematch(pairing=game, text="Again."),
    ]


def about_entrant(entrant: str) -> list[cmd.Command]:
    """What can be done about an entrant."""
    return [
        cmd.WithdrawEntrant(entrant=entrant),
        cmd.WithdrawEntrant(entrant=entrant, open_game="repair"),
        cmd.ReinstateEntrant(entrant=entrant),
        cmd.FileAppeal(entrant=entrant, text="Please."),
        cmd.DecideAppeal(entrant=entrant, accepted=True, text="Yes."),
        cmd.MarkFee(entrant=entrant, state="paid"),
        cmd.SubmitForm(form="even", entrant=entrant, content=2),
        cmd.ChangeEntrants(data={entrant: EntrantData(rating=1)}),
    ]


WHOLE_EVENT: list[Callable[[], cmd.Command]] = [
    cmd.OpenRegistration,
    cmd.CloseRegistration,
    cmd.FinishTournament,
    lambda: cmd.RegisterEntrants(entrants=(EntrantData(rating=1700),)),
    lambda: cmd.RegisterEntrants(entrants=(EntrantData(rating=1600),), by_director=True),
    lambda: cmd.SwitchTimetable(running=True),
    lambda: cmd.Announce(text="Hello"),
    lambda: cmd.ContributeToDraw(draw=prompt_draw(0, QUESTION), by="e1", text="one"),
    lambda: cmd.ContributeToDraw(draw=prompt_draw(0, QUESTION), by="e2", text="two"),
    lambda: cmd.AnswerPrompt(prompt=QUESTION),
    lambda: cmd.AnswerPrompt(prompt=QUESTION, answer="3"),
    lambda: cmd.ChangePlan(title="New"),
]


class Tournaments(RuleBasedStateMachine):
    """Two stages with a question between rounds, a waiting list, a weekly timetable and removal by forfeit."""

    @initialize(entrants=st.integers(2, 8))
    def begin(self, entrants: int) -> None:
        plan = [toy(rounds=2, question="number"), toy(take=3, rounds=2, wait=False)]
        self.play = Play(plan, Settings(capacity=6, week=WEEK, forfeit_removes=True))
        self.play.enter(entrants)
        self.give(cmd.PublishRound(stage=0, round_number=1))

    def give(self, command: cmd.Command, *, actor: str = "director", deadline: str | None = None) -> None:
        """Give a command; a refusal must be a rule's and leave everything as it was."""
        records, state = list(self.play.records), self.play.state
        try:
            self.play.do(command, actor=actor, deadline=deadline)
        except RuleError:
            assert self.play.records == records
            assert self.play.state is state

    def latest_pairings(self) -> tuple[Pairing, ...]:
        current = self.play.state.current_round
        return () if current is None else current.pairings.pairings

    @rule(number=st.integers(0, 9), seat=SEATS, winner=SEATS, what=st.integers(0, 7))
    def a_player_acts(self, number: int, seat: int, winner: int, what: int) -> None:
        pairings = self.latest_pairings()
        if pairings:
            self.give(by_player(pairings[number % len(pairings)], seat, winner)[what])

    @rule(number=st.integers(0, 9), seat=SEATS, what=st.integers(0, 4))
    def a_director_rules(self, number: int, seat: int, what: int) -> None:
        pairings = self.latest_pairings()
        if pairings:
            self.give(by_director(pairings[number % len(pairings)], seat)[what])

    @rule(entrant=ENTRANTS, what=st.integers(0, 7))
    def something_about_an_entrant(self, entrant: str, what: int) -> None:
        self.give(about_entrant(entrant)[what])

    @rule(what=st.sampled_from(WHOLE_EVENT))
    def something_about_the_event(self, what: Callable[[], cmd.Command]) -> None:
        self.give(what())

    @rule(seat=SEATS)
    def every_result_comes_in(self, seat: int) -> None:
        for pairing in self.play.state.open_games():
            self.give(cmd.RecordResult(pairing=pairing.id, report=Report(winner=pairing.seats[seat])))

    @rule(by_itself=st.booleans())
    def a_round_is_published(self, *, by_itself: bool) -> None:
        state = self.play.state
        for stage, number in (
            ((state.stage_number, state.stage().next_round), (state.stage_number + 1, 1))
            if (state.started)
            else ((0, 1),)
        ):
            deadline = f"pair/{stage}/{number}" if by_itself else None
            self.give(
                cmd.PublishRound(stage=stage, round_number=number),
                actor=TIMETABLE if by_itself else "director",
                deadline=deadline,
            )

    @rule(final=st.booleans())
    def times_are_given(self, *, final: bool) -> None:
        if self.play.state.started:
            number = len(self.play.state.started[-1].rounds)
            self.give(cmd.SetGameTimes(stage=self.play.state.stage_number, round_number=number, final=final))

    @rule()
    def a_director_turns_the_sides(self) -> None:
        current = self.play.state.current_round
        if current is not None:
            turned = tuple(
                pairing
                if pairing.id in current.results
                else pairing.model_copy(update={"seats": (pairing.seats[1], pairing.seats[0])})
                for pairing in current.pairings.pairings
            )
            pairings: RoundPairings = current.pairings.model_copy(update={"pairings": turned})
            stage = self.play.state.stage_number
            self.give(cmd.OverrideRound(stage=stage, round_number=current.number, pairings=pairings, text="Sides."))

    @rule()
    def the_last_command_is_undone(self) -> None:
        mark = last_undoable(self.play.state)
        if mark is not None:
            before = self.play.state
            self.play.do(cmd.UndoCommand(command_id=mark.command_id))
            assert mark.command_id not in {other.command_id for other in self.play.state.commands}
            assert self.play.state.version > before.version

    @rule(amount=st.sampled_from((timedelta(minutes=10), timedelta(hours=5), timedelta(days=2))))
    def time_goes_by(self, amount: timedelta) -> None:
        self.play.now += amount

    @invariant()
    def the_log_is_the_state(self) -> None:
        assert fold(self.play.records) == self.play.state
        lines = [Record.model_validate_json(record.model_dump_json()) for record in self.play.records]
        assert fold(lines) == self.play.state

    @invariant()
    def whatever_was_undone_left_no_trace(self) -> None:
        marks = {mark.command_id for mark in self.play.state.commands}
        assert marks == {record.command_id for record in effective(self.play.records)}

    @invariant()
    def whoever_has_an_open_game_is_in(self) -> None:
        for pairing in self.play.state.open_games():
            assert {self.play.state.entrants[seat].status for seat in pairing.seats} == {"active"}

    @invariant()
    def there_is_always_a_next_step(self) -> None:
        next_step(self.play.state, self.play.engine)

    def teardown(self) -> None:
        assert verify(self.play.records, self.play.engine) == ()


Tournaments.TestCase.settings = examples(12, stateful_step_count=40, suppress_health_check=list(HealthCheck))
TestTournaments = Tournaments.TestCase
