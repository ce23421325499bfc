"""Games as the middle wants them of an adapter, and the surroundings of one, for tests of adapters."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.game_server_api.port import GameServerError, Seated, Surroundings, Trouble, WantedGame, WatchedGame

ROUND_BEGAN = datetime(2026, 11, 1, 12, tzinfo=UTC)


def surroundings(public_address: str = "") -> Surroundings:
    """A host without, or with, an address of its own."""
    return Surroundings("Herald/test (tests@example.org)", lambda: ROUND_BEGAN, public_address)


def wanted(
    first: str, second: str, terms: str, *, number: int = 1, tokens: dict[str, str] | None = None, game: int = 1
) -> WantedGame:
    """A game of two accounts in a round; without a name, of somebody who has linked none."""

    def seated(name: str) -> Seated:
        return Seated(f"m-{name}", name.lower(), name, token=(tokens or {}).get(name.lower(), ""))

    round_key = f"t1.{number}."
    key = f"{round_key}{first}-{second}.{game}"
    return WantedGame(key, round_key, "Round", seated(first), seated(second), terms, ROUND_BEGAN, number)


def watched(wanted_game: WantedGame, game: str = "") -> WatchedGame:
    """That something may have happened of."""
    return WatchedGame(wanted_game, game)


def trouble_of(error: BaseException) -> Trouble:
    """What is the matter."""
    assert isinstance(error, GameServerError)
    return error.trouble
