"""Games of an Online League, over real sockets."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import SecretStr

from bot.game_server_api.port import GameServerError, LinkAsked, LinkBegun, Seated
from bot.game_servers.online_go.league import ALL_EVERY, League
from bot.game_servers.online_go.settings import OnlineGoSettings
from tests.bot.game_servers.online_go.playing import SURROUNDINGS, both_come, league, wanted, watched


async def test_a_game_is_made_once_however_often_it_is_asked_for() -> None:
    async with league() as (site, adapter):
        first = await adapter.make([wanted()])
        again = await adapter.make([wanted()])
        assert first.games == again.games
        (game,) = first.games.values()
        assert (game.state, game.address) == ("waiting", f"{site.address}/online-league/league-game/1")
        assert game.invites is not None
        assert len(site.matches) == 1
        assert adapter.caller.requests == 2 * 2 + 1 + 1


async def test_a_member_is_written_once_and_only_read_afterwards() -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted(1)])
        written = [request for request in site.asked if request.method == "PUT"]
        (match,) = site.matches.values()
        both_come(site, match)
        site.finish(match, "white")
        restarted = League(
            OnlineGoSettings(address=site.address, league="herald", key=SecretStr("sandbox-key")), SURROUNDINGS
        )
        asked = LinkAsked(wanted(1).first.member)
        link = await restarted.finish_link(asked, await restarted.begin_link(asked))
        await restarted.happened(watched(wanted(1)))
        await restarted.make([wanted(1), wanted(2)])
        await restarted.close()
        members = {wanted(board).first.member for board in (1, 2)} | {wanted(board).second.member for board in (1, 2)}
        puts = [request.path.rpartition("/")[2] for request in site.asked if request.method == "PUT"]
        assert link.account == "player of x-p11"
        assert len(written) == 2
        assert sorted(puts) == sorted(members)
        assert [member.pending for member in site.members.values()] == [None] * len(site.members)


async def test_an_account_cannot_be_proved_by_a_member_the_league_does_not_know() -> None:
    async with league() as (site, adapter):
        with pytest.raises(GameServerError) as refused:
            await adapter.finish_link(LinkAsked("x-nobody"), LinkBegun("play"))
        assert refused.value.trouble == "not_proved"
        assert site.members == {}


async def test_a_match_made_although_its_answer_was_lost_is_found_again() -> None:
    async with league() as (site, adapter):
        site.faults.add("POST *", drop=True, before_work=False)
        made = await adapter.make([wanted()])
        assert made.troubles == {wanted().key: "unreachable"}
        assert list((await adapter.make([wanted()])).games) == [wanted().key]
        assert len(site.matches) == 1


async def test_what_is_asked_for_after_a_refusal_to_go_on_is_not_asked_at_all() -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted(1)])
        site.faults.add("POST *", status=429, retry_after=7)
        before = adapter.caller.requests
        made = await adapter.make([wanted(1), wanted(2), wanted(3)])
        assert set(made.troubles.values()) == {"slow_down"}
        assert len(made.troubles) == 3
        assert made.again_in == 7
        assert adapter.caller.requests == before + 1


async def test_a_key_that_is_taken_by_another_game_is_said_to_be() -> None:
    async with league() as (_, adapter):
        await adapter.make([wanted()])
        other = wanted(terms="19x19 chinese fischer 7d+1d/7d")
        assert (await adapter.make([other])).troubles == {other.key: "taken"}


async def test_who_has_no_account_to_open_a_link_with_has_no_game() -> None:
    async with league() as (site, adapter):
        assert (await adapter.make([wanted(first=Seated(""))])).troubles == {wanted().key: "not_linked"}
        assert site.asked == []


async def test_a_result_names_who_lost() -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted()])
        (match,) = site.matches.values()
        both_come(site, match)
        assert await adapter.happened(watched(wanted())) == []
        site.finish(match, "white", "12.5 points")
        (game,) = await adapter.happened(watched(wanted()))
        assert (game.state, game.winner, game.how) == ("finished", 0, "normal")
        assert (game.first, game.second) == ("player of x-p11", "player of x-p12")
        assert game.invites is None


async def test_a_running_game_has_both_as_losers_and_no_result() -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted()])
        both_come(site, next(iter(site.matches.values())))
        adapter._looks = ALL_EVERY - 1  # the look that asks for all games
        (game,) = await adapter.happened(watched(wanted()))
        assert (game.state, game.winner) == ("running", None)


@pytest.mark.parametrize(
    "facts, state, how",
    [
        ({"annulled": True, "loser": "white"}, "annulled", ""),
        ({"cancelled": True}, "cancelled", ""),
        ({"outcome": "Cancellation"}, "cancelled", ""),
        ({"outcome": "Timeout"}, "finished", "time"),
        ({"outcome": "Disconnection"}, "finished", "forfeit"),
        ({"outcome": "Moderator Decision"}, "finished", "unclear"),
        ({"loser": ""}, "finished", "unclear"),
    ],
)
async def test_what_is_odd_is_not_a_plain_result(facts: dict[str, Any], state: str, how: str) -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted()])
        (match,) = site.matches.values()
        both_come(site, match)
        site.finish(match, "white")
        for name, value in facts.items():
            setattr(match, name, value)
        (game,) = await adapter.happened(watched(wanted()))
        assert (game.state, game.how) == (state, how)


async def test_a_round_takes_one_filtered_request() -> None:
    async with league() as (site, adapter):
        games = [wanted(board) for board in range(1, 31)]
        await adapter.make(games)
        before = adapter.caller.requests
        await adapter.happened(watched(*games))
        assert adapter.caller.requests == before + 1
        assert site.queries == ["league_match_id__startswith=x-t1-s0r1b&finished=true"]


async def test_pages_are_followed() -> None:
    async with league(page_size=4) as (site, adapter):
        games = [wanted(board) for board in range(1, 10)]
        await adapter.make(games)
        for match in site.matches.values():
            both_come(site, match)
            site.finish(match, "black")
        assert len(await adapter.happened(watched(*games))) == 9


async def test_a_game_that_lacks_a_field_holds_up_no_other() -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted(1), wanted(2), wanted(3)])
        for match in site.matches.values():
            both_come(site, match)
            site.finish(match, "black")
        site.matches[wanted(1).key].lacking = {"id"}
        site.matches[wanted(2).key].lacking = {"black_lost"}
        found = {game.key: game.how for game in await adapter.happened(watched(wanted(1), wanted(2), wanted(3)))}
        assert found == {wanted(2).key: "unclear", wanted(3).key: "normal"}


@pytest.mark.parametrize(
    "fault, trouble",
    [
        ({"drop": True}, "unreachable"),
        ({"status": 503}, "unreachable"),
        ({"drop": True, "before_work": False}, "unreachable"),
        ({"status": 429, "retry_after": 0}, "slow_down"),
    ],
)
async def test_foul_weather_is_told_and_passes(fault: dict[str, Any], trouble: str) -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted()])
        site.faults.add("*", times=None, **fault)  # a client retries once automatically after a dropped connection
        with pytest.raises(GameServerError) as refused:
            await adapter.happened(watched(wanted()))
        assert refused.value.trouble == trouble
        site.faults.clear()
        assert await adapter.happened(watched(wanted())) == []


async def test_a_page_in_place_of_an_answer_is_unreadable() -> None:
    async with league() as (site, adapter):
        await adapter.make([wanted()])
        site.maintenance = True
        with pytest.raises(GameServerError) as refused:
            await adapter.happened(watched(wanted()))
        assert refused.value.trouble == "unreadable"


async def test_sides_that_the_server_has_otherwise_are_told() -> None:
    async with league() as (site, adapter):
        game = wanted(first=Seated("x-p1", "ada", "ada"), second=Seated("x-p2", "ben", "ben"))
        await adapter.make([game])
        (match,) = site.matches.values()
        site.open_invitation(match.black_invite, site.player("ada"))
        site.open_invitation(match.white_invite, site.player("ben"))
        match.black, match.white = match.white, match.black
        site.finish(match, "white")
        (found,) = await adapter.happened(watched(game))
        assert (found.first, found.second, found.winner) == ("ben", "ada", 0)


async def test_a_wrong_key_is_a_refusal() -> None:
    async with league() as (site, _):
        other = League(OnlineGoSettings(address=site.address, league="x", key=SecretStr("y")), SURROUNDINGS)
        made = await other.make([wanted(1), wanted(2)])
        assert set(made.troubles.values()) == {"refused"}
        assert other.caller.requests == 1
        await other.close()


async def test_the_server_binds_the_account_that_opens_the_first_link() -> None:
    async with league() as (site, adapter):
        asked = LinkAsked("x-p11")
        begun = await adapter.begin_link(asked)
        assert begun.do == "play"
        with pytest.raises(GameServerError) as refused:
            await adapter.finish_link(asked, begun)
        assert refused.value.trouble == "not_proved"
        await adapter.make([wanted()])
        both_come(site, next(iter(site.matches.values())))
        assert (await adapter.finish_link(asked, begun)).name == "player of x-p11"


async def test_the_key_is_shown_to_nobody() -> None:
    settings = OnlineGoSettings(league="l", key=SecretStr("very-secret"))
    assert "very-secret" not in repr(settings)
