"""Ratings, fees and the seeding of many at once."""

from __future__ import annotations

import pytest

from formats.core.state_slices.fees import Fees
from formats.core.steps import SEED
from tests.bot.commands.desk import FOUR, press, state_of, td
from tests.bot.world import World


async def test_ratings_are_shown_as_understood_and_entered_all_at_once(world: World) -> None:
    await world.tournament(players=FOUR)
    form = await td(world, "/players edit-many", what="ratings")
    preview = await form.submit({"lines": "ana 1700\n#2: 1650.5\n\nDee, 1500"})
    assert "Ana: 1700" in preview.text.replace("*", "")
    assert (await state_of(world)).entrants["e1"].data.rating is None
    await press(world, preview, "Enter all")
    assert [entrant.data.rating for entrant in (await state_of(world)).entrants.values()] == [1700, 1650.5, None, 1500]


async def test_an_unlikely_rating_is_asked_about_and_can_be_corrected_in_the_form_as_it_was(world: World) -> None:
    await world.tournament(players=FOUR)
    lines = "ana 99999\nbo 1700"
    preview = await (await td(world, "/players edit-many", what="ratings")).submit({"lines": lines})
    assert "Is **99999** right?" in preview.text
    assert [button.label for button in preview.buttons] == ["Enter all", "Correct"]
    form = await preview.click("Correct")
    assert form.fields["One player per line"]["value"] == lines
    await press(world, await form.submit({"lines": "ana 1800\nbo 1700"}), "Enter all")
    assert (await state_of(world)).entrants["e1"].data.rating == 1800


@pytest.mark.parametrize(
    "what, lines, number, words",
    [
        ("ratings", "ana 1700\nbo strong", 2, "has no rating"),
        ("ratings", "quentin 1700", 1, "nobody who is in"),
        ("fees", "ana\nana unpaid", 2, "is there twice"),
    ],
)
async def test_one_bad_line_and_nothing_is_entered(
    world: World, what: str, lines: str, number: int, words: str
) -> None:
    await world.tournament(players=FOUR)
    refused = await (await td(world, "/players edit-many", what=what)).submit({"lines": lines})
    assert f"Line {number}" in refused.text
    assert words in refused.text
    assert len(refused.buttons) == 1
    again = await refused.click(refused.buttons[0].label)
    assert again.fields["One player per line"]["value"] == lines


async def test_fees_are_marked_paid_by_the_name_alone(world: World) -> None:
    await world.tournament(players=FOUR)
    preview = await (await td(world, "/players edit-many", what="fees")).submit(
        {"lines": "Ana\nbo returned\nCy, unpaid"}
    )
    await press(world, preview, "Enter all")
    fees = (await state_of(world)).slice_of(Fees).marked
    assert [fees[who] for who in ("e1", "e2", "e3")] == ["paid", "returned", "unpaid"]


async def test_the_seeding_is_put_in_order_by_hand(world: World) -> None:
    await world.tournament("format:single_elimination", players=FOUR)
    form = await td(world, "/players edit-many", what="seeds")
    assert form.fields["One player per line"]["value"] == "1. Ana\n2. Bo\n3. Cy\n4. Dee"
    await press(world, await form.submit({"lines": "1. Dee\n2. Bo\n3. Ana"}), "Enter all")
    await td(world, "/td close")
    await td(world, "/round publish")
    state = await state_of(world)
    assert state.started[0].seeds == ("e4", "e2", "e1", "e3")
    again = {who: entrant.data.attributes.get(SEED) for who, entrant in state.entrants.items()}
    assert again == {"e1": 3, "e2": 2, "e3": None, "e4": 1}


async def test_pasted_names_are_imported_like_a_list(world: World) -> None:
    await world.tournament(players=("Ana",))
    form = await td(world, "/players edit-many", what="names")
    preview = await form.submit({"import_names": "Dora, 1720\nEmil"})
    assert "Dora" in preview.text
    await press(world, preview, "Import the list")
    state = await state_of(world)
    assert [entrant.data.rating for entrant in state.active_entrants()] == [None, 1720, None]
