"""The trap of discord.py: a view that mixes our lasting buttons with others unregisters them for the whole bot."""

from datetime import timedelta

import pytest

from bot.text.messages import Button, Message, action_id
from bot.ui.actions import ActionButton
from bot.ui.cards import editing, sending, view_of
from tests.bot.commands.rounds import fixed, start
from tests.bot.world import LOBBY, World

TEMPLATE = ActionButton.__discord_ui_compiled_template__


def registered(world: World) -> bool:
    return TEMPLATE in world.herald._connection._view_store._dynamic_items


async def test_every_view_holds_nothing_but_lasting_buttons_and_never_times_out() -> None:
    buttons = tuple(
        Button(label=f"B{number}", action=action_id("report", "t1", f"s0r1b{number}")) for number in range(25)
    )
    view = view_of(Message(content="x", buttons=buttons))
    assert view is not None
    assert view.timeout is None
    assert all(isinstance(item, ActionButton) for item in view.children)


@pytest.mark.parametrize("arguments", [sending, editing])
async def test_every_sending_and_every_edit_gets_a_view_of_its_own(arguments: object) -> None:
    assert callable(arguments)
    message = Message(content="x", buttons=(Button(label="B", action=action_id("report", "t1")),))
    assert arguments(message)["view"] is not arguments(message)["view"]


async def test_an_edit_without_buttons_takes_them_away() -> None:
    assert editing(Message(content="x"))["view"] is None


async def test_buttons_answer_after_their_message_was_edited_again_and_again(world: World) -> None:
    game = await fixed(world)
    await world.jump_to(await start(world, game.id) - timedelta(minutes=10))
    posts = reversed(game.first.sees(LOBBY))
    round_card = next(seen for seen in posts if seen.find_button("My game") and "round 1" in seen.text and seen.edited)
    await (await round_card.click("My game")).click("I'm here")
    await world.jump(timedelta(minutes=11))
    question = await (await round_card.click("My game")).click("Report")
    for _ in range(3):
        saved = await question.click("I won")
        back = await saved.click("Take back")
        question = await back.click("Report")
    await world.settled()
    assert registered(world)
    assert (await game.second.slash("/me next", channel=LOBBY)).message.find_button("Report") is not None
    card = await game.second.click("My game", in_=round_card)
    assert (await card.click("I'm here")).kind == "message"
