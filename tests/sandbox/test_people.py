from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox.limits import Limits
from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import AnswerTimeout, PersonError
from bot.sandbox.server import Sandbox
from bot.sandbox.world.permissions import Permission
from tests.sandbox.conftest import connected
from tests.sandbox.sample_bot import SampleBot


async def test_ephemeral_answer_is_seen_by_one(bot: SampleBot, dana: Person, eli: Person) -> None:
    reply = await dana.slash("/join", name="Dana")
    assert reply.text == "Dana is in"
    assert reply.ephemeral
    assert dana.reads("is in")
    assert not eli.reads("is in")
    dana.dismiss(reply.message)
    assert not dana.reads("is in")


async def test_deferred_answer_is_awaited_and_followed_up(bot: SampleBot, dana: Person, eli: Person) -> None:
    reply = await dana.slash("/think", private=False)
    assert reply.text == "thought about it"
    assert (await reply.follow_up()).text == "and again"
    assert eli.reads("thought about it")
    private = await dana.slash("/think", private=True)
    assert private.ephemeral
    assert (await private.follow_up()).ephemeral


async def test_button_opens_a_form_and_the_form_edits_the_message(bot: SampleBot, dana: Person, eli: Person) -> None:
    reply = await dana.slash("/tournament game", number=7)
    assert [button.label for button in reply.buttons] == ["Report", "Rules"]
    form = await eli.click("Report", in_="general")
    assert form.kind == "form"
    assert form.title == "Report a game"
    done = await form.fill({"Note": "close", "Winner": "Gold"}).submit()
    assert done.message == reply.message
    assert reply.text == "Game 7: g (close)"
    assert reply.buttons == []


async def test_autocomplete_and_choices(bot: SampleBot, dana: Person) -> None:
    choices = await dana.autocomplete("/tournament standings", "tournament", "arim")
    assert [choice.value for choice in choices] == ["Arimaa open", "Arimaa masters"]
    reply = await dana.slash("/tournament standings", tournament=choices[0].value, order="By points")
    assert reply.text == "Arimaa open\nBy points"


@pytest.mark.parametrize(
    "command, options",
    [
        ("/nothing", {}),
        ("/join", {}),
        ("/join", {"name": "x" * 21}),
        ("/join", {"name": "x", "shoe": 3}),
        ("/tournament", {}),
        ("/tournament game", {"number": 100}),
        ("/tournament game", {"number": "many"}),
        ("/tournament standings", {"tournament": "x", "order": "size"}),
        ("/td create event", {"title": "Final"}),
        ("/take", {"file": "no file"}),
    ],
)
async def test_impossible_commands_are_refused_at_once(
    bot: SampleBot, dana: Person, command: str, options: dict[str, Any]
) -> None:
    with pytest.raises(PersonError):
        await dana.slash(command, options=options)


async def test_impossible_places_and_buttons_are_refused_at_once(bot: SampleBot, server: Server, dana: Person) -> None:
    server.channel("staff", only=["Director"])
    director = await server.join("Dora", roles=["Director"])
    assert director.can_see("staff")
    with pytest.raises(PersonError):
        dana.sees("staff")
    with pytest.raises(PersonError):
        await dana.say("hello", channel="staff")
    with pytest.raises(PersonError):
        await dana.click("Report")
    reply = await dana.slash("/tournament game", number=1)
    with pytest.raises(PersonError):
        await reply.click("Rules")
    reply.message.raw.components[0]["components"][0]["disabled"] = True
    with pytest.raises(PersonError):
        await reply.click("Report")


async def test_director_commands_need_the_permission(bot: SampleBot, server: Server, dana: Person) -> None:
    server.role("Director", Permission.MANAGE_GUILD)
    director = await server.join("Dora", roles=["Director"])
    reply = await director.slash("/td create event", title="Final")
    assert reply.text == "Final at the hall"
    (event,) = server.guild.events.values()
    assert event.location == "the hall"


async def test_a_bot_that_does_not_answer(server: Server) -> None:
    async with Sandbox(limits=Limits(answer_seconds=0.05)) as sandbox:
        club = sandbox.guild("Club")
        dana = await club.join("Dana")
        async with connected(sandbox, SampleBot(), "silent"):
            await dana.say("before")
            with pytest.raises(AnswerTimeout) as caught:
                await dana.slash("/silent")
    assert "before" in caught.value.transcript


async def test_direct_messages_open_and_closed(bot: SampleBot, dana: Person) -> None:
    assert (await dana.slash("/write")).text == "sent"
    assert [message.text for message in dana.dms] == ["hello"]
    dana.close_dms()
    assert (await dana.slash("/write")).text == "refused 50007"
    dana.open_dms()
    assert (await dana.slash("/write")).text == "sent"


async def test_commands_and_buttons_in_direct_messages(bot: SampleBot, dana: Person) -> None:
    reply = await dana.slash("/tournament game", number=2, channel="dm")
    form = await dana.click("Report", in_="dm")
    await form.submit({"Winner": "Silver"})
    assert reply.text == "Game 2: s ()"
    with pytest.raises(PersonError):
        await dana.say("x" * 2001, channel="dm")


async def test_files_there_and_back(bot: SampleBot, dana: Person) -> None:
    reply = await dana.slash("/take", file=("field.csv", b"name,rating"))
    assert reply.text == "field.csv: 11"
    (file,) = reply.message.attachments
    assert (file.filename, file.data, file.description) == ("back.csv", b"NAME,RATING", "the same, louder")


async def test_threads(bot: SampleBot, server: Server, dana: Person, eli: Person) -> None:
    await dana.slash("/thread", private=True)
    (thread,) = server.threads
    assert [message.text for message in dana.sees(thread)] == ["first"]
    with pytest.raises(PersonError):
        eli.sees(thread)
    await dana.slash("/thread", private=False)
    assert eli.sees("round 1")


async def test_context_menu(bot: SampleBot, dana: Person, eli: Person) -> None:
    assert (await dana.menu("Who", eli)).text == "This is Eli"


async def test_many_people_at_once(bot: SampleBot, server: Server) -> None:
    people = [await server.join(f"P{number}") for number in range(64)]
    replies = await asyncio.gather(*(person.slash("/join", name=person.name) for person in people))
    assert [reply.text for reply in replies] == [f"{person.name} is in" for person in people]


async def test_waiting_for_a_message(bot: SampleBot, server: Server, dana: Person, sandbox: Sandbox) -> None:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    waiting = asyncio.create_task(dana.wait_for("round 2"))
    await channel.send("round 1")
    sent = await channel.send("round ...")
    await sent.edit(content="round 2")
    assert (await waiting).edited
    with pytest.raises(AnswerTimeout) as caught:
        await dana.wait_for("round 3", timeout=0.01)
    assert "round 1" in caught.value.transcript


async def test_the_bot_hears_people(bot: SampleBot, dana: Person) -> None:
    await dana.say("hi <@" + str(bot.application_id) + ">")
    await dana.slash("/join", name="Dana")
    assert any("hi" in text for text in bot.seen)


async def test_leaving_and_renaming(bot: SampleBot, server: Server, dana: Person, eli: Person) -> None:
    dana.rename("Dana the First")
    assert (await eli.menu("Who", dana)).text == "This is Dana the First"
    await dana.leave(server)
    with pytest.raises(PersonError):
        dana.sees("general")
    await dana.rejoin(server)
    assert dana.sees("general") is not None


async def test_the_transcript_is_text(bot: SampleBot, server: Server, dana: Person) -> None:
    await dana.slash("/tournament game", number=3)
    text = server.transcript("general")
    assert "Game 3" in text
    assert "[Report]" in text
    assert "/tournament game of Dana" in text
