"""Kuksu cycles whose players are mostly not on Discord: asked honestly, answered for in few acts, and their title."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.sandbox.people.seen import Reply
from bot.views.info import Policies
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.leagues.cycle import KUKSU, imported, names, play, press_latest, table, without_invitations
from tests.bot.web.link_reader import BASE
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

MEMBERS = 4
FIRST_DEADLINE = "31 jan 10:00"
MOST_ACTS = 12


@dataclass
class Director:
    """Counts a director's acts: commands, presses of buttons, and forms that are handed in."""

    world: World
    acts: int = 0

    async def command(self, command: str, **options: Any) -> Reply:
        self.acts += 1
        return await td(self.world, command, **options)

    async def press(self, reply: Reply, label: str) -> Reply:
        self.acts += 1
        return await press(self.world, reply, label)

    async def answers(self, lines: str, **options: Any) -> Reply:
        """Enter answers in bulk: three acts."""
        form = await self.command("/players edit-many", what="answers", **options)
        self.acts += 1
        return await self.press(await form.submit({"lines": lines}), "Enter all")


async def closed(
    world: World,
    count: int,
    *records: tuple[str, str],
    what: str = KUKSU,
    before_closing: Callable[[], Awaitable[None]] | None = None,
) -> list[str]:
    """A closed field of so many people, the first four on Discord; some bring (tier, rank) of the last cycle along."""
    everybody = names(count)
    await td(world, "/td create", what=what, title="Kuksu 9")
    members = {player.name: str(player.id) for player in await world.players(*everybody[:MEMBERS])}
    brought = dict(zip(everybody, records, strict=False))
    rows = [
        (name, str(2500 - 10 * at), members.get(name, ""), *brought.get(name, ("", "")))
        for at, name in enumerate(everybody)
    ]
    await imported(world, table(rows, "discord", *(("last_tier", "last_rank") if records else ())))
    if before_closing is not None:
        await before_closing()
    await td(world, "/td close")
    return everybody


async def members_accept(world: World, everybody: list[str]) -> None:
    for name in everybody[:MEMBERS]:
        await world.sandbox.person(name).click("Yes, I will play", in_=LOBBY)
    await world.settled()


@pytest.mark.parametrize("count", [36, 35])
async def test_invitations_and_answers_of_a_cycle_with_31_guests_take_few_acts(world: World, count: int) -> None:
    everybody = await closed(world, count)
    director = Director(world)
    asked = await director.command("/forms ask", form="invitation", until=FIRST_DEADLINE)
    guests = everybody[MEMBERS:]
    assert f"{count} to answer, 4 asked in chat and {len(guests)} can't be reached" in asked.text
    assert "/players edit-many what:answers" in asked.text
    assert f"{len(guests)} more are not on Discord" in lobby(world)
    await members_accept(world, everybody)
    done = await director.answers("\n".join(f"{name} yes" for name in guests))
    assert f"{len(guests)} answers are in" in done.text
    await director.press(done, "Pair the next games")
    await press(world, (world.director.sees(LOBBY))[-1], "Publish")
    state = await state_of(world)
    assert len(state.started[0].seeds) == count
    assert director.acts <= MOST_ACTS


async def test_playoffs_of_34_with_30_guests_take_few_acts_too(world: World) -> None:
    everybody = await closed(world, 34, what="preset:wpf_gp_playoffs_2023")
    director = Director(world)
    asked = await director.command("/forms ask", form="invitation", until=FIRST_DEADLINE)
    # The best thirty are invited.
    assert "30 to answer, 4 asked in chat and 26 can't be reached" in asked.text
    await members_accept(world, everybody)
    await director.answers("\n".join(f"{name} yes" for name in everybody[MEMBERS:]))
    preview = await director.command("/round preview")
    assert "Playoffs started with 16 players" in preview.text
    assert director.acts <= MOST_ACTS


async def test_34_stop_with_both_remedies_for_guests_too(world: World) -> None:
    everybody = await closed(world, 34)
    await td(world, "/forms ask", form="invitation", until=FIRST_DEADLINE)
    await members_accept(world, everybody)
    director = Director(world)
    done = await director.answers("\n".join(f"{name} yes" for name in everybody[MEMBERS:]))
    # The field cannot be played, so pairing it is not offered.
    assert "Pair the next games" not in [shown.label for shown in done.buttons]
    stopped = await director.press(done, "What is missing")
    assert [shown.label for shown in stopped.buttons] == ["Leave them out", "Open sign-up again"]
    assert "by the rules first: P34, P33, P32 and P31" in stopped.text.replace("*", "")
    asked = await director.press(stopped, "Leave them out")
    assert "P34, P33, P32 and P31" in asked.text
    await director.press(asked, "Leave out")
    assert len((await state_of(world)).active_entrants()) == 30
    await td(world, "/round publish")
    assert len((await state_of(world)).started[0].seeds) == 30


async def test_directors_get_the_numbers_of_an_invitation_that_the_timetable_sends(world: World) -> None:
    world.herald.policies = Policies(page=BASE)

    async def link_three() -> None:
        for name in ("P05", "P06", "P07"):
            assert "/me/" in (await td(world, "/guests link", entrant=name)).text

    await closed(world, 12, before_closing=link_three)
    counted = [seen for seen in world.director.dms if "to answer" in seen.text]
    assert len(counted) == 1, "once, not for every player"
    assert "12 to answer, 4 asked in chat, 3 by their link and 5 can't be reached" in counted[0].text
    assert "/players edit-many what:answers" in counted[0].text
    assert [shown.label for shown in counted[0].buttons] == ["Enter answers"]
    asked = await td(world, "/forms ask", form="invitation", until=FIRST_DEADLINE)
    assert "4 asked in chat, 3 by their link and 5 can't be reached" in asked.text
    assert len([seen for seen in world.director.dms if "to answer" in seen.text]) == 1


async def test_where_everybody_is_asked_in_chat_directors_get_no_numbers(world: World) -> None:
    await closed(world, MEMBERS)
    assert not any("to answer" in seen.text for seen in world.director.dms)


async def test_what_is_offered_while_answers_are_out_is_possible_then(world: World) -> None:
    everybody = await closed(world, 6)
    (said,) = (seen.text for seen in world.director.sees(LOBBY) if "have accepted so far" in seen.text)
    assert "0 of 6 have accepted so far" in said
    assert "not been asked" not in said  # the timetable asks them now
    shown = await td(world, "/td advance", look=True)
    assert "0 of 6 have accepted so far, and 6 have not answered; at least 5 are needed" in shown.text
    assert "Still missing: P01, P02, P03, P04, P05 and P06" in shown.text
    await td(world, "/forms ask", form="invitation", until=FIRST_DEADLINE)
    await members_accept(world, everybody)
    shown = await td(world, "/td advance", look=True)
    assert "4 of 6 have accepted so far, and 2 have not answered" in shown.text
    assert shown.buttons[0].label == "Enter answers"
    assert "There are" not in (await td(world, "/round preview")).text
    form = await shown.click("Enter answers")
    await press(world, await form.submit({"lines": "P05 yes\nP06"}), "Enter all")
    shown = await td(world, "/td advance", look=True)
    # One answer is still out: pairing is possible, and grey (2) rather than green.
    assert [(button.label, button.style) for button in shown.buttons] == [
        ("Enter answers", 1),
        ("Pair the next games", 2),
    ]


async def test_playoffs_offer_the_answers_first_while_invitations_are_out(world: World) -> None:
    everybody = await closed(world, 34, what="preset:wpf_gp_playoffs_2023")
    shown = await td(world, "/td advance", look=True)
    assert "0 of 30 have accepted so far, and 30 have not answered; at least 2 are needed" in shown.text
    await td(world, "/forms ask", form="invitation", until=FIRST_DEADLINE)
    form = await td(world, "/players edit-many", what="answers")
    lines = "\n".join(f"{name} yes" for name in everybody[MEMBERS:])
    done = await press(world, await form.submit({"lines": lines}), "Enter all")
    # Four have not answered: pairing is possible, and grey (2) rather than green.
    for reply in (done, await td(world, "/td advance", look=True)):
        assert [(button.label, button.style) for button in reply.buttons][:2] == [
            ("Enter answers", 1),
            ("Pair the next games", 2),
        ]
    asked = await press(
        world, await press(world, await td(world, "/td advance", look=True), "Pair the next games"), "Publish"
    )
    assert "P01, P02, P03 and P04" in asked.text
    assert not (await state_of(world)).started


async def test_there_is_no_preview_before_sign_up_has_closed_but_the_step_that_closes_it(world: World) -> None:
    await world.tournament(KUKSU)
    shown = await td(world, "/round preview")
    assert "no round to preview yet" in shown.text
    assert [button.label for button in shown.buttons] == ["Close sign-up"]


async def test_an_absent_holder_of_the_first_cycle_is_named_at_preview_start_and_end(world: World) -> None:
    everybody = await closed(world, 7, ("0", "0"), *(("1", str(rank)) for rank in range(1, 7)))
    await td(world, "/forms ask", form="invitation", until=FIRST_DEADLINE)
    form = await td(world, "/players edit-many", what="answers")
    lines = "\n".join(f"{name} yes" for name in everybody[1:])
    await press(world, await form.submit({"lines": lines}), "Enter all")
    await world.jump_to(datetime(2026, 2, 1, tzinfo=UTC))
    said = "The title stays with P01, who is not taking part: nobody plays for it."
    preview = await td(world, "/round preview")
    assert said in preview.text
    await td(world, "/round publish")
    assert said in lobby(world)
    await play(world, "A")
    await td(world, "/td advance")
    assert "The title stays with P01, who did not take part." in lobby(world)
    # And is still the holder in the cycle after.
    await td(world, "/td create", after="t1")
    assert (await world.loaded("t2")).state.stages[0].options["title_held"] is True


async def played_and_followed(world: World, people: list[str], *, over: bool = True) -> str:
    """Play a cycle of seven (the first four on Discord) without invitations, and enter these people in the next one.

    Return the look of their list. Unless `over`, the first cycle has no results yet.
    """
    await td(world, "/td create", what=KUKSU, title="Kuksu 9")
    await without_invitations(world)
    everybody = names(7)
    members = {player.name: str(player.id) for player in await world.players(*everybody[:MEMBERS])}
    rows = [(name, str(2500 - 10 * at), members.get(name, "")) for at, name in enumerate(everybody)]
    await imported(world, table(rows, "discord"))
    await td(world, "/td close")
    await td(world, "/round publish")
    if over:
        await play(world, "A")
        await td(world, "/td advance")
    await td(world, "/td create", after="t1")
    file = table([(name, "", members.get(name, "")) for name in people], "discord")
    look = await td(world, "/players import", file=("players.csv", file), tournament="t2")
    said = look.text.replace("*", "")
    await press_latest(world, "Import the list")
    return said


async def records(world: World) -> dict[str, tuple[object, object]]:
    """(tier, rank) that everybody brings into the second cycle."""
    loaded = await world.loaded("t2")
    data = {loaded.people[who].name: entrant.data.attributes for who, entrant in loaded.state.entrants.items()}
    return {name: (known.get("last_tier"), known.get("last_rank")) for name, known in data.items()}


async def test_guests_of_the_last_cycle_get_their_places_once_a_director_says_they_are_the_same(world: World) -> None:
    await played_and_followed(world, ["P01", "P02", "P03", "P05", "P06", "Newt"])
    shown = await td(world, "/players fetch", what="places", tournament="t2")
    assert "P01: 2500, holds the title" in shown.text
    assert "P05: 2460, place 5 in tier A, now tier A" in shown.text
    assert shown.text.index("same people?") < shown.text.index("P05")
    assert "Not in Kuksu 9" in shown.text
    assert shown.text.index("Not in Kuksu 9") < shown.text.index("Newt")
    await press(world, shown, "Import")
    assert (await records(world))["P02"] == (1, 2)
    assert (await records(world))["P05"] == (None, None)
    again = await td(world, "/players fetch", what="places", tournament="t2")
    await press(world, again, "They are the same: import all 2")
    known = await records(world)
    assert (known["P05"], known["P06"], known["Newt"]) == ((1, 5), (1, 6), (None, None))
    # From now on they are one person: nothing is asked again, and their career has both cycles.
    assert (
        "everybody already has their place" in (await td(world, "/players fetch", what="places", tournament="t2")).text
    )
    first, second = await world.loaded("t1"), await world.loaded("t2")
    same = {first.people[who].id for who in ("e5", "e6")} & {person.id for person in second.people.values()}
    assert len(same) == 2


async def test_the_look_of_a_list_names_places_of_the_last_cycle_or_asks_about_them(world: World) -> None:
    look = await played_and_followed(world, ["P01", "P02", "P03", "P05", "P06", "Newt"])
    assert "The places are those of Kuksu 9. Import them after this list" in look
    assert "P01 · holds the title" in look
    assert "P02 · place 2 in tier A" in look
    assert "P05 · place 5 in tier A, now tier A, if it is the same person" in look
    assert "Newt · no place from the last cycle" in look
    assert look.count("no place from the last cycle") == 1
    shown = await td(world, "/players fetch", what="places", tournament="t2")
    await press(world, shown, "They are the same: import all 5")
    later = await td(world, "/players import", file=("more.csv", table([("Otto", "2000")])), tournament="t2")
    assert "The places are those of" not in later.text


async def test_the_look_of_a_list_says_that_the_last_cycle_is_not_over(world: World) -> None:
    look = await played_and_followed(world, ["P01", "P05"], over=False)
    assert "Kuksu 9 isn't over yet. Import its places later" in look
    assert "no place from the last cycle" not in look


async def test_guests_taken_for_the_same_by_mistake_are_two_people_again_after_a_restart(world: World) -> None:
    await played_and_followed(world, ["P01", "P05"])
    before = {person.id for person in (await world.loaded("t1")).people.values()}
    done = await press(
        world, await td(world, "/players fetch", what="places", tournament="t2"), "They are the same: import all 2"
    )
    assert (await world.loaded("t1")).people["e5"].id == (await world.loaded("t2")).people["e2"].id
    await world.restart_bot()
    undone = await press(world, done, "They are different people")
    assert "1 guest is another person" in undone.text
    assert {person.id for person in (await world.loaded("t1")).people.values()} == before
    assert (await records(world))["P05"] == (1, 5)
    await td(world, "/td undo", tournament="t2")


async def test_nobody_is_said_to_have_a_place_where_nobody_was_there(world: World) -> None:
    await played_and_followed(world, ["Newt", "Otto"])
    shown = await td(world, "/players fetch", what="places", tournament="t2")
    assert "Nobody here is known from Kuksu 9" in shown.text.replace("*", "")


async def test_two_guests_of_one_name_are_not_taken_for_the_same(world: World) -> None:
    await played_and_followed(world, ["P05", "P02"])
    await td(world, "/players add", guest="p05", tournament="t2")
    shown = await td(world, "/players fetch", what="places", tournament="t2")
    assert "same people?" not in shown.text
