"""What each option comes to, as a sentence in the rules that players read; see `rule.` in `docs/adding-a-format.md`."""

from __future__ import annotations

OPTION_WORDS = {
    "rule.best_of.1": "A match is one game.",
    "rule.best_of": "A match is the best of {value} games.",
    "rule.replays.0": "If a match is tied, the better seed goes on.",
    "rule.replays": "A tied match is played again, {value} {value:time|times} at most; then the better seed goes on.",
    "rule.name_sides.yes": "It is said who is first and who is second in each game.",
    "rule.name_sides.no": "Players agree among themselves who begins.",
}
