"""Accounts on game servers: linked by a proof, forgotten, and taken over by their owner."""

from __future__ import annotations

import pytest

from tests.bot.bridged import bridged
from tests.bot.leagues.cycle import started
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")
PLAYERS = 5


async def test_an_account_is_linked_by_a_word_in_its_profile_and_forgotten(world: World) -> None:
    async with bridged(world, key=False) as here:
        people = await started(world, PLAYERS)
        await here.connect()
        account = here.site.player("ada")
        begun = await people[0].slash("/me account", channel=LOBBY, server="online_go", name="ada")
        early = await begun.click("Done, look now")
        assert "can't see the proof" in early.text
        account.about = begun.text
        done = await begun.click("Done, look now")
        assert "**ada** from now on" in done.text
        shown = await people[0].slash("/me account", channel=LOBBY)
        assert "ada" in shown.text
        gone = await shown.click("Unlink online-go.com")
        assert "forgotten" in gone.text
        person_id = (await world.loaded()).people["e1"].id
        assert await world.hosting.database.accounts.of(person_id) == {}


async def test_both_learn_of_it_when_an_account_goes_from_one_to_another(world: World) -> None:
    async with bridged(world, key=False) as here:
        people = await started(world, PLAYERS)
        await here.connect()
        account, answers = here.site.player("ada"), []
        for person in people[:2]:
            begun = await person.slash("/me account", channel=LOBBY, server="online_go", name="ada")
            account.about = begun.text
            answers.append((await begun.click("Done, look now")).text)
        await world.settled()
        first, second = answers
        assert "Another person" not in first
        assert "Another person had linked this account" in second
        assert people[0].name not in second, "who that was is nobody's business"
        (note,) = [seen for seen in people[0].dms if "linked to another person" in seen.text]
        assert "**ada**" in note.text
        assert people[1].name not in note.text
        assert not [seen for seen in people[1].dms if "linked to another person" in seen.text]
        person_id = (await world.loaded()).people["e1"].id
        assert await world.hosting.database.accounts.of(person_id) == {}
