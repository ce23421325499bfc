"""Players, members, matches and games of the simulated online-go.com, and their JSON."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

TERMS = (
    "rules", "handicap", "height", "width", "time_control", "main_time", "periods", "period_time", "time_increment",
    "initial_time", "max_time", "stones_per_period", "per_move", "total_time",
)  # fmt: skip
"""Fields of a match that a request may set."""


@dataclass
class Player:
    """An account."""

    id: int
    username: str
    rating: float = 1500.0
    about: str = ""

    def json(self) -> dict[str, Any]:
        """Return the player as in `/api/v1/players/ID/`."""
        overall = {"rating": self.rating, "deviation": 80.0, "volatility": 0.06}
        return {
            "id": self.id,
            "username": self.username,
            "about": self.about,
            "ratings": {"version": 5, "overall": overall},
        }


@dataclass
class Member:
    """A member of the league; `player` is the account with which the first link was opened."""

    id: str
    rating: float
    player: Player | None = None
    pending: float | None = None
    """A rating set after an account was bound; when the site applies it is unknown."""

    def json(self) -> dict[str, Any]:
        """Return the member as in `GET` and `PUT /member/ID`."""
        return {
            "membership_id": abs(hash(self.id)) % 10**6,
            "league_rating": {"rating": self.rating, "deviation": 350.0, "volatility": 0.06},
            "ogs_player": None if self.player is None else self.player.username,
            "pending_rating_change": self.pending,
        }


@dataclass
class Match:
    """A match of the league. `black` and `white` are ids of members."""

    id: int
    key: str
    name: str
    black: str
    white: str
    terms: Mapping[str, Any]
    black_invite: str = field(default_factory=lambda: secrets.token_hex(16))
    white_invite: str = field(default_factory=lambda: secrets.token_hex(16))
    came: set[str] = field(default_factory=set)
    game: int | None = None
    finished: bool = False
    cancelled: bool = False
    annulled: bool = False
    outcome: str = ""
    loser: str = ""
    lacking: set[str] = field(default_factory=set)
    """Fields omitted from responses, to test incomplete data."""

    @property
    def started(self) -> bool:
        """Whether both players have opened their links."""
        return self.game is not None

    def json(self, address: str) -> dict[str, Any]:
        """Return the full object. In a running game both players are marked as losers."""
        over = self.finished
        answer = {
            "id": self.id,
            "league_match_id": self.key,
            "name": self.name,
            "black_member_id": self.black,
            "white_member_id": self.white,
            "black_invite": f"{address}/online-league/league-player?side=black&id={self.black_invite}",
            "white_invite": f"{address}/online-league/league-player?side=white&id={self.white_invite}",
            "spectator_link": f"{address}/online-league/league-game/{self.id}",
            "game": self.game,
            "started": self.started,
            "finished": self.finished,
            "cancelled": self.cancelled,
            "outcome": self.outcome,
            "black_lost": self.loser == "black" if over else True,
            "white_lost": self.loser == "white" if over else True,
            "annulled": self.annulled,
            "moderator_annulled": False,
            "annulment_reason": {"moderator": True} if self.annulled else None,
            "rating_complete": over and not self.annulled,
            "black_member_rating": 1500.0,
            "white_member_rating": 1500.0,
            **self.terms,
        }
        return {name: value for name, value in answer.items() if name not in self.lacking}


@dataclass
class Game:
    """A game started by players themselves."""

    id: int
    black: Player
    white: Player
    started: str
    ended: str | None = None
    outcome: str = ""
    loser: str = ""
    annulled: bool = False
    ranked: bool = True
    width: int = 19
    height: int = 19
    rules: str = "japanese"
    handicap: int = 0
    time: Mapping[str, Any] = field(default_factory=dict)
    tournament: int | None = None

    def json(self) -> dict[str, Any]:
        """Return the game as in a list of a player's games."""
        over = self.ended is not None
        return {
            "id": self.id,
            "name": "Friendly Match",
            "players": {
                "black": {"id": self.black.id, "username": self.black.username},
                "white": {"id": self.white.id, "username": self.white.username},
            },
            "width": self.width,
            "height": self.height,
            "rules": self.rules,
            "ranked": self.ranked,
            "handicap": self.handicap,
            "komi": "6.50",
            "time_control": self.time.get("system", "fischer"),
            "time_control_parameters": json.dumps(dict(self.time)),
            "outcome": self.outcome,
            "black_lost": self.loser == "black" if over else True,
            "white_lost": self.loser == "white" if over else True,
            "annulled": self.annulled,
            "started": self.started,
            "ended": self.ended,
            "tournament": self.tournament,
        }
