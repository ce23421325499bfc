"""Rounds of an event on a server that are started there in their turn, where a server has events."""

from __future__ import annotations

from bot.game_bridge.server_session import ServerSession
from bot.game_server_api.port import EventHost, Stuck
from bot.views.server_troubles import stuck_text


class Starting:
    """Has the rounds started whose turn has come."""

    def __init__(self, desk: ServerSession) -> None:
        self._desk = desk
        self.answered = False
        """Has the server answered something usable?"""
        self.stuck: tuple[Stuck, ...] = ()

    async def start(self) -> bool:
        """Start rounds on the server; what it refuses is told to directors, once a day for the same reason."""
        adapter = self._desk.server.adapter
        if not isinstance(adapter, EventHost):
            return False
        open_now = {pairing.id for pairing in self._desk.loaded.state.open_games()}
        rows = [row for row in await self._desk.rows() if row.state != "over" and row.server == self._desk.key]
        awaited = [row for row in rows if row.pairing_id in open_now]
        if not awaited:
            return False
        asking = await self._desk.asking()
        self.stuck = tuple(await adapter.advance([asking.wanted(row) for row in awaited]))
        self.answered = bool(self.stuck)
        for stuck in self.stuck:
            about = f"stuck {self._desk.now.date()} {stuck.round_number} {' '.join(stuck.lacks)}"
            await self._desk.tell_directors(about, stuck_text(self._desk.key, stuck))
        return False
