"""Refusals of game servers as sentences for directors: in their messages and in `/td delivery`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

from bot.game_server_api.in_use import name_of
from bot.game_server_api.port import Lack, Stuck
from bot.game_server_api.server_health import ServerHealth, Unmade
from bot.text.context import TournamentContext
from bot.text.names import quoted
from bot.text.numbers import listed, shortened
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp_with_distance

MOST_GAMES = 15
LACKS: Mapping[str, Phrase] = by_code(texts.servers, "lack_", *get_args(Lack))
"""What is to be done where an event on a server is not ready, by `Lack`."""


MOST_WORDS = 200
"""Maximum number of characters quoted from a server's own words."""


def health_lines(server: str, health: ServerHealth, context: TournamentContext) -> list[str]:
    """Return all problems with a tournament's game server, a paragraph each."""
    lines = (
        []
        if health.away_since is None
        else [texts.servers.away(server=name_of(server), since=stamp_with_distance(health.away_since))]
    )
    if health.refused is not None:
        lines.append(refused_text(server, health.refused))
    if health.unmade:
        lines.append(unmade_text(server, health.unmade, context))
    return [*lines, *(stuck_text(server, stuck) for stuck in health.stuck)]


def refused_text(server: str, said: str) -> str:
    """Return that the server refuses our key."""
    return texts.servers.refused(server=name_of(server), words=_quoted(said))


def unmade_text(server: str, games: Iterable[Unmade], context: TournamentContext) -> str:
    """Return the games that were not created; games with the same cause share a line."""
    by_cause: dict[str, list[str]] = {}
    for game in games:
        players = context.players(context.state.find(game.pairing)[2])
        by_cause.setdefault(_cause(game, context), []).append(players)
    lines = [
        texts.servers.unmade_games(games=shortened(players, MOST_GAMES), cause=cause)
        for cause, players in by_cause.items()
    ]
    return "\n".join([texts.servers.unmade(server=name_of(server)), *lines])


def _cause(game: Unmade, context: TournamentContext) -> str:
    """Return why a game was not created."""
    said = _quoted(game.words)
    if game.trouble == "not_added":
        who = listed([context.names.plain(entrant) for entrant in game.because])
        return texts.servers.unmade_not_added(who=who, words=said)
    if game.trouble == "bad_terms":
        return texts.servers.unmade_bad_terms(words=said)
    return texts.servers.unmade_no_answer(words=said)


def stuck_text(server: str, stuck: Stuck) -> str:
    """Return that a round cannot be started, and what has to be done on the server."""
    text = texts.servers.stuck(server=name_of(server), round=stuck.round_number, words=_quoted(stuck.words))
    return "\n".join([text, *lack_lines(stuck.lacks)])


def lack_lines(lacks: Sequence[str]) -> list[str]:
    """Return what has to be done to an event on a server, a line each."""
    return [LACKS[lack]() for lack in lacks if lack in LACKS]


def _quoted(said: str) -> str:
    """Return the server's words, shortened."""
    return quoted(said, MOST_WORDS) if said else texts.servers.no_reason()
