"""Posts about rulings of directors: requirements, remarks, appeals."""

from __future__ import annotations

from bot.announcements.event_posts import posts_because_of
from bot.announcements.groups import home
from bot.announcements.post_builder import PostBuilder
from bot.text import actions
from bot.text.games import result_text
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.views.newcomers import missed_lines
from formats.core import events as ev
from formats.core.errors import NotInError
from formats.core.possible.field import appeals_open, decide_appeal
from formats.core.results import Result
from formats.core.values import EntrantId, PairingId


def appeal_key(entrant: EntrantId) -> str:
    """Return the post key of the question to directors about an appeal.

    Each director's message appends the person's id.
    """
    return f"appeal:{entrant}"


@posts_because_of(ev.RulingMade)
def ruling_made(builder: PostBuilder, event: ev.RulingMade) -> None:
    """Post a ruling to those it concerns."""
    match event.topic:
        case "requirement":
            _required(builder, event)
        case "appeal_filed" if event.entrant is not None:
            _appeal_filed(builder, event, event.entrant)
        case "appeal_accepted" | "appeal_rejected" if event.entrant is not None:
            _appeal_decided(builder, event, event.entrant)
        case "stands" if event.pairing is not None and event.result is not None:
            _stands(builder, event, event.pairing, event.result)
        case _:
            _noted(builder, event)


def concerned(builder: PostBuilder, event: ev.RulingMade) -> tuple[EntrantId, ...]:
    """Return the entrant that a ruling names, or both players of its game."""
    if event.entrant is not None:
        return (event.entrant,)
    return () if event.pairing is None else builder.after.find(event.pairing)[2].seats


def _required(builder: PostBuilder, event: ev.RulingMade) -> None:
    """Send a requirement to the entrants, with buttons to comply or refuse, and inform the directors."""
    text = quoted(event.text)
    required = texts.numbers.label(label=texts.rulings.requirement(), text=text)
    for entrant in concerned(builder, event):
        message = Message(
            title=builder.after.title,
            body=f"{required}\n{texts.rulings.refusing_costs()}",
            tone="attention",
            buttons=builder.buttons((actions.COMPLY, entrant), (actions.REFUSE, entrant)),
        )
        builder.send(entrant, message)
        name = builder.context.names.plain(entrant)
        builder.directors(
            Message(title=builder.after.title, body=texts.rulings.requirement_2(name=name, text=text.rstrip(".")))
        )
    builder.call_aside(concerned(builder, event))


def _noted(builder: PostBuilder, event: ev.RulingMade) -> None:
    """Send a remark to those it is about; a remark without an entrant is posted for everyone."""
    text = texts.numbers.label(label=texts.rulings.noted(), text=quoted(event.text))
    people = concerned(builder, event)
    for entrant in people:
        builder.send(entrant, Message(title=builder.after.title, body=text, tone="attention"))
    builder.call_aside(people)
    if not people:
        builder.say(text)


def _stands(builder: PostBuilder, event: ev.RulingMade, pairing: PairingId, actual: Result) -> None:
    """Post that a recorded result is kept although the game ended otherwise, with the reason."""
    game = builder.context.game(pairing)
    recorded = "" if game.result is None else result_text(game.result)
    players = builder.context.players(game.pairing)
    builder.say(
        texts.corrections.ruling(
            players=players, recorded=recorded, actual=result_text(actual), why=quoted(event.text)
        ),
        tone="attention",
        thread=home(builder, pairing),
    )


def _appeal_filed(builder: PostBuilder, event: ev.RulingMade, entrant: EntrantId) -> None:
    """Send an appeal to the directors, and confirm its receipt."""
    builder.directors(_appeal(builder, entrant, event.text), key=appeal_key(entrant))
    builder.answer(entrant, Message(title=builder.after.title, body=texts.rulings.appeal_received()))


def _appeal(builder: PostBuilder, entrant: EntrantId, text: str) -> Message:
    """Return the question to directors about an appeal, with a button for each possible decision."""
    name = builder.context.names.plain(entrant)
    lines, choices = [texts.directors.appeal(name=name, text=quoted(text))], [actions.APPEAL_REJECT]
    try:
        decide_appeal(builder.after, entrant, accepted=True)
    except NotInError:
        lines.append(texts.directors.appeal_outside_stage(name=name))
    else:
        choices.insert(0, actions.APPEAL_ACCEPT)
    buttons = builder.buttons(*((choice, entrant) for choice in choices))
    return Message(title=builder.after.title, body="\n".join(lines), tone="attention", buttons=buttons)


@posts_because_of(ev.StageStarted)
def change_open_appeals(builder: PostBuilder, _event: ev.StageStarted) -> None:
    """Update the questions about open appeals: an entrant cannot return to a stage that has started without them."""
    for entrant in appeals_open(builder.after):
        filed = (ruling for ruling in reversed(builder.after.rulings) if ruling.entrant == entrant)
        text = next(ruling.text for ruling in filed if ruling.topic == "appeal_filed")
        builder.change_directors(appeal_key(entrant), _appeal(builder, entrant, text))


def _appeal_decided(builder: PostBuilder, event: ev.RulingMade, entrant: EntrantId) -> None:
    """Post the decision of an appeal, and send it to the entrant."""
    accepted, text = event.topic == "appeal_accepted", quoted(event.text)
    name = builder.context.names.plain(entrant)
    decision = texts.rulings.appeal_decided(name=name, text=text, accepted=accepted)
    missed = missed_lines(builder.context, entrant) if accepted else []
    builder.say(decision, *missed, tone="good" if accepted else "bad")
    personal = "\n".join(
        [texts.direct.appeal_decided(title=builder.after.title, text=text, accepted=accepted), *missed]
    )
    builder.answer(entrant, Message(title=builder.after.title, body=personal, tone="good" if accepted else "bad"))
    builder.change_directors(appeal_key(entrant), Message(title=builder.after.title, body=decision))
