"""Roles of a series, through the real client: given, moved, taken back, refused, and done without."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Reply
from bot.sandbox.world.guilds import publish_role, remove_role
from bot.sandbox.world.models import Role
from bot.sandbox.world.permissions import Permission
from bot.text.texts import texts
from tests.bot.commands.desk import press, td
from tests.bot.schedule.test_evenings import FIRST, SERIES, enter, made_series
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

GIVING = "PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}"
TWO = ("Ana", "Bo")


def permit(world: World, *, yes: bool = True) -> None:
    """Give the bot *Manage Roles*, or take it away."""
    role = next(role for role in world.server.guild.roles.values() if role.bot_id is not None)
    needed = int(Permission.MANAGE_ROLES)
    role.permissions = role.permissions | needed if yes else role.permissions & ~needed
    for known in world.server.guild.roles.values():  # a new role has moved the others
        publish_role(world.sandbox.services.world, known)


def have(world: World, role: Role) -> set[str]:
    """The names of the members who have a role."""
    names = {person.id: person.name for person in map(world.sandbox.person, TWO)}
    members = world.server.guild.members.values()
    return {names[member.user_id] for member in members if role.id in member.role_ids}


async def roles_chosen(world: World) -> tuple[Role, Role, Reply]:
    """A series that gives a role to its players and one to the winner, and the answer to that."""
    regular, champion = (world.server.role(name, permissions=0) for name in ("Regular", "Champion"))
    permit(world)
    reply = await made_series(world, fewest=2, player_role="Regular", winner_role="Champion")
    await world.players(*TWO)
    return regular, champion, reply


async def result(world: World, evening: str, winner: str) -> None:
    """The director enters the only result of an evening, or corrects it."""
    loaded = await world.loaded(evening)
    game = loaded.state.stage(0).rounds[0].pairings.pairings[0]
    who = next(seat for seat in game.seats if loaded.people[seat].name == winner)
    asked = await td(world, "/round result", tournament=evening, game=game.id, winner=who)
    if asked.buttons and loaded.state.stage(0).rounds[0].results:
        await press(world, asked, asked.buttons[0].label)


async def play(world: World, number: int, winner: str) -> None:
    """Both play the evening of this number, which the one named wins."""
    start, evening = FIRST + timedelta(weeks=number - 1), f"t{number + 2}"
    await world.jump_to(start - timedelta(hours=1))
    await enter(world, evening, *TWO)
    await world.jump_to(start)
    await result(world, evening, winner)
    await world.jump(timedelta(minutes=5))


async def test_players_and_winners_have_their_roles_and_the_winners_moves_on(world: World) -> None:
    regular, champion, reply = await roles_chosen(world)
    assert "Manage" not in reply.text
    assert texts.series.roles_end() in reply.text
    await play(world, 1, "Ana")
    assert (have(world, regular), have(world, champion)) == ({"Ana", "Bo"}, {"Ana"})
    await play(world, 2, "Bo")
    assert (have(world, regular), have(world, champion)) == ({"Ana", "Bo"}, {"Bo"})
    stored = await world.sandbox.person("Bo").slash("/me data", channel=LOBBY)
    assert str(champion.id) in stored.message.attachments[0].data.decode()
    off = await td(world, "/td series", tournament=SERIES, no_roles=True)
    assert texts.series.roles_off() in off.text
    assert have(world, regular) | have(world, champion) == set()


async def test_a_correction_leave_and_forget_take_roles_back(world: World) -> None:
    regular, champion, _ = await roles_chosen(world)
    await play(world, 1, "Ana")
    again = await td(world, "/td undo", tournament="t3")
    await press(world, again, again.buttons[0].label)
    assert have(world, champion) == set()
    await result(world, "t3", "Bo")
    await td(world, "/td advance", tournament="t3")
    assert have(world, champion) == {"Bo"}
    left = await world.sandbox.person("Bo").slash("/leave", channel=LOBBY, tournament=SERIES)
    await press(world, left, left.buttons[0].label)
    assert (have(world, regular), have(world, champion)) == ({"Ana"}, set())
    forgotten = await (await world.sandbox.person("Ana").slash("/me data", channel=LOBBY)).click(
        texts.personal.forget()
    )
    await forgotten.click(texts.personal.forget_now())
    await world.settled()
    assert have(world, regular) == set()
    assert await world.database.settings.get(SERIES, "roles_given") is None


@pytest.mark.parametrize("how", ["permission", "deleted", "powers"])
async def test_a_role_that_cannot_be_given_is_reported_once_and_evenings_go_on(world: World, how: str) -> None:
    _, champion, _ = await roles_chosen(world)
    if how == "permission":
        permit(world, yes=False)
    elif how == "deleted":
        remove_role(world.sandbox.services.world, world.server.guild, champion)
    else:
        world.server.role("Champion", permissions=int(Permission.MANAGE_MESSAGES))
    await play(world, 1, "Ana")
    await play(world, 2, "Bo")
    beginning = texts.series.roles_stopped(problem="@").partition("@")[0]
    notes = [seen.text for seen in world.director.dms if beginning in seen.text]
    assert len(notes) == (2 if how == "permission" else 1)  # for each role
    assert have(world, champion) == set()
    assert (await world.loaded("t4")).state.phase == "finished"
    if how == "permission":
        permit(world)
        await td(world, "/help")  # comes after the news of the permission
        assert have(world, champion) == {"Bo"}


async def test_a_restart_gives_what_could_not_be_given_and_members_who_left_are_skipped(world: World) -> None:
    _, champion, _ = await roles_chosen(world)
    fault = world.sandbox.faults.add(GIVING, status=403, code=50013, times=None)
    await play(world, 1, "Ana")
    assert fault.hits > 0
    assert have(world, champion) == set()
    world.sandbox.faults.clear()
    await world.restart_bot()
    await world.settled()
    assert have(world, champion) == {"Ana"}
    await world.sandbox.person("Ana").leave(world.server)
    await td(world, "/td series", tournament=SERIES, no_roles=True)
    assert await world.database.settings.get(SERIES, "roles_given") is None
