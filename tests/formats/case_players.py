"""What a worked case says of its players, passed on whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formats.core.model import EntrantData, EntrantStatus
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from tests.case_shapes import only
from tests.formats.stage_builder import with_status

OTHER_NAMES = {
    "rating_uncertainty": "uncertainty",
    "rd": "uncertainty",
    "rated_games": "games",
    "games_played": "games",
    "date_joined": "joined",
    "joined_at": "joined",
}
"""How else cases call what the engine knows under another name."""

STATUSES: Mapping[str, EntrantStatus] = {
    "withdrawn": "withdrawn",
    "left": "withdrawn",
    "removed": "removed",
    "disqualified": "disqualified",
}
"""Under which keys cases list who is out, and what they are then."""


def strength_of(player: Mapping[str, Any], *read_elsewhere: str) -> EntrantData:
    """Rating, uncertainty, games and date joined; raises UnreadError where the case holds something else."""
    known = {OTHER_NAMES.get(key, key): value for key, value in player.items()}
    only(known, "id", "name", "rating", "uncertainty", "games", "joined", *STATUSES, *read_elsewhere)
    attributes: dict[str, Scalar] = {
        key: known[key] for key in ("uncertainty", "games", "joined") if known.get(key) is not None
    }
    return EntrantData(rating=known.get("rating"), attributes=attributes)


def who_left(position: Mapping[str, Any], players: Sequence[Mapping[str, Any]] = ()) -> dict[EntrantId, EntrantStatus]:
    """Everybody who is out: listed for the position or one of its rounds, or marked at the player."""
    statuses: dict[EntrantId, EntrantStatus] = {}
    for key, status in STATUSES.items():
        for listed in (position, *position.get("rounds", ())):
            statuses |= dict.fromkeys(listed.get(key) or (), status)
        statuses |= {player["id"]: status for player in players if player.get(key)}
    return statuses


def without_who_left(stage: Stage, position: Mapping[str, Any], players: Sequence[Mapping[str, Any]] = ()) -> Stage:
    """The stage after everybody left whom the case says has left."""
    for who, status in who_left(position, players).items():
        stage = with_status(stage, [who], status)
    return stage
