from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta

import aiohttp
import pytest
from pydantic import SecretStr

from bot.game_server_api.port import GameServerError, LinkAsked, RecordWanted, WantedGame
from bot.game_servers.lichess import SERVER
from bot.game_servers.lichess.adapter import Lichess
from bot.game_servers.lichess.answers import bulks_in, milliseconds
from bot.game_servers.lichess.settings import LichessSettings
from bot.sandbox.clock import Clock
from bot.sandbox.game_servers.lichess import shapes
from bot.sandbox.game_servers.lichess.records import Bulk
from bot.sandbox.game_servers.lichess.server import MAX_LISTED, PretendLichess
from tests.bot.game_servers.wanting import ROUND_BEGAN, surroundings, trouble_of, wanted, watched
from tests.descriptions.exchanges import Exchange, faults_with_lichess

TERMS = "10+5 rated standard"
NAMES = ("Ada", "Bo", "Cy", "Di")


class Played:
    """A site with four players who have agreed to be paired, a host, and the adapter that asks the site."""

    def __init__(self, site: PretendLichess) -> None:
        self.site = site
        self.opened_ones: list[Lichess] = []
        site.add_account("Host")
        for name in NAMES:
            site.add_account(name, rapid=1600)
        self.tokens = {name.lower(): site.authorize(name) for name in NAMES}
        self.adapter = self.opened(site.host_token("Host"))

    def opened(self, token: str = "", public: str = "") -> Lichess:
        settings = LichessSettings(address=self.site.address, token=SecretStr(token))
        adapter = SERVER.opened(settings, replace(surroundings(public), now=self.site.clock.now))
        assert isinstance(adapter, Lichess)
        self.opened_ones.append(adapter)
        return adapter

    def wanted(self, first: str, second: str, terms: str = TERMS, *, number: int = 1) -> WantedGame:
        return wanted(first, second, terms, number=number, tokens=self.tokens)


@pytest.fixture
async def played() -> AsyncIterator[Played]:
    async with PretendLichess(clock=Clock(ROUND_BEGAN + timedelta(minutes=1), running=False)) as site:
        played = Played(site)
        yield played
        for adapter in played.opened_ones:
            await adapter.close()


async def test_games_of_a_round_are_made_by_one_bulk(played: Played) -> None:
    games = [played.wanted("Ada", "Bo"), played.wanted("Cy", "Di")]
    made = await played.adapter.make(games)
    assert made.troubles == {}
    assert {key: (game.first, game.second) for key, game in made.games.items()} == {
        games[0].key: ("ada", "bo"),
        games[1].key: ("cy", "di"),
    }
    assert [request.path for request in played.site.asked] == ["/api/bulk-pairing"] * 2
    assert {request.user_agent for request in played.site.asked} == {"Herald/test (tests@example.org)"}


async def test_asked_again_the_same_games_are_found_and_none_is_made_twice(played: Played) -> None:
    games = [played.wanted("Ada", "Bo"), played.wanted("Cy", "Di")]
    first = await played.adapter.make(games)
    again = await played.adapter.make([*games, played.wanted("Bo", "Ada", number=2)])
    assert {key: game.id for key, game in first.games.items()}.items() <= {
        key: game.id for key, game in again.games.items()
    }.items()
    assert len(played.site.games) == 3


async def test_after_a_cut_answer_the_games_that_were_made_are_found(played: Played) -> None:
    game = played.wanted("Ada", "Bo")
    played.site.faults.add("POST /api/bulk-pairing", drop=True, before_work=False)
    lost = await played.adapter.make([game])
    assert lost.troubles == {game.key: "unreachable"}
    found = await played.adapter.make([game])
    assert [game.id for game in found.games.values()] == list(played.site.games)
    assert len(played.site.games) == 1


async def test_a_game_of_an_earlier_round_is_not_taken_for_one_of_this(played: Played) -> None:
    await played.adapter.make([played.wanted("Ada", "Bo")])
    played.site.clock.advance(timedelta(days=7))
    later = played.wanted("Ada", "Bo", number=2)
    made = await played.adapter.make([replace(later, since=ROUND_BEGAN + timedelta(days=7))])
    assert len(played.site.games) == 2
    assert made.games[later.key].id == list(played.site.games)[1]


async def test_a_token_that_is_not_taken_leaves_its_game_to_the_players_and_the_rest_is_made(played: Played) -> None:
    del played.site.tokens[played.tokens["bo"]]
    good, bad = played.wanted("Cy", "Di"), played.wanted("Ada", "Bo")
    made = await played.adapter.make([bad, good])
    assert made.troubles == {}
    assert {key: bool(game.id) for key, game in made.games.items()} == {good.key: True, bad.key: False}


async def test_without_consent_a_game_is_left_to_the_players_and_without_an_account_it_is_told(played: Played) -> None:
    nobody, unwilling = played.wanted("", "Bo"), wanted("Ada", "Bo", TERMS)
    made = await played.adapter.make([nobody, unwilling])
    assert made.troubles == {nobody.key: "not_linked"}
    assert [game.id for game in made.games.values()] == [""]
    assert played.site.asked == []


async def test_a_player_with_two_games_is_paired_by_two_bulks(played: Played) -> None:
    made = await played.adapter.make(
        [played.wanted("Ada", "Bo"), played.wanted("Cy", "Ada"), played.wanted("Di", "Bo")]
    )
    assert (len(made.games), len(played.site.bulks), made.troubles) == (3, 2, {})


async def test_games_by_mail_have_days_a_turn(played: Played) -> None:
    made = await played.adapter.make([played.wanted("Ada", "Bo", "3d casual standard")])
    (game,) = played.site.games.values()
    assert (game.days, game.clock, game.rated, made.troubles) == (3, None, False, {})


async def test_too_many_requests_are_told_and_nobody_asks_until_then(played: Played) -> None:
    played.site.faults.add("POST /api/bulk-pairing", status=429, retry_after=90)
    game = played.wanted("Ada", "Bo")
    made = await played.adapter.make([game])
    assert (made.troubles, made.again_in) == ({game.key: "slow_down"}, 90)
    before = len(played.site.asked)
    with pytest.raises(GameServerError) as caught:
        await played.adapter.make([game])
    assert trouble_of(caught.value) == "slow_down"
    assert len(played.site.asked) == before


async def test_without_a_host_token_no_game_is_made_and_it_is_said_whose_account_lacks(played: Played) -> None:
    adapter = played.opened()
    assert not adapter.makes_games
    unlinked = played.wanted("Cy", "")
    made = await adapter.make([played.wanted("Ada", "Bo"), unlinked])
    assert (made.games, made.troubles) == ({}, {unlinked.key: "not_linked"})
    assert played.site.asked == []


@pytest.mark.parametrize(
    "status, winner, state, how, side",
    [
        ("mate", "white", "finished", "normal", 0),
        ("resign", "black", "finished", "normal", 1),
        ("outoftime", "white", "finished", "normal", 0),
        ("draw", None, "finished", "normal", None),
        ("stalemate", None, "finished", "normal", None),
        ("insufficientMaterialClaim", None, "finished", "normal", None),
        ("timeout", "white", "finished", "forfeit", 0),
        ("noStart", "black", "finished", "forfeit", 1),
        ("cheat", "white", "finished", "unclear", 0),
        ("unknownFinish", None, "finished", "unclear", None),
        ("aborted", None, "aborted", "", None),
    ],
)
async def test_how_a_game_ended(
    played: Played, status: str, winner: str | None, state: str, how: str, side: int | None
) -> None:
    game = played.wanted("Ada", "Bo")
    made = (await played.adapter.make([game])).games[game.key]
    if status == "noStart":  # only of games that players begin themselves
        played.site.games[made.id].source = "friend"
    played.site.finish(made.id, status, winner)
    (told,) = await played.adapter.happened([watched(game, made.id)])
    assert (told.state, told.how, told.winner, told.oddities) == (state, how, side, ())
    assert (told.first, told.second, told.address) == ("ada", "bo", f"{played.site.address}/{made.id}")


START = ROUND_BEGAN + timedelta(hours=20)


def appointed(played: Played, first: str, second: str, start: datetime = START, terms: str = TERMS) -> WantedGame:
    game = replace(played.wanted(first, second, terms), title="Open {Cup}, 1")
    return replace(game, starts_at=start, grace=timedelta(minutes=10))


async def test_a_game_with_a_start_is_made_for_it_and_its_clocks_are_started_after_the_grace(played: Played) -> None:
    games = [appointed(played, "Ada", "Bo"), appointed(played, "Cy", "Di", START + timedelta(hours=1))]
    made = await played.adapter.make(games)
    assert (set(made.games), made.troubles) == ({game.key for game in games}, {})
    first, second = played.site.bulks.values()
    assert (first.pair_at_ms, second.pair_at_ms) == tuple(milliseconds(game.starts_at or START) for game in games)
    assert first.start_clocks_ms == milliseconds(START + timedelta(minutes=10))
    assert first.message == "Open (Cup), round 1: {game}"
    assert played.site.games == {}
    assert (await played.adapter.make(games)).games == made.games
    assert len(played.site.bulks) == 2


async def test_a_game_whose_start_is_over_is_made_at_once_and_gives_the_grace_from_now(played: Played) -> None:
    now = played.site.clock.now()
    game = appointed(played, "Ada", "Bo", ROUND_BEGAN - timedelta(hours=1))
    await played.adapter.make([replace(game, since=ROUND_BEGAN - timedelta(hours=2))])
    (bulk,) = played.site.bulks.values()
    assert bulk.paired_ms is not None
    assert bulk.start_clocks_ms == milliseconds(now + timedelta(minutes=10))


async def test_games_without_a_start_and_games_by_mail_have_no_clocks_that_are_started(played: Played) -> None:
    mail = appointed(played, "Cy", "Di", terms="3d rated standard")
    await played.adapter.make([played.wanted("Ada", "Bo"), mail])
    assert [bulk.start_clocks_ms for bulk in played.site.bulks.values()] == [None, None]


@pytest.mark.parametrize(
    "plies, winner, how",
    [(0, "black", "forfeit"), (1, "white", "forfeit"), (2, "black", "normal"), (3, "white", "normal")],
)
async def test_a_flag_that_falls_without_a_move_of_the_loser_is_an_absence(
    played: Played, plies: int, winner: str, how: str
) -> None:
    game = played.wanted("Ada", "Bo")
    made = (await played.adapter.make([game])).games[game.key]
    played.site.finish(made.id, "outoftime", winner)
    played.site.games[made.id].moves = " ".join(["e4", "e5", "Nf3"][:plies])
    (told,) = await played.adapter.happened([watched(game, made.id)])
    assert (told.state, told.how) == ("finished", how)


async def test_a_game_that_lacks_in_two_exports_has_vanished(played: Played) -> None:
    game, there = played.wanted("Ada", "Bo"), played.wanted("Cy", "Di")
    made = await played.adapter.make([game, there])
    seen = [watched(game, made.games[game.key].id), watched(there, made.games[there.key].id)]
    del played.site.games[seen[0].id]
    assert [found.key for found in await played.adapter.happened(seen)] == [there.key]
    states = {found.key: found.state for found in await played.adapter.happened(seen)}
    assert states == {there.key: "running", game.key: "vanished"}


async def test_a_game_that_is_still_to_begin_has_not_vanished(played: Played) -> None:
    game = appointed(played, "Ada", "Bo")
    made = await played.adapter.make([game])
    seen = [watched(game, made.games[game.key].id)]
    for _ in range(3):
        assert await played.adapter.happened(seen) == []


async def test_games_are_withdrawn_with_their_bulk_until_it_has_begun(played: Played) -> None:
    games = [appointed(played, "Ada", "Bo"), appointed(played, "Cy", "Di")]
    made = await played.adapter.make(games)
    ids = [made.games[game.key].id for game in games]
    assert await played.adapter.withdraw(["unknown"]) == frozenset()
    assert await played.adapter.withdraw(ids[:1]) == frozenset(ids)
    assert played.site.bulks == {}
    begun = (await played.adapter.make([played.wanted("Ada", "Bo")])).games
    assert await played.adapter.withdraw([game.id for game in begun.values()]) == frozenset()
    assert len(played.site.games) == 1


def other_bulk(number: str, at: int) -> Bulk:
    """A bulk of the host without any of our players."""
    values = {"clock": (600, 5), "days": None, "variant": "standard", "rated": True, "start_clocks_ms": None}
    return Bulk(number, "host", [], at, 0, paired_ms=at, **values)  # type: ignore[arg-type]


async def test_a_game_in_a_bulk_that_is_not_listed_any_more_is_found_by_its_players(played: Played) -> None:
    game = played.wanted("Ada", "Bo")
    made = await played.adapter.make([game])
    played.site.clock.advance(timedelta(hours=1))
    for _ in range(MAX_LISTED):
        number = f"b{len(played.site.bulks)}"
        played.site.bulks[number] = other_bulk(number, played.site.now_ms)
    again = await played.opened(played.site.host_token("Host")).make([game])
    assert {found.id for found in again.games.values()} == {found.id for found in made.games.values()}
    assert len(played.site.games) == 1


async def test_too_many_bulks_in_the_queue_are_asked_for_later(played: Played) -> None:
    for number in range(20):
        at = milliseconds(START) + number
        played.site.bulks[str(number)] = replace(other_bulk(str(number), at), paired_ms=None)
    game = played.wanted("Ada", "Bo")
    assert (await played.adapter.make([game])).troubles == {game.key: "slow_down"}


def test_the_list_of_bulks_is_read_as_the_server_sends_it_and_as_it_is_described() -> None:
    bulk = {"id": "b", "games": [], "rated": True, "variant": "standard", "pairAt": 1, "startClocksAt": None}
    for listed in ({"bulks": [bulk]}, [bulk]):
        assert [read.id for read in bulks_in(listed)] == ["b"]
    with pytest.raises(GameServerError) as caught:
        bulks_in({"error": "no"})
    assert trouble_of(caught.value) == "unreadable"


async def test_three_hundred_games_are_one_request(played: Played) -> None:
    games = [wanted(f"p{number}", f"q{number}", TERMS) for number in range(301)]
    before = len(played.site.asked)
    await played.adapter.happened([watched(game, f"game{number:04}") for number, game in enumerate(games)])
    assert len(played.site.asked) - before == 2


async def test_a_game_they_began_themselves_is_found_by_players_and_time(played: Played) -> None:
    adapter, game = played.opened(), played.wanted("Ada", "Bo")
    casual = played.site.begin("Ada", "Bo", rated=False, clock=(180, 0))
    played.site.finish(casual.id, "resign", "white")
    (odd,) = await adapter.happened([watched(game)])
    assert (odd.id, odd.oddities) == (casual.id, ("wrong_time", "unrated"))
    swapped = played.site.begin("Bo", "Ada", clock=(600, 5))
    played.site.finish(swapped.id, "mate", "white")
    (found,) = await adapter.happened([watched(game)])
    assert (found.id, found.first, found.winner, found.oddities) == (swapped.id, "bo", 0, ())


async def test_games_before_the_round_and_against_others_are_not_it(played: Played) -> None:
    played.site.begin("Ada", "Bo")
    played.site.begin("Ada", "Cy")
    game = replace(played.wanted("Ada", "Bo"), since=played.site.now + timedelta(seconds=1))
    assert list(await played.adapter.happened([watched(game)])) == []


async def test_two_games_of_the_same_pairing_are_both_told(played: Played) -> None:
    game = played.wanted("Ada", "Bo")
    for _ in range(2):
        played.site.finish(played.site.begin("Ada", "Bo", clock=(600, 5)).id, "mate", "white")
    assert len(await played.adapter.happened([watched(game)])) == 2


async def test_an_answer_of_another_shape_names_the_field(
    played: Played, monkeypatch: pytest.MonkeyPatch, exchanges: list[Exchange]
) -> None:
    game = played.wanted("Ada", "Bo")
    made = (await played.adapter.make([game])).games[game.key]
    whole = shapes.game_json

    def renamed(*given: object, **more: object) -> dict[str, object]:
        body = whole(*given, **more)  # type: ignore[arg-type]
        del body["status"]
        return body | {"new": 1}

    monkeypatch.setattr(shapes, "game_json", renamed)
    with pytest.raises(GameServerError) as caught:
        await played.adapter.happened([watched(game, made.id)])
    assert (caught.value.trouble, caught.value.detail) == ("unreadable", "status: Field required")
    assert any("new is not described" in fault for fault in faults_with_lichess(exchanges.pop()))


async def test_results_of_an_outage_are_there_afterwards(played: Played) -> None:
    game = played.wanted("Ada", "Bo")
    made = (await played.adapter.make([game])).games[game.key]
    played.site.order("outage")
    played.site.finish(made.id, "mate", "white")
    with pytest.raises(GameServerError) as caught:
        await played.adapter.happened([watched(game, made.id)])
    assert trouble_of(caught.value) == "unreachable"
    played.site.faults.clear()
    assert [result.winner for result in await played.adapter.happened([watched(game, made.id)])] == [0]


async def test_a_word_in_the_profile_proves_an_account(played: Played) -> None:
    asked = LinkAsked("m1", "ADA")
    begun = await played.adapter.begin_link(asked)
    assert (begun.do, begun.account, begun.name) == ("word", "ada", "Ada")
    with pytest.raises(GameServerError) as caught:
        await played.adapter.finish_link(asked, begun)
    assert trouble_of(caught.value) == "not_proved"
    played.site.accounts["ada"].bio = f"I play. {begun.word}"
    link = await played.adapter.finish_link(asked, begun)
    assert (link.account, link.name, link.token) == ("ada", "Ada", "")


@pytest.mark.parametrize("name", ["nobody", "a b", "../account", ""])
async def test_nobody_links_an_account_there_is_not(played: Played, name: str) -> None:
    with pytest.raises(GameServerError) as caught:
        await played.adapter.begin_link(LinkAsked("m1", name))
    assert trouble_of(caught.value) == "unknown_account"


async def came_back(address: str, who: str) -> str:
    """Open the address, agree as this user, and return the query of the redirect."""
    async with aiohttp.ClientSession() as browser:
        async with browser.get(address) as shown:
            text = await shown.text()
        link = next(part for part in text.split('href="') if f"Allow, as {who}" in part.split("</a>")[0]).split('"')[0]
        site = address.split("/oauth", maxsplit=1)[0]
        async with browser.get(site + link.replace("&amp;", "&"), allow_redirects=False) as answer:
            return answer.headers["Location"].split("?", 1)[1]


async def test_consent_links_an_account_and_lets_games_be_made(played: Played) -> None:
    adapter = played.opened(played.site.host_token("Host"), public="https://herald.example.org")
    asked = LinkAsked("m1")
    begun = await adapter.begin_link(asked)
    assert begun.do == "open"
    link = await adapter.finish_link(asked, begun, await came_back(begun.address, "Bo"))
    assert (link.account, link.name) == ("bo", "Bo")
    assert played.site.tokens[link.token].scopes == {"challenge:write"}
    assert link.token not in repr(link)


async def test_an_answer_to_somebody_else_or_a_no_proves_nothing(played: Played) -> None:
    adapter = played.opened(public="https://herald.example.org")
    asked = LinkAsked("m1", "Bo")
    mine, other = await adapter.begin_link(asked), await adapter.begin_link(LinkAsked("m2"))
    for answer in (await came_back(other.address, "Bo"), "error=access_denied", "code=made-up&state=x", ""):
        with pytest.raises(GameServerError) as caught:
            await adapter.finish_link(asked, mine, answer)
        assert trouble_of(caught.value) == "not_proved"


async def test_ratings_of_everybody_are_one_request(played: Played) -> None:
    played.site.add_account("Beginner")
    played.site.accounts["di"].closed = True
    found = await played.adapter.ratings(["ada", "beginner", "di", "stranger"])
    assert found.found == {"ada": 1600.0}
    assert found.names == {"ada": "Ada"}
    assert found.troubles == {"beginner": "no_rating", "di": "unknown_account", "stranger": "unknown_account"}
    assert len(played.site.asked) == 1


async def test_games_are_given_as_one_file_in_the_order_wanted_with_event_and_round(played: Played) -> None:
    first, second = played.site.begin("Ada", "Bo"), played.site.begin("Cy", "Di")
    played.site.finish(first.id, "mate", "white")
    records = [
        RecordWanted(first.id, 'The "Open"', "1"),
        RecordWanted("gone", "", "1"),
        RecordWanted(second.id, "x", "2"),
    ]
    text = await played.adapter.records(records)
    assert [line for line in text.splitlines() if line.startswith(("[Event", "[Round", "[White "))] == [
        '[Event "The \\"Open\\""]', '[Round "1"]', '[White "Ada"]', '[Event "x"]', '[Round "2"]', '[White "Cy"]',
    ]  # fmt: skip
    assert "1. e4 e5 2. Nf3" in text
    assert len(played.site.asked) == 1


async def test_what_is_no_pgn_is_told_and_not_handed_on(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played.site.begin("Ada", "Bo")
    monkeypatch.setattr(shapes, "pgn_text", lambda *_: "<html>Please wait</html>")
    with pytest.raises(GameServerError) as caught:
        await played.adapter.records([RecordWanted(game.id, "x", "1")])
    assert trouble_of(caught.value) == "unreadable"
