"""woogles.io: pairings and rounds of a tournament there, results with both scores."""

from bot.game_server_api.port import GameServerPlugin
from bot.game_servers.woogles.adapter import Woogles
from bot.game_servers.woogles.contract import checks
from bot.game_servers.woogles.settings import WooglesSettings
from bot.game_servers.woogles.terms import read_terms

SERVER = GameServerPlugin(
    key="woogles",
    name="woogles.io",
    settings=WooglesSettings,
    opened=Woogles,
    read_terms=read_terms,
    terms_example="https://woogles.io/tournament/spring-open division A",
    checks=checks,
)
