"""Run a rehearsal: create a tournament with demo players and advance it from deadline to deadline to its end.

A background task repeats one step: carry out all turns that are due; if there are none, move the clock to the next turn
or deadline; if there is none either, pause and report what is missing. After each step it waits until the bot is idle,
because the next step must see the effects of this one. The task pauses while a player led by a person has something
due, and continues when that turn disappears from the computed turns or the user skips it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Literal

from bot.rehearsal.demo_players import DemoGroup, Player, Tries, Turn, take
from bot.rehearsal.direction import director_intentions
from bot.rehearsal.errors import RehearsalError
from bot.rehearsal.game_sites import Venue
from bot.rehearsal.profiles import Profile, draw_profiles, names
from bot.rehearsal.progress import percent_done, what_is_missing, where_it_stands
from bot.rehearsal.rehearsal_view import Behaviour, RehearsalView
from bot.rehearsal.sandbox_port import SandboxPort
from bot.service.loaded import LoadedTournament
from bot.service.opened_events import BRANCHES
from bot.service.service import Service
from bot.text.errors.error_text import error_text
from formats import registry
from formats.core.engine import Engine
from formats.core.errors import FieldError
from formats.core.lots import SHORTEST_STRONG_SEED
from formats.core.model import Entrant
from formats.core.state_slices.branches import Branches
from storage.errors import UnknownTournamentError

logger = logging.getLogger(__name__)

Mode = Literal["idle", "running", "paused", "waiting", "over"]
"""State of a rehearsal. `waiting`: a turn of a led player is due; resumes when it is done or skipped."""

OVER = frozenset({"finished", "cancelled"})
"""Phases of tournaments that cannot be continued."""

NOT_BEGUN = frozenset({"draft", "registration"})

OPEN_FOR = timedelta(days=1)
"""How long sign-up is open."""

GOING_ON = "tournament:"
"""Prefix of `Setting.what` for a tournament that exists already; its id follows."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Options of a rehearsal.

    `what` is a preset or format as for `/td create`, or `GOING_ON` with an id; `log` is an exported tournament as file
    name and content, used instead. `pace` is the real seconds between two steps. With `hold` the rehearsal pauses once
    all have signed up.
    """

    what: str
    title: str = ""
    log: tuple[str, bytes] | None = None
    players: int = 8
    spread: int = 800
    behaviour: Behaviour = field(default_factory=Behaviour)
    seed: str = "herald"
    pace: float = 0.0
    hold: bool = False


@dataclass(frozen=True, slots=True)
class StatusUpdate:
    """Progress of a rehearsal: a sentence, the percentage done, and new lines of its log."""

    mode: Mode
    sentence: str
    percent: float
    lines: tuple[str, ...] = ()


def _seed_of(setting: Setting) -> str:
    """Return the seed of the tournament, padded to the length at which no random bits are added to it."""
    return f"rehearsal {setting.seed}".ljust(SHORTEST_STRONG_SEED, ".")


def check_size(what: str, players: int, engine: Engine) -> None:
    """Raise `RehearsalError` if a preset or format, named as for `/td create`, rejects a field of this size."""
    kind, _, key = what.partition(":")
    preset = registry.presets().get(key)
    plan = preset.stages[0] if kind == "preset" and preset is not None else None
    if plan is None and (kind != "format" or key not in engine.formats):
        return
    system = engine.format_of(key if plan is None else plan.system)
    field = [Entrant(id=f"e{number}", number=number) for number in range(1, players + 1)]
    try:
        system.check(field, system.read_options({} if plan is None else plan.options))
    except FieldError as error:
        few = error.code == "too_few" and error.limit is not None
        sentence = f"That tournament needs at least {error.limit} players." if few else error_text(error)
        raise RehearsalError(sentence) from error


class Rehearsal:
    """Runs one rehearsal at a time. `on_update` is called with every change of its status."""

    def __init__(self, service: Service, adapter: SandboxPort, on_update: Callable[[StatusUpdate], None]) -> None:
        self._service = service
        self._sandbox = adapter
        self._on_update = on_update
        self._group = DemoGroup(service, adapter.get_member, adapter.sites)
        self._setting = Setting("")
        self._tournament = ""
        self._venue: Venue | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._sentence, self._percent = "", 0.0
        self.mode: Mode = "idle"
        self._forget()
        service.on_change(lambda _change: self._changed.set())

    def _forget(self) -> None:
        """Reset what was tried, skipped and awaited."""
        self._tries = Tries()
        self._skipped: set[tuple[str, int, str]] = set()
        self._awaited: Turn | None = None
        self._last_turns: dict[str, tuple[RehearsalView, list[Turn]]] = {}
        self._beside: frozenset[str] = frozenset()
        self._one_step = False
        self._held = False

    def is_on(self, tournament: str) -> bool:
        """Whether this tournament is being rehearsed."""
        rehearsed = tournament == self._tournament or tournament in self._beside
        return rehearsed and self.mode in {"running", "paused", "waiting"}

    @property
    def players(self) -> Sequence[Player]:
        """The demo players of the current rehearsal."""
        return tuple(self._group.players.values())

    # actions of the user

    async def start(self, setting: Setting) -> None:
        """Create or load the tournament and start. Raises `RehearsalError` if that is not possible."""
        if self.is_on(self._tournament):
            raise RehearsalError("A rehearsal is on. Stop it first.")
        if setting.log is None:
            check_size(setting.what, setting.players, self._service.engine)
        goes_on = setting.log is None and setting.what.startswith(GOING_ON)
        loaded = await (self._found(setting.what.removeprefix(GOING_ON)) if goes_on else self._create(setting))
        self._forget()
        self._setting = setting
        self._tournament = loaded.id
        self._venue = self._sandbox.sites.venue_for(setting.what) if setting.log is None else None
        if goes_on:
            await self._group.set_profiles(self._known(loaded))
        elif setting.log is None:
            await self._group.set_profiles(draw_profiles(names(setting.players), setting.spread, setting.seed))
        else:
            await self._replace_persons(loaded)
        begins = f"{loaded.state.title} {'goes on' if loaded.state.started else 'begins'}."
        self._show("running", begins, percent=percent_done(loaded) if goes_on else 0.0)
        self._task = asyncio.create_task(self._run(), name="rehearsal")

    def pause(self) -> None:
        """Pause after the current step."""
        if self.mode in {"running", "waiting"}:
            self._show("paused")

    def resume(self, *, one_step: bool = False) -> None:
        """Continue, or continue for one step only. An awaited turn of a led player is skipped."""
        if self.mode not in {"paused", "waiting"}:
            return
        if self._awaited is not None:
            self._skipped.add(self._awaited.key)
        self._one_step = one_step
        self._show("running")

    def set_pace(self, pace: float) -> None:
        """Change the real seconds between two steps."""
        self._setting = replace(self._setting, pace=pace)

    def lead(self, user: int, *, led: bool) -> str:
        """Start or stop leading a player by hand. Returns the player's name."""
        player = self._group.players.get(user)
        if player is None:
            raise RehearsalError("That is nobody of this rehearsal.")
        if player.led != led:
            player.led = led
            name = player.actor.name
            self._show(self.mode, lines=(f"{name} is led by you now" if led else f"{name} acts alone again",))
        return player.actor.name

    async def stop(self) -> None:
        """End the rehearsal. The tournament stays as it is."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self.mode not in {"idle", "over"}:
            self._show("idle", "Stopped. The tournament stays as it is.")

    # starting

    async def _create(self, setting: Setting) -> LoadedTournament:
        """Create the tournament with the director's command and return it."""
        known = {row.id for row in await self._service.database.tournaments.all()}
        options: dict[str, Any] = {"what": setting.what, "seed": _seed_of(setting)}
        if setting.title:
            options["title"] = setting.title
        if setting.log is None:
            closes = self._service.clock.now() + OPEN_FOR
            options["closes"] = f"<t:{int(closes.timestamp())}>"
            with self._service.chance.reproducible(options["seed"]):
                reply = await self._direct("/td create", options)
        else:
            reply = await self._direct("/td import", {"file": setting.log})
        rows = [row for row in await self._service.database.tournaments.all() if row.id not in known]
        if not rows:
            raise RehearsalError(reply or "There is no new tournament.")
        if self._sandbox.has_pages:
            await self._direct("/td page", {"show": True, "find": True, "log": True, "tournament": rows[0].id})
        return await self._service.loaded(rows[0].id)

    async def _found(self, tournament: str) -> LoadedTournament:
        """Load a tournament that is to be continued."""
        try:
            loaded = await self._service.loaded(tournament)
        except UnknownTournamentError as error:
            raise RehearsalError("There is no such tournament.") from error
        if loaded.state.phase in OVER:
            raise RehearsalError(f"{loaded.state.title} is over.")
        return loaded

    def _known(self, loaded: LoadedTournament) -> list[Profile]:
        """Return profiles of the entrants, with their ratings as strengths, and of newcomers during sign-up."""
        entrants = sorted(loaded.state.entrants.values(), key=lambda entrant: entrant.number)
        called = [loaded.people[entrant.id].name if entrant.id in loaded.people else entrant.id for entrant in entrants]
        room = self._setting.players - len(called) if loaded.state.phase in NOT_BEGUN else 0
        others = [name for name in names(len(called) + max(0, room)) if name not in called][: max(0, room)]
        profiles = draw_profiles([*called, *others], self._setting.spread, self._setting.seed)
        ratings = [entrant.data.rating for entrant in entrants] + [None] * len(others)
        pairs = zip(profiles, ratings, strict=True)
        return [profile if rating is None else replace(profile, strength=round(rating)) for profile, rating in pairs]

    async def _direct(self, command: str, options: dict[str, Any]) -> str:
        try:
            answer = await self._sandbox.director.slash(command, options=options)
        except Exception as error:
            raise RehearsalError(f"The director could not use {command}: {error}") from error
        return answer.text if answer.kind == "message" else ""

    async def _replace_persons(self, loaded: LoadedTournament) -> None:
        """Replace the remaining entrants of an imported tournament by demo players, and resume its timetable."""
        playing = [entrant.id for entrant in loaded.state.entrants.values() if entrant.status in {"active", "waiting"}]
        called = [loaded.people[entrant].name if entrant in loaded.people else entrant for entrant in playing]
        await self._group.set_profiles(draw_profiles(called, self._setting.spread, self._setting.seed))
        for entrant, player in zip(playing, self.players, strict=True):
            seat = {"entrant": entrant, "member": player.actor, "tournament": loaded.id}
            await self._direct("/players replace", seat)
        if loaded.state.timetable_running and loaded.state.phase not in OVER:
            # The timetable of an imported tournament is paused until a director resumes it.
            await self._direct("/td pause", {"tournament": loaded.id, "resume": True})

    # running

    async def _run(self) -> None:
        try:
            while not await self._is_over():
                await self._until_running()
                await asyncio.sleep(self._setting.pace)
                if self.mode == "running":
                    await self._move()
                    if self._one_step:
                        self._one_step = False
                        self.pause()
        except Exception:
            logger.exception("the rehearsal failed")
            self._show("idle", "The rehearsal failed and ended; the program's log has the traceback.")

    async def _is_over(self) -> bool:
        if await self._events():
            return False
        await self._sandbox.settled()
        if await self._events():
            return False  # the last step has opened an event beside it
        loaded = await self._service.loaded(self._tournament)
        self._show("over", where_it_stands(loaded.state), percent=100.0)
        return True

    async def _events(self) -> list[LoadedTournament]:
        """Return the tournament and the events played beside it, as far as they are not over."""
        due, events = [self._tournament], []
        while due:
            events.append(event := await self._service.loaded(due.pop(0)))
            opened = [
                await BRANCHES.child_of(self._service.database, event.id, stage)
                for stage in event.state.slice_of(Branches).by_stage
            ]
            due += filter(None, opened)
        self._beside = frozenset(event.id for event in events[1:])
        return [event for event in events if event.state.phase not in OVER]

    async def _until_running(self) -> None:
        """Wait while paused and while a turn of a led player is due."""
        while True:
            self._changed.clear()
            self._awaited = next((turn for turn in await self._due(led=True) if turn.key not in self._skipped), None)
            if self._awaited is None and self.mode == "waiting":
                self._show("running", "Thank you.")
            if self._awaited is not None and self.mode == "running":
                self._show("waiting", f"Your turn: {self._awaited.words}. Do it, or go on without.")
            if self.mode == "running":
                return
            await self._changed.wait()

    async def _move(self) -> None:
        """Carry out one step: all due turns, or moving the clock."""
        loaded = next(iter(await self._events()), None)
        if loaded is None:
            return
        if self._setting.hold and not self._held and loaded.state.phase not in NOT_BEGUN:
            self._held = True
            self._show("paused", "Everybody is in. Take somebody over, or go on.", percent=percent_done(loaded))
            return
        lines = await self._act(await self._due()) or await self._let_time_pass()
        if lines is None:
            given_up = list(dict.fromkeys(turn.words for turn in await self._intentions()))
            self._tries.forget()
            self._show("paused", what_is_missing(loaded, self._service.engine, given_up))
            return
        await self._sandbox.settled()
        loaded = await self._service.loaded(loaded.id)
        self._show(self.mode, where_it_stands(loaded.state), percent=percent_done(loaded), lines=tuple(lines))

    async def _intentions(self) -> list[Turn]:
        """Return the next turns of all players and of the director in each event."""
        return [turn for event in await self._events() for turn in await self._intentions_in(event)]

    async def _intentions_in(self, loaded: LoadedTournament) -> list[Turn]:
        """Return the next turns in a tournament; computed again only if the view changed."""
        view = await self._group.view(loaded, self._setting.seed, self._setting.behaviour, self._venue)
        known = self._last_turns.get(loaded.id)
        if known is None or not known[0].decides_the_same(view):
            turns = self._group.turns(view, loaded)
            all_in = len(self._group.players_of(loaded)) >= len(self._group.players)
            director, intentions = self._sandbox.director, director_intentions(view, all_in=all_in)
            turns += [Turn(loaded.id, director, intention.act, intention.at) for intention in intentions]
            known = self._last_turns[loaded.id] = view, turns
        return list(known[1])

    async def _ready(self, *, led: bool = False) -> list[Turn]:
        """Return the turns of demo players (or of led players) that are not given up; at most one of the director."""
        players = self._group.players
        mine = {user for user, player in players.items() if player.led}
        if led and not mine:
            return []
        ready = self._tries.ready(await self._intentions())
        acting = [turn for turn in ready if turn.actor.id in players and (turn.actor.id in mine) == led]
        directing = (turn for turn in ready if turn.actor.id not in players)
        return acting if led else [*acting, *sorted(directing, key=lambda turn: turn.at)[:1]]

    async def _due(self, *, led: bool = False) -> list[Turn]:
        """Return the ready turns whose moment has come."""
        ready = await self._ready(led=led)
        # Read the clock after computing the turns: a turn due "now" must not lie ahead of a running clock.
        now = self._service.clock.now()
        return [turn for turn in ready if turn.at <= now]

    async def _act(self, due: list[Turn]) -> list[str]:
        """Carry out turns and return their lines for the log."""
        now = self._service.clock.now()
        answers = await take(due)
        await self._sandbox.answered()
        acted = {turn.actor.id for turn in due}
        still = {turn.key for turn in await self._intentions() if turn.actor.id in acted}
        lines = []
        for turn, answer in zip(due, answers, strict=True):
            if turn.key in still:
                self._tries.note(turn, now)
                lines.append(f"{turn.words}: failed. {answer}".strip())
            else:
                lines.append(turn.words)
        return lines

    async def _let_time_pass(self) -> list[str] | None:
        """Move the clock to the next turn or deadline and return lines for the log; None if there is none."""
        ahead = [(turn.at, "") for turn in await self._ready()]
        deadline = self._sandbox.next_deadline()
        if deadline is not None:
            ahead.append(deadline)
        if not ahead:
            return None
        at, what = min(ahead)
        self._sandbox.move_to(at)
        return [what] if what else []

    # status

    def _show(
        self, mode: Mode, sentence: str | None = None, *, percent: float | None = None, lines: tuple[str, ...] = ()
    ) -> None:
        self.mode = mode
        self._sentence = self._sentence if sentence is None else sentence
        self._percent = self._percent if percent is None else percent
        shown = f"Paused. {self._sentence}" if mode == "paused" else self._sentence
        self._on_update(StatusUpdate(mode, shown, self._percent, lines))
        self._changed.set()
