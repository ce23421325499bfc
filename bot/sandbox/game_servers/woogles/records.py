"""State of the simulated Woogles: users, keys, tournaments with divisions, pairings and games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

WIN, LOSS, DRAW = "WIN", "LOSS", "DRAW"
BYES = frozenset({"BYE", "FORFEIT_WIN", "FORFEIT_LOSS", "VOID"})
"""Results of a player who is paired with themselves."""

NOT_LISTED = frozenset({"NONE", "ABORTED", "CANCELLED"})
"""End reasons of games that RecentGames omits."""

END_REASONS = frozenset({
    "NONE", "TIME", "STANDARD", "CONSECUTIVE_ZEROES", "RESIGNED", "ABORTED", "TRIPLE_CHALLENGE", "CANCELLED",
    "FORCE_FORFEIT",
})  # fmt: skip


@dataclass(slots=True)
class User:
    """An account. In tournaments a player is called `uuid:username`."""

    uuid: str
    username: str
    about: str = ""
    ratings: dict[str, float] = field(default_factory=dict)

    @property
    def tournament_id(self) -> str:
        """The player's id in tournaments."""
        return f"{self.uuid}:{self.username}"


@dataclass(slots=True)
class Game:
    """A game of a tournament; the first player goes first."""

    id: str
    tournament: str
    division: str
    round: int
    players: tuple[str, str]
    index: int = 0
    scores: tuple[int, int] = (0, 0)
    winner: int = -1
    end_reason: str = "NONE"
    begun: float = 0.0
    ended: float = 0.0
    lexicon: str = "CSW24"

    @property
    def over(self) -> bool:
        """Whether it is finished."""
        return self.end_reason != "NONE"


@dataclass(slots=True)
class Pairing:
    """Two players of a round, or one with themselves, with results by player."""

    players: tuple[str, str]
    round: int
    results: tuple[str, str] = ("NO_RESULT", "NO_RESULT")
    scores: tuple[int, int] = (0, 0)
    end_reason: str = "NONE"
    game: str = ""

    @property
    def settled(self) -> bool:
        """Whether both players have a result."""
        return "NO_RESULT" not in self.results


@dataclass(slots=True)
class Division:
    """A division, within which players are paired. `current` is the last started round, -1 before the first."""

    name: str
    players: list[str]
    rounds: int
    current: int = -1
    pairings: list[Pairing] = field(default_factory=list)
    manual_first: bool = True
    manual_pairing: bool = True
    suspended_result: str = "FORFEIT_LOSS"
    """Result of late players in the rounds they missed."""

    def add(self, new: list[str], rating: Callable[[str], float]) -> None:
        """Add players: before the first start all pairings are deleted, later the new players get suspended results."""
        if self.current < 0:
            self.pairings.clear()
            self.players = sorted([*self.players, *new], key=rating, reverse=True)
            return
        self.players += new
        missed = (self.suspended_result, self.suspended_result)
        for number in range(self.current + 1):
            self.pairings += [Pairing((player, player), number, missed) for player in new]

    def of_round(self, number: int) -> list[Pairing]:
        """Return the pairings of a round, counted from 0."""
        return [pairing for pairing in self.pairings if pairing.round == number]


@dataclass(slots=True)
class Tournament:
    """A tournament on the site; directors by user name, including read-only ones."""

    id: str
    slug: str
    name: str
    directors: list[str]
    divisions: dict[str, Division] = field(default_factory=dict)
    readonly: set[str] = field(default_factory=set)
    started: bool = False
    finished: bool = False
    checkins_open: bool = False
    registration_open: bool = False
