"""What is made up for rehearsals of playoffs."""

from formats.core.lots import Lots
from formats.systems.swiss_elimination import FORMAT as PLAYOFFS
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, submissions_for
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.times import official_time
from tests.formats.stage_builder import new_stage

STAGE = new_stage({f"e{number}": 2000.0 - number for number in range(1, 9)})


def test_the_better_solve_more_and_faster() -> None:
    options = PlayoffOptions()
    means = []
    for skill in (0.0, 0.5, 1.0):
        total = 0
        for seed in map(str, range(20)):
            typed = PLAYOFFS.made_up(ONLINE_TIMES, STAGE, options, skill, Lots(seed))
            stored = PLAYOFFS.read_form(ONLINE_TIMES, dict(typed), "e1", STAGE, options)
            for task in options.tasks():
                submissions = submissions_for(stored, task)
                total += official_time(submissions, options.longest_ms, options.unsolved_ms).ms
        means.append(total)
    assert means[0] > means[1] > means[2]


def test_the_weakest_leave_one_puzzle_in_ten_unsolved_and_the_best_none() -> None:
    options = PlayoffOptions()
    unsolved = {}
    for skill in (0.0, 1.0):
        typed = [PLAYOFFS.made_up(ONLINE_TIMES, STAGE, options, skill, Lots(f"{seed}"))["times"] for seed in range(60)]
        unsolved[skill] = sum(line.endswith(" wrong") for text in typed for line in text.splitlines())

    assert 24 < unsolved[0.0] < 72
    assert unsolved[1.0] == 0


def test_times_are_between_an_eighth_and_the_whole_of_the_longest_or_half_of_it_for_the_best() -> None:
    options = PlayoffOptions()
    ranges = {}
    for skill in (0.0, 1.0):
        lots = Lots("made up")
        for _ in range(9):
            PLAYOFFS.made_up(ONLINE_TIMES, STAGE, options, skill, lots)
        ranges[skill] = {(draw.purpose.rpartition(" ")[0], draw.low, draw.high) for draw in lots.draws}

    failing = {("answer to", 1, 10), ("skill at", 0, 99)}
    assert ranges[0.0] == {("time for", 150_000, 1_200_000), *failing}
    assert ranges[1.0] == {("time for", 150_000, 600_000), *failing}
