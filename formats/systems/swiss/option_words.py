"""What each option comes to, as a sentence in the rules that players read; see `rule.` in `docs/adding-a-format.md`."""

from __future__ import annotations

OPTION_WORDS = {
    "rule.rounds": "{value} {value:round is|rounds are} played.",
    "rule.bye_half_points.0": "A bye is worth nothing.",
    "rule.bye_half_points.1": "A bye is worth half a point.",
    "rule.bye_half_points.2": "A bye is worth a full point.",
    "rule.allow_repeats.yes": "Players may meet again once no pairing without repeats is left.",
    "rule.allow_repeats.no": "Nobody meets the same opponent twice; where that is impossible, a director decides.",
}
