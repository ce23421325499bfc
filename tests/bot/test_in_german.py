"""One whole tournament in another language: what director, players and channel read is German."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.people import Person
from bot.service.loaded import LoadedTournament
from bot.text.catalogue import languages
from formats.core.values import EntrantId
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

NAMES = ("Ada", "Ben", "Chika", "Dana")
MOST_STEPS = 12

ENGLISH = re.compile(
    r"\b(the|and|is|are|your|you|with|has|have|this|that|will|who|of|from|not|round|game|next|sign-up)\b"
)
"""Words no German sentence has."""

COMMAND = re.compile(r"`[^`]*`|\*\*[^*]*\*\*")
"""Commands and buttons keep their names."""


def person_of(world: World, loaded: LoadedTournament, seat: EntrantId) -> Person:
    """Who plays for an entrant."""
    return next(
        person
        for person in (world.sandbox.person(name) for name in NAMES)
        if loaded.people[seat].discord_id == int(person.id)
    )


async def played(world: World) -> list[str]:
    """What director and players are answered from sign-up to the end of a small knock-out."""
    director = world.director
    said = [(await director.slash("/td open", channel=LOBBY)).text]
    for name in NAMES:
        player = await world.server.join(name, locale="de")
        said.append((await player.slash("/join", channel=LOBBY)).text)
    for _ in range(MOST_STEPS):
        said.append((await director.slash("/td advance", channel=LOBBY)).text)
        await world.settled()
        loaded = await world.loaded()
        if loaded.state.phase == "finished":
            break
        for game in loaded.state.open_games() if loaded.state.phase == "running" else ():
            first, second = (person_of(world, loaded, seat) for seat in game.seats)
            said.append((await first.slash("/me next", channel=LOBBY)).text)
            said.append((await first.slash("/match report", channel=LOBBY, winner=game.seats[0])).text)
            said.append((await second.slash("/match confirm", channel=LOBBY)).text)
        await world.settled()
    return said


def test_german_can_be_chosen() -> None:
    assert "de" in languages()


async def test_a_tournament_is_played_in_german(world: World) -> None:
    world.server.guild.locale = world.director.user.locale = "de"
    created = await world.director.slash(
        "/td create", channel=LOBBY, what="preset:classic_double_elimination", title="Pokal"
    )
    said = [created.text, *await played(world)]
    assert (await world.loaded()).state.phase == "finished"
    ada = world.sandbox.person("Ada")
    for command in ("info", "standings", "pairings", "entrants", "board"):
        answer = await ada.slash(f"/tournament {command}", channel=LOBBY)
        said.append(answer.text)
    said += [seen.text for seen in world.director.sees(LOBBY)]
    assert any("Teilnehmer" in text for text in said)
    english = [line for text in said for line in text.split("\n") if ENGLISH.search(COMMAND.sub("", line))]
    assert english == []
