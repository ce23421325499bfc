"""The configuration is posted, pinned and hashed before play; a later change is loud."""

from __future__ import annotations

import hashlib
import json

import pytest

from bot.sandbox.people import Reply
from bot.sandbox.people.seen import SeenMessage
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.scrabble.club import COP_AT_ONCE, change_options, planned
from tests.bot.world import LOBBY, World


def pinned(world: World) -> list[SeenMessage]:
    return [seen for seen in world.director.sees(LOBBY) if seen.pinned and seen.attachments]


async def test_what_is_published_is_pinned_and_anybody_can_recompute_its_check_sum(world: World) -> None:
    await planned(world, **COP_AT_ONCE)

    (post,) = pinned(world)
    published = post.attachments[0].data
    assert hashlib.sha256(published).hexdigest() in post.text
    assert json.loads(published)["gibson_spread"] == [250, 200]
    # The rules are longer than one message takes; the last of them is pinned, with the file.
    assert "**Hopefulness**: 0.0, 0.1, 0.05, 0.02, 0.01" in lobby(world)
    assert "**Control loss from round**: 5 (by default)" in lobby(world)
    await td(world, "/round publish")
    preview = await world.director.slash("/tournament why", channel=LOBBY)
    assert hashlib.sha256(published).hexdigest() in preview.text


@pytest.mark.usefixtures("awake")
async def test_an_imported_field_plays_by_rules_that_were_published_first(world: World) -> None:
    await world.director.slash("/td create", channel=LOBBY, what="preset:lets_play_scrabble", title="Autumn Open")
    await change_options(world, **COP_AT_ONCE)
    field = b"name,rating\nAna,1500\nBo,1400\nCy,1300\nDee,1200\n"
    await press(world, await td(world, "/players import", file=("field.csv", field)), "Import the list")
    assert pinned(world) == []
    await press(world, await td(world, "/td advance", look=True), "Close the field")

    (post,) = pinned(world)
    check_sum = hashlib.sha256(post.attachments[0].data).hexdigest()
    assert check_sum in post.text
    await td(world, "/round publish")
    assert f"Paired by the published rules, checksum `{check_sum[:12]}…`" in lobby(world)


@pytest.mark.usefixtures("awake")
async def test_before_sign_up_options_may_change_quietly(world: World) -> None:
    await world.director.slash("/td create", channel=LOBBY, what="preset:lets_play_scrabble", title="Autumn Open")
    await change_options(world, hopefulness=[0.5])

    assert "have been changed" not in lobby(world)


async def test_a_change_during_play_is_announced_with_both_check_sums_and_the_pin_follows(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    before = hashlib.sha256(pinned(world)[0].attachments[0].data).hexdigest()
    await td(world, "/round publish")

    form = await options_form(world)
    await form.submit({"Hopefulness": "0, 0.2"})
    await world.settled()

    after = hashlib.sha256(pinned(world)[0].attachments[0].data).hexdigest()
    assert before != after
    text = lobby(world)
    assert "have been changed while it is being played" in text
    assert "0.0, 0.1, 0.05, 0.02, 0.01 → **0.0, 0.2**" in text
    assert f"Checksum before: `{before}`" in text
    assert f"Checksum now: `{after}`" in text
    assert len(pinned(world)) == 1


async def test_a_directors_word_on_a_single_round_is_no_change_of_what_was_published(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await change_options(world, prepaired=["3 e1 e2"])

    assert "have been changed" not in lobby(world)


async def test_numbers_of_prizes_that_differ_from_their_lines_are_asked_about(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    form = await options_form(world, "Prizes")
    saved = await form.submit({"Prizes": "1: 100 USD\n2: 50 USD"})
    assert "Places" not in saved.text
    form = await options_form(world, "Prizes")
    asked = await form.submit({"Prizes": "1: 100 USD"})
    assert "Places: 1 with words under Prizes, but 2 in the options of the format." in asked.text.replace("*", "")
    assert len((await state_of(world)).settings.prizes) == 2
    await press(world, asked, "Save")
    assert len((await state_of(world)).settings.prizes) == 1


async def options_form(world: World, field: str = "Hopefulness") -> Reply:
    """The form among those of `/td options` that has the field."""
    groups = await td(world, "/td options")
    for button in groups.buttons:
        form = await groups.click(button.label)
        if field in form.fields:
            return form
    raise AssertionError([button.label for button in groups.buttons])
