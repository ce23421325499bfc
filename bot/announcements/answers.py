"""Posts of players' answers to each other and to directors: requirements, proposed times."""

from __future__ import annotations

from datetime import datetime

from bot.announcements import groups, time_claims
from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reports import game_title
from bot.parsing.proposals import clock_of
from bot.text import actions
from bot.text.arguments import TimeFor
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from formats.core import events as ev
from formats.core.notes import AGREED, PROPOSED, TIME_DENIED, TIMED_OUT, TimeToPlay
from formats.core.values import PairingId
from formats.toolkit.requirements import REQUIREMENT, requirements_of


def proposal_key(pairing: PairingId) -> str:
    """Return the post key of the latest proposal of a time for a game."""
    return f"proposal:{pairing}"


@posts_because_of(ev.FormSubmitted)
def requirement_answered(builder: PostBuilder, event: ev.FormSubmitted) -> None:
    """Notify directors whether a player complies with a requirement; other forms are not posted here."""
    if event.form != REQUIREMENT:
        return
    name = builder.context.names.plain(event.entrant)
    text = quoted(requirements_of(builder.after, event.entrant)[event.content["number"] - 1])
    if event.content["complies"]:
        builder.directors(Message(title=builder.after.title, body=texts.rulings.complies(name=name, text=text)))
        return
    game = next((game for game in builder.after.open_games() if event.entrant in game.seats), None)
    buttons = () if game is None else builder.buttons((actions.RESULT, game.id))
    builder.directors(
        Message(
            title=builder.after.title, body=texts.rulings.refuses(name=name, text=text), tone="bad", buttons=buttons
        )
    )


@posts_because_of(ev.MatchNoted)
def time_proposed_or_claimed(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """Post a proposed time to the opponent, its acceptance to the proposer, and a claim to the accused."""
    if event.note in {TIMED_OUT, TIME_DENIED}:
        time_claims.claimed_or_answered(builder, event)
    if event.note not in {PROPOSED, AGREED} or event.by is None:
        return
    game = builder.context.game(event.pairing)
    me, other, at = event.by, game.pairing.opponent(event.by), TimeToPlay.model_validate(event.content).moment
    names = builder.context.names
    if event.note == AGREED:
        text = texts.availability.agreed(name=names.plain(me), at=stamp(at))
        builder.answer(other, Message(title=game_title(builder, game), body=text))
        builder.change_public(proposal_key(event.pairing), [Message(body=text)])
        return
    zone = builder.after.settings.zone
    clocks = [clock_of(builder.loaded.speaks_for(entrant), zone, at) for entrant in (me, other)]
    text = _proposal_text(names.plain(me), names.plain(other), at, *clocks)
    agree = (actions.AGREE, str(TimeFor(event.pairing, at)))
    buttons = builder.buttons(agree, actions.AVAILABILITY)
    builder.send(other, Message(title=game_title(builder, game), body=text, tone="attention", buttons=buttons))
    where = groups.home(builder, event.pairing)
    builder.call([other], text, buttons=buttons, thread=where, key=proposal_key(event.pairing))


def _proposal_text(name: str, opponent: str, at: datetime, their_clock: str, your_clock: str) -> str:
    """Return the question to the opponent about a proposed time."""
    return texts.availability.proposal(
        name=name, at=stamp_with_distance(at), your_clock=your_clock, their_clock=their_clock, opponent=opponent
    )
