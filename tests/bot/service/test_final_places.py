"""The places of a whole tournament."""

from __future__ import annotations

from bot.service.final_places import Place, announced_places, paid_places, places
from formats import registry
from formats.core import commands as cmd
from formats.core.plan import Prize, Settings, StagePlan
from formats.core.stage_field import StageField
from formats.core.state_slices.branches import Branches
from tests.formats.play import Play

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
CUP = StagePlan(system="single_elimination", title="Cup", take=2)


def finished(*stages: StagePlan, prizes: tuple[Prize, ...] = ()) -> Play:
    """Six have played to the end; the better seed always wins."""
    play = Play(stages or (SWISS, CUP), settings=Settings(prizes=prizes), engine=registry.engine())
    play.enter(6)
    rounds = 3 if len(play.state.stages) == 2 else 2
    for _ in range(rounds):
        play.publish()
        for game in play.state.open_games():
            play.win(game, seat=0 if game.seats[0] < game.seats[1] else 1)
    return play


def everybody(found: tuple[Place, ...]) -> list[str]:
    return [who for place in found for who in place.entrants]


def test_before_play_nobody_has_a_place() -> None:
    play = Play([SWISS], engine=registry.engine())
    play.enter(4)
    assert places(play.state, play.engine) == ()


def test_who_reached_the_last_stage_is_placed_before_all_who_did_not() -> None:
    play = finished()
    found = places(play.state, play.engine)
    finalists = set(play.state.stage().seeds)
    assert set(everybody(found)[:2]) == finalists
    assert sorted(everybody(found)) == [f"e{number}" for number in range(1, 7)]


def test_those_whom_nothing_separates_share_their_places_and_the_next_come_behind_all_of_them() -> None:
    play = finished()
    expected = 1
    for place in places(play.state, play.engine):
        assert (place.first, place.last) == (expected, expected + len(place.entrants) - 1)
        expected = place.last + 1
    assert expected == 7


def test_the_disqualified_have_no_place_and_those_behind_them_move_up() -> None:
    play = finished(SWISS)
    before = everybody(places(play.state, play.engine))
    play.do(cmd.WithdrawEntrant(entrant=before[0], status="disqualified", text="Two accounts."))
    found = places(play.state, play.engine)
    assert everybody(found) == before[1:]
    assert found[0].first == 1


def test_prizes_say_down_to_which_place_winners_are_named_three_at_least() -> None:
    none = finished(SWISS)
    assert paid_places(none.state, none.engine) == 0
    assert {place.first for place in announced_places(none.state, none.engine)} <= {1, 2, 3}
    prizes = (Prize(place=5, text="Book"), Prize(place=9, text="Pen", given_for="high_game"))
    five = finished(SWISS, prizes=prizes)
    assert paid_places(five.state, five.engine) == 5
    assert everybody(announced_places(five.state, five.engine))[:5] == everybody(places(five.state, five.engine))[:5]
    assert announced_places(five.state, five.engine, least=6)[-1].last == 6


def test_a_player_who_left_a_league_has_no_place_and_one_who_left_after_a_cup_has() -> None:
    league = StagePlan(system="tiered_league", title="Leagues")
    play = Play((league,), settings=Settings(), engine=registry.engine())
    play.enter(5)
    play.publish()
    for game in play.state.open_games():
        play.win(game, seat=0 if game.seats[0] < game.seats[1] else 1)
    first = everybody(places(play.state, play.engine))[0]
    play.do(cmd.WithdrawEntrant(entrant=first))
    found = places(play.state, play.engine)
    assert first not in everybody(found)
    assert found[0].first == 1
    cup = finished()
    champion = everybody(places(cup.state, cup.engine))[0]
    cup.do(cmd.WithdrawEntrant(entrant=champion))
    assert everybody(places(cup.state, cup.engine))[0] == champion


def test_a_player_who_left_without_having_played_has_no_place() -> None:
    """The first seed has a bye and leaves before the semi-final: the other semi-finalist is third alone."""
    play = Play([StagePlan(system="single_elimination", title="Cup")], engine=registry.engine())
    play.enter(5)
    play.publish()
    first = play.state.stage().seeds[0]
    play.do(cmd.WithdrawEntrant(entrant=first))
    play.win_all()
    play.publish()
    play.win_all()
    play.publish()
    play.win_all()
    found = places(play.state, play.engine)
    assert first not in everybody(found)
    assert [(place.first, len(place.entrants)) for place in found] == [(1, 1), (2, 1), (3, 1), (4, 1)]


def test_those_of_a_branch_share_the_places_from_their_best_on_in_its_order() -> None:
    consolation = CUP.model_copy(
        update={"title": "Plate", "take": None, "field": StageField.model_validate("losers 1 of stage 1 beside")}
    )
    cup = StagePlan(system="single_elimination", title="Cup", options={"as_they_come": False})
    play = Play((cup, consolation), engine=registry.engine())
    play.enter(8)
    for _ in range(3):
        play.publish()
        play.win_all()
    branch = play.state.slice_of(Branches).by_stage[1]
    play.do(cmd.FinishTournament())
    provisional = places(play.state, play.engine)
    assert [set(place.entrants) for place in provisional][-1] == set(branch.seeds)
    in_order = branch.seeds[::-1]
    held = {"stage": 1, "opening": branch.opening, "outcome": "held", "places": [[who] for who in in_order]}
    play.do(cmd.RecordBranch.model_validate(held))
    found = places(play.state, play.engine)
    assert found[:-4] == provisional[:-1]
    assert [(place.first, place.last, place.entrants) for place in found[-4:]] == [
        (number, number, (who,)) for number, who in enumerate(in_order, start=5)
    ]
