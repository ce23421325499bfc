"""Rules 8, 9 and 12: what each game of a league and for the title says, and who has no game."""

from __future__ import annotations

from dataclasses import replace

from formats.core.contract import Dependents
from formats.core.lots import Lots
from formats.core.model import RoundPairings
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.leagues import TITLE_MATCH
from formats.systems.tiered_league.players import LastCycle, Player
from tests.formats.stage_builder import paired, published, with_status, won
from tests.formats.systems.tiered_league.cycles import OPTIONS, league_of, newcomers, played, stage_of, title_game

LEAGUE = [Player("H", 1, 2990.0, LastCycle(0, 0)), *newcomers(6)]


def leagues(found: RoundPairings) -> dict[str, int]:
    """How many games each league has in a round."""
    labels = [game.label for game in found.pairings]
    return {label: labels.count(label) for label in labels}


def test_r8_every_game_says_of_which_league_it_is_and_the_round_which_of_how_many() -> None:
    found = paired(FORMAT, stage_of(newcomers(20)), OPTIONS)

    assert leagues(found) == {"A": 5, "B1": 2, "B2": 2}
    for game in found.pairings:
        (reason,) = game.reasons
        assert (reason.code, reason.rule, reason.about) == ("table", "R8", game.seats)
        assert reason.params == {"league": game.label}
    assert [game.board for game in found.pairings] == list(range(1, 10))
    assert [(reason.code, reason.rule, reason.params) for reason in found.rationale] == [
        ("round", "R8", {"round": 1, "rounds": 9})
    ]
    assert len(found.idle) == 2  # one of each league of five is free


def test_r8_smaller_leagues_have_no_games_in_the_last_rounds_of_larger_ones() -> None:
    stage = stage_of(newcomers(15))
    for _ in range(5):
        stage = published(stage, paired(FORMAT, stage, OPTIONS), lambda game: won(game.seats, game.seats[0]))

    found = paired(FORMAT, stage, OPTIONS)

    assert leagues(found) == {"A": 5}
    assert len(found.idle) == 5


def test_r9_whose_opponent_has_left_has_a_walkover_that_names_both() -> None:
    stage = stage_of(newcomers(10))
    first = paired(FORMAT, stage, OPTIONS).pairings
    for gone, present in (first[0].seats, first[0].seats[::-1]):
        found = paired(FORMAT, with_status(stage, [gone]), OPTIONS)
        (bye,) = found.byes
        assert bye.entrant == present
        assert [(reason.code, reason.rule, reason.about) for reason in bye.reasons] == [
            ("walkover", "R9", (present, gone))
        ]
        assert len(found.pairings) == 4
        assert found.idle == ()
    both = paired(FORMAT, with_status(stage, first[0].seats), OPTIONS)
    assert (both.byes, len(both.pairings)) == ((), 4)


def test_r9_a_walkover_is_a_point_in_the_table() -> None:
    stage = stage_of(newcomers(10))
    gone, present = paired(FORMAT, stage, OPTIONS).pairings[0].seats
    left = with_status(stage, [gone])
    stage = published(left, paired(FORMAT, left, OPTIONS), lambda game: won(game.seats, game.seats[0]))

    made = {line.entrant: (line.points, line.wins) for line in FORMAT.rank(stage, OPTIONS)}

    assert (made[present], made[gone]) == ((2, 0), (0, 0))
    assert sum(half_points for half_points, _ in made.values()) == 10


def test_r12_each_game_for_the_title_is_counted_and_only_the_first_draws_sides() -> None:
    stage = played(league_of(*LEAGUE))
    first = paired(FORMAT, stage, OPTIONS)
    (game,) = first.pairings

    assert set(game.seats) == {"H", "p1"}
    assert (game.id, game.board, game.label, first.label) == ("s0r6b1", 1, TITLE_MATCH, TITLE_MATCH)
    assert [(reason.code, reason.rule, reason.about) for reason in game.reasons] == [
        ("title_game", "R12", ("H", "p1")),
        ("title_sides", "R12", game.seats[:1]),
    ]
    assert game.reasons[0].params == {"game": 1, "wins": 3}
    assert first.rationale == game.reasons[:1]
    assert set(first.idle) == {f"p{number}" for number in range(2, 7)}

    (second,) = paired(FORMAT, title_game(stage, "H"), OPTIONS).pairings
    assert second.seats == game.seats[::-1]
    assert [reason.params for reason in second.reasons] == [{"game": 2, "wins": 3}]


def test_r12_the_first_sides_are_drawn_from_two() -> None:
    stage = played(league_of(*LEAGUE))
    seats = set()
    for seed in "abcdefgh":
        lots = Lots(seed)
        (game,) = FORMAT.pair(stage, OPTIONS, lots).pairings
        (draw,) = lots.draws
        assert (draw.low, draw.high) == (0, 1)
        assert game.seats[0] == ("H" if draw.value == 0 else "p1")
        seats.add(game.seats)
    assert len(seats) == 2


def test_r16_another_winner_of_league_a_takes_the_games_for_the_title_back_and_nobody_elses_result_does() -> None:
    stage = title_game(played(league_of(*LEAGUE)), "H")
    title = stage.rounds[-1].pairings.pairings[0]

    def dependents(*two: str) -> Dependents:
        """What rests on a game of these two, if the second of them had won."""
        game = next(pairing for pairing, _ in stage.games() if set(pairing.seats) == set(two))
        return FORMAT.dependents_of(stage, game, won(game.seats, two[1]), OPTIONS)

    assert dependents("p1", "p2") == Dependents(games=(title.id,), kept=5, leaving=("p1",), entering=("p2",))
    assert dependents("p1", "p6") == dependents("p3", "p4") == dependents("H", "p1") == Dependents()
    league = replace(stage, rounds=stage.rounds[:-1])
    game = next(pairing for pairing, _ in league.games() if set(pairing.seats) == {"p1", "p2"})
    assert FORMAT.dependents_of(league, game, won(game.seats, "p2"), OPTIONS) == Dependents()
