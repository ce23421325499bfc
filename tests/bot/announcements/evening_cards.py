"""Posts and live boards of evenings and series for the gallery: the frozen logs are of championships."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import timedelta

from bot.parsing.tonight import NO_SHOW_MINUTES, PAUSE_MINUTES, settings_of, starting_at
from bot.service.loaded import LoadedTournament
from bot.text.catalogue import in_language
from bot.text.messages import Message
from bot.views.live_board import LiveBoard
from formats.core import commands as cmd
from formats.core.attendance import CHECK_IN
from formats.core.events import SeriesPlan, Tick
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.weekly import WeeklyTime
from storage.outbox import Post
from tests.bot.season import DIRECTOR, Season, is_message, new_person

CUP = StagePlan(system="single_elimination", title="Cup", options={"as_they_come": True, "ties": False})
DOUBLE = StagePlan(
    system="double_elimination", title="Cup", options={"as_they_come": True, "ties": False, "best_of": 3}
)
ROUND_ROBIN = StagePlan(system="round_robin", title="Round robin")
SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
PAUSE = timedelta(minutes=PAUSE_MINUTES + 1)

Shown = Message | LiveBoard


@dataclass(repr=False)
class _Evening(Season):
    """Keeps the first post and the first board of each kind: after the same events, with the same buttons."""

    language: str = "en"
    shown: dict[tuple[object, ...], Shown] = field(default_factory=dict)

    def do(self, command: cmd.Command, actor: str = DIRECTOR, tick: Tick | None = None) -> list[Post]:
        """Carry out a command, and keep what is new."""
        known = len(self.records)
        posts = super().do(command, actor, tick)
        events = tuple(dict.fromkeys(record.event.kind for record in self.records[known:]))
        for post in filter(is_message, posts):
            message = Message.model_validate(post.payload)
            buttons = tuple(button.action.split(":")[1] for button in message.buttons)
            kind = events, post.person_id is None, post.thread is None, bool(message.title), buttons
            self.shown.setdefault(kind, message)
        with in_language(self.language):
            board = self.board
        buttons = tuple(button.action.split(":")[1] for button in board.buttons)
        self.shown.setdefault((self.phase(), len(board.sections), buttons), board)
        return posts

    @property
    def loaded(self) -> LoadedTournament:
        """As the service would hold it, with the people who are no entrants."""
        return replace(super().loaded, others={person.id: person for person in self.people.values()})

    def open(self, stage: StagePlan, players: int, *, team_size: int = 1) -> _Evening:
        """Create it with open sign-up, and people in it."""
        self.create(stages=(stage,), settings=settings_of(self.language, team_size))
        return self._signed_up(players)

    def _signed_up(self, players: int) -> _Evening:
        self.sign_up(players, reminders={})
        return self

    def start(self) -> Pairing:
        """Close sign-up and publish the first round; return the first game."""
        self.do(cmd.CloseRegistration())
        self.publish()
        return self.games()[0]

    def to_the_end(self) -> None:
        """Play all games, each won by the player who entered first."""
        while self.phase() != "finished":
            self.play_round()
            self.until(self.now + PAUSE)


def _small(evening: _Evening) -> None:
    """A knock-out of five with a disputed report, a no-show and a player who leaves."""
    evening.open(CUP, 5)
    game = evening.start()
    evening.report(game, confirm=False)
    evening.do(cmd.TakeBackReport(pairing=game.id, by=game.seats[0]), actor="p1")
    evening.report(game, confirm=False)
    evening.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1]), actor="p2")
    evening.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    missed = evening.games()[0]
    evening.do(cmd.CheckIn(pairing=missed.id, by=missed.seats[0]), actor="p1")
    evening.until(evening.now + timedelta(minutes=NO_SHOW_MINUTES))
    left = evening.games()[0].seats[1]
    evening.do(cmd.WithdrawEntrant(entrant=left), actor=evening.people[left].id)
    evening.to_the_end()


def _with_threads(evening: _Evening) -> None:
    """A double elimination of nine that starts by the clock, of whom eight check in, with matches in threads."""
    settings = starting_at(settings_of(evening.language), evening.now + timedelta(hours=1), "UTC")
    evening.create(stages=(DOUBLE,), settings=settings).sign_up(9, reminders={})
    evening.until(evening.now + timedelta(minutes=45))
    for number in range(1, 9):
        form = cmd.SubmitForm(form=CHECK_IN, entrant=f"e{number}", content=True)
        evening.do(form, actor=f"p{number}")
    evening.until(evening.now + timedelta(minutes=15))
    evening.report(evening.games()[0])
    evening.undo()
    evening.to_the_end()


def _teams(evening: _Evening) -> None:
    """Two teams of two: captains enter, others look for a team, and *Make teams* divides them."""
    evening.open(ROUND_ROBIN, 2, team_size=2)
    for number in (11, 12):
        evening.people[f"e{number}"] = new_person(number)
        evening.do(cmd.SeekTeam(person=f"p{number}"), actor=f"p{number}")
    evening.do(cmd.MakeTeams(new=0))
    evening.start()
    evening.to_the_end()


def _late(evening: _Evening) -> None:
    """A Swiss of four, of whom one leaves and comes back, with a latecomer and a corrected result."""
    evening.open(SWISS, 4)
    game = evening.start()
    evening.sign_up(1, reminders={})
    evening.play_round()
    evening.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1])))
    evening.do(cmd.WithdrawEntrant(entrant="e4"), actor="p4")
    evening.do(cmd.ReinstateEntrant(entrant="e4"))
    evening.to_the_end()


def _series(evening: _Evening) -> None:
    """A series of weekly evenings: one was played, one cancelled, the next is open."""
    evening.create(stages=(CUP,), settings=settings_of(evening.language))
    plan = SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00"), points=(10, 6), best=3, rated=True)
    evening.do(cmd.PlanSeries(plan=plan))
    for number, outcome in ((1, "held"), (2, "cancelled"), (3, "open")):
        evening.do(cmd.OpenEvening(number=number))
        if outcome != "open":
            evening.people.update({f"e{who}": new_person(who) for who in (1, 2)})
            held = {"places": (("e1",), ("e2",)), "newcomers": 2} if outcome == "held" else {}
            evening.do(cmd.RecordEvening.model_validate({"number": number, "outcome": outcome, **held}))
        evening.now += timedelta(weeks=1)


PLAYS: tuple[Callable[[_Evening], None], ...] = (_small, _with_threads, _teams, _late, _series)


def evening_cards(language: str) -> Iterator[Shown]:
    """Yield one post or board of each kind, in a language."""
    for play in PLAYS:
        evening = _Evening(language=language)
        play(evening)
        yield from evening.shown.values()
