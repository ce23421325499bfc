"""Responses of lichess, field by field, from the simulated state. Source: lichess's OpenAPI description.

Deviations: no openings, analysis, clocks of single moves, titles or patrons; ratings do not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.sandbox.game_servers.lichess.records import Account, Bulk, Game, Token

BULLET, BLITZ, RAPID = 180, 480, 1500
"""Upper bounds of the estimated duration in seconds (limit + 40 increments) of bullet, blitz and rapid games."""


def speed(game: Game) -> str:
    """Return lichess's name for the speed of a game."""
    if game.clock is None:
        return "correspondence"
    limit, increment = game.clock
    seconds = limit + 40 * increment
    return next(
        (word for bound, word in ((BULLET, "bullet"), (BLITZ, "blitz"), (RAPID, "rapid")) if seconds < bound),
        "classical",
    )


def game_json(game: Game, accounts: Mapping[str, Account], *, moves: bool = True, pgn: bool = False) -> dict[str, Any]:
    """Return a game as in ndjson exports; fields without a value are omitted."""
    perf = speed(game)

    def player(account: Account) -> dict[str, Any]:
        return {"user": {"name": account.name, "id": account.id}, "rating": account.ratings.get(perf, 1500)}

    body: dict[str, Any] = {
        "id": game.id,
        "rated": game.rated,
        "variant": game.variant,
        "speed": perf,
        "perf": perf,
        "createdAt": game.created_ms,
        "lastMoveAt": game.last_move_ms or game.created_ms,
        "status": game.status,
        "source": game.source,
        "players": {"white": player(accounts[game.white]), "black": player(accounts[game.black])},
    }
    if game.winner is not None:
        body["winner"] = game.winner
    if moves:
        body["moves"] = game.moves
    if pgn:
        body["pgn"] = pgn_text(game, accounts)
    if game.clock is not None:
        limit, increment = game.clock
        body["clock"] = {"initial": limit, "increment": increment, "totalTime": limit + 40 * increment}
    if game.days is not None:
        body["daysPerTurn"] = game.days
    return body


def pgn_text(game: Game, accounts: Mapping[str, Account]) -> str:
    """Return a game as PGN."""
    day = datetime.fromtimestamp(game.created_ms / 1000, UTC).strftime("%Y.%m.%d")
    result = {"white": "1-0", "black": "0-1", None: "1/2-1/2"}[game.winner]
    if not game.over or game.status in {"aborted", "noStart"}:
        result = "*"
    control = "-" if game.clock is None else f"{game.clock[0]}+{game.clock[1]}"
    termination = {
        "aborted": "Abandoned",
        "noStart": "Abandoned",
        "outoftime": "Time forfeit",
        "timeout": "Time forfeit",
    }
    tags = {
        "Event": f"{'rated' if game.rated else 'casual'} {speed(game)} game",
        "Site": f"https://lichess.org/{game.id}",
        "Date": day,
        "White": accounts[game.white].name,
        "Black": accounts[game.black].name,
        "Result": result,
        "GameId": game.id,
        "UTCDate": day,
        "TimeControl": control,
        "Termination": termination.get(game.status, "Normal" if game.over else "Unterminated"),
    }
    head = "\n".join(f'[{key} "{value}"]' for key, value in tags.items())
    return f"{head}\n\n{_numbered(game.moves)}{result}\n\n"


def _numbered(moves: str) -> str:
    parts = moves.split()
    return "".join(f"{index // 2 + 1}. {move} " if index % 2 == 0 else f"{move} " for index, move in enumerate(parts))


def bulk_json(bulk: Bulk) -> dict[str, Any]:
    """Return a bulk pairing; players by id."""
    body: dict[str, Any] = {
        "id": bulk.id,
        "games": [{"id": game.id, "white": game.white, "black": game.black} for game in bulk.games],
        "variant": bulk.variant,
        "rated": bulk.rated,
        "pairAt": bulk.pair_at_ms,
        "startClocksAt": bulk.start_clocks_ms,
        "scheduledAt": bulk.scheduled_ms,
        "pairedAt": bulk.paired_ms,
    }
    if bulk.clock is not None:
        body["clock"] = {"limit": bulk.clock[0], "increment": bulk.clock[1]}
    if bulk.days is not None:
        body["correspondence"] = {"daysPerTurn": bulk.days}
    return body


def user_json(account: Account, address: str = "") -> dict[str, Any]:
    """Return a public profile; that of a closed account contains only this fact. One among several has no `address`."""
    if account.closed:
        return {"id": account.id, "username": account.name, "disabled": True}
    perfs = {key: {"games": 12, "rating": rating, "rd": 60, "prog": 0} for key, rating in account.ratings.items()}
    url = {"url": f"{address}/@/{account.name}"} if address else {}
    return url | {
        "id": account.id,
        "username": account.name,
        "perfs": perfs,
        "createdAt": 1290415680000,
        "seenAt": 1522636452014,
        "profile": {"bio": account.bio} if account.bio else {},
    }


def tokens_json(token_keys: Iterable[str], tokens: Mapping[str, Token]) -> dict[str, Any]:
    """Return the response of `/api/token/test`; null for invalid tokens."""
    return {
        token_key: None
        if (token := tokens.get(token_key)) is None
        else {"userId": token.owner, "scopes": ",".join(sorted(token.scopes)), "expires": token.expires_ms}
        for token_key in token_keys
    }


def filtered(player: str, query: dict[str, str]) -> Callable[[Game], bool]:
    """Return a predicate for the filters of `/api/games/user`: player, opponent, rated, time.

    Aborted games are included.
    """
    rival = query.get("vs", "").lower()
    since, until = int(query.get("since", 0)), int(query.get("until", 1 << 62))
    ongoing, finished = query.get("ongoing") == "true", query.get("finished") != "false"

    def wanted(game: Game) -> bool:
        theirs = player in {game.white, game.black} and (not rival or rival in {game.white, game.black})
        kind = finished if game.over else ongoing
        rated = "rated" not in query or game.rated == (query["rated"] == "true")
        return theirs and kind and rated and since <= game.created_ms <= until

    return wanted
