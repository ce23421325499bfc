"""Names for the entrants and games that an error or an event mentions, as far as they are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.text.context import TournamentContext
from bot.text.games import round_name
from bot.text.numbers import shortened
from bot.text.texts import texts
from formats.core.errors import UnknownPairingError
from formats.core.values import EntrantId, PairingId


@dataclass(frozen=True)
class Speaker:
    """Says who and which game is meant; without a context in general words."""

    context: TournamentContext | None

    def who(self, entrant: EntrantId) -> str:
        """The entrant's name in bold."""
        return texts.people.somebody() if self.context is None else f"**{self.context.names.plain(entrant)}**"

    def everybody(self, entrants: Sequence[EntrantId]) -> str:
        """Several names; of many only the first ones and how many more."""
        return shortened([self.who(entrant) for entrant in entrants])

    def game(self, pairing: PairingId) -> str:
        """`Ana – Bo (round 3)`, or "that game" where it is not known."""
        if self.context is None:
            return texts.speaker.that_game()
        try:
            game = self.context.game(pairing)
        except UnknownPairingError:
            return texts.speaker.that_game()
        return f"{self.context.players(game.pairing)} ({round_name(game.round.number, game.round.pairings.label)})"

    def games(self, pairings: Sequence[PairingId]) -> str:
        """Several games."""
        return shortened([self.game(pairing) for pairing in pairings])
