"""Files in chat: tables, a report, calendars, a file for chess programs, in a person's words."""

from __future__ import annotations

from typing import Any

from icalendar import Calendar

from bot.sandbox.people import Person, Reply
from bot.text.texts import texts
from tests.bot.commands.desk import FOUR, started, td
from tests.bot.commands.rounds import board, fixed, paired
from tests.bot.world import LOBBY, World


async def export(world: World, by: str = "Ana", **options: Any) -> Reply:
    reply = await world.sandbox.person(by).slash("/tournament export", channel=LOBBY, **options)
    await world.settled()
    return reply


def files(reply: Reply) -> dict[str, str]:
    """All files of an answer, however many messages it took."""
    messages = [reply.message, *reply.follow_ups]
    return {file.filename: file.data.decode() for message in messages for file in message.attachments}


async def chess_club(world: World, system: str = "format:swiss") -> None:
    await world.tournament(system, players=FOUR)
    await td(world, "/td close")
    await td(world, "/round publish")


async def test_tables_of_everything_for_anybody(world: World) -> None:
    await started(world)
    found = files(await export(world))
    assert {"cup-field.csv", "cup-rounds.csv", "cup-seeds.csv", "cup-draws.csv", "cup-chronicle.csv"} <= set(found)
    assert not {"cup-ledger.csv", "cup-audit.csv", "cup-availability.csv", "cup-log.jsonl"} & set(found)


async def test_directors_get_the_rest_and_the_log_in_as_many_messages_as_it_takes(world: World) -> None:
    await started(world)
    reply = await export(world, by="Omar")
    await reply.follow_up()
    found = files(reply)
    assert {"cup-ledger.csv", "cup-audit.csv", "cup-availability.csv", "cup-forms.csv", "cup-log.jsonl"} <= set(found)
    assert found["cup-log.jsonl"].count("\n") == len((await world.loaded()).records) + 1
    assert len(reply.follow_ups) == 1


async def test_the_report_is_one_page_for_everybody(world: World) -> None:
    await started(world)
    reply = await export(world, what="report")
    (page,) = files(reply).items()
    assert page[0] == "cup-report.html"
    assert page[1].startswith("<!DOCTYPE html>")
    assert all(name in page[1] for name in FOUR)
    assert "Why these pairings" in page[1]
    assert "offline" in reply.text


async def test_a_report_before_anything_has_begun(world: World) -> None:
    await world.tournament(players=FOUR)
    (page,) = files(await export(world, what="report")).values()
    assert "Play has not started." in page


def events(text: str) -> list[str]:
    return [str(event["summary"]) for event in Calendar.from_ical(text).walk("VEVENT")]


async def test_my_calendar_by_command_and_by_button(world: World) -> None:
    game = await fixed(world)
    reply = await game.first.slash("/tournament export", channel=LOBBY, what="mine")
    (text,) = files(reply).values()
    (summary,) = events(text)
    assert game.first.name in summary
    assert game.second.name in summary
    assert f"discord.com/channels/{world.server.id}/" in text.replace("\r\n ", "")
    post = next(seen for seen in game.first.sees(LOBBY) if seen.find_button("My calendar"))
    await world.restart_bot()
    pressed = await game.first.click("My calendar", in_=post)
    assert events(next(iter(files(pressed).values()))) == [summary]
    assert pressed.ephemeral


async def test_who_is_not_in_has_no_calendar(world: World) -> None:
    await fixed(world)
    stranger: Person = await world.server.join("Stranger")
    refused = await stranger.slash("/tournament export", channel=LOBBY, what="mine")
    assert "You're not in" in refused.text
    assert not refused.message.attachments


async def test_calendars_of_a_round_of_a_player_and_of_all(world: World) -> None:
    game = await paired(world)
    (text,) = files(await export(world, game.first.name, what="calendar", round="s0r1")).values()
    assert len(events(text)) == 5
    (text,) = files(await export(world, game.first.name, what="calendar")).values()
    assert len(events(text)) == 5
    assert texts.files.all_games() in str(Calendar.from_ical(text)["X-WR-CALNAME"])
    other = await board(world, 2)
    (text,) = files(await export(world, game.first.name, what="calendar", entrant=other.first.name)).values()
    assert len(events(text)) == 1
    assert other.first.name in events(text)[0]


async def test_what_there_is_no_file_of_is_said(world: World) -> None:
    await chess_club(world)
    assert "nothing to put into a calendar" in (await export(world, what="calendar")).text
    assert (
        "nothing to put into a calendar"
        in (await world.sandbox.person("Bo").slash("/tournament export", channel=LOBBY, what="mine")).text
    )
    assert "There is no round" in (await export(world, what="calendar", round="9")).text
    assert "I can't find that player" in (await export(world, what="calendar", entrant="nobody")).text


async def test_a_swiss_for_chess_programs(world: World) -> None:
    await chess_club(world)
    reply = await export(world, what="chess")
    assert "0 complete rounds" in reply.text
    for game in (await world.loaded()).state.open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    reply = await export(world, what="chess")
    (text,) = files(reply).values()
    assert "1 complete round." in reply.text
    assert text.count("\r\n001 ") == 4
    assert text.count(" w 1") == 2


async def test_a_knock_out_is_nothing_for_chess_programs(world: World) -> None:
    await chess_club(world, "format:single_elimination")
    assert "Swiss and round robin" in (await export(world, what="chess")).text


async def test_tables_as_the_readers_country_writes_numbers(world: World) -> None:
    await chess_club(world)
    ana = world.sandbox.person("Ana")
    text = files(await ana.slash("/tournament export", channel=LOBBY))["cup-standings.csv"]
    assert text.splitlines()[0].startswith("\ufeffrank,name,points")
    ana.user.locale = "de"
    text = files(await ana.slash("/tournament export", channel=LOBBY))["cup-standings.csv"]
    assert text.splitlines()[0].startswith("\ufeffrank;name;points")
    looked = files(await ana.slash("/tournament standings", channel=LOBBY))["cup-standings.csv"]
    assert looked.splitlines()[0].startswith("\ufeffrank;name;points")


async def test_moves_of_games_are_there_only_of_what_was_played_on_a_server(world: World) -> None:
    await chess_club(world)
    assert "has no games whose moves I can fetch" in (await export(world, what="games")).text
