"""How far play has come, as lines of the live board: rounds and their games, who leads, and the next games.

The board is recomputed after every change, so parts are memoized by what they depend on: rounds and leaders by results
(`played_so_far`), a leader by the table of the group, the next games by the open games of each round and the times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nsmallest
from itertools import chain, islice
from typing import NamedTuple

from bot.face_api.in_use import faces
from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from bot.text.names import escape
from bot.text.picture_kinds import board_pictures
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.groups import games_played, groups_of, latest_of, parts_of, ranked_apart
from bot.views.held_up import held_up_lines
from bot.views.sealing import is_sealed
from bot.views.standings import leading_lines
from bot.views.standings_table import score_text
from formats.core.events import GameTime
from formats.core.groups import Group
from formats.core.memoize import memoize
from formats.core.model import Pairing, Standing
from formats.core.possible.held_up import others_go_on
from formats.core.state import Round
from formats.core.steps import next_step
from formats.core.values import PairingId

LEADING, MOST_GAMES, MOST_ROUNDS = 5, 4, 3
"""Maximum numbers of leaders, of next games and of rounds."""


class Played(NamedTuple):
    """The parts of the board that depend on results; no lead and no pictures if they are sealed."""

    progress: Sequence[str]
    lead: Sequence[str]
    picture_refs: Sequence[str]


def _played_depends_on(context: TournamentContext, number: int) -> tuple[object, ...]:
    """Return the objects that these parts depend on: the key of the memo."""
    return (context.state.stages, context.stage(number), context.engine, context.names, rendering_key(), faces())


@memoize(_played_depends_on)
def played_so_far(context: TournamentContext, number: int) -> Played:
    """Return these parts. Memoized, because reports, times and notes do not change them."""
    if is_sealed(context, number):
        return Played(_progress(context), (), ())
    return Played(_progress(context), _lead(context, number), board_pictures(context, number))


class RoundInPlay(NamedTuple):
    """A round, or the groups of a part of a stage that play at once; `games` is 0 before the first round."""

    title: str
    played: int
    games: int


def rounds_in_play(context: TournamentContext) -> list[RoundInPlay]:
    """Return the rounds that are being played, at most `MOST_ROUNDS`, with how many of their games have a result."""
    number = context.state.stage_number
    rounds = context.stage(number).rounds
    if not rounds:
        return [RoundInPlay(context.state.stages[number].title, 0, 0)]
    if context.rules(number).opens_at_once:
        return [_part_in_play(context, number, rounds)]
    current = [round_ for round_ in rounds if not round_.complete] or [rounds[-1]]
    return [_in_play(context.round_title(number, round_), [round_]) for round_ in current[:MOST_ROUNDS]]


def _part_in_play(context: TournamentContext, number: int, rounds: Sequence[Round]) -> RoundInPlay:
    """Return the latest part, if groups follow one another, else the whole stage."""
    groups = groups_of(context, number)
    parts = parts_of(groups)
    if not parts:
        return _in_play(context.state.stages[number].title, rounds)
    counts = [games_played(context, number, group) for group in latest_of(groups)]
    return RoundInPlay(parts[-1], sum(played for played, _ in counts), sum(games for _, games in counts))


def _in_play(title: str, rounds: Sequence[Round]) -> RoundInPlay:
    games = sum([len(round_.pairings.pairings) for round_ in rounds])
    return RoundInPlay(title, games - sum([len(round_.open_pairings()) for round_ in rounds]), games)


def _progress(context: TournamentContext) -> list[str]:
    """Return the progress of the rounds that are being played, as text."""
    return [
        texts.board.round_played(title=escape(part.title), played=part.played, games=part.games)
        if part.games
        else f"**{escape(part.title)}**"
        for part in rounds_in_play(context)
    ]


def _lead(context: TournamentContext, number: int) -> list[str]:
    """Return the top of the standings or, while groups play, the leader of each group; none before a result."""
    if not any(round_.results for round_ in context.stage(number).rounds):
        return []
    groups = groups_of(context, number)
    if groups and (context.state.open_games() or ranked_apart(context)):
        latest = latest_of(groups)
        begun = any(games_played(context, number, group)[0] for group in latest)
        return _leaders(context, number, latest) if begun else []
    return [f"**{texts.board.standings()}**", *leading_lines(context, number, LEADING)]


def _leaders(context: TournamentContext, number: int, groups: Sequence[Group]) -> list[str]:
    """Return the leaders of the first groups, and the number of other groups."""
    shown = list(islice((group for group in groups if group.entrants), LEADING))
    ranked = context.rules(number).rank_groups(context.stage(number), [group.name for group in shown])
    first = [line for group in shown for line in _leader(context, number, group, ranked[group.name], rendering_key())]
    rest = len(groups) - len(shown)
    return [f"**{texts.board.leaders()}**", *first, *([texts.board.and_others(count=rest)] if rest else [])]


def _leader_depends_on(
    context: TournamentContext, number: int, group: Group, ranked: Sequence[Standing], rendering_key: str
) -> tuple[object, ...]:
    """Return the objects that the line of a leader depends on: the key of the memo."""
    return (context.state.stages[number], context.engine, context.names, group, ranked, rendering_key)


@memoize(_leader_depends_on, most=256)
def _leader(
    context: TournamentContext,
    number: int,
    group: Group,
    ranked: Sequence[Standing],
    rendering_key: str,  # noqa: ARG001 - it depends on it
) -> list[str]:
    """Return the leader of a group in the reader's language; empty for a group without games."""
    return [
        f"{escape(group.title)}: **{context.names.plain(line.entrant)}** · {score_text(context, number, line)}"
        for line in ranked[:1]
    ]


def next_games(context: TournamentContext) -> list[str]:
    """Return the next games with a known time; none while play is held up by games whose time is over."""
    times, state = context.state.times, context.state
    if held_up_lines(context) and not others_go_on(state, context.engine, next_step(state, context.engine)):
        return []
    by_round = [_coming(round_.open_pairings(), times) for round_ in state.started[-1].rounds] if times else []
    first = sorted(
        chain.from_iterable(coming.first for coming in by_round), key=lambda game: (times[game.id].at, game.id)
    )
    shown = first[:MOST_GAMES]
    to_play = [game for game in shown if game.id not in state.reports]
    lines = [f"{stamp(times[game.id].at, 'f')} · {context.players(game)}" for game in to_play]
    rest = sum(coming.how_many for coming in by_round) - len(shown)
    return (
        [f"**{texts.board.games()}**", *lines, *([texts.board.and_others(count=rest)] if rest else [])] if lines else []
    )


class _Coming(NamedTuple):
    """Open games of a round with a known time: the first ones, and their number."""

    first: Sequence[Pairing]
    how_many: int


@memoize(lambda still_open, times: (still_open, times), most=256)
def _coming(still_open: Sequence[Pairing], times: Mapping[PairingId, GameTime]) -> _Coming:
    """Return the next games of a round. Memoized by round, because a result changes one round only."""
    known = [game for game in still_open if game.id in times]
    return _Coming(nsmallest(MOST_GAMES, known, key=lambda game: (times[game.id].at, game.id)), len(known))
