"""Compare a server's game with the pairing: a plain result, or doubts that a director has to decide.

A game with any oddity is never counted automatically, even if it has a winner: annulled games still name a loser.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.game_server_api.port import ServerGame, WantedGame
from formats.core.events import GameDoubt
from formats.core.results import Report
from formats.core.values import EntrantId

GONE = frozenset({"annulled", "cancelled", "aborted"})
"""States of games that ended without a result."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Outcome of a game: `report` is None if there is no result; without `doubts` it may be recorded."""

    doubts: tuple[GameDoubt, ...]
    report: Report | None


def is_over(game: ServerGame) -> bool:
    """Whether the game has ended in any way."""
    return game.state not in {"waiting", "running", "vanished"}


def verdict(
    game: ServerGame, wanted: WantedGame, seats: tuple[EntrantId, EntrantId], others: Collection[ServerGame] = ()
) -> Verdict:
    """Judge a finished game. `seats` are first and second as wanted; `others` are games of the same pairing."""
    if game.state in GONE:
        # Winner and loser of such a game have no meaning and are ignored.
        return Verdict((game.state,), None)  # type: ignore[arg-type]  # doubts have the same names as these states
    doubts: list[GameDoubt] = []
    seating, sides = _seating(game, wanted)
    if seating is not None:
        doubts.append(seating)
    if game.how in {"time", "forfeit"}:
        doubts.append("time" if game.how == "time" else "forfeit")
    doubts += [oddity for oddity in game.oddities if oddity not in doubts]
    if any(is_over(other) and other.state not in GONE and other.id != game.id for other in others):
        doubts.append("second_game")
    if game.how == "unclear" or seating == "wrong_players":
        return Verdict((*doubts, *(("unclear",) if game.how == "unclear" else ())), None)
    return Verdict(tuple(doubts), _report(game, seats, sides))


def _seating(game: ServerGame, wanted: WantedGame) -> tuple[GameDoubt | None, tuple[int, int]]:
    """Return what is odd about the players, and which wanted seats (0 or 1) played first and second."""
    there, here = (game.first, game.second), (wanted.first.account, wanted.second.account)
    if all(not a or not b or a == b for a, b in zip(there, here, strict=True)):
        return None, (0, 1)
    if all(not a or not b or a == b for a, b in zip(there, reversed(here), strict=True)):
        return "swapped", (1, 0)
    return "wrong_players", (0, 1)


def _report(game: ServerGame, seats: tuple[EntrantId, EntrantId], sides: tuple[int, int]) -> Report:
    winner = None if game.winner is None else seats[sides[game.winner]]
    scores = None if game.scores is None else (game.scores[sides[0]], game.scores[sides[1]])
    return Report(winner=winner, scores=scores)
