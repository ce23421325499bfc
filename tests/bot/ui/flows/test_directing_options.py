"""Options of a stage in forms of `/td options`, typed as the directors' guide shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.sandbox.people.seen import Reply
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.world import World

GUIDE = (Path(bot.__file__).parents[1] / "docs" / "directors.md").read_text(encoding="utf-8")
THREE = ("Ana", "Bo", "Cy")


def example(heading: str) -> dict[str, str]:
    """The fields of the form that a section of the guide shows, by their labels."""
    section = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    block = re.search(r"```text\n(.*?)```", section, re.DOTALL)
    assert block is not None
    return dict(re.findall(r"^([^:]+): ?(.*)$", block[1], re.MULTILINE))


async def swiss(world: World, typed: dict[str, str]) -> str:
    """A Swiss of three whose form *Points* was filled in so; returns the answer."""
    await world.tournament("format:swiss", players=THREE)
    form = await (await td(world, "/td options")).click("Points")
    return (await form.submit(typed)).text


async def test_points_are_set_as_the_guide_shows_and_shown_wherever_points_are(world: World) -> None:
    answer = await swiss(world, example("Points of your own"))
    assert "3, 1, 0" in answer
    rules = await world.sandbox.person("Ana").slash("/tournament rules", channel="lobby")
    assert "Points for a win, a tie and a loss: 3, 1, 0." in rules.text
    assert "A bye is worth a full point" not in rules.text

    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    assert "bye (2 points)" in lobby(world)
    await td(world, "/round result", game=game.id, winner=game.seats[0], score="3:2")

    loaded = await world.loaded()
    standings = world.herald.service.engine.standings(loaded.state)
    assert [(line.points, line.scale) for line in standings] == [(3, 1), (2, 1), (1, 1)]
    shown = await world.sandbox.person("Ana").slash("/tournament standings", channel="lobby")
    assert re.search(r"1 \w+ +3 .*\n2 \w+ +2 .*\n3 \w+ +1 ", shown.text)


@pytest.mark.parametrize(
    "typed, problem",
    [
        ({"Points": "0-1-3"}, "A win must give more points than a loss"),
        ({"Points by forfeit": "3-0"}, "First say what a win, a tie and a loss are worth"),
        ({"Points": "3-1-0", "Bonus points": "for style: 1"}, "Bonus points"),
    ],
)
async def test_a_table_that_makes_no_sense_comes_back_with_a_sentence(
    world: World, typed: dict[str, str], problem: str
) -> None:
    assert problem in await swiss(world, typed)
    assert (await state_of(world)).stages[0].options["points"] is None


async def test_an_emptied_form_is_the_usual_table_again(world: World) -> None:
    await swiss(world, {"Points": "3-1-0", "Parts of a point": "2"})
    form = await (await td(world, "/td options")).click("Points")
    await form.submit({"Points": "", "Parts of a point": ""})

    options = (await state_of(world)).stages[0].options
    assert (options["points"], options["point_scale"]) == (None, None)


async def test_points_changed_during_a_swiss_count_for_what_was_played_and_an_undo_takes_that_back(
    world: World,
) -> None:
    await world.tournament("format:swiss", players=THREE)
    await td(world, "/td close")
    await td(world, "/round publish")
    service, engine = world.herald.service, world.herald.service.engine
    game = (await state_of(world)).open_games()[0]
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    form = await (await td(world, "/td options")).click("Points")
    await form.submit({"Points": "3-1-0"})
    assert [line.points for line in engine.standings((await service.loaded("t1")).state)] == [3, 3, 0]

    undo = await td(world, "/td undo")
    await press(world, undo, undo.buttons[0].label)
    assert [line.points for line in engine.standings((await service.loaded("t1")).state)] == [2, 2, 0]


async def fide_open(world: World) -> None:
    """Four players of a tournament by FIDE's rules; ratings fall in the order of sign-up."""
    await world.tournament("format:fide_dutch")
    for place, person in enumerate(await world.players("Ana", "Bo", "Cy", "Dee")):
        form = await person.slash("/join", channel="lobby")
        await form.submit({"Rating": str(2000 - place)})
    form = await (await td(world, "/td options")).click("FIDE Dutch")
    await form.submit({"Rounds": "3"})


async def fide_mode(world: World, answer: str) -> Reply:
    """What the bot answers to the option in its form."""
    options = await td(world, "/td options")
    forms = [item.label for item in options.buttons if item.label.startswith("FIDE Dutch")]
    form = await options.click(forms[-1])
    assert "FIDE mode" in form.fields
    return await form.submit({"FIDE mode": answer})


async def test_fide_mode_is_left_for_good_after_two_questions(world: World) -> None:
    await fide_open(world)
    await td(world, "/td close")
    await td(world, "/round publish")
    once = await fide_mode(world, "no")
    assert "“FIDE mode” can't be switched on again in this tournament" in once.text
    twice = await press(world, once, "Save")
    assert "This is the last question" in twice.text
    assert (await state_of(world)).stages[0].options["fide_rules"] is True
    await world.restart_bot()
    done = await press(world, twice, "Switch it off")
    assert "FIDE mode" in done.text
    assert (await state_of(world)).stages[0].options["fide_rules"] is False

    assert "off for good" in (await fide_mode(world, "yes")).text
    assert (await state_of(world)).stages[0].options["fide_rules"] is False
    rules = await world.sandbox.person("Ana").slash("/tournament rules", channel="lobby")
    assert "FIDE mode was left" in rules.text


async def test_before_play_fide_mode_is_an_option_like_others(world: World) -> None:
    await fide_open(world)
    for answer, kept in (("no", False), ("yes", True)):
        assert "can't be switched on again" not in (await fide_mode(world, answer)).text
        assert (await state_of(world)).stages[0].options["fide_rules"] is kept
