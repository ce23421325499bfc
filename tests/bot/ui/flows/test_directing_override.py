"""A director's own pairings of the current round."""

from __future__ import annotations

from tests.bot.commands.desk import first_game, lobby, name_of, press, started, state_of, td
from tests.bot.world import World


async def pairs(world: World) -> list[tuple[str, str]]:
    """Who plays whom now, by name."""
    round_ = (await state_of(world)).current_round
    assert round_ is not None
    names = [[await name_of(world, seat) for seat in game.seats] for game in round_.pairings.pairings]
    return [(first, second) for first, second in names]


async def test_the_form_holds_the_present_pairings(world: World) -> None:
    await started(world)
    form = await td(world, "/judge override")
    value = form.fields["Pairings"]["value"]
    assert value.splitlines() == [f"{first} - {second}" for first, second in await pairs(world)]


async def test_new_pairings_are_previewed_then_made(world: World) -> None:
    await started(world)
    before = await pairs(world)
    form = await td(world, "/judge override")
    preview = await form.submit({"Pairings": "ana - BO; dee – cy", "Reason": "They live together"})
    assert "Nothing has changed yet" in preview.text
    assert await pairs(world) == before
    done = await press(world, preview, "Change the round")
    assert "have changed" in done.text
    assert sorted(await pairs(world)) == [("Ana", "Bo"), ("Dee", "Cy")]
    assert "They live together" in lobby(world)


async def test_what_cannot_be_read_comes_back_filled_in(world: World) -> None:
    await started(world)
    form = await td(world, "/judge override")
    typed = "Ana - Bob Unknown\nCy - Dee"
    refused = await form.submit({"Pairings": typed, "Reason": "Because"})
    assert "nobody is called “Bob Unknown”" in refused.text
    again = await refused.click("Correct")
    assert again.fields["Pairings"]["value"] == typed
    assert again.fields["Reason"]["value"] == "Because"


async def test_everybody_must_be_in_the_round_once(world: World) -> None:
    await started(world)
    form = await td(world, "/judge override")
    refused = await form.submit({"Pairings": "Ana - Bo\nCy - Ana", "Reason": "Because"})
    assert "exactly once" in refused.text
    assert "Dee" in refused.text


async def test_a_game_that_was_played_stays(world: World) -> None:
    await started(world)
    game = await first_game(world)
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    (first, second), (third, fourth) = await pairs(world)
    form = await td(world, "/judge override")
    text = f"{first} - {third}\n{second} - {fourth}"
    refused = await form.submit({"Pairings": text, "Reason": "Because"})
    assert "already has a result" in refused.text


async def test_an_override_confirmed_after_the_next_round_is_refused(world: World) -> None:
    await started(world)
    form = await td(world, "/judge override")
    (first, second), (third, fourth) = await pairs(world)
    text = f"{second} - {first}\n{fourth} - {third}"
    preview = await form.submit({"Pairings": text, "Reason": "Sides"})
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    assert "only works in the latest round" in (await preview.click("Change the round")).text
    await td(world, "/round publish")
    assert "only works in the latest round" in (await preview.click("Change the round")).text


async def test_a_round_that_is_due_is_paired_by_hand(world: World) -> None:
    await started(world)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    form = await td(world, "/judge override")
    played = [name for pair in await pairs(world) for name in pair]
    text = f"{played[0]} - {played[1]}\n{played[2]} - {played[3]}"
    preview = await form.submit({"Pairings": text, "Reason": "The server was down"})
    assert (await state_of(world)).current_round.number == 1  # type: ignore[union-attr]
    await press(world, preview, "Publish it like this")
    assert (await state_of(world)).current_round.number == 2  # type: ignore[union-attr]
    assert await pairs(world) == [(played[0], played[1]), (played[2], played[3])]
    assert "A director paired this: The server was down" in lobby(world)


async def test_there_is_nothing_to_override_before_the_first_round(world: World) -> None:
    await world.tournament()
    assert "only works while it is being played" in (await td(world, "/judge override")).text


async def test_a_round_by_hand_is_compared_with_the_rules_of_fide(world: World) -> None:
    await world.tournament("format:fide_dutch")
    for place, person in enumerate(await world.players("Ana", "Bo", "Cy", "Dee")):
        await (await person.slash("/join", channel="lobby")).submit({"Rating": str(2000 - place)})
    await (await (await td(world, "/td options")).click("FIDE Dutch")).submit({"Rounds": "3"})
    await td(world, "/td close")
    await td(world, "/round publish")
    met = await pairs(world)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    form = await td(world, "/judge override")
    text = "\n".join(f"{second} - {first}" for first, second in met)
    preview = await form.submit({"Pairings": text, "Reason": "Sponsor's wish"})
    assert "FIDE’s rules pair this round otherwise (C1): two meet again" in preview.text
    assert "have played each other (C1)" in preview.text
    await press(world, preview, "Publish it like this")

    kept = (await state_of(world)).started[0].rounds[1].pairings
    assert [(reason.code, reason.params["article"]) for reason in kept.rationale] == [("by_hand_differs", "C1")]
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    reply = await world.director.slash("/tournament export", channel="lobby", what="chess")
    (file,) = reply.message.attachments
    text = file.data.decode()
    assert "### MPA @ Round 2" in text
    assert "FIDE_DUTCH_2026" in text
