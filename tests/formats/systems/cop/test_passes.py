"""R18: what the passes leave out, and what they do in one go, changes nothing that is counted."""

from dataclasses import replace

import pytest

from formats.systems.cop import simulation
from formats.systems.cop.options import Margins
from formats.systems.cop.outcome import Outcome
from formats.systems.cop.simulation import simulate
from tests.formats.systems.cop.literal_player import SEED, random_position, terms


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> list[Outcome]:
    """The passes that are played."""
    played: list[Outcome] = []
    one_pass = simulation._pass

    def noted(*args: object, **named: object) -> Outcome:
        played.append(one_pass(*args, **named))  # type: ignore[arg-type]
        return played[-1]

    monkeypatch.setattr(simulation, "_pass", noted)
    return played


def test_a_second_pass_that_would_be_the_first_again_is_counted_and_not_played(passes: list[Outcome]) -> None:
    position = replace(random_position(4, 24, left=3), half_points=(8,) * 24)
    rules = terms(position)

    outcome = simulate(position, rules, SEED, 24, 0)

    assert len(passes) == 1
    assert passes[0].lowest(0, 0) >= 3
    assert outcome == replace(passes[0], games=2 * passes[0].games)
    again = simulation._pass(position, rules, SEED, 24, 0, outcome.lowest(0, 0), map)
    assert again.counts == outcome.counts


def test_a_second_pass_with_a_lower_factor_is_played(passes: list[Outcome]) -> None:
    position = replace(random_position(4, 12, left=4), half_points=(20, 18, 16, 2, 2, 2, 2, 2, 2, 0, 0, 0))

    outcome = simulate(position, terms(position), SEED, 12, 0)

    assert [outcome.factor for outcome in passes] == [4, 2]
    assert outcome.counts == passes[1].counts


@pytest.mark.parametrize("margins", ["uniform", "half_normal"])
@pytest.mark.parametrize("size, gibsonized", [(4, 0), (16, 0), (30, 0), (31, 0), (30, 1), (30, 2)])
def test_neighbours_play_together_as_they_play_one_by_one(
    size: int, gibsonized: int, margins: Margins, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = random_position(size, size, left=3)
    rules = terms(position, 500, gibson_spread=(250, 200), margins=margins)

    together = simulate(position, rules, SEED, size, gibsonized)
    monkeypatch.setattr(simulation, "_in_step", lambda _: False)

    assert simulate(position, rules, SEED, size, gibsonized) == together
