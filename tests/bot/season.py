"""A tournament played against a fake clock, with everything the timetable does and everything that gets posted.

Many tests take the same steps for a while. The same command in the same state has the same result, so each step is
cached in the process, and reused by the next test that takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.announcements.board import PAYLOAD as BOARD
from bot.announcements.composing import compose
from bot.announcements.rendering import said_post
from bot.announcements.round_event import PAYLOAD, RoundEvent
from bot.face_api.in_use import faces
from bot.schedule.deadlines import Deadline, deadlines, failed
from bot.schedule.in_use import reminders
from bot.service.loaded import Change, LoadedTournament, last_hash
from bot.text.context import context_of, posts_language
from bot.text.messages import Message
from bot.views.live_board import LiveBoard, board_view
from formats import registry
from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.errors import DeadlinePassedError, TournamentError
from formats.core.events import Tick
from formats.core.evolve import fold, undoes_before
from formats.core.log import TIMETABLE, Envelope, Record
from formats.core.memoize import memoize
from formats.core.model import EntrantData, Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.state import TournamentState
from formats.core.steps import PairRound, next_step
from formats.core.undoing import last_undoable
from formats.core.values import EntrantId
from formats.core.wall_clock import wall_time
from formats.registry import preset
from storage.outbox import Post
from storage.people import Person
from storage.tournaments import Staff, TournamentRow

ARIMAA = preset("arimaa_world_championship_2010")
CHANNEL = 77
DIRECTOR = "p1001"
COORDINATOR = "p1002"
SIGN_UP_OPENS = datetime(2009, 12, 1, 12, tzinfo=UTC)
SIGN_UP_CLOSES = datetime(2010, 1, 1, 23, tzinfo=UTC)
RATINGS_FIXED = datetime(2010, 1, 2, 23, tzinfo=UTC)
FIRST_PAIRING = datetime(2010, 1, 5, 0, tzinfo=UTC)
"""Monday 4 January 2010, 19:00 in New York."""

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
WEEK = timedelta(weeks=1)


def arimaa(**changes: Any) -> Settings:
    """The preset's settings with the dates of 2010; games are spread, so that reminders come at different times."""
    dates = {"registration_closes": SIGN_UP_CLOSES, "ratings_fixed": RATINGS_FIXED}
    return Settings.model_validate({**ARIMAA.settings.model_dump(), **dates, "spread_games": True, **changes})


def wall(moment: datetime) -> str:
    """What a clock in New York, where the week is kept, shows: `Mon 19:00`."""
    return f"{wall_time(moment, 'America/New_York'):%a %H:%M}"


WRITTEN_TO = {"direct": True}
"""What is kept beside a person who has pressed *Write to me*."""


def new_person(number: int, *, discord: bool = True, reminders: dict[str, Any] | None = None) -> Person:
    """Return a person called `Player 3`, who by default has asked for direct messages."""
    return Person(
        id=f"p{number}",
        discord_id=10**17 + number if discord else None,
        name=f"Player {number}",
        zone=None,
        reminders=WRITTEN_TO if reminders is None else reminders,
        erased=False,
    )


BEGINNING = TournamentState()
"""Before anything happened: the same object for all seasons, so that they find each other's steps."""

MOST_STEPS = 4000
"""So many are kept."""


@dataclass(frozen=True)
class _Made:
    """A step: what it was made from, all of it, and what came of it."""

    before: tuple[object, ...]
    by: Envelope
    people: Mapping[EntrantId, Person]
    records: tuple[Record, ...]
    state: TournamentState
    line_hash: str
    posts: tuple[Post, ...]


@memoize(lambda: (), most=1)
def _made() -> dict[tuple[object, ...], list[_Made]]:
    """Cache of steps, by a quickly compared key. A test that changes how commands are carried out has to clear it."""
    return {}


@memoize(lambda state, engine: (state, engine, faces(), reminders()), most=MOST_STEPS)
def _ahead(state: TournamentState, engine: Engine) -> tuple[Deadline, ...]:
    return tuple(deadlines(state, engine))


@dataclass(repr=False)
class Season:
    """A tournament, its clock, and what was posted. Commands go through `do`, time through `until`."""

    engine: Engine = field(default_factory=registry.engine)
    now: datetime = SIGN_UP_OPENS
    records: tuple[Record, ...] = ()
    state: TournamentState = BEGINNING
    people: dict[EntrantId, Person] = field(default_factory=dict)
    channel: int | None = CHANNEL
    voice: int | None = None
    fired: list[tuple[datetime, Deadline]] = field(default_factory=list)
    posts: list[Post] = field(default_factory=list)
    last: list[Post] = field(default_factory=list)
    line_hash: str = ""
    refused: list[TournamentError] = field(default_factory=list)

    @property
    def board(self) -> LiveBoard:
        """The live board as it should be now."""
        return board_view(context_of(self.loaded, self.engine), "t1")

    @property
    def loaded(self) -> LoadedTournament:
        """The tournament as the service would hold it."""
        row = TournamentRow("t1", SIGN_UP_OPENS, self.state.title, self.state.phase, 5, self.channel, self.voice)
        staff = (Staff(DIRECTOR, "director"), Staff(COORDINATOR, "coordinator"))
        return LoadedTournament("t1", self.records, self.state, row, self.people, staff, self.line_hash)

    def do(self, command: cmd.Command, actor: str = DIRECTOR, tick: Tick | None = None) -> list[Post]:
        """Carry out a command now; what it posts. A refusal changes nothing."""
        command_id = f"c{len(self.records)}"
        envelope = Envelope(command_id=command_id, actor=actor, at=self.now, command=command, tick=tick)
        made = self._step(envelope)
        self.records, self.state, self.line_hash = made.records, made.state, made.line_hash
        self.last = list(made.posts)
        self.posts += self.last
        return self.last

    def _step(self, envelope: Envelope) -> _Made:
        """Found where it was made before, made otherwise."""
        parts = self.state, self.records, self.engine, self.channel, self.voice, faces(), reminders()
        key = (*map(id, parts), envelope.at, envelope.actor, type(envelope.command))
        known = _made()
        for made in known.get(key, ()):
            if made.by == envelope and made.people == self.people:
                return made
        made = self._carried_out(envelope, parts)
        known.setdefault(key, []).append(made)
        while len(known) > MOST_STEPS:
            del known[next(iter(known))]
        return made

    def _carried_out(self, envelope: Envelope, parts: tuple[object, ...]) -> _Made:
        before, people = self.state, dict(self.people)
        events = decide(before, envelope, self.engine)
        new = tuple(
            Record(seq=seq, command_id=envelope.command_id, actor=envelope.actor, at=self.now, event=event)
            for seq, event in enumerate(events, before.version + 1)
        )
        records = self.records + new
        line_hash = last_hash(new, before=self.line_hash) if new else self.line_hash
        state = fold(records) if undoes_before(new) else fold(new, before)
        after = replace(self, records=records, state=state, line_hash=line_hash)
        posts = tuple(
            said_post(post, posts_language(state)) for post in compose(Change(before, after.loaded, new), self.engine)
        )
        for post in posts:
            if is_message(post):
                Message.model_validate(post.payload)
            elif is_event(post):
                event_of(post)
        return _Made(parts, envelope, people, records, state, line_hash, posts)

    def due(self) -> list[Deadline]:
        """What has come due by now."""
        return [deadline for deadline in self._deadlines() if deadline.at <= self.now]

    def ahead(self, topic: str) -> list[Deadline]:
        """What of a topic is to come, due or not."""
        return [deadline for deadline in self._deadlines() if deadline.topic == topic]

    def _deadlines(self) -> tuple[Deadline, ...]:
        return _ahead(self.state, self.engine)

    def catch_up(self) -> None:
        """Deal with everything that is due, one after the other, as the timetable does."""
        for _ in range(5000):
            due = self.due()
            if not due:
                return
            self.deal_with(due[0])
        message = "the timetable does not come to rest"
        raise AssertionError(message)

    def deal_with(self, deadline: Deadline) -> None:
        """One deadline: its command, or a note that it failed."""
        self.fired.append((self.now, deadline))
        try:
            self._pass(deadline)
        except DeadlinePassedError:
            raise
        except TournamentError as error:
            self.refused.append(error)
            self._pass(failed(deadline, error))

    def _pass(self, deadline: Deadline) -> None:
        self.do(deadline.command or cmd.PassDeadline(), actor=TIMETABLE, tick=deadline.tick)

    def until(self, moment: datetime) -> Season:
        """Let time pass, dealing with each deadline when it comes due."""
        self.catch_up()
        while True:
            ahead = [item.at for item in self._deadlines() if self.now < item.at <= moment]
            if not ahead:
                break
            self.now = min(ahead)
            self.catch_up()
        self.now = moment
        self.catch_up()
        return self

    def away_until(self, moment: datetime) -> Season:
        """Let time pass while the bot is down; nothing is caught up yet."""
        self.now = moment
        return self

    def create(self, *, stages: Iterable[StagePlan] = ARIMAA.stages, settings: Settings | None = None) -> Season:
        """Begin the log."""
        chosen = arimaa() if settings is None else settings
        self.do(
            cmd.CreateTournament(title="World Championship", stages=tuple(stages), settings=chosen, seed="seed" * 3)
        )
        return self

    def sign_up(self, count: int = 12, **person: Any) -> Season:
        """Open sign-up and let people in, strongest first."""
        if self.state.phase == "draft":
            self.do(cmd.OpenRegistration())
        for _ in range(count):
            number = len(self.people) + 1
            self.people[f"e{number}"] = new_person(number, **person)
            data = EntrantData(rating=2500 - 10 * number, attributes={"uncertainty": 30, "games": 50})
            self.do(cmd.RegisterEntrants(entrants=(data,)), actor=f"p{number}")
        return self

    def started(self, count: int = 12) -> Season:
        """Everybody has signed up and the first round has just been paired by the timetable."""
        return self.create().sign_up(count).until(FIRST_PAIRING)

    def games(self) -> tuple[Pairing, ...]:
        """The open games."""
        return self.state.open_games()

    def report(self, pairing: Pairing, winner: EntrantId | None = None, *, confirm: bool = True) -> None:
        """A game is reported by its first seat and confirmed by the other."""
        best = winner or min(pairing.seats, key=lambda who: int(who[1:]))
        self.do(cmd.ReportResult(pairing=pairing.id, by=pairing.seats[0], report=Report(winner=best)), actor="p1")
        if confirm:
            self.do(cmd.ConfirmReport(pairing=pairing.id, by=pairing.seats[1]), actor="p2")

    def play_round(self, wins: Callable[[Pairing], EntrantId] | None = None) -> Season:
        """All open games are reported and confirmed now."""
        for pairing in self.games():
            self.report(pairing, wins(pairing) if wins else None)
        return self

    def publish(self) -> Season:
        """A director publishes the next round."""
        step = next_step(self.state, self.engine)
        assert isinstance(step, PairRound), step
        self.do(cmd.PublishRound(stage=step.stage, round_number=step.round_number))
        return self

    def undo(self) -> list[Post]:
        """Take the last command back."""
        mark = last_undoable(self.state)
        assert mark is not None
        return self.do(cmd.UndoCommand(command_id=mark.command_id))

    def wish(self, entrant: EntrantId, **reminders: Any) -> None:
        """Change an entrant's reminders."""
        self.people[entrant] = replace(self.people[entrant], reminders=reminders)

    def phase(self) -> str:
        """The tournament's phase now."""
        return self.state.phase

    def status(self, entrant: EntrantId) -> str:
        """An entrant's status now."""
        return self.state.entrants[entrant].status

    def rounds(self, stage: int = 0) -> int:
        """How many rounds of a stage are published."""
        return len(self.state.started[stage].rounds) if stage < len(self.state.started) else 0

    def topics(self) -> list[str]:
        """What the timetable did, in order."""
        return [deadline.topic for _, deadline in self.fired]

    def when(self, topic: str) -> list[datetime]:
        """When the timetable did something."""
        return [at for at, deadline in self.fired if deadline.topic == topic]


SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})


def in_first_round(stage: StagePlan = SWISS) -> Season:
    """Four play the first round of a tournament of one stage."""
    season = Season().create(stages=(stage,), settings=Settings()).sign_up(4)
    season.do(cmd.CloseRegistration())
    return season.publish()


def is_message(post: Post) -> bool:
    """Is it a message, and neither an event of the server nor the board?"""
    return not is_event(post) and BOARD not in post.payload


def is_event(post: Post) -> bool:
    """Is it an event of the server?"""
    return PAYLOAD in post.payload


def event_of(post: Post) -> RoundEvent:
    """The event of the server in a post."""
    return RoundEvent.model_validate(post.payload[PAYLOAD])


def public(posts: Iterable[Post]) -> list[Message]:
    """New posts in the channel."""
    return [
        Message.model_validate(post.payload)
        for post in posts
        if post.channel_id and not post.edits and is_message(post)
    ]


def quiet(season: Season) -> Season:
    """Set all people of a season to no direct messages."""
    for entrant in season.people:
        season.wish(entrant)
    return season


def edits(posts: Iterable[Post]) -> dict[str, Message]:
    """What became of earlier posts, by key."""
    return {post.edits: Message.model_validate(post.payload) for post in posts if post.edits and is_message(post)}


def to(posts: Iterable[Post], person: str) -> list[Message]:
    """New direct messages to a person; of those that take each other's place the last."""
    mine = [post for post in posts if post.person_id == person and post.edits in {None, post.key}]
    latest = {post.key: post for post in mine if post.edits}
    return [Message.model_validate(post.payload) for post in mine if not post.edits or latest[post.key] is post]


def actions_of(message: Message) -> list[str]:
    """The actions of a message's buttons with their arguments: `report:s0r1b1`."""
    return [button.action.removeprefix("h:").replace(":t1:", ":").rstrip(":") for button in message.buttons]
