"""What came of games: found, judged, and carried out as a report or a question to directors."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.game_bridge.server_session import DATABASE_ERRORS, ServerSession, link_of
from bot.game_server_api.judging import GONE, Verdict, is_over, verdict
from bot.game_server_api.port import ServerGame, WatchedGame
from bot.game_server_api.rows import COUNTED, VANISHED, Asking
from bot.text.context import context_of
from bot.text.wording.servers import unplayed
from formats.core.commands import DoubtServerGame, LinkServerGames, ReportFromServer
from formats.core.errors import BadReportError, ReportContradictedError, TournamentError
from formats.core.events import GameDoubt, GameLink
from formats.core.results import Report
from storage.accounts import ServerAccount
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

LONG_OPEN = timedelta(days=7)
UNPLAYED = "unplayed"
"""Told of a row whose game has been open for so long."""


class Fetching:
    """Takes what a server tells of a tournament's games."""

    def __init__(self, desk: ServerSession) -> None:
        self._desk = desk
        self.answered = False
        """Has the server answered something usable?"""

    async def fetch(self) -> bool:
        """Ask what has happened, and carry it out; was there anything new?"""
        rows = [row for row in await self._desk.rows() if row.server == self._desk.key]
        rows = await self._with_result(rows)
        open_now = {pairing.id for pairing in self._desk.loaded.state.open_games()}
        # Also those that could not be made: their players may have begun one themselves.
        waiting = [row for row in rows if row.state != "over" and row.pairing_id in open_now]
        if not waiting:
            return False
        stages = {self._desk.loaded.state.find(row.pairing_id)[0] for row in waiting}
        latest = {row.pairing_id: row for row in rows}.values()
        counted = [row for row in latest if row.state == "over" and row.told.startswith(COUNTED)]
        counted = [row for row in counted if self._is_in(row, stages)]
        asking = await self._desk.asking()
        by_key = {asking.key(row): row for row in (*waiting, *counted)}
        watched = [WatchedGame(asking.wanted(row), row.game_id, row.address) for row in by_key.values()]
        happened = await self._desk.server.adapter.happened(watched)
        self.answered = True
        games_by_key = await self._mine(by_key, happened)
        await self._found_running(by_key, games_by_key)
        news = False
        for key, games in games_by_key.items():
            unique = list({game.id: game for game in games}.values())
            try:
                news = await self._take(asking, by_key[key], unique) or news
            except DATABASE_ERRORS:
                raise
            except Exception:
                logger.exception("what %s tells of %s cannot be taken; the others are", self._desk.key, key)
        await self._unplayed()
        return news

    async def _unplayed(self) -> None:
        """Tell directors, once of each game, what has stayed open for long where no timetable tells them."""
        loaded, now = self._desk.loaded, self._desk.now
        state = loaded.state
        if (
            state.settings.week is not None
            or self._desk.service.engine.rules_of(state, state.stage_number).opens_at_once
        ):
            return  # reminders of the timetable, or of leagues whose games take their time
        open_now = {pairing.id: pairing for pairing in state.open_games()}
        rows = [row for row in await self._desk.rows() if row.state == "made" and row.server == self._desk.key]
        late = [row for row in rows if row.pairing_id in open_now and now - row.asked_at >= LONG_OPEN]
        new = [row for row in late if UNPLAYED not in row.told.split(" ")]
        if new:
            context = context_of(loaded, self._desk.service.engine)
            games = [context.players(open_now[row.pairing_id]) for row in new]
            about = " ".join(["unplayed", *(f"{row.pairing_id}-{row.number}" for row in new)])
            await self._desk.tell_directors(about, unplayed(self._desk.key, games))
            await self._desk.change([replace(row, told=f"{row.told} {UNPLAYED}".strip()) for row in new])

    async def _mine(self, by_key: Mapping[str, GameRow], games: Sequence[ServerGame]) -> dict[str, list[ServerGame]]:
        """By key, without those that belong to other pairings: the same two may play in two tournaments at once."""
        owners = await self._desk.owners(list(by_key.values()))
        games_by_key: dict[str, list[ServerGame]] = {}
        for game in games:
            row = by_key.get(game.key)
            if row is None:
                continue
            mine = _pairing_of(row)
            if not game.id or owners.setdefault(game.id, mine) == mine:
                games_by_key.setdefault(game.key, []).append(game)
        return games_by_key

    def _is_in(self, row: GameRow, stages: set[int]) -> bool:
        try:
            stage, _, pairing = self._desk.loaded.state.find(row.pairing_id)
        except TournamentError:
            return False
        return stage in stages and pairing.seats == (row.first, row.second)

    async def _with_result(self, rows: Sequence[GameRow]) -> list[GameRow]:
        """The rows; those whose game has a result by now are over."""
        open_now = {pairing.id for pairing in self._desk.loaded.state.open_games()}
        done = [row for row in rows if row.state != "over" and row.pairing_id not in open_now]
        over = {(row.pairing_id, row.number): replace(row, state="over", invites=None) for row in done}
        await self._desk.change(list(over.values()))
        return [over.get((row.pairing_id, row.number), row) for row in rows]

    async def _found_running(
        self, by_key: Mapping[str, GameRow], games_by_key: Mapping[str, Sequence[ServerGame]]
    ) -> None:
        """Games that players have started themselves can be looked at as soon as they are found."""
        new = {
            key: games[0]
            for key, games in games_by_key.items()
            if not by_key[key].game_id and games[0].state not in GONE and games[0].address
        }
        if not new:
            return
        terms = self._desk.loaded.state.settings.game_terms
        rows = [
            replace(by_key[key], state="made", game_id=game.id, address=game.address, terms=terms)
            for key, game in new.items()
        ]
        await self._desk.carry_out(LinkServerGames(server=self._desk.key, games=tuple(map(link_of, rows))), "found")
        await self._desk.change(rows)
        if isinstance(by_key, dict):
            by_key.update(zip(new, rows, strict=True))

    async def _take(self, asking: Asking, row: GameRow, games: Sequence[ServerGame]) -> bool:
        """Take what is told of one pairing's games; was it new?"""
        if row.state != "over" and any(game.state == "vanished" and game.id == row.game_id for game in games):
            # It is asked for again with the next look, under another key.
            await self._desk.change([replace(row, state="over", told=VANISHED, invites=None)])
            return True
        over = [game for game in games if is_over(game)]
        wanted, news = asking.wanted(row), False
        for game in over:
            decision = verdict(game, wanted, (row.first, row.second), over)
            link = link_of(replace(row, game_id=game.id, address=game.address))
            if row.state == "over":
                news = await self._changed_since(row, link, game, decision) or news
            elif decision.doubts or decision.report is None:
                news = await self._doubt(row, link, decision.doubts or ("unclear",), decision.report) or news
            else:
                news = await self._report(row, link, decision.report, game.ended_at) or news
                await self._bound(asking, row, game)
        return news

    async def _report(self, row: GameRow, link: GameLink, report: Report, ended_at: datetime | None) -> bool:
        command = ReportFromServer(server=self._desk.key, link=link, report=report, ended_at=ended_at)
        try:
            change = await self._desk.carry_out(command, f"{row.number}:{link.game}")
        except ReportContradictedError:
            return await self._doubt(row, link, ("contradicted",), report)
        except BadReportError:
            return await self._doubt(row, link, ("not_judged",), report)
        counted = replace(row, state="over", invites=None, told=f"{COUNTED}:{report.winner or ''}")
        await self._desk.change([counted])
        return change is not None

    async def _doubt(self, row: GameRow, link: GameLink, doubts: tuple[GameDoubt, ...], report: Report | None) -> bool:
        """Ask the directors, once for what is doubted of a game."""
        doubt = f"{link.game}:{'+'.join(doubts)}"
        if doubt in row.told.split(" "):
            return False
        command = DoubtServerGame(server=self._desk.key, link=link, doubts=doubts, report=report)
        await self._desk.carry_out(command, f"{row.number}:{doubt}")
        rows = await self._desk.rows()
        newest = next(
            (latest for latest in rows if (latest.pairing_id, latest.number) == (row.pairing_id, row.number)), row
        )
        await self._desk.change([replace(newest, told=f"{newest.told} {doubt}".strip())])
        return True

    async def _changed_since(self, row: GameRow, link: GameLink, game: ServerGame, decision: Verdict) -> bool:
        """A game whose result counts is looked at again as long as others are asked for: servers annul games later."""
        counts = row.told.split(" ")[0]
        if link.game != row.game_id and game.state not in GONE:
            return await self._doubt(row, link, ("second_game",), decision.report)
        if game.state in GONE:
            return link.game == row.game_id and await self._doubt(row, link, decision.doubts, None)
        if decision.report is None or counts == f"{COUNTED}:{decision.report.winner or ''}":
            return False
        return await self._doubt(row, link, ("changed",), decision.report)

    async def _bound(self, asking: Asking, row: GameRow, game: ServerGame) -> None:
        """Where the server binds accounts itself, whoever has played is known from now on."""
        for entrant, account in ((row.first, game.first), (row.second, game.second)):
            person = self._desk.loaded.people.get(entrant)
            if account and person is not None and not asking.seated(entrant).account:
                proved = ServerAccount(person.id, self._desk.key, account, account, self._desk.now)
                await self._desk.database.accounts.prove(proved)


def _pairing_of(row: GameRow) -> tuple[str, str]:
    return row.tournament_id, row.pairing_id
