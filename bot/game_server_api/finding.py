"""What adapters share that create no games and find those that the players start themselves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_server_api.port import Made, ServerGame, Trouble, WantedGame


def not_linked(wanted: Sequence[WantedGame]) -> dict[str, Trouble]:
    """Return the trouble of each game of which a player has no account, by key."""
    return {game.key: "not_linked" for game in wanted if not (game.first.account and game.second.account)}


def made_nothing(wanted: Sequence[WantedGame]) -> Made:
    """Return that no game was created; games can be found once both players have an account."""
    return Made(troubles=not_linked(wanted))


def meant(games: Sequence[ServerGame], known: str) -> Sequence[ServerGame]:
    """Return which of the games of a pair, newest first, is the wanted one: the known one, else one on the terms.

    Where no game is on the terms it is the newest.
    """
    return (
        [game for game in games if game.id == known] or [game for game in games if not game.oddities] or list(games[:1])
    )
