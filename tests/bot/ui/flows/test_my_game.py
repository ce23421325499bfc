from datetime import timedelta

import pytest

from bot.sandbox.people import Reply
from bot.text.texts import texts
from bot.ui.flows.my_game import _without_links
from tests.bot.bridged import bridged
from tests.bot.commands.rounds import NAMES, PAIRED, begun, entered, fixed, paired, start, state_of
from tests.bot.leagues.cycle import started
from tests.bot.world import LOBBY, World

DAY = timedelta(days=1)


def labels(reply: Reply) -> list[str]:
    return [item.label for item in reply.buttons]


async def test_the_card_follows_the_week(world: World) -> None:
    game = await paired(world)
    card = await game.first.slash("/me next", channel=LOBBY)
    assert card.ephemeral
    assert f"against **{game.second.name}**, you play **Gold**" in card.text
    assert "60s/5m/75/0/4h/4m" in card.text
    assert "tentative" in card.text
    assert labels(card) == ["Report", "My times", "Standings"]

    await world.jump_to(PAIRED + DAY)
    at = await start(world, game.id)
    card = await game.first.slash("/me next", channel=LOBBY)
    assert f"<t:{int(at.timestamp())}:F>" in card.text
    assert "final" in card.text
    assert labels(card) == ["Report", "Standings"]

    await world.jump_to(at - timedelta(minutes=10))
    card = await game.first.slash("/me next", channel=LOBBY)
    assert labels(card) == ["I'm here", "Report", "Standings"]
    await card.click("I'm here")
    await world.jump_to(at + timedelta(minutes=15))
    card = await game.first.slash("/me next", channel=LOBBY)
    assert labels(card) == ["Claim forfeit", "Give more time", "Report", "Standings"]


async def test_the_card_asks_for_an_answer_to_a_report(world: World) -> None:
    game = await begun(world)
    await world.jump_to(await start(world, game.id))
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[0])
    card = await game.second.slash("/me next", channel=LOBBY)
    assert labels(card)[:2] == ["Confirm", "Dispute"]
    assert labels(await game.first.slash("/me next", channel=LOBBY))[0] == "Take back"
    settled = await card.click("Confirm")
    assert settled.message == card.message
    assert "Settled" in settled.text


async def test_the_card_in_direct_messages_is_that_of_the_button(world: World) -> None:
    game = await paired(world)
    await world.director.slash("/td create", channel="elsewhere", what="format:round_robin", title="Other")
    card = await game.first.click("My game", in_="dm")
    assert f"against **{game.second.name}**" in card.text


async def test_in_direct_messages_the_only_tournament_is_meant(world: World) -> None:
    game = await paired(world)
    card = await game.first.slash("/me next", channel="dm")
    assert f"against **{game.second.name}**" in card.text


async def test_before_play_the_card_says_so_and_offers_to_mark_times(world: World) -> None:
    await entered(world)
    card = await world.sandbox.person("Ada").slash("/me next", channel=LOBBY)
    assert "It hasn't started yet" in card.text
    assert labels(card) == ["My times"]


async def test_whoever_is_out_is_offered_to_appeal(world: World) -> None:
    game = await begun(world)
    await game.first.slash("/match here", channel=LOBBY)
    await world.jump_to(await start(world, game.id) + timedelta(minutes=15))
    await (await game.first.slash("/match claim-forfeit", channel=LOBBY)).click("Claim the game")
    card = await game.second.slash("/me next", channel=LOBBY)
    assert "Appeal" in labels(card)


async def test_an_outsider_gets_one_sentence(world: World) -> None:
    await entered(world)
    (zoe,) = await world.players("Zoe")
    for command in ("/me next", "/tournament history", "/me availability"):
        reply = await zoe.slash(command, channel=LOBBY)
        assert reply.ephemeral
        assert "You're not in" in reply.text


async def test_history_tells_every_round_from_the_players_side(world: World) -> None:
    game = await begun(world)
    await world.jump_to(await start(world, game.id))
    await game.first.slash("/match report", channel=LOBBY, winner=game.seats[1])
    await game.second.slash("/match confirm", channel=LOBBY)
    reply = await game.first.slash("/tournament history", channel=LOBBY)
    assert f"lost (0–1) against {game.second.name} as Gold" in reply.text
    assert [item.filename.rpartition(".")[2] for item in reply.message.attachments] == ["csv"]


async def test_receipts_list_what_arrived_from_the_player_and_from_nobody_else(world: World) -> None:
    game = await fixed(world)
    await game.first.slash("/me availability", channel=LOBBY, hours="thu 18-22", zone="UTC")
    reply = await game.first.slash("/me sent", channel=LOBBY)
    assert "2 entries in the log" in reply.text
    assert "sent in “availability”: Thu 18-22 (UTC)" in reply.text
    assert f"{game.first.name} entered" in reply.text
    assert game.second.name not in reply.text


async def test_somebody_who_left_the_server_breaks_nothing(world: World) -> None:
    game = await paired(world)
    await game.second.leave(world.server)
    await world.jump_to(PAIRED + DAY)
    at = await start(world, game.id)
    await world.jump_to(at - timedelta(minutes=5))
    await game.first.click("I'm here", in_="dm")
    await world.jump_to(at + timedelta(minutes=16))
    warning = await game.first.slash("/match claim-forfeit", channel=LOBBY)
    assert game.second.name in warning.text
    await warning.click("Claim the game")
    await world.settled()
    assert (await state_of(world)).entrants[game.seats[1]].status == "removed"
    assert game.first.reads(game.second.name, LOBBY)


async def test_a_closed_inbox_falls_back_to_one_mention_that_leads_to_the_card(world: World) -> None:
    await entered(world)
    closed = [world.sandbox.person(name) for name in NAMES[:3]]
    for person in closed:
        person.close_dms()
    await world.jump_to(PAIRED)
    told = [seen for seen in world.director.sees(LOBBY) if "I can't send you direct messages" in seen.text]
    assert len(told) == 1
    assert sorted(told[0].mentions) == sorted(person.name for person in closed)
    card = await closed[0].click("My game", in_=told[0])
    assert card.ephemeral
    assert "against" in card.text


ADDRESS = "https://go.example/game/1"


@pytest.mark.parametrize(
    "addresses, shown",
    [
        ([""], texts.servers.find(server="Go")),
        ([ADDRESS, ""], texts.servers.find(server="Go")),
        ([ADDRESS], texts.servers.play_here(server="Go", address=ADDRESS)),
        ([ADDRESS, ADDRESS], ""),
        ([ADDRESS, None], ""),
        ([None], ""),
    ],
)
def test_the_only_game_is_linked_and_players_who_begin_one_themselves_are_asked_to(
    addresses: list[str | None], shown: str
) -> None:
    assert _without_links("Go", addresses) == shown


@pytest.mark.usefixtures("awake")
async def test_only_the_two_players_get_their_links(world: World) -> None:
    async with bridged(world) as here:
        people = await started(world, 5)
        await people[1].slash("/me reminders", channel=LOBBY, on=True)
        await here.connect()
        answer = await people[0].slash("/me next", channel=LOBBY)
        own = [match for match in here.site.matches.values() if match.black_invite in answer.text]
        own += [match for match in here.site.matches.values() if match.white_invite in answer.text]
        assert len(own) == 4
        others = [match for match in here.site.matches.values() if match not in own]
        assert not any(match.black_invite in answer.text or match.white_invite in answer.text for match in others)
        public = " ".join(message.text for message in world.director.sees(LOBBY))
        log = " ".join(str(record.event) for record in (await world.loaded()).records)
        for match in here.site.matches.values():
            assert match.black_invite not in public + log
            assert match.white_invite not in public + log
