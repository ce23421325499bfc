"""What the pretend lichess knows: accounts, tokens, games, bulk pairings."""

from __future__ import annotations

from dataclasses import dataclass, field

BULK_SCOPE, PLAY_SCOPE = "challenge:bulk", "challenge:write"

BY_API = "api"
BOTH = 2
"""Moves after which both sides have made one."""

WEEK_MS = 7 * 24 * 3_600_000

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
    source: str = BY_API
    clocks_from_ms: int | None = None
    """When the clocks are started whether or not both have moved."""

    @property
    def over(self) -> bool:
        """Whether it goes on no more."""
        return self.status in OVER

    def finish(self, status: str, winner: str | None, now_ms: int, moves: str) -> None:
        """End it; ValueError for an end lichess does not know."""
        if status not in OVER or winner not in {None, "white", "black"} or (winner and status not in WON):
            raise ValueError(f"no game ends by {status} with {winner or 'no'} winner")
        if status == "noStart" and self.source == BY_API:
            raise ValueError("only games of the lobby, of arenas and of Swisses end by noStart")
        self.status, self.winner, self.last_move_ms = status, winner, now_ms
        self.moves = "" if status in {"aborted", "noStart"} else moves

    @property
    def plies(self) -> int:
        """Moves of both."""
        return len(self.moves.split())

    def settle(self, now_ms: int) -> None:
        """A clock that was started for a player who does not move runs out; the other side has won."""
        late = None if self.clocks_from_ms is None or self.clock is None else self.clocks_from_ms + self.clock[0] * 1000
        if late is not None and late <= now_ms and self.plies < BOTH and not self.over:
            self.status, self.winner, self.last_move_ms = "outoftime", ("black", "white")[self.plies], late

    def removed(self, now_ms: int) -> bool:
        """Lichess removes games made by its API in which not both have moved for a week."""
        return self.source == BY_API and not self.over and self.plies < BOTH and now_ms > self.created_ms + WEEK_MS


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
    message: str = "{game}"


@dataclass(frozen=True, slots=True)
class Grant:
    """Somebody said yes on the page of OAuth: the code is good once."""

    owner: str
    scopes: frozenset[str]
    challenge: str
    redirect_uri: str
    client_id: str
