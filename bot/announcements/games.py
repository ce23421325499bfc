"""Posts about games: presence, results, rematches."""

from __future__ import annotations

from bot.announcements import players
from bot.announcements.event_posts import posts_because_of
from bot.announcements.groups import home
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reports import close_questions
from bot.service.next_act import is_evening
from bot.text import actions
from bot.text import games as games_texts
from bot.text.context import TournamentContext
from bot.text.games import game_time_text, result_text
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import duration, stamp, stamp_with_distance
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.notes import HERE_LATE, MORE_TIME
from formats.core.possible.presence import waits_until
from formats.core.results import Result


@posts_because_of(ev.ResultRecorded)
def result_recorded(builder: PostBuilder, event: ev.ResultRecorded) -> None:
    """Update questions about a result.

    Only corrections and forfeits get a post; other results are on the round's card. A director who enters the result
    that a game already has corrects nothing.
    """
    if _published_with_it(builder, event):
        return
    context = builder.context
    game = context.game(event.pairing)
    before = builder.earlier_result(event.pairing)
    if before != event.result and (before is not None or _is_noticed(builder, event)):
        reason = event.result.reason
        why = [] if reason is None else [context.reason(reason, game.stage)]
        because = games_texts.because(event)
        stay = [texts.results.pairings_stay()] if before is not None and not _resets(builder) else []
        lines = [" ".join([_result_line(builder, event, before), *stay]), *why, *because]
        builder.say(*lines, tone="attention" if before is not None else "neutral", thread=home(builder, event.pairing))
    score = result_text(event.result)
    close_questions(builder, game.pairing, texts.direct.confirmed(score=score), texts.directors.decided(score=score))


def left(builder: PostBuilder) -> list[str]:
    """Return lines about the games that are not played because an entrant has left, and who wins them."""
    context = builder.context
    lines = []
    for event in builder.events:
        if isinstance(event, ev.ResultRecorded) and event.source == "withdrawal" and event.result.absent:
            game = context.game(event.pairing)
            absent = listed([f"**{context.names.plain(entrant)}**" for entrant in event.result.absent])
            who = f"**{players_with_sides(context, game.stage, game.pairing)}**"
            seat = event.result.winning_seat
            winner = "none" if seat is None else f"**{context.names.plain(game.pairing.seats[seat])}**"
            lines.append(texts.results.left_the_game(players=who, winner=winner, absent=absent))
    return lines


def _is_noticed(builder: PostBuilder, event: ev.ResultRecorded) -> bool:
    """Return whether the game was forfeited.

    Not for withdrawals: they forfeit all games, and have a post of their own. Nor for a no-show of an evening, who was
    mentioned when the clock began: the post of the round shows how the match ended.
    """
    shown_elsewhere = event.source == "withdrawal" or (event.source == "claim" and is_evening(builder.after))
    return event.result.how == "forfeit" and bool(event.result.absent) and not shown_elsewhere


def _resets(builder: PostBuilder) -> bool:
    """Return whether games that depended on a corrected result are undone with it."""
    amended = (event for event in builder.events if isinstance(event, ev.RoundAmended))
    return builder.happened(ev.PlayTakenBack) or any(event.cause == "correction" for event in amended)


def _published_with_it(builder: PostBuilder, event: ev.ResultRecorded) -> bool:
    """Return whether the result was known when the round was published, so that the round's post contains it."""
    published = (paired.pairings.pairings for paired in builder.events if isinstance(paired, ev.RoundPaired))
    return event.source == "format" and any(game.id == event.pairing for games in published for game in games)


def _result_line(builder: PostBuilder, event: ev.ResultRecorded, before: Result | None) -> str:
    """Return the sentence about a result."""
    context, result = builder.context, event.result
    game = context.game(event.pairing)
    who = f"**{players_with_sides(context, game.stage, game.pairing)}**"
    if before is not None:
        return texts.results.corrected(players=who, after=result_text(result), before=result_text(before))
    if result.how == "forfeit" and result.absent:
        absent = listed([f"**{context.names.plain(entrant)}**" for entrant in result.absent])
        if context.rules(game.stage).opens_at_once:
            return texts.groups.lost_on_time_2(players=who, absent=absent)
        return (
            texts.results.both_absent(players=who)
            if len(result.absent) > 1
            else texts.results.forfeited(players=who, absent=absent)
        )
    if event.source == "director":
        return texts.results.entered_by_director(players=who, score=result_text(result))
    return f"{who}: **{result_text(result)}**"


def players_with_sides(context: TournamentContext, stage: int, pairing: Pairing) -> str:
    """`Ana (Gold) – Bo (Silver)`."""
    sides = [context.side(stage, seat) for seat in (0, 1)]
    names = [context.names.plain(entrant) for entrant in pairing.seats]
    return " – ".join(
        texts.numbers.noted(text=name, note=side) if side else name for name, side in zip(names, sides, strict=True)
    )


@posts_because_of(ev.ResultCleared)
def rematch_ordered(builder: PostBuilder, event: ev.ResultCleared) -> None:
    """Post a rematch with its reason and time for everyone, and send a card to both players."""
    context = builder.context
    game = context.game(event.pairing)
    pairing, time = game.pairing, context.state.times.get(event.pairing)
    lines = [
        texts.results.rematch(players=f"**{context.players(pairing)}**"),
        texts.signup.because(text=quoted(event.text)),
        *([texts.rounds.new_time(at=game_time_text(time.at, final=time.final))] if time is not None else []),
    ]
    builder.say(*lines, mentions=builder.called(pairing.seats), tone="attention", thread=home(builder, pairing.id))
    close_questions(
        builder, pairing, texts.results.rematch(players=context.players(pairing)), texts.directors.dispute_over()
    )
    for entrant in pairing.seats:
        players.send_card(builder, entrant)


@posts_because_of(ev.MatchNoted)
def more_time_given(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """Notify a late player that the opponent gives more time. Presence itself is shown on the card of the round."""
    until = None if event.by is None else waits_until(builder.after, event.pairing, event.by)
    if event.note == MORE_TIME and event.by is not None and until is not None:
        late = builder.context.game(event.pairing).pairing.opponent(event.by)
        text = texts.direct.more_time_for_you(
            opponent=builder.context.names.plain(event.by),
            until_time=stamp(until, "t"),
            until_distance=stamp(until, "R"),
        )
        buttons = builder.buttons((actions.HERE, event.pairing))
        builder.send(late, Message(body=text, tone="attention", buttons=buttons))
        builder.call([late], text, buttons=buttons, thread=home(builder, event.pairing))


@posts_because_of(ev.MatchNoted)
def came_late(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """Notify directors that both players were late: they decide what happens to the game."""
    if event.note != HERE_LATE or event.by is None:
        return
    pairing = builder.context.game(event.pairing).pairing
    name, players_ = builder.context.names.plain(event.by), builder.context.players(pairing)
    builder.directors(
        Message(
            title=builder.after.title,
            body=texts.corrections.late_check_in(name=name, players=players_),
            tone="attention",
            buttons=builder.buttons((actions.RESULT, pairing.id)),
        )
    )


def check_in_text(builder: PostBuilder, pairing: Pairing) -> str:
    """Return the text that asks the players of a game to check in, with the deadline."""
    game, time = builder.context.game(pairing.id), builder.after.times[pairing.id]
    who = f"**{players_with_sides(builder.context, game.stage, pairing)}**"
    return texts.results.check_in_opens(
        players=who, at=stamp_with_distance(time.at), minutes=duration(builder.after.settings.forfeit_minutes)
    )
