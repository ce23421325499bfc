"""The pyramid says what the leagues of one cycle, or of two, say."""

from __future__ import annotations

from dataclasses import replace

from bot.faces.tiered_league.pyramid import league_pyramid
from bot.text.messages import PictureRef
from bot.text.picture_kinds import LastCycle, shows_change, view_of
from tests.bot.pictures.cases import context


def test_a_pyramid_moves_as_many_up_as_it_says() -> None:
    pyramid = league_pyramid(context("kuksu_main_title_tournament"))
    assert pyramid is not None
    assert sum(tier.size for tier in pyramid.tiers) == len(pyramid.members)
    assert sum(tier.down for tier in pyramid.tiers) == sum(member.move == "down" for member in pyramid.members)
    assert sum(tier.up for tier in pyramid.tiers) == sum(member.move == "up" for member in pyramid.members)


def test_a_pyramid_of_two_cycles_names_leagues_leavers_and_newcomers() -> None:
    tournament = context("kuksu_main_title_tournament")
    start = replace(tournament, state=replace(tournament.state, entrants={**tournament.state.entrants}))
    who = list(start.state.entrants)
    same = {entrant: entrant for entrant in who[1:]}
    pyramid = league_pyramid(tournament, start, same)
    assert pyramid is not None
    by_move = {
        move: [member.name for member in pyramid.members if member.move == move] for move in ("new", "out", "stay")
    }
    assert by_move["new"] == by_move["out"] == [tournament.names.full(who[0])]
    assert len(by_move["stay"]) == len(who) - 1


def test_moves_are_seen_only_where_a_cycle_went_before() -> None:
    tournament = context("kuksu_main_title_tournament")
    moves = PictureRef(tournament="t1", version=tournament.state.version, kind="moves")
    same = {entrant: entrant for entrant in tournament.state.entrants}

    assert shows_change(moves)
    assert view_of(tournament, moves) is None
    assert view_of(tournament, moves, LastCycle(tournament, same)) == league_pyramid(tournament, tournament, same)
