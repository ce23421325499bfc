"""Players, members, matches and games of the pretend online-go.com, and how they are told."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

TERMS = (
    "rules",
    "handicap",
    "height",
    "width",
    "time_control",
    "main_time",
    "periods",
    "period_time",
    "time_increment",
    "initial_time",
    "max_time",
    "stones_per_period",
    "per_move",
    "total_time",
)
"""What a match can be asked to have."""


@dataclass
class Player:
    """Somebody with an account."""

    id: int
    username: str
    rating: float = 1500.0
    about: str = ""

    def json(self) -> dict[str, Any]:
        """As `/api/v1/players/ID/` has it."""
        overall = {"rating": self.rating, "deviation": 80.0, "volatility": 0.06}
        return {
            "id": self.id,
            "username": self.username,
            "about": self.about,
            "ratings": {"version": 5, "overall": overall},
        }


@dataclass
class Member:
    """Somebody in the league; `player` is bound by the first link they open."""

    id: str
    rating: float
    player: Player | None = None
    pending: float | None = None
    """A rating that was written after an account was bound: when it is applied is not known."""

    def json(self) -> dict[str, Any]:
        """As `GET` and `PUT /member/ID` answer."""
        return {
            "membership_id": abs(hash(self.id)) % 10**6,
            "league_rating": {"rating": self.rating, "deviation": 350.0, "volatility": 0.06},
            "ogs_player": None if self.player is None else self.player.username,
            "pending_rating_change": self.pending,
        }


@dataclass
class Match:
    """A match of the league. `black` and `white` are members' ids."""

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
    """Fields that are left out of answers, by order."""

    @property
    def started(self) -> bool:
        """Have both come?"""
        return self.game is not None

    def json(self, address: str) -> dict[str, Any]:
        """The full object. A game that is not over has both as losers."""
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
    """A game that players started themselves."""

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
        """As it stands in a list of somebody's games."""
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
