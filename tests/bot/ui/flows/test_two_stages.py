"""The form that composes a tournament of two stages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from bot.errors import BadFieldsError
from bot.ui.flows import two_stages
from bot.ui.flows.creating import Offered
from bot.ui.flows.two_stages import FIELD, FIRST, GROUPS, SECOND, stages_of
from formats import registry
from formats.core.stage_field import StageField
from tests.bot.commands.desk import press, state_of, td
from tests.bot.world import World
from tests.patience import SECONDS


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize(
    "places, finals",
    [("groups 1-2", ["Single elimination"]), ("groups 1-2; 9-", ["Single elimination A", "Single elimination B"])],
)
async def test_groups_and_what_follows_are_composed_in_one_form_and_shown(
    places: str, finals: list[str], world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: asyncio.Queue[Mapping[str, tuple[Offered, ...]]] = asyncio.Queue()

    async def noted(_ask: object, offered: Mapping[str, tuple[Offered, ...]], _answer: object, title: str) -> None:
        await shown.put({f"{title}: {heading}": offers for heading, offers in offered.items()})

    form = await press(world, await td(world, "/td create"), "Two stages")
    assert form.kind == "form"
    monkeypatch.setattr(two_stages, "show_kinds", noted)
    reply = await form.submit(
        {"Name": "Spring Cup", "Groups (Group stage only)": "4", "Who goes on to this stage": places}
    )
    assert "Spring Cup" in reply.text
    first, second, *_ = (await state_of(world)).stages
    assert (first.system, first.options["groups"]) == ("group_stage", 4)
    assert (second.system, second.field) == ("single_elimination", StageField(of="groups", last=2))
    async with asyncio.timeout(SECONDS):
        ((heading, offers),) = (await shown.get()).items()
    assert heading == "Spring Cup: Two stages"
    assert [(offer.title, offer.systems) for offer in offers] == [
        (f"Group stage, then {final}", ("group_stage", "single_elimination")) for final in finals
    ]


@pytest.mark.usefixtures("awake")
async def test_what_cannot_be_played_comes_back_filled_in(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Two stages")
    refused = await form.submit({"Name": "Cup", "first": "swiss"})
    assert "no groups" in refused.text
    assert await world.database.tournaments.all() == []
    again = await refused.click("Correct")
    assert again.kind == "form"
    await again.submit({"Who goes on to this stage": "8"})
    first, second = (await state_of(world)).stages
    assert (first.system, second.take) == ("swiss", 8)


def test_every_problem_of_the_form_is_named() -> None:
    typed = {FIRST: "swiss", GROUPS: "4", FIELD: "the best", SECOND: "single_elimination"}
    with pytest.raises(BadFieldsError) as refused:
        stages_of(registry.engine(), typed)
    assert [label for label, _ in refused.value.problems] == ["Groups (Group stage only)", "Who goes on to this stage"]
    for groups in ("many", "27"):
        with pytest.raises(BadFieldsError):
            stages_of(registry.engine(), {**typed, FIRST: "group_stage", GROUPS: groups, FIELD: "8"})
