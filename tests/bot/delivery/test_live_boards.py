"""The live board: posted with the sign-up, pinned, right after everything that happens, replaced where it must be."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.delivery.live_boards import is_board
from bot.sandbox.people import SeenMessage
from bot.sandbox.world import messages as doing
from bot.sandbox.world.permissions import Permission
from bot.service.recompute_after_update import LINES_AT_ONCE
from bot.text.texts import texts
from bot.ui.actions import TEMPLATE, ActionButton
from tests.bot.commands.desk import FOUR, press, started, state_of, td
from tests.bot.world import LOBBY, World


def boards(world: World) -> list[SeenMessage]:
    return [seen for seen in world.director.sees(LOBBY) if seen.pinned]


async def board(world: World) -> SeenMessage:
    """The one board there is, once it shows what it has to."""
    await world.boards_settled()
    (message,) = boards(world)
    return message


def labels(seen: SeenMessage) -> list[str]:
    return [button.label for button in seen.buttons]


def forbid_pins(world: World) -> None:
    role = next(role for role in world.server.guild.roles.values() if role.bot_id is not None)
    role.permissions &= ~int(Permission.PIN_MESSAGES)


async def test_the_board_announces_the_sign_up_and_is_pinned(world: World) -> None:
    await world.tournament()
    seen = await board(world)
    assert "Sign-up for **Cup** is open!" in seen.text
    assert labels(seen) == ["Sign up", "Withdraw", "Who is in", "Rules"]
    assert seen.mentions == []


async def test_the_board_follows_the_field_where_it_stands(world: World) -> None:
    await world.tournament()
    first = await board(world)
    (ada,) = await world.players("Ada")
    await ada.click("Sign up", in_=first)
    after = await board(world)
    assert "Ada" in after.text
    assert after.id == first.id


async def test_the_board_follows_play_from_the_first_round_to_the_end(world: World) -> None:
    await started(world)
    first = await board(world)
    assert "0 of 2 games played" in first.text
    assert labels(first)[:4] == ["My game", "Pairings", "Standings", "Why?"]
    (game, *_) = (await state_of(world)).open_games()
    await td(world, "/round result", game=game.id, winner=min(game.seats))
    after = await board(world)
    assert "1 of 2 games played" in after.text
    assert texts.board.standings() in after.text
    for _ in range(12):
        for game in (await state_of(world)).open_games():
            await td(world, "/round result", game=game.id, winner=min(game.seats))
        if (await state_of(world)).phase == "finished":
            break
        await td(world, "/td advance")
    last = await board(world)
    assert "🥇 1st: **Ana**" in last.text
    assert last.id == first.id


@pytest.mark.parametrize("lines_at_once", [LINES_AT_ONCE, 0])
async def test_a_restart_loses_no_change(world: World, monkeypatch: pytest.MonkeyPatch, lines_at_once: int) -> None:
    """Also where so many boards may be wrong that they are looked at behind everything else."""
    monkeypatch.setattr("bot.service.recompute_after_update.LINES_AT_ONCE", lines_at_once)
    await world.tournament()
    first = await board(world)
    monkeypatch.setattr(world.herald.boards, "changed", lambda _tournament: None)  # it dies before it shows anything
    (ada,) = await world.players("Ada")
    await ada.slash("/join", channel=LOBBY)
    await world.settled()
    assert "Ada" not in boards(world)[0].text
    await world.restart_bot()
    await world.herald.boards.settled()
    while world.herald.review.busy:  # noqa: ASYNC110 - it gives no notice of its end
        await asyncio.sleep(0)
    after = await board(world)
    assert "Ada" in after.text
    assert after.id == first.id
    assert "is in (2)" in (await (await world.server.join("Ben")).click("Sign up", in_=after)).text


async def test_what_is_shown_already_is_not_changed_again(world: World) -> None:
    await world.tournament(players=("Ada",))
    first = await board(world)
    edited = first.raw.edited
    world.clock.advance(timedelta(minutes=1))
    await world.sandbox.person("Ada").slash("/me availability", channel=LOBBY, hours="any")
    assert (await board(world)).raw.edited == edited


async def test_a_restart_changes_no_board_that_is_right(world: World) -> None:
    await world.tournament(players=("Ada",))
    first = await board(world)
    edited = first.raw.edited
    world.clock.advance(timedelta(minutes=1))
    await world.restart_bot()
    after = await board(world)
    assert (after.id, after.raw.edited) == (first.id, edited)
    (ben,) = await world.players("Ben")
    await ben.slash("/join", channel=LOBBY)
    assert "Ben" in (await board(world)).text


async def test_only_boards_that_discord_refused_are_tried_again_when_it_may_take_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament(players=("Ada",))
    await board(world)
    changed: list[str] = []
    monkeypatch.setattr(world.herald.boards, "changed", changed.append)
    world.herald.boards.try_again({"t1"})
    assert changed == []
    monkeypatch.undo()
    lost = world.sandbox.accidents.start("permission_gone", channel=world.server.channel(LOBBY))
    (ben,) = await world.players("Ben")
    await ben.slash("/join", channel=LOBBY)
    await world.settled()
    assert "Ben" not in boards(world)[0].text
    lost.end()
    world.herald.boards.try_again({"t1", "t2"})
    assert "Ben" in (await board(world)).text


async def test_a_board_that_was_deleted_comes_back_silently(world: World) -> None:
    await world.tournament()
    first = await board(world)
    doing.delete(world.sandbox.world, first.raw)
    (ada,) = await world.players("Ada")
    await ada.slash("/join", channel=LOBBY)
    after = await board(world)
    assert "Ada" in after.text
    assert discord.MessageFlags._from_value(after.raw.flags).suppress_notifications


async def test_where_a_board_waits_to_be_posted_no_other_is_queued(world: World) -> None:
    await world.tournament()
    await board(world)
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    for person in await world.players("Ada", "Bob", "Cleo"):
        await person.slash("/join", channel="elsewhere", options={"tournament": "t1"})
        await world.boards_settled()
    waiting = [row for row in await world.database.outbox.pending("t1") if is_board(row)]
    assert len(waiting) == 1
    options = {"announce_in": world.server.channel("elsewhere")}
    await world.director.slash("/td set-channel", channel="elsewhere", options=options)
    await world.boards_settled()
    (message,) = [seen for seen in world.director.sees("elsewhere") if seen.pinned]
    assert "3 players" in message.text


async def test_an_old_board_that_could_not_be_deleted_goes_later(world: World) -> None:
    await world.tournament()
    first = await board(world)
    world.sandbox.faults.add("DELETE /channels/*", status=503, times=None)
    await press(world, await world.director.slash("/tournament board", channel=LOBBY), "Post it again")
    await world.settled()
    assert first.id in {seen.id for seen in boards(world)}
    world.sandbox.faults.clear()
    await world.jump(timedelta(minutes=5))
    assert (await board(world)).id != first.id


async def test_an_old_board_that_takes_no_more_changes_is_replaced(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament()
    first = await board(world)
    await world.jump(timedelta(hours=2))
    monkeypatch.setattr("bot.delivery.message_edits.PATIENCE", 0.2)
    world.sandbox.faults.add("PATCH *", status=429, code=30046, retry_after=60.0, times=None)
    (ada,) = await world.players("Ada")
    await ada.slash("/join", channel=LOBBY)
    after = await board(world)
    assert "Ada" in after.text
    assert after.id != first.id
    assert not first.exists


async def test_anybody_finds_the_board_and_directors_post_it_anew(world: World) -> None:
    await started(world)
    first = await board(world)
    shown = await world.sandbox.person("Ana").slash("/tournament board", channel=LOBBY)
    assert f"/{first.id}" in shown.text
    assert "0 of 2 games played" in shown.text
    assert "Post it again" not in [button.label for button in shown.buttons]
    mine = await world.director.slash("/tournament board", channel=LOBBY)
    said = await press(world, mine, "Post it again")
    assert texts.board.posted_anew() in said.text
    after = await board(world)
    assert after.id == max(seen.id for seen in world.director.sees(LOBBY) if not seen.ephemeral)
    assert not first.exists


async def test_the_board_moves_with_the_announcements(world: World) -> None:
    await world.tournament()
    first = await board(world)
    await td(world, "/td set-channel", announce_in=world.server.channel("elsewhere"))
    await world.boards_settled()
    (moved,) = [seen for seen in world.director.sees("elsewhere") if seen.pinned]
    assert "Sign-up for **Cup**" in moved.text
    assert not first.exists


@pytest.mark.usefixtures("awake")
async def test_before_the_sign_up_there_is_no_board(world: World) -> None:
    await world.director.slash("/td create", channel=LOBBY, what="preset:arimaa_world_championship_2010", title="Cup")
    await world.boards_settled()
    assert boards(world) == []
    assert texts.board.not_posted() in (await world.director.slash("/tournament board", channel=LOBBY)).text


async def test_a_board_that_may_not_be_pinned_is_posted_and_directors_are_told_once(world: World) -> None:
    forbid_pins(world)
    await world.tournament()
    await world.boards_settled()
    assert boards(world) == []
    (seen,) = [message for message in world.director.sees(LOBBY) if not message.ephemeral]
    mine = await world.director.slash("/tournament board", channel=LOBBY)
    await press(world, mine, "Post it again")
    assert not seen.exists
    assert sum(texts.board.not_pinned() in message.text for message in world.director.dms) == 1


async def test_undoing_the_opening_takes_the_buttons_off_the_board(world: World) -> None:
    await world.tournament()
    await press(world, await td(world, "/td undo"), "Undo")
    seen = await board(world)
    assert texts.board.draft() in seen.text
    assert seen.find_button("Sign up") is None


async def test_changing_the_board_unregisters_no_buttons(world: World) -> None:
    """A view of discord.py that mixes kinds of items takes the handler of the others with it when it is changed."""
    await started(world)
    await board(world)
    game = (await state_of(world)).open_games()[0]
    await td(world, "/round result", game=game.id, winner=min(game.seats))
    seen = await board(world)
    store = world.herald._connection._view_store
    assert list(store._dynamic_items.values()) == [ActionButton]
    assert [item.pattern for item in store._dynamic_items] == [TEMPLATE]
    assert not store._synced_message_views
    assert FOUR[0] in (await world.sandbox.person(FOUR[0]).click("Standings", in_=seen)).text
