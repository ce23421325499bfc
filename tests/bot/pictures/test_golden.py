"""Pictures as they are meant to look: small PNGs that a person has looked at, compared with a tolerance.

The tolerance allows for another version of the renderer or of a font; a moved or missing part is far beyond it.
`pytest --update-golden` writes them anew.
"""

import struct
import zlib

import pytest

from bot.pictures.render import render
from bot.pictures.themes import ThemeName
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import SAMPLES, sample
from tests.golden_files import FOLDER

SMALL = 0.5
"""Pixels a unit."""

SAME_MEAN, SAME_BLOCK = 1.5, 24.0
"""How far pictures may differ: in the mean of all values of 0 to 255, and in the mean of any square of `BLOCK`."""

BLOCK = 10


def pixels(png: bytes) -> tuple[int, int, bytearray]:
    """Width, height and the red, green, blue and alpha values of a PNG as the renderer writes it (8 bits, RGBA)."""
    width, height, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert (depth, colour) == (8, 6)
    data, place = b"", 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            data += png[place + 8 : place + 8 + length]
        place += 12 + length
    return width, height, unfiltered(zlib.decompress(data), 4 * width, height)


def unfiltered(raw: bytes, stride: int, height: int) -> bytearray:
    """The lines of a PNG without their filters (PNG specification, section 9)."""
    found = bytearray()
    above = bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        kind, line = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for place in range(stride):
            left = line[place - 4] if place >= 4 else 0
            corner = above[place - 4] if place >= 4 else 0
            line[place] = (line[place] + predicted(kind, left, above[place], corner)) & 255
        found += line
        above = line
    return found


def predicted(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        distances = {left: abs(up - corner), up: abs(left - corner), corner: abs(left + up - 2 * corner)}
        return min((left, up, corner), key=lambda one: distances[one])
    return (0, left, up, (left + up) // 2)[kind]


def difference(one: bytes, other: bytes) -> tuple[float, float]:
    """The mean difference of two pictures of one size, and that of the square in which they differ most."""
    width, height, mine = pixels(one)
    assert (width, height) == pixels(other)[:2]
    theirs = pixels(other)[2]
    blocks: dict[tuple[int, int], int] = {}
    total = 0
    for place, (here, there) in enumerate(zip(mine, theirs, strict=True)):
        if here != there:
            total += abs(here - there)
            row, column = divmod(place // 4, width)
            block = row // BLOCK, column // BLOCK
            blocks[block] = blocks.get(block, 0) + abs(here - there)
    worst = max(blocks.values(), default=0)
    return total / len(mine), worst / (4 * BLOCK * BLOCK)


def is_same(one: bytes, other: bytes) -> bool:
    if one == other:
        return True
    mean, worst = difference(one, other)
    return mean <= SAME_MEAN and worst <= SAME_BLOCK


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", SAMPLES)
def test_pictures_look_as_they_are_meant_to(kind: str, theme: ThemeName, request: pytest.FixtureRequest) -> None:
    png = render(drawings(sample(kind, 16), theme)[0].svg, SMALL)
    file = FOLDER / "pictures" / f"{kind}-{theme}.png"
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png)
    assert is_same(png, file.read_bytes())


def test_the_comparison_sees_what_matters() -> None:
    plain, other = (render(drawings(sample("podium", 16), theme)[0].svg, SMALL) for theme in ("light", "dark"))
    svg = drawings(sample("podium", 16), "light")[0].svg
    changed = render(svg.replace("</svg>", '<rect x="40" y="300" width="30" height="20" fill="#a00"/></svg>'), SMALL)
    assert difference(plain, plain) == (0, 0)
    assert not is_same(plain, other)
    assert not is_same(plain, changed)
