"""Games that players start themselves, over real sockets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game_server_api.port import GameServerError, LinkAsked, Seated
from tests.bot.game_servers.online_go.playing import found, played, seated, wanted, watched


async def test_a_game_is_found_by_its_players() -> None:
    async with found() as (site, adapter):
        ada, ben = site.player("ada"), site.player("ben")
        game = wanted(first=seated(ada), second=seated(ben))
        played(site, ada, ben)
        played(site, ada, site.player("somebody else"))
        (happened,) = await adapter.happened(watched(game))
        assert (happened.key, happened.state, happened.winner, happened.oddities) == (game.key, "finished", 1, ())
        assert (happened.first, happened.second) == (str(ada.id), str(ben.id))
        assert happened.address == f"{site.address}/game/{happened.id}"


@pytest.mark.parametrize(
    "facts, odd",
    [
        ({"width": 13}, ("wrong_board",)),
        ({"rules": "aga"}, ("wrong_rules",)),
        ({"handicap": 2}, ("wrong_handicap",)),
        ({"ranked": False}, ("unrated",)),
        ({"time": {"system": "byoyomi", "main_time": 60}}, ("wrong_time",)),
        ({"time": {"system": "fischer", "initial_time": 60}}, ("wrong_time",)),
    ],
)
async def test_what_differs_from_the_terms_is_told(facts: dict[str, Any], odd: tuple[str, ...]) -> None:
    async with found() as (site, adapter):
        ada, ben = site.player("ada"), site.player("ben")
        played(site, ada, ben, **facts)
        (happened,) = await adapter.happened(watched(wanted(first=seated(ada), second=seated(ben))))
        assert happened.oddities == odd


async def test_what_they_play_besides_is_their_own_business() -> None:
    async with found() as (site, adapter):
        ada, ben = site.player("ada"), site.player("ben")
        right = played(site, ada, ben)
        played(site, ada, ben, width=9)
        assert [game.id for game in await adapter.happened(watched(wanted(first=seated(ada), second=seated(ben))))] == [
            str(right.id)
        ]


async def test_games_from_before_the_round_and_of_other_tournaments_are_not_it() -> None:
    async with found() as (site, adapter):
        ada, ben = site.player("ada"), site.player("ben")
        played(site, ada, ben, hours=-2)
        played(site, ada, ben, tournament=7)
        assert await adapter.happened(watched(wanted(first=seated(ada), second=seated(ben)))) == []


async def test_swapped_sides_and_two_games_are_told_as_they_are() -> None:
    async with found() as (site, adapter):
        ada, ben = site.player("ada"), site.player("ben")
        played(site, ben, ada)
        played(site, ada, ben, hours=3)
        games = await adapter.happened(watched(wanted(first=seated(ada), second=seated(ben))))
        assert sorted((game.first, game.second) for game in games) == [
            (str(ada.id), str(ben.id)),
            (str(ben.id), str(ada.id)),
        ]


async def test_a_running_game_has_no_result() -> None:
    async with found() as (site, adapter):
        ada, ben = site.player("ada"), site.player("ben")
        played(site, ada, ben, ended=None, outcome="")
        (happened,) = await adapter.happened(watched(wanted(first=seated(ada), second=seated(ben))))
        assert (happened.state, happened.winner) == ("running", None)


async def test_few_players_are_asked_for_many_games() -> None:
    async with found() as (site, adapter):
        hub, others = site.player("hub"), [site.player(f"other {number}") for number in range(9)]
        games = [
            wanted(number, first=seated(hub), second=seated(other)) for number, other in enumerate(others, start=1)
        ]
        for other in others:
            played(site, hub, other)
        assert len(await adapter.happened(watched(*games))) == 9
        assert adapter.caller.requests == 1


async def test_who_has_linked_no_account_is_not_looked_for() -> None:
    async with found() as (site, adapter):
        game = wanted(first=seated(site.player("ada")), second=Seated("x-p9"))
        assert (await adapter.make([game])).troubles == {game.key: "not_linked"}
        assert await adapter.happened(watched(game)) == []
        assert adapter.caller.requests == 0


async def test_an_account_is_proved_by_a_word_in_its_profile() -> None:
    async with found() as (site, adapter):
        ada = site.player("ada")
        asked = LinkAsked("x-p1", "Ada")
        begun = await adapter.begin_link(asked)
        assert (begun.do, begun.account, begun.name) == ("word", str(ada.id), "ada")
        with pytest.raises(GameServerError) as refused:
            await adapter.finish_link(asked, begun)
        assert refused.value.trouble == "not_proved"
        ada.about = f"I like go. {begun.word}"
        assert (await adapter.finish_link(asked, begun)).account == str(ada.id)


async def test_an_account_that_is_not_there_cannot_be_linked() -> None:
    async with found() as (_, adapter):
        for typed in ("nobody", "77", ""):
            with pytest.raises(GameServerError) as refused:
                await adapter.begin_link(LinkAsked("x-p1", typed))
            assert refused.value.trouble == "unknown_account"


async def test_ratings_are_read_by_number_or_name() -> None:
    async with found() as (site, adapter):
        ada = site.player("ada", 1812.4)
        read = await adapter.ratings([str(ada.id), "ada", "nobody"])
        assert read.found == {str(ada.id): 1812.4, "ada": 1812.4}
        assert read.troubles == {"nobody": "unknown_account"}
