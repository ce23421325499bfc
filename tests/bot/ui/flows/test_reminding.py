from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from bot.text.texts import texts
from tests.bot.commands.rounds import fixed, start
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


def reminded(person: Person) -> int:
    return sum("Your game against" in seen.text for seen in person.dms)


async def test_reminders_are_chosen_in_a_form_and_followed(world: World) -> None:
    game = await fixed(world)
    form = await game.first.slash("/me reminders", channel=LOBBY)
    ticked = [
        option["value"] for option in form.fields[texts.reminding.before_games()]["options"] if option.get("default")
    ]
    assert ticked == ["1440", "60"]
    reply = await form.submit({texts.reminding.before_games(): ["3 hours"]})
    assert "3 hours before each of your games" in reply.text
    at = await start(world, game.id)
    for hours, seen in ((3, (1, 0)), (1, (1, 1))):
        await world.jump_to(at - timedelta(hours=hours))
        assert (reminded(game.first), reminded(game.second)) == seen


async def test_reminders_switched_off_leave_only_news(world: World) -> None:
    game = await fixed(world)
    form = await game.first.slash("/me reminders", channel=LOBBY)
    reply = await form.submit({texts.reminding.switch(): "Off: only news, such as pairings and results"})
    assert "no reminders" in reply.text
    before = len(game.first.dms)
    at = await start(world, game.id)
    await world.jump_to(at - timedelta(minutes=30))
    assert len(game.first.dms) == before
    await game.first.slash("/me reminders", channel=LOBBY, on=True)
    form = await game.first.slash("/me reminders", channel=LOBBY)
    assert [
        option["value"] for option in form.fields[texts.reminding.before_games()]["options"] if option.get("default")
    ] == [
        "1440",
        "60",
    ]


async def test_reminders_work_without_any_tournament(world: World) -> None:
    (ada,) = await world.players("Ada")
    form = await ada.slash("/me reminders", channel=LOBBY)
    await form.submit({texts.reminding.before_games(): []})
    found = await world.database.people.find_discord(ada.id)
    assert found is not None
    assert found.reminders == {"off": False, "direct": False, "minutes": []}


async def test_whoever_presses_write_to_me_is_written_to_and_nobody_else(world: World) -> None:
    people = (await world.tournament(players=("Ada", "Ben"))).people
    ada, ben = (world.sandbox.person(people[entrant].name) for entrant in ("e1", "e2"))
    entered = next(seen for seen in reversed(ada.sees(LOBBY)) if seen.find_button("Write to me"))
    reply = await entered.click("Write to me")
    assert reply.ephemeral
    assert "I will message you about your pairings" in reply.text
    await world.director.slash("/td close", channel=LOBBY)
    await world.director.slash("/round publish", channel=LOBBY)
    await world.settled()
    assert "Your next game" in ada.dms[-1].text
    assert ben.dms == []
    (post,) = [seen for seen in ben.sees(LOBBY) if "round 1" in seen.text and seen.mentions]
    assert post.mentions == ["Ben"]


async def test_mentions_in_the_channel_are_a_choice_too(world: World) -> None:
    (ada,) = await world.players("Ada")
    await ada.slash("/me reminders", channel=LOBBY, on=True)
    form = await ada.slash("/me reminders", channel=LOBBY)
    reply = await form.submit({texts.reminding.switch(): "With a mention in the channel"})
    assert "I won't send you direct messages" in reply.text
    found = await world.database.people.find_discord(ada.id)
    assert found is not None
    assert found.reminders["direct"] is False
