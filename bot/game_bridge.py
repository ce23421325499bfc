"""The bridge to game servers: games of published rounds are made there, and their results fetched.

What is to be asked for is noted in the database before it is asked, and found again after a crash: keys of games never
change. What has come of it is a command like any other, so nothing happens twice. Servers are asked seldom: every
minute while games end, ever less while nothing happens, and not before they want to be asked again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.alarms import Alarms
from bot.app.game_servers.in_use import Opened, servers_in_use
from bot.app.game_servers.judging import GONE, Verdict, is_over, verdict
from bot.app.game_servers.port import PASSING, GameServerError, Made, ServerGame, WatchedGame
from bot.app.game_servers.rows import Asking, outdated, rows_needed
from bot.app.game_servers.vault import Vault
from bot.app.posting.invitations import invitations
from bot.app.speaking.messages import Message
from bot.app.speaking.wording.servers import away
from bot.app.tournaments.loaded import Change, LoadedTournament, Order
from bot.app.tournaments.service import Service
from formats.core.commands import Command, DoubtServerGame, LinkServerGames, ReportFromServer
from formats.core.errors import BadReportError, ReportContradictedError, RuleError, TournamentError
from formats.core.events import GameDoubt, GameLink
from formats.core.log import SERVER
from formats.core.results import Report
from storage.accounts import ServerAccount
from storage.errors import ClosedDatabaseError, LeaseLostError, StaleWriteError, UnusableDatabaseError
from storage.outbox import Post
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

SOON = timedelta(minutes=1)
"""After something has happened servers are asked again so long after."""

SELDOM = timedelta(minutes=15)
"""And never less often, while games are open."""

SLOWER = 1.5
AWAY_LONG = timedelta(hours=1)
"""Directors are told of a server that has given no answer for so long."""

LIVING = frozenset({"running"})
PASSING_ERRORS = (UnusableDatabaseError, ClosedDatabaseError, LeaseLostError, StaleWriteError)
COUNTED = "counted"
"""Told of a row whose result counts."""

MOST_KEYS = 5
"""So many games of a pairing are begun at most because their keys are taken there."""


@dataclass
class Pace:
    """When a tournament's server is asked next."""

    pause: timedelta = SOON
    at: datetime | None = None
    reachable: bool = True
    away_since: datetime | None = None

    def next(self, now: datetime, *, news: bool) -> None:
        """Asked at `now`."""
        self.pause = SOON if news else min(self.pause * SLOWER, SELDOM)
        self.at = now + self.pause

    def stumbled(self, now: datetime, error: GameServerError) -> None:
        """The server wants to be left alone, or is away."""
        self.away_since = self.away_since or now
        self.pause = min(self.pause * 2, SELDOM)
        wanted = timedelta(seconds=error.again_in or 0)
        self.at = now + max(self.pause if error.again_in is None else wanted, SOON / 60)


class GameBridge:
    """Keeps all tournaments with a game server up to date with it. Works with the servers in use."""

    def __init__(self, service: Service, alarms: Alarms, vault: Vault) -> None:
        self._service = service
        self._alarms = alarms
        self._vault = vault
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._paces: dict[str, Pace] = {}
        self._changed: set[str] = set()
        self._elsewhere: set[str] = set()
        """Tournaments without a game server: they need not be loaded to know that."""
        self._stop_listening = service.clock.on_change(self.wake)
        service.on_change(self._on_change)

    def _on_change(self, change: Change) -> None:
        self._elsewhere.discard(change.loaded.id)
        if change.after.settings.game_server and servers_in_use():
            if not (change.records and change.records[0].actor.startswith(SERVER)):
                self._changed.add(change.loaded.id)
            self.wake()

    def wake(self) -> None:
        """Look soon."""
        if servers_in_use():
            self._idle.clear()
            self._wanted.set()

    def forget_pauses(self) -> None:
        """Ask all servers again at once."""
        self._paces.clear()
        self.wake()

    def away_since(self, tournament: str) -> datetime | None:
        """Since when a tournament's server has given no answer; None where it has."""
        pace = self._paces.get(tournament)
        return None if pace is None else pace.away_since

    async def settled(self) -> None:
        """Wait until everything that can be done by now has been done."""
        await self._idle.wait()

    async def run(self) -> None:
        """Keep up until cancelled."""
        self.wake()
        try:
            while True:
                await self._wanted.wait()
                self._wanted.clear()
                try:
                    await self._look()
                except PASSING_ERRORS as error:
                    logger.warning("the bridge to game servers waits: %s", error)
                except Exception:
                    logger.exception("the bridge to game servers stumbled; trying again in a minute")
                self._set_alarm()
                if not self._wanted.is_set():
                    self._idle.set()
        finally:
            self._stop_listening()

    def _set_alarm(self) -> None:
        now = self._service.clock.now()
        due = [pace.at for pace in self._paces.values() if pace.at is not None]
        seconds = self._service.clock.real_seconds_until(min(due)) if due else None
        if seconds is not None:
            self._alarms.set("game servers", max(timedelta(seconds=seconds), SOON / 60), self.wake)
        elif due and min(due) <= now:
            self._alarms.set("game servers", SOON, self.wake)

    async def _look(self) -> None:
        guard = self._service.database.connections.guard
        if guard is not None and not guard.is_certain:
            return  # another process may be at work: it asks
        living = await self._service.database.tournaments.all(phases=LIVING)
        for row in living:
            if row.id in self._elsewhere:
                continue
            try:
                loaded = await self._service.loaded(row.id)
            except TournamentError:
                continue  # a log that cannot be read is told of elsewhere
            server = servers_in_use().get(loaded.state.settings.game_server)
            if server is not None:
                await self._keep_up(loaded, server)
            elif not loaded.state.settings.game_server:
                self._elsewhere.add(row.id)
        for gone in self._paces.keys() - {row.id for row in living}:
            del self._paces[gone]

    async def _keep_up(self, loaded: LoadedTournament, server: Opened) -> None:
        pace, now = self._paces.setdefault(loaded.id, Pace()), self._service.clock.now()
        changed = loaded.id in self._changed
        self._changed.discard(loaded.id)
        if pace.at is not None and now < pace.at and not (changed and pace.reachable):
            return
        work = Work(self._service, self._vault, loaded, server)
        try:
            news = await work.make()
            if pace.at is None and news:
                pace.next(now, news=True)  # what was made this moment has not been played
            elif pace.at is None or now >= pace.at:
                pace.next(now, news=await work.fetch() or news)
            if not pace.reachable:
                logger.warning("%s answers again", server.plugin.name)
            pace.reachable, pace.away_since = True, None
        except GameServerError as error:
            if pace.reachable:
                logger.warning("%s is left alone for a while: %s %s", server.plugin.name, error.trouble, error.detail)
            pace.reachable = False
            pace.stumbled(now, error)
            if pace.away_since is not None and now - pace.away_since >= AWAY_LONG:
                await self._tell_away(loaded, server.plugin.key, pace.away_since)

    async def _tell_away(self, loaded: LoadedTournament, server: str, since: datetime) -> None:
        """Tell the directors, once of all that begins in a day."""
        note = Message(title=loaded.state.title, body=away(server, since), tone="attention").model_dump(mode="json")
        posts = [Post(note, person_id=person) for person in loaded.staff_ids("director", "coordinator")]
        about = f"{server} away {since.date()}"
        now = self._service.clock.now()
        await self._service.database.told.first_time(loaded.id, about, f"s:{about}", posts, at=now)


class Work:
    """What there is to do for one tournament and its server, in one look."""

    def __init__(self, service: Service, vault: Vault, loaded: LoadedTournament, server: Opened) -> None:
        self._service = service
        self._database = service.database
        self._vault = vault
        self._loaded = loaded
        self._server = server
        self._key = server.plugin.key

    @property
    def _now(self) -> datetime:
        return self._service.clock.now()

    async def _asking(self) -> Asking:
        people = [person.id for person in self._loaded.people.values()]
        accounts = await self._database.accounts.proved(self._key, people)
        return Asking(self._loaded, self._database.installation, accounts, self._vault)

    async def _rows(self) -> Sequence[GameRow]:
        return await self._database.server_games.of(self._loaded.id)

    # games that are to be made

    async def make(self) -> bool:
        """Note the games that are needed, ask for them, and tell where they are; was there anything new?"""
        rows = await self._rows()
        needed = rows_needed(self._loaded, rows, self._key, self._now)
        if needed:
            await self._database.server_games.note(needed)
            rows = await self._rows()
        gone = outdated(self._loaded.state, rows)
        if gone:
            await self._database.server_games.change(gone, at=self._now)
            rows = await self._rows()
        open_now = {pairing.id for pairing in self._loaded.state.open_games()}
        asked = [row for row in rows if row.state == "asked" and row.server == self._key and row.pairing_id in open_now]
        if not asked:
            return bool(needed)
        asking = await self._asking()
        by_key = {asking.key(row): row for row in asked}
        made = await self._server.adapter.make([asking.wanted(row) for row in asked])
        await self._made(asking, by_key, made)
        if made.again_in is not None:
            raise GameServerError("slow_down", again_in=made.again_in)
        if any(trouble in PASSING for trouble in made.troubles.values()):
            raise GameServerError("unreachable", detail="not all games were made")
        return bool(made.games)

    async def _made(self, asking: Asking, by_key: Mapping[str, GameRow], made: Made) -> None:
        changed = [
            replace(by_key[key], state="made", game_id=game.id, address=game.address, invites=game.invites)
            for key, game in made.games.items()
            if key in by_key
        ]
        if not self._server.adapter.makes_games:
            changed += [
                replace(row, state="made")
                for key, row in by_key.items()
                if key not in made.games and key not in made.troubles
            ]
        without = self._without(asking, [by_key[key] for key, one in made.troubles.items() if one == "not_linked"])
        links = [link_of(row) for row in changed if row.address]
        if links or without:
            await self._carry_out(LinkServerGames(server=self._key, games=tuple(links), without=without), "link")
        posts = invitations(self._loaded, self._service.engine, self._key, changed)
        if changed:
            await self._database.server_games.change(changed, posts, at=self._now)
        taken = [by_key[key] for key, one in made.troubles.items() if one == "taken" and by_key[key].number < MOST_KEYS]
        await self._database.server_games.change([replace(row, state="over") for row in taken], at=self._now)
        await self._database.server_games.note([replace(row, number=row.number + 1) for row in taken])
        for key, trouble in made.troubles.items():
            if trouble in {"bad_terms", "refused", "unreadable"}:
                logger.warning("%s does not make %s: %s", self._server.plugin.name, key, trouble)

    def _without(self, asking: Asking, rows: Sequence[GameRow]) -> tuple[str, ...]:
        """Those because of whom games were not made."""
        entrants = dict.fromkeys(entrant for row in rows for entrant in (row.first, row.second))
        seated = {entrant: asking.seated(entrant) for entrant in entrants}
        nobody = tuple(entrant for entrant, one in seated.items() if not one.member)
        return nobody or tuple(entrant for entrant, one in seated.items() if not one.account)

    # what has happened

    async def fetch(self) -> bool:
        """Ask what has happened, and carry it out; was there anything new?"""
        rows = [row for row in await self._rows() if row.server == self._key]
        rows = await self._with_result(rows)
        open_now = {pairing.id for pairing in self._loaded.state.open_games()}
        # Also those that could not be made: their players may have begun one themselves.
        waiting = [row for row in rows if row.state != "over" and row.pairing_id in open_now]
        if not waiting:
            return False
        stages = {self._loaded.state.find(row.pairing_id)[0] for row in waiting}
        counted = [
            row for row in rows if row.state == "over" and row.told.startswith(COUNTED) and self._is_in(row, stages)
        ]
        asking = await self._asking()
        by_key = {asking.key(row): row for row in (*waiting, *counted)}
        watched = [WatchedGame(asking.wanted(row), row.game_id, row.address) for row in by_key.values()]
        found: dict[str, list[ServerGame]] = {}
        for game in await self._server.adapter.happened(watched):
            if game.key in by_key:
                found.setdefault(game.key, []).append(game)
        await self._found_running(by_key, found)
        news = False
        for key, games in found.items():
            unique = list({game.id: game for game in games}.values())
            news = await self._take(asking, by_key[key], unique) or news
        return news

    def _is_in(self, row: GameRow, stages: set[int]) -> bool:
        try:
            stage, _, pairing = self._loaded.state.find(row.pairing_id)
        except TournamentError:
            return False
        return stage in stages and pairing.seats == (row.first, row.second)

    async def _with_result(self, rows: Sequence[GameRow]) -> list[GameRow]:
        """The rows; those whose game has a result by now are over."""
        open_now = {pairing.id for pairing in self._loaded.state.open_games()}
        done = [row for row in rows if row.state != "over" and row.pairing_id not in open_now]
        over = {(row.pairing_id, row.number): replace(row, state="over", invites=None) for row in done}
        await self._database.server_games.change(list(over.values()), at=self._now)
        return [over.get((row.pairing_id, row.number), row) for row in rows]

    async def _found_running(self, by_key: Mapping[str, GameRow], found: Mapping[str, Sequence[ServerGame]]) -> None:
        """Games that players have started themselves can be looked at as soon as they are found."""
        new = {
            key: games[0]
            for key, games in found.items()
            if not by_key[key].game_id and games[0].state not in GONE and games[0].address
        }
        if not new:
            return
        rows = [replace(by_key[key], state="made", game_id=game.id, address=game.address) for key, game in new.items()]
        await self._carry_out(LinkServerGames(server=self._key, games=tuple(map(link_of, rows))), "found")
        await self._database.server_games.change(rows, at=self._now)
        if isinstance(by_key, dict):
            by_key.update(zip(new, rows, strict=True))

    async def _take(self, asking: Asking, row: GameRow, games: Sequence[ServerGame]) -> bool:
        """Take what is told of one pairing's games; was it new?"""
        over = [game for game in games if is_over(game)]
        wanted, news = asking.wanted(row), False
        for game in over:
            found = verdict(game, wanted, (row.first, row.second), over)
            link = link_of(replace(row, game_id=game.id, address=game.address))
            if row.state == "over":
                news = await self._changed_since(row, link, game, found) or news
            elif found.doubts or found.report is None:
                news = await self._doubt(row, link, found.doubts or ("unclear",), found.report) or news
            else:
                news = await self._report(row, link, found.report) or news
                await self._bound(asking, row, game)
        return news

    async def _report(self, row: GameRow, link: GameLink, report: Report) -> bool:
        try:
            change = await self._carry_out(
                ReportFromServer(server=self._key, link=link, report=report), f"{row.number}:{link.game}"
            )
        except ReportContradictedError:
            return await self._doubt(row, link, ("contradicted",), report)
        except BadReportError:
            return await self._doubt(row, link, ("not_judged",), report)
        counted = replace(row, state="over", invites=None, told=f"{COUNTED}:{report.winner or ''}")
        await self._database.server_games.change([counted], at=self._now)
        return change is not None

    async def _doubt(self, row: GameRow, link: GameLink, doubts: tuple[GameDoubt, ...], report: Report | None) -> bool:
        """Ask the directors, once for what is doubted of a game."""
        told = f"{link.game}:{'+'.join(doubts)}"
        if told in row.told.split(" "):
            return False
        command = DoubtServerGame(server=self._key, link=link, doubts=doubts, report=report)
        await self._carry_out(command, f"{row.number}:{told}")
        rows = await self._database.server_games.of(self._loaded.id)
        newest = next((one for one in rows if (one.pairing_id, one.number) == (row.pairing_id, row.number)), row)
        await self._database.server_games.change([replace(newest, told=f"{newest.told} {told}".strip())], at=self._now)
        return True

    async def _changed_since(self, row: GameRow, link: GameLink, game: ServerGame, found: Verdict) -> bool:
        """A game whose result counts is looked at again as long as others are asked for: servers annul games later."""
        counts = row.told.split(" ")[0]
        if link.game != row.game_id and game.state not in GONE:
            return await self._doubt(row, link, ("second_game",), found.report)
        if game.state in GONE:
            return link.game == row.game_id and await self._doubt(row, link, found.doubts, None)
        if found.report is None or counts == f"{COUNTED}:{found.report.winner or ''}":
            return False
        return await self._doubt(row, link, ("changed",), found.report)

    async def _bound(self, asking: Asking, row: GameRow, game: ServerGame) -> None:
        """Where the server binds accounts itself, whoever has played is known from now on."""
        for entrant, account in ((row.first, game.first), (row.second, game.second)):
            person = self._loaded.people.get(entrant)
            if account and person is not None and not asking.seated(entrant).account:
                proved = ServerAccount(person.id, self._key, account, account, self._now)
                await self._database.accounts.prove(proved)

    async def _carry_out(self, command: Command, what: str) -> Change | None:
        """Carry out a command in the server's name; None where it is refused for what has happened meanwhile."""
        version = self._loaded.state.version if what in {"link", "found"} else ""
        pairing = "" if isinstance(command, LinkServerGames) else command.link.pairing  # type: ignore[union-attr]
        order = Order(
            command=command, actor=f"{SERVER}{self._key}", command_id=f"s:{self._key}:{pairing}:{what}:{version}"
        )
        try:
            change = await self._service.carry_out(self._loaded.id, order)
        except (ReportContradictedError, BadReportError):
            raise
        except RuleError as error:
            logger.warning("what %s tells of %s is not taken: %s", self._server.plugin.name, self._loaded.id, error)
            return None
        self._loaded = change.loaded
        return change


def link_of(row: GameRow) -> GameLink:
    """Where everybody can look at a game."""
    return GameLink(pairing=row.pairing_id, seats=(row.first, row.second), game=row.game_id, address=row.address)
