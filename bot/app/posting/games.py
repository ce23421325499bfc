"""Games: presence, results, rematches."""

from __future__ import annotations

from bot.app.posting import players
from bot.app.posting.groups import home
from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.posting.reports import close_questions
from bot.app.speaking import actions
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.messages import Message
from bot.app.speaking.names import quoted
from bot.app.speaking.wording import corrections, direct, directors, results, rounds, signup
from bot.app.speaking.wording import groups as group_words
from bot.app.speaking.wording.games import result_text
from bot.app.speaking.wording.numbers import listed
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.notes import HERE, HERE_LATE, MORE_TIME
from formats.core.possible.presence import is_here, waits_until
from formats.core.results import Result
from formats.core.values import EntrantId, PairingId


def game_key(pairing: PairingId) -> str:
    """The key of a game's check-in message."""
    return f"game:{pairing}"


def recorded(builder: PostBuilder, event: ev.ResultRecorded) -> None:
    """One line for everybody; what was asked about the game is asked no longer."""
    if _published_with_it(builder, event):
        return
    context = builder.context
    game = context.game(event.pairing)
    score = result_text(event.result)
    before = builder.earlier_result(event.pairing)
    because = [signup.because(quoted(event.text))] if event.text else []
    reason = event.result.reason
    why = [] if reason is None else [context.reason(reason, game.stage)]
    stay = [results.PAIRINGS_STAY()] if before is not None and not _resets(builder) else []
    lines = [" ".join([_result_line(builder, event, before), *stay]), *why, *because]
    if event.source == "silence":
        lines.append(results.CONFIRMED_BY_SILENCE())
    builder.say(*lines, tone="attention" if before is not None else "neutral", thread=home(builder, event.pairing))
    close_questions(builder, game.pairing, direct.confirmed(score), directors.decided(score))
    settle_check_in(builder, game.pairing, lines)


def _resets(builder: PostBuilder) -> bool:
    """Are games that rested on a corrected result taken back with it?"""
    amended = (one for one in builder.events if isinstance(one, ev.RoundAmended))
    return builder.happened(ev.PlayTakenBack) or any(one.cause == "correction" for one in amended)


def _published_with_it(builder: PostBuilder, event: ev.ResultRecorded) -> bool:
    """Was the result known when the round was published, so that the round's post tells it?"""
    published = (one.pairings.pairings for one in builder.events if isinstance(one, ev.RoundPaired))
    return event.source == "format" and any(game.id == event.pairing for games in published for game in games)


def _result_line(builder: PostBuilder, event: ev.ResultRecorded, before: Result | None) -> str:
    context, result = builder.context, event.result
    game = context.game(event.pairing)
    who = f"**{players_with_sides(context, game.stage, game.pairing)}**"
    if before is not None:
        return results.corrected(who, result_text(before), result_text(result))
    if result.how == "forfeit" and result.absent:
        absent = listed([f"**{context.names.plain(entrant)}**" for entrant in result.absent])
        if event.source == "withdrawal":
            return results.left_the_game(who, absent)
        if context.rules(game.stage).opens_at_once:
            return group_words.lost_on_time(who, absent)
        return results.both_absent(who) if len(result.absent) > 1 else results.forfeited(who, absent)
    if event.source == "director":
        return results.entered_by_director(who, result_text(result))
    return results.recorded(who, result_text(result))


def players_with_sides(context: TournamentContext, stage: int, pairing: Pairing) -> str:
    """`Ana (Gold) – Bo (Silver)`."""
    sides = [context.side(stage, seat) for seat in (0, 1)]
    names = [context.names.plain(entrant) for entrant in pairing.seats]
    return " – ".join(f"{name} ({side})" if side else name for name, side in zip(names, sides, strict=True))


def cleared(builder: PostBuilder, event: ev.ResultCleared) -> None:
    """A rematch: for everybody with its reason and its time, and a card for the two."""
    context = builder.context
    game = context.game(event.pairing)
    pairing, time = game.pairing, context.state.times.get(event.pairing)
    lines = [
        results.rematch(f"**{context.players(pairing)}**"),
        signup.because(quoted(event.text)),
        *([rounds.new_time(time.at, final=time.final)] if time is not None else []),
    ]
    messages = pages("", blocks_of(lines), mentions=builder.users(pairing.seats), tone="attention")
    builder.public(messages, thread=home(builder, pairing.id))
    close_questions(builder, pairing, results.rematch(context.players(pairing)), directors.dispute_over())
    settle_check_in(builder, pairing, lines)
    for entrant in pairing.seats:
        players.send_card(builder, entrant)


def noted(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """Presence: the check-in message follows it, and a late player learns that the opponent waits."""
    game = builder.context.game(event.pairing)
    if event.note in {HERE, HERE_LATE, MORE_TIME}:
        message = check_in_message(builder, game.pairing, ping=False)
        builder.change_public(game_key(event.pairing), [message])
    if event.note == HERE_LATE and event.by is not None:
        _tell_directors(builder, game.pairing, event.by)
    until = None if event.by is None else waits_until(builder.after, event.pairing, event.by)
    if event.note == MORE_TIME and event.by is not None and until is not None:
        late = game.pairing.opponent(event.by)
        text = direct.more_time_for_you(builder.context.names.plain(event.by), until)
        builder.tell(late, Message(body=text, tone="attention", buttons=builder.buttons((actions.HERE, event.pairing))))


def _tell_directors(builder: PostBuilder, pairing: Pairing, late: EntrantId) -> None:
    """Nobody was there in time: it is for directors to say what becomes of the game."""
    name, players_ = builder.context.names.plain(late), builder.context.players(pairing)
    builder.directors(
        Message(
            title=builder.after.title,
            body=corrections.late_check_in(name, players_),
            tone="attention",
            buttons=builder.buttons((actions.RESULT, pairing.id)),
        )
    )


def check_in_message(builder: PostBuilder, pairing: Pairing, *, ping: bool = True) -> Message:
    """The message in the channel at which players say that they are there."""
    context = builder.context
    game, time = context.game(pairing.id), context.state.times[pairing.id]
    here = [entrant for entrant in pairing.seats if is_here(context.state, pairing.id, entrant)]
    who = f"**{players_with_sides(context, game.stage, pairing)}**"
    lines = [results.check_in_opens(who, time.at, context.state.settings.forfeit_minutes)]
    if len(here) == len(pairing.seats):
        lines.append(results.both_here(context.players(pairing)))
    else:
        lines += [results.is_here(context.names.plain(entrant), context.players(pairing)) for entrant in here]
        lines += [
            results.more_time(context.names.plain(patient), context.names.plain(pairing.opponent(patient)), until)
            for patient in here
            if (until := waits_until(context.state, pairing.id, patient)) is not None
        ]
    report = (actions.REPORT, pairing.id)
    waiting = [(actions.HERE, pairing.id), (actions.MORE_TIME, pairing.id), (actions.CLAIM, pairing.id)]
    mentions = [context.names.mention(entrant) for entrant in pairing.seats]
    return Message(
        content=" ".join(mentions),
        pings=builder.users(pairing.seats) if ping else (),
        body="\n".join(lines),
        tone="good" if len(here) == len(pairing.seats) else "neutral",
        buttons=builder.buttons(*([] if len(here) == len(pairing.seats) else waiting), report),
    )


def settle_check_in(builder: PostBuilder, pairing: Pairing, lines: list[str]) -> None:
    """The check-in message of a game that is over."""
    builder.change_public(game_key(pairing.id), [Message(body="\n".join(lines))])
