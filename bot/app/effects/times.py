"""Game times: made final, moved by a director, found anew."""

from __future__ import annotations

from collections.abc import Iterable

from bot.app import actions
from bot.app.effects import players
from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.effects.rounds import round_key, round_pages
from bot.app.names import quoted
from bot.app.views.schedule import schedule_view
from bot.app.views.view import Page
from bot.app.wording import rounds, signup
from formats.core import events as ev
from formats.core.events import GameTime
from formats.core.state import Round

DIRECTORS_TIME = "time.director"
NEAR_MISS = "time_near_miss"


def times_set(desk: Desk, event: ev.GameTimesSet) -> None:
    """Tell the times, unless the round or the rematch they belong to is told with them."""
    if desk.happened(ev.RoundPaired, ev.RoundAmended, ev.ResultCleared):
        return
    one = desk.after.started[event.stage].rounds[event.round_number - 1]
    if moved_by_director(event):
        _moved(desk, event, one)
    else:
        _scheduled(desk, event, one)
    for pairing_id in event.times:
        for entrant in desk.after.find(pairing_id)[2].seats:
            players.send_card(desk, entrant)


def moved_by_director(event: ev.GameTimesSet) -> bool:
    """Is it a director's own time, rather than the scheduler's?"""
    return any(reason.code == DIRECTORS_TIME for time in event.times.values() for reason in time.reasons)


def _moved(desk: Desk, event: ev.GameTimesSet, one: Round) -> None:
    for pairing_id, time in event.times.items():
        pairing = desk.after.find(pairing_id)[2]
        lines = [
            rounds.game_moved(f"**{desk.scene.players(pairing)}**", time.at),
            *(signup.because(quoted(str(reason.params["text"]))) for reason in time.reasons if "text" in reason.params),
        ]
        desk.public(pages("", blocks_of(lines), mentions=desk.users(pairing.seats), tone="attention"))
    _mend_round(desk, event.stage, one)


def _scheduled(desk: Desk, event: ev.GameTimesSet, one: Round) -> None:
    """The list of all games of the round by time, and where no common time was found."""
    scene = desk.scene
    final = all(time.final for time in event.times.values())
    title = scene.round_title(event.stage, one)
    page = Page()
    page.line(rounds.times_fixed(title) if final else rounds.times_tentative(title))
    without = [pairing for pairing in one.open_pairings() if pairing.id not in desk.after.times]
    view = schedule_view(scene)
    page.lines(view.blocks)
    page.lines(rounds.no_time_found(scene.players(pairing)) for pairing in without)
    page.section(rounds.NEAR_MISSES, near_misses(desk, event.stage, event.times.values()))
    buttons = desk.buttons(actions.SCHEDULE, actions.MY_GAME, actions.CALENDAR)
    desk.public(pages(scene.heading(title), page.blocks(), buttons=buttons, csv=view.csv))
    _mend_round(desk, event.stage, one)


def near_misses(desk: Desk, stage: int, times: Iterable[GameTime]) -> list[str]:
    """The closest preferred times of players who had none in common."""
    found = [reason for time in times for reason in time.reasons if reason.code == NEAR_MISS]
    return desk.scene.reasons(found, stage)


def _mend_round(desk: Desk, stage: int, one: Round) -> None:
    """The round's own post shows the new times."""
    desk.change_public(round_key(stage, one.number), round_pages(desk, desk.scene, stage, one, ping=False))
