"""How long the weekly work takes: game times of a round, a week as a table and as a form.

Each figure is the best of several runs, in milliseconds. The limit is what may be spent on the bot's event loop.
"""

import random
import sys
from collections.abc import Callable
from time import process_time

from formats.toolkit.scheduling.availability import preferred_slots
from formats.toolkit.scheduling.availability_text import parse_availability
from formats.toolkit.scheduling.form_slots import form_groups
from formats.toolkit.scheduling.game_times import GameToTime, schedule_games
from formats.toolkit.scheduling.week_table import week_table
from tests.bench.figures import Figure, judged
from tests.formats.toolkit.scheduling.weeks import JANUARY, NEW_YORK

RUNS = 7
GAMES = (10, 28, 100)
LIMIT_MS = 50.0
ZONES = [NEW_YORK, "Europe/Berlin", "Asia/Kolkata", "Asia/Tokyo", "America/Los_Angeles", "Australia/Sydney"]
LISTS = ["weekdays 18-22", "thu 18-22, sat 10-14", "sat-sun any", "any", "daily 20-23", "fri 22-02; sun 9-12"]


def best_ms(work: Callable[[], object]) -> float:
    """The shortest of several runs."""
    spent = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        spent.append((process_time() - begun) * 1000)
    return min(spent)


def round_of(games: int) -> Callable[[], object]:
    """The scheduling of a round whose players live all over the world and have the usual sort of lists."""
    rng = random.Random(games)
    slots = JANUARY.slots()
    preferred = {
        f"e{number}": preferred_slots(parse_availability(rng.choice(LISTS), rng.choice(ZONES)), slots)
        for number in range(2 * games)
    }
    to_time = [GameToTime(id=f"b{number}", seats=(f"e{2 * number}", f"e{2 * number + 1}")) for number in range(games)]
    return lambda: schedule_games(to_time, slots, preferred, seed=1)


def main() -> int:
    """Print every figure; 1 where one is over the limit, or game times take longer for each game the more there are."""
    pattern = parse_availability(LISTS[1], NEW_YORK)
    table = best_ms(lambda: week_table(pattern, JANUARY, "Asia/Kolkata", ("Dana", JANUARY.slots())))
    form = best_ms(lambda: form_groups(JANUARY.slots(), "Asia/Kolkata"))
    games = {count: best_ms(round_of(count)) for count in GAMES}
    return judged(
        (
            Figure("game times, by games", games, dict.fromkeys(games, LIMIT_MS)),
            Figure("week table", {1: table}, {1: LIMIT_MS}),
            Figure("form of a week", {1: form}, {1: LIMIT_MS}),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
