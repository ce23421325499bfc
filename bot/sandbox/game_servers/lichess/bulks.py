"""Validation of bulk pairings: all games of a request are created or none.

Rules as published for `POST /api/bulk-pairing`: every player is given by a token that may write challenges; each token
once (except in correspondence); 500 games in ten minutes, 20 bulks and 1,000 games scheduled; a rejected bulk does not
count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.sandbox.game_servers.lichess.records import PLAY_SCOPE, WEEK_MS, Account, Bulk, Token

MAX_GAMES, TEN_MINUTES_MS = 500, 600_000
MAX_BULKS, MAX_SCHEDULED = 20, 1000
DAYS = frozenset({1, 2, 3, 5, 7, 10, 14})
MAX_LIMIT, MAX_INCREMENT = 10_800, 60
RULES = frozenset({"noAbort", "noRematch", "noGiveTime", "noClaimWin", "noEarlyDraw"})


class BulkRefusedError(Exception):
    """A rejected bulk: status and body of the response."""

    def __init__(self, body: Mapping[str, Any], status: int = 400) -> None:
        super().__init__(str(body))
        self.body = dict(body)
        self.status = status


def pairs_of(text: str) -> list[tuple[str, str]]:
    """Parse the tokens of `players=white:black,white:black`."""
    pairs = [tuple(game.split(":")) for game in text.split(",") if game]
    if not pairs or any(len(pair) != 2 or not all(pair) for pair in pairs):  # noqa: PLR2004 - white and black
        raise BulkRefusedError({"error": {"players": ["Invalid players"]}})
    if len(pairs) > MAX_GAMES:
        raise BulkRefusedError({"error": {"players": ["Too many games"]}})
    return [(white, black) for white, black in pairs]


def pace_of(form: Mapping[str, str]) -> tuple[tuple[int, int] | None, int | None]:
    """Return either the clock (seconds, increment) or the days per turn."""
    try:
        if "days" in form:
            days = int(form["days"])
            if days not in DAYS:
                raise BulkRefusedError({"error": {"days": ["Invalid value"]}})
            return None, days
        limit, increment = int(float(form["clock.limit"])), int(form["clock.increment"])
    except (KeyError, ValueError) as error:
        raise BulkRefusedError({"error": {"clock": ["This field is required"]}}) from error
    if not 0 <= limit <= MAX_LIMIT or not 0 <= increment <= MAX_INCREMENT:
        raise BulkRefusedError({"error": {"clock": ["Invalid clock"]}})
    return (limit, increment), None


def moment_of(form: Mapping[str, str], key: str, now_ms: int) -> int | None:
    """Return a moment in milliseconds, at most a week ahead, or None if it is omitted."""
    if key not in form:
        return None
    try:
        moment = int(form[key])
    except ValueError as error:
        raise BulkRefusedError({"error": {key: ["Numeric value expected"]}}) from error
    if moment > now_ms + WEEK_MS:
        raise BulkRefusedError({"error": {key: [f"Must be less or equal to {now_ms + WEEK_MS}"]}})
    return moment


def check_words(form: Mapping[str, str]) -> None:
    """Check that a custom message contains the placeholder of the game and that the rules are known."""
    if "message" in form and "{game}" not in form["message"]:
        raise BulkRefusedError({"error": {"message": ["The template must contain {game}"]}})
    unknown = set(filter(None, form.get("rules", "").split(","))) - RULES
    if unknown:
        raise BulkRefusedError({"error": {"rules": ["Invalid value"]}})


def check_tokens(
    pairs: list[tuple[str, str]],
    tokens: Mapping[str, Token],
    accounts: Mapping[str, Account],
    now_ms: int,
    *,
    once: bool,
) -> None:
    """Check that every token is valid and its account open, and occurs once if `once`.

    All bad ones are reported together.
    """
    bad = {
        token_key: why
        for pair in pairs
        for token_key in pair
        if (why := _fault_of(token_key, tokens, accounts, now_ms))
    }
    if bad:
        raise BulkRefusedError({"tokens": bad})
    owners = [tokens[token_key].owner for pair in pairs for token_key in pair]
    twice = sorted({owner for owner in owners if owners.count(owner) > 1})
    if (twice and once) or any(tokens[white].owner == tokens[black].owner for white, black in pairs):
        raise BulkRefusedError({"duplicateUsers": twice})


def _fault_of(token_key: str, tokens: Mapping[str, Token], accounts: Mapping[str, Account], now_ms: int) -> str | None:
    token = tokens.get(token_key)
    if token is None or (token.expires_ms is not None and token.expires_ms <= now_ms):
        return "No such token"
    if PLAY_SCOPE not in token.scopes:
        return f"Missing scope: {PLAY_SCOPE}"
    return "Account closed" if accounts[token.owner].closed else None


def check_room(bulks: list[Bulk], new: int, pair_at_ms: int, players: set[str], now_ms: int) -> None:
    """Check the limits of scheduled games, and that no player is in two bulks at the same moment."""
    recent = sum(len(bulk.games) for bulk in bulks if bulk.scheduled_ms > now_ms - TEN_MINUTES_MS)
    if recent + new > MAX_GAMES:
        raise BulkRefusedError({"error": f"Ratelimited! Max games per 10 minutes: {MAX_GAMES}"}, 429)
    waiting = [bulk for bulk in bulks if bulk.paired_ms is None]
    if len(waiting) >= MAX_BULKS:
        raise BulkRefusedError({"error": f"Already too many bulks queued: {len(waiting)}"})
    queued = sum(len(bulk.games) for bulk in waiting)
    if queued + new > MAX_SCHEDULED:
        raise BulkRefusedError({"error": f"Already too many games queued: {queued}"})
    busy = {player for bulk in waiting if bulk.pair_at_ms == pair_at_ms for player in _players(bulk)}
    if busy & players:
        raise BulkRefusedError({"error": "A bulk containing the same players is scheduled at the same time"})


def _players(bulk: Bulk) -> Iterator[str]:
    for game in bulk.games:
        yield from (game.white, game.black)
