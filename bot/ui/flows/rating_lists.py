"""Take ratings, titles and federations from a rating list: preview, questions about doubtful lines, then all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import discord

from bot.parsing.entrant_fields import fields_of
from bot.parsing.rating_list import (
    LIST_SECONDS,
    MOST_LIST_BYTES,
    Listed,
    Matched,
    RatingKind,
    Wanted,
    read_rating_list,
)
from bot.service.loaded import LoadedTournament
from bot.text.messages import Button, Message, action_id
from bot.text.names import quoted
from bot.text.numbers import enumerated
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.files import LISTS, content_of
from bot.ui.forms import MOST_FIELDS, ChoiceField, chosen_of, open_form
from bot.ui.showing import show
from bot.views.standings import rating_text
from bot.views.view import Page, View
from formats.core.commands import ChangeEntrants
from formats.core.model import EntrantData
from formats.core.state import TournamentState
from formats.core.values import EntrantId, Scalar

TAKE_LIST, ASK_LIST = "rating_list", "rating_list_ask"

NOBODY = "-"
"""The choice that none of the lines is about a player."""

FIELDS = tuple(f"line{place}" for place in range(MOST_FIELDS))
FIDE_ID = "fide_id"


async def preview(ask: Ask, loaded: LoadedTournament, file: discord.Attachment, kind: RatingKind) -> None:
    """Show what the list would change. Raises `RatingListError` for a file that is none."""
    data = await content_of(file, LISTS, MOST_LIST_BYTES)
    names = resolve.context(ask, loaded).names
    wanted = [
        Wanted(one.id, names.full(one.id), _text(one.data, FIDE_ID).lstrip("0"), _text(one.data, "federation").upper())
        for one in loaded.state.active_entrants()
    ]
    await _show(ask, loaded, await ask.service.read(read_rating_list, data, kind, wanted, seconds=LIST_SECONDS))


def _text(data: EntrantData, name: str) -> str:
    return str(data.attributes.get(name) or "").strip()


async def _show(ask: Ask, loaded: LoadedTournament, matched: Matched) -> None:
    changes = _changes(loaded.state, matched.found, _fields(ask, loaded))
    if changes:
        await ask.try_out(loaded, ChangeEntrants(data=changes))
    token = await drafts.keep(ask, loaded.id, TAKE_LIST, _stored(matched))
    take = Button(label=texts.directing.take_over(), action=action_id(TAKE_LIST, loaded.id, token), style="success")
    questions = Button(label=texts.ratings.ask(), action=action_id(ASK_LIST, loaded.id, token), style="primary")
    buttons = [*([take] if changes else []), *([questions] if matched.doubtful else [])]
    intro = texts.ratings.preview_list(count=len(changes)) if changes else texts.ratings.same_as_list()
    await show(ask, _view(ask, loaded, matched, changes), intro=intro, buttons=buttons)


def _fields(ask: Ask, loaded: LoadedTournament) -> frozenset[str]:
    """Return the fields that are taken from a list."""
    asked = {field.name for field in fields_of(loaded.state, ask.service.engine)}
    return frozenset({FIDE_ID, *({"title", "federation"} & asked)})


def _changes(
    state: TournamentState, found: Mapping[EntrantId, Listed], fields: frozenset[str]
) -> dict[EntrantId, EntrantData]:
    """Return the data that the lines change. What a line does not have stays as it is."""
    changes = {}
    for who, line in found.items():
        before = state.entrant(who).data
        known = {FIDE_ID: line.fide_id, "title": line.title, "federation": line.federation}
        values: dict[str, Scalar] = {name: value for name, value in known.items() if value and name in fields}
        rating = float(line.rating) if line.rating else before.rating
        after = EntrantData(rating=rating, attributes={**before.attributes, **values})
        if after != before:
            changes[who] = after
    return changes


def _stored(matched: Matched) -> dict[str, Any]:
    """Return the lines as JSON."""
    return {
        "found": {who: asdict(line) for who, line in matched.found.items()},
        "doubtful": {who: [asdict(line) for line in lines] for who, lines in matched.doubtful.items()},
    }


async def _kept(ask: Ask, loaded: LoadedTournament, token: str) -> Matched:
    stored = await drafts.fetch(ask, loaded.id, TAKE_LIST, token)
    present = loaded.state.entrants
    return Matched(
        {who: Listed(**line) for who, line in stored["found"].items() if who in present},
        {who: tuple(Listed(**one) for one in lines) for who, lines in stored["doubtful"].items() if who in present},
    )


def _view(ask: Ask, loaded: LoadedTournament, matched: Matched, changes: Mapping[EntrantId, EntrantData]) -> View:
    context = resolve.context(ask, loaded)
    plain, entrants = context.names.plain, loaded.state.entrants
    page = Page()
    page.lines(
        texts.ratings.change(
            name=plain(who),
            there=_line(matched.found[who]),
            before=rating_text(entrants[who]) or texts.ratings.none(),
            after=f"{data.rating:g}" if data.rating is not None else texts.ratings.none(),
        )
        for who, data in changes.items()
    )
    page.section(
        texts.ratings.doubtful(),
        [
            texts.numbers.label(label=plain(who), text="; ".join(map(_line, lines[:3])))
            for who, lines in matched.doubtful.items()
        ],
    )
    missing = [
        plain(one.id)
        for one in loaded.state.active_entrants()
        if one.id not in matched.found and one.id not in matched.doubtful
    ]
    page.section(texts.ratings.not_in_list(), [enumerated(missing)] if missing else [])
    return View(context.heading(texts.ratings.title_list()), page.blocks())


def _line(line: Listed) -> str:
    """Return a line of a list in short: `Schmidt, Anna · WFM · GER · 4600001 · 1990`."""
    return quoted(_parts(line), 80)


def _parts(line: Listed, *more: str) -> str:
    return " · ".join(filter(None, (line.name, line.title, line.federation, line.fide_id, line.born, *more)))


@button(ASK_LIST, STAFF, answers="form")
async def _ask(press: Press) -> None:
    """Ask about the first doubtful players."""
    loaded = await resolve.known(press.ask, press.tournament)
    matched = await _kept(press.ask, loaded, press.argument)
    names = resolve.context(press.ask, loaded).names
    fields = [
        ChoiceField(
            FIELDS[place],
            names.plain(who),
            [(NOBODY, texts.ratings.nobody()), *((str(at), _choice(line)) for at, line in enumerate(lines))],
            help=texts.ratings.which(),
        )
        for place, (who, lines) in enumerate(_asked(matched))
    ]
    await open_form(press.ask, ASK_LIST, loaded.id, press.argument, texts.ratings.title_list(), fields)


def _asked(matched: Matched) -> Sequence[tuple[EntrantId, tuple[Listed, ...]]]:
    """Return the players whom the next form asks about."""
    return list(matched.doubtful.items())[:MOST_FIELDS]


def _choice(line: Listed) -> str:
    return _parts(line, str(line.rating) if line.rating else "")


@form(ASK_LIST, STAFF, Fields(choices=FIELDS))
async def _answered(submission: Submission) -> None:
    """Take the lines chosen, and show the preview again."""
    ask = submission.ask
    await ask.think()
    loaded = await resolve.known(ask, submission.tournament)
    matched = await _kept(ask, loaded, submission.argument)
    found, doubtful = dict(matched.found), dict(matched.doubtful)
    for field, (who, lines) in zip(FIELDS, _asked(matched), strict=False):
        chosen = chosen_of(submission.values, field)
        if chosen:
            del doubtful[who]
        if chosen.isdecimal() and int(chosen) < len(lines):
            found[who] = lines[int(chosen)]
    await _show(ask, loaded, Matched(found, doubtful))


@button(TAKE_LIST, STAFF)
async def _taken_over(press: Press) -> None:
    """Take over what was shown."""
    ask, loaded = await press.begin_work(update=True)
    matched = await _kept(ask, loaded, press.argument)
    data = _changes(loaded.state, matched.found, _fields(ask, loaded))
    if data:
        await ask.carry_out(loaded, ChangeEntrants(data=data))
    await drafts.forget(ask, loaded.id, TAKE_LIST)
    await ask.replace(Message(content=texts.ratings.taken_from_list(count=len(data))))
