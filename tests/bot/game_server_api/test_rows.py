"""The games that a tournament needs on its server, computed from its state and the stored rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.game_server_api.port import Seated
from bot.game_server_api.rows import (
    COUNTED,
    MOVED,
    TAKEN,
    VANISHED,
    RequestMapper,
    asked_again,
    moved,
    outdated,
    rows_needed,
    too_early,
)
from bot.game_server_api.token_store import TokenStore
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import TournamentState
from storage.server_games import GameRow
from tests.bot.season import SIGN_UP_OPENS, Season, in_first_round, new_person

SERVER = "online_go"
THREE_ROUNDS = StagePlan(system="swiss", title="Swiss", options={"rounds": 3})


@pytest.fixture
def season() -> Season:
    """Four, paired for the first round."""
    return in_first_round(THREE_ROUNDS)


def needed(season: Season, *rows: GameRow) -> list[GameRow]:
    return rows_needed(season.loaded, rows, SERVER, SIGN_UP_OPENS)


def row(pairing: Pairing, number: int = 1, **changed: str) -> GameRow:
    made = GameRow("t1", pairing.id, number, SERVER, *pairing.seats, state="made", asked_at=SIGN_UP_OPENS)
    return replace(made, **changed)  # type: ignore[arg-type]


def numbers(rows: list[GameRow]) -> Iterator[tuple[str, int]]:
    return ((row.pairing_id, row.number) for row in rows)


def test_every_open_game_needs_one(season: Season) -> None:
    first, second = season.games()
    assert [*numbers(needed(season))] == [(first.id, 1), (second.id, 1)]
    (row_needed,) = needed(season, row(first))
    assert row_needed == row(second, state="asked")


def test_a_game_that_has_a_result_needs_none(season: Season) -> None:
    first, second = season.games()
    season.report(first)
    assert [*numbers(needed(season))] == [(second.id, 1)]


def test_whoever_is_seated_otherwise_or_moves_to_another_server_needs_another_one(season: Season) -> None:
    first, second = season.games()
    swapped = row(first, first=first.seats[1], second=first.seats[0])
    elsewhere = row(second, server="lichess")
    assert [*numbers(needed(season, swapped, elsewhere))] == [(first.id, 2), (second.id, 2)]


def test_a_game_that_is_played_again_needs_a_new_one_and_no_more(season: Season) -> None:
    first, second = season.games()
    season.report(first)
    season.do(cmd.OrderRematch(pairing=first.id, text="The server was down."))
    assert [*numbers(needed(season, row(first), row(second)))] == [(first.id, 2)]
    assert not needed(season, row(first), row(first, 2), row(second))


def test_of_an_older_game_nothing_more_is_expected(season: Season) -> None:
    first, second = season.games()
    rows = [row(first, invites=("a", "b")), row(first, 2), row(second)]  # type: ignore[arg-type]
    (gone,) = outdated(season.state, rows)
    assert (gone.number, gone.state, gone.invites) == (1, "over", None)


def test_of_a_game_whose_pairing_is_gone_neither(season: Season) -> None:
    first, second = season.games()
    rows = [row(first), row(second)]
    assert not outdated(season.state, rows)
    season.undo()
    assert [*numbers(outdated(season.state, rows))] == [(first.id, 1), (second.id, 1)]


def test_of_a_game_seated_otherwise_neither_and_what_is_over_stays_so(season: Season) -> None:
    first, second = season.games()
    swapped = row(first, first=first.seats[1], second=first.seats[0])
    assert [*numbers(outdated(season.state, [swapped, row(second)]))] == [(first.id, 1)]
    assert not outdated(season.state, [replace(swapped, state="over"), row(second)])


def test_a_round_taken_back_and_published_again_is_another_round_with_games_of_its_own(season: Season) -> None:
    first, second = season.games()
    before = [row(first), row(second)]
    season.undo()
    season.now += timedelta(minutes=5)
    season.publish()
    assert {game.id for game in season.games()} == {first.id, second.id}
    assert {number for _, number in numbers(needed(season, *before))} == {2}


def test_a_result_entered_by_hand_and_undone_asks_for_the_same_game_once_more(season: Season) -> None:
    first, second = season.games()
    over = row(first, state="over")
    season.do(cmd.RecordResult(pairing=first.id, report=Report(winner=first.seats[0])))
    assert not asked_again(season.state, [over, row(second)], SERVER)
    season.undo()
    assert not needed(season, over, row(second))
    assert asked_again(season.state, [over, row(second)], SERVER) == [replace(over, state="asked")]


def test_a_result_the_server_told_that_was_undone_stays_undone(season: Season) -> None:
    first, second = season.games()
    counted = row(first, state="over", told=f"{COUNTED}:e1")
    assert not needed(season, counted, row(second))
    assert not asked_again(season.state, [counted, row(second)], SERVER)


def test_a_key_that_is_taken_there_is_no_game(season: Season) -> None:
    first, second = season.games()
    taken = row(first, state="over", told=TAKEN)
    assert [*numbers(needed(season, taken, row(second)))] == [(first.id, 2)]
    assert not needed(season, taken, row(first, 2), row(second))
    assert not asked_again(season.state, [taken, row(second)], SERVER)


def test_whoever_is_seated_as_before_once_more_has_a_game_of_that_seating(season: Season) -> None:
    first, second = season.games()
    swapped = row(first, 2, first=first.seats[1], second=first.seats[0])
    assert [*numbers(needed(season, row(first), swapped, row(second)))] == [(first.id, 3)]


def test_a_game_keeps_the_terms_it_was_made_with(season: Season) -> None:
    first, second = season.games()
    mapper = RequestMapper(season.loaded, "here", {}, TokenStore(""))
    assert mapper.wanted(row(first, terms="5+3 rated")).terms == "5+3 rated"
    assert mapper.wanted(row(second)).terms == season.state.settings.game_terms


def test_nobody_a_server_knows_sits_for_a_guest_or_for_whoever_was_forgotten(season: Season) -> None:
    mapper = RequestMapper(season.loaded, "here", {}, TokenStore(""))
    rating = season.state.entrants["e1"].data.rating
    assert mapper.seated("e1") == Seated("here-p1", rating=rating)
    for changed in ({"discord_id": None}, {"erased": True}):
        season.people["e1"] = replace(new_person(1), **changed)
        assert RequestMapper(season.loaded, "here", {}, TokenStore("")).seated("e1") == Seated("", rating=rating)
    del season.people["e1"]
    assert RequestMapper(season.loaded, "here", {}, TokenStore("")).seated("e1") == Seated("", rating=rating)


def test_a_game_that_is_made_once_more_begins_when_it_was_asked_for(season: Season) -> None:
    first, _ = season.games()
    mapper = RequestMapper(season.loaded, "here", {}, TokenStore(""))
    later = row(first).asked_at + timedelta(days=3)
    again = replace(row(first, 2), asked_at=later)
    paired = season.state.started[0].paired_at[0]
    assert [mapper.wanted(game_row).since for game_row in (row(first), again)] == [paired, later]
    assert mapper.wanted(again).round_number == 1
    assert mapper.wanted(row(first)).key != mapper.wanted(again).key
    assert mapper.wanted(row(first)).round_key == mapper.wanted(again).round_key


DAY = timedelta(days=1)


def with_time(season: Season, pairing: Pairing, at: datetime, *, final: bool = True) -> TournamentState:
    return replace(season.state, times={pairing.id: ev.GameTime(at=at, final=final)})


def test_a_game_is_too_early_until_its_start_is_final_and_near(season: Season) -> None:
    first, second = season.games()
    start = SIGN_UP_OPENS + 3 * DAY
    state = with_time(season, first, start)
    assert too_early(state, row(first), start - DAY - timedelta(seconds=1), DAY)
    assert not too_early(state, row(first), start - DAY, DAY)
    assert not too_early(state, row(first), start + DAY, DAY)
    assert too_early(with_time(season, first, start, final=False), row(first), start, DAY)
    assert not too_early(state, row(second), SIGN_UP_OPENS, DAY)


def test_a_game_is_moved_if_its_new_start_is_still_to_come(season: Season) -> None:
    first, second = season.games()
    start, later = SIGN_UP_OPENS + DAY, SIGN_UP_OPENS + 2 * DAY
    rows = [replace(row(first), starts_at=start), row(second)]
    assert moved(with_time(season, first, start), rows, SIGN_UP_OPENS) == []
    assert moved(with_time(season, first, later), rows, SIGN_UP_OPENS) == rows[:1]
    assert moved(with_time(season, first, later), rows, later) == []
    assert moved(with_time(season, second, later), rows, SIGN_UP_OPENS) == []


@pytest.mark.parametrize("told", [VANISHED, MOVED])
def test_a_game_that_is_gone_or_was_made_for_another_start_needs_another_one(season: Season, told: str) -> None:
    first, second = season.games()
    rows = [row(first, state="over", told=told), row(second)]
    assert [*numbers(needed(season, *rows))] == [(first.id, 2)]
    assert asked_again(season.state, rows, SERVER) == []
