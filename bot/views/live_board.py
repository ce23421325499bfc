"""The live board: the one message that always shows where a tournament stands, what comes next, and what one can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import chain, islice
from typing import NamedTuple

from bot.face_api.in_use import faces
from bot.schedule import deadlines
from bot.service.final_places import told_places
from bot.service.next_act import closes_ahead, has_signed_up, only_goes_on
from bot.text import actions
from bot.text.buttons import button, group_button
from bot.text.catalogue import manner
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message, Tone
from bot.text.names import Names, escape
from bot.text.picture_kinds import board_pictures
from bot.text.wording import attendance, draws, ending, info, signup, tables
from bot.text.wording import board as words
from bot.text.wording.numbers import money
from bot.views.draws import waiting_for_beacon
from bot.views.groups import groups_of, latest_of, parts_of, ranked_apart
from bot.views.next_act import shared_next_button
from bot.views.sealing import is_sealed, public_context
from bot.views.standings import leading_lines
from formats.core.draws import prompt_draw, revealed_seed
from formats.core.events import GameTime
from formats.core.groups import Group
from formats.core.memoize import remembered
from formats.core.model import Entrant, Pairing, Standing
from formats.core.possible.clock import goes_on_by_itself, week_of_round
from formats.core.state import Round, TournamentState
from formats.core.steps import Finish, PairRound, WaitForAnswers, next_step
from formats.core.values import PairingId

MOST_NAMES = 1200
"""Characters of the field, and of the waiting list, on the board; a button shows everybody."""

LEADING, MOST_GAMES, MOST_DUE, MOST_ROUNDS = 5, 4, 3, 3


@dataclass(frozen=True, slots=True)
class LiveBoard:
    """What the board says: a title, texts that stand apart, one picture at most, and buttons.

    Of the `picture_refs` of the stage in play the first that there is anything to see of is shown; texts say the same.
    """

    title: str
    sections: tuple[str, ...]
    buttons: tuple[Button, ...]
    picture_refs: tuple[str, ...] = ()
    tone: Tone = "neutral"

    @property
    def message(self) -> Message:
        """The same as a message of its own, for whoever asks."""
        return Message(title=self.title, body="\n\n".join(self.sections), buttons=self.buttons, tone=self.tone)


def board_view(context: TournamentContext, tournament: str) -> LiveBoard:
    """The board as it should be now. It follows from the public state alone."""
    context = public_context(context)
    return _LAYOUTS[context.state.phase](context, tournament)


def _draft(context: TournamentContext, tournament: str) -> LiveBoard:
    entered = context.state.active_entrants()
    texts = field_lines(context) if entered else [[words.DRAFT()]]
    return _board(context, [*texts], _buttons(tournament, actions.ENTRANTS))


def _registration(context: TournamentContext, tournament: str) -> LiveBoard:
    shown = [
        *_buttons(tournament, actions.JOIN, actions.LEAVE, actions.ENTRANTS),
        *shared_next_button(context, tournament),
    ]
    texts = [
        [signup.opened(escape(context.state.title)), *conditions(context)],
        *field_lines(context),
        seed_lines(context.state),
    ]
    return _board(context, texts, shown, tone="good")


def _closed(context: TournamentContext, tournament: str) -> LiveBoard:
    texts = [[closed_line(context)], _next(context), *field_lines(context)]
    availability = [actions.AVAILABILITY] if context.state.settings.week is not None else []
    return _board(context, texts, _buttons(tournament, actions.ENTRANTS, *availability))


def _cancelled(context: TournamentContext, tournament: str) -> LiveBoard:
    return _board(context, [[closed_line(context)]], _buttons(tournament, actions.ENTRANTS), tone="bad")


def _running(context: TournamentContext, tournament: str) -> LiveBoard:
    number = context.state.stage_number
    if number < 0:
        return _closed(context, tournament)
    played = _played_so_far(context, number)
    texts = [played.progress, _next(context)]
    if not is_sealed(context, number):
        texts += [played.lead, _games(context)]
    return _board(context, texts, _play_buttons(context, tournament), played.picture_refs)


def _finished(context: TournamentContext, tournament: str) -> LiveBoard:
    podium = told_places(context.state, context.engine)
    lines = [
        ending.podium_line(place.first, [context.names.plain(entrant) for entrant in place.entrants])
        for place in podium
    ]
    texts = [[ending.finished(escape(context.state.title))], lines]
    shown = _buttons(tournament, actions.STANDINGS, actions.PAIRINGS, actions.ENTRANTS)
    return _board(context, texts, shown, ("podium",), tone="good")


_LAYOUTS: dict[str, Callable[[TournamentContext, str], LiveBoard]] = {
    "draft": _draft,
    "registration": _registration,
    "closed": _closed,
    "cancelled": _cancelled,
    "running": _running,
    "finished": _finished,
}


def _board(
    context: TournamentContext,
    texts: Sequence[Sequence[str]],
    buttons: Sequence[Button],
    picture_refs: Sequence[str] = (),
    tone: Tone = "neutral",
) -> LiveBoard:
    sections = tuple("\n".join(lines) for lines in texts if lines)
    return LiveBoard(escape(context.state.title), sections, tuple(buttons), tuple(picture_refs), tone)


def seed_lines(state: TournamentState) -> list[str]:
    """The commitment to the seed of all draws, and whether somebody chose it; at the end the seed itself."""
    promised = draws.seed_commitment_line(state.seed_commitment, revealed_seed(state))
    return [promised, *([draws.SEED_CHOSEN()] if state.seed_chosen else [])]


def _buttons(tournament: str, *shown: str) -> list[Button]:
    return [button(action, tournament) for action in shown]


# before play


def conditions(context: TournamentContext) -> list[str]:
    """What one wants to know before signing up."""
    settings = context.state.settings
    lines = [
        says(moment)
        for moment, says in (
            (closes_ahead(context.state), signup.closes),
            (settings.ratings_fixed, signup.ratings_fixed),
            (settings.first_round, signup.first_round),
            (settings.check_in_opens, attendance.opens),
        )
        if moment is not None
    ]
    if settings.capacity is not None:
        lines.append(signup.capacity(settings.capacity))
    if settings.fee is not None and settings.fee.minor:
        lines.append(signup.fee(money(settings.fee), returned=settings.fee_returned))
    if settings.rules_url:
        lines.append(info.rules_url(settings.rules_url))
    return [*lines, signup.HOW_TO_JOIN()]


def field_lines(context: TournamentContext) -> Iterator[list[str]]:
    """Who is in and who waits, shortened."""
    active, waiting = context.state.active_entrants(), context.state.waiting_list()
    count = f"**{info.entrants(len(active), len(waiting), context.state.settings.capacity)}**"
    yield [count, *([_names(context, active)] if active else [])]
    if waiting:
        yield [f"**{tables.WAITING()}**", _names(context, waiting)]


def _names(context: TournamentContext, entrants: Sequence[Entrant]) -> str:
    shown: list[str] = []
    used = 0
    for entrant in entrants:
        name = context.names.plain(entrant.id)
        used += len(name) + 2
        if used > MOST_NAMES:
            return f"{', '.join(shown)}, {signup.and_more(len(entrants) - len(shown))}"
        shown.append(name)
    return ", ".join(shown)


def closed_line(context: TournamentContext) -> str:
    """Sign-up is over, the field is set without one, or the tournament was called off."""
    state = context.state
    if state.phase == "cancelled":
        return signup.called_off(escape(state.title))
    if not has_signed_up(state):
        return signup.field_set(escape(state.title), len(state.active_entrants()))
    return signup.closed(escape(state.title), len(state.active_entrants()), len(state.waiting_list()))


# in play


class _Played(NamedTuple):
    """What the board says of the results of a stage; no lead and no pictures where they are sealed."""

    progress: Sequence[str]
    lead: Sequence[str]
    picture_refs: Sequence[str]


def _played_depends_on(context: TournamentContext, number: int) -> tuple[object, ...]:
    return (context.state.stages, context.stage(number), context.engine, context.names, manner(), faces())


@remembered(_played_depends_on)
def _played_so_far(context: TournamentContext, number: int) -> _Played:
    """A report, a time or a note changes none of it."""
    if is_sealed(context, number):
        return _Played(_progress(context), (), ())
    return _Played(_progress(context), _lead(context, number), board_pictures(context, number))


def _progress(context: TournamentContext) -> list[str]:
    """How far the rounds that are being played have come."""
    number = context.state.stage_number
    rounds = context.stage(number).rounds
    if not rounds:
        return [f"**{escape(context.state.stages[number].title)}**"]
    if context.rules(number).opens_at_once:
        parts = parts_of(groups_of(context, number))
        title = parts[-1] if parts else context.state.stages[number].title
        return [_played(title, rounds)]
    current = [round_ for round_ in rounds if not round_.complete] or [rounds[-1]]
    return [_played(context.round_title(number, round_), [round_]) for round_ in current[:MOST_ROUNDS]]


def _played(title: str, rounds: Sequence[Round]) -> str:
    games = sum([len(round_.pairings.pairings) for round_ in rounds])
    still_open = sum([len(round_.open_pairings()) for round_ in rounds])
    return words.round_played(escape(title), games - still_open, games)


def _next(context: TournamentContext) -> list[str]:
    """What is waited for, and what comes when."""
    state = context.state
    step = next_step(state, context.engine)
    lines = [*_until(context)]
    if isinstance(step, WaitForAnswers):
        lines.append(words.questions(len(step.prompts)))
        names = (prompt_draw(state.stage_number, prompt.key) for prompt in step.prompts)
        lines += [line for name in names for line in waiting_for_beacon(state, name)]
    ahead = [
        deadline for deadline in deadlines.deadlines(state, context.engine) if deadline.for_everybody and deadline.what
    ]
    lines += dict.fromkeys(words.due(escape(deadline.what), deadline.at) for deadline in ahead[:MOST_DUE])
    by_itself = goes_on_by_itself(state, context.engine, step)
    if isinstance(step, Finish) and not by_itself:
        lines.append(words.ALL_PLAYED())
    if isinstance(step, PairRound) and not lines:
        lines.append(words.DIRECTORS_PAIR())
    if (state.settings.week is not None or state.settings.goes_on_minutes is not None) and not state.timetable_running:
        lines.append(words.ON_HOLD() if only_goes_on(state) else words.PAUSED())
    return [f"**{words.NEXT()}**", *lines] if lines else []


def _until(context: TournamentContext) -> Iterator[str]:
    """By when the open games are to be over, where that is said."""
    state = context.state
    current = state.current_round
    if current is None or not state.open_games():
        return
    week = week_of_round(state, state.stage_number, current.number)
    until = week.play_until if week is not None else state.settings.play_until
    if until is not None:
        yield words.games_until(until)


def _lead(context: TournamentContext, number: int) -> list[str]:
    """The top of the standings; while groups play, who leads each of them."""
    if not any(round_.results for round_ in context.stage(number).rounds):
        return []
    groups = groups_of(context, number)
    if groups and (context.state.open_games() or ranked_apart(context)):
        return _leaders(context, number, latest_of(groups))
    return [f"**{words.STANDINGS()}**", *leading_lines(context, number, LEADING)]


def _leaders(context: TournamentContext, number: int, groups: Sequence[Group]) -> list[str]:
    shown = list(islice((group for group in groups if group.entrants), LEADING))
    ranked = context.rules(number).rank_groups(context.stage(number), [group.name for group in shown])
    first = [line for group in shown for line in _leader(group, ranked[group.name], context.names, manner())]
    rest = len(groups) - len(shown)
    return [f"**{words.LEADERS()}**", *first, *([words.and_others(rest)] if rest else [])]


@remembered(lambda group, ranked, names, manner: (group, ranked, names, manner), most=256)
def _leader(group: Group, ranked: Sequence[Standing], names: Names, manner: str) -> list[str]:  # noqa: ARG001
    """Who leads a group, said in that manner; nobody where nobody plays in it."""
    return [words.leader(escape(group.title), names.plain(line.entrant), line.half_points) for line in ranked[:1]]


def _games(context: TournamentContext) -> list[str]:
    """The next games whose times are known."""
    times, state = context.state.times, context.state
    by_round = [_coming(round_.open_pairings(), times) for round_ in state.started[-1].rounds] if times else []
    first = sorted(
        chain.from_iterable(coming.first for coming in by_round), key=lambda game: (times[game.id].at, game.id)
    )
    lines = [words.game(context.players(game), times[game.id].at) for game in first[:MOST_GAMES]]
    rest = sum(coming.how_many for coming in by_round) - len(lines)
    return [f"**{words.GAMES()}**", *lines, *([words.and_others(rest)] if rest else [])] if lines else []


class _Coming(NamedTuple):
    """Of the open games of a round those whose times are known: the first of them, and how many they are."""

    first: Sequence[Pairing]
    how_many: int


@remembered(lambda still_open, times: (still_open, times), most=256)
def _coming(still_open: Sequence[Pairing], times: Mapping[PairingId, GameTime]) -> _Coming:
    """A result changes those of one round."""
    known = [game for game in still_open if game.id in times]
    return _Coming(nsmallest(MOST_GAMES, known, key=lambda game: (times[game.id].at, game.id)), len(known))


def _play_buttons(context: TournamentContext, tournament: str) -> list[Button]:
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
