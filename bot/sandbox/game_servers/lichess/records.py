"""State of the simulated lichess: accounts, tokens, games, bulk pairings."""

from __future__ import annotations

from dataclasses import dataclass, field

BULK_SCOPE, PLAY_SCOPE = "challenge:bulk", "challenge:write"

BY_API = "api"
BOTH = 2
"""Number of moves after which both sides have moved."""

WEEK_MS = 7 * 24 * 3_600_000

OVER = frozenset({
    "aborted", "mate", "resign", "stalemate", "timeout", "draw", "outoftime", "cheat", "noStart", "unknownFinish",
    "insufficientMaterialClaim", "variantEnd",
})  # fmt: skip
"""Statuses of finished games."""

WON = frozenset({"mate", "resign", "timeout", "outoftime", "cheat", "noStart", "variantEnd"})
"""Statuses with which a winner may be given."""


@dataclass(slots=True)
class Account:
    """An account; `id` is the name in lower case."""

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
    """Owner and scopes of a token."""

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
    """When the clocks start even if not both players have moved."""

    @property
    def over(self) -> bool:
        """Whether it is finished."""
        return self.status in OVER

    def finish(self, status: str, winner: str | None, now_ms: int, moves: str) -> None:
        """Finish the game. Raises ValueError for a combination that lichess does not have."""
        if status not in OVER or winner not in {None, "white", "black"} or (winner and status not in WON):
            raise ValueError(f"no game ends by {status} with {winner or 'no'} winner")
        if status == "noStart" and self.source == BY_API:
            raise ValueError("only games of the lobby, of arenas and of Swisses end by noStart")
        self.status, self.winner, self.last_move_ms = status, winner, now_ms
        self.moves = "" if status in {"aborted", "noStart"} else moves

    @property
    def plies(self) -> int:
        """Number of moves of both sides."""
        return len(self.moves.split())

    def settle(self, now_ms: int) -> None:
        """Finish a game whose started clock has run out; the opponent wins."""
        late = None if self.clocks_from_ms is None or self.clock is None else self.clocks_from_ms + self.clock[0] * 1000
        if late is not None and late <= now_ms and self.plies < BOTH and not self.over:
            self.status, self.winner, self.last_move_ms = "outoftime", ("black", "white")[self.plies], late

    def removed(self, now_ms: int) -> bool:
        """Whether lichess has deleted it: games made by its API in which not both players have moved for a week."""
        return self.source == BY_API and not self.over and self.plies < BOTH and now_ms > self.created_ms + WEEK_MS


@dataclass(slots=True)
class Bulk:
    """Games paired by one request."""

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
    """An authorization given on the OAuth page, redeemable once by its code."""

    owner: str
    scopes: frozenset[str]
    challenge: str
    redirect_uri: str
    client_id: str
