"""The people behind the names in texts about a tournament."""

from __future__ import annotations

from dataclasses import replace

from bot.text.context import context_of
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import Season, new_person

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})


def test_members_of_a_team_are_mentioned_as_far_as_they_have_accounts() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings(team_size=3)).sign_up(2)
    for person in ("p7", "p8"):
        season.do(cmd.ChangeMember(entrant="e1", person=person))
    others = {"p7": new_person(7), "p8": new_person(8, discord=False)}
    names = context_of(replace(season.loaded, others=others), season.engine).names
    assert names.members == {"e1": (others["p7"].discord_id,)}
    assert names.discord.keys() == {"e1", "e2"}
    assert names.people == {"p7": "Player 7", "p8": "Player 8"}


def test_a_name_has_its_number_only_while_another_of_that_name_is_in() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings()).sign_up(3)
    season.people["e2"] = replace(season.people["e2"], name=season.people["e1"].name)
    assert context_of(season.loaded, season.engine).names.plain("e1") == "Player 1 #1"
    season.do(cmd.WithdrawEntrant(entrant="e2"))
    assert context_of(season.loaded, season.engine).names.plain("e1") == "Player 1"


def test_sides_of_a_format_for_any_game_have_no_names_in_an_evening() -> None:
    def names(system: str, **options: object) -> tuple[str, str] | None:
        stage = StagePlan(system=system, title="Cup", options=options)
        season = Season().create(stages=(stage,), settings=settings).sign_up(4)
        return context_of(season.loaded, season.engine).named_sides(0)

    settings = Settings(silence_confirms_minutes=10)
    assert names("swiss", rounds=2) is None
    assert names("single_elimination", name_sides=True) == ("first", "second")
    assert names("fide_dutch", rounds=2) == ("white", "black")
    settings = Settings()
    assert names("swiss", rounds=2) == ("first", "second")
