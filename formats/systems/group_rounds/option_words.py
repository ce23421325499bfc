"""What each option comes to, as a sentence in the rules that players read; see `rule.` in `docs/adding-a-format.md`."""

from __future__ import annotations

OPTION_WORDS = {
    "rule.fewest": "It takes {value} players to start; 16 players fill four groups.",
    "rule.round_three_roll.3": "For round 3 a number from 1 to 3 is drawn.",
    "rule.round_three_roll.6": "For round 3 a number from 1 to 6 is drawn.",
    "rule.round_three_roll.9": "For round 3 a number from 1 to 9 is drawn.",
    "rule.round_three_roll.any": "For round 3 a number from 0 to 9 is drawn; 0 means drawing again.",
}
