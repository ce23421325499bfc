"""Several tournaments in one channel: the question which one is meant has a button for each."""

from __future__ import annotations

from bot.errors import DraftGoneError
from bot.text.errors.error_text import error_text
from bot.ui.error_answers import MOST_BUTTONS
from tests.bot.commands.desk import FOUR, td
from tests.bot.world import ARIMAA, LOBBY, World

QUESTION = "Which tournament do you mean?"


async def two(world: World, *more: str) -> None:
    """*Cup* with open sign-up and four players, and others in the same channel that are being prepared."""
    await world.tournament(players=FOUR)
    for title in more or ("Other",):
        await td(world, "/td create", what=ARIMAA, title=title)


def announced(world: World) -> list[str]:
    """The announcements in the channel, each with its tournament."""
    return [seen.text for seen in world.director.sees(LOBBY) if "Pizza is here" in seen.text]


async def test_a_button_carries_on_with_the_command_and_its_options_once(world: World) -> None:
    await two(world)
    asked = await td(world, "/td announce", text="Pizza is here")
    assert (asked.text, asked.ephemeral) == (QUESTION, True)
    assert [button.label for button in asked.buttons] == ["Other", "Cup"]
    assert announced(world) == []
    await asked.click("Cup")
    await world.settled()
    await asked.click("Cup")
    await world.settled()
    assert len(announced(world)) == 1
    assert "Cup" in announced(world)[0]


async def test_a_form_opens_for_the_tournament_that_was_chosen(world: World) -> None:
    await two(world)
    form = await (await td(world, "/td announce")).click("Other")
    assert form.kind == "form"
    await form.submit({next(iter(form.fields)): "Pizza is here"})
    await world.settled()
    assert [("Other" in text, "Cup" in text) for text in announced(world)] == [(True, False)]


async def test_an_answer_for_all_is_seen_by_all(world: World) -> None:
    await two(world)
    reply = await (await td(world, "/td invite")).click("Cup")
    assert not reply.ephemeral


async def test_the_permissions_of_the_command_are_those_in_the_chosen_tournament(world: World) -> None:
    await two(world)
    ana = world.sandbox.person("Ana")
    refused = await (await ana.slash("/me next", channel=LOBBY)).click("Other")
    assert "not in" in refused.text
    assert "Cup" in (await (await ana.slash("/me next", channel=LOBBY)).click("Cup")).text


async def test_the_entry_of_a_menu_carries_on_too(world: World) -> None:
    await two(world)
    asked = await world.director.menu("Tournament card", world.sandbox.person("Ana"), channel=LOBBY)
    assert "History: Ana" in (await asked.click("Cup")).text


async def test_it_works_after_a_restart_until_another_command_is_asked_about(world: World) -> None:
    await two(world)
    first = await world.director.slash("/tournament entrants", channel=LOBBY)
    await world.restart_bot()
    assert "Dee" in (await first.click("Cup")).text
    await world.director.slash("/tournament info", channel=LOBBY)
    assert (await first.click("Cup")).text == error_text(DraftGoneError())


async def test_among_many_tournaments_the_option_is_the_way(world: World) -> None:
    await two(world, *(f"Other {number}" for number in range(MOST_BUTTONS)))
    asked = await world.director.slash("/tournament entrants", channel=LOBBY)
    assert (asked.buttons, "option `tournament`" in asked.text) == ([], True)


async def test_the_question_is_in_the_language_of_the_reader(world: World) -> None:
    await two(world)
    ana = await world.server.join("Anke", locale="de")
    assert (await ana.slash("/tournament info", channel=LOBBY)).text == "Welches Turnier meinst du?"
