"""Posts of single matches, in which their players report by a press (`Settings.match_posts`).

In small events the buttons are on the post of the round, and mean the match of the person who presses them. In larger
ones each match has a thread of the tournament's channel with one post. The post mentions the two once, is edited with
what happens, and its thread is archived after the result.

All changes of these posts follow from one comparison of the matches before and after a change (`change_match_posts`): a
match that has come is posted, one that has gone is closed, one that looks different is edited. So undo, corrections and
amended rounds need no code of their own. A match is known by its id and its players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.announcements.pages import pages
from bot.announcements.post_builder import GAME_CHANGES, PostBuilder, Thread
from bot.schedule.result_buttons import result_buttons
from bot.text import actions
from bot.text.actions import round_argument
from bot.text.buttons import button
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message
from bot.text.names import elide, quoted
from bot.text.texts import texts
from bot.views.groups import groups_of
from bot.views.pairings import looks_the_same, state_of_game
from bot.views.signup_card import voice_lines
from bot.views.view import Page
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.possible.presence import may_be_missed
from formats.core.possible.rounds import is_judged
from formats.core.state import Round
from formats.core.values import PairingId

FEWEST_FOR_THREADS = 8
"""Players of a stage from which on matches have threads, where that goes by size."""

MOST_FOR_THREADS = 100
"""Players of a stage up to which matches have threads: each plays one match at a time, so at most 50 are open.

Discord allows about 1,000 active threads in a server, for everything in it.
"""

MATCH_THREAD = "match:"
"""The keys of these threads begin with this."""

THREAD_NAME = 100

_CHANGING = (*GAME_CHANGES, ev.PhaseChanged, ev.PlanChanged, ev.RoundPaired)
"""Events that may change the posts of matches."""


class _Match(NamedTuple):
    """A published match of a stage whose matches have threads."""

    stage: int
    round_: Round
    game: Pairing


def reports_on_round(context: TournamentContext, stage: int) -> bool:
    """Return whether the post of a round has buttons for the results of its matches."""
    return context.state.settings.match_posts != "none" and not context.rules(stage).opens_at_once


def in_threads(context: TournamentContext, stage: int) -> bool:
    """Return whether each match of a stage that has begun has a thread."""
    wanted, size = context.state.settings.match_posts, len(context.state.started[stage].seeds)
    if wanted not in {"threads", "by_size"} or size > MOST_FOR_THREADS:
        return False
    if wanted == "by_size" and size < FEWEST_FOR_THREADS:
        return False
    return not context.rules(stage).opens_at_once and not groups_of(context, stage)


def match_key(game: Pairing) -> str:
    """Return the post key of a match; with other players it is another match."""
    return f"{MATCH_THREAD}{game.id}:{'-'.join(game.seats)}"


def match_thread(context: TournamentContext, pairing: PairingId) -> Thread | None:
    """Return the thread of a match, None where it has none."""
    stage, round_, game = context.state.find(pairing)
    return _thread(context, _Match(stage, round_, game)) if in_threads(context, stage) else None


def _thread(context: TournamentContext, match: _Match) -> Thread:
    players = " – ".join(context.names.label(seat) for seat in match.game.seats)
    return Thread(match_key(match.game), elide(f"{players} · {_round_title(context, match)}", THREAD_NAME))


def _round_title(context: TournamentContext, match: _Match) -> str:
    return context.round_title(match.stage, match.round_)


def round_buttons(context: TournamentContext, tournament: str, stage: int, round_: Round) -> tuple[Button, ...]:
    """Return the buttons for results on the post of a round; none once it is complete."""
    if context.state.phase != "running" or not reports_on_round(context, stage):
        return ()
    rules, played = context.rules(stage), context.stage(stage)
    reportable = [game for game in round_.open_pairings() if not rules.judged(game, played)]
    if not reportable:
        return ()
    where = round_argument(stage, round_.number)
    missing = _missing_button(context, tournament, where, reportable)
    return (*result_buttons(context, tournament, stage, where, reportable), *missing)


def press_text(context: TournamentContext, stage: int, games: Iterable[Pairing]) -> str:
    """Return what to press above the buttons of these matches of a stage."""
    long = any(context.rules(stage).best_of(game) > 1 for game in games)
    return texts.match_posts.press_score() if long else texts.match_posts.press_winner()


def _missing_button(
    context: TournamentContext, tournament: str, where: str, games: Sequence[Pairing]
) -> tuple[Button, ...]:
    """Return the button of players whose opponent is not there, if one may be missed."""
    open_to_it = any(may_be_missed(context.state, game.id) for game in games)
    return (button(actions.HERE, tournament, where, label=texts.no_shows.button()),) if open_to_it else ()


def change_match_posts(builder: PostBuilder) -> None:
    """Post, edit and close the posts of matches, by what is different after the change."""
    if not builder.happened(*_CHANGING):
        return
    before, after = _matches(builder.earlier), _matches(builder.context)
    rounds = (round_ for log in builder.after.started for round_ in log.rounds) if before else ()
    published = {match_key(game) for round_ in rounds for game in round_.pairings.pairings}
    for key, match in before.items():
        if key not in published:
            closed = Message(body=texts.match_posts.taken_back(), then="archive")
            builder.change_public(key, [closed], thread=_thread(builder.earlier, match))
    for key, match in after.items():
        thread, result = _thread(builder.context, match), match.round_.results.get(match.game.id)
        if key not in before:
            if result is None:
                builder.public([match_post(builder, builder.context, match, ping=True)], key=key, thread=thread)
        elif _is_over_as_before(builder, before[key], match):
            continue
        elif (shown := match_post(builder, builder.context, match)) != match_post(
            builder, builder.earlier, before[key]
        ):
            if result is None:
                builder.keep(key, [shown], thread=thread)
            else:
                builder.change_public(key, [shown], thread=thread)


def _is_over_as_before(builder: PostBuilder, was: _Match, now: _Match) -> bool:
    """Return True if a match was over, and still is with the same result: its post need not be composed to compare."""
    stage, round_, game = now
    return (
        game.id in was.round_.results
        and game is was.game
        and looks_the_same(stage, (builder.earlier, was.round_), (builder.context, round_), game)
    )


def _matches(context: TournamentContext) -> Mapping[str, _Match]:
    """Return all published matches that have threads, by the keys of their posts."""
    matches = (
        _Match(stage, round_, game)
        for stage, log in enumerate(context.state.started)
        if in_threads(context, stage)
        for round_ in log.rounds
        for game in round_.pairings.pairings
    )
    return {match_key(match.game): match for match in matches}


def match_post(builder: PostBuilder, context: TournamentContext, match: _Match, *, ping: bool = False) -> Message:
    """Return the post of a match: who plays, how long, what is known, and the buttons that make sense now."""
    stage, round_, game = match
    is_open = game.id not in round_.results and context.state.phase == "running"
    best_of = context.rules(stage).best_of(game)
    page = Page()
    what = [f"**{_round_title(context, match)}**", *([texts.match_posts.best_of(games=best_of)] if best_of > 1 else [])]
    page.line(" · ".join(what))
    if control := context.state.stages[stage].time_control:
        page.line(texts.rounds.time_control(text=quoted(control)))
    page.line(state_of_game(context, stage, round_, game))
    if is_open:
        page.lines(voice_lines(context))
    buttons = tuple(_buttons(builder, context, match)) if is_open else ()
    if buttons and game.id not in context.state.reports:
        page.line(press_text(context, stage, [game]))
    mentions = builder.called(game.seats) if ping else ()
    (post,) = pages(context.players(game), page.blocks(), mentions=mentions, buttons=buttons)
    return post if is_open else post.model_copy(update={"then": "archive"})


def _buttons(builder: PostBuilder, context: TournamentContext, match: _Match) -> tuple[Button, ...]:
    """Return the buttons of an open match: results until one is reported, then the answers to it."""
    if is_judged(context.state, context.engine, match.game):
        return ()
    pairing = match.game.id
    known = context.state.reports.get(pairing)
    if known is None:
        results = result_buttons(context, builder.loaded.id, match.stage, pairing, [match.game])
        return (*results, *_missing_button(context, builder.loaded.id, pairing, [match.game]))
    answers = (actions.CONFIRM, actions.DISPUTE, actions.TAKE_BACK) if known.disputed_by is None else (actions.CONFIRM,)
    return builder.buttons(*((action, pairing) for action in answers))
