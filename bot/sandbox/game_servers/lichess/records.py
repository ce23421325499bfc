"""What the pretend lichess knows: accounts, tokens, games, bulk pairings."""

from __future__ import annotations

from dataclasses import dataclass, field

BULK_SCOPE, PLAY_SCOPE = "challenge:bulk", "challenge:write"

OVER = frozenset(
    {
        "aborted",
        "mate",
        "resign",
        "stalemate",
        "timeout",
        "draw",
        "outoftime",
        "cheat",
        "noStart",
        "unknownFinish",
        "insufficientMaterialClaim",
        "variantEnd",
    }
)
"""Statuses of games that go on no more."""

WON = frozenset({"mate", "resign", "timeout", "outoftime", "cheat", "noStart", "variantEnd"})
"""Statuses that may name a winner."""


@dataclass(slots=True)
class Account:
    """Somebody's account; `id` is the name in lower case."""

    name: str
    bio: str = ""
    ratings: dict[str, int] = field(default_factory=dict)
    closed: bool = False

    @property
    def id(self) -> str:
        """The name in lower case."""
        return self.name.lower()


@dataclass(slots=True)
class Token:
    """What a token allows, and whose it is."""

    owner: str
    scopes: frozenset[str]
    expires_ms: int | None = None


@dataclass(slots=True)
class Game:
    """A game; times in milliseconds, colours by account id."""

    id: str
    white: str
    black: str
    rated: bool
    created_ms: int
    clock: tuple[int, int] | None = (600, 0)
    days: int | None = None
    variant: str = "standard"
    status: str = "created"
    winner: str | None = None
    moves: str = ""
    last_move_ms: int = 0
    source: str = "api"

    @property
    def over(self) -> bool:
        """Whether it goes on no more."""
        return self.status in OVER

    def finish(self, status: str, winner: str | None, now_ms: int, moves: str) -> None:
        """End it; ValueError for an end lichess does not know."""
        if status not in OVER or winner not in {None, "white", "black"} or (winner and status not in WON):
            raise ValueError(f"no game ends by {status} with {winner or 'no'} winner")
        self.status, self.winner, self.last_move_ms = status, winner, now_ms
        self.moves = "" if status in {"aborted", "noStart"} else moves


@dataclass(slots=True)
class Bulk:
    """Games that were paired by one request."""

    id: str
    owner: str
    games: list[Game]
    pair_at_ms: int
    scheduled_ms: int
    start_clocks_ms: int | None
    clock: tuple[int, int] | None
    days: int | None
    variant: str
    rated: bool
    paired_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Grant:
    """Somebody said yes on the page of OAuth: the code is good once."""

    owner: str
    scopes: frozenset[str]
    challenge: str
    redirect_uri: str
    client_id: str
