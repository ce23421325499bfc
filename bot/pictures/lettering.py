"""Text in any script as outlines of known size: what is measured here is exactly what is drawn.

Text is shaped by HarfBuzz in Noto fonts that come with the program, and drawn as outlines. So pictures look alike on
every machine, and a renderer needs neither fonts nor an opinion about scripts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal

from bot.pictures.texts import drawn_language

ELLIPSIS = "…"
UNKNOWN = "□"
"""Stands for a letter that none of the fonts has."""

ASCENT, DESCENT = 0.80, 0.23
"""How far text reaches above and below its baseline, in ems; stacked vowel signs may reach a little further."""

Weight = Literal[400, 600, 700]

_NOTO, _CJK = "manimgx_fonts", "noto_cjk_sans_otc"
_SCRIPTS = (
    "Arabic",
    "Hebrew",
    "Devanagari",
    "Thai",
    "Armenian",
    "Bengali",
    "Ethiopic",
    "Georgian",
    "Gujarati",
    "Gurmukhi",
    "Kannada",
    "Khmer",
    "Lao",
    "Malayalam",
    "Myanmar",
    "Oriya",
    "Sinhala",
    "Tamil",
    "Telugu",
)
_CJK_FILE = "NotoSansCJK-Regular.ttc"
_JAPANESE, _KOREAN, _SIMPLIFIED, _TRADITIONAL = range(4)
"""The faces of the collection, in its order."""

_FACE_OF_LANGUAGE = {"ja": _JAPANESE, "ko": _KOREAN, "zh-tw": _TRADITIONAL, "zh-hk": _TRADITIONAL}
"""How Han letters are drawn in a language; simplified in all others."""

_NEVER_FIRST = frozenset("ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%")
"""Besides punctuation: what no line of Japanese begins with."""

_STRONG = {"L": "L", "R": "R", "AL": "R"}
_NUMBERS = frozenset({"EN", "AN"})
_EXTENDING = frozenset({"Mn", "Mc", "Me", "Cf"})
_JOINER, _VIRAMA_CLASS = "\u200d", 9
_VARIATION = frozenset({"\ufe0e", "\ufe0f"})


@dataclass(frozen=True, slots=True)
class FontFile:
    """A face of a font file that comes with the program."""

    package: str
    name: str
    face: int = 0


def _noto(name: str) -> FontFile:
    return FontFile(_NOTO, f"Noto{name}[wght].ttf")


_LATIN = _noto("Sans")
_BEFORE_CJK = (_LATIN, *(_noto(f"Sans{script}") for script in _SCRIPTS))
_AFTER_CJK = (_noto("SansSymbols"), _noto("Emoji"))


@dataclass(frozen=True, slots=True)
class Glyph:
    """An outline at its place in a line, in thousandths of an em; `y` points up."""

    font: FontFile
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
def _face(file: FontFile) -> Any:
    import uharfbuzz  # noqa: PLC0415 - only the process that draws pictures needs it

    path = files(file.package).joinpath(file.name)
    return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)), file.face)


@cache
def _font(file: FontFile, weight: Weight) -> Any:
    import uharfbuzz  # noqa: PLC0415 - as above

    font = uharfbuzz.Font(_face(file))
    if file.package == _NOTO:
        font.set_variations({"wght": weight})
    return font


@lru_cache(maxsize=20_000)
def _has(file: FontFile, letter: str) -> bool:
    return _font(file, 400).get_nominal_glyph(ord(letter)) is not None


def _clusters(text: str) -> list[str]:
    """The text in pieces that are never torn apart: a letter with its marks, what joiners and viramas bind together."""
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


def _cjk_face(text: str) -> int:
    """Han letters are drawn as the rest of the text suggests: kana Japanese, hangul Korean, bopomofo traditional.

    Where nothing else stands beside them, they are those of the language of the picture.
    """
    if any("\u3040" <= letter <= "\u30ff" for letter in text):
        return _JAPANESE
    if any("\uac00" <= letter <= "\ud7a3" or "\u1100" <= letter <= "\u11ff" for letter in text):
        return _KOREAN
    if any("\u3100" <= letter <= "\u312f" for letter in text):
        return _TRADITIONAL
    return _FACE_OF_LANGUAGE.get(drawn_language().casefold(), _SIMPLIFIED)


def _font_of(cluster: str, current: FontFile | None, cjk: FontFile) -> FontFile | None:
    """The font for a cluster. Spaces and punctuation stay in a right-to-left font, so that its text is one piece."""
    neutral = unicodedata.bidirectional(cluster[0]) not in _STRONG
    keeps = current is not None and neutral and current.name.startswith(("NotoSansArabic", "NotoSansHebrew"))
    candidates = ([current] if keeps and current else []) + [*_BEFORE_CJK, cjk, *_AFTER_CJK]
    needed = [letter for letter in cluster if unicodedata.category(letter) != "Cf"] or [cluster[0]]
    whole = (font for font in candidates if all(_has(font, letter) for letter in needed))
    part = (font for font in candidates if _has(font, needed[0]))
    return next(whole, None) or next(part, None)


def _levels(clusters: list[str]) -> list[int]:
    """Embedding levels as in UAX 9, for text without direction marks: even runs to the right, odd to the left."""
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
    """What stands between letters of one direction goes with them, anything else with the line."""
    edge = "R" if base else "L"
    before = next((side for side in reversed(sides[:place]) if side), edge)
    after = next((side for side in sides[place:] if side), edge)
    if before != after:
        return base
    return 1 if before == "R" else 2 * base


@dataclass(slots=True)
class _Run:
    font: FontFile
    level: int
    text: str


def _runs(text: str, cjk: FontFile) -> list[_Run]:
    """The text in runs of one font and direction, in the order they are seen from left to right."""
    clusters = _clusters(text)
    runs: list[_Run] = []
    for cluster, level in zip(clusters, _levels(clusters), strict=True):
        current = runs[-1].font if runs else None
        font = _font_of(cluster, current, cjk)
        shown = cluster if font else UNKNOWN
        chosen = font or _font_of(UNKNOWN, None, cjk) or _LATIN
        if runs and runs[-1].font == chosen and runs[-1].level == level:
            runs[-1].text += shown
        else:
            runs.append(_Run(chosen, level, shown))
    for depth in range(max((run.level for run in runs), default=0), 0, -1):
        runs = _turned(runs, depth)
    return runs


def _turned(runs: list[_Run], depth: int) -> list[_Run]:
    """Every stretch of runs at least that deep, the other way round."""
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
    """The text as a line of glyphs."""
    return _shaped(text, weight, FontFile(_CJK, _CJK_FILE, _cjk_face(text)))


@lru_cache(maxsize=4_000)
def _shaped(text: str, weight: Weight, cjk: FontFile) -> Line:
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
    """The width of the text at that size, in the unit of the size."""
    return shaped(text, weight).width * size


def fitted(text: str, room: float, size: float, weight: Weight = 400) -> str:
    """The text, or as much of its beginning as fits into `room` together with an ellipsis."""
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
    """The text in at most that many lines, broken between words or East Asian letters, the last one elided."""
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
    """The text in pieces between which a line may break: words with the space after them, and East Asian letters.

    No line begins with what closes or goes on, or ends with what opens.
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
    """May a line break between two letters without a space? The rules of UAX 14 that East Asian text needs."""
    wide = any(_is_wide(letter) for letter in (before, after))
    opens = unicodedata.category(before) in {"Ps", "Pi"}
    goes_on = unicodedata.category(after) in {"Pe", "Pf", "Po", "Lm"} or after in _NEVER_FIRST
    return wide and not opens and not goes_on


def _is_wide(letter: str) -> bool:
    """A letter of Chinese or Japanese, which are written without spaces; Korean has them."""
    is_hangul = "\uac00" <= letter <= "\ud7a3" or "\u1100" <= letter <= "\u11ff"
    return unicodedata.east_asian_width(letter) in {"W", "F"} and not is_hangul and unicodedata.category(letter) != "So"


@lru_cache(maxsize=20_000)
def outline(font: FontFile, number: int, weight: Weight) -> str:
    """The outline of a glyph as SVG path data, in units of the font with `y` pointing up; empty for blanks."""
    import uharfbuzz  # noqa: PLC0415 - as above

    parts: list[str] = []

    def draw(letter: str) -> Any:
        return lambda *values: parts.append(letter + " ".join(f"{value:.0f}" for value in values[:-1]))

    pen = uharfbuzz.DrawFuncs()
    pen.set_move_to_func(draw("M"))
    pen.set_line_to_func(draw("L"))
    pen.set_quadratic_to_func(draw("Q"))
    pen.set_cubic_to_func(draw("C"))
    pen.set_close_path_func(lambda *_: parts.append("Z"))
    _font(font, weight).draw_glyph(number, pen, None)
    return "".join(parts)


def units_per_em(fonts: Iterable[FontFile]) -> dict[FontFile, int]:
    """The size of the design grid of each font."""
    return {font: _face(font).upem for font in fonts}
