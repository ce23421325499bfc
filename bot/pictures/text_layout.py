"""Layout of text in any script as glyph outlines, so that measured and drawn widths are identical.

Text is shaped by HarfBuzz with the Noto fonts in `fonts`, and drawn as outlines. Pictures therefore look the same on
every machine, and the renderer needs neither fonts nor knowledge of scripts.

Steps of `shaped`, for one line: split into clusters that must not be separated; assign embedding levels with the subset
of the Unicode bidirectional algorithm (UAX 9) that applies to text without direction marks; choose the first font that
has all letters of a cluster; join clusters of equal font and level to runs; reverse runs from the highest level down
(UAX 9, rule L2); shape each run. Lines are broken by the rules of UAX 14 that East Asian text needs. Positions are in
thousandths of an em.

Caches: shaped lines, glyph outlines and font coverage are pure functions of their arguments and cached by LRU, because
the same names occur in many pictures; the Han face is part of the key, as it depends on the language being drawn.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal

from bot.pictures.texts import drawn_language

ELLIPSIS = "…"
ASCENT, DESCENT = 0.80, 0.23
"""Extent of text above and below its baseline, in ems; stacked vowel signs may exceed it slightly."""

Weight = Literal[400, 600, 700]

_SCRIPTS = (
    "Arabic", "Hebrew", "Devanagari", "Thai", "Armenian", "Bengali", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi",
    "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu",
)  # fmt: skip

Font = str
"""The name of a file in the folder `fonts`."""

_JAPANESE, _KOREAN, _SIMPLIFIED = "NotoSansJP.otf", "NotoSansKR.otf", "NotoSansSC.otf"
_CJK = (_KOREAN, _JAPANESE, _SIMPLIFIED)
"""Fonts with Han letters. Letters as traditional Chinese has them are in the Korean one, else in the Japanese one."""

_TRADITIONAL = _KOREAN
_FONT_OF_LANGUAGE = {"ja": _JAPANESE, "ko": _KOREAN, "zh-tw": _TRADITIONAL, "zh-hk": _TRADITIONAL}
"""Font for Han letters by language; simplified Chinese in all others."""

_NEVER_FIRST = frozenset("ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%")
"""Letters other than punctuation that a Japanese line must not begin with."""

_STRONG = {"L": "L", "R": "R", "AL": "R"}
_NUMBERS = frozenset({"EN", "AN"})
_EXTENDING = frozenset({"Mn", "Mc", "Me", "Cf"})
_JOINER, _VIRAMA_CLASS = "\u200d", 9
_VARIATION = frozenset({"\ufe0e", "\ufe0f"})

_KANA = re.compile("[\u3040-\u30ff]")
_HANGUL = re.compile("[\uac00-\ud7a3\u1100-\u11ff]")
_BOPOMOFO = re.compile("[\u3100-\u312f]")


_LATIN = "NotoSans.ttf"
_BEFORE_CJK = (_LATIN, *(f"NotoSans{script}.ttf" for script in _SCRIPTS))
_AFTER_CJK = ("NotoSansSymbols.ttf", "NotoEmoji.ttf")


@dataclass(frozen=True, slots=True)
class Glyph:
    """A glyph at its position in a line, in thousandths of an em; `y` points up."""

    font: Font
    number: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Line:
    """A shaped line of text. `width` in ems."""

    width: float
    glyphs: tuple[Glyph, ...]
    weight: Weight


@cache
def _face(name: Font) -> Any:
    import uharfbuzz  # noqa: PLC0415 - imported only by processes that draw pictures

    path = files("bot.pictures").joinpath("fonts", name)
    return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)))


@cache
def _font(name: Font, weight: Weight) -> Any:
    """Return a font in a weight; a font that has only one is used for all."""
    import uharfbuzz  # noqa: PLC0415 - as above

    font = uharfbuzz.Font(_face(name))
    font.set_variations({"wght": weight})
    return font


@lru_cache(maxsize=20_000)
def _has(name: Font, letter: str) -> bool:
    return _font(name, 400).get_nominal_glyph(ord(letter)) is not None


def _clusters(text: str) -> list[str]:
    """Split a text into clusters that must not be separated: a letter with its marks, joiners and viramas."""
    pieces: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if letter in _VARIATION:
            continue
        bound = bool(pieces) and (
            unicodedata.category(letter) in _EXTENDING
            or "\U0001f3fb" <= letter <= "\U0001f3ff"
            or pieces[-1][-1] == _JOINER
            or unicodedata.combining(pieces[-1][-1]) == _VIRAMA_CLASS
        )
        if bound:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _cjk_font(text: str) -> Font:
    """Return the font for Han letters: the preferred one, or one that has them all, so that no word mixes two."""
    if text.isascii():
        return _SIMPLIFIED  # any will do
    preferred = _preferred_font(text)
    wide = [letter for letter in text if _is_wide(letter)]
    return next((font for font in (preferred, *_CJK) if all(_has(font, letter) for letter in wide)), preferred)


def _preferred_font(text: str) -> Font:
    """Return the font of the kana, hangul or bopomofo in a text, else of the language of the picture."""
    if _KANA.search(text):
        return _JAPANESE
    if _HANGUL.search(text):
        return _KOREAN
    if _BOPOMOFO.search(text):
        return _TRADITIONAL
    return _FONT_OF_LANGUAGE.get(drawn_language().casefold(), _SIMPLIFIED)


def _font_of(cluster: str, current: Font | None, cjk: Font) -> Font | None:
    """Return the first font with all letters of a cluster, or with its first letter.

    Spaces and punctuation stay in a right-to-left font, so that its text is shaped as one run.
    """
    neutral = unicodedata.bidirectional(cluster[0]) not in _STRONG
    keeps = current is not None and neutral and current.startswith(("NotoSansArabic", "NotoSansHebrew"))
    candidates = ([current] if keeps and current else []) + [*_BEFORE_CJK, cjk, *_CJK, *_AFTER_CJK]
    needed = [letter for letter in cluster if unicodedata.category(letter) != "Cf"] or [cluster[0]]
    whole = (font for font in candidates if all(_has(font, letter) for letter in needed))
    part = (font for font in candidates if _has(font, needed[0]))
    return next(whole, None) or next(part, None)


def _levels(clusters: list[str]) -> list[int]:
    """Return embedding levels (UAX 9) of clusters without direction marks: even is left to right, odd right to left."""
    classes = [unicodedata.bidirectional(cluster[0]) for cluster in clusters]
    base = next((int(_STRONG[bidi_class] == "R") for bidi_class in classes if bidi_class in _STRONG), 0)
    sides: list[str] = []
    levels: list[int | None] = []
    strong = "R" if base else "L"
    for bidi_class in classes:
        if bidi_class in _STRONG:
            strong = _STRONG[bidi_class]
            levels.append(1 if strong == "R" else 2 * base)
        elif bidi_class in _NUMBERS:
            levels.append(2 if strong == "R" or base else 0)
        else:
            levels.append(None)
        sides.append("" if levels[-1] is None else strong)
    return [_neutral(place, sides, base) if level is None else level for place, level in enumerate(levels)]


def _neutral(place: int, sides: list[str], base: int) -> int:
    """Return the level of a neutral: that of its neighbours if they agree (rules N1, N2), else that of the line."""
    edge = "R" if base else "L"
    before = next((side for side in reversed(sides[:place]) if side), edge)
    after = next((side for side in sides[place:] if side), edge)
    if before != after:
        return base
    return 1 if before == "R" else 2 * base


@dataclass(slots=True)
class _Run:
    font: Font
    level: int
    text: str


def _runs(text: str, cjk: Font) -> list[_Run]:
    """Return runs of one font and level in visual order, from left to right."""
    clusters = _clusters(text)
    runs: list[_Run] = []
    for cluster, level in zip(clusters, _levels(clusters), strict=True):
        current = runs[-1].font if runs else None
        font = _font_of(cluster, current, cjk)
        shown, chosen = (cluster, font) if font else (_code_points(cluster), _LATIN)
        if runs and runs[-1].font == chosen and runs[-1].level == level:
            runs[-1].text += shown
        else:
            runs.append(_Run(chosen, level, shown))
    for depth in range(max((run.level for run in runs), default=0), 0, -1):
        runs = _turned(runs, depth)
    return runs


def _code_points(cluster: str) -> str:
    """Return a cluster that no font has in the Unicode standard's notation, so that it can be read and looked up."""
    return "".join(f"[U+{ord(letter):04X}]" for letter in cluster if unicodedata.category(letter) != "Cf")


def _turned(runs: list[_Run], depth: int) -> list[_Run]:
    """Reverse every sequence of runs with at least this level (UAX 9, rule L2)."""
    turned: list[_Run] = []
    stretch: list[_Run] = []
    for run in runs:
        if run.level >= depth:
            stretch.append(run)
            continue
        turned += [*reversed(stretch), run]
        stretch = []
    return [*turned, *reversed(stretch)]


def shaped(text: str, weight: Weight = 400) -> Line:
    """Return the text as a line of glyphs."""
    return _shaped(text, weight, _cjk_font(text))


@lru_cache(maxsize=4_000)
def _shaped(text: str, weight: Weight, cjk: Font) -> Line:
    import uharfbuzz  # noqa: PLC0415 - as above

    glyphs: list[Glyph] = []
    pen = 0.0
    for run in _runs(text, cjk):
        font = _font(run.font, weight)
        buffer = uharfbuzz.Buffer()
        buffer.add_str(run.text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if run.level % 2 else "ltr"
        uharfbuzz.shape(font, buffer)
        scale = 1000 / font.face.upem
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            if info.codepoint:
                glyphs.append(Glyph(run.font, info.codepoint, pen + place.x_offset * scale, place.y_offset * scale))
                pen += place.x_advance * scale
    return Line(pen / 1000, tuple(glyphs), weight)


def text_width(text: str, size: float, weight: Weight = 400) -> float:
    """Return the width of the text at this size, in the unit of the size."""
    return shaped(text, weight).width * size


def fitted(text: str, room: float, size: float, weight: Weight = 400) -> str:
    """Return the text, or its longest beginning that fits into `room` with an ellipsis (found by bisection)."""
    if text_width(text, size, weight) <= room:
        return text
    clusters = _clusters(text)
    fits, too_long = 0, len(clusters)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if text_width(_cut(clusters, middle), size, weight) <= room:
            fits = middle
        else:
            too_long = middle
    return _cut(clusters, fits)


def _cut(clusters: list[str], keep: int) -> str:
    return "".join(clusters[:keep]).rstrip(f" {_JOINER}") + ELLIPSIS


def wrapped(text: str, room: float, size: float, weight: Weight = 400, lines: int = 2) -> list[str]:
    """Break a text into at most `lines` lines between words or East Asian letters; the last one is truncated."""
    pieces = _breakable(text)
    broken: list[str] = []
    while pieces:
        taken = 1
        if len(broken) + 1 == lines:
            taken = len(pieces)
        else:
            while taken < len(pieces) and text_width("".join(pieces[: taken + 1]).rstrip(), size, weight) <= room:
                taken += 1
        broken.append(fitted("".join(pieces[:taken]).rstrip(), room, size, weight))
        pieces = pieces[taken:]
    return broken


def _breakable(text: str) -> list[str]:
    """Split a text into pieces between which a line may break: words with a trailing space, East Asian letters.

    No line begins with closing punctuation or a continuation, or ends with an opening bracket.
    """
    pieces: list[str] = []
    for cluster in _clusters(" ".join(text.split())):
        joined = bool(pieces) and not pieces[-1].endswith(" ") and not _may_break(pieces[-1][-1], cluster[0])
        if pieces and (joined or cluster == " "):
            pieces[-1] += cluster
        else:
            pieces.append(cluster)
    return pieces


def _may_break(before: str, after: str) -> bool:
    """Whether a line may break between two letters without a space, by the rules of UAX 14 for East Asian text."""
    wide = any(_is_wide(letter) for letter in (before, after))
    opens = unicodedata.category(before) in {"Ps", "Pi"}
    goes_on = unicodedata.category(after) in {"Pe", "Pf", "Po", "Lm"} or after in _NEVER_FIRST
    return wide and not opens and not goes_on


def _is_wide(letter: str) -> bool:
    """Whether a letter is Chinese or Japanese, which are written without spaces; Korean is written with spaces."""
    return (
        unicodedata.east_asian_width(letter) in {"W", "F"}
        and not _HANGUL.match(letter)
        and unicodedata.category(letter) != "So"
    )


@lru_cache(maxsize=20_000)
def outline(font: Font, number: int, weight: Weight) -> str:
    """Return a glyph's outline as SVG path data that is relative to the pen; "" for blanks.

    In units of the font's design grid, with `y` pointing up.
    """
    import uharfbuzz  # noqa: PLC0415 - as above

    parts: list[str] = []
    at = start = (0, 0)

    def draw(letter: str) -> Any:
        def add(*values: Any) -> None:
            nonlocal at, start
            points = [(round(x), round(y)) for x, y in zip(values[:-1:2], values[1:-1:2], strict=True)]
            parts.append(letter + " ".join(f"{x - at[0]} {y - at[1]}" for x, y in points))
            at = points[-1]
            start = at if letter == "m" else start

        return add

    def close(_: Any) -> None:
        nonlocal at
        parts.append("z")
        at = start  # where a relative command continues after a closed contour

    pen = uharfbuzz.DrawFuncs()
    pen.set_move_to_func(draw("m"))
    pen.set_line_to_func(draw("l"))
    pen.set_quadratic_to_func(draw("q"))
    pen.set_cubic_to_func(draw("c"))
    pen.set_close_path_func(close)
    _font(font, weight).draw_glyph(number, pen, None)
    return "".join(parts)


def units_per_em(fonts: Iterable[Font]) -> dict[Font, int]:
    """Return the size of the design grid of each font."""
    return {font: _face(font).upem for font in fonts}
