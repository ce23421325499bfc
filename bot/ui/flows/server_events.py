"""Check that the event named by terms of play is ready on its server, when a director has set them."""

from __future__ import annotations

from bot.game_server_api.in_use import name_of, servers_in_use
from bot.game_server_api.port import EventHost, GameServerError
from bot.service.loaded import LoadedTournament
from bot.text.texts import texts
from bot.views.server_troubles import lack_lines
from formats.core.engine import Engine
from formats.core.state import Stage


async def event_lines(loaded: LoadedTournament, engine: Engine) -> list[str]:
    """List what the event on the server still lacks, a line each; empty where it is ready, or there is none."""
    settings = loaded.state.settings
    server = servers_in_use().get(settings.game_server)
    if server is None or not settings.game_terms or not isinstance(server.adapter, EventHost):
        return []
    try:
        lacks = await server.adapter.lacking(settings.game_terms, _planned_rounds(loaded, engine))
    except GameServerError:
        return [texts.servers.ready_unknown(server=name_of(settings.game_server))]
    return [texts.servers.not_ready(server=name_of(settings.game_server)), *lack_lines(lacks)] if lacks else []


def _planned_rounds(loaded: LoadedTournament, engine: Engine) -> int:
    """How many rounds the first stage has, by those who take part so far; 0 where that is open."""
    state = loaded.state
    if not state.stages:
        return 0
    system, options = engine.of_stage(state, 0)
    entrants = {entrant.id: entrant for entrant in state.active_entrants()}
    stage = state.stage(0) if state.started else Stage(0, state.stages[0], tuple(entrants), entrants)
    return system.planned_rounds(stage, options) or 0
