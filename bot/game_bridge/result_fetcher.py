"""Fetch the games of a tournament from its server and turn them into reports or questions to directors.

Rows that are still expected are polled, and also the rows of the same stages whose result already counts, because a
server may annul a finished game later. What is found is judged by `verdict`; a plain result becomes `ReportFromServer`,
everything else `DoubtServerGame`. `GameRow.told` records what has been reported or asked, so that each doubt is sent
once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.game_bridge.server_session import DATABASE_ERRORS, ServerSession, link_of
from bot.game_server_api.in_use import name_of
from bot.game_server_api.judging import GONE, Verdict, is_over, verdict
from bot.game_server_api.port import ServerGame, WatchedGame
from bot.game_server_api.rows import COUNTED, VANISHED, RequestMapper
from bot.text.context import context_of
from bot.text.numbers import shortened
from bot.text.texts import texts
from bot.views.server_troubles import MOST_GAMES
from formats.core.commands import DoubtServerGame, LinkServerGames, ReportFromServer
from formats.core.errors import BadReportError, ReportContradictedError, TournamentError
from formats.core.events import GameDoubt, GameLink
from formats.core.results import Report
from storage.accounts import ServerAccount
from storage.server_games import GameRow

logger = logging.getLogger(__name__)

LONG_OPEN = timedelta(days=7)
"""Directors are notified once of a game that has been open for so long."""

UNPLAYED = "unplayed"
"""Mark in `GameRow.told` of a row for which that notification was sent."""


class ResultFetcher:
    """Takes the results of a tournament's games from its server."""

    def __init__(self, session: ServerSession) -> None:
        self._session = session
        self.answered = False
        """Whether the server gave a usable answer."""

    async def fetch(self) -> bool:
        """Poll the games and execute what follows; return whether there was anything new."""
        rows = [row for row in await self._session.rows() if row.server == self._session.key]
        rows = await self._with_result(rows)
        open_now = {pairing.id for pairing in self._session.loaded.state.open_games()}
        # Includes rows whose game could not be created: the players may have started one themselves.
        waiting = [row for row in rows if row.state != "over" and row.pairing_id in open_now]
        if not waiting:
            return False
        stages = {self._session.loaded.state.find(row.pairing_id)[0] for row in waiting}
        latest = {row.pairing_id: row for row in rows}.values()
        counted = [row for row in latest if row.state == "over" and row.told.startswith(COUNTED)]
        counted = [row for row in counted if self._is_in(row, stages)]
        mapper = await self._session.request_mapper()
        by_key = {mapper.key(row): row for row in (*waiting, *counted)}
        watched = [WatchedGame(mapper.wanted(row), row.game_id, row.address) for row in by_key.values()]
        happened = await self._session.server.adapter.happened(watched)
        self.answered = True
        games_by_key = await self._mine(by_key, happened)
        await self._found_running(by_key, games_by_key)
        news = False
        for key, games in games_by_key.items():
            unique = list({game.id: game for game in games}.values())
            try:
                news = await self._take(mapper, by_key[key], unique) or news
            except DATABASE_ERRORS:
                raise
            except Exception:
                logger.exception("cannot process the result of game %s from %s; continuing", key, self._session.key)
        await self._unplayed()
        return news

    async def _unplayed(self) -> None:
        """Notify directors, once for each game, of games open for long in tournaments without a timetable."""
        loaded, now = self._session.loaded, self._session.now
        state = loaded.state
        if (
            state.settings.week is not None
            or self._session.service.engine.rules_of(state, state.stage_number).opens_at_once
        ):
            return  # the timetable has reminders of its own, and games of a league may take weeks
        open_now = {pairing.id: pairing for pairing in state.open_games()}
        rows = [row for row in await self._session.rows() if row.state == "made" and row.server == self._session.key]
        late = [row for row in rows if row.pairing_id in open_now and now - row.asked_at >= LONG_OPEN]
        new = [row for row in late if UNPLAYED not in row.told.split(" ")]
        if new:
            context = context_of(loaded, self._session.service.engine)
            games = [context.players(open_now[row.pairing_id]) for row in new]
            about = " ".join(["unplayed", *(f"{row.pairing_id}-{row.number}" for row in new)])
            await self._session.notify_directors(about, _unplayed_text(self._session.key, games))
            await self._session.change([replace(row, told=f"{row.told} {UNPLAYED}".strip()) for row in new])

    async def _mine(self, by_key: Mapping[str, GameRow], games: Sequence[ServerGame]) -> dict[str, list[ServerGame]]:
        """Group games by key, without those linked to other pairings.

        Two players may meet in two tournaments at once.
        """
        owners = await self._session.owners(list(by_key.values()))
        games_by_key: dict[str, list[ServerGame]] = {}
        for game in games:
            row = by_key.get(game.key)
            if row is None:
                continue
            mine = row.tournament_id, row.pairing_id
            if not game.id or owners.setdefault(game.id, mine) == mine:
                games_by_key.setdefault(game.key, []).append(game)
        return games_by_key

    def _is_in(self, row: GameRow, stages: set[int]) -> bool:
        """Whether the row's pairing still exists with the same seats in one of these stages."""
        try:
            stage, _, pairing = self._session.loaded.state.find(row.pairing_id)
        except TournamentError:
            return False
        return stage in stages and pairing.seats == (row.first, row.second)

    async def _with_result(self, rows: Sequence[GameRow]) -> list[GameRow]:
        """Return the rows, after setting those whose game has a result by now to "over"."""
        open_now = {pairing.id for pairing in self._session.loaded.state.open_games()}
        done = [row for row in rows if row.state != "over" and row.pairing_id not in open_now]
        over = {(row.pairing_id, row.number): replace(row, state="over", invites=None) for row in done}
        await self._session.change(list(over.values()))
        return [over.get((row.pairing_id, row.number), row) for row in rows]

    async def _found_running(
        self, by_key: Mapping[str, GameRow], games_by_key: Mapping[str, Sequence[ServerGame]]
    ) -> None:
        """Link games that the players started themselves as soon as they are found, so that they can be watched."""
        new = {
            key: games[0]
            for key, games in games_by_key.items()
            if not by_key[key].game_id and games[0].state not in GONE and games[0].address
        }
        if not new:
            return
        terms = self._session.loaded.state.settings.game_terms
        rows = [
            replace(by_key[key], state="made", game_id=game.id, address=game.address, terms=terms)
            for key, game in new.items()
        ]
        command = LinkServerGames(server=self._session.key, games=tuple(map(link_of, rows)))
        await self._session.carry_out(command, "found")
        await self._session.change(rows)
        if isinstance(by_key, dict):
            by_key.update(zip(new, rows, strict=True))

    async def _take(self, mapper: RequestMapper, row: GameRow, games: Sequence[ServerGame]) -> bool:
        """Process the games of one pairing; return whether anything was new."""
        if row.state != "over" and any(game.state == "vanished" and game.id == row.game_id for game in games):
            # The next poll notes a new row, so the game is created again under another key.
            await self._session.change([replace(row, state="over", told=VANISHED, invites=None)])
            return True
        over = [game for game in games if is_over(game)]
        wanted, news = mapper.wanted(row), False
        for game in over:
            decision = verdict(game, wanted, (row.first, row.second), over)
            link = link_of(replace(row, game_id=game.id, address=game.address))
            if row.state == "over":
                news = await self._changed_since(row, link, game, decision) or news
            elif decision.doubts or decision.report is None:
                news = await self._doubt(row, link, decision.doubts or ("unclear",), decision.report) or news
            else:
                news = await self._report(row, link, decision.report, game.ended_at) or news
                await self._bound(mapper, row, game)
        return news

    async def _report(self, row: GameRow, link: GameLink, report: Report, ended_at: datetime | None) -> bool:
        """Report a result; contradictions and results that the rules reject become doubts."""
        command = ReportFromServer(server=self._session.key, link=link, report=report, ended_at=ended_at)
        try:
            change = await self._session.carry_out(command, f"{row.number}:{link.game}")
        except ReportContradictedError:
            return await self._doubt(row, link, ("contradicted",), report)
        except BadReportError:
            return await self._doubt(row, link, ("not_judged",), report)
        counted = replace(row, state="over", invites=None, told=f"{COUNTED}:{report.winner or ''}")
        await self._session.change([counted])
        return change is not None

    async def _doubt(self, row: GameRow, link: GameLink, doubts: tuple[GameDoubt, ...], report: Report | None) -> bool:
        """Ask the directors about a game, once for each combination of doubts."""
        doubt = f"{link.game}:{'+'.join(doubts)}"
        if doubt in row.told.split(" "):
            return False
        command = DoubtServerGame(server=self._session.key, link=link, doubts=doubts, report=report)
        await self._session.carry_out(command, f"{row.number}:{doubt}")
        rows = await self._session.rows()
        newest = next(
            (latest for latest in rows if (latest.pairing_id, latest.number) == (row.pairing_id, row.number)), row
        )
        await self._session.change([replace(newest, told=f"{newest.told} {doubt}".strip())])
        return True

    async def _changed_since(self, row: GameRow, link: GameLink, game: ServerGame, decision: Verdict) -> bool:
        """Check a game whose result counts again: servers annul games later."""
        counts = row.told.split(" ")[0]
        if link.game != row.game_id and game.state not in GONE:
            return await self._doubt(row, link, ("second_game",), decision.report)
        if game.state in GONE:
            return link.game == row.game_id and await self._doubt(row, link, decision.doubts, None)
        if decision.report is None or counts == f"{COUNTED}:{decision.report.winner or ''}":
            return False
        return await self._doubt(row, link, ("changed",), decision.report)

    async def _bound(self, mapper: RequestMapper, row: GameRow, game: ServerGame) -> None:
        """Store the accounts of the players, for servers that bind accounts when a game is played."""
        for entrant, account in ((row.first, game.first), (row.second, game.second)):
            person = self._session.loaded.people.get(entrant)
            if account and person is not None and not mapper.seated(entrant).account:
                proved = ServerAccount(person.id, self._session.key, account, account, self._session.now)
                await self._session.database.accounts.prove(proved)


def _unplayed_text(server: str, games: Iterable[str]) -> str:
    """Return the notice to directors about games without any news for a week."""
    return texts.servers.unplayed(server=name_of(server), games=shortened(list(games), MOST_GAMES))
