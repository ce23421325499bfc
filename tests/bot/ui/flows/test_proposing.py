from datetime import UTC, datetime, timedelta

from bot.sandbox.people import SeenMessage
from formats.toolkit.scheduling.availability_words import format_pattern
from tests.bot.commands.desk import state_of
from tests.bot.commands.rounds import PAIRED, Board, fixed, paired, pattern, start
from tests.bot.world import LOBBY, World

SATURDAY = datetime(2026, 1, 10, 20, 0, tzinfo=UTC)
"""Saturday, 15:00 in New York and 21:00 in Berlin."""


async def proposed(world: World) -> tuple[Board, SeenMessage]:
    """Two players without a common time; the first one has proposed Saturday."""
    game = await paired(world)
    await game.first.slash("/me availability", channel=LOBBY, hours="thu 18-20", zone="America/New_York")
    await game.second.slash("/me availability", channel=LOBBY, hours="fri 18-20", zone="Europe/Berlin")
    shown = await game.first.slash("/schedule propose", channel=LOBBY, time="sat 15:00")
    assert "Sat 15:00 (America/New_York) for you" in shown.text
    assert f"Sat 21:00 (Europe/Berlin) for **{game.second.name}**" in shown.text
    await world.settled()
    assert not any("suggests playing" in seen.text for seen in game.second.dms)
    reply = await shown.click(f"Ask {game.second.name}")
    assert f"<t:{int(SATURDAY.timestamp())}" in reply.text
    await world.settled()
    return game, game.second.dms[-1]


async def test_a_proposal_reaches_the_opponent_with_the_clocks_of_both(world: World) -> None:
    game, told = await proposed(world)
    assert "Sat 21:00 (Europe/Berlin) for you" in told.text
    assert f"Sat 15:00 (America/New_York) for **{game.first.name}**" in told.text
    mine, theirs = await pattern(world, game.seats[0]), await pattern(world, game.seats[1])
    assert mine is not None
    assert theirs is not None
    assert (format_pattern(mine), format_pattern(theirs)) == ("Thu 18-20, Sat 15-16", "Fri 18-20")


async def test_agreeing_makes_the_only_common_time_the_time_of_the_game(world: World) -> None:
    game, told = await proposed(world)
    reply = await told.click("That suits me")
    assert "the only time that suits you both" in reply.text
    await world.settled()
    assert f"**{game.second.name}** agrees" in game.first.dms[-1].text
    await world.jump_to(PAIRED + timedelta(days=1))
    assert await start(world, game.id) == SATURDAY


async def test_an_answer_after_the_final_times_changes_nothing(world: World) -> None:
    game, told = await proposed(world)
    await world.jump_to(PAIRED + timedelta(days=1))
    before = await start(world, game.id)
    reply = await told.click("That suits me")
    assert "is final" in reply.text
    assert await start(world, game.id) == before


async def test_final_times_cannot_be_proposed_away(world: World) -> None:
    game = await fixed(world)
    reply = await game.first.slash("/schedule propose", channel=LOBBY, time="sat 15:00")
    assert "is final. Only a director" in reply.text


async def test_only_starts_of_the_week_can_be_proposed(world: World) -> None:
    game = await paired(world)
    await game.first.slash("/me timezone", channel=LOBBY, zone="America/New_York")
    for typed in ("sat 15:30", "tue 23:00", "13 jan 19:00"):
        reply = await game.first.slash("/schedule propose", channel=LOBBY, time=typed)
        assert "No game starts" in reply.text, typed
    unclear = await game.first.slash("/schedule propose", channel=LOBBY, time="someday")
    assert "someday" in unclear.text


async def test_the_answer_to_a_proposal_survives_a_restart(world: World) -> None:
    game, told = await proposed(world)
    await world.restart_bot()
    await told.click("That suits me")
    theirs = await pattern(world, game.seats[1])
    assert theirs is not None
    assert format_pattern(theirs) == "Fri 18-20, Sat 21-22"


async def test_a_time_typed_without_a_known_zone_is_asked_about_before_it_is_read(world: World) -> None:
    game = await paired(world)
    form = await game.first.slash("/schedule propose", channel=LOBBY, time="sat 21:00")
    shown = await form.submit({"zone": "Berlin", "time": "sat 21:00"})
    assert "Sat 21:00 (Europe/Berlin) for you" in shown.text
    assert not any("suggests playing" in seen.text for seen in game.second.dms)
    await shown.click(f"Ask {game.second.name}")
    await world.settled()
    notes = (await state_of(world)).notes[game.id]
    assert [note.content for note in notes] == [{"at": int(SATURDAY.timestamp())}]


async def test_of_several_zones_one_is_chosen_and_what_is_none_comes_back(world: World) -> None:
    game = await paired(world)
    form = await game.first.slash("/schedule propose", channel=LOBBY, time="sat 21:00")
    unclear = await form.submit({"zone": "Nowhere at all", "time": "sat 21:00"})
    again = await unclear.click("Correct it")
    which = await again.submit({"zone": "Brazil", "time": "sat 21:00"})
    assert "could be several time zones" in which.text
    shown = await which.click(which.buttons[0].label)
    assert "Sat 21:00" in shown.text
    assert not any("suggests playing" in seen.text for seen in game.second.dms)


async def test_a_time_that_means_the_same_everywhere_needs_no_zone(world: World) -> None:
    game = await paired(world)
    shown = await game.first.slash("/schedule propose", channel=LOBBY, time=f"<t:{int(SATURDAY.timestamp())}>")
    assert f"Ask {game.second.name}" in {button.label for button in shown.buttons}
