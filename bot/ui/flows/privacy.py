"""Show the user's stored data, and delete it on request."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from bot.service.series_ratings import SeriesRating
from bot.text.messages import Attachment, Button, Message, action_id
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp
from bot.ui import resolve
from bot.ui.access import EVERYBODY
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.views.info import Policies
from bot.views.series import rating_text, ratings_of
from formats.core.phases import NOT_OVER
from formats.core.values import PersonId

FORGET, FORGET_NOW = "forget", "forget_now"
FILE = "herald-data.json"


async def show_data(ask: Ask) -> None:
    """Everything, in one file, and in a few words what that is."""
    person = await ask.person()
    data = await ask.service.database.personal_data.of(person.id)
    ratings = await _ratings(ask, person.id, data)
    if ratings:
        rows = [{"series": title, **asdict(rating)} for title, rating in ratings.items()]
        data = {**data, "series_ratings": rows}
    text = _stored_text(
        tournaments=len(data.get("tournaments", ())),
        acts=len(data.get("events", ())),
        messages=len(data.get("outbox", ())),
        zone=person.zone,
    )
    notes = [
        texts.exclusions.about_you(until=stamp(datetime.fromisoformat(row["until"]), "d"), reason=quoted(row["reason"]))
        for row in data.get("exclusions", ())
    ]
    notes += [
        texts.personal.rating(title=quoted(title, 80), rating=rating_text(rating), games=rating.games)
        for title, rating in ratings.items()
    ]
    file = Attachment(name=FILE, text=json.dumps(data, ensure_ascii=False, indent=2))
    ask_first = Button(label=texts.personal.forget(), action=action_id(FORGET, ""), style="danger")
    await ask.say(Message(content="\n".join([text, *notes]), files=(file,), buttons=(ask_first,)))


async def _ratings(ask: Ask, person: PersonId, data: Mapping[str, Any]) -> dict[str, SeriesRating]:
    """Return the person's ratings by the title of the series. They are computed from its log, not stored."""
    ratings = {}
    for row in data.get("tournaments", ()):
        if row["phase"] == "series":
            loaded = await ask.service.loaded(row["id"])
            known = ratings_of(resolve.context(ask, loaded))
            for who in loaded.entrants_of(person):
                if who in known:
                    ratings[loaded.state.title] = known[who]
    return ratings


async def ask_to_forget(ask: Ask) -> None:
    """Say what would happen, and what they may want to do before."""
    person = await ask.person()
    data = await ask.service.database.personal_data.of(person.id)
    titles = {row["id"]: quoted(row["title"], 80) for row in data.get("tournaments", ()) if row["phase"] in NOT_OVER}
    entered = (*data.get("entrants", ()), *data.get("members", ()))
    plays = [titles[row["tournament_id"]] for row in entered if row["tournament_id"] in titles]
    directs = [titles[row["tournament_id"]] for row in data.get("staff", ()) if row["tournament_id"] in titles]
    sure = Button(label=texts.personal.forget_now(), action=action_id(FORGET_NOW, ""), style="danger")
    await ask.say(Message(content=_what_happens(sorted(set(plays)), sorted(set(directs))), buttons=(sure,)))


@button(FORGET, EVERYBODY)
async def _forget_pressed(press: Press) -> None:
    await press.ask.think()
    await ask_to_forget(press.ask)


@button(FORGET_NOW, EVERYBODY)
async def _forget_now_pressed(press: Press) -> None:
    await press.ask.think()
    person = await press.ask.person()
    await press.ask.service.erase(person.id)
    await press.ask.say(Message(content=f"{texts.personal.forgotten()}\n\n{_of_backups(press.ask.herald.policies)}"))


def _of_backups(policies: Policies) -> str:
    if policies.backups_end is not None:
        return texts.personal.backups_end(days=policies.backups_end)
    if policies.daily_backups is not None:
        return texts.personal.backups_daily(days=policies.daily_backups)
    return texts.personal.backups_unknown()


def _stored_text(*, tournaments: int, acts: int, messages: int, zone: str | None) -> str:
    """Summarize the file in numbers."""
    return texts.personal.stored(
        tournaments=tournaments, acts=acts, messages=messages, zone=zone or "", known=str(bool(zone))
    )


def _what_happens(plays: Sequence[str], directs: Sequence[str]) -> str:
    """Explain the deletion; with the titles of open tournaments they play in or run."""
    parts = [texts.personal.what_happens()]
    if plays:
        parts.append(texts.personal.still_plays(tournaments=listed(plays)))
    if directs:
        parts.append(texts.personal.still_directs(tournaments=listed(directs)))
    return "\n\n".join(parts)
