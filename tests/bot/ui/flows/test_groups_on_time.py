"""Games lost on time: claimed, admitted or denied, and ruled by directors."""

from __future__ import annotations

from datetime import timedelta

from bot.sandbox.people import Reply
from tests.bot.commands.desk import td
from tests.bot.leagues.cycle import person, seen, started, state_of
from tests.bot.world import LOBBY, World


async def claimed(world: World) -> tuple[str, str, str, Reply]:
    """Report the first open game as won on time; returns the game, winner, loser, and the winner's answer."""
    await started(world, 5)
    game = (await state_of(world)).open_games()[0]
    winner, loser = game.seats
    asked = await (await person(world, winner)).slash("/match report", channel=LOBBY, game=game.id)
    said = await asked.click("I won on time")
    await world.settled()
    return game.id, winner, loser, said


def claims(world: World) -> list[str]:
    """Return the notices to directors about games lost on time."""
    return [message.text for message in world.director.dms if "has lost their game on time" in message.text]


async def test_who_is_said_to_have_lost_on_time_is_asked_before_any_director(world: World) -> None:
    _, _, loser, said = await claimed(world)
    assert "to answer. Then a director decides" in said.text
    assert not claims(world)
    asked = seen(world, "League A")[-1]
    assert asked.mentions == [(await person(world, loser)).name]
    assert asked.find_button("That's wrong") is not None
    assert any(
        "says that" in message.text and "can answer until" in message.text for message in seen(world, "League A")
    )
    card = await (await person(world, loser)).slash("/me next", channel=LOBBY)
    assert "who says that you have lost on time" in card.text
    assert {"That's right, I lost", "That's wrong"} <= {button.label for button in card.buttons}


async def test_who_agrees_to_have_lost_on_time_has_lost(world: World) -> None:
    game, _, loser, _ = await claimed(world)
    done = await (await person(world, loser)).click("That's right, I lost", in_=seen(world, "League A")[-1])
    await world.settled()
    assert "counts as lost on time" in done.text
    state = await state_of(world)
    result = state.find(game)[1].results[game]
    assert (result.how, result.absent) == ("forfeit", (loser,))
    assert not claims(world)
    assert "has lost on time, or did not play" in seen(world, "League A")[-1].text


async def test_who_disagrees_is_heard_by_directors_who_rule(world: World) -> None:
    game, _, loser, _ = await claimed(world)
    form = await (await person(world, loser)).click("That's wrong", in_=seen(world, "League A")[-1])
    await form.submit({"why": "The site was down."})
    await world.settled()
    told = world.director.dms[-1]
    assert "has lost their game on time" in told.text
    assert "disagrees: The site was down." in told.text
    await told.click("Lost on time")
    await world.settled()
    assert (await state_of(world)).find(game)[1].results[game].absent == (loser,)


async def test_who_says_nothing_for_a_day_leaves_it_to_directors(world: World) -> None:
    await claimed(world)
    await world.jump(timedelta(days=1, minutes=-1))
    assert not claims(world)
    await world.jump(timedelta(minutes=1))
    (told,) = claims(world)
    assert "was asked and has not answered" in told


async def test_where_nobody_is_to_be_asked_directors_hear_at_once_and_once(world: World) -> None:
    await started(world, 5)
    form = await (await td(world, "/td options")).click("Games")
    await form.submit({"time_claim_hours": "0"})
    game = (await state_of(world)).open_games()[0]
    asked = await (await person(world, game.seats[0])).slash("/match report", channel=LOBBY, game=game.id)
    said = await asked.click("I won on time")
    await world.settled()
    assert "A director looks at the game" in said.text
    await world.jump(timedelta(days=2))
    assert len(claims(world)) == 1
