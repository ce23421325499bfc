"""A Swiss whose games are made on a pretend lichess.org: consent given on its page, results fetched, oddities asked."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from html import unescape
from pathlib import Path

import pytest

from bot.web.__main__ import ROUTES
from formats.core.events import ResultRecorded
from formats.core.model import Pairing
from tests.bot.commands.desk import state_of, td
from tests.bot.on_lichess import PLAYERS, STRANGER, SWISS, Event, event, signed_up
from tests.bot.web.library import library
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def published(here: Event) -> list[Pairing]:
    """The games of the next round among those who linked an account."""
    if (await here.open_games()) == ():
        await td(here.world, "/round publish")
    await here.settled()
    names = await here.names()
    return [game for game in await here.open_games() if STRANGER not in {names[seat] for seat in game.seats}]


async def away_and_aborted(here: Event, first: Pairing, second: Pairing) -> None:
    """The server is away while a game ends; another one is aborted, made again, and its player leaves."""
    names = await here.names()
    before = len(await here.open_games())
    game, aborted = here.game_of(first, names), here.game_of(second, names)
    here.site.order("outage")
    here.site.finish(game.id, "mate", "white")
    here.site.finish(aborted.id, "aborted")
    await here.look()
    assert len(await here.open_games()) == before
    here.site.faults.clear()
    await here.look(timedelta(hours=1))
    assert first.id not in {game.id for game in await here.open_games()}
    (asked,) = here.to_director("the game was aborted")
    await asked.click("Make a new game")
    await here.settled()
    again = here.game_of(second, names)
    assert again.id != aborted.id
    here.site.finish(again.id, "timeout", "black")
    await here.look()
    (left,) = here.to_director("a player did not come, or left")
    await left.click("Take it")
    await here.settled()


async def swapped(here: Event, pairing: Pairing, other: Pairing) -> None:
    """A player withdraws their consent, so that the two begin their game themselves, with the wrong colours."""
    names = await here.names()
    white, black = (names[seat] for seat in pairing.seats)
    mine = await here.world.sandbox.person(white).slash("/me next", channel=LOBBY)
    assert "Start the game on lichess.org yourselves" in mine.text
    assert len(here.to_director(f"lichess.org no longer takes the consent of {white}")) == 1
    game = here.site.begin(black, white, clock=(600, 5))
    here.site.finish(game.id, "mate", "black")
    here.site.finish(here.game_of(other, names).id, "draw")
    await here.look()
    (asked,) = here.to_director("the sides are swapped")
    await asked.click("Take it")
    await here.settled()
    result = (await state_of(here.world)).find(pairing.id)[1].results[pairing.id]
    assert result.winning_seat == 0  # white as paired, who had black there


async def twice(here: Event, pairing: Pairing, other: Pairing) -> None:
    """Two begin their game themselves, and play two: the director says which of them counts."""
    names = await here.names()
    white, black = (names[seat] for seat in pairing.seats)
    for winner in ("white", "black"):
        game = here.site.begin(white, black, clock=(600, 5))
        here.site.finish(game.id, "resign", winner)
        await here.world.jump(timedelta(minutes=1))
    here.site.finish(here.game_of(other, names).id, "outoftime", "black")
    await here.look()
    asked = here.to_director("there is another game of this pairing")
    assert len(asked) == 2
    await next(message for message in asked if game.id in message.text).click("Take it")
    await here.settled()


@pytest.mark.slow
async def test_a_whole_swiss_is_played_on_lichess_with_no_result_typed(world: World) -> None:
    async with event(world) as here:
        await signed_up(here)
        first, second = await published(here)
        assert len(here.to_director("No games were made on lichess.org for Fay")) == 1
        assert len(here.site.games) == 2
        await away_and_aborted(here, first, second)
        stranger = next(entrant for entrant, name in (await here.names()).items() if name == STRANGER)
        shown = await td(world, "/players withdraw", entrant=stranger)
        await shown.click(shown.buttons[0].label)
        await here.settled()

        for played in (swapped, twice):
            # The server is away when the round is published, and meanwhile somebody takes their consent back.
            here.site.order("outage")
            first, second = await published(here)
            white = (await here.names())[first.seats[0]].lower()
            consents = {secret: token for secret, token in here.site.tokens.items() if token.owner == white}
            for secret in consents:
                del here.site.tokens[secret]
            here.site.faults.clear()
            await here.look()
            await played(here, first, second)
            await here.look()
            assert await here.open_games() == ()
        await td(world, "/td advance")
        await here.settled()
        assert (await state_of(world)).phase == "finished"
        await everything_is_told_by_lichess(here)


async def everything_is_told_by_lichess(here: Event) -> None:
    """Every result but the withdrawal's came from there, and all games can be taken away."""
    loaded = await here.world.loaded()
    recorded = [record.event for record in loaded.records if isinstance(record.event, ResultRecorded)]
    assert Counter(result.source for result in recorded) == {"server": 6, "withdrawal": 1}
    assert all(result.evidence.startswith(here.site.address) for result in recorded if result.source == "server")
    ana = here.world.sandbox.person("Ana")
    every = await ana.slash("/tournament export", channel=LOBBY, what="games")
    (file,) = every.message.attachments
    assert file.filename.endswith(".pgn")
    games = file.data.decode()
    assert [games.count(f'[Round "{number}"]') for number in (1, 2, 3)] == [2, 2, 2]
    counting = {result.evidence.rpartition("/")[2] for result in recorded if result.source == "server"}
    assert {line[9:-2] for line in games.splitlines() if line.startswith("[GameId ")} == counting
    one_round = await ana.slash("/tournament export", channel=LOBBY, what="games", round="s0r2")
    assert one_round.message.attachments[0].data.decode().count("[Event ") == 2
    print(f"{PLAYERS} players, {len(recorded)} games: {len(here.site.asked)} requests")  # noqa: T201 - the figures


async def test_the_card_of_the_round_has_the_link_for_everybody_as_soon_as_the_game_is_made(world: World) -> None:
    async with event(world) as here:
        await signed_up(here)
        await td(world, "/round publish")
        await here.settled()
        (card,) = [
            message
            for message in world.sandbox.person("Ana").sees(LOBBY)
            if message.text.count("look at the game") == 2
        ]
        assert "round 1" in card.text.lower()
        for game in here.site.games.values():
            assert f"[look at the game]({here.site.address}/{game.id})" in card.text


async def test_consent_of_somebody_else_links_nothing_and_no_token_is_shown_or_stored_open(world: World) -> None:
    async with event(world) as here:
        await world.tournament(SWISS, players=PLAYERS)
        ana, bob = world.sandbox.person("Ana"), world.sandbox.person("Bob")
        line = await here.consent(ana)
        await here.consent(bob)
        stolen = await bob.slash("/me account", channel=LOBBY, server="lichess", name=line)
        assert "from now on" not in stolen.text
        linked = await ana.slash("/me account", channel=LOBBY, server="lichess", name=line)
        assert "**Ana**" in linked.text
        person = (await world.loaded()).people[next(iter(await here.names()))]
        rows = await world.herald.service.database.accounts.of(person.id)
        token = next(secret for secret, granted in here.site.tokens.items() if granted.owner == "ana")
        assert rows["lichess"].token is not None
        assert token not in rows["lichess"].token


async def test_ratings_of_linked_accounts_are_fetched_in_one_request_and_taken(world: World) -> None:
    async with event(world) as here:
        await signed_up(here)
        here.site.accounts["ana"].ratings["rapid"] = 1712
        before = len(here.site.asked)
        shown = await td(world, "/players fetch", what="ratings")
        assert len(here.site.asked) - before == 1
        assert "Ratings at lichess.org" in shown.text
        assert "Ana (Ana): none → 1712" in shown.text
        assert "the server's answer has no rating in it" in shown.text
        assert "No account linked" in shown.text
        await shown.click("Import")
        await here.settled()
        entrants = (await state_of(world)).entrants.values()
        assert [entrant.data.rating for entrant in entrants] == [1712.0, None, None, None, None, None]


async def test_the_page_lichess_leads_back_to_shows_the_line_that_links_the_account(
    world: World, tmp_path: Path
) -> None:
    async with event(world) as here, library(tmp_path, routes=ROUTES) as page:
        (ana,) = await world.players("Ana")
        sent = await here.consent(ana)
        shown = await page.page(f"/accounts/lichess?{sent}")
        line = unescape(shown.partition("<code>")[2].partition("</code>")[0])
        assert line.startswith("code=")
        linked = await ana.slash("/me account", channel=LOBBY, server="lichess", name=line)
        assert "**Ana** from now on" in linked.text
