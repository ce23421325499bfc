"""The sign-up card: what is played, who hosts it, when, and how long it takes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.parsing.tonight import settings_of
from bot.text.context import TournamentContext, context_of
from bot.text.texts import texts
from bot.views.info import info_view, rules_view
from bot.views.signup_card import conditions, fair_draw_lines, length_lines
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import DIRECTOR, SIGN_UP_CLOSES, Season, arimaa

TONIGHT = settings_of("en")


def evening(players: int, system: str = "single_elimination", **options: Any) -> Season:
    stage = StagePlan(system=system, title=system, options={**options} | ({"ties": False} if "elim" in system else {}))
    return Season().create(stages=(stage,), settings=TONIGHT).sign_up(players)


def context(season: Season) -> TournamentContext:
    return context_of(season.loaded, season.engine)


def test_an_evening_says_its_kind_best_of_teams_and_when_it_starts() -> None:
    settings = TONIGHT.model_copy(update={"team_size": 2})
    stage = StagePlan(system="single_elimination", title="Friends", options={"best_of": 3, "ties": False})
    season = Season().create(stages=(stage,), settings=settings)
    kind, starts, _ = conditions(context(season))
    assert kind == "**Single elimination** · best of 3 · Teams of up to 2"
    assert starts == texts.signup.starts_when_all_are_in()


def test_a_championship_says_its_kinds_and_dates_instead() -> None:
    season = Season().create(settings=arimaa())
    lines = conditions(context(season))
    assert lines[0].startswith("**")
    assert texts.signup.starts_when_all_are_in() not in lines
    assert any(f"<t:{int(SIGN_UP_CLOSES.timestamp())}:F>" in line for line in lines)


def test_the_host_is_who_created_it_as_long_as_the_person_is_known() -> None:
    known = context(evening(2))
    named = replace(known, names=replace(known.names, people={DIRECTOR: "Ada *"}))
    assert texts.signup.host(name="Ada \\*") in [
        line.replace("\u2068", "").replace("\u2069", "") for line in conditions(named)
    ]
    assert not any("host" in line for line in conditions(known))


@pytest.mark.parametrize(
    "season, said",
    [
        (evening(5), "With 5 players: 3 rounds, about 1 hour at 20 minutes a game."),
        (evening(8, best_of=3), "With 8 players: 3 rounds, about 2 hours 30 minutes at 20 minutes a game."),
        (evening(5, "round_robin"), "With 5 players: 5 rounds, about 1 hour 40 minutes at 20 minutes a game."),
        (evening(2, "swiss"), "With 2 players: 1 round, about 20 minutes at 20 minutes a game."),
    ],
)
def test_it_says_how_long_it_takes_with_those_who_are_in(season: Season, said: str) -> None:
    assert list(length_lines(context(season))) == [said]


def test_where_rounds_depend_on_results_they_are_simulated() -> None:
    season = evening(8, "double_elimination")
    (said,) = length_lines(context(season))
    assert said.startswith("With 8 players: ")
    assert list(length_lines(context(season))) == [said]  # the same each time: nothing is edited for it


def test_too_few_players_and_events_with_dates_have_no_length() -> None:
    assert not list(length_lines(context(evening(1))))
    dated = Season().create(settings=arimaa()).sign_up(8)
    assert not list(length_lines(context(dated)))


def test_championships_promise_their_draws_before_the_field_is_known_and_evenings_show_no_hash() -> None:
    friends = evening(2)
    assert fair_draw_lines(friends.state) == []
    assert friends.state.seed_commitment not in "\n".join(friends.board.sections)
    season = Season().create(settings=arimaa())
    season.do(cmd.OpenRegistration())
    assert season.state.seed_commitment in "\n".join(season.board.sections)
    assert fair_draw_lines(replace(season.state, seed_chosen=True))[1] == texts.draws.seed_chosen()


def test_an_evening_has_no_week_and_no_check_in_windows_in_its_card_and_rules() -> None:
    friends, weeks = context(evening(4)), context(Season().create(settings=arimaa()))
    for words, seen in ((texts.info.week(), info_view), (texts.info.by_hand(), info_view)):
        assert words not in seen(friends, version="1").text
    assert "Check in from" not in rules_view(friends).text
    assert texts.info.week() in info_view(weeks, version="1").text
    assert "Check in from" in rules_view(weeks).text
    by_hand = context(Season().create(settings=Settings(first_round=SIGN_UP_CLOSES)))
    assert texts.info.by_hand() in info_view(by_hand, version="1").text
    assert texts.info.week() not in info_view(by_hand, version="1").text
