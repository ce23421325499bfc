"""A tournament of a small format with forms and notes, for tests of how people hand them in."""

from __future__ import annotations

from tests.bot.world import World

PLAYERS = ("Ana", "Bo")
GOOD = {"What": "red", "Why": "It is warm."}


async def wishing(world: World, players: tuple[str, ...] = PLAYERS) -> None:
    """Sign-up is open, and these players are in."""
    await world.tournament("format:wishers", players=players)
