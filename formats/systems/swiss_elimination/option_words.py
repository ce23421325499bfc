"""What each option comes to, as a sentence in the rules that players read; see `rule.` in `docs/adding-a-format.md`."""

from __future__ import annotations

OPTION_WORDS = {
    "rule.table.eight": "8 players have a seat.",
    "rule.table.thirty_two": "32 players have a seat.",
    "rule.table.wpf_gp_2023": "16 players have a seat, and meet as in the Grand Prix of 2023.",
    "rule.matches": "The matches follow a table of the directors: {value}.",
    "rule.puzzle_choice.preferences": "Players pick the puzzles by their preference lists.",
    "rule.puzzle_choice.predetermined": "Puzzles are played in the order of the pools.",
    "rule.online_puzzles": "Puzzles for the online stage: {value}.",
    "rule.live_puzzles": "Puzzles for the live stage: {value}.",
    "rule.complete_lists.yes": "A preference list that ends early is filled up in the order of the pool.",
    "rule.complete_lists.no": "A preference list must name every puzzle.",
    "rule.best_rounds": "The best {value} regular {value:round adds|rounds add} up to eligibility.",
    "rule.invited": "The {value} most eligible are invited.",
    "rule.sign_up_confirms.yes": "Everybody who does not say no counts as coming.",
    "rule.sign_up_confirms.no": "Only those who say yes get a seat.",
    "rule.online_minutes": "A puzzle online may take {value} {value:minute|minutes}.",
    "rule.unsolved_minutes": "A wrong or missing answer counts as {value} {value:minute|minutes} more than that.",
    "rule.live_limit_minutes": "Live, the worse seed has to solve in less than {value} {value:minute|minutes}.",
}
