"""The live board: the pinned message that always shows the state of a tournament, the next steps, and its buttons.

Recomputed after every change and edited in place, so it has to be cheap (see `play_progress`). It depends on the public
state only (see `sealing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.schedule import deadlines
from bot.service.final_places import announced_places
from bot.service.next_act import only_goes_on
from bot.text import actions
from bot.text.buttons import button, group_button
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message, Tone, keep_numbers
from bot.text.names import escape
from bot.text.numbers import enumerated
from bot.text.prizes import podium_line
from bot.text.signup import _when
from bot.text.texts import texts
from bot.views.branches import branch_lines
from bot.views.field_size import closed_line, entrants_text
from bot.views.groups import groups_of
from bot.views.held_up import awaited_answers, held_up_lines
from bot.views.members import free_lines, team_buttons, team_lines
from bot.views.next_act import due_line, shared_next_button
from bot.views.play_progress import next_games, played_so_far
from bot.views.sealing import is_sealed, public_context
from bot.views.series import leader_lines, series_lines, winners_line
from bot.views.signup_card import conditions, fair_draw_lines
from formats.core.model import Entrant
from formats.core.possible.clock import goes_on_by_itself, week_of_round
from formats.core.possible.held_up import others_go_on
from formats.core.possible.members import takes_teams
from formats.core.steps import Finish, PairRound, WaitForAnswers, WaitForResults, next_step

MOST_NAMES = 1200
"""Maximum number of characters of the field, and of the waiting list, on the board; a button shows all."""

MOST_DUE = 3
"""Maximum number of deadlines."""


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

    def with_section(self, text: str) -> LiveBoard:
        """Return the board with another text at its end, unless that is empty."""
        return replace(self, sections=(*self.sections, text)) if text else self

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
    played = played_so_far(context, number)
    blocks = [played.progress, _next(context), branch_lines(context)]
    if not is_sealed(context, number):
        blocks += [played.lead, next_games(context)]
    return _board(context, blocks, _play_buttons(context, tournament), played.picture_refs)


def _finished(context: TournamentContext, tournament: str) -> LiveBoard:
    """Return the board after the end, with the podium."""
    podium = announced_places(context.state, context.engine)
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
    sections = tuple(keep_numbers("\n".join(lines)) for lines in blocks if lines)
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
    yield [f"**{entrants_text(context)}**", *names, *(free_lines(context) if teams else [])]
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
            return enumerated([*shown, texts.signup.and_more(others=len(entrants) - len(shown))])
        shown.append(name)
    return enumerated(shown)


# in play


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
        lines += awaited_answers(context, step.prompts)
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
