"""Pictures as they are meant to look: small PNGs that a person has looked at, compared with a tolerance.

The tolerance allows for another version of the renderer or of a font; a moved or missing part is far beyond it.
`pytest --update-golden` writes them again.
"""

import struct
import zlib

import numpy as np
import pytest
from numpy.typing import NDArray

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


Pixels = NDArray[np.uint8]
"""Red, green, blue and alpha by row and column."""


def pixels(png: bytes) -> Pixels:
    """What a PNG shows as the renderer writes it (8 bits, RGBA)."""
    width, height, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert (depth, colour) == (8, 6)
    data, place = b"", 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            data += png[place + 8 : place + 8 + length]
        place += 12 + length
    return unfiltered(np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 4 * width + 1))


def unfiltered(raw: Pixels) -> Pixels:
    """The lines of a PNG without their filters (PNG specification, section 9)."""
    above = np.zeros(raw.shape[1] - 1, np.uint8)
    lines = []
    for line in raw:
        above = without_filter(int(line[0]), line[1:], above)
        lines.append(above.reshape(-1, 4))
    return np.stack(lines)


def without_filter(kind: int, line: Pixels, above: Pixels) -> Pixels:
    """A line; bytes are added modulo 256. Two of the filters look at the byte to the left, which was filtered too."""
    match kind:
        case 0:
            return line
        case 1:
            return np.cumsum(line.reshape(-1, 4), axis=0, dtype=np.uint8).reshape(-1)
        case 2:
            return line + above
    predicted = average if kind == 3 else paeth
    made, ups = bytearray(4) + line.tobytes(), bytes(4) + above.tobytes()
    for place in range(4, len(made)):
        made[place] = (made[place] + predicted(made[place - 4], ups[place], ups[place - 4])) & 255
    return np.frombuffer(bytes(made[4:]), np.uint8)


def average(left: int, up: int, _: int) -> int:
    return (left + up) // 2


def paeth(left: int, up: int, corner: int) -> int:
    """Whichever is nearest to `left + up - corner`; the first of them."""
    if left == up == corner:
        return left
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def difference(picture: bytes, other: bytes) -> tuple[float, float]:
    """The mean difference of two pictures of one size, and that of the square in which they differ most."""
    mine, theirs = pixels(picture), pixels(other)
    assert mine.shape == theirs.shape
    apart = np.abs(mine.astype(np.int64) - theirs).sum(axis=2)
    rows, columns = (np.arange(0, size, BLOCK) for size in apart.shape)
    blocks = np.add.reduceat(np.add.reduceat(apart, rows, axis=0), columns, axis=1)
    return float(apart.sum()) / mine.size, float(blocks.max()) / (4 * BLOCK * BLOCK)


def is_same(picture: bytes, other: bytes) -> bool:
    if picture == other:
        return True
    mean, worst = difference(picture, other)
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
