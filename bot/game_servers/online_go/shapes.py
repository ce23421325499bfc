"""Interpretation of online-go.com's responses, whose fields may be missing or misleading.

In running games both `black_lost` and `white_lost` are true; annulled games still name a loser, so `annulled` is tested
first.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from bot.game_server_api.port import GameServerError, GameState, HowEnded, Oddity, ServerGame
from bot.game_servers.online_go.terms import Terms

logger = logging.getLogger(__name__)

ON_TIME = frozenset({"timeout"})
BY_FORFEIT = frozenset({"disconnection", "abandonment"})
CANCELLED = frozenset({"cancellation"})
TIED = frozenset({"0 points", "jigo", "draw", "tie"})


def need(answer: Any, name: str, *kinds: type) -> Any:
    """Return a field of one of these types. Raises `GameServerError` (`unreadable`) otherwise."""
    if not isinstance(answer, Mapping) or not isinstance(answer.get(name), kinds):
        raise GameServerError("unreadable", detail=f"no {name}")
    return answer[name]


@dataclass(frozen=True, slots=True)
class Ending:
    """State of a game, derived from the fields about its end."""

    state: GameState
    winner: Literal[0, 1] | None = None
    how: HowEnded = ""


def ending(answer: Mapping[str, Any], *, started: bool, finished: bool) -> Ending:
    """Return the state of a game, testing the fields in the order in which they are reliable."""
    if answer.get("annulled") is True or answer.get("moderator_annulled") is True:
        return Ending("annulled")
    outcome = str(answer.get("outcome") or "").strip().casefold()
    if answer.get("cancelled") is True or outcome in CANCELLED:
        return Ending("cancelled")
    if not finished:
        return Ending("running" if started else "waiting")
    lost = answer.get("black_lost"), answer.get("white_lost")
    how: HowEnded = "time" if outcome in ON_TIME else "forfeit" if outcome in BY_FORFEIT else "normal"
    if outcome in TIED:
        return Ending("finished", None, "normal")
    if lost not in {(True, False), (False, True)} or not _is_plain(outcome, how):
        return Ending("finished", None, "unclear")
    return Ending("finished", 1 if lost[0] else 0, how)


def _is_plain(outcome: str, how: HowEnded) -> bool:
    """Whether the outcome is a known one, so that the loser can be trusted."""
    return how != "normal" or outcome == "resignation" or outcome.endswith(("point", "points"))


def oddities(answer: Mapping[str, Any], terms: Terms) -> tuple[Oddity, ...]:
    """Return the differences from the terms, as far as the response contains the fields."""
    odd: list[Oddity] = []
    if (answer.get("width", terms.width), answer.get("height", terms.height)) != (terms.width, terms.height):
        odd.append("wrong_board")
    if str(answer.get("rules", terms.rules[0])).casefold() not in terms.rules:
        odd.append("wrong_rules")
    handicap = answer.get("handicap", terms.handicap)
    if isinstance(handicap, int) and handicap >= 0 and handicap != terms.handicap:
        odd.append("wrong_handicap")
    if answer.get("ranked", terms.ranked) is not terms.ranked:
        odd.append("unrated")
    if not _same_time(answer, terms):
        odd.append("wrong_time")
    return tuple(odd)


def _same_time(answer: Mapping[str, Any], terms: Terms) -> bool:
    """Whether the time control matches; parameters may be JSON in a string or top-level fields."""
    parameters = answer.get("time_control_parameters")
    try:
        time_settings = json.loads(parameters) if isinstance(parameters, str) else dict(parameters or {})
    except (ValueError, TypeError):
        time_settings = {}
    time_settings = {**answer, **time_settings} if isinstance(time_settings, Mapping) else dict(answer)
    control = time_settings.get("system") or time_settings.get("time_control")
    if isinstance(control, str) and control.casefold() not in {terms.time_control, ""}:
        return False
    return all(time_settings.get(name) in {None, value} for name, value in terms.time.items())


def moment(text: Any) -> datetime | None:
    """Parse a moment such as `2026-08-10T18:30:00.123456-04:00`; None for anything else."""
    try:
        at = datetime.fromisoformat(text)
    except (TypeError, ValueError):
        return None
    return at if at.tzinfo is not None else at.replace(tzinfo=UTC)


def readable(answers: Iterable[Any], read: Any) -> list[ServerGame]:
    """Return the games that can be read; others are logged and skipped, so that one does not block the rest."""
    games: list[ServerGame] = []
    for answer in answers:
        try:
            game = read(answer)
        except GameServerError as error:
            logger.warning("ignoring an unreadable game of online-go.com: %s", error.detail)
            continue
        if game is not None:
            games.append(game)
    return games
