"""Random tournaments by the rules, for tests of pairing programs."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from formats.toolkit.fide.baku import accelerated_group, baku_points
from formats.toolkit.fide.dutch import NoRoundError, PairedRound, pair_round
from formats.toolkit.fide.record import Entry, Player, Tournament

STRONGEST, WEAKEST = 2600, 1200
SPREAD = 400
"""The rating difference that makes a surprise unlikely."""
DRAWS = 0.35


@dataclass(frozen=True, slots=True)
class Chances:
    """How often things happen: for each player and round a bye of each kind, for each game a forfeit or an odd result.

    `retired` is how likely a player leaves for good in a round. `accelerated` adds Baku acceleration.
    """

    byes: float = 0.03
    forfeits: float = 0.02
    unrated: float = 0.01
    retired: float = 0.01
    accelerated: bool = False


def random_tournament(players: int, rounds: int, seed: str, chances: Chances) -> Tournament:
    """Return a tournament of so many rounds. The same for the same seed.

    It ends earlier if the rules allow no further round; `absent` are then those who were not to play in that round.
    """
    chance = random.Random(seed)  # noqa: S311 - reproducible, not secret
    ratings = sorted((chance.randint(WEAKEST, STRONGEST) for _ in range(players)), reverse=True)
    field = [
        Player(number, rating=rating, sex="m", name=f"Surname{number}, Given{number}", federation="FID")
        for number, rating in enumerate(ratings, start=1)
    ]
    tournament = Tournament(field, rounds, "w" if chance.random() < 0.5 else "b")  # noqa: PLR2004 - one of two
    if chances.accelerated:
        virtual = baku_points(min(accelerated_group(players), players), rounds, tournament.points)
        tournament = replace(tournament, virtual_points=virtual)
    gone: set[int] = set()
    for _ in range(rounds):
        gone |= {player.number for player in field if chance.random() < chances.retired}
        byes = {player.number: chance.choice("HZF") for player in field if chance.random() < chances.byes}
        tournament = replace(tournament, absent={**byes, **dict.fromkeys(sorted(gone), "Z")})
        try:
            paired = pair_round(tournament)
        except NoRoundError:
            return tournament
        tournament = played(tournament, paired, chance, chances)
    return replace(tournament, absent={})


def played(tournament: Tournament, paired: PairedRound, chance: random.Random, chances: Chances) -> Tournament:
    """Return the tournament after a round with results by chance."""
    ratings = {player.number: player.rating for player in tournament.players}
    entries = {number: Entry(letter) for number, letter in tournament.absent.items()}
    for white, black in paired.pairs:
        letters = _result(chance, chances, ratings[white] - ratings[black])
        entries[white], entries[black] = Entry(letters[0], black, "w"), Entry(letters[1], white, "b")
    if paired.bye:
        entries[paired.bye] = Entry("U")
    players = [replace(player, entries=(*player.entries, entries[player.number])) for player in tournament.players]
    return replace(tournament, players=players)


def _result(chance: random.Random, chances: Chances, difference: int) -> str:
    """Return the letters of both players' results."""
    if chance.random() < chances.forfeits:
        return chance.choice(("+-", "-+", "--"))
    level = chance.random() < DRAWS
    white_better = chance.gauss(difference / SPREAD, 1) > 0
    letters = "==" if level else "10" if white_better else "01"
    if chance.random() < chances.unrated:
        return letters.translate(str.maketrans("10=", "WLD"))
    return letters
