"""lichess.org: games are created by bulk pairing with players' consent, or found if players start them themselves."""

from bot.game_server_api.port import GameServerPlugin
from bot.game_servers.lichess.adapter import Lichess
from bot.game_servers.lichess.contract import checks
from bot.game_servers.lichess.settings import LichessSettings
from bot.game_servers.lichess.terms import read_terms

SERVER = GameServerPlugin(
    key="lichess",
    name="lichess.org",
    settings=LichessSettings,
    opened=Lichess,
    read_terms=read_terms,
    terms_example="15+10 rated",
    checks=checks,
)
