"""Whole rounds: the worked cases, and random tournaments paired in both ways."""

from __future__ import annotations

import random
from typing import Any

import pytest

from formats.toolkit.fide.dutch import NoRoundError, PairedRound, brackets, pair_round
from formats.toolkit.fide.record import Entry, Player, Tournament
from tests.case_files import case_name, load_cases
from tests.formats.toolkit.fide.case_tournaments import tournament_before

CASES = load_cases("fide tournament")


def rounds_of(case: dict[str, Any]) -> range:
    """The rounds of a tournament that are cases: all, or the last where one is asked for."""
    last = len(case["played"])
    return range(case["asks"]["round"] if "asks" in case else 1, last + 1)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_every_round_of_the_cases_is_paired_the_same_or_found_impossible(case: dict[str, Any]) -> None:
    for number in rounds_of(case):
        expected = case["played"][number - 1]
        tournament = tournament_before(case, number)
        if expected["pairs"] is None:
            with pytest.raises(NoRoundError):
                pair_round(tournament)
            continue
        found = pair_round(tournament)
        assert [list(pair) for pair in found.pairs] == expected["pairs"], f"round {number}"
        assert (found.bye or None) == expected["bye"], f"round {number}"


@pytest.mark.parametrize("case", load_cases("fide disputed"), ids=lambda case: case["tournament"]["id"])
def test_rounds_that_only_one_program_pairs_follow_that_program(case: dict[str, Any]) -> None:
    found = pair_round(tournament_before(case["tournament"], case["round"], case["absent"]))
    assert sorted(map(list, found.pairs)) == sorted(case["bbpPairings"]["pairs"])
    assert (found.bye or None) == case["bbpPairings"]["bye"]


def random_tournament(chance: random.Random, size: int, rounds: int, absences: float) -> Tournament:
    """A tournament before some round, paired and played by chance: byes, forfeits, surprises."""
    tournament = Tournament([Player(number) for number in range(1, size + 1)], rounds)
    for _ in range(chance.randint(1, rounds - 1)):
        absent = {player.number: chance.choice("HZ") for player in tournament.players if chance.random() < absences}
        tournament = Tournament(tournament.players, rounds, absent=absent)
        try:
            paired = pair_round(tournament)
        except NoRoundError:
            break
        tournament = after(tournament, paired, chance, absences)
    return tournament


def after(tournament: Tournament, paired: PairedRound, chance: random.Random, forfeits: float) -> Tournament:
    """The tournament after a round with results by chance."""
    entries = {number: Entry(letter) for number, letter in tournament.absent.items()}
    for white, black in paired.pairs:
        results = ("+-", "-+", "--") if chance.random() < forfeits else ("10", "01", "==")
        result = chance.choice(results)
        entries[white], entries[black] = Entry(result[0], black, "w"), Entry(result[1], white, "b")
    if paired.bye:
        entries[paired.bye] = Entry("U")
    players = [Player(player.number, (*player.entries, entries[player.number])) for player in tournament.players]
    return Tournament(players, tournament.rounds)


@pytest.mark.parametrize("seed", range(60))
def test_pairs_at_the_bounds_are_those_that_all_criteria_choose(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(f"bounds {seed}")
    tournament = random_tournament(chance, chance.randint(5, 26), chance.randint(4, 9), chance.choice([0, 0.1]))
    try:
        found = pair_round(tournament)
    except NoRoundError:
        return
    assert {number for pair in found.pairs for number in pair} | {found.bye} >= {
        player.number for player in tournament.players
    }
    monkeypatch.setattr(brackets, "pairs_at_bounds", lambda _: None)
    assert pair_round(tournament) == found


def test_a_field_without_players_to_pair_has_an_empty_round() -> None:
    assert pair_round(Tournament([Player(1)], 3, absent={1: "Z"})).pairs == ()


def test_numbers_decide_and_not_the_order_of_the_list_of_absentees() -> None:
    players = [Player(number) for number in range(1, 7)]
    found = pair_round(Tournament(players, 5, absent={6: "H", 2: "Z"}))
    # 1, 3, 4, 5 play: the upper half meets the lower; odd numbers among those who take part have the initial colour.
    assert found.pairs == [(1, 4), (5, 3)]
