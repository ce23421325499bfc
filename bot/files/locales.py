"""CSV dialects of spreadsheet programs: where the decimal sign is a comma, cells are separated by semicolons."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace

from bot.views.table import BYTE_ORDER_MARK
from bot.views.view import CsvFile

DECIMAL_COMMA = frozenset(
    "bg cs da de el es-ES fi fr hr hu id it lt nl no pl pt-BR ro ru sv-SE tr uk vi".split()  # noqa: SIM905 - one line
)
"""Discord's languages whose countries write 2,5 for two and a half."""

_DECIMAL = re.compile(r"[+-]?\d++\.\d+")


def for_locale(file: CsvFile, locale: str) -> CsvFile:
    """Return the file as spreadsheet programs expect it in the country of that Discord language."""
    if locale not in DECIMAL_COMMA:
        return file
    rows = csv.reader(io.StringIO(file.text.removeprefix(BYTE_ORDER_MARK)))
    out = io.StringIO()
    csv.writer(out, delimiter=";").writerows([_with_comma(cell) for cell in row] for row in rows)
    return replace(file, text=BYTE_ORDER_MARK + out.getvalue())


def _with_comma(cell: str) -> str:
    """Return a decimal number with a comma, any other cell unchanged."""
    return cell.replace(".", ",") if _DECIMAL.fullmatch(cell) else cell
