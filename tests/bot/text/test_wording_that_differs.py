"""What is said in one way or another: of sign-up, forms, claims, servers, pages, and posts that wait."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

import pytest

from bot.announcements.forms import _by_director
from bot.announcements.groups import _how_to_report, _under_way_text
from bot.announcements.server_games import _without
from bot.charts.rounds import _byes_text, _idle_text
from bot.commands.directing.page import _page_lines
from bot.parsing.named_entrants import _which_one
from bot.schedule.deadlines import _pair_text
from bot.service.page_settings import PageSettings
from bot.text import forms, times
from bot.text.forms import asked_text, asking_text
from bot.text.games import game_time_text
from bot.text.held_posts import held_text
from bot.text.reach import Reach
from bot.text.signup import closed_text, fee_text
from bot.text.texts import texts
from bot.ui.flows.accounts import _account_line, _prove
from bot.ui.flows.directing_games import _move_to
from bot.ui.flows.directing_players import _added_text, _is_back_text
from bot.ui.flows.groups import _noted_text
from bot.ui.flows.handing_in import _handed_in_for, _handed_in_text
from bot.ui.flows.joining import _entered_text
from bot.ui.flows.next_step import _signup_opened, _timetable_text
from bot.ui.flows.privacy import _stored_text, _what_happens
from bot.ui.flows.publishing import _not_posted, _on_standings, _opened_text
from bot.ui.flows.reminding import _chosen_text
from bot.views.digest import _missing_of
from bot.views.forms import _state_of
from bot.views.odds import caption_text
from formats.core.model import Odds
from storage.holds import Hold, HoldCause
from storage.targets import Target

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
AT_NOON = f"<t:{NOON.timestamp():.0f}"


def test_opened_sign_up_says_until_when_it_is_open_and_that_a_date_has_passed() -> None:
    until = _signup_opened("Cup", NOON, has_date=True)
    endless = _signup_opened("Cup", None, has_date=True)
    plain = _signup_opened("Cup", None, has_date=False)
    assert AT_NOON in until
    assert "has passed" not in until
    assert "has passed" in endless
    assert until.startswith(plain)
    assert endless.startswith(plain)
    assert plain == "Sign-up for **Cup** is open, and I've posted it."


def test_games_that_are_open_at_once_are_published_under_the_name_of_their_part_if_it_has_one() -> None:
    assert _opened_text("League A", 3).startswith("**League A** is published: 3 games")
    assert _opened_text("", 3).startswith("Published: 3 games")


def test_of_several_times_a_button_tells_the_clock_on_the_wall_and_how_far_it_is_from_utc() -> None:
    assert _move_to(NOON, "America/New_York", one_of=2) == "Set it to Sun 1 Mar 07:00 (UTC-0500)"
    assert _move_to(NOON, "America/New_York", one_of=1) == "Set this time"


def test_whoever_comes_in_or_back_is_in_or_waits() -> None:
    assert _is_back_text("Ada", waiting=True) == "**Ada** is on the waiting list."
    assert _is_back_text("Ada", waiting=False) == "**Ada** is back in."
    assert _added_text("Ada", 7, waiting=True) == "**Ada** is on the waiting list."
    assert _added_text("Ada", 7, waiting=False) == "**Ada** is in; that makes 7."


def test_a_timetable_runs_or_is_paused() -> None:
    assert _timetable_text(running=True) == "The timetable is running."
    assert "paused" in _timetable_text(running=False)


def test_a_limit_and_a_waiting_list_are_said_only_where_they_are() -> None:
    assert "of 16" in _entered_text("Ada", 7, 16)
    assert "16" not in _entered_text("Ada", 7, None)
    assert "waiting" in closed_text("Cup", 8, 2)
    assert "waiting" not in closed_text("Cup", 8, 0)


def test_a_fee_is_returned_or_is_not() -> None:
    assert fee_text("USD 20.00", returned=True) != fee_text("USD 20.00", returned=False)


@pytest.mark.parametrize("due", [NOON, None])
def test_until_when_a_form_can_be_handed_in_is_said_wherever_it_is_known(due: datetime | None) -> None:
    sentences = [
        asked_text("Puzzles", "Choose two", due),
        asking_text("Puzzles", Reach(1, 1, 1), due),
        _state_of("Puzzles", due, sealed=False),
        _missing_of("Puzzles", due),
        _handed_in_text("Puzzles", ["A, B"], due),
    ]
    for text in sentences:
        assert (AT_NOON in text) is (due is not None)
        assert "Puzzles" in text


def test_what_arrived_is_told_line_by_line() -> None:
    assert _handed_in_text("Puzzles", ["first", "second"], None).splitlines()[1:3] == ["first", "second"]
    assert len(_handed_in_text("Puzzles", ["first"], NOON).splitlines()) == 3
    assert _handed_in_for("Ada", "Puzzles", ["first"]).splitlines()[1:] == ["first"]
    assert _by_director("Puzzles", ["first"]).splitlines()[1:] == ["first"]
    assert forms.not_right("Puzzles", ["no", "neither"]).splitlines()[1:] == ["• no", "• neither"]


def test_a_claim_without_an_end_is_the_directors_at_once() -> None:
    assert AT_NOON in _noted_text("Ben", NOON)
    assert "director" in _noted_text("Ben", None)
    assert AT_NOON in _under_way_text("Ada", "Ben", NOON)
    assert _under_way_text("Ada", "Ben", None) == texts.time_claims.directors_decide(player="Ada", accused="Ben")


def test_the_time_control_stands_behind_what_players_do_where_there_is_one() -> None:
    plain = _how_to_report("")
    assert _how_to_report("15+10").startswith(f"{plain} ")
    assert "15+10" in _how_to_report("15+10")


def test_a_round_paired_ahead_says_on_which_standings_and_how_many_games_it_does_not_wait_for() -> None:
    assert "round 3" in _on_standings(3, 0)
    assert "the seeds" in _on_standings(0, 0)
    assert _on_standings(3, 2).startswith(f"{_on_standings(3, 0)} ")
    assert "2 games" in _on_standings(3, 2)


def test_odds_are_those_of_the_start_or_after_a_round() -> None:
    assert "after the start" in caption_text(0, Odds(entrants=(), simulations=500, counts=()))
    assert "after round 3" in caption_text(3, Odds(entrants=(), simulations=500, counts=())).lower()
    assert "whole event" in caption_text(3, Odds(entrants=(), simulations=500, counts=(), whole=True))


def test_reminders_that_were_chosen_are_listed() -> None:
    assert "1 day and 30 minutes" in _chosen_text([1440, 30])
    assert "none before your games" in _chosen_text([])


def test_namesakes_are_told_apart_also_where_nobody_is_rated() -> None:
    rated = _which_one("Ada #7", "member", rating=1500.0, is_in=True)
    unrated = _which_one("Ada #7", "member", rating=None, is_in=True)
    assert "1500" in rated
    assert "1500" not in unrated
    ways = {
        _which_one("Ada", kind, rating=rating, is_in=is_in)
        for kind in ("member", "team", "guest")
        for rating in (1500.0, None)
        for is_in in (True, False)
    }
    assert len(ways) == 12


def test_who_is_not_paired_is_named_up_to_eight_and_otherwise_counted() -> None:
    names = [f"Player {letter}" for letter in "ABCDEFGHI"]
    assert all(name in _idle_text(names[:8]) for name in names[:8])
    assert "Player" not in _idle_text(names)
    assert "9" in _idle_text(names)
    assert _idle_text([]) == ""
    assert _byes_text([]) == ""
    assert "Player A and Player B" in _byes_text(names[:2])


def test_a_round_with_a_name_of_its_own_is_called_by_it_on_the_timetable() -> None:
    assert _pair_text("Cup", 4) == "Cup, round 4 is paired"
    assert _pair_text("Cup", 4, "Final") == "Cup, Final: pairings"


def test_a_game_without_a_time_has_no_time_yet() -> None:
    assert AT_NOON in game_time_text(NOON, final=True)
    assert game_time_text(NOON, final=True) != game_time_text(NOON, final=False)
    assert game_time_text(None, final=False) == texts.games.no_time()


@pytest.mark.parametrize(
    "zone,text",
    [
        ("America/New_York", "2026-03-01 07:00 EST"),
        ("America/Sao_Paulo", "2026-03-01 09:00 UTC-03:00"),
        ("Asia/Kathmandu", "2026-03-01 17:45 UTC+05:45"),
    ],
)
def test_a_zone_that_has_no_letters_is_told_by_its_distance_from_utc(zone: str, text: str) -> None:
    assert times.zoned_text(NOON, zone) == text


def test_an_account_is_nobodys_not_proved_or_linked() -> None:
    assert _account_line("lichess", "", proved=False).endswith("none")
    assert "not yet proved" in _account_line("lichess", "ada", proved=False)
    assert _account_line("lichess", "ada", proved=True).endswith("ada")


def test_how_an_account_is_proved_depends_on_its_server() -> None:
    ways = {
        do: _prove("lichess", do, word="quux", name="ada", address="https://l.org") for do in ["word", "open", "play"]
    }
    assert [("quux" in text, "https://l.org" in text) for text in ways.values()] == [
        (True, False),
        (False, True),
        (False, False),
    ]


def test_of_players_for_whom_no_games_were_made_thirty_are_named() -> None:
    assert _without("lichess", [f"Player{number}" for number in range(31)]).count("Player") == 30
    assert "more" not in _without("lichess", [f"Player{number}" for number in range(30)])


def test_a_page_says_who_finds_it_and_whether_it_gives_the_log_away() -> None:
    def lines(**settings: bool) -> list[str]:
        return _page_lines(PageSettings(**settings), "https://example.org/t1")

    assert lines(shown=False, found=True, log=True) == [texts.page_switch.off()]
    address, found = lines(shown=True, found=True, log=False)
    assert address.endswith("https://example.org/t1")
    assert "search engines may find it" in found
    _, hidden, log = lines(shown=True, found=False, log=True)
    assert "no list" in hidden
    assert "whole log" in log


def test_what_forgetting_means_names_the_tournaments_that_go_on() -> None:
    plain = _what_happens([], [])
    plays, directs = _what_happens(["Cup"], []), _what_happens([], ["League", "Open"])
    assert "\n\n" not in plain
    assert plays.startswith(f"{plain}\n\n")
    assert "You still play in Cup." in plays
    assert "still run" not in plays
    assert "You still run League and Open." in directs
    assert "still play" not in directs


def test_what_is_stored_about_somebody_names_their_zone_if_it_is_known() -> None:
    assert "Europe/Rome" in _stored_text(tournaments=1, acts=2, messages=3, zone="Europe/Rome")
    assert "no time zone" in _stored_text(tournaments=1, acts=2, messages=3, zone=None)


@pytest.mark.parametrize("cause", get_args(HoldCause))
def test_every_reason_for_which_posts_wait_has_a_sentence_of_its_own(cause: HoldCause) -> None:
    def told(why: HoldCause) -> str:
        return held_text(Hold(Target(channel_id=77), why, "", NOON, NOON))

    assert all(told(cause) != told(other) for other in get_args(HoldCause) if other != cause)
    assert ("<#77>" in told(cause)) is (cause in {"no_permission", "no_history", "moderation"})


def test_rounds_that_could_not_be_posted_are_named_in_bold() -> None:
    assert "**Round 1** and **Round 2**" in _not_posted(["Round 1", "Round 2"])
