"""`/help`: what can be done now, and commands found by the words people type."""

from __future__ import annotations

import pytest

from bot.reference.commands import commands_under, top_commands
from bot.ui.access import access_of
from bot.ui.flows.helping import FORMER, MOST_FOUND, WORDS, Known, found_for
from tests.bot.commands.desk import FOUR, td
from tests.bot.world import LOBBY, World


def known() -> list[Known]:
    commands = [command for top in top_commands() for command in commands_under(top)]
    return [
        Known(command.qualified_name, command.description, access_of(command.callback), command.qualified_name)
        for command in commands
    ]


def test_other_words_are_for_commands_that_there_are() -> None:
    assert set(WORDS) | set(FORMER) <= {command.name for command in known()}


@pytest.mark.parametrize(
    "typed, name",
    [
        ("check-in", "players check-in"),
        ("checkin", "match here"),
        ("DQ", "players disqualify"),
        ("kick", "players withdraw"),
        ("report", "match report"),
        ("sign up", "join"),
        ("drop", "leave"),
        ("seed", "players edit-many"),
        ("no-show", "match claim-forfeit"),
        ("leaderboard", "tournament standings"),
        ("weekly", "td series"),
        ("settings", "td options"),
    ],
)
def test_commands_are_found_by_the_words_people_type(typed: str, name: str) -> None:
    found = [command for command, _ in found_for(typed, known(), "en-GB")]
    assert name in found
    assert len(found) <= MOST_FOUND


@pytest.mark.parametrize("name, former", [(name, former) for name, all_of in FORMER.items() for former in all_of])
def test_commands_are_found_by_their_former_names(name: str, former: str) -> None:
    assert former not in {command.name for command in known()}
    assert name in [command for command, _ in found_for(former, known(), "en-GB")]


def test_they_are_found_by_words_of_the_reader_s_language_too() -> None:
    found = dict(found_for("zeitzone", known(), "de"))
    assert "me timezone" in found
    assert "Zeitzone" in found["me timezone"]
    assert found_for("xyzzy", known(), "de") == []


async def test_who_plays_sees_their_game_and_a_director_the_next_step(world: World) -> None:
    await world.tournament(players=FOUR)
    (ana,) = [world.sandbox.person("Ana")]
    mine = await ana.slash("/help", channel=LOBBY)
    assert "You're in" in mine.text
    theirs = await td(world, "/help")
    assert "You direct this one" in theirs.text
    assert any("sign-up" in item.label for item in theirs.buttons)
    (zoe,) = await world.players("Zoe")
    visitor = await zoe.slash("/help", channel=LOBBY)
    assert "Sign up" in [item.label for item in visitor.buttons]


async def test_only_what_the_person_may_use_now_is_found(world: World) -> None:
    await world.tournament(players=FOUR)
    ana = world.sandbox.person("Ana")
    assert "/players withdraw" in (await td(world, "/help", find="kick")).text
    assert "/players withdraw" not in (await ana.slash("/help", channel=LOBBY, find="kick")).text
    assert "/match report" not in (await ana.slash("/help", channel=LOBBY, find="report")).text
    await td(world, "/td close")
    await td(world, "/round publish")
    assert "/match report" in (await ana.slash("/help", channel=LOBBY, find="report")).text


@pytest.mark.usefixtures("awake")
async def test_without_a_tournament_it_says_how_to_begin(world: World) -> None:
    (zoe,) = await world.players("Zoe")
    assert "/td tonight" in (await td(world, "/help")).text
    assert "/td tonight" not in (await zoe.slash("/help", channel=LOBBY)).text
