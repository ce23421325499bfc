"""Export a tournament: tables, report and calendar for everybody, the log for directors."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from bot.errors import GameServerTroubleError, SealedLogError
from bot.files.calendar import player_calendar, rounds_calendar
from bot.files.errors import NoGameRecordsError, NoTimesYetError, NotLikeChessError
from bot.files.game_records import records_wanted
from bot.files.locales import for_locale
from bot.files.report import Picture, report
from bot.files.tables import attached, tables
from bot.files.trf import Heading, has_trf, trf
from bot.game_server_api.in_use import servers_in_use
from bot.game_server_api.port import GameServerError, RecordKeeper
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.context import TournamentContext
from bot.text.format_texts import form_title
from bot.text.messages import Attachment, Button, Message
from bot.text.names import quoted_name
from bot.text.picture_kinds import kind_of, pictures_on
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import HERE
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import subscribing
from bot.ui.flows.reading import round_of
from bot.ui.showing import picture_refs_of
from bot.views.groups import part_of_round, together_with
from bot.views.sealing import open_stages
from bot.views.table import file_name
from formats.core.commands import LookAtForms
from formats.core.events import RoundAmended, RoundPaired
from formats.core.forms import form_now, sealed_forms
from formats.core.log import Record
from formats.core.values import EntrantId
from formats.core.verify import effective
from formats.toolkit.fide.stage_record import complete_rounds
from storage.transfer import export_log

MOST_FILES = 10
"""Files Discord takes in one message."""


async def export_tables(ask: Ask, loaded: LoadedTournament) -> None:
    """Everything as tables; directors and coordinators get more of them, and the log."""
    person, context = (await ask.person()).id, resolve.context(ask, loaded)
    staff = person in loaded.staff_ids("director", "coordinator")
    people = await ask.service.database.people.many({record.actor for record in loaded.records} if staff else ())
    actors = {actor.id: quoted_name(actor.name) for actor in people.values()}
    exported = await asyncio.to_thread(tables, context, loaded.records, actors, staff=staff)
    locale = ask.locale
    files = [attached((title, for_locale(csv, locale))) for title, csv in exported]
    notes = [texts.files.tables_exported()]
    sealed = sealed_forms(loaded.state, ask.service.engine)
    if person in (loaded.staff_ids("director") if sealed else loaded.staff_ids("director", "coordinator")):
        files.append(await log_file(ask, loaded))
        notes.append(texts.reading.log_exported())
    for start in range(0, len(files), MOST_FILES):
        await ask.say(
            Message(content="\n".join(notes) if start == 0 else "", files=tuple(files[start : start + MOST_FILES]))
        )


async def export_report(ask: Ask, loaded: LoadedTournament) -> None:
    """The whole tournament as a page."""
    context, now = resolve.context(ask, loaded), ask.service.clock.now()
    pictures = await _printed(ask, loaded, context)
    file = await asyncio.to_thread(report, context, loaded.records, now=now, pictures=pictures)
    await ask.say(Message(content=texts.files.report_exported(), files=(file,)))


def _report_pictures(context: TournamentContext, stage: int) -> Iterator[tuple[str, str]]:
    """The kinds of pictures of a stage in a report, and what each is called; of the last stage those of the whole."""
    for kind in pictures_on(context, "report", stage):
        known = kind_of(kind)
        if known is not None and (not known.of_whole or stage == context.state.stage_number):
            yield kind, str(known.title)


async def _printed(ask: Ask, loaded: LoadedTournament, context: TournamentContext) -> list[Picture]:
    """Draw the pictures of all public stages, on white."""
    painter = ask.herald.painter
    pictures: list[Picture] = []
    if painter is None:
        return pictures
    for stage in open_stages(context):
        for kind, what in _report_pictures(context, stage):
            title = " · ".join(filter(None, (context.stage_title(stage), what)))
            picture_refs = picture_refs_of(loaded, kind, stage=stage)
            pictures += [
                Picture(title, picture.alt, picture.png) for picture in await painter.pictures(picture_refs, "light")
            ]
    return pictures


async def export_chess(ask: Ask, loaded: LoadedTournament, heading: Heading) -> None:
    """Every stage that is like a chess tournament, as chess programs read it. `NotLikeChessError`."""
    context = resolve.context(ask, loaded)
    fitting = [number for number in open_stages(context) if has_trf(context, number)]
    if not fitting:
        raise NotLikeChessError(loaded.state.title)
    for number in fitting:
        rounds = len(complete_rounds(context.stage(number)))
        await ask.say(
            Message(
                content=texts.files.chess_exported(rounds=rounds),
                files=(trf(context, number, heading, rounds_by_hand(loaded.records, number)),),
            )
        )


def rounds_by_hand(records: Sequence[Record], stage: int) -> tuple[int, ...]:
    """Return the rounds of a stage that a director has paired, or changed."""
    causes: dict[int, str] = {}
    for record in effective(records):
        event = record.event
        if not isinstance(event, RoundPaired | RoundAmended) or event.stage != stage:
            continue
        if isinstance(event, RoundPaired) or event.cause == "director":
            causes[event.round_number] = event.cause
    return tuple(number for number, cause in causes.items() if cause == "director")


async def export_games(ask: Ask, loaded: LoadedTournament, round_given: str | None = None) -> None:
    """The moves of the games of a round, or of all, as the game server has them, in stages everybody may see.

    `NoGameRecordsError`, `GameServerTroubleError`.
    """
    context = resolve.context(ask, loaded)
    rounds, name = _rounds(context, round_given)
    wanted = await asyncio.to_thread(records_wanted, context, loaded.records, rounds)
    files: list[Attachment] = []
    for key, games in wanted.items():
        server = servers_in_use().get(key)
        keeper = None if server is None else server.adapter
        if isinstance(keeper, RecordKeeper):
            try:
                text = await keeper.records(games)
            except GameServerError as error:
                raise GameServerTroubleError(key, error.trouble) from error
            if text:
                files.append(
                    Attachment(name=file_name(loaded.state.title, name, ending=keeper.record_ending), text=text)
                )
    if not files:
        raise NoGameRecordsError(loaded.state.title)
    await ask.say(Message(content=texts.files.games_exported(), files=tuple(files)))


async def export_calendar(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: EntrantId | None = None,
    round_given: str | None = None,
    *,
    buttons: tuple[Button, ...] = (),
) -> None:
    """The games of one player, of one round, or all games. `NoTimesYetError`."""
    context, now = resolve.context(ask, loaded), ask.service.clock.now()
    if entrant is not None:
        loaded.state.entrant(entrant)
        file = player_calendar(context, loaded.records, entrant, now=now, url=_channel_url(loaded))
    else:
        rounds, name = _rounds(context, round_given)
        file = rounds_calendar(context, loaded.records, rounds, name, now=now, url=_channel_url(loaded))
    if file is None:
        raise NoTimesYetError(loaded.state.title)
    await ask.say(Message(content=texts.files.calendar_exported(), files=(file,), buttons=buttons))


def _rounds(context: TournamentContext, round_given: str | None) -> tuple[list[tuple[int, int]], str]:
    """The rounds that are meant, and what they are called."""
    if round_given is None:
        every = [(number, round_.number) for number, log in enumerate(context.state.started) for round_ in log.rounds]
        return every, texts.files.all_games()
    stage, number = round_of(context.state, round_given)
    round_ = context.state.started[stage].rounds[number - 1]
    title = part_of_round(context, stage, round_) or context.round_title(stage, round_)
    return [(stage, other.number) for other in together_with(context, stage, round_)], title


def _channel_url(loaded: LoadedTournament) -> str:
    """Where the tournament is on Discord."""
    row = loaded.row
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}" if row.guild_id and row.channel_id else ""


async def own_calendar(ask: Ask, loaded: LoadedTournament) -> None:
    """Send the calendar of the user's own games, with a button to subscribe to it."""
    entrant = await resolve.me(ask, loaded)
    try:
        await export_calendar(ask, loaded, entrant, buttons=subscribing.offered(ask, loaded.id))
    except NoTimesYetError:
        if ask.herald.policies.page is None:
            raise
        await subscribing.show_address(ask, loaded.id)


@button(actions.CALENDAR, HERE)
async def _calendar_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await own_calendar(ask, loaded)


async def export_log_file(ask: Ask, loaded: LoadedTournament) -> None:
    """Everything that happened, as JSON lines, for directors and coordinators."""
    await resolve.staff(ask, loaded)
    await ask.say(Message(content=texts.reading.log_exported(), files=(await log_file(ask, loaded),)))


async def log_file(ask: Ask, loaded: LoadedTournament) -> Attachment:
    """The whole log as JSON lines. What is sealed is in it: then it is for directors, and recorded.

    Raises `SealedLogError`.
    """
    sealed = sealed_forms(loaded.state, ask.service.engine)
    if sealed and (await ask.person()).id not in loaded.staff_ids("director"):
        raise SealedLogError(tuple(form_title(form_now(loaded.state, ask.service.engine, key)) for key in sealed))
    if sealed:
        await ask.carry_out(loaded, *(LookAtForms(form=key) for key in sealed))
    text = await export_log(ask.service.database, loaded.id)
    return Attachment(name=file_name(loaded.state.title, "log", ending="jsonl"), text=text)
