"""The Online Go Server: matches of an Online League with the host's key, or games that players start themselves."""

from __future__ import annotations

from bot.game_server_api.port import GameServer, GameServerPlugin, Surroundings
from bot.game_servers.online_go.contract import checks
from bot.game_servers.online_go.found import FoundGames
from bot.game_servers.online_go.league import League
from bot.game_servers.online_go.settings import OnlineGoSettings
from bot.game_servers.online_go.terms import read_terms


def _opened(settings: OnlineGoSettings, surroundings: Surroundings) -> GameServer:
    return (League if settings.has_league else FoundGames)(settings, surroundings)


SERVER = GameServerPlugin(
    key="online_go",
    name="online-go.com",
    settings=OnlineGoSettings,
    opened=_opened,
    read_terms=read_terms,
    terms_example="19x19 japanese fischer 7d+1d/7d",
    checks=checks,
)
