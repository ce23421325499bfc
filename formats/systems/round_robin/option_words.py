"""What each option comes to, as a sentence in the rules that players read; see `rule.` in `docs/adding-a-format.md`."""

from __future__ import annotations

OPTION_WORDS = {
    "rule.legs.1": "Everybody meets everybody once.",
    "rule.legs": "Everybody meets everybody {value} times.",
    "rule.exchange_last_rounds.yes": (
        "The last two rounds of a leg change places, so that sides alternate into the next."
    ),
    "rule.exchange_last_rounds.no": "Rounds are played in the order of the Berger tables.",
    "rule.strike_below_half.yes": "All games of a player who leaves before playing half of them are cancelled.",
    "rule.strike_below_half.no": "Games of a player who leaves still count.",
}
