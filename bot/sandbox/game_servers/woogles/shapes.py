"""Responses of Woogles: field names as in its protos, default values included, 64-bit numbers as strings.

Source: liwords (`api/buf.md`, the protos, `EmitDefaultValues` and `UseProtoNames` in its server).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from bot.sandbox.game_servers.woogles.records import (
    DRAW,
    LOSS,
    NOT_LISTED,
    WIN,
    Division,
    Game,
    Pairing,
    Tournament,
    User,
)


def results_of(winner: int) -> tuple[str, str]:
    """Return the results of both players; a winner of -1 is a tie."""
    return {-1: (DRAW, DRAW), 0: (WIN, LOSS), 1: (LOSS, WIN)}[winner]


def name_of(player: str) -> str:
    """Return the user name in `uuid:username`."""
    return player.partition(":")[2]


def ended_game(game: Game) -> dict[str, Any]:
    """Return a game as in RecentGames."""
    players = [
        {"username": name_of(player), "score": score, "result": result}
        for player, score, result in zip(game.players, game.scores, results_of(game.winner), strict=True)
    ]
    return {
        "game_id": game.id,
        "players": players,
        "end_reason": game.end_reason,
        "time": str(int(game.ended)),
        "round": game.round,
        "division": game.division,
        "game_index": game.index,
    }


def metadata(game: Game, tournament: Tournament, users: Mapping[str, User]) -> dict[str, Any]:
    """Return a game as in GetMetadata."""
    players = [
        {
            "user_id": player.partition(":")[0],
            "nickname": name_of(player),
            "full_name": "",
            "country_code": "",
            "rating": str(int(users[player.partition(":")[0]].ratings.get(game.lexicon, 1500))),
            "title": "",
            "is_bot": False,
            "first": index == 0,
        }
        for index, player in enumerate(game.players)
    ]
    return {
        "players": players,
        "time_control_name": "regular",
        "tournament_id": tournament.id,
        "game_end_reason": game.end_reason,
        "scores": list(game.scores),
        "winner": game.winner,
        "created_at": _moment(game.begun),
        "game_id": game.id,
        "last_update": _moment(game.ended or game.begun),
        "game_request": {"lexicon": game.lexicon, "initial_time_seconds": 1500, "rating_mode": "RATED"},
        "tournament_division": game.division,
        "tournament_round": game.round,
        "tournament_game_index": game.index,
        "type": "NATIVE",
    }


def divisions(tournament: Tournament) -> dict[str, Any]:
    """Return the response of GetTournament: divisions with players and pairings, which refer to players by index."""
    return {
        "divisions": {name: _division(tournament, division) for name, division in tournament.divisions.items()},
        "started": tournament.started,
    }


def _division(tournament: Tournament, division: Division) -> dict[str, Any]:
    persons = [{"id": player, "rating": 0, "suspended": False} for player in division.players]
    method = "MANUAL" if division.manual_pairing else "SWISS"
    first = "MANUAL_FIRST" if division.manual_first else "AUTOMATIC_FIRST"
    return {
        "id": tournament.id,
        "division": division.name,
        "players": {"id": "", "division": "", "persons": persons},
        "standings": {},
        "pairing_map": {
            f"{pairing.round}:{index}": _pairing(division, pairing) for index, pairing in enumerate(division.pairings)
        },
        "controls": {"id": tournament.id, "division": division.name, "game_request": {"lexicon": "CSW24"}},
        "round_controls": [
            {"pairing_method": method, "first_method": first, "games_per_round": 1, "round": number}
            for number in range(division.rounds)
        ],
        "current_round": division.current,
    }


def _pairing(division: Division, pairing: Pairing) -> dict[str, Any]:
    game = {
        "scores": list(pairing.scores),
        "results": list(pairing.results),
        "game_end_reason": pairing.end_reason,
        "id": pairing.game,
    }
    return {
        "players": [division.players.index(player) for player in pairing.players],
        "round": pairing.round,
        "games": [game],
        "outcomes": list(pairing.results),
        "ready_states": [],
    }


def tournament_metadata(tournament: Tournament) -> dict[str, Any]:
    """Return the response of GetTournamentMetadata."""
    return {
        "metadata": {
            "id": tournament.id,
            "name": tournament.name,
            "description": "",
            "slug": tournament.slug,
            "type": "STANDARD",
            "checkins_open": tournament.checkins_open,
            "registration_open": tournament.registration_open,
        },
        "directors": [f"{name}:readonly" if name in tournament.readonly else name for name in tournament.directors],
    }


def profile(user: User) -> dict[str, Any]:
    """Return a public profile; ratings are JSON in a string, by variant."""
    ratings = {
        f"{lexicon}.classic.regular": {"r": rating, "rd": 60.0, "v": 0.06, "ts": 1700000000}
        for lexicon, rating in user.ratings.items()
    }
    return {
        "first_name": "",
        "last_name": "",
        "country_code": "",
        "title": "",
        "about": user.about,
        "ratings_json": json.dumps({"Data": ratings}),
        "stats_json": "{}",
        "user_id": user.uuid,
        "avatar_url": "",
        "full_name": "",
        "avatars_editable": True,
    }


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


def stands(game: Game) -> str:
    """Return the state of a game for the page."""
    if not game.over:
        return "under way"
    ended = f"{game.scores[0]}-{game.scores[1]} {game.end_reason}"
    if game.end_reason in NOT_LISTED:
        return ended
    won = "a tie" if game.winner < 0 else f"{name_of(game.players[game.winner])} won"
    return f"{ended}, {won}"
