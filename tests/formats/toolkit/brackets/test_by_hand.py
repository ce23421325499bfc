"""Rounds of brackets that a director has paired by hand: the bracket goes on with them, or they are refused."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import HandmadeRoundError
from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.steps import Finish, next_step
from formats.core.values import pairing_id
from formats.core.verify import verify
from tests.formats.play import Play

SINGLE, DOUBLE = "single_elimination", "double_elimination"
LIVES = {SINGLE: 1, DOUBLE: 2}


def begun(system: str, entrants: int, **options: Any) -> Play:
    """The first round is published."""
    play = Play([StagePlan(system=system, title="Cup", options=options)], engine=registry.engine())
    play.enter(entrants)
    play.publish()
    return play


def by_hand(play: Play, games: list[tuple[str, str]], byes: tuple[str, ...] = (), idle: tuple[str, ...] = ()) -> None:
    """The current round as a director wants it, without a word about matches."""
    stage, number = play.state.stage_number, len(play.state.started[-1].rounds)
    pairings = RoundPairings(
        pairings=tuple(
            Pairing(id=pairing_id(stage, number, board), board=board, seats=seats)
            for board, seats in enumerate(games, start=1)
        ),
        byes=tuple(Bye(entrant=who) for who in byes),
        idle=idle,
    )
    play.do(cmd.OverrideRound(stage=stage, round_number=number, pairings=pairings, text="By hand."))


def won_by(play: Play, *winners: str) -> None:
    """Each of them wins the open game they sit in."""
    for who in winners:
        game = next(pairing for pairing in play.state.open_games() if who in pairing.seats)
        play.do(cmd.RecordResult(pairing=game.id, report=Report(winner=who)))


def to_the_end(play: Play) -> None:
    """Play to the end; the first seat wins every game."""
    while not isinstance(next_step(play.state, play.engine), Finish):
        play.publish()
        play.win_all()


@pytest.mark.parametrize("winner", ["e1", "e3"])
def test_whoever_is_given_the_bye_goes_on_and_whoever_loses_is_out(winner: str) -> None:
    play = begun(SINGLE, 3)
    by_hand(play, [("e3", "e1")], byes=("e2",))
    won_by(play, winner)

    play.publish()

    assert set(play.board().seats) == {winner, "e2"}
    won_by(play, "e2")
    places = {line.entrant: (line.rank, line.points) for line in play.engine.standings(play.state)}
    assert places["e2"] == (1, 2)
    assert isinstance(next_step(play.state, play.engine), Finish)


@pytest.mark.parametrize("system", [SINGLE, DOUBLE])
@pytest.mark.parametrize("entrants", [3, 5, 6, 7, 9, 11, 12, 13])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bye_changed_over_with_any_player_leaves_everybody_their_losses(
    system: str, entrants: int, seat: int
) -> None:
    start = begun(system, entrants)
    byes = [bye.entrant for bye in start.state.current_round.pairings.byes]  # type: ignore[union-attr]
    for game in range(len(start.state.open_games())):
        play = begun(system, entrants)
        seats = [list(pairing.seats) for pairing in play.state.open_games()]
        seats[game][seat], lucky = byes[0], seats[game][seat]
        by_hand(play, [(first, second) for first, second in seats], byes=(lucky, *byes[1:]))
        play.win_all()
        to_the_end(play)

        lost = {line.entrant: line.losses for line in play.engine.standings(play.state)}
        champion = play.engine.standings(play.state)[0].entrant
        assert {who for who, losses in lost.items() if losses < LIVES[system]} == {champion}
        assert max(lost.values()) == LIVES[system]
        assert verify(play.records, play.engine) == ()


def test_any_order_of_the_players_in_a_first_round_is_a_bracket() -> None:
    for order in permutations(("e1", "e2", "e3", "e4")):
        play = begun(DOUBLE, 4)
        by_hand(play, [(order[0], order[1]), (order[2], order[3])])
        play.win_all()
        to_the_end(play)

        lost = sorted(line.losses for line in play.engine.standings(play.state))
        assert lost[1:] == [2, 2, 2]
        assert lost[0] < 2


def test_a_match_that_nobody_was_left_for_stays_passed_over_when_somebody_comes_back() -> None:
    play = begun(SINGLE, 8)
    play.win_all()
    (first, second) = (pairing.seats[0] for pairing, _ in play.state.stage().games() if pairing.label in {"QF1", "QF2"})
    for who in (first, second):
        play.do(cmd.WithdrawEntrant(entrant=who))
    play.publish()
    game = play.board()
    play.do(cmd.ReinstateEntrant(entrant=first))

    idle = tuple(who for who in play.state.stage().active if who not in game.seats)
    by_hand(play, [game.seats[::-1]], idle=idle)
    play.win_all()

    assert isinstance(next_step(play.state, play.engine), Finish)
    assert play.engine.standings(play.state)[0].entrant == game.seats[1]


@pytest.mark.parametrize(
    "games, byes, idle, code",
    [
        ([], (), ("e1", "e2", "e3", "e4", "e5"), "left_out"),
        ([("e1", "e2"), ("e3", "e4")], ("e5",), (), "other_number"),
        ([("e1", "e2")], ("e3", "e4"), ("e5",), "left_out"),
    ],
)
def test_what_does_not_fit_the_bracket_is_refused(
    games: list[tuple[str, str]], byes: tuple[str, ...], idle: tuple[str, ...], code: str
) -> None:
    play = begun(SINGLE, 5)
    with pytest.raises(HandmadeRoundError) as refused:
        by_hand(play, games, byes, idle)
    assert refused.value.code == code


def test_winners_and_losers_cannot_be_mixed_and_who_is_out_stays_out() -> None:
    play = begun(DOUBLE, 4)
    play.win_all()
    play.publish()
    (winners, losers) = (
        next(set(game.seats) for game in play.state.open_games() if game.label.startswith(side)) for side in "WL"
    )
    first, other = sorted(winners), sorted(losers)
    with pytest.raises(HandmadeRoundError) as refused:
        by_hand(play, [(first[0], other[0]), (first[1], other[1])])
    assert refused.value.code == "different_parts"

    single = begun(SINGLE, 4)
    single.win_all()
    single.publish()
    gone = [who for who in single.state.stage().active if who not in single.board().seats]
    with pytest.raises(HandmadeRoundError) as refused:
        by_hand(single, [(gone[0], single.board().seats[0])], idle=(gone[1], single.board().seats[1]))
    assert (refused.value.code, refused.value.entrants) == ("no_match_for", (gone[0],))


def test_a_match_played_again_and_one_whose_other_player_has_left_stay_as_they_are() -> None:
    tied = begun(SINGLE, 4)
    first, second = tied.state.open_games()
    for game in (first, second):
        tied.do(cmd.RecordResult(pairing=game.id, report=Report(winner=None)))
    tied.publish()
    with pytest.raises(HandmadeRoundError) as refused:
        by_hand(tied, [(first.seats[0], second.seats[0]), (first.seats[1], second.seats[1])])
    assert refused.value.code == "must_stay"


def test_who_is_back_plays_the_match_after_all_if_a_director_says_so_or_stays_out() -> None:
    play = begun(SINGLE, 8)
    play.win_all()
    through = [pairing.seats[0] for pairing, _ in play.state.stage().games()]
    play.do(cmd.WithdrawEntrant(entrant=through[0]))
    play.publish()
    (lucky,) = (bye.entrant for bye in play.state.current_round.pairings.byes)  # type: ignore[union-attr]
    game = play.board()
    out = tuple(who for who in play.state.stage().active if who not in (*game.seats, lucky))
    play.do(cmd.ReinstateEntrant(entrant=through[0]))

    by_hand(play, [game.seats], byes=(lucky,), idle=(*out, through[0]))
    assert play.state.current_round.pairings.facts == {game_of_other(game.label): lucky}  # type: ignore[union-attr]
    by_hand(play, [game.seats, (lucky, through[0])], idle=out)

    assert play.state.current_round.pairings.facts == {}  # type: ignore[union-attr]
    play.win_all()
    play.publish()
    assert set(play.board().seats) == {game.seats[0], lucky}


def game_of_other(label: str) -> str:
    return {"SF1": "SF2", "SF2": "SF1"}[label]


def test_a_director_pairs_the_next_round_by_hand_too() -> None:
    play = begun(SINGLE, 8)
    play.win_all()
    through = [pairing.seats[0] for pairing, _ in play.state.stage().games()]
    out = [who for who in play.state.stage().active if who not in through]
    games = [(through[0], through[2]), (through[1], through[3])]
    pairings = RoundPairings(
        pairings=tuple(
            Pairing(id=pairing_id(0, 2, board), board=board, seats=seats) for board, seats in enumerate(games, start=1)
        ),
        idle=tuple(out),
    )
    play.do(cmd.PublishRound(stage=0, round_number=2, pairings=pairings, text="As drawn in public."))

    assert sorted(pairing.label for pairing in play.state.open_games()) == ["SF1", "SF2"]
    play.win_all()
    play.publish()
    assert set(play.board().seats) == {through[0], through[1]}
