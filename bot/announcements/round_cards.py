"""Card of a round: one post with its games, presence, reports, results, and the standings after it.

The card is posted when the round is published and edited whenever its games change. Edits mention no players.

To find the cards that a change affects, the parts of the states before and after it are compared by identity first
(`_touched`, `_facts`): unchanged parts are shared objects, so that a change of one game costs little in a large field.
Each card is rendered before and after the change, and only pages that differ are queued. The rendering is memoized, so
that the card after one change is not rendered again as the card before the next one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.announcements.capabilities import DatesRounds, PostsOrder
from bot.announcements.match_posts import in_threads, press_text, reports_on_round, round_buttons
from bot.announcements.pages import joined_blocks, pages
from bot.announcements.post_builder import GAME_CHANGES, PostBuilder
from bot.announcements.strike_through import strike_through
from bot.face_api.in_use import faces
from bot.schedule import deadlines
from bot.schedule.held_up import known_since
from bot.service.next_act import is_evening
from bot.text import actions
from bot.text.actions import round_argument
from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message, PictureRef
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.picture_kinds import has_bracket
from bot.text.tables import mark_text
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.views.groups import groups_of
from bot.views.held_up import held_up_lines
from bot.views.next_act import due_line, shared_next_button
from bot.views.pairings import add_pairings, tentative_note
from bot.views.sealing import log_head
from bot.views.signup_card import voice_lines
from bot.views.standings import caption, leading_lines, signs_of
from bot.views.view import Page
from formats.core import events as ev
from formats.core.contract import Finished
from formats.core.memoize import memoize
from formats.core.possible.clock import pair_tick, waits_for_matches, week_of_round
from formats.core.state import Round, TournamentState
from formats.core.state_slices.server_games import ServerGames
from formats.core.steps import Finish, PairRound, next_step, stage_field
from formats.core.values import PairingId

LEADING = 10
"""Number of leading places shown once a round is complete; a button shows all."""

SHOWN_DIGITS = 12
"""Digits of a checksum of 64 that a card shows; the pinned post and the reasons have all."""

_CHANGING = (*GAME_CHANGES, ev.GameTimesSet, ev.PhaseChanged)
"""Events that may change the card of a round."""


def round_key(stage: int, number: int) -> str:
    """Return the post key of a round's card."""
    return f"round:{round_argument(stage, number)}"


def change_round_cards(builder: PostBuilder) -> None:
    """Update the cards of rounds that are affected by the change."""
    ahead_before, ahead = _ahead(builder.earlier), _ahead(builder.context)
    if ahead_before == ahead and not builder.happened(*_CHANGING):
        return
    touched = _touched(builder.before, builder.after)
    for stage, (before, after) in enumerate(zip(builder.before.started, builder.after.started, strict=False)):
        if groups_of(builder.context, stage):
            continue
        changed = [
            round_
            for earlier, round_ in zip(before.rounds, after.rounds, strict=False)
            if not touched.isdisjoint(round_.games.by_id)
            or _facts(builder.earlier, stage, earlier, ahead_before) != _facts(builder.context, stage, round_, ahead)
        ]
        latest = _latest_complete(after.rounds)
        earlier_corrected = latest is not None and any(round_.number < latest.number for round_ in changed)
        if latest is not None and earlier_corrected and latest not in changed and latest.number <= len(before.rounds):
            changed.append(latest)  # its standings include the corrected round
        for round_ in changed:
            _change(builder, stage, before.rounds[round_.number - 1], round_)


def _touched(before: TournamentState, after: TournamentState) -> set[PairingId]:
    """Return the games whose time, report, notes or server link changed. Results are compared in `_facts`."""
    known = ((state.times, state.reports, state.notes, state.slice_of(ServerGames).links) for state in (before, after))
    touched: set[PairingId] = set()
    for then, now in zip(*known, strict=True):
        if then is not now:
            pairs = ((game, then.get(game), now.get(game)) for game in then.keys() | now.keys())
            touched.update(game for game, earlier, later in pairs if earlier is not later and earlier != later)
    return touched


def _ahead(context: TournamentContext) -> tuple[str, ...]:
    """Return what the card of the latest round shows of what is to come."""
    return (*coming(context), *held_up_lines(context))


def _facts(context: TournamentContext, stage: int, round_: Round, ahead: tuple[str, ...]) -> object:
    """Return everything else that a card shows."""
    state = context.state
    return (
        round_.pairings,
        round_.results,
        ahead if _is_latest(state, stage, round_) else (),
        round_ is _latest_complete(state.started[stage].rounds) and _is_in_final_post(state, stage),
        _asks_for_times(context, stage, round_),
    )


def _is_latest(state: TournamentState, stage: int, round_: Round) -> bool:
    """Return whether the round is the last one published."""
    return state.phase == "running" and stage == state.stage_number and round_ is state.started[stage].rounds[-1]


def _is_in_final_post(state: TournamentState, stage: int) -> bool:
    """Return whether the standings are final, and shown by the post about the end."""
    return state.phase == "finished" and stage == len(state.started) - 1


def coming(context: TournamentContext) -> tuple[str, ...]:
    """Return what happens next automatically and when, or that it is paused; empty if a director takes every step."""
    state = context.state
    pause = state.settings.goes_on_minutes is not None and state.settings.week is None
    if state.phase != "running" or not pause:
        return ()
    step = next_step(state, context.engine)
    if not isinstance(step, PairRound | Finish) and not waits_for_matches(state, context.engine, step):
        return ()
    if not state.timetable_running:
        return (texts.board.on_hold(),)
    topics = {deadlines.PAIR, deadlines.NEXT_GAME, deadlines.FINISH}
    ahead = deadlines.deadlines(state, context.engine)
    return tuple(due_line(context, deadline) for deadline in ahead if deadline.topic in topics)[:1]


def _change(builder: PostBuilder, stage: int, before: Round, after: Round) -> None:
    """Edit the card. The card of an unfinished round is posted again if it was deleted."""
    was = _shown(builder, builder.earlier, stage, before, rendering_key())
    messages = list(_shown(builder, builder.context, stage, after, rendering_key()))
    messages += [Message(body=texts.rounds.why_link())] * (len(was) - len(messages))
    # The last page is always edited, because it shows the length of the log and the picture. At the first change all
    # pages are: as published they contain mentions, which the edited card does not have.
    current = was[:-1] if _has_changed(builder.before, before) else ()
    key = round_key(stage, after.number)
    if before.complete and after.complete:
        builder.change_public(key, messages, current=current)
    else:
        builder.keep(key, messages, current=current)


def _has_changed(state: TournamentState, round_: Round) -> bool:
    """Return whether something is known about its games since the round was published."""
    return bool(round_.results) or any(game in round_.games.by_id for game in (*state.reports, *state.notes))


def _shown_depends_on(
    builder: PostBuilder, context: TournamentContext, stage: int, round_: Round, rendering_key: str
) -> tuple[object, ...]:
    """Return the objects that the pages of a card depend on."""
    return (context.state, context.names, builder.engine, builder.loaded.row.id, stage, round_, rendering_key)


@memoize(_shown_depends_on)
def _shown(
    builder: PostBuilder, context: TournamentContext, stage: int, round_: Round, rendering_key: str
) -> tuple[Message, ...]:
    """Return the pages of a card. Memoized: the card after one change is the card before the next."""
    del rendering_key
    return tuple(round_pages(builder, context, stage, round_, ping=False))


def strike_round(builder: PostBuilder, stage: int, number: int, said: str) -> None:
    """Strike through the post of a round that was published before and does not count any more."""
    round_ = builder.before.started[stage].rounds[number - 1]
    messages = round_pages(builder, builder.earlier, stage, round_, ping=False)
    builder.change_public(round_key(stage, number), strike_through(messages, said))


def round_pages(
    builder: PostBuilder, context: TournamentContext, stage: int, round_: Round, *, ping: bool = True
) -> list[Message]:
    """Return the card of a round in a context; with `ping`, players with open games are mentioned."""
    page = Page()
    page.line(_paired_by_hand(context, stage, round_))
    if round_.pairings.label:
        page.lines(context.reasons(round_.pairings.rationale, stage))
    add_pairings(page, context, stage, round_)
    over = round_ is _latest_complete(context.state.started[stage].rounds) and not _is_in_final_post(
        context.state, stage
    )
    face = faces().of_format(context.state.stages[stage].system)
    if over and not isinstance(face, PostsOrder):
        page.section(texts.tables.standings(), _order(context, stage, round_))
    if over:
        page.lines(_going_on(context, stage))
    latest = _is_latest(context.state, stage, round_)
    if latest:
        page.lines(coming(context))
        page.lines(held_up_lines(context))
    if not round_.complete and not in_threads(context, stage):
        page.lines(voice_lines(context))
    page.line()
    dates = face.dates(context, stage, round_.number) if isinstance(face, DatesRounds) else None
    page.lines(_dates(context, stage, round_) if dates is None else dates)
    if (week := context.state.settings.week) is not None and _asks_for_times(context, stage, round_):
        page.line(texts.rounds.next_times(pair_at=stamp_with_distance(pair_tick(context.state, week))))
    base = context.rules(stage).base_of(round_.number)
    if base is not None:
        page.line(texts.ahead.based_on(base=standings_after_text(base)))
    if not is_evening(context.state):
        page.line(texts.rounds.why_link())
    page.lines(_paired_by(context, stage, round_))
    if not is_evening(context.state):
        page.line(log_head(builder.loaded, builder.engine))
    seated = [seat for pairing in round_.open_pairings() for seat in pairing.seats]
    return pages(
        context.heading(context.round_title(stage, round_)),
        joined_blocks(page.blocks()),
        mentions=builder.called(seated) if ping else (),
        buttons=(
            *(shared_next_button(context, builder.loaded.id) if latest else ()),
            *round_buttons(context, builder.loaded.id, stage, round_),
            *_buttons(builder, context, stage, round_argument(stage, round_.number)),
        ),
        picture_refs=builder.picture_refs("standings", stage)
        if over and round_ is context.state.started[stage].rounds[-1]
        else _as_published(context, stage, round_, builder.picture_refs("round", stage, round_number=round_.number)),
    )


def _paired_by(context: TournamentContext, stage: int, round_: Round) -> list[str]:
    """Return by which published rules the round was paired, with the first digits of their checksum."""
    known = context.rules(stage).check_sum_of(round_)
    return [texts.published.paired_by(check_sum=known[:SHOWN_DIGITS])] if known else []


def _order(context: TournamentContext, stage: int, round_: Round) -> list[str]:
    """Return the leading places of the standings after a round, and the meanings of their marks."""
    context = _as_after(context, stage, round_)
    marks = context.marks(stage)
    meanings = (mark_text(mark.sign, context.reason(mark.meaning, stage)) for mark in marks)
    return [caption(context, stage), *leading_lines(context, stage, LEADING, signs_of(marks)), *meanings]


def _as_after(context: TournamentContext, stage: int, round_: Round) -> TournamentContext:
    """Return the tournament as it stands by the rounds up to this one, without those published since."""
    state = context.state
    log = state.started[stage]
    if round_ is log.rounds[-1]:
        return context
    known = replace(log, rounds=log.rounds[: round_.number], published=log.published[: round_.number])
    return TournamentContext(replace(state, started=(*state.started[:stage], known)), context.engine, context.names)


def _buttons(builder: PostBuilder, context: TournamentContext, stage: int, round_id: str) -> tuple[Button, ...]:
    """Return the buttons of a round's card; a bracket says more than standings of those who are still in."""
    marks_times = (actions.AVAILABILITY, actions.CALENDAR) if context.state.settings.week is not None else ()
    table = actions.BRACKET if has_bracket(context, stage) else actions.STANDINGS
    shown = (actions.MY_GAME, (actions.PAIRINGS, round_id), table, (actions.WHY, round_id))
    return builder.buttons(*shown, *marks_times, actions.WRITE_TO_ME)


def _paired_by_hand(context: TournamentContext, stage: int, round_: Round) -> str:
    """Return that a director paired the round, and why; empty if its format paired it."""
    published = context.state.started[stage].published[round_.number - 1]
    if published.cause == "format":
        return ""
    if published.cause == "import":
        return texts.rounds.played_elsewhere()
    return texts.rounds.paired_by_director(reason=quoted(published.text))


def _as_published(
    context: TournamentContext, stage: int, round_: Round, picture_refs: Iterable[PictureRef]
) -> tuple[PictureRef, ...]:
    """Return the pictures as of the publication of the round.

    The text has the results: a card is edited with each of them, and its picture is not painted again. Of rounds that
    are published together only the last has the pictures of the whole stage, which are the same for all of them.
    """
    published = context.state.started[stage].published
    version = published[round_.number - 1].version
    shown = tuple(picture_ref.model_copy(update={"version": version}) for picture_ref in picture_refs)
    return shown[:1] if any(later.version == version for later in published[round_.number :][:1]) else shown


def _latest_complete(played: tuple[Round, ...]) -> Round | None:
    """Return the last round of a stage that has all its results, or None."""
    return next((round_ for round_ in reversed(played) if round_.complete), None)


def _dates(context: TournamentContext, stage: int, round_: Round) -> list[str]:
    """Return the text of the timetable about the round's games; empty if none are open.

    While play is held up the starts are over, and players need not check in any more.
    """
    state = context.state
    if not round_.open_pairings():
        return []
    week = week_of_round(state, stage, round_.number)
    if week is None and reports_on_round(context, stage):
        return [] if in_threads(context, stage) else [press_text(context, stage, round_.open_pairings())]
    if week is None:
        return [
            texts.rounds.play_and_report() if state.settings.play_until is None else texts.rounds.arrange_yourselves()
        ]
    between = texts.rounds.play_between(play_from=stamp(week.play_from), play_until=stamp(week.play_until))
    if known_since(state, context.engine) is not None:
        return [between]
    return [
        between,
        tentative_note(context, stage, round_) or texts.rounds.be_there(),
    ]


def _asks_for_times(context: TournamentContext, stage: int, round_: Round) -> bool:
    """Return whether the timetable will pair another round after this one, so that availability for it is wanted."""
    state = context.state
    if state.phase != "running" or state.settings.week is None:
        return False
    if stage != state.stage_number or round_ is not state.current_round:
        return False
    if known_since(state, context.engine) is not None:
        return False
    if round_.complete:
        return isinstance(next_step(state, context.engine), PairRound)
    planned = context.system(stage).planned_rounds(context.stage(stage), context.options(stage))
    return planned is None or round_.number < planned or stage + 1 < len(state.main_line)


def _going_on(context: TournamentContext, stage: int) -> list[str]:
    """Return who qualified for the next stage, if this one is over and the next has not begun."""
    state = context.state
    if state.phase != "running" or stage != state.stage_number or stage + 1 >= len(state.main_line):
        return []
    if not isinstance(context.engine.status(state), Finished):
        return []
    names = [f"**{context.names.plain(entrant.id)}**" for entrant in stage_field(state, context.engine, stage + 1)]
    return [
        texts.ending.stage_over(title=state.stages[stage].title),
        texts.ending.qualified(title=state.stages[stage + 1].title, names=listed(names)),
    ]


def standings_after_text(base: int) -> str:
    """Which standings are meant."""
    return texts.ahead.standings_after_base(base=base) if base else texts.ahead.standings_after()
