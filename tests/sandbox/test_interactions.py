"""The life of interactions: deadlines, double answers, follow-ups, forms, buttons that outlive a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox.acting import slash
from bot.sandbox.interactions import Interaction
from bot.sandbox.limits import Limits
from bot.sandbox.people import Person, Reply
from bot.sandbox.refusals import PersonError
from bot.sandbox.server import Sandbox
from tests.patience import SECONDS
from tests.sandbox.conftest import StartBot, connected
from tests.sandbox.refusing import refused
from tests.sandbox.sample_bot import SampleBot

Answer = Callable[[discord.Interaction], Awaitable[None]]


class Bench:
    """One person, one command, and a bot whose answer each test writes."""

    def __init__(self, sandbox: Sandbox, dana: Person) -> None:
        self.sandbox = sandbox
        self.dana = dana
        self.bot = SampleBot()
        self.answer: Answer | None = None
        self.failed: list[discord.HTTPException] = []
        self.finished = asyncio.Event()

        @self.bot.tree.command(description="Try something")
        async def attempt(interaction: discord.Interaction) -> None:
            assert self.answer is not None
            try:
                await self.answer(interaction)
            except discord.HTTPException as error:
                self.failed.append(error)
            finally:
                self.finished.set()

    async def attempt(self, answer: Answer) -> Reply:
        self.answer = answer
        async with connected(self.sandbox, self.bot, "attempt"):
            reply = await self.dana.slash("/attempt")
            await asyncio.wait_for(self.finished.wait(), SECONDS)
        return reply


@pytest.fixture
async def bench(sandbox: Sandbox, dana: Person) -> Bench:
    return Bench(sandbox, dana)


async def test_a_second_answer_is_refused(bench: Bench) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        await interaction.response.send_message("two")

    await bench.attempt(twice)
    assert [error.code for error in bench.failed] == [40060]


async def test_an_answer_after_the_deadline_is_refused() -> None:
    async with Sandbox(limits=Limits(answer_seconds=0.02)) as sandbox:
        dana = await sandbox.guild("Club").join("Dana")
        bench = Bench(sandbox, dana)
        sent: list[Interaction] = []

        async def late(interaction: discord.Interaction) -> None:
            await sandbox.world.bus.until(lambda: True if sent[0].failed else None, 1)
            await interaction.response.send_message("late")

        bench.answer = late
        async with connected(sandbox, bench.bot, "attempt"):
            sent.append(slash.slash(sandbox.services, dana.id, dana.place().id, "attempt", {}))
            await asyncio.wait_for(bench.finished.wait(), SECONDS)
        assert [error.code for error in bench.failed] == [10062]


async def test_an_expired_token_is_refused() -> None:
    async with Sandbox(limits=Limits(token_seconds=0)) as sandbox:
        bench = Bench(sandbox, await sandbox.guild("Club").join("Dana"))

        async def late(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("in time")
            await interaction.followup.send("too late")

        await bench.attempt(late)
        assert [error.code for error in bench.failed] == [50027]


async def test_the_original_is_read_changed_and_deleted(bench: Bench) -> None:
    async def change(interaction: discord.Interaction) -> None:
        answered = await interaction.response.send_message("one", ephemeral=True)
        assert answered.message_id is not None
        assert (await interaction.original_response()).id == answered.message_id
        await interaction.edit_original_response(content="two")
        more = await interaction.followup.send("three", wait=True)
        await more.edit(content="four")
        await more.delete()
        await interaction.delete_original_response()

    await bench.attempt(change)
    assert bench.dana.sees() == []
    assert bench.failed == []


async def test_too_long_an_answer_is_refused_and_can_be_given_again(bench: Bench) -> None:
    async def long(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.response.send_message("x" * 2001)
        assert caught.value.code == 50035
        await interaction.response.send_message("short")

    assert (await bench.attempt(long)).text == "short"


async def test_a_form_is_not_an_answer_to_a_form_and_its_limits_hold(bench: Bench) -> None:
    async def wrong(interaction: discord.Interaction) -> None:
        form = discord.ui.Modal(title="x" * 46)
        form.add_item(discord.ui.TextDisplay("x"))
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.response.send_modal(form)
        assert caught.value.code == 50035
        await interaction.response.send_message("ok")

    assert (await bench.attempt(wrong)).text == "ok"


async def test_every_kind_of_field_arrives(bench: Bench, eli: Person) -> None:
    got: dict[str, Any] = {}

    class Form(discord.ui.Modal, title="All"):
        about = discord.ui.TextDisplay[Any]("Read this")
        text = discord.ui.Label[Any](text="Text", component=discord.ui.TextInput(default="old", max_length=9))
        who = discord.ui.Label[Any](text="Who", component=discord.ui.UserSelect())
        file = discord.ui.Label[Any](text="File", component=discord.ui.FileUpload(required=False))
        side = discord.ui.Label[Any](
            text="Side",
            component=discord.ui.RadioGroup(
                options=[discord.RadioGroupOption(label="Gold", value="g"), discord.RadioGroupOption(label="Silver")]
            ),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            text, who, file, side = (label.component for label in (self.text, self.who, self.file, self.side))
            assert isinstance(text, discord.ui.TextInput)
            assert isinstance(who, discord.ui.UserSelect)
            assert isinstance(file, discord.ui.FileUpload)
            assert isinstance(side, discord.ui.RadioGroup)
            data = [await item.read() for item in file.values]
            got.update(text=text.value, who=[item.id for item in who.values], file=data, side=side.value)
            await interaction.response.send_message("thanks", ephemeral=True)

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    bench.answer = ask
    async with connected(bench.sandbox, bench.bot, "attempt"):
        form = await bench.dana.slash("/attempt")
        assert form.form_text == "Read this"
        assert list(form.fields) == ["Text", "Who", "File", "Side"]
        for bad in ({"Text": ""}, {"Text": "x" * 10}, {"Who": "nobody"}, {"Side": "Blue"}, {"Shoe": "1"}):
            with pytest.raises(PersonError):
                await form.submit({"Who": "Eli", "Side": "Gold", **bad})
            form._values.clear()
        reply = await form.fill({"Who": eli, "Side": "Gold", "File": [("a.txt", b"abc")]}).submit()
        assert reply.text == "thanks"
        with pytest.raises(PersonError):
            await form.submit()
    assert got == {"text": "old", "who": [eli.id], "file": [b"abc"], "side": "g"}


async def test_checkboxes_arrive(bench: Bench) -> None:
    got: list[Any] = []

    class Form(discord.ui.Modal, title="Boxes"):
        hours = discord.ui.Label[Any](
            text="Hours",
            component=discord.ui.CheckboxGroup(
                max_values=2,
                options=[discord.CheckboxGroupOption(label=str(number), value=str(number)) for number in range(3)],
            ),
        )
        sure = discord.ui.Label[Any](text="Sure", component=discord.ui.Checkbox())

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.hours.component, discord.ui.CheckboxGroup)
            assert isinstance(self.sure.component, discord.ui.Checkbox)
            got.extend([self.hours.component.values, self.sure.component.value])
            await interaction.response.defer()

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    bench.answer = ask
    async with connected(bench.sandbox, bench.bot, "attempt"):
        form = await bench.dana.slash("/attempt")
        with pytest.raises(PersonError):
            await form.submit({"Hours": ["0", "1", "2"]})
        bench.dana.settling = 0.01
        reply = await form.submit({"Hours": ["0", "2"], "Sure": True})
        assert reply.kind == "nothing"
    assert got == [["0", "2"], True]


async def test_selects_of_a_message(bench: Bench, eli: Person) -> None:
    got: list[Any] = []

    class Menus(discord.ui.View):
        @discord.ui.select(placeholder="Days", max_values=2, options=[discord.SelectOption(label=day) for day in "abc"])
        async def days(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
            got.append(select.values)
            await interaction.response.edit_message(content="chosen")

        @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Opponent")
        async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
            got.append([user.id for user in select.values])
            await interaction.response.defer()
            await interaction.edit_original_response(content="later")

        @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="Where")
        async def where(self, interaction: discord.Interaction, select: discord.ui.ChannelSelect[Any]) -> None:
            got.append([channel.name for channel in select.values])
            await interaction.response.send_message("there", ephemeral=True)

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Menus())

    bench.answer = ask
    async with connected(bench.sandbox, bench.bot, "attempt"):
        reply = await bench.dana.slash("/attempt")
        assert (await reply.select("Days", "c", "a")).text == "chosen"
        assert (await eli.select("Opponent", bench.dana)).text == "later"
        assert (await eli.select("Where", "general")).text == "there"
        with pytest.raises(PersonError):
            await reply.select("Days", "d")
        with pytest.raises(PersonError):
            await reply.select("Days", "a", "b", "c")
    assert got == [["c", "a"], [bench.dana.id], ["general"]]


async def test_buttons_live_across_a_restart(sandbox: Sandbox, dana: Person) -> None:
    async with connected(sandbox, SampleBot(), "join"):
        reply = await dana.slash("/tournament game", number=5)
    async with connected(sandbox, SampleBot(), "join"):
        assert (await reply.click("Report")).title == "Report a game"


async def test_an_unknown_interaction_is_refused(start_bot: StartBot) -> None:
    bot = await start_bot()
    route = Route("POST", "/interactions/{a}/{b}/callback", a=1, b="x")
    assert await refused(bot.http.request(route, json={"type": 5})) == (404, 10062)
    hook = Route("POST", "/webhooks/{a}/{b}", a=bot.application_id, b="x")
    assert await refused(bot.http.request(hook, json={"content": "x"})) == (404, 10015)


async def test_interactions_are_forgotten_after_their_token(sandbox: Sandbox, bot: SampleBot, dana: Person) -> None:
    engine = sandbox.services.interactions
    await dana.slash("/join", name="Dana")
    form = await (await dana.slash("/tournament game", number=3)).click("Report")
    engine.forget_old()
    assert len(engine.by_id) == 3
    for interaction in engine.by_id.values():
        interaction.started -= 1000
    engine.forget_old()
    assert [interaction.form_open for interaction in engine.by_id.values()] == [True]
    assert (await form.submit({"Winner": "Gold"})).text.startswith("Game 3")
    for interaction in engine.by_id.values():
        interaction.started -= 86_400
    engine.forget_old()
    assert (engine.by_id, engine._by_token) == ({}, {})


async def test_of_private_answers_only_the_latest_stay(
    sandbox: Sandbox, bot: SampleBot, dana: Person, eli: Person
) -> None:
    sandbox.world.limits = replace(sandbox.world.limits, ephemeral_kept=2)
    for name in "abc":
        await dana.slash("/join", name=name)
    await eli.slash("/join", name="e")
    assert [message.text for message in dana.sees()] == ["b is in", "c is in"]
    assert [message.text for message in eli.sees()] == ["e is in"]
