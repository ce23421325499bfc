"""Terms of play on online-go.com as text: `19x19 japanese fischer 7d+1d/7d handicap=0 ranked`.

Several rules may be separated by `|`; games are created with the first. Time controls: `fischer 3d+1d/7d` (initial,
increment, maximum), `byoyomi 20m+5x30s` (main time, periods), `canadian 20m+10/5m` (main time, stones per period),
`simple 2d` (per move), `absolute 1h`. Defaults are `handicap=0 ranked`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bot.game_server_api.port import TermsError

RULES = frozenset({"japanese", "korean", "chinese", "aga", "ing", "nz"})
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_SPAN = r"(\d{1,5}[smhd])"
_BOARD = re.compile(r"(\d{1,2})x(\d{1,2})")
_TIMES: Mapping[str, tuple[re.Pattern[str], tuple[str, ...]]] = {
    "fischer": (re.compile(rf"{_SPAN}\+{_SPAN}/{_SPAN}"), ("initial_time", "time_increment", "max_time")),
    "byoyomi": (re.compile(rf"{_SPAN}\+(\d{{1,3}})x{_SPAN}"), ("main_time", "periods", "period_time")),
    "canadian": (re.compile(rf"{_SPAN}\+(\d{{1,3}})/{_SPAN}"), ("main_time", "stones_per_period", "period_time")),
    "simple": (re.compile(_SPAN), ("per_move",)),
    "absolute": (re.compile(_SPAN), ("total_time",)),
}
SMALLEST, LARGEST = 5, 25


@dataclass(frozen=True, slots=True)
class Terms:
    """Parsed terms; `time` are the parameters of the time control in seconds and numbers, by the server's names."""

    width: int
    height: int
    rules: tuple[str, ...]
    time_control: str
    time: Mapping[str, int]
    time_text: str
    handicap: int = 0
    ranked: bool = True

    def __str__(self) -> str:
        """Return the canonical form."""
        ranked = "ranked" if self.ranked else "unranked"
        size, rules = f"{self.width}x{self.height}", "|".join(self.rules)
        return f"{size} {rules} {self.time_control} {self.time_text} handicap={self.handicap} {ranked}"


def terms_of(text: str) -> Terms:
    """Parse terms. Raises `TermsError`."""
    board: tuple[int, int] | None = None
    rules: tuple[str, ...] = ()
    control, time_text, handicap, ranked = "", "", 0, True
    for word in text.casefold().split():
        if matched := _BOARD.fullmatch(word):
            board = int(matched[1]), int(matched[2])
        elif set(word.split("|")) <= RULES:
            rules = tuple(dict.fromkeys(word.split("|")))
        elif word in _TIMES:
            control = word
        elif word in {"ranked", "unranked"}:
            ranked = word == "ranked"
        elif re.fullmatch(r"handicap=[0-9]", word):
            handicap = int(word[-1])
        elif control and not time_text and _TIMES[control][0].fullmatch(word):
            time_text = word
        else:
            raise TermsError(word)
    if board is None or not rules or not time_text or not all(SMALLEST <= side <= LARGEST for side in board):
        raise TermsError
    return Terms(*board, rules, control, _parameters(control, time_text), time_text, handicap, ranked)


def read_terms(text: str) -> str:
    """Return the canonical form of typed terms. Raises `TermsError`."""
    return str(terms_of(text))


def _parameters(control: str, text: str) -> dict[str, int]:
    pattern, names = _TIMES[control]
    matched = pattern.fullmatch(text)
    if matched is None:
        raise TermsError(text)
    return {name: _seconds(part) for name, part in zip(names, matched.groups(), strict=True)}


def _seconds(part: str) -> int:
    return int(part) if part.isdecimal() else int(part[:-1]) * UNITS[part[-1]]
