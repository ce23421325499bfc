"""A rehearsal: a tournament with demo players from sign-up to the end, moved on from deadline to deadline."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Literal

from bot.rehearsal.cast import Role, cast, names
from bot.rehearsal.demo_players import DemoGroup, Player, Tries, Turn, take
from bot.rehearsal.direction import director_intentions
from bot.rehearsal.errors import RehearsalError
from bot.rehearsal.game_sites import Venue
from bot.rehearsal.play import Manners, Play
from bot.rehearsal.progress import percent_done, what_is_missing, where_it_stands
from bot.rehearsal.sandbox_port import SandboxPort
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text.wording.errors import error_text
from formats import registry
from formats.core.engine import Engine
from formats.core.errors import FieldError
from formats.core.lots import SHORTEST_STRONG_SEED
from formats.core.model import Entrant
from storage.errors import UnknownTournamentError

logger = logging.getLogger(__name__)

Mode = Literal["idle", "running", "paused", "waiting", "over"]
"""`waiting`: a led player is to act, and nothing moves until that has happened or somebody says to go on."""

OVER = frozenset({"finished", "cancelled"})
NOT_BEGUN = frozenset({"draft", "registration"})

OPEN_FOR = timedelta(days=1)
"""How long sign-up is open."""

GOING_ON = "tournament:"
"""What is rehearsed begins so where it is a tournament that is there already; its id follows."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is rehearsed: `what` as for `/td create` or `GOING_ON`, or an exported `log` as name and bytes, and by whom.

    `pace` is how many real seconds pass between two things; with `hold` it stands still once everybody has signed up.
    """

    what: str
    title: str = ""
    log: tuple[str, bytes] | None = None
    players: int = 8
    spread: int = 800
    manners: Manners = field(default_factory=Manners)
    seed: str = "herald"
    pace: float = 0.0
    hold: bool = False


@dataclass(frozen=True, slots=True)
class Bulletin:
    """How a rehearsal stands: a sentence, how much is done in percent, and the new lines of its log."""

    mode: Mode
    sentence: str
    percent: float
    lines: tuple[str, ...] = ()


def _seed_of(setting: Setting) -> str:
    """The seed of the tournament, too long to get random bits added."""
    return f"rehearsal {setting.seed}".ljust(SHORTEST_STRONG_SEED, ".")


def check_size(what: str, players: int, engine: Engine) -> None:
    """Raise `RehearsalError` where a preset or format, named as for `/td create`, refuses a field of this size."""
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
    """One rehearsal after the other. `tell` hears of everything that changes."""

    def __init__(self, service: Service, playhouse: SandboxPort, tell: Callable[[Bulletin], None]) -> None:
        self._service = service
        self._playhouse = playhouse
        self._tell = tell
        self._troupe = DemoGroup(service, playhouse.hire, playhouse.sites)
        self._setting = Setting("")
        self._tournament = ""
        self._venue: Venue | None = None
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._sentence, self._percent = "", 0.0
        self.mode: Mode = "idle"
        self._forget()
        service.on_change(lambda _change: self._news.set())

    def _forget(self) -> None:
        """Nothing has been tried, passed over, or asked of whoever watches."""
        self._tries = Tries()
        self._passed: set[tuple[str, int, str]] = set()
        self._yours: Turn | None = None
        self._wished: tuple[Play, list[Turn]] | None = None
        self._one_step = False
        self._held = False

    def is_on(self, tournament: str) -> bool:
        """Is this the tournament at hand?"""
        return tournament == self._tournament and self.mode in {"running", "paused", "waiting"}

    @property
    def players(self) -> Sequence[Player]:
        """The demo players of the rehearsal at hand."""
        return tuple(self._troupe.players.values())

    # what whoever watches can do

    async def start(self, setting: Setting) -> None:
        """Create the tournament and begin; `RehearsalError` where that cannot be."""
        if self.is_on(self._tournament):
            raise RehearsalError("A rehearsal is on. Stop it first.")
        if setting.log is None:
            check_size(setting.what, setting.players, self._service.engine)
        goes_on = setting.log is None and setting.what.startswith(GOING_ON)
        loaded = await (self._found(setting.what.removeprefix(GOING_ON)) if goes_on else self._create(setting))
        self._forget()
        self._setting = setting
        self._tournament = loaded.id
        self._venue = self._playhouse.sites.venue_for(setting.what) if setting.log is None else None
        if goes_on:
            await self._troupe.engage(self._known(loaded))
        elif setting.log is None:
            await self._troupe.engage(cast(names(setting.players), setting.spread, setting.seed))
        else:
            await self._replace_persons(loaded)
        begins = f"{loaded.state.title} {'goes on' if loaded.state.started else 'begins'}."
        self._show("running", begins, percent=percent_done(loaded) if goes_on else 0.0)
        self._task = asyncio.create_task(self._run(), name="rehearsal")

    def pause(self) -> None:
        """Stand still after what is just being done."""
        if self.mode in {"running", "waiting"}:
            self._show("paused")

    def go_on(self, *, one_step: bool = False) -> None:
        """Move on, or move on to the next thing that happens; what a led player was to do is left undone."""
        if self.mode not in {"paused", "waiting"}:
            return
        if self._yours is not None:
            self._passed.add(self._yours.wish)
        self._one_step = one_step
        self._show("running")

    def hurry(self, pace: float) -> None:
        """Another pace from now on."""
        self._setting = replace(self._setting, pace=pace)

    def lead(self, user: int, *, led: bool) -> str:
        """From now on a person leads this player, or no more; answers the player's name."""
        player = self._troupe.players.get(user)
        if player is None:
            raise RehearsalError("That is nobody of this rehearsal.")
        if player.led != led:
            player.led = led
            name = player.actor.name
            self._show(self.mode, lines=(f"{name} is led by you now" if led else f"{name} acts alone again",))
        return player.actor.name

    async def stop(self) -> None:
        """End the rehearsal; the tournament stays as it is."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self.mode not in {"idle", "over"}:
            self._show("idle", "Stopped. The tournament stays as it is.")

    # beginning

    async def _create(self, setting: Setting) -> LoadedTournament:
        """By the director's own command; answers the tournament that is there afterwards and was not before."""
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
            reply = await self._direct("/td log import", {"file": setting.log})
        rows = [row for row in await self._service.database.tournaments.all() if row.id not in known]
        if not rows:
            raise RehearsalError(reply or "There is no new tournament.")
        if self._playhouse.has_pages:
            await self._direct("/td page", {"show": True, "find": True, "log": True, "tournament": rows[0].id})
        return await self._service.loaded(rows[0].id)

    async def _found(self, tournament: str) -> LoadedTournament:
        """A tournament that goes on."""
        try:
            loaded = await self._service.loaded(tournament)
        except UnknownTournamentError as error:
            raise RehearsalError("There is no such tournament.") from error
        if loaded.state.phase in OVER:
            raise RehearsalError(f"{loaded.state.title} is over.")
        return loaded

    def _known(self, loaded: LoadedTournament) -> list[Role]:
        """Who is in a tournament plays on, as strong as their rating says; while sign-up is open others come."""
        entrants = sorted(loaded.state.entrants.values(), key=lambda entrant: entrant.number)
        called = [loaded.people[entrant.id].name if entrant.id in loaded.people else entrant.id for entrant in entrants]
        room = self._setting.players - len(called) if loaded.state.phase in NOT_BEGUN else 0
        others = [name for name in names(len(called) + max(0, room)) if name not in called][: max(0, room)]
        roles = cast([*called, *others], self._setting.spread, self._setting.seed)
        ratings = [entrant.data.rating for entrant in entrants] + [None] * len(others)
        pairs = zip(roles, ratings, strict=True)
        return [role if rating is None else replace(role, strength=round(rating)) for role, rating in pairs]

    async def _direct(self, command: str, options: dict[str, Any]) -> str:
        try:
            answer = await self._playhouse.director.slash(command, options=options)
        except Exception as error:
            raise RehearsalError(f"The director could not use {command}: {error}") from error
        return answer.text if answer.kind == "message" else ""

    async def _replace_persons(self, loaded: LoadedTournament) -> None:
        """Demo players replace those who are still in an imported tournament, and its timetable goes on."""
        playing = [entrant.id for entrant in loaded.state.entrants.values() if entrant.status in {"active", "waiting"}]
        called = [loaded.people[entrant].name if entrant in loaded.people else entrant for entrant in playing]
        await self._troupe.engage(cast(called, self._setting.spread, self._setting.seed))
        for entrant, player in zip(playing, self.players, strict=True):
            seat = {"entrant": entrant, "member": player.actor, "tournament": loaded.id}
            await self._direct("/players replace", seat)
        if loaded.state.timetable_running and loaded.state.phase not in OVER:
            # Whatever is brought in stands still until a director says otherwise.
            await self._direct("/td resume", {"tournament": loaded.id})

    # going on

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
            logger.exception("the rehearsal stumbled")
            self._show("idle", "The rehearsal stumbled and ended; the program's log says why.")

    async def _is_over(self) -> bool:
        loaded = await self._service.loaded(self._tournament)
        if loaded.state.phase not in OVER:
            return False
        await self._playhouse.settled()
        self._show("over", where_it_stands(loaded.state), percent=100.0)
        return True

    async def _until_running(self) -> None:
        """Stand still while paused, and while a led player is to act."""
        while True:
            self._news.clear()
            self._yours = next((turn for turn in await self._due(led=True) if turn.wish not in self._passed), None)
            if self._yours is None and self.mode == "waiting":
                self._show("running", "Thank you.")
            if self._yours is not None and self.mode == "running":
                self._show("waiting", f"Your turn: {self._yours.words}. Do it, or go on without.")
            if self.mode == "running":
                return
            await self._news.wait()

    async def _move(self) -> None:
        """Everybody does what is due; where nothing is, time passes until something is."""
        loaded = await self._service.loaded(self._tournament)
        if self._setting.hold and not self._held and loaded.state.phase not in NOT_BEGUN:
            self._held = True
            self._show("paused", "Everybody is in. Take somebody over, or go on.", percent=percent_done(loaded))
            return
        lines = await self._act(await self._due()) or await self._let_time_pass()
        if lines is None:
            given_up = list(dict.fromkeys(turn.words for turn in await self._wishes()))
            self._tries.forget()
            self._show("paused", what_is_missing(loaded, self._service.engine, given_up))
            return
        await self._playhouse.settled()
        loaded = await self._service.loaded(self._tournament)
        self._show(self.mode, where_it_stands(loaded.state), percent=percent_done(loaded), lines=tuple(lines))

    async def _wishes(self) -> list[Turn]:
        """What everybody would do next, the director included."""
        loaded = await self._service.loaded(self._tournament)
        play = await self._troupe.play(loaded, self._setting.seed, self._setting.manners, self._venue)
        if self._wished is None or not self._wished[0].shows_the_same(play):
            turns = self._troupe.turns(play, loaded)
            all_in = len(self._troupe.cast_of(loaded)) >= len(self._troupe.players)
            director = self._playhouse.director
            turns += [Turn(loaded.id, director, wish.act, wish.at) for wish in director_intentions(play, all_in=all_in)]
            self._wished = play, turns
        return list(self._wished[1])

    async def _ready(self, *, led: bool = False) -> list[Turn]:
        """The turns of those who act alone, or of those who are led; what failed too often is given up."""
        players = self._troupe.players
        mine = {user for user, player in players.items() if player.led}
        if led and not mine:
            return []
        ready = self._tries.ready(await self._wishes())
        acting = [turn for turn in ready if turn.actor.id in players and (turn.actor.id in mine) == led]
        directing = (turn for turn in ready if turn.actor.id not in players)
        return acting if led else [*acting, *sorted(directing, key=lambda turn: turn.at)[:1]]

    async def _due(self, *, led: bool = False) -> list[Turn]:
        ready = await self._ready(led=led)
        # The clock may be running: whatever was to be done at once is due by now.
        now = self._service.clock.now()
        return [turn for turn in ready if turn.at <= now]

    async def _act(self, due: list[Turn]) -> list[str]:
        """Carry out turns; the lines of the log about them."""
        now = self._service.clock.now()
        answers = await take(due)
        await self._playhouse.answered()
        acted = {turn.actor.id for turn in due}
        still = {turn.wish for turn in await self._wishes() if turn.actor.id in acted}
        lines = []
        for turn, answer in zip(due, answers, strict=True):
            if turn.wish in still:
                self._tries.note(turn, now)
                lines.append(f"{turn.words}: in vain. {answer}".strip())
            else:
                lines.append(turn.words)
        return lines

    async def _let_time_pass(self) -> list[str] | None:
        """On to whatever is due next; None where nothing ever will be."""
        ahead = [(turn.at, "") for turn in await self._ready()]
        deadline = self._playhouse.next_deadline()
        if deadline is not None:
            ahead.append(deadline)
        if not ahead:
            return None
        at, what = min(ahead)
        self._playhouse.move_to(at)
        return [what] if what else []

    # telling

    def _show(
        self, mode: Mode, sentence: str | None = None, *, percent: float | None = None, lines: tuple[str, ...] = ()
    ) -> None:
        self.mode = mode
        self._sentence = self._sentence if sentence is None else sentence
        self._percent = self._percent if percent is None else percent
        shown = f"Paused. {self._sentence}" if mode == "paused" else self._sentence
        self._tell(Bulletin(mode, shown, self._percent, lines))
        self._news.set()
