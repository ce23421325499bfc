from collections.abc import AsyncIterator
from typing import Any

import pytest
from pydantic import SecretStr

from bot.game_server_api.port import GameServerError, Lack, LinkAsked, Made, Stuck, WantedGame
from bot.game_servers.woogles import SERVER
from bot.game_servers.woogles.adapter import Woogles
from bot.game_servers.woogles.settings import WooglesSettings
from bot.sandbox.game_servers.woogles import shapes
from bot.sandbox.game_servers.woogles.records import Division, Game, Tournament
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from tests.bot.game_servers.wanting import surroundings, trouble_of, wanted, watched

TERMS = "/tournament/spring-open division A from 1"
NAMES = ["ada", "bo", "cy", "di", "eve"]


class Played:
    """A tournament of five on the site, and the adapter that asks the site as its director."""

    def __init__(self, site: PretendWoogles) -> None:
        self.site = site
        self.opened_ones: list[Woogles] = []
        for name in ("director", *NAMES):
            site.add_user(name, CSW24=1700.0)
        self.event: Tournament = site.add_tournament("Spring Open", "director", "A", NAMES, 4)
        self.adapter = self.opened(site.key_of("director"))

    def opened(self, key: str = "", rating: str = "") -> Woogles:
        adapter = SERVER.opened(
            WooglesSettings(address=self.site.address, key=SecretStr(key), rating=rating), surroundings()
        )
        assert isinstance(adapter, Woogles)
        self.opened_ones.append(adapter)
        return adapter

    def games(self, *pairs: str, number: int = 1) -> list[WantedGame]:
        named = (pair.partition("-") for pair in pairs)
        return [wanted(first, second, TERMS, number=number) for first, _, second in named]

    async def begin(self, games: list[WantedGame], standing: list[WantedGame] | None = None) -> Made:
        """Paired, and started if it is their turn."""
        made = await self.adapter.make(games, standing or [])
        assert await self.adapter.advance([*games, *(standing or [])]) == []
        return made

    async def told(self, games: list[WantedGame]) -> dict[str, tuple[int, int] | None]:
        return {game.key: game.scores for game in await self.adapter.happened([watched(game) for game in games])}

    def of(self, name: str, number: int = 1) -> str:
        """The last game somebody began in a round."""
        games = [game for game in self.site.games.values() if name in str(game.players) and game.round == number - 1]
        return games[-1].id

    def rpcs(self) -> list[str]:
        return [request.path.rpartition("/")[2] for request in self.site.asked]


@pytest.fixture
async def played() -> AsyncIterator[Played]:
    async with PretendWoogles() as site:
        played = Played(site)
        yield played
        for adapter in played.opened_ones:
            await adapter.close()


async def test_a_round_is_paired_filled_up_and_started(played: Played) -> None:
    games = played.games("ada-bo", "di-cy")
    made = await played.begin(games)
    assert made.troubles == {}
    assert {game.state for game in made.games.values()} == {"waiting"}
    assert made.games[games[0].key].address == f"{played.site.address}/tournament/spring-open"
    division = played.event.divisions["A"]
    assert division.current == 0
    assert [
        pairing.players[0].partition(":")[2] for pairing in division.pairings if pairing.results == ("VOID", "VOID")
    ] == ["eve"]
    assert [tuple(player.partition(":")[2] for player in game.players) for game in played.site.games.values()] == [
        ("ada", "bo"),
        ("di", "cy"),
    ]
    assert played.rpcs() == [
        "GetTournamentMetadata",
        "GetTournament",
        "SetPairing",
        "GetTournament",
        "StartRoundCountdown",
    ]


async def test_asked_again_nothing_is_paired_or_started_twice(played: Played) -> None:
    games = played.games("ada-bo", "di-cy")
    await played.begin(games)
    other = played.opened(played.site.key_of("director"))
    again = await other.make(games)
    assert await other.advance(games) == []
    assert (len(again.games), len(played.site.games)) == (2, 2)
    assert played.rpcs().count("SetPairing") == played.rpcs().count("StartRoundCountdown") == 1


@pytest.mark.parametrize("rpc", ["SetPairing", "StartRoundCountdown"])
async def test_after_a_cut_answer_the_round_goes_on_where_it_was(played: Played, rpc: str) -> None:
    played.site.faults.add(f"POST /api/*/{rpc}", drop=True, before_work=False)
    games = played.games("ada-bo", "di-cy")
    with pytest.raises(GameServerError) as caught:
        await played.begin(games)
    assert trouble_of(caught.value) == "unreachable"
    await played.begin(games)
    assert (len(played.site.games), played.event.divisions["A"].current) == (2, 0)


async def test_results_come_with_both_scores_in_one_request(played: Played) -> None:
    games = played.games("ada-bo", "di-cy")
    await played.begin(games)
    played.site.finish(played.of("ada"), 420, 380)
    played.site.finish(played.of("di"), 300, 300)
    before = len(played.site.asked)
    found = await played.adapter.happened([watched(game) for game in games])
    assert {(game.first, game.second, game.winner, game.scores, game.how) for game in found} == {
        ("ada", "bo", 0, (420, 380), "normal"),
        ("di", "cy", None, (300, 300), "normal"),
    }
    assert found[0].address == f"{played.site.address}/game/{found[0].id}"
    assert len(played.site.asked) - before == 1


@pytest.mark.parametrize("reason, how", [("TIME", "time"), ("FORCE_FORFEIT", "forfeit"), ("RESIGNED", "normal")])
async def test_who_wins_need_not_have_more_points(played: Played, reason: str, how: str) -> None:
    games = played.games("ada-bo")
    await played.begin(games)
    played.site.finish(played.of("ada"), 400, 100, reason, winner=1)
    (told,) = await played.adapter.happened([watched(game) for game in games])
    assert (told.winner, told.scores, told.how) == (1, (400, 100), how)


async def test_who_went_first_is_told_as_it_was(played: Played) -> None:
    games = played.games("ada-bo")
    await played.begin(games)
    (pairing,) = [pairing for pairing in played.event.divisions["A"].pairings if not pairing.settled]
    swapped = played.site.begin(played.event.id, "A", pairing, swapped=True)
    played.site.finish(swapped.id, 500, 300)
    (told,) = await played.adapter.happened([watched(game) for game in games])
    assert (told.first, told.second, told.winner, told.scores) == ("bo", "ada", 0, (500, 300))


async def test_a_cancelled_game_is_told_nowhere_and_the_next_one_is(played: Played) -> None:
    games = played.games("ada-bo")
    await played.begin(games)
    played.site.finish(played.of("ada"), 0, 0, "CANCELLED")
    assert await played.told(games) == {}
    (pairing,) = [pairing for pairing in played.event.divisions["A"].pairings if not pairing.settled]
    again = played.site.begin(played.event.id, "A", pairing)
    played.site.finish(again.id, 350, 340)
    assert await played.told(games) == {games[0].key: (350, 340)}


async def test_two_games_of_the_same_pairing_are_both_told(played: Played) -> None:
    games = played.games("ada-bo")
    await played.begin(games)
    (pairing,) = [pairing for pairing in played.event.divisions["A"].pairings if not pairing.settled]
    for index, game in enumerate((played.of("ada"), played.site.begin(played.event.id, "A", pairing, index=1).id)):
        played.site.finish(game, 400 + index, 300)
    found = await played.adapter.happened([watched(game) for game in games])
    assert sorted(str(game.scores) for game in found) == ["(400, 300)", "(401, 300)"]


async def test_a_round_published_early_starts_when_the_one_before_is_over(played: Played) -> None:
    first, second = played.games("ada-bo", "di-cy"), played.games("ada-cy", "bo-di", number=2)
    await played.begin(first)
    await played.begin(second, standing=first)
    assert played.event.divisions["A"].current == 0
    played.site.finish(played.of("ada"), 420, 380)
    assert await played.told([*first, *second]) == {first[0].key: (420, 380)}
    assert played.event.divisions["A"].current == 0
    played.site.finish(played.of("di"), 420, 380)
    await played.adapter.advance([first[1], *second])
    assert played.event.divisions["A"].current == 1
    before = len(played.site.asked)
    await played.told(second)
    await played.adapter.advance(second)
    assert len(played.site.asked) - before == 1


async def test_what_was_decided_otherwise_is_closed_there_as_void(played: Played) -> None:
    first, second = played.games("ada-bo", "di-cy"), played.games("ada-cy", "bo-di", number=2)
    await played.begin(first)
    played.site.finish(played.of("ada"), 420, 380)
    await played.begin(second, standing=[first[1]])
    assert played.event.divisions["A"].current == 0
    await played.adapter.advance(second)
    assert played.event.divisions["A"].current == 1
    closed = [pairing for pairing in played.event.divisions["A"].of_round(0) if pairing.end_reason == "CANCELLED"]
    assert [pairing.results for pairing in closed] == [("VOID", "VOID")]


async def test_a_pairing_changed_later_is_paired_again_and_the_others_stay(played: Played) -> None:
    await played.begin(played.games("ada-bo", "di-cy"))
    await played.begin(played.games("ada-eve"))
    pairs = {
        tuple(player.partition(":")[2] for player in pairing.players)
        for pairing in played.event.divisions["A"].of_round(0)
    }
    assert pairs == {("ada", "eve"), ("di", "cy"), ("bo", "bo")}


async def test_players_who_lack_there_are_added(played: Played) -> None:
    played.site.add_user("Flo")
    await played.begin(played.games("ada-flo"))
    assert played.site.user("flo").tournament_id in played.event.divisions["A"].players


async def test_who_has_linked_nothing_leaves_the_opponent_with_a_void_game(played: Played) -> None:
    (game,) = [wanted("", "ada", TERMS)]
    made = await played.adapter.make([game, *played.games("di-cy")])
    assert made.troubles == {game.key: "not_linked"}
    voids = {
        pairing.players[0].partition(":")[2] for pairing in played.event.divisions["A"].of_round(0) if pairing.settled
    }
    assert voids == {"ada", "bo", "eve"}


async def test_a_key_of_somebody_else_is_refused(played: Played) -> None:
    adapter = played.opened(played.site.key_of("ada"))
    with pytest.raises(GameServerError) as caught:
        await adapter.make(played.games("ada-bo"))
    assert trouble_of(caught.value) == "refused"


async def test_a_division_there_is_not_is_bad_terms(played: Played) -> None:
    game = wanted("ada", "bo", "/tournament/spring-open division B from 1")
    made = await played.adapter.make([game])
    assert made.troubles == {game.key: "bad_terms"}
    assert made.refusals[game.key].words == "there is no division B"
    with pytest.raises(GameServerError) as caught:
        await played.adapter.happened([watched(wanted("ada", "bo", "/tournament/nowhere division A from 1"))])
    assert trouble_of(caught.value) == "bad_terms"


async def test_a_closed_account_stops_its_own_game_only(played: Played) -> None:
    for name in ("flo", "gus", "hal"):
        played.site.add_user(name)
    for name in ("gus", "hal"):
        del played.site.users[played.site.user(name).uuid]
    games = played.games("ada-gus", "bo-flo", "hal-cy")
    made = await played.begin(games)
    assert made.troubles == {games[0].key: "not_added", games[2].key: "not_added"}
    assert made.refusals[games[0].key].members == ("m-gus",)
    assert made.refusals[games[2].key].members == ("m-hal",)
    assert "there is no such account" in made.refusals[games[0].key].words
    assert ";1062;Spring Open;A;gus" in made.refusals[games[0].key].words
    assert set(made.games) == {games[1].key}
    assert [{player.partition(":")[2] for player in game.players} for game in played.site.games.values()] == [
        {"bo", "flo"}
    ]


async def test_in_the_last_round_nobody_is_added_and_the_others_are_paired(played: Played) -> None:
    played.event.divisions["A"].rounds = 1
    await played.begin(played.games("ada-bo"))
    played.site.add_user("flo")
    late, other = played.games("cy-flo", "di-eve")
    made = await played.begin([late, other])
    assert made.troubles == {late.key: "not_added"}
    assert "in the last round" in made.refusals[late.key].words
    assert set(made.games) == {other.key}


async def test_a_player_in_another_division_is_not_added(played: Played) -> None:
    played.site.add_user("flo")
    played.event.divisions["B"] = Division("B", [played.site.user("flo").tournament_id], 4)
    (game,) = played.games("ada-flo")
    made = await played.adapter.make([game])
    assert made.troubles == {game.key: "not_added"}
    assert "in a division already" in made.refusals[game.key].words


async def test_a_round_that_the_event_does_not_have_is_a_trouble_of_its_own_games(played: Played) -> None:
    first, beyond = played.games("ada-bo")[0], played.games("ada-cy", number=5)[0]
    made = await played.begin([first, beyond])
    assert made.troubles == {beyond.key: "bad_terms"}
    assert "there is no such round" in made.refusals[beyond.key].words
    assert set(made.games) == {first.key}


async def test_games_whose_pairings_were_dropped_when_a_player_was_added_are_paired_again(played: Played) -> None:
    """Their pairings are gone in every round as long as the event has not begun."""
    played.event.checkins_open = True
    first, second = played.games("ada-bo", "cy-di"), played.games("ada-cy", "bo-di", number=2)
    await played.adapter.make([*first, *second])
    played.site.add_user("Flo")
    (late,) = played.games("eve-flo")
    made = await played.adapter.make([late], [*first, *second])
    assert (set(made.games), made.troubles) == ({late.key}, {})
    assert played.rpcs().count("AddPlayers") == 1

    def pairs(number: int) -> set[tuple[str, ...]]:
        pairings = played.event.divisions["A"].of_round(number)
        return {tuple(player.partition(":")[2].lower() for player in pairing.players) for pairing in pairings}

    assert pairs(0) == {("ada", "bo"), ("cy", "di"), ("eve", "flo")}
    assert pairs(1) == {("ada", "cy"), ("bo", "di"), ("eve", "eve"), ("flo", "flo")}


async def test_a_standing_game_that_was_changed_there_in_a_started_round_stays_as_it_is(played: Played) -> None:
    games = played.games("ada-bo", "cy-di")
    await played.begin(games)
    played.site.finish(played.of("ada"), 400, 300)
    division = played.event.divisions["A"]
    settled = next(pairing for pairing in division.pairings if pairing.scores == (400, 300))
    settled.players = (settled.players[1], settled.players[0])
    (late,) = played.games("eve-cy")
    await played.adapter.make([late], games)
    assert settled in division.pairings


async def test_a_pair_made_while_its_round_runs_plays_when_both_press_ready(played: Played) -> None:
    await played.begin(played.games("ada-bo"))
    played.site.away.add("di")
    late = played.games("cy-di")
    await played.begin(late, played.games("ada-bo"))
    assert len(played.site.games) == 1
    played.site.comes("di")
    played.site.finish(played.of("di"), 300, 400)
    assert await played.told(late) == {late[0].key: (300, 400)}


@pytest.mark.parametrize("door, lack", [("checkins_open", "check_in_open"), ("registration_open", "registration_open")])
async def test_a_round_whose_start_is_refused_is_told_with_what_the_event_lacks(
    played: Played, door: str, lack: Lack
) -> None:
    setattr(played.event, door, True)
    games = played.games("ada-bo", "di-cy")
    made = await played.adapter.make(games)
    assert (len(made.games), made.troubles) == (2, {})
    words = "check-in or registration is open: ;1098;Spring Open"
    assert await played.adapter.advance(games) == [Stuck(1, words, (lack,))]
    assert await played.told(games) == {}
    setattr(played.event, door, False)
    assert await played.adapter.advance(games) == []
    assert played.event.divisions["A"].current == 0


async def test_what_an_event_lacks_is_read_when_its_terms_are_set(played: Played) -> None:
    assert await played.adapter.lacking(TERMS, 4) == ()
    assert await played.adapter.lacking(TERMS, 5) == ("few_rounds",)
    assert await played.adapter.lacking("/tournament/spring-open division A from 2", 4) == ("few_rounds",)
    assert await played.adapter.lacking("/tournament/nowhere division A from 1") == ("no_event",)
    assert await played.adapter.lacking("/tournament/spring-open division B from 1") == ("no_division",)
    assert await played.adapter.lacking(f"{played.event.id} division A from 1") == ()
    division = played.event.divisions["A"]
    division.manual_first = division.manual_pairing = False
    assert await played.adapter.lacking(TERMS, 4) == ("pairings_not_manual", "firsts_not_manual")
    division.manual_first = division.manual_pairing = True
    played.event.finished = True
    assert await played.adapter.lacking(TERMS, 4) == ("finished",)
    assert division.pairings == []


@pytest.mark.parametrize("role", ["nobody", "reader"])
async def test_a_key_that_may_not_direct_the_event_is_told_when_its_terms_are_set(played: Played, role: str) -> None:
    if role == "reader":
        played.event.directors.append("ada")
        played.event.readonly.add("ada")
    adapter = played.opened(played.site.key_of("ada"))
    assert await adapter.lacking(TERMS, 4) == ("not_director",)
    assert await played.opened().lacking(TERMS, 4) == ()


async def test_a_game_that_cannot_be_read_holds_up_no_other(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    games = played.games("ada-bo", "di-cy")
    await played.begin(games)
    for name in ("ada", "di"):
        played.site.finish(played.of(name), 400, 300)
    plain = shapes.ended_game

    def listed(game: Game) -> dict[str, Any]:
        return plain(game) | ({"time": "9" * 30} if "ada" in str(game.players) else {})

    monkeypatch.setattr(shapes, "ended_game", listed)
    assert await played.told(games) == {games[1].key: (400, 300)}


async def test_without_a_key_results_are_fetched_and_nothing_is_made(played: Played) -> None:
    games = played.games("ada-bo")
    await played.begin(games)
    played.site.finish(played.of("ada"), 420, 380)
    adapter = played.opened()
    unlinked = wanted("cy", "", games[0].terms)
    made = await adapter.make([*games, unlinked])
    assert (made.games, made.troubles) == ({}, {unlinked.key: "not_linked"})
    assert [game.scores for game in await adapter.happened([watched(games[0])])] == [(420, 380)]


async def test_a_word_in_the_profile_proves_an_account(played: Played) -> None:
    asked = LinkAsked("m1", "Ada")
    begun = await played.adapter.begin_link(asked)
    with pytest.raises(GameServerError) as caught:
        await played.adapter.finish_link(asked, begun)
    assert trouble_of(caught.value) == "not_proved"
    played.site.user("ada").about = f"{begun.word} is my word"
    assert (await played.adapter.finish_link(asked, begun)).account == "ada"
    for name in ("", "nobody", "a b"):
        with pytest.raises(GameServerError) as caught:
            await played.adapter.begin_link(LinkAsked("m1", name))
        assert trouble_of(caught.value) == "unknown_account"


async def test_ratings_are_those_that_moved_last_or_of_the_kind_the_host_names(played: Played) -> None:
    played.site.user("bo").ratings.clear()
    found = await played.adapter.ratings(["ada", "bo", "nobody"])
    assert (found.found, found.troubles) == ({"ada": 1700.0}, {"bo": "no_rating", "nobody": "unknown_account"})
    other = played.opened(rating="NWL23.classic.regular")
    assert (await other.ratings(["ada"])).troubles == {"ada": "no_rating"}
