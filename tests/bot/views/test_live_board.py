"""What the live board says, in every phase and of every kind of tournament."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.text.signup import closed_text
from bot.text.texts import texts
from bot.ui.layouts import board_layout
from bot.views.draws import seed_lines
from bot.views.live_board import MOST_NAMES, LiveBoard, _games_until, board_view
from bot.views.play_progress import LEADING
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Money, Settings, StagePlan
from tests.bot.pictures.cases import FIELDS, context
from tests.bot.season import (
    DAY,
    FIRST_PAIRING,
    SIGN_UP_CLOSES,
    Season,
    arimaa,
    edits,
    new_person,
)

V2_TEXT, V2_COMPONENTS = 4000, 40


def actions_on(board: LiveBoard) -> list[str]:
    return [button.action.split(":")[1] for button in board.buttons]


def text(season: Season) -> str:
    return "\n".join(season.board.sections)


def fits(board: LiveBoard) -> bool:
    layout = board_layout(board)
    return layout.content_length() <= V2_TEXT and layout.total_children_count <= V2_COMPONENTS


def test_the_opening_says_everything_one_needs_to_know() -> None:
    season = Season().create(settings=arimaa(capacity=40, rules_url="https://example.org/rules"))
    season.do(cmd.OpenRegistration())
    for part in (f"<t:{int(SIGN_UP_CLOSES.timestamp())}:F>", "40", "USD 20.00", "https://example.org/rules"):
        assert part in text(season)
    assert actions_on(season.board) == ["join", "leave", "entrants", "rules"]


def test_it_follows_the_field_and_the_waiting_list() -> None:
    season = Season().create(settings=arimaa(capacity=2)).sign_up(3)
    assert "Player 3" in text(season).split("Waiting list")[1]
    season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    assert "Player 1" not in text(season)
    assert "Waiting list" not in text(season)


def test_new_settings_are_on_the_board() -> None:
    season = Season().create().sign_up(1)
    later = SIGN_UP_CLOSES + timedelta(days=1)
    season.do(cmd.ChangePlan(settings=arimaa(registration_closes=later)))
    assert f"<t:{int(later.timestamp())}:F>" in text(season)


def test_while_it_is_played_there_is_a_button_for_whatever_a_tournament_has() -> None:
    plain = ["my_game", "pairings", "standings", "why"]
    assert actions_on(Season().started(6).board) == [*plain, "schedule", "availability"]
    stage = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
    evening = Season().create(stages=(stage,), settings=Settings()).sign_up(4)
    evening.do(cmd.CloseRegistration())
    assert actions_on(evening.publish().board) == plain
    odds = StagePlan(system="cop", title="Main", options={"rounds": 6, "simulations": 50})
    scrabble = Season().create(stages=(odds,), settings=Settings()).sign_up(4)
    scrabble.do(cmd.CloseRegistration())
    assert actions_on(scrabble.publish().board)[-1] == "odds"
    leagues = StagePlan(system="tiered_league", title="Leagues", options={"invitations": False})
    league = Season().create(stages=(leagues,), settings=Settings()).sign_up(5)
    league.do(cmd.CloseRegistration())
    assert len(actions_on(league.publish().board)) == len(plain) + 1


def test_as_many_names_are_shown_as_there_is_room_for_and_the_others_are_counted() -> None:
    long = 28
    room = MOST_NAMES // (long + 2)
    assert room * (long + 2) == MOST_NAMES
    season = Season().create().sign_up(room)
    for number in range(1, room + 2):
        season.people[f"e{number}"] = replace(new_person(number), name=f"{number:0{long}}")
    assert f"{room:0{long}}" in text(season)
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor=f"p{room + 1}")
    assert f"{room:0{long}}" in text(season)
    assert f"{room + 1:0{long}}" not in text(season)
    assert "and 1 more" in text(season)


def test_a_field_too_large_for_the_board_is_shortened_and_fits() -> None:
    season = Season().create(settings=arimaa(capacity=150, rules_url="https://example.org/" + "x" * 270))
    season.do(cmd.OpenRegistration())
    for number in range(1, 301):
        season.people[f"e{number}"] = new_person(number)
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),) * 300, by_director=True))
    board = season.board
    assert max(map(len, board.sections)) < MOST_NAMES + 100
    assert "Player 1," in text(season)
    assert "and " in text(season)
    assert fits(board)


def test_closed_sign_up_offers_the_form_of_the_times() -> None:
    season = Season().create().sign_up(3)
    season.do(cmd.CloseRegistration())
    assert actions_on(season.board) == ["entrants", "availability"]
    assert texts.board.next() in text(season)


def test_in_play_it_says_how_far_the_round_has_come_and_what_is_next() -> None:
    season = Season().started()
    assert "**Open Classic, round 1**: 0 of 6 games played" in text(season)
    assert texts.board.standings() not in text(season)
    assert season.board.picture_refs == ("pairings",)
    fixing = season.ahead("fix")[0].at
    assert f"<t:{int(fixing.timestamp())}:f>" in text(season)
    season.until(FIRST_PAIRING + 2 * DAY)
    season.report(season.games()[0])
    assert "1 of 6 games played" in text(season)
    assert texts.board.standings() in text(season)
    assert "standings" in season.board.picture_refs


def test_the_next_games_are_on_it_in_order() -> None:
    season = Season().started()
    times = sorted(time.at for time in season.state.times.values())
    listed = text(season).split(texts.board.games())[1]
    first, second = (listed.index(f"<t:{int(at.timestamp())}:f>") for at in times[:2])
    assert first <= second
    assert texts.board.and_others(count=2) in listed


def test_nothing_sealed_is_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season().started()
    season.until(FIRST_PAIRING + 2 * DAY).report(season.games()[0])
    for module in ("live_board", "play_progress"):
        monkeypatch.setattr(f"bot.views.{module}.is_sealed", lambda _scene, _stage: True)
    assert texts.board.standings() not in text(season)
    assert texts.board.games() not in text(season)
    assert season.board.picture_refs == ()


def test_a_paused_timetable_is_said() -> None:
    season = Season().started()
    season.do(cmd.SwitchTimetable(running=False))
    assert texts.board.paused() in text(season)


def test_called_off_it_offers_nothing_to_join() -> None:
    season = Season().create().sign_up(2)
    season.do(cmd.CancelTournament())
    assert actions_on(season.board) == ["entrants"]
    assert season.board.tone == "bad"


@pytest.mark.parametrize("preset", FIELDS)
@pytest.mark.parametrize("steps", [3, 30, None])
def test_it_fits_and_tells_of_every_kind_of_tournament(preset: str, steps: int | None) -> None:
    tournament = context(preset, steps)
    board = board_view(tournament, "t1")
    assert fits(board)
    assert board.sections
    assert len(board.buttons) >= 3
    if tournament.state.phase == "finished":
        assert "🥇" in "\n".join(board.sections)


def test_while_groups_play_it_names_who_leads_each() -> None:
    tournament = context("kuksu_main_title_tournament", 40)
    section = next(section for section in board_view(tournament, "t1").sections if texts.board.leaders() in section)
    assert "League A: " in section
    assert "League B1: " in section


@pytest.mark.parametrize("steps, leads", [(20, True), (28, False), (29, True)])
def test_nobody_leads_a_group_of_the_next_part_before_its_first_result(steps: int, leads: bool) -> None:
    shown = "\n".join(board_view(context("pentolla_freestyle", steps), "t1").sections)
    assert (texts.board.leaders() in shown) is leads


@pytest.mark.parametrize(
    "steps, said", [(5, "Round 1**: 4 of 24"), (28, "Round 2**: 0 of 24"), (60, "Round 3**: 5 of 12")]
)
def test_a_part_of_groups_is_counted_by_itself_and_by_its_own_name(steps: int, said: str) -> None:
    assert f"**{said} games played" in board_view(context("pentolla_freestyle", steps), "t1").sections[0]


def test_a_seed_that_a_director_chose_is_told_beside_its_hash() -> None:
    season = Season().create()
    assert len(seed_lines(season.state)) == 1
    (_, told) = seed_lines(replace(season.state, seed_chosen=True))
    assert told == texts.draws.seed_chosen()


def test_an_event_without_weeks_is_on_hold_and_has_no_timetable_to_pause() -> None:
    swiss = StagePlan(system="swiss", title="Swiss", options={"rounds": 3})
    season = Season().create(stages=(swiss,), settings=Settings(goes_on_minutes=2)).sign_up(4)
    season.do(cmd.CloseRegistration())
    season.publish().play_round()
    held = edits(season.do(cmd.SwitchTimetable(running=False)))["held:s0r1"]
    assert "On hold" in held.body
    assert texts.board.on_hold() in text(season)
    assert "timetable" not in held.body + text(season)
    gone_on = edits(season.do(cmd.SwitchTimetable(running=True)))["held:s0r1"]
    assert "It goes on" in gone_on.body
    assert texts.board.on_hold() not in text(season)


def evening(count: int = 4, system: str = "swiss", settings: Settings | None = None, **options: Any) -> Season:
    """A tournament without weeks whose field is closed; directors start each round."""
    stage = StagePlan(system=system, title="Cup", options=options)
    season = Season().create(stages=(stage,), settings=settings or Settings()).sign_up(count)
    season.do(cmd.CloseRegistration())
    return season


def test_before_sign_up_it_says_that_it_is_not_open_until_somebody_is_entered() -> None:
    season = Season().create()
    assert text(season) == texts.board.draft()
    assert actions_on(season.board) == ["entrants"]
    season.people["e1"] = new_person(1)
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),), by_director=True))
    assert texts.board.draft() not in text(season)
    assert "Player 1" in text(season)


def test_where_nobody_else_does_the_directors_start_the_next_round() -> None:
    season = evening()
    assert texts.board.directors_pair() in text(season)
    season.publish()
    assert texts.board.directors_pair() not in text(season)
    season.play_round()
    assert texts.board.directors_pair() in text(season)
    assert texts.board.directors_pair() not in text(Season().started(4))


def test_when_all_is_played_the_final_standings_come_next() -> None:
    season = evening(rounds=1).publish()
    assert texts.board.all_played() not in text(season)
    assert texts.board.all_played() in text(season.play_round())


def test_by_when_games_are_played_is_said_while_any_is_open() -> None:
    until = FIRST_PAIRING + 2 * DAY
    season = evening(settings=Settings(play_until=until)).publish()
    told = _games_until(until)
    assert told in text(season)
    assert told not in text(season.play_round())


def test_the_best_five_are_on_it_once_there_is_a_result() -> None:
    season = evening(12).publish()
    assert texts.board.standings() not in text(season)
    season.report(season.games()[0])
    shown = text(season).split(texts.board.standings())[1]
    assert shown.count(". **") == LEADING
    assert texts.board.and_others(count=12 - LEADING) in shown


def test_no_fee_is_asked_where_it_is_nothing_and_check_in_is_announced() -> None:
    opens = SIGN_UP_CLOSES - DAY
    for minor in (0, 2000):
        fee = Money(minor=minor, currency="USD")
        season = Season().create(settings=Settings(check_in_opens=opens, fee=fee))
        season.do(cmd.OpenRegistration())
        assert ("USD" in text(season)) is bool(minor)
        assert f"<t:{int(opens.timestamp())}:F>" in text(season)


def test_a_field_that_was_entered_by_directors_was_never_signed_up() -> None:
    season = Season().create(settings=Settings())
    season.people |= {f"e{number}": new_person(number) for number in range(1, 5)}
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),) * 4, by_director=True))
    season.do(cmd.CloseRegistration())
    assert texts.signup.field_set(title="World Championship", entered=4) in text(season)
    assert closed_text("World Championship", 4, 0) in text(evening())


def test_no_more_than_five_groups_name_their_leaders_and_the_others_are_counted() -> None:
    season = evening(62, "tiered_league", invitations=False).publish()
    for league in dict.fromkeys(game.label for game in season.games()):
        season.report(next(game for game in season.games() if game.label == league))
    shown = text(season).split(texts.board.leaders())[1]
    groups = len(dict.fromkeys(str(game.label) for game in season.games()))
    assert groups > LEADING
    assert shown.count("League ") == LEADING
    assert texts.board.and_others(count=groups - LEADING) in shown
