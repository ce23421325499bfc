"""Start rounds of an event on its server in order, for servers that have events."""

from __future__ import annotations

from bot.game_bridge.server_session import ServerSession
from bot.game_server_api.port import EventHost, Stuck
from bot.views.server_troubles import stuck_text


class RoundStarter:
    """Starts the rounds that are due."""

    def __init__(self, session: ServerSession) -> None:
        self._session = session
        self.answered = False
        """Whether the server gave a usable answer."""
        self.stuck: tuple[Stuck, ...] = ()

    async def start(self) -> bool:
        """Start rounds on the server; rejections are sent to directors, once a day for the same reason. Never news."""
        adapter = self._session.server.adapter
        if not isinstance(adapter, EventHost):
            return False
        open_now = {pairing.id for pairing in self._session.loaded.state.open_games()}
        rows = [row for row in await self._session.rows() if row.state != "over" and row.server == self._session.key]
        awaited = [row for row in rows if row.pairing_id in open_now]
        if not awaited:
            return False
        mapper = await self._session.request_mapper()
        self.stuck = tuple(await adapter.advance([mapper.wanted(row) for row in awaited]))
        self.answered = bool(self.stuck)
        for stuck in self.stuck:
            about = f"stuck {self._session.now.date()} {stuck.round_number} {' '.join(stuck.lacks)}"
            await self._session.notify_directors(about, stuck_text(self._session.key, stuck))
        return False
