"""Posts about game times: made final, moved by a director, or scheduled again."""

from __future__ import annotations

from collections.abc import Iterable

from bot.announcements import players
from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, joined_blocks, pages
from bot.announcements.post_builder import PostBuilder
from bot.text import actions
from bot.text.context import Game
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.schedule import game_line
from bot.views.view import Page
from formats.core import events as ev
from formats.core.events import GameTime
from formats.core.state import Round

DIRECTORS_TIME = "time.director"
NEAR_MISS = "time_near_miss"


@posts_because_of(ev.GameTimesSet)
def times_set(builder: PostBuilder, event: ev.GameTimesSet) -> None:
    """Post game times, unless the post of their round or rematch contains them."""
    if builder.happened(ev.RoundPaired, ev.RoundAmended, ev.ResultCleared):
        return
    round_ = builder.after.started[event.stage].rounds[event.round_number - 1]
    if moved_by_director(event):
        _moved(builder, event)
    else:
        _scheduled(builder, event, round_)
    for pairing_id in event.times:
        for entrant in builder.after.find(pairing_id)[2].seats:
            players.send_card(builder, entrant)


def moved_by_director(event: ev.GameTimesSet) -> bool:
    """Return whether a director set the time, not the scheduler."""
    return any(reason.code == DIRECTORS_TIME for time in event.times.values() for reason in time.reasons)


def _moved(builder: PostBuilder, event: ev.GameTimesSet) -> None:
    """Post the games that a director moved, with the reason."""
    for pairing_id, time in event.times.items():
        pairing = builder.after.find(pairing_id)[2]
        lines = [
            texts.rounds.game_moved(players=f"**{builder.context.players(pairing)}**", at=stamp_with_distance(time.at)),
            *(
                texts.signup.because(text=quoted(str(reason.params["text"])))
                for reason in time.reasons
                if "text" in reason.params
            ),
        ]
        builder.public(pages("", blocks_of(lines), mentions=builder.called(pairing.seats), tone="attention"))


def _scheduled(builder: PostBuilder, event: ev.GameTimesSet, round_: Round) -> None:
    """Post the games whose time has moved, and those without a common time. The card of the round has all times.

    Only players of games that have moved are mentioned. Final times that are those of the card need no post.
    """
    context = builder.context
    final = all(time.final for time in event.times.values())
    title = context.round_title(event.stage, round_)
    moved = _moved_games(builder, event)
    without = [pairing for pairing in round_.open_pairings() if pairing.id not in builder.after.times]
    missed = near_misses(builder, event.stage, event.times.values())
    if final and not (moved or without or missed):
        return
    page = Page()
    page.line(texts.rounds.times_fixed(round_title=title) if final else texts.rounds.times_tentative(round_title=title))
    page.lines(game_line(context, game) for game in moved)
    page.line(texts.rounds.other_times_stay() if final and len(moved) < len(event.times) else "")
    page.lines(texts.rounds.no_time_found(players=context.players(pairing)) for pairing in without)
    page.section(texts.rounds.near_misses(), missed)
    page.line(texts.rounds.be_there() if final else "")
    buttons = builder.buttons(actions.SCHEDULE, actions.MY_GAME, actions.CALENDAR, actions.WRITE_TO_ME)
    mentions = builder.called([seat for game in moved for seat in game.pairing.seats] if final else [])
    builder.public(pages(context.heading(title), joined_blocks(page.blocks()), mentions=mentions, buttons=buttons))


def _moved_games(builder: PostBuilder, event: ev.GameTimesSet) -> list[Game]:
    """Return the games that had no time before or another one, by time."""
    before, after = builder.before.times, builder.after.times
    moved = [game for game in event.times if game not in before or before[game].at != after[game].at]
    games = (game for game in builder.context.games() if game.pairing.id in moved)
    return sorted(games, key=lambda game: (after[game.pairing.id].at, game.pairing.board))


def near_misses(builder: PostBuilder, stage: int, times: Iterable[GameTime]) -> list[str]:
    """Return the closest preferred times of players who had none in common."""
    reasons = [reason for time in times for reason in time.reasons if reason.code == NEAR_MISS]
    return builder.context.reasons(reasons, stage)
