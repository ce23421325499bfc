from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.game_servers.woogles.records import Tournament
from bot.sandbox.game_servers.woogles.server import PretendWoogles

SERVICE = "tournament_service.TournamentService"
NAMES = ["ada", "bo", "cy", "di"]


class Asking:
    """A director who asks the site about a tournament of four."""

    def __init__(self, site: PretendWoogles, session: aiohttp.ClientSession) -> None:
        self.site, self.session = site, session
        for name in ("director", *NAMES):
            site.add_user(name, about=f"I am {name}", CSW24=1700.0)
        self.event: Tournament = site.add_tournament("Spring Open", "director", "A", NAMES, 3)
        self.key: str | None = site.key_of("director")

    async def ask(self, rpc: str, /, service: str = SERVICE, **call: Any) -> tuple[int, Any]:
        headers = {} if self.key is None else {"X-Api-Key": self.key}
        async with self.session.post(f"{self.site.address}/api/{service}/{rpc}", json=call, headers=headers) as answer:
            return answer.status, await answer.json()

    async def here(self, rpc: str, /, **call: Any) -> tuple[int, Any]:
        return await self.ask(rpc, id=self.event.id, division="A", **call)

    def id(self, name: str) -> str:
        return self.site.user(name).tournament_id

    async def paired(self, *pairs: str, number: int = 0) -> tuple[int, Any]:
        pairings = [
            {"player_one_id": self.id(first), "player_two_id": self.id(second), "round": number}
            | ({"self_play_result": "VOID"} if first == second else {})
            for first, second in (pair.split("-") for pair in pairs)
        ]
        return await self.here("SetPairing", pairings=pairings)


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    async with PretendWoogles() as site, aiohttp.ClientSession() as session:
        yield Asking(site, session)


async def test_a_paired_round_starts_and_its_games_are_listed_when_they_are_over(asking: Asking) -> None:
    assert await asking.paired("ada-bo", "di-cy") == (200, {})
    assert await asking.here("StartRoundCountdown", round=0) == (200, {})
    first, second = asking.site.games.values()
    asking.site.finish(first.id, 420, 380)
    asking.site.finish(second.id, 300, 300)
    status, found = await asking.ask("RecentGames", id=asking.event.id, num_games=20, offset=0)
    assert status == 200
    game = next(game for game in found["games"] if game["game_id"] == first.id)
    assert game["players"] == [
        {"username": "ada", "score": 420, "result": "WIN"},
        {"username": "bo", "score": 380, "result": "LOSS"},
    ]
    assert (game["end_reason"], game["round"], game["game_index"], type(game["time"])) == ("STANDARD", 0, 0, str)
    assert {player["result"] for player in found["games"][0]["players"] + found["games"][1]["players"]} == {
        "WIN",
        "LOSS",
        "DRAW",
    }


async def test_aborted_and_cancelled_games_are_listed_nowhere(asking: Asking) -> None:
    await asking.paired("ada-bo", "di-cy")
    await asking.here("StartRoundCountdown", round=0)
    first, second = asking.site.games.values()
    asking.site.finish(first.id, 100, 0, "ABORTED")
    asking.site.finish(second.id, 0, 0, "CANCELLED")
    assert (await asking.ask("RecentGames", id=asking.event.id, num_games=20))[1] == {"games": []}
    _, event = await asking.ask("GetTournament", id=asking.event.id)
    pairings = event["divisions"]["A"]["pairing_map"].values()
    assert {pairing["outcomes"][0] for pairing in pairings} == {"NO_RESULT"}


async def test_a_round_starts_in_its_turn_when_all_are_paired_and_the_last_one_is_over(asking: Asking) -> None:
    assert (await asking.here("StartRoundCountdown", round=1))[1]["code"] == "invalid_argument"
    await asking.paired("ada-bo")
    status, refused = await asking.here("StartRoundCountdown", round=0)
    assert status == 400
    assert refused["message"] == ";1041;Spring Open;A;1"
    await asking.paired("cy-cy", "di-di")
    assert (await asking.here("StartRoundCountdown", round=0))[0] == 200
    assert len(asking.site.games) == 1
    await asking.paired("ada-cy", "bo-di", number=1)
    assert (await asking.here("StartRoundCountdown", round=1))[1]["message"] == ";1038;Spring Open;A;1"
    asking.site.finish(next(iter(asking.site.games)), 400, 410)
    assert (await asking.here("StartRoundCountdown", round=1))[0] == 200
    _, event = await asking.ask("GetTournament", id=asking.event.id)
    assert (event["started"], event["divisions"]["A"]["current_round"]) == (True, 1)


async def test_pairing_somebody_again_leaves_the_former_opponent_unpaired(asking: Asking) -> None:
    await asking.paired("ada-bo", "cy-di")
    await asking.paired("ada-cy")
    assert [pairing.players for pairing in asking.event.divisions["A"].pairings] == [
        (asking.id("ada"), asking.id("cy"))
    ]


async def test_strangers_rounds_out_of_range_and_half_a_bye_are_refused(asking: Asking) -> None:
    stranger = {"player_one_id": "x:stranger", "player_two_id": asking.id("bo"), "round": 0}
    _, refused = await asking.here("SetPairing", pairings=[stranger])
    assert refused["message"].split(";")[1] == "1011"
    assert ";1010;" in (await asking.paired("ada-bo", number=3))[1]["message"]
    alone = {"player_one_id": asking.id("bo"), "player_two_id": asking.id("bo"), "round": 0}
    assert (await asking.here("SetPairing", pairings=[alone]))[0] == 400


async def test_a_result_of_a_director_names_players_by_uuid_and_amends_only_what_is_there(asking: Asking) -> None:
    await asking.paired("ada-bo", "di-cy")
    await asking.here("StartRoundCountdown", round=0)
    ada, bo = asking.site.user("ada").uuid, asking.site.user("bo").uuid
    void = {"player_one_result": "VOID", "player_two_result": "VOID", "game_end_reason": "CANCELLED"}
    names = {"player_one_id": ada, "player_two_id": bo, "round": 0}
    assert (await asking.here("SetResult", **names, **void, amendment=True))[0] == 400
    assert (await asking.here("SetResult", **names, **(void | {"player_one_result": "WIN"})))[0] == 400
    assert (await asking.here("SetResult", **names, **void))[0] == 200
    assert (await asking.here("SetResult", **names, **void))[0] == 400
    full = {"player_one_id": asking.id("di"), "player_two_id": asking.id("cy"), "round": 0}
    assert (await asking.here("SetResult", **full, **void))[0] == 400


async def test_only_directors_pair_and_anybody_may_read(asking: Asking) -> None:
    asking.key = asking.site.key_of("ada")
    assert (await asking.paired("ada-bo"))[0] == 401
    asking.event.directors.append("ada")
    asking.event.readonly.add("ada")
    assert (await asking.paired("ada-bo"))[0] == 403
    assert (await asking.ask("GetTournamentMetadata", id=asking.event.id))[1]["directors"] == [
        "director",
        "ada:readonly",
    ]
    asking.key = "made up"
    assert (await asking.paired("ada-bo"))[0] == 401
    asking.key = None
    assert (await asking.paired("ada-bo"))[0] == 401
    assert (await asking.ask("RecentGames", id=asking.event.id, num_games=5))[0] == 200
    assert (await asking.ask("RecentGames", id=asking.event.id, num_games=1001))[0] == 500
    _, profile = await asking.ask("GetProfile", "user_service.ProfileService", username="ADA")
    assert profile["about"] == "I am ada"
    assert '"CSW24.classic.regular"' in profile["ratings_json"]


async def test_a_tournament_is_found_by_its_address_and_takes_players_by_name(asking: Asking) -> None:
    asking.site.add_user("eve")
    assert (await asking.here("AddPlayers", persons=[{"id": "eve"}, {"id": "nobody"}]))[0] == 400
    assert (await asking.here("AddPlayers", persons=[{"id": "eve"}]))[0] == 200
    assert asking.id("eve") in asking.event.divisions["A"].players
    _, found = await asking.ask("GetTournamentMetadata", slug="/tournament/spring-open")
    assert (found["metadata"]["id"], found["directors"]) == (asking.event.id, ["director"])


async def test_adding_players_before_the_first_start_sorts_them_by_rating_and_drops_all_pairings(
    asking: Asking,
) -> None:
    await asking.paired("ada-bo", "di-cy")
    await asking.paired("ada-cy", number=1)
    asking.site.add_user("eve", CSW24=1900.0)
    assert (await asking.here("AddPlayers", persons=[{"id": "eve"}]))[0] == 200
    division = asking.event.divisions["A"]
    assert division.pairings == []
    assert division.players[0] == asking.id("eve")


async def test_players_added_later_have_missed_every_round_so_far_and_none_is_added_in_the_last(asking: Asking) -> None:
    await asking.paired("ada-bo", "di-cy")
    await asking.here("StartRoundCountdown", round=0)
    for name in ("eve", "flo"):
        asking.site.add_user(name)
    await asking.here("AddPlayers", persons=[{"id": "eve"}])
    division = asking.event.divisions["A"]
    (missed,) = [pairing for pairing in division.pairings if pairing.players == (asking.id("eve"), asking.id("eve"))]
    assert (missed.round, missed.results) == (0, ("FORFEIT_LOSS", "FORFEIT_LOSS"))
    division.current = division.rounds - 1
    assert (await asking.here("AddPlayers", persons=[{"id": "flo"}]))[1]["message"] == ";1033;Spring Open;A;3"
    assert (await asking.here("AddPlayers", persons=[{"id": "eve"}]))[1]["message"].startswith(";1032;")


@pytest.mark.parametrize("door", ["checkins_open", "registration_open"])
async def test_no_round_starts_while_check_in_or_registration_is_open(asking: Asking, door: str) -> None:
    await asking.paired("ada-bo", "di-cy")
    setattr(asking.event, door, True)
    assert (await asking.ask("GetTournamentMetadata", id=asking.event.id))[1]["metadata"][door] is True
    assert (await asking.here("StartRoundCountdown", round=0))[1]["message"] == ";1098;Spring Open"
    setattr(asking.event, door, False)
    assert (await asking.here("StartRoundCountdown", round=0))[0] == 200


async def test_a_game_begins_when_both_have_pressed_ready(asking: Asking) -> None:
    asking.site.away.add("bo")
    await asking.paired("ada-bo", "di-cy")
    await asking.here("StartRoundCountdown", round=0)
    assert len(asking.site.games) == 1
    asking.site.comes("bo")
    assert len(asking.site.games) == 2
    asking.site.comes("bo")
    assert len(asking.site.games) == 2


async def test_a_pair_made_while_its_round_runs_gets_a_game(asking: Asking) -> None:
    await asking.paired("ada-bo", "cy-cy", "di-di")
    await asking.here("StartRoundCountdown", round=0)
    await asking.paired("cy-di")
    assert [game.players for game in asking.site.games.values()][-1] == (asking.id("cy"), asking.id("di"))


async def test_a_profile_of_nobody_is_an_invalid_argument(asking: Asking) -> None:
    status, refused = await asking.ask("GetProfile", "user_service.ProfileService", username="nobody")
    assert (status, refused["code"]) == (400, "invalid_argument")


async def test_a_game_tells_who_went_first_and_gives_its_record_when_it_is_over(asking: Asking) -> None:
    await asking.paired("ada-bo", "di-cy")
    await asking.here("StartRoundCountdown", round=0)
    game = next(iter(asking.site.games))
    where = "game_service.GameMetadataService"
    assert (await asking.ask("GetGCG", where, game_id=game))[0] == 400
    asking.site.finish(game, 350, 340, "RESIGNED", winner=1)
    _, found = await asking.ask("GetMetadata", where, game_id=game)
    assert [player["first"] for player in found["players"]] == [True, False]
    assert (found["scores"], found["winner"], found["tournament_id"]) == ([350, 340], 1, asking.event.id)
    assert game in (await asking.ask("GetGCG", where, game_id=game))[1]["gcg"]
    assert (await asking.ask("GetMetadata", where, game_id="none"))[0] == 404


async def test_the_page_says_who_won(asking: Asking) -> None:
    await asking.paired("ada-bo", "di-cy")
    await asking.here("StartRoundCountdown", round=0)
    first, second = asking.site.games
    asking.site.finish(first, 350, 420)
    asking.site.finish(second, 120, 80, "ABORTED")
    assert [game.state for game in asking.site.games_shown()] == ["120-80 ABORTED", "350-420 STANDARD, bo won"]
