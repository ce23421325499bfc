import math
from itertools import combinations

import pytest

from bot.pictures.outcomes import SIGNS, Outcome, colours
from bot.pictures.themes import THEMES, Theme

LEGIBLE = 4.5
"""The contrast WCAG 2 asks of text (AA)."""

VISIBLE = 3.0
"""The contrast it asks of signs and lines that mean something."""

APART = 20.0
"""Distance in L*a*b* at which two lines are easily distinguished."""

Triple = tuple[float, float, float]
SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How people see linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)."""

TELLS_APART: list[Outcome] = ["win", "loss", "tie", "bye", "open"]
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def linear(colour: str) -> Triple:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    return mixed((0.2126, 0.7152, 0.0722), linear(colour))


def mixed(weights: Triple, values: Triple) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def seen_by(sight: tuple[Triple, Triple, Triple], colour: str) -> Triple:
    """Return linear red, green and blue of the colour as seen with this kind of sight."""
    red, green, blue = (min(1.0, max(0.0, mixed(row, linear(colour)))) for row in sight)
    return red, green, blue


def lab(rgb: Triple) -> Triple:
    """CIE L*a*b*, in which distances are about what eyes find different."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (mixed(row, rgb) / full for row, full in zip(rows, white, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(colour: str, other: str) -> float:
    light, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@every_theme
def test_text_is_legible_on_its_backgrounds(theme: Theme) -> None:
    for ink in (theme.ink, theme.quiet, theme.faint):
        assert contrast(ink, theme.page) >= LEGIBLE
        assert contrast(ink, theme.band) >= LEGIBLE
    assert contrast(theme.win, theme.win_tint) >= LEGIBLE
    assert contrast(theme.loss, theme.loss_tint) >= LEGIBLE
    assert contrast(theme.ink, theme.win_tint) >= LEGIBLE
    assert all(contrast(theme.on_medal, medal) >= LEGIBLE for medal in theme.medals)


@every_theme
def test_outcomes_are_legible_and_have_signs_of_their_own(theme: Theme) -> None:
    assert all(contrast(*colours(theme, outcome)) >= LEGIBLE for outcome in TELLS_APART)
    assert len({SIGNS[outcome] for outcome in TELLS_APART}) == len(TELLS_APART)


@every_theme
def test_lines_stand_out_from_the_page(theme: Theme) -> None:
    assert all(contrast(colour, theme.page) >= VISIBLE for colour in theme.series)
    assert contrast(theme.accent, theme.page) >= VISIBLE


@every_theme
@pytest.mark.parametrize("sight", SIGHTS, ids=SIGHTS)
def test_lines_differ_for_any_colour_vision(theme: Theme, sight: str) -> None:
    seen = [lab(seen_by(SIGHTS[sight], colour)) for colour in theme.series[:3]]
    assert min(math.dist(colour, other) for colour, other in combinations(seen, 2)) >= APART
    won, lost = (lab(seen_by(SIGHTS[sight], colour)) for colour in (theme.win, theme.loss))
    assert math.dist(won, lost) >= APART


@every_theme
def test_heat_only_rises(theme: Theme) -> None:
    away = [contrast(level, theme.page) for level in theme.heat]
    assert away == sorted(away)
    assert away[-1] > LEGIBLE
