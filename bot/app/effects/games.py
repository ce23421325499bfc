"""Games: presence, results, rematches."""

from __future__ import annotations

from bot.app import actions
from bot.app.duties import is_here
from bot.app.effects import players
from bot.app.effects.desk import Desk
from bot.app.effects.groups import home
from bot.app.effects.pages import blocks_of, pages
from bot.app.effects.reports import close_questions
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.wording import direct, directors, results, rounds, signup
from bot.app.wording import groups as group_words
from bot.app.wording.games import result_text
from bot.app.wording.numbers import listed
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.values import PairingId


def game_key(pairing: PairingId) -> str:
    """The key of a game's check-in message."""
    return f"game:{pairing}"


def recorded(desk: Desk, event: ev.ResultRecorded) -> None:
    """One line for everybody; what was asked about the game is asked no longer."""
    if _published_with_it(desk, event):
        return
    scene = desk.scene
    game = scene.game(event.pairing)
    score = result_text(event.result)
    before = desk.earlier_result(event.pairing)
    because = [signup.because(quoted(event.text))] if event.text else []
    reason = event.result.reason
    why = [] if reason is None else [scene.reason(reason, game.stage)]
    lines = [_result_line(desk, event, before), *why, *because]
    if event.source == "silence":
        lines.append(results.CONFIRMED_BY_SILENCE)
    desk.say(*lines, tone="attention" if before is not None else "neutral", thread=home(desk, event.pairing))
    close_questions(desk, game.pairing, direct.confirmed(score), directors.decided(score))
    settle_check_in(desk, game.pairing, lines)


def _published_with_it(desk: Desk, event: ev.ResultRecorded) -> bool:
    """Was the result known when the round was published, so that the round's post tells it?"""
    published = (one.pairings.pairings for one in desk.events if isinstance(one, ev.RoundPaired))
    return event.source == "format" and any(game.id == event.pairing for games in published for game in games)


def _result_line(desk: Desk, event: ev.ResultRecorded, before: Result | None) -> str:
    scene, result = desk.scene, event.result
    game = scene.game(event.pairing)
    who = f"**{players_with_sides(scene, game.stage, game.pairing)}**"
    if before is not None:
        return results.corrected(who, result_text(before), result_text(result))
    if result.how == "forfeit" and result.absent:
        absent = listed([f"**{scene.names.plain(entrant)}**" for entrant in result.absent])
        if event.source == "withdrawal":
            return results.left_the_game(who, absent)
        if scene.rules(game.stage).opens_at_once:
            return group_words.lost_on_time(who, absent)
        return results.both_absent(who) if len(result.absent) > 1 else results.forfeited(who, absent)
    if event.source == "director":
        return results.entered_by_director(who, result_text(result))
    return results.recorded(who, result_text(result))


def players_with_sides(scene: Scene, stage: int, pairing: Pairing) -> str:
    """`Ana (Gold) – Bo (Silver)`."""
    sides = [scene.side(stage, seat) for seat in (0, 1)]
    names = [scene.names.plain(entrant) for entrant in pairing.seats]
    return " – ".join(f"{name} ({side})" if side else name for name, side in zip(names, sides, strict=True))


def cleared(desk: Desk, event: ev.ResultCleared) -> None:
    """A rematch: for everybody with its reason and its time, and a card for the two."""
    scene = desk.scene
    game = scene.game(event.pairing)
    pairing, time = game.pairing, scene.state.times.get(event.pairing)
    lines = [
        results.rematch(f"**{scene.players(pairing)}**"),
        signup.because(quoted(event.text)),
        *([rounds.new_time(time.at, final=time.final)] if time is not None else []),
    ]
    messages = pages("", blocks_of(lines), mentions=desk.users(pairing.seats), tone="attention")
    desk.public(messages, thread=home(desk, pairing.id))
    close_questions(desk, pairing, results.rematch(scene.players(pairing)), directors.dispute_over())
    settle_check_in(desk, pairing, lines)
    for entrant in pairing.seats:
        players.send_card(desk, entrant)


def noted(desk: Desk, event: ev.MatchNoted) -> None:
    """Presence: the check-in message follows it, and a late player learns that the opponent waits."""
    game = desk.scene.game(event.pairing)
    if event.note in {"here", "more_time"}:
        message = check_in_message(desk, game.pairing, ping=False)
        desk.change_public(game_key(event.pairing), [message])
    if event.note == "more_time" and event.by is not None and event.until is not None:
        late = game.pairing.opponent(event.by)
        text = direct.more_time_for_you(desk.scene.names.plain(event.by), event.until)
        desk.tell(late, Message(body=text, tone="attention", buttons=desk.buttons((actions.HERE, event.pairing))))


def check_in_message(desk: Desk, pairing: Pairing, *, ping: bool = True) -> Message:
    """The message in the channel at which players say that they are there."""
    scene = desk.scene
    game, time = scene.game(pairing.id), scene.state.times[pairing.id]
    notes = scene.state.notes.get(pairing.id, ())
    here = [entrant for entrant in pairing.seats if is_here(scene.state, pairing.id, entrant)]
    who = f"**{players_with_sides(scene, game.stage, pairing)}**"
    lines = [results.check_in_opens(who, time.at, scene.state.settings.forfeit_minutes)]
    if len(here) == len(pairing.seats):
        lines.append(results.both_here(scene.players(pairing)))
    else:
        lines += [results.is_here(scene.names.plain(entrant), scene.players(pairing)) for entrant in here]
        granted = [note for note in notes if note.note == "more_time" and note.by in here and note.until is not None]
        lines += [
            results.more_time(scene.names.plain(note.by), scene.names.plain(pairing.opponent(note.by)), note.until)
            for note in granted[-1:]
            if note.by is not None and note.until is not None
        ]
    report = (actions.REPORT, pairing.id)
    waiting = [(actions.HERE, pairing.id), (actions.MORE_TIME, pairing.id), (actions.CLAIM, pairing.id)]
    mentions = [scene.names.mention(entrant) for entrant in pairing.seats]
    return Message(
        content=" ".join(mentions),
        pings=desk.users(pairing.seats) if ping else (),
        body="\n".join(lines),
        tone="good" if len(here) == len(pairing.seats) else "neutral",
        buttons=desk.buttons(*([] if len(here) == len(pairing.seats) else waiting), report),
    )


def settle_check_in(desk: Desk, pairing: Pairing, lines: list[str]) -> None:
    """The check-in message of a game that is over."""
    desk.change_public(game_key(pairing.id), [Message(body="\n".join(lines))])
