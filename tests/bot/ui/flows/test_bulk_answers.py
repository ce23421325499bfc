"""What many people answer, entered by a director from lines: invitations, lists, times, in one act."""

from __future__ import annotations

import pytest

from tests.bot.commands.desk import entrant_of, press, state_of, td
from tests.bot.leagues.cycle import KUKSU, imported, table
from tests.bot.world import ARIMAA, World

pytestmark = pytest.mark.usefixtures("awake")

GUESTS = ("Ulrich", "Marta", "Anna Lena", "Ann")


async def invited(world: World, guests: tuple[str, ...] = GUESTS, what: str = KUKSU) -> None:
    """A closed field of guests and one member who are asked whether they play."""
    await td(world, "/td create", what=what, title="Kuksu 9")
    (member,) = await world.players("Mia")
    rows = [(name, str(2000 - number), "") for number, name in enumerate(guests)]
    await imported(world, table([*rows, ("Mia", "1500", str(member.id))], "discord"))
    await td(world, "/td close")
    await td(world, "/forms ask", form="invitation", until="31 jan 10:00")


async def answers(world: World, form: str = "invitation") -> dict[str, object]:
    loaded = await world.loaded()
    return {loaded.people[who].name: entry.content for (key, who), entry in loaded.state.forms.items() if key == form}


async def test_answers_of_many_are_shown_as_understood_and_entered_at_once(world: World) -> None:
    await invited(world)
    form = await td(world, "/players edit-many", what="answers")
    # Those who cannot be reached are there already; the member is asked in chat.
    assert form.fields["One player per line"]["value"] == "Ulrich: \nMarta: \nAnna Lena: \nAnn: "
    preview = await form.submit({"lines": "Ulrich yes\nMarta: no\nanna lena Yes, I will play\nAnn:"})
    assert "Yes, I will play: Ulrich and Anna Lena" in preview.text.replace("*", "")
    assert "Still open: Ann" in preview.text
    assert await answers(world) == {}
    done = await press(world, preview, "Enter all")
    assert "3 answers are in" in done.text
    assert await answers(world) == {"Ulrich": True, "Marta": False, "Anna Lena": True}


@pytest.mark.parametrize(
    "lines, number, words",
    [
        ("Ulrich yes\nMarta perhaps", 2, "none of the answers"),
        ("Ulrich yes\nQuentin yes", 2, "nobody who is in"),
        ("Ulrich yes\nulrich no", 2, "is there twice"),
    ],
)
async def test_one_bad_line_and_no_answer_is_entered(world: World, lines: str, number: int, words: str) -> None:
    await invited(world)
    refused = await (await td(world, "/players edit-many", what="answers")).submit({"lines": lines})
    assert f"Line {number}" in refused.text
    assert words in refused.text
    assert (await refused.click("Correct")).fields["One player per line"]["value"] == lines
    assert await answers(world) == {}


async def test_names_without_an_answer_are_nothing_to_enter(world: World) -> None:
    await invited(world)
    form = await td(world, "/players edit-many", what="answers")
    assert "nothing to enter" in (await form.submit({"lines": form.fields["One player per line"]["value"]})).text


async def test_a_file_does_what_the_form_does_after_a_restart_too(world: World) -> None:
    await invited(world)
    preview = await td(
        world, "/players edit-many", what="answers", file=("answers.txt", b"Ulrich\tyes\nMarta: maybe\n")
    )
    assert "none of the answers" in preview.text
    preview = await td(world, "/players edit-many", what="answers", file=("answers.txt", b"Ulrich\tyes\nMarta no\n"))
    await world.restart_bot()
    await press(world, preview, "Enter all")
    assert await answers(world) == {"Ulrich": True, "Marta": False}


async def test_answers_are_understood_in_the_language_of_the_director(world: World) -> None:
    await invited(world)
    world.director.user.locale = "de"
    form = await td(world, "/players edit-many", what="answers")
    preview = await form.submit({"lines": "Ulrich ja\nMarta nein"})
    await press(world, preview, "Alle eintragen")
    assert await answers(world) == {"Ulrich": True, "Marta": False}


async def test_an_answer_is_corrected_by_entering_it_again_and_undo_passes_it_over(world: World) -> None:
    await invited(world)
    for said in ("no", "yes"):
        form = await td(world, "/players edit-many", what="answers")
        await press(world, await form.submit({"lines": f"Ulrich {said}"}), "Enter all")
        assert (await answers(world))["Ulrich"] is (said == "yes")


async def test_an_answer_for_one_guest_is_one_act(world: World) -> None:
    await invited(world)
    marta = await entrant_of(world, "Marta")
    done = await td(world, "/forms fill", form="invitation", entrant=marta, answer="yes")
    assert "is in for" in done.text
    assert await answers(world) == {"Marta": True}
    refused = await td(world, "/forms fill", form="invitation", entrant=marta, answer="perhaps")
    assert "perhaps" in refused.text
    assert await answers(world) == {"Marta": True}


async def test_times_of_guests_are_read_on_their_clock_or_the_named_one(world: World) -> None:
    await world.tournament(ARIMAA)
    await imported(world, table([("Ulrich", "1700"), ("Marta", "1600")]))
    form = await td(world, "/players edit-many", what="availability")
    wrong = await form.submit({"lines": "Ulrich: someday\nMarta: sat 10-14"})
    assert "Line 1" in wrong.text
    again = await wrong.click("Correct")
    preview = await again.submit({"lines": "Ulrich: sat 10-14 (Berlin)\nMarta: sun any"})
    assert "Europe/Berlin" in preview.text
    assert "America/New" in preview.text
    await press(world, preview, "Enter all")
    forms = (await state_of(world)).forms
    zones = [entry.content["zone"] for (key, _), entry in forms.items() if key == "availability"]
    assert zones == ["Europe/Berlin", "America/New_York"]


async def test_there_are_no_times_where_games_have_none_and_no_answers_where_nothing_is_asked(world: World) -> None:
    await td(world, "/td create", what=KUKSU, title="Kuksu 9")
    assert "no weekly" in (await td(world, "/players edit-many", what="availability")).text
    await td(world, "/td create", what="format:swiss", title="Open")
    refused = await td(world, "/players edit-many", what="answers", tournament="t2")
    assert "form" in refused.text
