"""Posts about claims that a game was lost on time: the accused is asked first, then directors decide.

Directors are asked at once if the accused is a guest, who cannot be asked, or if the settings say so.
"""

from __future__ import annotations

from bot.announcements.groups import home
from bot.announcements.post_builder import PostBuilder, reachable
from bot.announcements.reports import game_title
from bot.text import actions
from bot.text.arguments import LoserOf
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from formats.core import events as ev
from formats.core.notes import TIMED_OUT
from formats.core.possible.time_claims import TimeClaim, time_claim


def claim_key(claim: TimeClaim) -> str:
    """Return the post key of the question to the accused."""
    return f"time_claim:{claim.pairing.id}"


def claimed_or_answered(builder: PostBuilder, event: ev.MatchNoted) -> None:
    """Ask the accused; send a denial to the directors. An admission leads to a result, which has its own post."""
    claim = time_claim(builder.after, builder.context.game(event.pairing).pairing)
    if claim is None:
        return
    if event.note == TIMED_OUT and is_asked(builder, claim):
        _ask(builder, claim)
        return
    if event.note == TIMED_OUT or claim.denial is event:
        builder.change_public(claim_key(claim), [Message(body=_said(builder, claim))])
        ask_directors(builder, claim)


def is_asked(builder: PostBuilder, claim: TimeClaim) -> bool:
    """Return whether the accused can be reached and has time to answer."""
    has_time = claim.due is not None and builder.after.settings.time_claim_hours > 0
    return has_time and any(map(reachable, builder.loaded.acting_for(claim.accused)))


def _said(builder: PostBuilder, claim: TimeClaim) -> str:
    """Return the text that the directors will decide."""
    name = builder.context.names.plain
    return texts.time_claims.directors_decide(player=name(claim.by), accused=name(claim.accused))


def _ask(builder: PostBuilder, claim: TimeClaim) -> None:
    """Ask the accused, by direct message or mention."""
    name = builder.context.names.plain
    if claim.due is None:
        return
    text = texts.time_claims.asked(
        player=name(claim.by), accused=name(claim.accused), until=stamp_with_distance(claim.due)
    )
    buttons = builder.buttons((actions.ADMIT_TIME, claim.pairing.id), (actions.DENY_TIME, claim.pairing.id))
    builder.send(
        claim.accused,
        Message(
            title=game_title(builder, builder.context.game(claim.pairing.id)),
            body=text,
            tone="attention",
            buttons=buttons,
        ),
    )
    builder.call([claim.accused], text, buttons=buttons, thread=home(builder, claim.pairing.id), key=claim_key(claim))


def ask_directors(builder: PostBuilder, claim: TimeClaim) -> None:
    """Ask the directors to decide, with the answer of the accused, if there is one."""
    name = builder.context.names.plain
    text = texts.groups.timed_out(player=name(claim.by), opponent=name(claim.accused))
    denial = claim.denial
    if denial is not None:
        said = str((denial.content or {}).get("text", ""))
        text += f"\n{_denied_text(name(claim.accused), quoted(said))}"
    elif claim.due is not None and claim.due <= builder.now:
        text += f"\n{texts.time_claims.not_answered(accused=name(claim.accused))}"
    buttons = builder.buttons(
        (actions.TIME_OUT, str(LoserOf(claim.pairing.id, claim.accused))), (actions.RESULT, claim.pairing.id)
    )
    builder.directors(
        Message(
            title=game_title(builder, builder.context.game(claim.pairing.id)),
            body=text,
            tone="attention",
            buttons=buttons,
        )
    )


def _denied_text(accused: str, text: str) -> str:
    """To directors: the accused disagrees, perhaps in words."""
    return texts.time_claims.denied(accused=accused, text=text) if text else texts.time_claims.denies(accused=accused)
