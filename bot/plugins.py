"""The plug-ins of the bot: faces, kinds of pictures, reminders and game servers.

A plug-in is a module or a package in the folder of its kind and is found by its name; it is registered nowhere else.
One that cannot be loaded is logged and left out, and stops none of the others. `install` puts faces, kinds of pictures
and reminders to use; game servers only work where the host names them in `HERALD_GAME_SERVERS` (`opened`).
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any

import formats
from bot import faces, game_servers, picture_kinds, reminders
from bot.announcements.reminder import Reminder
from bot.face_api import in_use as faces_in_use
from bot.face_api.face import Face
from bot.game_server_api.in_use import GameServers, Opened, name_servers
from bot.game_server_api.port import GameServerPlugin, Surroundings
from bot.game_server_api.token_store import TokenStore
from bot.runtime.settings import ProcessSettings
from bot.schedule.in_use import use_reminders
from bot.service.clock import Clock
from bot.text.picture_kinds import PictureKind, use_kinds
from formats.core.discovery import Found, LeftOut, PluginFolder

logger = logging.getLogger(__name__)


def _log(broken: LeftOut) -> None:
    logger.error("%s", broken)


def _left_out_face(broken: LeftOut) -> None:
    """Unregister the commands and handlers of the modules that could be imported."""
    from bot.commands import forget_commands  # noqa: PLC0415 - the page needs none of it, and 16 MB less
    from bot.ui.actions import forget_handlers  # noqa: PLC0415 - likewise

    _log(broken)
    forget_handlers(broken.module)
    forget_commands(broken.module)


FACES = PluginFolder(faces, "FACE", Face, whole=True, left_out=_left_out_face)
FACES_WITHOUT_COMMANDS = PluginFolder(faces, "FACE", Face, left_out=_log)
PICTURE_KINDS = PluginFolder(picture_kinds, "PICTURE", PictureKind, left_out=_log)
REMINDERS = PluginFolder(reminders, "REMINDER", Reminder, left_out=_log)
GAME_SERVERS = PluginFolder(game_servers, "SERVER", GameServerPlugin, whole=True, left_out=_log)


def install() -> None:
    """Use every face, kind of picture and reminder from now on."""
    install_faces()
    use_kinds(PICTURE_KINDS.found.by_key)
    use_reminders(REMINDERS.found.by_key)


def install_views() -> None:
    """Use what is seen of every face, and every kind of picture: enough for the page, which has no commands."""
    faces_in_use.use(faces_in_use.Faces(FACES_WITHOUT_COMMANDS.found.by_key))
    use_kinds(PICTURE_KINDS.found.by_key)


def install_faces() -> None:
    """Use every face from now on: enough for a process that shows no pictures and keeps no time."""
    faces_in_use.use(faces_in_use.Faces(FACES.found.by_key))


class UnknownGameServerError(Exception):
    """The host has named a game server that does not exist; `known` are those that do."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


def found_game_servers() -> Found[GameServerPlugin]:
    """Every game server by its key; from now on they have their names in texts."""
    servers = GAME_SERVERS.found
    name_servers({key: plugin.name for key, plugin in servers.by_key.items()})
    return servers


def surroundings_of(settings: ProcessSettings, clock: Clock, token_store: TokenStore) -> Surroundings:
    """Return this host's settings that game servers depend on."""
    contact = settings.game_servers_contact or "no contact given"
    public = (settings.web_base or "") if token_store.can_keep and settings.web_url else ""
    return Surroundings(f"Herald/{formats.__version__} ({contact})", clock.now, public)


def opened(
    keys: Iterable[str], surroundings: Surroundings, given: Mapping[str, Mapping[str, Any]] | None = None
) -> GameServers:
    """The servers of these keys, each with its settings from the environment; `given` are settings that go before them.

    `UnknownGameServerError`; a pydantic ValidationError where settings of one cannot be used.
    """
    plugins = found_game_servers().by_key
    in_use: dict[str, Opened] = {}
    for key in dict.fromkeys(keys):
        if key not in plugins:
            raise UnknownGameServerError(key, tuple(plugins))
        plugin, own = plugins[key], (given or {}).get(key, {})
        adapter = plugin.opened(plugin.settings(**own), surroundings)
        in_use[key] = Opened(plugin, adapter, str(own.get("address", "")))
    return GameServers(in_use)
