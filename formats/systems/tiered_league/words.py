"""The sentences behind this format's reasons and refusals."""

from __future__ import annotations

NAMES = ("black", "Black", "white", "White", "League {league}", "Title match", "no rating", "title")
"""What rounds, groups, sides and choices are called."""

WORDS = {
    "missed_title_games": (
        "Rounds without {0} so far: {rounds}. They were games for the title only and count for nothing in the leagues."
    ),
    "left_over": "There are {found} players and leagues for {limit}: the rest are too few for one more league of 5.",
    "tier_overfull": (
        "{found} players have a last place that leads to the same tier, which has room for {limit}. "
        "Please correct last_tier and last_rank."
    ),
    "bad_record": "last_tier and last_rank can't be below 0. Please correct them for {who}.",
    "two_holders": "Only one player can hold the title (last_tier 0). Please correct it for one of {who}.",
    # rules
    "rule.invitations.yes": (
        "Everybody who signed up must accept an invitation before play starts; anyone who has not is left out."
    ),
    "rule.invitations.no": "Everybody who signed up plays; there are no invitations.",
    "rule.invitation_days": "An invitation can be answered for {value} days.",
    "rule.title_held.yes": "Somebody holds the title from before, and keeps it if they do not take part.",
    "rule.title_held.no": "Nobody holds the title from before.",
    "rule.title_match.yes": "The winner of league A challenges the title holder.",
    "rule.title_match.no": "Nobody plays for the title.",
    "rule.title_games.1": "The match for the title is one game.",
    "rule.title_games": "The match for the title is the best of {value} games.",
    # lists
    "listed_rank_0": "place 0 means that the title was lost, which leads to tier 1",
    "listed_holders": "only one player can hold the title (tier 0)",
    "listed_lost_title": "only one player can have lost the title (place 0)",
    "listed_places": (
        "{found} players on place {place} of tier {tier}, which had {limit} {limit:league|leagues} at most"
    ),
    "listed_holder": "holds the title",
    "listed_lost": "lost the title",
    "listed_lost_in": "lost the title, now tier {tier}",
    "listed_back": "place {rank} in tier {last}",
    "listed_back_in": "place {rank} in tier {last}, now tier {tier}",
    "listed_disqualified": "place {rank} in tier {last}, disqualified",
    "listed_disqualified_in": "place {rank} in tier {last}, disqualified, now tier {tier}",
    "listed_new": "not in the last cycle",
    "listed_new_in": "not in the last cycle, now tier {tier}",
    # arrangement
    "holder": "{0} holds the title and waits for the winner of league A.",
    "full_tier": "Tier {tier}: {players} players, leagues: {leagues}.",
    "lowest_tier": "Tier {tier}, the lowest: {players} players, leagues: {leagues}.",
    "lost_title": "{0} lost the title and plays in tier {tier}.",
    "stays_on_top": "{0} stays in tier {tier}: place {rank} there.",
    "goes_up": "{0} goes up to tier {tier}: place {rank} in tier {last}.",
    "stays": "{0} stays in tier {tier}: place {rank} there.",
    "goes_down": "{0} goes down to tier {tier}: place {rank} in tier {last}.",
    "in_lowest": "{0} came in place {rank} in tier {last} and plays in tier {tier}, the lowest.",
    "drawn": "{0} fills up tier {tier}: best of those left, with {value}.",
    "drawn_with_bonus": "{0} fills up tier {tier}: best of those left, with {rating} + {bonus} = {value}.",
    "drawn_disqualified": (
        "{0} fills up tier {tier}: best of those left, with {value}; no bonus after being disqualified."
    ),
    "next_in_line": "Next in line for tier {tier} was {0} with {value}.",
    "left": "{0} plays in tier {tier}, the lowest, and has no place from the last cycle.",
    "league": "{0} is number {number} of tier {tier} ({rating}) and plays in league {league}.",
    "round": "Games {round} of {rounds} of every league. All games are open at once; play them in any order.",
    "table": "{0} and {1} are both in league {league}, where everybody plays everybody.",
    "free": "{0} has no game among these.",
    "walkover": "{0} gets the point without a game: {1} has left.",
    "title_game": "Game {game} for the title: {0} holds it, {1} won league A. {wins} {wins:win is|wins are} enough.",
    "title_sides": "{0} takes black in the first game by lot; after that sides switch every game.",
    "line_title": "↑ plays for the title",
    "line_up": "↑ up to tier {tier}",
    "line_down": "↓ down to tier {tier}",
    "title_kept_by_absent": "The title stays with its holder, who is not taking part: nobody plays for it.",
    "holds_title": "{0} holds the title.",
    "won_title": "{0} wins the title.",
    "trophy": "{0} wins the trophy for place {place} of league {league}.",
    "parted_by_sodos": "{0} is above {1}: same points, but won against stronger opponents (SODOS).",
    "parted_by_last_tier": "{0} is above {1}: level on points and SODOS, but in a higher tier in the last cycle.",
    "parted_by_last_rank": "{0} is above {1}: level on points and SODOS, but better placed in the last cycle.",
    "parted_by_rating": "{0} is above {1}: level on points, SODOS and the last cycle, but with a higher rating.",
    "parted_by_sign_up": "{0} is above {1}: level on everything, but signed up earlier.",
}
