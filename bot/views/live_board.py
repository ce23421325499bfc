"""The live board: the pinned message that always shows the state of a tournament, the next steps, and its buttons.

Recomputed after every change and edited in place, so it has to be cheap: the parts that depend on results only are
memoized by identity (`_played_so_far`, `_leader`, `_coming`). It depends on the public state only (see `sealing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from heapq import nsmallest
from itertools import chain, islice
from typing import NamedTuple

from bot.face_api.in_use import faces
from bot.schedule import deadlines
from bot.service.final_places import told_places
from bot.service.next_act import has_signed_up, only_goes_on
from bot.text import actions
from bot.text.buttons import button, group_button
from bot.text.catalogue import manner
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message, Tone
from bot.text.names import escape
from bot.text.picture_kinds import board_pictures
from bot.text.prizes import podium_line
from bot.text.signup import (
    _when,
    closed_text,
    entrants_text,
)
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.branches import branch_lines
from bot.views.draws import waiting_for_beacon
from bot.views.groups import games_played, groups_of, latest_of, parts_of, ranked_apart
from bot.views.held_up import held_up_lines
from bot.views.members import free_lines, team_buttons, team_lines
from bot.views.next_act import due_line, shared_next_button
from bot.views.sealing import is_sealed, public_context
from bot.views.series import leader_lines, series_lines, winners_line
from bot.views.signup_card import conditions, fair_draw_lines
from bot.views.standings import leading_lines
from bot.views.standings_table import score_text
from formats.core.draws import prompt_draw
from formats.core.events import GameTime
from formats.core.groups import Group
from formats.core.memoize import memoize
from formats.core.model import Entrant, Pairing, Standing
from formats.core.possible.clock import goes_on_by_itself, week_of_round
from formats.core.possible.held_up import others_go_on
from formats.core.possible.members import takes_teams
from formats.core.state import Round
from formats.core.steps import Finish, PairRound, WaitForAnswers, WaitForResults, next_step
from formats.core.values import PairingId

MOST_NAMES = 1200
"""Maximum number of characters of the field, and of the waiting list, on the board; a button shows all."""

LEADING, MOST_GAMES, MOST_DUE, MOST_ROUNDS = 5, 4, 3, 3


@dataclass(frozen=True, slots=True)
class LiveBoard:
    """Content of the board: a title, separate texts, at most one picture, and buttons.

    `picture_refs` are candidates in order; the first with something to show is used. Texts contain the same
    information.
    """

    title: str
    sections: tuple[str, ...]
    buttons: tuple[Button, ...]
    picture_refs: tuple[str, ...] = ()
    tone: Tone = "neutral"

    @property
    def message(self) -> Message:
        """Return the board as a message of its own, for a person who asks for it."""
        return Message(title=self.title, body="\n\n".join(self.sections), buttons=self.buttons, tone=self.tone)


def board_view(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board for the current state. Depends on the public state only."""
    context = public_context(context)
    return _LAYOUTS[context.state.phase](context, tournament)


def _draft(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board before sign-up."""
    entered = context.state.active_entrants()
    blocks = field_lines(context) if entered else [[texts.board.draft()]]
    return _board(context, [*blocks], _buttons(tournament, actions.ENTRANTS))


def _registration(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board during sign-up."""
    join = team_buttons(context, tournament) if takes_teams(context.state) else _buttons(tournament, actions.JOIN)
    shown = [
        *join,
        *_buttons(tournament, actions.LEAVE, actions.ENTRANTS, actions.RULES),
        *shared_next_button(context, tournament),
    ]
    blocks = [
        [texts.signup.opened(title=escape(context.state.title)), *conditions(context)],
        *field_lines(context),
        fair_draw_lines(context.state),
    ]
    return _board(context, blocks, shown, tone="good")


def _closed(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board between sign-up and play. The post of the field, sent at its beginning, lists who is in."""
    waiting = context.state.waiting_list()
    listed = [[f"**{texts.tables.waiting()}**", _names(context, waiting)]] if waiting else []
    blocks = [[closed_line(context)], _next(context), *listed]
    availability = [actions.AVAILABILITY] if context.state.settings.week is not None else []
    return _board(context, blocks, _buttons(tournament, actions.ENTRANTS, *availability))


def _cancelled(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board of a cancelled tournament."""
    return _board(context, [[closed_line(context)]], _buttons(tournament, actions.ENTRANTS), tone="bad")


def _running(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board during play."""
    number = context.state.stage_number
    if number < 0:
        return _closed(context, tournament)
    played = _played_so_far(context, number)
    blocks = [played.progress, _next(context), branch_lines(context)]
    if not is_sealed(context, number):
        blocks += [played.lead, _games(context)]
    return _board(context, blocks, _play_buttons(context, tournament), played.picture_refs)


def _finished(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board after the end, with the podium."""
    podium = told_places(context.state, context.engine)
    lines = [podium_line(place.first, [context.names.plain(entrant) for entrant in place.entrants]) for place in podium]
    blocks = [[texts.ending.finished(title=escape(context.state.title))], lines, branch_lines(context)]
    shown = _buttons(tournament, actions.STANDINGS, actions.PAIRINGS, actions.ENTRANTS)
    return _board(context, blocks, shown, ("podium",), tone="good")


def _series(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the card of a series: its evenings, the top of the leaderboard, and the button that stops it."""
    runs = context.state.timetable_running
    stop = button(
        actions.HOLD if runs else actions.GO_ON,
        tournament,
        label=texts.series.stop() if runs else texts.series.resume(),
    )
    blocks = [[*series_lines(context), *winners_line(context)], leader_lines(context)]
    return _board(context, blocks, [*_buttons(tournament, actions.STANDINGS), stop], ("standings",))


_LAYOUTS: dict[str, Callable[[TournamentContext, str], LiveBoard]] = {
    "draft": _draft,
    "registration": _registration,
    "closed": _closed,
    "cancelled": _cancelled,
    "running": _running,
    "finished": _finished,
    "series": _series,
}


def _board(
    context: TournamentContext,
    blocks: Sequence[Sequence[str]],
    buttons: Sequence[Button],
    picture_refs: Sequence[str] = (),
    tone: Tone = "neutral",
) -> LiveBoard:
    """Return a board of these parts; empty texts are dropped."""
    sections = tuple("\n".join(lines) for lines in blocks if lines)
    return LiveBoard(escape(context.state.title), sections, tuple(buttons), tuple(picture_refs), tone)


def _buttons(tournament: str, *shown: str) -> list[Button]:
    """Return buttons for these actions."""
    return [button(action, tournament) for action in shown]


# before play


def field_lines(context: TournamentContext) -> Iterator[list[str]]:
    """Yield entrants and waiting list, shortened."""
    active, waiting = context.state.active_entrants(), context.state.waiting_list()
    teams = takes_teams(context.state)
    names = team_lines(context, active) if teams else [_names(context, active)] if active else []
    yield [f"**{entrants_text(context.state)}**", *names, *(free_lines(context) if teams else [])]
    if waiting:
        yield [f"**{texts.tables.waiting()}**", _names(context, waiting)]


def _names(context: TournamentContext, entrants: Sequence[Entrant]) -> str:
    """Return names up to `MOST_NAMES` characters, then the number of others."""
    shown: list[str] = []
    used = 0
    for entrant in entrants:
        name = context.names.plain(entrant.id)
        used += len(name) + 2
        if used > MOST_NAMES:
            return f"{', '.join(shown)}, {texts.signup.and_more(others=len(entrants) - len(shown))}"
        shown.append(name)
    return ", ".join(shown)


def closed_line(context: TournamentContext) -> str:
    """Return that sign-up is over, the field was set without one, or the tournament was cancelled."""
    state = context.state
    if state.phase == "cancelled":
        return texts.signup.called_off(title=escape(state.title))
    if not has_signed_up(state):
        return texts.signup.field_set(title=escape(state.title), entered=len(state.active_entrants()))
    entered, waiting = len(state.active_entrants()), len(state.waiting_list())
    return closed_text(escape(state.title), entered, waiting, teams=takes_teams(state))


# in play


class _Played(NamedTuple):
    """The parts of the board that depend on results; no lead and no pictures if they are sealed."""

    progress: Sequence[str]
    lead: Sequence[str]
    picture_refs: Sequence[str]


def _played_depends_on(context: TournamentContext, number: int) -> tuple[object, ...]:
    """Return the objects that these parts depend on: the key of the memo."""
    return (context.state.stages, context.stage(number), context.engine, context.names, manner(), faces())


@memoize(_played_depends_on)
def _played_so_far(context: TournamentContext, number: int) -> _Played:
    """Return these parts. Memoized, because reports, times and notes do not change them."""
    if is_sealed(context, number):
        return _Played(_progress(context), (), ())
    return _Played(_progress(context), _lead(context, number), board_pictures(context, number))


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


def next_lines(context: TournamentContext) -> list[str]:
    """Return what the tournament waits for, and the next deadlines. Depends on the public state only."""
    return _next(public_context(context))


def _next(context: TournamentContext) -> list[str]:
    """Return what the tournament waits for, and the next deadlines."""
    state = context.state
    step = next_step(state, context.engine)
    held_up = held_up_lines(context)
    stopped = held_up and not others_go_on(state, context.engine, step)
    lines = [] if stopped else [*_until(context)]  # what holds play up is over its time
    if isinstance(step, WaitForAnswers):
        lines.append(texts.board.questions(count=len(step.prompts)))
        names = (prompt_draw(state.stage_number, prompt.key) for prompt in step.prompts)
        lines += [line for name in names for line in waiting_for_beacon(state, name)]
    lines += held_up
    ahead = [
        deadline for deadline in deadlines.deadlines(state, context.engine) if deadline.for_everybody and deadline.what
    ]
    lines += dict.fromkeys(due_line(context, deadline) for deadline in ahead[:MOST_DUE])
    by_itself = goes_on_by_itself(state, context.engine, step)
    if isinstance(step, Finish) and not by_itself:
        lines.append(texts.board.all_played())
    if isinstance(step, PairRound) and not lines:
        lines.append(texts.board.directors_pair())
    if isinstance(step, WaitForResults) and not lines:
        lines.append(texts.board.results(count=len(step.pairings)))
    if (state.settings.week is not None or state.settings.goes_on_minutes is not None) and not state.timetable_running:
        lines.append(texts.board.on_hold() if only_goes_on(state) else texts.board.paused())
    return [f"**{texts.board.next()}**", *lines] if lines else []


def _until(context: TournamentContext) -> Iterator[str]:
    """Yield by when the open games have to be over, if there is such a time."""
    state = context.state
    current = state.current_round
    if current is None or not state.open_games():
        return
    week = week_of_round(state, state.stage_number, current.number)
    until = week.play_until if week is not None else state.settings.play_until
    if until is not None:
        yield _games_until(until)


def _lead(context: TournamentContext, number: int) -> list[str]:
    """Return the top of the standings or, while groups play, the leader of each group."""
    if not any(round_.results for round_ in context.stage(number).rounds):
        return []
    groups = groups_of(context, number)
    if groups and (context.state.open_games() or ranked_apart(context)):
        return _leaders(context, number, latest_of(groups))
    return [f"**{texts.board.standings()}**", *leading_lines(context, number, LEADING)]


def _leaders(context: TournamentContext, number: int, groups: Sequence[Group]) -> list[str]:
    """Return the leaders of the first groups, and the number of other groups."""
    shown = list(islice((group for group in groups if group.entrants), LEADING))
    ranked = context.rules(number).rank_groups(context.stage(number), [group.name for group in shown])
    first = [line for group in shown for line in _leader(context, number, group, ranked[group.name], manner())]
    rest = len(groups) - len(shown)
    return [f"**{texts.board.leaders()}**", *first, *([texts.board.and_others(count=rest)] if rest else [])]


def _leader_depends_on(
    context: TournamentContext, number: int, group: Group, ranked: Sequence[Standing], manner: str
) -> tuple[object, ...]:
    """Return the objects that the line of a leader depends on: the key of the memo."""
    return (context.state.stages[number], context.engine, context.names, group, ranked, manner)


@memoize(_leader_depends_on, most=256)
def _leader(
    context: TournamentContext,
    number: int,
    group: Group,
    ranked: Sequence[Standing],
    manner: str,  # noqa: ARG001 - it depends on it
) -> list[str]:
    """Return the leader of a group in the reader's language; empty for a group without games."""
    return [
        f"{escape(group.title)}: **{context.names.plain(line.entrant)}** · {score_text(context, number, line)}"
        for line in ranked[:1]
    ]


def _games(context: TournamentContext) -> list[str]:
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


def _play_buttons(context: TournamentContext, tournament: str) -> list[Button]:
    """Return the buttons during play."""
    state, number = context.state, context.state.stage_number
    rounds, groups = context.stage(number).rounds, groups_of(context, number)
    latest = actions.round_argument(number, rounds[-1].number) if rounds else ""
    shown = [
        *shared_next_button(context, tournament),
        button(actions.MY_GAME, tournament),
        button(actions.PAIRINGS, tournament, latest),
        button(actions.STANDINGS, tournament),
        button(actions.WHY, tournament, latest),
    ]
    if groups:
        shown.append(group_button(tournament, groups[0]))
    if state.times:
        shown.append(button(actions.SCHEDULE, tournament))
    if state.settings.week is not None:
        shown.append(button(actions.AVAILABILITY, tournament))
    if context.simulates(number):
        shown.append(button(actions.ODDS, tournament))
    return shown


def _games_until(at: datetime) -> str:
    """By when the games that are open should be over."""
    return texts.board.games_until(at=_when(at))
