"""What players answer to each other and to directors: requirements, proposed times."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.app import actions
from bot.app.effects import groups
from bot.app.effects.desk import Desk
from bot.app.effects.groups import TIMED_OUT
from bot.app.effects.reports import game_title
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.proposals import AGREED, PROPOSED, clock_of, proposal_argument
from bot.app.wording import availability, rulings
from formats.core import events as ev
from formats.toolkit.requirements import REQUIREMENT, requirements_of


def form_submitted(desk: Desk, event: ev.FormSubmitted) -> None:
    """Directors learn whether a player complies; other forms are nobody else's business."""
    if event.form != REQUIREMENT:
        return
    name = desk.scene.names.plain(event.entrant)
    text = quoted(requirements_of(desk.after, event.entrant)[event.content["number"] - 1])
    if event.content["complies"]:
        desk.directors(Message(title=desk.after.title, body=rulings.complies(name, text)))
        return
    game = next((game for game in desk.after.open_games() if event.entrant in game.seats), None)
    buttons = () if game is None else desk.buttons((actions.RESULT, game.id))
    desk.directors(Message(title=desk.after.title, body=rulings.refuses(name, text), tone="bad", buttons=buttons))


def noted(desk: Desk, event: ev.MatchNoted) -> None:
    """A proposed time goes to the opponent, the answer to whoever proposed it; a claim to directors."""
    if event.note == TIMED_OUT:
        groups.claimed_on_time(desk, event)
    if event.note not in {PROPOSED, AGREED} or event.by is None:
        return
    game = desk.scene.game(event.pairing)
    me, other, at = event.by, game.pairing.opponent(event.by), datetime.fromtimestamp(event.content["at"], UTC)
    names = desk.scene.names
    if event.note == AGREED:
        desk.tell(other, Message(title=game_title(desk, game), body=availability.agreed(names.plain(me), at)))
        return
    zone = desk.after.settings.zone
    clocks = [clock_of(desk.live.people.get(entrant), zone, at) for entrant in (me, other)]
    text = availability.proposal(names.plain(me), names.plain(other), at, *clocks)
    agree = (actions.AGREE, proposal_argument(event.pairing, at))
    buttons = desk.buttons(agree, actions.AVAILABILITY)
    desk.tell(other, Message(title=game_title(desk, game), body=text, tone="attention", buttons=buttons))
