"""`make fonts`: make the fonts of pictures, `bot/pictures/fonts`, from Noto fonts as they are published.

Fonts of scripts that names are often written in are copied as they are, with all weights. Others keep one weight. The
Chinese, Japanese and Korean fonts keep the letters of the national standards (GB 2312, JIS X 0208, KS X 1001), those of
our catalogues, and narrow katakana. `README.md` beside the fonts lists where each came from, with its hash; the same
sources give the same bytes.

Runs with `fonttools` and the sources installed (`sources.lock`), not in the environment of the project.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.resources
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PROJECT = Path(__file__).parents[2]
FONTS = PROJECT / "bot" / "pictures" / "fonts"
NOTO, CJK = "manimgx_fonts", "noto_cjk_sans_otc"
WHOLE = ("Sans", "SansArabic", "SansHebrew", "SansThai")
ONE_WEIGHT = (
    "SansArmenian", "SansBengali", "SansDevanagari", "SansEthiopic", "SansGeorgian", "SansGujarati", "SansGurmukhi",
    "SansKannada", "SansKhmer", "SansLao", "SansMalayalam", "SansMyanmar", "SansOriya", "SansSinhala", "SansTamil",
    "SansTelugu", "SansSymbols", "Emoji",
)  # fmt: skip
STANDARDS = {"JP": (0, "euc_jp", "ja"), "KR": (1, "euc_kr", "ko"), "SC": (2, "gb2312", "zh")}
"""The face of each font in the collection, its national standard as an encoding, and the language of its texts."""

CJK_FEATURES = ("ccmp", "mark", "mkmk")
"""Without forms of letters for other countries and for vertical text, and without kerning."""

RARE_ETHIOPIC = range(0x2D80, 0x2DE0)
NARROW_KATAKANA = frozenset(map(chr, range(0xFF61, 0xFFA0)))
_ROW = range(0xA1, 0xFF)


def letters_of(encoding: str) -> frozenset[str]:
    """Return all letters of a national standard of 94 rows."""
    return frozenset("".join(bytes((row, place)).decode(encoding, "ignore") for row in _ROW for place in _ROW))


def letters_of_catalogues(language: str) -> frozenset[str]:
    """Return all letters of our texts in a language."""
    files = (file for package in ("bot", "formats") for file in (PROJECT / package).rglob("*.ftl"))
    ours = (file for file in files if language in {file.stem, file.parent.name})
    return frozenset("".join(file.read_text(encoding="utf-8") for file in ours))


def with_letters(font: TTFont, letters: Iterable[int], features: Sequence[str]) -> TTFont:
    """Return a font with these letters and features of text, without names and hints."""
    options = subset.Options(
        hinting=False, notdef_outline=True, name_IDs=[], glyph_names=False, layout_features=list(features)
    )
    options.drop_tables += ["BASE", "DSIG", "STAT", "VORG", "meta", "vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(letters))
    subsetter.subset(font)
    return font


def made_fonts() -> dict[str, tuple[str, TTFont | None]]:
    """Return each font by the name of its file: the file that it comes from, and the font if it is not a copy."""
    fonts: dict[str, tuple[str, TTFont | None]] = {}
    for name in WHOLE:
        fonts[f"Noto{name}.ttf"] = (f"Noto{name}[wght].ttf", None)
    for name in ONE_WEIGHT:
        file = f"Noto{name}[wght].ttf"
        font = instancer.instantiateVariableFont(_opened(NOTO, file), {"wght": 400})
        kept = [letter for letter in font.getBestCmap() if letter not in RARE_ETHIOPIC]
        fonts[f"Noto{name}.ttf"] = (file, with_letters(font, kept, subset.Options().layout_features))
    elsewhere = _opened(NOTO, "NotoSans[wght].ttf").getBestCmap().keys()
    for name, (face, encoding, language) in STANDARDS.items():
        file = "NotoSansCJK-Regular.ttc"
        letters = letters_of(encoding) | letters_of_catalogues(language) | NARROW_KATAKANA
        wanted = sorted({ord(letter) for letter in letters} - elsewhere)
        fonts[f"NotoSans{name}.otf"] = (file, with_letters(_opened(CJK, file, face), wanted, CJK_FEATURES))
    return fonts


def _opened(package: str, file: str, face: int = -1) -> TTFont:
    with importlib.resources.as_file(importlib.resources.files(package) / file) as path:
        return TTFont(path, fontNumber=face, recalcTimestamp=False)


def main() -> None:
    """Write all fonts and the page about them."""
    shutil.rmtree(FONTS, ignore_errors=True)
    FONTS.mkdir()
    lines = []
    for name, (source, font) in made_fonts().items():
        package = CJK if source.endswith(".ttc") else NOTO
        target = FONTS / name
        if font is None:
            target.write_bytes((importlib.resources.files(package) / source).read_bytes())
        else:
            font.save(target)
        change = "as published" if font is None else "some letters" if package == CJK else "one weight"
        digest = hashlib.sha256(target.read_bytes()).hexdigest()
        version = importlib.metadata.version(package)
        lines.append(f"| `{name}` | {package} {version}, `{source}` | {change} | `{digest}` |\n")
    (FONTS / "README.md").write_text(ABOUT + "".join(lines), encoding="utf-8")
    (FONTS / "OFL.txt").write_text(_licence(), encoding="utf-8")


def _licence() -> str:
    """Return the licence with the copyright notices, as the source has it."""
    files: list[Any] = importlib.metadata.files("manimgx-fonts") or []
    return str(next(file for file in files if file.name == "LICENSE").read_text())


ABOUT = """<!-- Written by `make fonts`. -->

# Fonts of pictures

Noto fonts, under the SIL Open Font License 1.1 (`OFL.txt`). Each file with its source, change, and SHA-256.

| file | source | change | SHA-256 |
| --- | --- | --- | --- |
"""

if __name__ == "__main__":
    main()
