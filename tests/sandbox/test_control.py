"""What the page asks, does and hears, as docs/sandbox-protocol.md says."""

from __future__ import annotations

from datetime import timedelta

import aiohttp
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.permissions import Permission
from tests.sandbox.open_page import Json, Page
from tests.sandbox.sample_bot import SampleBot


@pytest.fixture
def general(server: Server) -> str:
    return str(server.channel("general").id)


async def test_the_state_is_what_the_viewer_sees(
    page: Page, bot: SampleBot, server: Server, eli: Person, sandbox: Sandbox
) -> None:
    server.channel("staff", only=["Director"])
    sandbox.clock.set_agenda([(sandbox.clock.now() + timedelta(hours=1), "Round 1 is paired")])
    state = await page.get("state")
    assert state["viewer"] == page.me
    assert {person["global_name"] for person in state["people"]} == {"Owner", "Dana", "Eli", None}
    (guild,) = state["guilds"]
    assert [channel["name"] for channel in guild["channels"]] == ["general"]
    assert guild["channels"][0]["can_send"]
    assert len(guild["members"]) == 4
    assert {command["name"] for command in state["commands"]} >= {"join", "tournament"}
    assert "td" not in {command["name"] for command in state["commands"]}
    assert [entry["what"] for entry in state["agenda"]] == ["Round 1 is paired"]
    assert state["clock"]["running"]
    server.role("Director", Permission.MANAGE_GUILD)
    director = await server.join("Dora", roles=["Director"])
    page.me = str(director.id)
    state = await page.get("state")
    assert "staff" in [channel["name"] for channel in state["guilds"][0]["channels"]]
    assert "td" in {command["name"] for command in state["commands"]}


async def test_a_person_writes_reads_and_reacts(page: Page, general: str, eli: Person) -> None:
    file = await page.upload("a.txt", b"abc")
    sent = (await page.act("send", channel=general, content="hello", files=[file]))["message"]
    assert sent["attachments"][0]["filename"] == "a.txt"
    async with page.session.get(sent["attachments"][0]["url"]) as answer:
        assert await answer.read() == b"abc"
    await page.act("react", message=sent["id"], emoji="👍", on=True)
    said = await eli.say("hi")
    assert (await page.get("state"))["guilds"][0]["channels"][0]["unread"] == 1
    await page.act("read", channel=general)
    assert (await page.get("state"))["guilds"][0]["channels"][0]["unread"] == 0
    listed = (await page.get("messages", channel=general))["messages"]
    assert [message["content"] for message in listed] == ["hello", "hi"]
    assert listed[0]["reactions"][0]["me"]
    earlier = (await page.get("messages", channel=general, before=str(said.id), limit="1"))["messages"]
    assert [message["content"] for message in earlier] == ["hello"]


async def test_a_command_a_form_and_a_click_live(page: Page, bot: SampleBot, general: str) -> None:
    async with page.live() as live:
        act = (await page.act("slash", channel=general, command="tournament game", options={"number": "4"}))["act"]
        message = (await live.next("message"))["message"]
        assert message["interaction_name"] == "/tournament game"
        assert message["interaction_user"]["id"] == page.me
        assert await live.next("answer") == {"type": "answer", "act": act, "ok": True, "error": None}
        await page.act("click", message=message["id"], custom_id="report:4")
        modal = (await live.next("modal"))["modal"]
        assert modal["title"] == "Report a game"
        fields = modal["components"]
        values = {fields[0]["components"][0]["custom_id"]: "ok", fields[1]["component"]["custom_id"]: ["g"]}
        await page.act("submit", interaction_id=modal["interaction_id"], values=values)
        changed = (await live.next("message"))["message"]
        assert (changed["id"], changed["content"]) == (message["id"], "Game 4: g (ok)")


async def test_ephemeral_messages_reach_their_viewer_only(
    page: Page, bot: SampleBot, general: str, eli: Person
) -> None:
    async with page.live() as mine:
        page.me, me = str(eli.id), page.me
        async with page.live() as others:
            page.me = me
            await page.act("slash", channel=general, command="join", options={"name": "D"})
            message = (await mine.next("message"))["message"]
            assert message["ephemeral"]
            await page.act("dismiss", message=message["id"])
            assert (await mine.next("message_gone"))["id"] == message["id"]
            await page.act("send", channel=general, content="public")
            assert (await others.next("message"))["message"]["content"] == "public"
    assert (await page.get("messages", channel=general))["messages"][-1]["content"] == "public"


async def test_suggestions_and_menus(page: Page, bot: SampleBot, general: str, eli: Person) -> None:
    answer = await page.act(
        "autocomplete",
        channel=general,
        command="tournament standings",
        options={"tournament": "kuk"},
        focused="tournament",
    )
    assert answer["choices"] == [{"name": "Kuksu league", "value": "Kuksu league"}]
    async with page.live() as live:
        await page.act("menu", channel=general, command="Who", target=str(eli.id))
        assert (await live.next("message"))["message"]["content"] == "This is Eli"


async def test_a_missed_deadline_is_told(page: Page, bot: SampleBot, general: str, sandbox: Sandbox) -> None:
    sandbox.world.limits = type(sandbox.world.limits)(answer_seconds=0.03)
    async with page.live() as live:
        await page.act("slash", channel=general, command="silent")
        answer = await live.next("answer")
        assert not answer["ok"]
        assert answer["error"]


async def test_direct_messages_names_and_leaving(page: Page, bot: SampleBot, server: Server, sandbox: Sandbox) -> None:
    channel = (await page.act("open_dm", user=str(sandbox.world.bot.id)))["channel"]
    assert [dm["id"] for dm in (await page.get("state"))["dms"]] == [channel["id"]]
    await page.act("dms_open", on=False)
    async with page.live() as live:
        await page.act("rename", name="Dana 2")
        await live.next("state")
    me = next(person for person in (await page.get("state"))["people"] if person["id"] == page.me)
    assert (me["global_name"], me["dms_open"]) == ("Dana 2", False)
    await page.act("leave_guild", guild=str(server.id))
    assert (await page.get("state"))["guilds"] == []
    await page.act("join_guild", guild=str(server.id))
    assert len((await page.get("state"))["guilds"]) == 1


async def test_new_people_come_in(page: Page, server: Server) -> None:
    body = {"name": "Fay", "guild": str(server.id), "zone": "Asia/Tokyo", "roles": ["Player"]}
    person = (await page.post("people", body))["person"]
    assert (person["global_name"], person["zone"]) == ("Fay", "Asia/Tokyo")
    assert server.guild.members[int(person["id"])].role_ids == [server.role("Player").id]


async def test_the_time_machine(page: Page, sandbox: Sandbox) -> None:
    now = sandbox.clock.now()
    async with page.live() as live:
        sandbox.clock.set_agenda([(now + timedelta(days=1), "a"), (now + timedelta(days=2), "b")])
        await live.next("clock")
        answer = await page.post("clock", {"running": False, "advance": 3600})
        assert not answer["clock"]["running"]
        assert len((await live.next("clock"))["agenda"]) == 2
    answer = await page.post("clock", {"next": True})
    assert [entry["what"] for entry in answer["agenda"]] == ["b"]
    assert sandbox.clock.now() == now + timedelta(days=1)
    await page.post("clock", {"to": (now + timedelta(days=3)).isoformat(), "speed": 60})
    assert sandbox.clock.speed == 60
    for bad in ({"next": True}, {"advance": -1}, {"advance": 1e12}, {"speed": 0}, {"to": now.isoformat()}):
        assert not (await page.post("clock", bad, status=400))["ok"]


async def test_switches(page: Page, sandbox: Sandbox) -> None:
    flipped: list[tuple[bool, str | None]] = []

    async def flip(on: bool, value: str | None) -> None:
        flipped.append((on, value))

    sandbox.add_switch("demo", "Demo players", "They answer.", flip, choices=[("8", "eight"), ("20", "twenty")])
    assert (await page.get("state"))["switches"][0]["value"] == "8"
    answer = await page.post("switch", {"key": "demo", "on": True, "value": "20"})
    assert (answer["switches"][0]["on"], answer["switches"][0]["value"]) == (True, "20")
    assert flipped == [(True, "20")]
    for bad in ({"key": "none"}, {"key": "demo", "value": "3"}):
        assert not (await page.post("switch", bad, status=400))["ok"]


@pytest.mark.parametrize(
    "do, fields",
    [
        ("fly", {}),
        ("send", {"content": "no channel"}),
        ("send", {"channel": "1", "content": "x"}),
        ("click", {"message": "1", "custom_id": "x"}),
        ("submit", {"interaction_id": "1"}),
        ("slash", {"channel": "GENERAL", "command": "nothing"}),
        ("send", {"channel": "GENERAL", "content": " "}),
        ("send", {"channel": "GENERAL", "content": "x" * 2001}),
        ("open_dm", {"user": "5"}),
        ("leave_guild", {"guild": "5"}),
        ("rename", {"name": ""}),
    ],
)
async def test_impossible_acts_are_refused_in_a_sentence(page: Page, general: str, do: str, fields: Json) -> None:
    fields = {key: general if value == "GENERAL" else value for key, value in fields.items()}
    answer = await page.act(do, status=400, **fields)
    assert not answer["ok"]
    assert answer["error"]


async def test_another_sites_page_cannot_act(page: Page, general: str) -> None:
    body = {"as": page.me, "do": "send", "channel": general, "content": "x"}
    headers = {"Origin": "https://example.org"}
    async with page.session.post(f"{page.url}/sandbox/act", json=body, headers=headers) as answer:
        assert answer.status == 400
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await page.session.ws_connect(f"{page.url}/sandbox/live?as={page.me}", headers=headers)


async def test_pictures_of_people(page: Page) -> None:
    person = (await page.get("state"))["people"][-1]
    async with page.session.get(person["avatar_url"]) as answer:
        assert (answer.status, answer.content_type) == (200, "image/svg+xml")
    async with page.session.get(f"{page.url}/cdn/embed/avatars/3.png") as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
    async with page.session.get(f"{page.url}/cdn/attachments/1/2/x.png") as answer:
        assert answer.status == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "[::2]"])
@pytest.mark.parametrize("path", ["/", "/sandbox/state", "/sandbox/save", "/api/v10/gateway"])
async def test_a_name_that_was_made_to_point_here_is_refused(page: Page, host: str, path: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    async with page.session.get(f"{page.url}{path}", headers=headers) as answer:
        assert answer.status == 400
        assert "playground" not in await answer.text()
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await page.session.ws_connect(f"{page.url}/sandbox/live?as={page.me}", headers=headers)


@pytest.mark.parametrize("host", ["localhost:1", "127.0.0.1", "[::1]:8765"])
async def test_this_machine_may_be_called_by_any_of_its_names(page: Page, host: str) -> None:
    async with page.session.get(f"{page.url}/sandbox/state", headers={"Host": host}) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["/", "/page/js/main.js", "/sandbox/state", "/nowhere"])
async def test_every_answer_says_how_it_may_be_used(page: Page, path: str) -> None:
    async with page.session.get(f"{page.url}{path}") as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["X-Frame-Options"] == "DENY"


async def test_people_and_servers_have_the_language_that_is_chosen(page: Page, server: Server) -> None:
    await page.act("language", locale="ja")
    assert "does not speak xx" in (await page.act("language", status=400, locale="xx"))["error"]
    refused = await page.act("language", status=400, locale="fr", guild=str(server.id))
    assert "may not choose" in refused["error"]
    state = await page.get("state")
    assert {"ja", "de", "en-US"} <= set(state["locales"])
    me = next(person for person in state["people"] if person["id"] == page.me)
    assert (me["locale"], state["guilds"][0]["locale"]) == ("ja", "en-US")
    page.me = str(server.guild.owner_id)
    await page.act("language", locale="de", guild=str(server.id))
    assert (await page.get("state"))["guilds"][0]["locale"] == "de"
