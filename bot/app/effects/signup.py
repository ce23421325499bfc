"""Sign-up: who comes, goes and moves up. The board announces it and follows the field."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import actions
from bot.app.duties import missing
from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.views.board import closed_line
from bot.app.views.digest import digest_view
from bot.app.views.standings import field_view
from bot.app.wording import direct, results, signup
from formats.core import events as ev


def opened(desk: Desk) -> None:
    """The board is the announcement; where sign-up opens again, everybody hears of it too."""
    if desk.happened(ev.PhaseChanged) and desk.before.phase == "closed":
        desk.say(signup.reopened(desk.after.title), buttons=desk.buttons(actions.JOIN, actions.LEAVE))


def closed(desk: Desk) -> None:
    """The field, once it is complete; directors hear of fees that have not come."""
    view = field_view(desk.scene)
    desk.public(
        pages(view.title, view.blocks, intro=closed_line(desk.scene), buttons=desk.buttons(actions.ENTRANTS)),
        key="field",
    )
    if missing(desk.after, desk.engine, desk.now).unpaid:
        missed = digest_view(desk.scene, desk.now)
        for message in pages(missed.title, missed.blocks):
            desk.directors(message)


def called_off(desk: Desk) -> None:
    """The tournament will not go on."""
    everybody = [entrant.id for entrant in desk.before.active_entrants()]
    text = signup.called_off(desk.after.title)
    desk.public(pages("", (), intro=text, mentions=desk.users(everybody), tone="bad"))


def registered(desk: Desk) -> None:
    """Many entered at once by a director's list: one line. Whoever enters alone is seen on the board."""
    events = [event for event in desk.events if isinstance(event, ev.EntrantRegistered)]
    if len(events) > 1:
        desk.say(signup.imported(len(events), sum(event.waiting for event in events)))


def status_changed(desk: Desk, event: ev.EntrantStatusChanged) -> None:
    """Somebody moved up, left, was taken out or came back."""
    entrant, title = event.entrant, desk.after.title
    name = desk.scene.names.plain(entrant)
    because = [signup.because(quoted(event.text))] if event.text else []
    if event.cause == "moved_up":
        desk.say(signup.moved_up(name), tone="good")
        desk.tell(entrant, Message(body=direct.moved_up(title), tone="good", buttons=desk.buttons(actions.MY_GAME)))
    elif event.status in {"active", "waiting"}:
        _came_back(desk, event, because)
    elif event.status == "withdrawn":
        desk.say(signup.withdrew(name, before_play=not desk.after.started), *because)
    else:
        _taken_out(desk, event, because)


def _came_back(desk: Desk, event: ev.EntrantStatusChanged, because: Sequence[str]) -> None:
    if event.cause == "appeal":
        return  # the decision about the appeal tells it
    waiting, title = event.status == "waiting", desk.after.title
    desk.say(signup.back(desk.scene.names.plain(event.entrant), waiting=waiting), *because)
    text = direct.back_on_the_list(title) if waiting else direct.back_in(title)
    desk.tell(event.entrant, _card([text, *because]))


def _taken_out(desk: Desk, event: ev.EntrantStatusChanged, because: Sequence[str]) -> None:
    """Removed after a forfeit, or taken out or disqualified by a director."""
    name, title = desk.scene.names.plain(event.entrant), desk.after.title
    appeals = desk.after.settings.appeals and event.status == "removed"
    if event.status == "disqualified":
        public, personal = signup.disqualified(name), direct.disqualified(title)
    elif event.cause == "forfeit":
        public, personal = results.removed(name, appeals=appeals), direct.out_after_forfeit(title)
    else:
        public, personal = signup.taken_out(name), direct.out_of(title)
    desk.say(public, *because, tone="bad")
    lines = [personal, *because, *([results.how_to_appeal()] if appeals else [])]
    buttons = desk.buttons((actions.APPEAL, event.entrant)) if appeals else ()
    desk.tell(event.entrant, _card(lines).model_copy(update={"tone": "bad", "buttons": buttons}))


def _card(lines: Sequence[str]) -> Message:
    return Message(body="\n".join(lines))


def fee_marked(desk: Desk, event: ev.FeeMarked) -> None:
    """A word to whom the fee concerns."""
    desk.tell(event.entrant, Message(body=f"{desk.after.title}: {direct.FEES[event.state]}"))


def announced(desk: Desk, event: ev.Announced) -> None:
    """A director's own words, as they were typed; only people the bot names itself are pinged."""
    desk.public(pages(desk.after.title, blocks_of([event.text])))
