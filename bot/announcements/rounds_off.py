"""What a player reads when a director has chosen their rounds off. Nothing is posted in public before the round."""

from __future__ import annotations

from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder
from bot.text.games import round_off_text
from bot.text.messages import Message
from bot.text.numbers import listed
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.rounds_off import ROUND_OFF, expected_byes


@posts_because_of(ev.FormSubmitted)
def rounds_off_chosen(builder: PostBuilder, event: ev.FormSubmitted) -> None:
    """Send the player what a director has chosen for them."""
    if event.form != ROUND_OFF or not event.by_director:
        return
    stage = max((stage for stage, _ in event.content["rounds"]), default=0)
    byes = expected_byes(builder.after, builder.engine, stage, event.entrant)
    table = builder.engine.rules_of(builder.after, stage).point_table
    rounds = listed([round_off_text(number, bye, table) for number, bye in byes])
    body = texts.rounds_off.by_director(rounds=rounds) if rounds else texts.rounds_off.by_director_none()
    builder.send(event.entrant, Message(title=builder.after.title, body=body))
