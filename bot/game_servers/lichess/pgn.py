"""Games as lichess exports them in PGN, with the tags a tournament's file has: its event and its rounds.

lichess names each game's event after its kind ("rated rapid game") and knows no round.
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
    """The games in the order wanted. `unreadable` where there is text and no game can be read from it."""
    games = _games(text)
    if text.strip() and not games:
        raise GameServerError("unreadable", detail="no PGN")
    return "\n".join(_tagged(games[record.game], record) for record in wanted if record.game in games)


def _games(text: str) -> Mapping[str, str]:
    """By id, which is the end of a game's address."""
    games = {}
    for match in _GAME.finditer(text.replace("\r\n", "\n")):
        site = _SITE.search(match[0])
        if site is not None:
            games[site[1]] = match[0].strip() + "\n"
    return games


def _tagged(game: str, wanted: RecordWanted) -> str:
    site = _SITE.search(game)
    event, number = (f'[{tag} "{_value(text)}"]' for tag, text in (("Event", wanted.event), ("Round", wanted.round)))
    with_event = _EVENT.sub(lambda _: event, _ROUND.sub("", game), count=1)
    return with_event if site is None else with_event.replace(site[0], f"{site[0]}\n{number}", 1)


def _value(text: str) -> str:
    """As a tag's value stands in PGN: a quotation mark and a backslash are escaped."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
