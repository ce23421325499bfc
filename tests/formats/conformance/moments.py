"""Random tournaments at random moments: which acts are possible now, and which are not.

Every possible act is given to `decide` with made-up content that fits; so is every other command about every other
subject there is, which must be refused or change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from typing import Any

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide import decide
from formats.core.draws import ALL_DRAWS
from formats.core.errors import HandmadeRoundError, NoPairingExistsError, RuleError
from formats.core.forms import forms_now
from formats.core.log import Envelope
from formats.core.lots import Lots
from formats.core.model import Pairing, RoundPairings
from formats.core.notes import TIME_DENIED
from formats.core.possible import Act, Role, Who, possible
from formats.core.possible.answers import game_asks, open_prompts
from formats.core.possible.rounds_off import open_rounds
from formats.core.possible.time_claims import ANSWERS
from formats.core.results import Report
from formats.core.rounds_off import ROUND_OFF
from formats.core.state import TournamentState
from formats.core.steps import PairRound, next_step
from formats.toolkit.requirements import REQUIREMENT, requirements_of
from formats.toolkit.scheduling.rounds import AVAILABILITY
from tests.examples import is_search
from tests.formats.conformance.whole_tournaments import Whole, contents_of

SIMPLE_FORMS: dict[str, Any] = {AVAILABILITY: {"zone": "UTC", "spans": []}, "even": 2}


class Moments(Whole):
    """A whole tournament whose players do at random what they are offered, looked at now and then."""

    look_every = 0.1
    """The share of moments that are looked at; a search looks at twice as many."""

    def watch(self) -> None:
        """Look, and let time pass."""
        if self.rng.random() < self.look_every * (2 if is_search() else 1):
            self.look()
        self.play.pass_time(minutes=self.rng.choice((0, 1, 5, 7, 15, 16, 20, 40, 1500)))

    def something_happens(self) -> None:
        """Half of the time somebody does what is offered; a director gives the games their times now and then."""
        chance = self.rng.random()
        if chance < 0.15:
            pairing = self.rng.choice(self.play.state.open_games())
            at = self.play.now + timedelta(minutes=self.rng.choice((0, 5, 10, 20, 90)))
            self.play.do(cmd.MoveGame(pairing=pairing.id, at=at, text="Then.", knowingly=True))
        elif chance < 0.65:
            self.somebody_acts()
        else:
            super().something_happens()

    def somebody_acts(self) -> None:
        """An entrant does one of the things that are offered."""
        who = self.rng.choice(list(self.play.state.entrants))
        offered = [act for act in self.offered(who) if act.command is not cmd.WithdrawEntrant]
        if offered:
            self.play.do(self.filled(self.rng.choice(offered)))

    def offered(self, who: Who) -> tuple[Act, ...]:
        """Return the acts that are possible for this person now."""
        return possible(self.play.state, self.play.engine, who, self.play.now)

    def look(self) -> None:
        """Compare what is offered with what is taken, for a few entrants and everybody else."""
        entrants = list(self.play.state.entrants)
        for who in (*self.rng.sample(entrants, min(3, len(entrants))), *Role):
            self.compare(who, self.offered(who))

    def compare(self, who: Who, offered: tuple[Act, ...]) -> None:
        """Everything offered is taken; nothing else changes anything."""
        for act in offered:
            command = self.filled(act)
            refused = self.refusal_of(command)
            if isinstance(refused, NoPairingExistsError) and isinstance(command, cmd.PublishRound):
                by_hand = RoundPairings(pairings=(), idle=self.play.state.stage().active)
                refused = self.refusal_of(command.model_copy(update={"pairings": by_hand, "text": "By hand."}))
            if isinstance(command, cmd.ImportRounds) and not command.rounds[0].pairings.pairings:
                # A format that pairs nobody now takes no round that could be made up here.
                refused = None if isinstance(refused, HandmadeRoundError) else refused
            assert refused is None, f"{who} is offered {command!r}, which is refused: {refused}"
        for act in self.not_offered(who, offered):
            command = self.filled(act)
            events = self.events_of(command)
            assert not events, f"{who} is not offered {command!r}, which is taken: {events}"

    def refusal_of(self, command: cmd.Command) -> RuleError | None:
        """Why a command is refused now, or None."""
        try:
            self._decided(command)
        except RuleError as error:
            return error
        return None

    def events_of(self, command: cmd.Command) -> tuple[Any, ...]:
        """What a command would cause now; nothing where it is refused."""
        try:
            return self._decided(command)
        except RuleError:
            return ()

    def _decided(self, command: cmd.Command) -> tuple[Any, ...]:
        envelope = Envelope(command_id="now", actor="p1", at=self.play.now, command=command)
        return decide(self.play.state, envelope, self.play.engine)

    def not_offered(self, who: Who, offered: tuple[Act, ...]) -> Iterator[Act]:
        """All other acts somebody like that might try."""
        for act in tried(self.play.state, who, self.rng.choice):
            if not any(
                act.command is offer.command and act.given.items() <= dict(offer.given).items() for offer in offered
            ):
                yield act

    def filled(self, act: Act) -> cmd.Command:
        """The act with content that fits."""
        return act.made(**self.content_of(act))

    def content_of(self, act: Act) -> dict[str, Any]:  # noqa: C901, PLR0912 - one flat table of commands
        """What is left to say."""
        state, given = self.play.state, act.given
        match act.command:
            case cmd.ReportResult:
                said: dict[str, Any] = {"report": Report(winner=self.pairing(given["pairing"]).seats[0])}
            case cmd.RecordResult:
                said = {"report": Report(winner=self.pairing(given["pairing"]).seats[0]), "dependents": "reset"}
            case cmd.RecordResults:
                said = {"games": self.open_games()}
            case cmd.RuleForfeit:
                said = {"absent": self.pairing(given["pairing"]).seats[:1], "dependents": "reset"}
            case cmd.MoveGame:
                said = {"at": self.play.now, "text": "Then.", "knowingly": True}
            case cmd.AnswerPrompt:
                said = {} if "answer" in given else {"answer": self.answer_to(given["prompt"])}
            case cmd.NoteMatch:
                said = {} if "content" in given else {"content": self.note_of(given["pairing"], given["note"])}
            case cmd.SubmitForm:
                said = {"content": self.form_of(given["form"], given["entrant"])}
            case cmd.OverrideRound:
                said = {"pairings": self.same_round(), "text": "As it is."}
            case cmd.ImportRounds:
                said = {"rounds": ({"pairings": self.next_round()},)}
            case cmd.ChangeEntrants:
                said = {"data": {who: entrant.data for who, entrant in state.entrants.items()}}
            case cmd.RegisterEntrants:
                said = {"entrants": (self.somebody(self.play.engine),)}
            case cmd.CreateTournament:
                said = {"title": "Another", "stages": state.stages, "seed": "another seed"}
            case command:
                said = FIXED.get(command, {})
        return said

    def note_of(self, pairing: str, note: str) -> Any:
        """One of the answers to what is asked about a game."""
        if note in ANSWERS:
            return {"text": "No."} if note == TIME_DENIED else None
        asked = [ask.question for ask in game_asks(self.play.state, self.play.engine) if ask.pairing.id == pairing]
        return self.rng.choice(contents_of(next(question for question in asked if question.note == note)))

    def open_games(self) -> tuple[dict[str, Any], ...]:
        """Everybody on the first seat wins; where no game is open, one that never was."""
        games = [game for log in self.play.state.started for round_ in log.rounds for game in round_.open_pairings()]
        reports = tuple({"pairing": game.id, "report": Report(winner=game.seats[0])} for game in games)
        return reports or ({"pairing": "s9r9b9", "report": Report(winner="nobody")},)

    def pairing(self, pairing: str) -> Pairing:
        """A pairing by its id."""
        return self.play.state.find(pairing)[2]

    def answer_to(self, key: str) -> str | None:
        """An answer that the prompt takes, as a director or player might give it."""
        for prompt in open_prompts(self.play.state, self.play.engine):
            if prompt.key == key:
                if prompt.choices:
                    return self.rng.choice(prompt.choices).value
                return str(prompt.low) if prompt.low is not None else (prompt.default or "x")
        return "x"

    def form_of(self, form: str, entrant: str) -> Any:
        """What a form takes."""
        if form == ROUND_OFF:
            return {"rounds": self.rounds_off_of(entrant)}
        if form == REQUIREMENT:
            return {"number": max(1, len(requirements_of(self.play.state, entrant))), "complies": True}
        for open_form in forms_now(self.play.state, self.play.engine):
            if open_form.key == form:
                return dict(open_form.system.made_up(form, open_form.stage, open_form.options, 0.5, Lots("form")))
        return SIMPLE_FORMS.get(form)

    def rounds_off_of(self, entrant: str) -> list[int]:
        """Return some of the rounds that this entrant can have off, often none."""
        with suppress(RuleError):
            rounds = open_rounds(self.play.state, self.play.engine, self.play.state.entrant(entrant))
            allowed = list(rounds.of_players(self.play.now))[:4]
            return sorted(self.rng.sample(allowed, min(len(allowed), self.rng.choice((0, 1, 1, 2)))))
        return [1]

    def next_round(self) -> RoundPairings:
        """Return the next round as the format pairs it, or a round without games where it pairs none now."""
        state = self.play.state
        step = next_step(state, self.play.engine)
        paired: list[RoundPairings] = []
        if isinstance(step, PairRound) and step.stage == max(0, state.stage_number):
            with suppress(RuleError):
                events = self._decided(cmd.PublishRound(stage=step.stage, round_number=step.round_number))
                paired = [event.pairings for event in events if isinstance(event, ev.RoundPaired)]
        active = state.stage().active if state.started else [entrant.id for entrant in state.active_entrants()]
        return paired[0] if paired else RoundPairings(pairings=(), idle=tuple(active))

    def same_round(self) -> RoundPairings:
        """The current round over again; who came in since is idle, who left without a game is out of it."""
        state = self.play.state
        current = state.current_round
        if current is None:
            return RoundPairings(pairings=())
        same, active = current.pairings, set(state.stage().active)
        idle = [who for who in same.idle if who in active] + sorted(active - same.members())
        byes = tuple(bye for bye in same.byes if bye.entrant in active)
        return same.model_copy(update={"idle": tuple(idle), "byes": byes})


FIXED: dict[Any, dict[str, Any]] = {
    cmd.ChangePlan: {"title": "Another title"},
    cmd.Announce: {"text": "Hello."},
    cmd.ChangeStaff: {"person": "p2", "role": "director"},
    cmd.ReplacePerson: {"person": "p2"},
    cmd.ChangeMember: {"person": "p2"},
    cmd.MakeRuling: {"topic": "remark", "text": "Noted."},
    cmd.MarkFee: {"state": "paid"},
    cmd.DecideAppeal: {"text": "So be it."},
    cmd.FileAppeal: {"text": "Please."},
    cmd.OrderRematch: {"text": "Again.", "after_forfeit": True},
    cmd.SetGameTimes: {"final": False},
    cmd.GrantMoreTime: {"minutes": 5},
    cmd.ContributeToDraw: {"text": "word"},
    cmd.WaiveBeacon: {"text": "The beacon is out of reach."},
}
"""What else these commands need."""

ABOUT_MY_GAME = (
    cmd.ReportResult,
    cmd.ConfirmReport,
    cmd.DisputeReport,
    cmd.TakeBackReport,
    cmd.CheckIn,
    cmd.GrantMoreTime,
    cmd.ClaimForfeit,
)
ABOUT_A_GAME = (cmd.RecordResult, cmd.RuleForfeit, cmd.OrderRematch, cmd.MoveGame)
ABOUT_AN_ENTRANT = (
    cmd.WithdrawEntrant,
    cmd.ReinstateEntrant,
    cmd.SeatNewcomer,
    cmd.MarkFee,
    cmd.ReplacePerson,
    cmd.ChangeMember,
)
ABOUT_EVERYTHING = (
    cmd.CreateTournament,
    cmd.ChangePlan,
    cmd.OpenRegistration,
    cmd.CloseRegistration,
    cmd.CancelTournament,
    cmd.FinishTournament,
    cmd.RecordResults,
    cmd.Announce,
    cmd.ChangeStaff,
    cmd.MakeRuling,
    cmd.ChangeEntrants,
)


def tried(state: TournamentState, who: Who, choice: Any) -> Iterator[Act]:
    """Every command of players, directors or the clock, about every subject there is."""
    games = [pairing.id for log in state.started for round_ in log.rounds for pairing in round_.pairings.pairings]
    if who is Role.NEWCOMER:
        yield Act(cmd.RegisterEntrants, {"by_director": False})
    elif who is Role.CLOCK:
        yield from (Act(cmd.ConfirmReport, {"pairing": game, "by": None}) for game in games)
    elif who is Role.DIRECTOR:
        yield from _tried_by_director(state, games)
    else:
        yield from _tried_by_entrant(state, who, games)


def _prompts(state: TournamentState) -> list[str]:
    """Return the keys of answered questions, and a key that no question has."""
    return ["nothing", *(key for log in state.started for key in log.answers)]


def _tried_by_entrant(state: TournamentState, who: str, games: list[str]) -> Iterator[Act]:
    for game in games:
        yield from (Act(command, {"pairing": game, "by": who}) for command in ABOUT_MY_GAME)
        yield from (Act(cmd.NoteMatch, {"pairing": game, "note": note, "by": who}) for note in ANSWERS)
    yield Act(cmd.WithdrawEntrant, {"entrant": who, "status": "withdrawn"})
    yield Act(cmd.FileAppeal, {"entrant": who})
    yield from (Act(cmd.AnswerPrompt, {"prompt": key, "by": who}) for key in _prompts(state))
    draws = (ALL_DRAWS, "s0/nothing", *state.commitments)
    yield from (Act(cmd.ContributeToDraw, {"draw": draw, "by": who}) for draw in draws)
    forms = (AVAILABILITY, "even", REQUIREMENT, ROUND_OFF, "nothing")
    yield from (Act(cmd.SubmitForm, {"form": form, "entrant": who, "by_director": False}) for form in forms)


def _tried_by_director(state: TournamentState, games: list[str]) -> Iterator[Act]:
    yield from (Act(command) for command in ABOUT_EVERYTHING)
    yield from (Act(command, {"pairing": game}) for command in ABOUT_A_GAME for game in games)
    yield from (Act(command, {"entrant": who}) for command in ABOUT_AN_ENTRANT for who in state.entrants)
    for who in state.entrants:
        yield from (Act(cmd.DecideAppeal, {"entrant": who, "accepted": accepted}) for accepted in (True, False))
    yield from (Act(cmd.AnswerPrompt, {"prompt": key, "by": None}) for key in _prompts(state))
    yield from (Act(cmd.SwitchTimetable, {"running": running}) for running in (True, False))
    yield from (Act(cmd.UndoCommand, {"command_id": mark.command_id}) for mark in state.commands[-5:])
    yield from (Act(command, {"form": "nothing"}) for command in (cmd.AskForForm, cmd.CloseForm, cmd.LookAtForms))
    yield from (Act(cmd.LookAtForms, {"form": form}) for form in dict.fromkeys(form for form, _ in state.forms))
    yield from (Act(cmd.WaiveBeacon, {"draw": draw}) for draw in ("s0/nothing", *state.commitments))
    yield Act(cmd.RegisterEntrants, {"by_director": True})
    for stage in range(len(state.stages) + 1):
        rounds = len(state.started[stage].rounds) if stage < len(state.started) else 0
        yield Act(cmd.ImportRounds, {"stage": stage})
        for number in (rounds, rounds + 1, rounds + 2):
            yield Act(cmd.PublishRound, {"stage": stage, "round_number": number})
            yield Act(cmd.OverrideRound, {"stage": stage, "round_number": number})
            yield Act(cmd.SetGameTimes, {"stage": stage, "round_number": number})
        yield from (Act(cmd.TellStep, {"stage": stage, "step": step}) for step in range(1, 4))
