"""Calendar files: read by a calendar program's eyes, folded and escaped, and following every change."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from icalendar import Calendar

from bot.files.calendar import player_calendar, rounds_calendar
from formats.core import commands as cmd
from formats.core.model import RoundPairings
from tests.bot.played import STAGES, Played
from tests.bot.sealed_swiss import Sealed

NOW = datetime(2010, 1, 6, 12, tzinfo=UTC)
LATER = datetime(2010, 1, 9, 20, 0, tzinfo=UTC)
URL = "https://discord.com/channels/5/77"


def first_round(people: int = 12) -> Played:
    played = Played()
    played.people = played.people[:people]
    return played.create().enter().close().publish()


def text_of(played: Played, entrant: str = "e1") -> str:
    file = player_calendar(played.context, played.records, entrant, now=NOW, url=URL)
    assert file is not None
    return file.text


def events(played: Played, entrant: str = "e1") -> dict[str, Any]:
    """The events of a player's file, by their UIDs."""
    calendar = Calendar.from_ical(text_of(played, entrant))
    return {str(event["uid"]): event for event in calendar.walk("VEVENT")}


def only(played: Played, entrant: str = "e1") -> Any:
    (event,) = events(played, entrant).values()
    return event


def all_of(played: Played) -> list[Any]:
    file = rounds_calendar(played.context, played.records, [(0, 1)], "Round 1", now=NOW)
    assert file is not None
    return list(Calendar.from_ical(file.text).walk("VEVENT"))


def test_a_players_file_holds_the_game_with_its_time_in_utc() -> None:
    played = first_round()
    game = played.game_of("e1")
    time = played.state.times[game.id]
    event = only(played)
    assert event.start == time.at
    assert f"DTSTART:{time.at:%Y%m%dT%H%M%SZ}" in text_of(played)
    assert event.end - event.start == timedelta(hours=2)
    opponent = played.context.names.full(game.opponent("e1"))
    assert "Ana" in event["summary"]
    assert opponent in event["summary"]
    assert f"{opponent}: " in event["description"]
    assert str(event["description"]).splitlines()[0] == "Open Classic, round 1"
    assert "60s/5m/75/0/4h/4m" in event["description"]
    assert event["url"] == URL


def test_a_file_is_called_after_the_player_and_says_when_it_was_made() -> None:
    played = first_round()
    calendar = Calendar.from_ical(text_of(played))
    name = played.context.names.full("e1")
    assert str(calendar["x-wr-calname"]) == f"World Championship: {name}"
    assert (str(calendar["version"]), str(calendar["method"])) == ("2.0", "PUBLISH")
    assert "REFRESH-INTERVAL;VALUE=DURATION:PT1H" in text_of(played)
    assert "X-PUBLISHED-TTL:PT1H" in text_of(played)
    assert only(played)["dtstamp"].dt == NOW
    assert only(played)["last-modified"].dt == played.now


def test_a_game_counts_what_has_changed_since_it_was_paired() -> None:
    played = first_round()
    assert int(only(played)["sequence"]) == 1  # it has a time
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True), actor="timetable")
    assert int(only(played)["sequence"]) == 2
    played.do(cmd.RuleForfeit(pairing=played.game_of("e1").id, absent=("e1",), text=""))
    assert int(only(played)["sequence"]) == 3


def test_players_who_change_sides_still_play_the_same_game() -> None:
    played = first_round()
    round_ = played.state.current_round
    assert round_ is not None
    before = {str(event["uid"]): int(event["sequence"]) for event in all_of(played)}
    first, *rest = round_.pairings.pairings
    turned = first.model_copy(update={"seats": first.seats[::-1]})
    pairings = RoundPairings(pairings=(turned, *rest))
    played.do(cmd.OverrideRound(stage=0, round_number=1, pairings=pairings, text="sides"))
    after = {str(event["uid"]): int(event["sequence"]) for event in all_of(played)}
    assert after.keys() == before.keys()
    assert {uid for uid in after if after[uid] != before[uid]} == {str(only(played, first.seats[0])["uid"])}


def test_the_next_round_changes_nothing_about_the_games_of_the_last_one() -> None:
    played = first_round()
    played.play()
    before = {uid: event["sequence"] for uid, event in events(played).items()}
    played.publish()
    after = {uid: event["sequence"] for uid, event in events(played).items()}
    assert len(after) == 2
    assert after.items() > before.items()


def test_a_tentative_time_says_so_until_it_is_final() -> None:
    played = first_round()
    before = only(played)
    assert before["status"] == "TENTATIVE"
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True), actor="timetable")
    after = only(played)
    assert after["status"] == "CONFIRMED"
    assert after["uid"] == before["uid"]
    assert int(after["sequence"]) > int(before["sequence"])
    assert after["last-modified"].dt > before["last-modified"].dt


def test_a_game_that_moves_keeps_its_uid_and_raises_its_sequence() -> None:
    played = first_round()
    before = only(played)
    played.do(cmd.MoveGame(pairing=played.game_of("e1").id, at=LATER, text="asked for", knowingly=True))
    after = only(played)
    assert after.start == LATER
    assert (after["uid"], int(after["sequence"])) == (before["uid"], int(before["sequence"]) + 1)


def test_nothing_changes_while_nothing_happens_to_the_game() -> None:
    played = first_round()
    before = text_of(played)
    other = next(game for game in played.state.open_games() if "e1" not in game.seats)
    played.do(cmd.MoveGame(pairing=other.id, at=LATER, text="asked for", knowingly=True))
    assert text_of(played) == before


def test_a_round_taken_back_is_cancelled_and_paired_again_it_is_on() -> None:
    played = first_round()
    before = only(played)
    played.do(cmd.UndoCommand(command_id=played.records[-1].command_id))
    gone = only(played)
    assert (gone["status"], gone["uid"], gone.start) == ("CANCELLED", before["uid"], before.start)
    assert int(gone["sequence"]) > int(before["sequence"])
    again = only(played.publish())
    assert (again["status"], again["uid"]) == ("TENTATIVE", before["uid"])
    assert int(again["sequence"]) > int(gone["sequence"])


def override(played: Played) -> None:
    """The players in the second seats of the first two boards change places."""
    round_ = played.state.current_round
    assert round_ is not None
    first, second, *rest = round_.pairings.pairings
    changed = (
        first.model_copy(update={"seats": (first.seats[0], second.seats[1])}),
        second.model_copy(update={"seats": (second.seats[0], first.seats[1])}),
    )
    pairings = RoundPairings(pairings=(*changed, *rest))
    played.do(cmd.OverrideRound(stage=0, round_number=1, pairings=pairings, text="mixed up"))


def test_another_opponent_is_another_game_and_the_old_one_is_cancelled() -> None:
    played = first_round()
    round_ = played.state.current_round
    assert round_ is not None
    player = round_.pairings.pairings[0].seats[0]
    before = only(played, player)
    override(played)
    found = events(played, player)
    assert len(found) == 2
    assert found[before["uid"]]["status"] == "CANCELLED"
    assert int(found[before["uid"]]["sequence"]) > int(before["sequence"])
    (new,) = [event for uid, event in found.items() if uid != before["uid"]]
    assert new["status"] == "TENTATIVE"


def test_what_follows_an_override_that_was_taken_back_belongs_to_the_old_game() -> None:
    played = first_round()
    round_ = played.state.current_round
    assert round_ is not None
    player, board = round_.pairings.pairings[0].seats[0], round_.pairings.pairings[0].id
    before = only(played, player)
    override(played)
    played.do(cmd.UndoCommand(command_id=played.records[-1].command_id))
    played.do(cmd.MoveGame(pairing=board, at=LATER, text="asked for", knowingly=True))
    found = events(played, player)
    assert found[before["uid"]].start == LATER
    assert found[before["uid"]]["status"] == "CONFIRMED"
    assert [event["status"] for uid, event in found.items() if uid != before["uid"]] == ["CANCELLED"]


def test_a_game_won_without_play_and_a_tournament_called_off_are_cancelled() -> None:
    played = first_round()
    game = played.game_of("e1")
    played.do(cmd.RuleForfeit(pairing=game.id, absent=(game.opponent("e1"),), text=""))
    assert only(played)["status"] == "CANCELLED"
    called_off = first_round()
    before = only(called_off)
    called_off.do(cmd.CancelTournament())
    after = only(called_off)
    assert after["status"] == "CANCELLED"
    assert int(after["sequence"]) > int(before["sequence"])


def test_a_rounds_file_holds_all_its_games_and_agrees_with_the_players() -> None:
    played = first_round()
    file = rounds_calendar(played.context, played.records, [(0, 1)], "Round 1", now=NOW)
    assert file is not None
    assert file.name == "world-championship-round-1.ics"
    found = Calendar.from_ical(file.text).walk("VEVENT")
    assert len(found) == 6
    assert str(only(played)["uid"]) in {str(event["uid"]) for event in found}
    assert rounds_calendar(played.context, played.records, [(0, 2)], "Round 2", now=NOW) is None


def test_uids_of_two_tournaments_differ() -> None:
    first, other, twin = first_round(), Played(), Played()
    plan = cmd.CreateTournament(title="Other", stages=STAGES, settings=first.state.settings, seed=first.state.seed)
    for played, identity in ((other, "1" * 32), (twin, "2" * 32)):
        played.do(plan.model_copy(update={"identity": identity}))
        played.enter().close().publish()
    files = [set(events(played)) for played in (first, other, twin)]
    assert sum(map(len, files)) == len(set.union(*files))


def test_without_times_there_is_no_file() -> None:
    played = Played().create(week=None).enter().close().publish()
    assert player_calendar(played.context, played.records, "e1", now=NOW) is None


HOSTILE = (
    "Ana\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR",
    "a;b,c\\d:e",
    "千" * 80,
    "דנה" * 30,
    "\u202eevil",
    "🎲" * 40,
)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_escaped_and_folded(name: str) -> None:
    played = first_round()
    played.people = (name, *played.people[1:])
    text = text_of(played)
    assert text.endswith("END:VCALENDAR\r\n")
    lines = text.removesuffix("\r\n").split("\r\n")
    assert (lines.count("BEGIN:VCALENDAR"), lines.count("END:VCALENDAR"), lines.count("BEGIN:VEVENT")) == (1, 1, 1)
    assert all(len(line.encode()) <= 75 for line in lines)
    assert "\n" not in "".join(lines)
    assert played.context.names.full("e1") in only(played)["summary"]


def test_sealed_stages_are_in_no_calendar() -> None:
    played = first_round()
    engine = replace(played.engine, formats={**played.engine.formats, Sealed.key: Sealed()})
    assert player_calendar(replace(played.context, engine=engine), played.records, "e1", now=NOW) is None
