"""Pings of each match: how often the bot mentioned its players while it was the match they have."""

from __future__ import annotations

from collections import Counter

from bot.sandbox.services import Exchange
from bot.service.loaded import Change, LoadedTournament
from formats.core.values import EntrantId, PairingId
from tests.bot.rehearsal.heard import POST
from tests.bot.world import World


class MatchPings:
    """Counts a mention of a player for the latest match they were paired for, until the event is over.

    A message that mentions several members of a team pings the team once. `by_match` has the tournament and the match.
    """

    def __init__(self, world: World) -> None:
        self.by_match: Counter[tuple[str, PairingId]] = Counter()
        self._loaded: dict[str, LoadedTournament] = {}
        world.herald.service.on_change(self._changed)
        world.sandbox.services.observers.append(self._exchanged)

    @property
    def most(self) -> int:
        """The pings of the match that has most."""
        return max(self.by_match.values(), default=0)

    def _changed(self, change: Change) -> None:
        self._loaded[change.loaded.id] = change.loaded

    def _exchanged(self, exchange: Exchange) -> None:
        if exchange.route != POST or exchange.status >= 300 or not isinstance(exchange.answer, dict):
            return
        mentioned = {int(user["id"]) for user in exchange.answer["mentions"]}
        for loaded in self._loaded.values():
            for entrant in loaded.state.entrants if mentioned and loaded.state.phase == "running" else ():
                accounts = {person.discord_id for person in loaded.acting_for(entrant)}
                if (match := _match_of(loaded, entrant)) is not None and accounts & mentioned:
                    self.by_match[loaded.id, match] += 1


def _match_of(loaded: LoadedTournament, entrant: EntrantId) -> PairingId | None:
    """Return the match that an entrant was paired for last."""
    rounds = (round_ for log in reversed(loaded.state.started) for round_ in reversed(log.rounds))
    games = (round_.pairing_of(entrant) for round_ in rounds)
    return next((game.id for game in games if game is not None), None)
