"""Tie-breaks from ratings (article 10; FIDE Handbook B.02 8.1). Ratings are whole numbers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

UPPER_DIFFERENCES: Final = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193),
    *(
        202,
        211,
        220,
        230,
        240,
        251,
        262,
        273,
        284,
        296,
        309,
        322,
        336,
        351,
        366,
        383,
        401,
        422,
        444,
        470,
        501,
        538,
        589,
    ),
    *(677, 800),
)
"""The rating difference for a share of 50, 51, ... 100 percent of the points (B.02 8.1.1)."""

LARGEST_DIFFERENCES: Final = (
    *(
        3,
        10,
        17,
        25,
        32,
        39,
        46,
        53,
        61,
        68,
        76,
        83,
        91,
        98,
        106,
        113,
        121,
        129,
        137,
        145,
        153,
        162,
        170,
        179,
        188,
        197,
    ),
    *(
        206,
        215,
        225,
        235,
        245,
        256,
        267,
        278,
        290,
        302,
        315,
        328,
        344,
        357,
        374,
        391,
        411,
        432,
        456,
        484,
        517,
        559,
        619,
    ),
    735,
)
"""The largest difference for an expected score of 50, 51, ... 99 percent (B.02 8.1.2); above the last it is 100."""

HALF: Final = 50
LOWEST_DIFFERENCE: Final = 800


def rounded(total: int, count: int) -> int:
    """Return the mean of so many numbers, rounded to a whole number, halves up."""
    return (2 * total + count) // (2 * count)


def difference_of(percent: int) -> int:
    """Return the rating difference that goes with a share of the points (B.02 8.1.1)."""
    return UPPER_DIFFERENCES[percent - HALF] if percent >= HALF else -UPPER_DIFFERENCES[HALF - percent]


def expected_percent(difference: int) -> int:
    """Return the expected score in percent against an opponent rated lower by this difference (B.02 8.1.2)."""
    percent = HALF + bisect_left(LARGEST_DIFFERENCES, abs(difference))
    return percent if difference >= 0 else 100 - percent


def performance(ratings: Sequence[int], half_points: int) -> int:
    """TPR (10.2): the mean rating of the opponents and the difference for the share of points."""
    percent = rounded(100 * half_points, 2 * len(ratings))
    return rounded(sum(ratings), len(ratings)) + difference_of(percent)


def perfect_performance(ratings: Sequence[int], half_points: int) -> int:
    """PTP (10.3): the lowest rating whose expected score reaches the score; 800 below the lowest opponent for none."""
    if not half_points:
        return min(ratings) - LOWEST_DIFFERENCE
    low, high = min(ratings) - LOWEST_DIFFERENCE, max(ratings) + LOWEST_DIFFERENCE
    while low < high:
        middle = (low + high) // 2
        if sum(expected_percent(middle - rating) for rating in ratings) >= HALF * half_points:
            high = middle
        else:
            low = middle + 1
    return low
