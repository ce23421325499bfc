"""Independent judges of `spreading`: the cost of a choice, the best choice by trying all, and a proven lower bound."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

from formats.toolkit.scheduling.spreading import SpreadTask

Cost = tuple[tuple[int, ...], int]
"""Number of games in each level, worst (without a place) first; then the cost within the levels."""


def cost_of(task: SpreadTask, places: Sequence[int | None]) -> Cost | None:
    """The cost by the words of `SpreadTask`; None for a choice in which an entrant plays twice at a time."""
    placed = [(game, place) for game, place in enumerate(places) if place is not None]
    shared = {
        (first, second): max(0, task.length - abs(task.minutes[here] - task.minutes[there]))
        for (first, here), (second, there) in combinations(placed, 2)
    }
    if any(shared[pair] for pair in shared if pair[1] in task.rivals[pair[0]] and not set(pair) <= set(task.fixed)):
        return None
    free = [game for game in range(len(places)) if game not in task.fixed]
    without = len(task.levels[0]) if task.levels else 0
    level_of = Counter(
        next((level for level, choices in enumerate(task.levels[game]) if places[game] in choices), without)
        for game in free
    )
    late = sum(60 * place for game, place in placed if game not in task.fixed)
    return tuple(level_of[level] for level in range(without, 0, -1)), late + task.weight * sum(shared.values())


def best_by_trying_all(task: SpreadTask) -> Cost:
    """The least cost of all choices."""
    choices: list[list[int | None]] = [
        [task.fixed[game]] if game in task.fixed else [*(place for level in levels for place in level), None]
        for game, levels in enumerate(task.levels)
    ]
    costs = (cost_of(task, places) for places in product(*choices))
    return min(cost for cost in costs if cost is not None)


def lower_bound(task: SpreadTask, seen: int, rounds: int = 300) -> float:
    """A cost that no choice can undercut, for full-hour starts and lengths, without rivals and fixed games.

    Games that share an hour are counted hour by hour: n games running in an hour make n(n-1)/2 shared hours. With a
    price on every hour (Lagrange multipliers) the games become independent of each other, and any prices give a bound;
    subgradient steps towards `seen`, the cost of a known choice, look for good prices.
    """
    hours, per_pair = task.length // 60, 60 * task.weight
    size = len(task.minutes) + hours
    options = [next(level for level in levels if level) for levels in task.levels]
    prices, best, stride, idle = [0.0] * size, float("-inf"), 1.0, 0
    for _ in range(rounds):
        running = [sum(prices[place : place + hours]) + 60 * place for place in range(len(task.minutes))]
        load, value = [0] * size, 0.0
        for choices in options:
            place = min(choices, key=running.__getitem__)
            value += running[place]
            for hour in range(place, place + hours):
                load[hour] += 1
        for hour, price in enumerate(prices):
            crowd = int(price / per_pair) + 1  # where one more game would cost more than its price
            value += per_pair * crowd * (crowd - 1) / 2 - price * crowd
            load[hour] -= crowd
        idle = 0 if value > best else idle + 1
        best = max(best, value)
        if idle > 10:
            stride, idle = stride * 0.7, 0
        steepness = sum(slope * slope for slope in load)
        if not steepness:
            break
        step = stride * (seen - value) / steepness
        prices = [max(0.0, price + step * slope) for price, slope in zip(prices, load, strict=True)]
    return best
