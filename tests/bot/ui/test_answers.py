"""Every answer to a director's act ends with the next step as a button, or with a button that lists what is missing."""

from __future__ import annotations

from typing import Any

from bot.reference.access import actions as declared
from bot.sandbox.people import Reply
from bot.text import actions
from tests.bot.commands.desk import FOUR, entrant_of, first_game, press, started, td
from tests.bot.world import World

ASK_FIRST = {
    *("/td options", "/td undo", "/td cancel", "/round results", "/round answer", "/judge override", "/judge rematch"),
    *(
        "/judge appeal",
        "/judge game-note",
        "/judge time",
        "/players edit-many",
        "/players withdraw",
        "/players disqualify",
        "/players import",
    ),
    *("/players fetch", "/forms fill", "/td webhook"),
    *("/playoffs check", "/playoffs puzzles", "/playoffs reveal", "/playoffs times"),
}
"""Those that open a form or show first what they would do: a button of theirs acts."""

LOOKS = {
    *("/td audit", "/td delivery", "/tsh export"),
    *("/round preview", "/forms list", "/forms look"),
}
"""Those that change nothing."""

ELSEWHERE = {
    *("/forms ask", "/playoffs online", "/td page", "/guests link", "/guests merge", "/td invite"),
    *("/td advance", "/td series", "/players round-off"),
}
"""Those that need a format of some kind or a page on the web, answer everybody, create another one, or come last."""

IN_SIGN_UP = {
    *("/td close", "/td open", "/td announce", "/td set-channel", "/td staff"),
    *("/players add", "/players rating", "/players fee", "/players replace", "/players keep-apart"),
    *("/players check-in", "/td pause"),
}
IN_PLAY = {"/round publish", "/round result", "/judge forfeit", "/players set-condition", "/players reinstate"}


def test_every_command_of_directors_is_here() -> None:
    names = {name for (kind, name), access in declared().items() if kind == "command" and access.directs}
    assert names == ASK_FIRST | LOOKS | ELSEWHERE | IN_SIGN_UP | IN_PLAY


def offers_next(reply: Reply) -> bool:
    """Is there a button of the next step under it?"""
    shown = [button.custom_id.split(":")[1] for button in reply.buttons if button.custom_id is not None]
    return bool({actions.NEXT, actions.MISSING} & set(shown))


async def test_what_directors_do_before_play_ends_with_the_next_step(world: World) -> None:
    await world.tournament("format:swiss", players=FOUR)
    eve = await world.server.join("Eve")
    person = await world.herald.service.person(eve.id, "Eve")
    steps: list[tuple[str, dict[str, Any]]] = [
        ("/players add", {"guest": "Gus"}),
        ("/players rating", {"entrant": "Ana", "rating": 1900}),
        ("/players fee", {"entrant": "Ana", "state": "paid"}),
        ("/players replace", {"entrant": "Gus", "guest": "Gil"}),
        ("/players keep-apart", {"entrant": "Ana", "other": "Bo"}),
        ("/td announce", {"text": "Welcome."}),
        ("/td set-channel", {"means_here": True}),
        ("/td staff", {"member": eve, "role": "coordinator"}),
        ("/td staff", {"remove": person.id}),
        ("/td pause", {}),
        ("/td pause", {"resume": True}),
        ("/td close", {}),
        ("/td open", {}),
        ("/players check-in", {"until": "in 2 hours"}),
    ]
    assert {name for name, _ in steps} == IN_SIGN_UP
    without = [name for name, options in steps if not offers_next(await td(world, name, **options))]
    assert " ".join(without) == ""


async def test_what_directors_do_in_play_ends_with_the_next_step(world: World) -> None:
    await started(world)
    game = await first_game(world)
    ana = await entrant_of(world, "Ana")
    other = next(open_game for open_game in (await world.loaded()).state.open_games() if open_game.id != game.id)
    steps: list[tuple[str, dict[str, Any]]] = [
        ("/players set-condition", {"entrant": ana, "what": "A camera"}),
        ("/round result", {"game": game.id, "winner": game.seats[0]}),
        ("/judge forfeit", {"game": other.id, "absent": other.seats[0], "reason": "Nobody came"}),
        ("/players reinstate", {"entrant": other.seats[0], "reason": "Was there"}),
        ("/round publish", {}),
    ]
    assert {name for name, _ in steps} == IN_PLAY
    without = [name for name, options in steps if not offers_next(await td(world, name, **options))]
    assert without == []


async def test_what_is_asked_first_ends_with_the_next_step_once_it_is_done(world: World) -> None:
    await world.tournament("format:round_robin", players=FOUR)
    saved = await press(world, await td(world, "/td options", closes="in 3 days"), "Save")
    bulk = await (await td(world, "/players edit-many", what="fees")).submit({"lines": "Ana"})
    entered = await press(world, bulk, "Enter all")
    file = ("list.csv", b"name\nHal\nIda")
    taken = await press(world, await td(world, "/players import", file=file), "Import the list")
    undone = await press(world, await td(world, "/td undo"), "Undo")
    advanced = await press(world, await td(world, "/td advance"), "Close it now")
    assert [offers_next(reply) for reply in (saved, entered, taken, undone, advanced)] == [True] * 5


async def test_a_look_and_a_refusal_offer_nothing_more(world: World) -> None:
    await world.tournament("format:round_robin", players=FOUR)
    for reply in (await td(world, "/tournament prizes"), await td(world, "/round result", game="s0r1b1", winner="e1")):
        assert not offers_next(reply)
