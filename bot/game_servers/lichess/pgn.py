"""Rewrite PGN exported by lichess so that its tags name the tournament's event and round.

lichess sets the event tag to the kind of game ("rated rapid game") and has no round tag.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.game_server_api.port import GameServerError, RecordWanted

_GAME = re.compile(r"^\[Event .*?(?=^\[Event |\Z)", re.MULTILINE | re.DOTALL)
_SITE = re.compile(r'^\[Site "[^"]*/(\w+)"\]$', re.MULTILINE)
_EVENT = re.compile(r"^\[Event .*\]$", re.MULTILINE)
_ROUND = re.compile(r"^\[Round .*\]\n", re.MULTILINE)


def headed(text: str, wanted: Sequence[RecordWanted]) -> str:
    """Return the games in the order wanted. Raises `unreadable` if there is text without any game."""
    games = _games(text)
    if text.strip() and not games:
        raise GameServerError("unreadable", detail="no PGN")
    return "\n".join(_tagged(games[record.game], record) for record in wanted if record.game in games)


def _games(text: str) -> Mapping[str, str]:
    """Return games by id, which is the last part of the site tag."""
    games = {}
    for match in _GAME.finditer(text.replace("\r\n", "\n")):
        site = _SITE.search(match[0])
        if site is not None:
            games[site[1]] = match[0].strip() + "\n"
    return games


def _tagged(game: str, wanted: RecordWanted) -> str:
    """Return a game with event and round tags; the round is inserted after the site."""
    site = _SITE.search(game)
    event, number = (f'[{tag} "{_value(text)}"]' for tag, text in (("Event", wanted.event), ("Round", wanted.round)))
    with_event = _EVENT.sub(lambda _: event, _ROUND.sub("", game), count=1)
    return with_event if site is None else with_event.replace(site[0], f"{site[0]}\n{number}", 1)


def _value(text: str) -> str:
    """Return a text as a PGN tag value: quotation marks and backslashes are escaped."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
