"""Who may do what: every cell of the page, and what stands behind it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.errors import NotEnteredError, NoTournamentError, NotStaffError
from bot.reference.access import YES, access_page, actions, whole
from bot.service.service import Service
from bot.ui.access import (
    DIRECTORS,
    EVERYBODY,
    HERE,
    INVOLVED,
    MANAGERS,
    PLAYERS,
    ROLES,
    STAFF,
    Access,
    Role,
    access_of,
    allowed,
)
from formats.core.commands import PublishRound, RegisterEntrants, UndoCommand
from formats.core.phases import PHASES
from storage.people import People
from storage.tournaments import Tournaments
from tests.bot.commands.desk import FOUR, coordinator, started, state_of, td
from tests.bot.ui.forging import Forger
from tests.bot.world import LOBBY, World
from tests.examples import WHOLE_SWEEPS

ACTIONS = actions()
ABOUT = {name: access for name, access in ACTIONS.items() if access.about}
ROWS = {line.split("`")[1] for line in access_page().splitlines() if line.startswith("| `")}


def test_there_is_a_row_for_every_action_and_each_says_for_whom() -> None:
    kinds = {kind for kind, _ in ACTIONS}
    assert kinds == {"command", "button", "form"}
    assert {name for _, name in ACTIONS} == ROWS
    assert all(access.roles or access.managing for access in ACTIONS.values())


@pytest.mark.parametrize("role", ROLES)
def test_every_cell_of_a_role_is_what_is_asked(role: Role) -> None:
    page = access_page()
    for (kind, name), access in ABOUT.items():
        section = page[page.index(f"## {'Slash commands' if kind == 'command' else kind.title() + 's'}") :]
        row = next(line for line in section.splitlines() if line.startswith(f"| `{name}` |"))
        cell = row.split("|")[2 + ROLES.index(role)].strip()
        assert (cell == YES) == (access.refusal(whole(role)) is None), (name, role)


def test_in_which_phases_an_action_is_taken_follows_from_what_it_gives() -> None:
    assert HERE.phases == PHASES
    assert STAFF.giving(PublishRound).phases == ("closed", "running")
    assert STAFF.giving(UndoCommand).phases == PHASES
    assert HERE.giving(RegisterEntrants).phases == ("registration", "running")
    assert STAFF.giving(RegisterEntrants).phases == ("draft", "registration", "closed", "running")


@pytest.mark.parametrize(
    "access, role, expected",
    [
        (EVERYBODY, "outsider", None),
        (MANAGERS, "outsider", None),  # asked of their permissions
        (HERE, "outsider", NoTournamentError),
        (HERE, "member", None),
        (PLAYERS, "outsider", NoTournamentError),
        (PLAYERS, "member", NotEnteredError),
        (PLAYERS, "director", NotEnteredError),
        (PLAYERS, "entrant", None),
        (INVOLVED, "member", NotEnteredError),
        (INVOLVED, "coordinator", None),
        (STAFF, "outsider", NoTournamentError),
        (STAFF, "entrant", NotStaffError),
        (STAFF, "coordinator", None),
        (DIRECTORS, "coordinator", NotStaffError),
        (DIRECTORS, "director", None),
    ],
)
def test_whoever_may_not_is_refused_by_what_they_lack(access: Access, role: Role, expected: type | None) -> None:
    refused = access.refusal(whole(role), "Cup")
    assert type(refused) is (expected or type(None))
    assert not isinstance(refused, NoTournamentError) or refused.given == ""


def test_a_command_that_does_not_say_for_whom_it_is_is_a_mistake() -> None:
    async def silent(interaction: Any) -> None: ...

    @allowed(STAFF)
    async def said(interaction: Any) -> None: ...

    assert access_of(said) is STAFF
    with pytest.raises(LookupError, match="silent"):
        access_of(silent)


@pytest.mark.slow
async def test_every_button_and_form_is_out_of_reach_of_whoever_may_not(world: World) -> None:
    await started(world)
    forger = await Forger.at(world)
    before = (await state_of(world)).version
    forged = 0
    for (kind, name), access in ABOUT.items():
        if kind == "command":
            continue
        for role in ROLES:
            if access.refusal(whole(role)) is None:
                continue
            for argument in ("", "s0r1b1") if WHOLE_SWEEPS else (("", "s0r1b1")[forged % 2],):
                reply = await forger.forge(kind, name, role, argument)
                assert reply, (name, role)
                assert "went wrong" not in reply, (name, role, argument)
                assert not any(player in reply for player in FOUR), (name, role)
                forged += 1
    assert (await state_of(world)).version == before
    assert forged > (600 if WHOLE_SWEEPS else 300)


async def test_no_reading_button_tells_another_server_anything(world: World) -> None:
    await started(world)
    forger = await Forger.at(world)
    for name in ("entrants", "pairings", "schedule", "standings", "why", "odds"):
        for place in ("elsewhere", "dm"):
            reply = await forger.forge("button", name, "outsider", "", place=place)
            assert "Ana" not in reply, name
            assert "Cup" not in reply, name
        assert "no tournament" not in (await forger.forge("button", name, "member", "")).casefold(), name


async def test_a_form_is_handed_in_by_whoever_opened_it(world: World) -> None:
    await started(world)
    forger = await Forger.at(world)
    reply = await forger.forge("form", "result", "director", "s0r1b1", opened_for=1)
    assert "isn't yours" in reply


async def test_a_button_that_nobody_has_is_refused(world: World) -> None:
    await started(world)
    forger = await Forger.at(world)
    for kind in ("button", "form"):
        assert "doesn't work any more" in await forger.forge(kind, "frobnicate", "director", "")


async def test_only_whoever_waits_may_stop_a_computation(world: World) -> None:
    await started(world)
    forger = await Forger.at(world)
    watch = world.herald.service.watch(owner=world.director.id)
    assert "Another person" in await forger.forge("button", "stop_work", "member", str(watch.number))
    for odd in ("", "x", "-1", "9" * 40, "١"):
        reply = await forger.forge("button", "stop_work", "director", odd)
        assert "doesn't work any more" in reply or "done already" in reply, odd
    assert "Stopping" in await forger.forge("button", "stop_work", "director", str(watch.number))


async def test_nothing_is_offered_while_typing_to_whoever_may_not_use_the_command(world: World) -> None:
    await started(world)
    role = world.server.role("Events", permissions=1 << 33)
    stranger = await world.server.join("Stranger", roles=(role,))
    helper = await coordinator(world)
    typed = {"command": "/players withdraw", "option": "entrant"}
    assert await offered(stranger, typed) == []
    assert len(await offered(helper, typed)) == len(FOUR)
    assert await offered(stranger, {"command": "/players withdraw", "option": "tournament"}) == ["Cup"]


async def offered(person: Any, typed: dict[str, str]) -> list[str]:
    """Return the completions that a person gets while typing an option."""
    found = await person.autocomplete(typed["command"], typed["option"], "", channel=LOBBY)
    return [choice.name for choice in found]


async def test_the_director_of_another_server_is_an_outsider(world: World) -> None:
    await started(world)
    other = world.sandbox.guild("Other", owner="Olga", channels=("hall",))
    olga = world.sandbox.person("Olga")
    await olga.slash("/td create", channel=other.channel("hall"), what="format:swiss", title="Theirs")
    reply = await olga.slash("/td undo", channel=other.channel("hall"), tournament="t1")
    assert "Cup" not in reply.text
    assert (await td(world, "/td pause", tournament="t1")).text


async def test_who_asks_and_about_which_tournament_is_looked_up_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)
    asked: Counter[str] = Counter()

    def counting(owner: type, name: str) -> None:
        real = getattr(owner, name)

        async def counted(self: Any, *arguments: Any, **named: Any) -> Any:
            asked[name] += 1
            return await real(self, *arguments, **named)

        monkeypatch.setattr(owner, name, counted)

    counting(People, "find_discord")
    counting(Tournaments, "channel_tournament")
    counting(Service, "current")
    await td(world, "/players withdraw", entrant="e1")
    assert asked == {"find_discord": 1, "channel_tournament": 1, "current": 1}
    asked.clear()
    forger = await Forger.at(world)
    asked.clear()
    await forger.forge("button", "entrants", "entrant", "")
    assert asked == {"find_discord": 1, "current": 1}
