"""Directors' words: requirements, remarks, appeals."""

from __future__ import annotations

from bot.app import actions
from bot.app.effects.desk import Desk
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.wording import direct, directors, rulings
from formats.core import events as ev
from formats.core.values import EntrantId


def appeal_key(entrant: EntrantId) -> str:
    """The key of the question to directors about an appeal; each has their own."""
    return f"appeal:{entrant}"


def made(desk: Desk, event: ev.RulingMade) -> None:
    """Tell those whom a ruling concerns."""
    match event.topic:
        case "requirement":
            _required(desk, event)
        case "appeal_filed" if event.entrant is not None:
            _appeal_filed(desk, event, event.entrant)
        case "appeal_accepted" | "appeal_rejected" if event.entrant is not None:
            _appeal_decided(desk, event, event.entrant)
        case _:
            _noted(desk, event)


def concerned(desk: Desk, event: ev.RulingMade) -> tuple[EntrantId, ...]:
    """The entrant a ruling names, or both players of its game."""
    if event.entrant is not None:
        return (event.entrant,)
    return () if event.pairing is None else desk.after.find(event.pairing)[2].seats


def _required(desk: Desk, event: ev.RulingMade) -> None:
    text = quoted(event.text)
    for entrant in concerned(desk, event):
        message = Message(
            title=desk.after.title,
            body=f"{rulings.REQUIREMENT}: {text}\n{rulings.REFUSING_COSTS}",
            tone="attention",
            buttons=desk.buttons((actions.COMPLY, entrant), (actions.REFUSE, entrant)),
        )
        desk.tell(entrant, message)
        name = desk.scene.names.plain(entrant)
        desk.directors(Message(title=desk.after.title, body=rulings.requirement(name, text.rstrip("."))))


def _noted(desk: Desk, event: ev.RulingMade) -> None:
    """To those it is about; a remark about nobody is for everybody."""
    text = rulings.note(quoted(event.text))
    people = concerned(desk, event)
    for entrant in people:
        desk.tell(entrant, Message(title=desk.after.title, body=text, tone="attention"))
    if not people:
        desk.say(text)


def _appeal_filed(desk: Desk, event: ev.RulingMade, entrant: EntrantId) -> None:
    message = Message(
        title=desk.after.title,
        body=directors.appeal(desk.scene.names.plain(entrant), quoted(event.text)),
        tone="attention",
        buttons=desk.buttons((actions.APPEAL_ACCEPT, entrant), (actions.APPEAL_REJECT, entrant)),
    )
    desk.directors(message, key=appeal_key(entrant))
    desk.tell(entrant, Message(title=desk.after.title, body=rulings.appeal_received()))


def _appeal_decided(desk: Desk, event: ev.RulingMade, entrant: EntrantId) -> None:
    accepted, text = event.topic == "appeal_accepted", quoted(event.text)
    name = desk.scene.names.plain(entrant)
    decision = rulings.appeal_decided(name, text, accepted=accepted)
    desk.say(decision, tone="good" if accepted else "bad")
    personal = direct.appeal_decided(desk.after.title, text, accepted=accepted)
    desk.tell(entrant, Message(title=desk.after.title, body=personal, tone="good" if accepted else "bad"))
    desk.change_directors(appeal_key(entrant), Message(title=desk.after.title, body=decision))
