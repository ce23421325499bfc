"""Pair the wanted games of one division round by round; rejections are troubles of the games concerned only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.game_server_api.port import GameServerError, Refusal, Trouble, WantedGame
from bot.game_servers.woogles.rounds import Pair, Rounds
from bot.game_servers.woogles.terms import Terms, parsed


@dataclass
class Paired:
    """One division: wanted games, and open games paired before."""

    terms: Terms
    wanted: Sequence[WantedGame]
    standing: Sequence[WantedGame]
    troubles: dict[str, Trouble] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)

    async def pair(self, rounds: Rounds) -> None:
        """Add missing players and pair all rounds. Raises `bad_terms` if the division does not exist."""
        accounts = {account for game in self.wanted for account in pair_of(game)}
        not_added = await rounds.add(accounts)
        for game in self.wanted:
            refused = [seat for seat in (game.first, game.second) if seat.account in not_added]
            if refused:
                words = not_added[refused[0].account]
                self.refuse([game], "not_added", words, tuple(seat.member for seat in refused))
        wanted = by_round(self.terms, [game for game in self.wanted if game.key not in self.troubles])
        standing = by_round(self.terms, self.standing)
        for number in sorted({*wanted, *standing}):
            games = wanted.get(number, [])
            try:
                await rounds.pair(number, map(pair_of, games), map(pair_of, standing.get(number, ())))
            except GameServerError as error:
                if error.trouble != "bad_terms":
                    raise
                self.refuse(games, "bad_terms", error.detail)

    def refuse(self, games: Iterable[WantedGame], trouble: Trouble, words: str, members: tuple[str, ...] = ()) -> None:
        """Record why games are not paired."""
        for game in games:
            self.troubles[game.key] = trouble
            self.refusals[game.key] = Refusal(words, members)


def pair_of(wanted: WantedGame) -> Pair:
    """Return the accounts of a game; the player who goes first is first."""
    return wanted.first.account, wanted.second.account


def by_terms(wanted: Sequence[WantedGame]) -> dict[Terms, list[WantedGame]]:
    """Group games by tournament and division."""
    games_by_terms: dict[Terms, list[WantedGame]] = defaultdict(list)
    for game in wanted:
        games_by_terms[parsed(game.terms)].append(game)
    return games_by_terms


def by_round(terms: Terms, wanted: Sequence[WantedGame]) -> dict[int, list[WantedGame]]:
    """Group games by the round there, counted from 0, in ascending order."""
    games_by_round: dict[int, list[WantedGame]] = defaultdict(list)
    for game in sorted(wanted, key=lambda game: game.round_number):
        games_by_round[terms.first_round + game.round_number - 2].append(game)
    return games_by_round
