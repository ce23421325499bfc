"""How far a stage has come in its bracket: who sits in which match, who has won it, what can be played next.

The log is what was published: a match that was paired has the players it was paired with, whatever is corrected before
it. What is not published follows from the results and from who is still in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.toolkit.brackets.tree import Bracket, Kind, LoserOf, Match, Seeded, Source, WinnerOf


@dataclass(frozen=True)
class Outcome:
    """A match that is decided: who goes on as its winner and who as its loser; None for nobody.

    `without_game` says that nobody has played it and nothing about it is published yet.
    """

    winner: EntrantId | None = None
    loser: EntrantId | None = None
    without_game: bool = False


@dataclass(frozen=True)
class Occupant:
    """Who sits somewhere, once that is known; None for nobody."""

    who: EntrantId | None


class Progress:
    """A stage in its bracket at one moment. `replays` is how often a tied match is played again."""

    def __init__(self, bracket: Bracket, stage: Stage, replays: int) -> None:
        """Read the published rounds once."""
        self.bracket = bracket
        self.stage = stage
        self.replays = replays
        self.games: dict[str, list[tuple[Pairing, Result | None]]] = {match.key: [] for match in bracket}
        self.passed: dict[str, EntrantId | None] = {}
        """Matches published as decided without a game, and who went on."""
        self._active = frozenset(stage.active)
        self._matches = {match.key: match for match in bracket}
        self._winner_goes_to: dict[str, str] = {}
        self._loser_goes_to: dict[str, str] = {}
        for match in bracket:
            for source in match.sources:
                if isinstance(source, WinnerOf):
                    self._winner_goes_to[source.match] = match.key
                elif isinstance(source, LoserOf):
                    self._loser_goes_to[source.match] = match.key
        self._outcomes: dict[str, Outcome | None] = {}
        for round_ in stage.rounds:
            self._read(round_)

    def _read(self, round_: Round) -> None:
        for key, who in round_.pairings.facts.items():
            if key in self._matches:
                self.passed[key] = None if who is None else str(who)
        unnamed: list[Pairing] = []
        for pairing in round_.pairings.pairings:
            if pairing.label in self._matches:
                self.games[pairing.label].append((pairing, round_.results.get(pairing.id)))
            else:
                unnamed.append(pairing)
        for pairing in unnamed:
            self._outcomes.clear()
            match = self._match_meant(pairing)
            if match is not None:
                self.games[match.key].append((pairing, round_.results.get(pairing.id)))
        self._outcomes.clear()

    def _match_meant(self, pairing: Pairing) -> Match | None:
        """The match a director's own pairing stands for: the first one due in which one of the two sits."""
        due = (match for match in self.bracket if self.outcome(match.key) is None and not self._is_open(match))
        return next((match for match in due if set(pairing.seats) & set(self.players(match))), None)

    def outcome(self, key: str) -> Outcome | None:
        """How a match has ended, None while that is open."""
        if key not in self._outcomes:
            self._outcomes[key] = self._outcome(self._matches[key])
        return self._outcomes[key]

    def _outcome(self, match: Match) -> Outcome | None:
        if not self.needed(match):
            return Outcome()
        if self.games[match.key]:
            return self._outcome_of_games(match)
        if match.key in self.passed:
            winner = self.passed[match.key]
            return Outcome(winner, _other(self.players(match), winner))
        if None in map(self.occupant, match.sources):
            return None
        return self._outcome_without_game(match)

    def _outcome_without_game(self, match: Match) -> Outcome | None:
        """Whoever is alone goes on. What is passed over stays so, whoever comes back."""
        players = self.players(match)
        if self._is_passed_by(match):
            return self._carried_on(match, players) or Outcome()
        present = [who for who in players if who in self._active]
        if len(present) > 1:
            return None
        winner = present[0] if present else None
        return Outcome(winner, _other(players, winner), without_game=True)

    def _outcome_of_games(self, match: Match) -> Outcome | None:
        """By the last game; a tie is played again as often as the rules say, then the favourite goes on."""
        pairing, result = self.games[match.key][-1]
        if result is None:
            return None
        carried = self._carried_on(match, pairing.seats)
        if carried is not None:
            return carried
        if result.winning_seat is not None:
            winner = pairing.seats[result.winning_seat]
            return Outcome(winner, pairing.opponent(winner))
        if len(result.absent) > 1:
            return Outcome()
        present = [who for who in pairing.seats if who in self._active]
        if len(present) > 1 and len(self.games[match.key]) > self.replays:
            present = [self.favourite(match, pairing.seats)]
        if len(present) > 1:
            return None
        return Outcome(present[0], pairing.opponent(present[0])) if present else Outcome()

    def favourite(self, match: Match, players: Iterable[EntrantId]) -> EntrantId:
        """Who goes on from a tie that is not played again: in grand finals the winner of the winners' bracket."""
        unbeaten = self.occupant(match.sources[0]) if match.kind == "grand_final" else None
        return min(players, key=lambda who: (Occupant(who) != unbeaten, self.stage.seed_of(who)))

    def needed(self, match: Match) -> bool:
        """Is it played at all? A second chance is, once the winner of the losers' bracket has won the grand final."""
        if match.kind != "second_chance" or self.games[match.key]:
            return True
        grand_final = next(other for other in self.bracket if other.kind == "grand_final")
        outcome = self.outcome(grand_final.key)
        unbeaten = self.occupant(grand_final.sources[0])
        return outcome is None or (outcome.loser is not None and unbeaten == Occupant(outcome.loser))

    def occupant(self, source: Source) -> Occupant | None:
        """Who comes from there; None while that is open."""
        if isinstance(source, Seeded):
            known = source.seed <= len(self.stage.seeds)
            return Occupant(self.stage.seeds[source.seed - 1] if known else None)
        outcome = self.outcome(source.match)
        if outcome is None:
            return None
        return Occupant(outcome.winner if isinstance(source, WinnerOf) else outcome.loser)

    def players(self, match: Match) -> tuple[EntrantId, ...]:
        """Those of the two who are known: as paired, or who went on by a director's word, or as the bracket says."""
        if self.games[match.key]:
            return self.games[match.key][-1][0].seats
        seats = (self.occupant(source) for source in match.sources)
        known = tuple(seat.who for seat in seats if seat is not None and seat.who is not None)
        passed = self.passed.get(match.key)
        return known if passed is None or passed in known else (passed,)

    def shown(self, match: Match) -> tuple[EntrantId | None, EntrantId | None]:
        """Its two players in the order of the bracket; None for a place that is open or empty.

        Where a director has changed places over, whoever was paired has the place of whom the bracket would have there.
        """
        known = self.players(match)
        sources = [self.occupant(source) for source in match.sources]
        first, second = (None if seat is None or seat.who not in known else seat.who for seat in sources)
        others = iter(who for who in known if who not in {first, second})
        return first or next(others, None), second or next(others, None)

    def _published(self, key: str | None) -> set[EntrantId]:
        """Everybody who has a game in a match or went on in it without one, as far as it is published."""
        if key is None:
            return set()
        seated = {who for pairing, _ in self.games[key] for who in pairing.seats}
        return seated | {who for who in (self.passed.get(key),) if who is not None}

    def _is_passed_by(self, match: Match) -> bool:
        """Is a match published already to which this one leads?"""
        onward = (self._winner_goes_to.get(match.key), self._loser_goes_to.get(match.key))
        return any(key is not None and (self.games[key] or key in self.passed) for key in onward)

    def _carried_on(self, match: Match, players: Iterable[EntrantId]) -> Outcome | None:
        """What the publication of later matches says of this one, if anything: a correction changes no pairing."""
        pair = tuple(players)
        onward, down = self._winner_goes_to.get(match.key), self._loser_goes_to.get(match.key)
        if onward == down:
            return None
        winners, losers = (set(pair) & self._published(key) for key in (onward, down))
        if len(winners) == 1:
            (winner,) = winners
            return Outcome(winner, _other(pair, winner))
        if len(losers) == 1:
            (loser,) = losers
            return Outcome(_other(pair, loser), loser)
        return None

    @cached_property
    def due(self) -> tuple[Match, ...]:
        """The matches of the next round: the lowest level of which any can be played; empty when nothing is left."""
        undecided = (match for match in self.bracket if self.outcome(match.key) is None and not self._is_open(match))
        playable = [match for match in undecided if len(self.players(match)) > 1]
        level = min((match.level for match in playable), default=0)
        return tuple(match for match in playable if match.level == level)

    def _is_open(self, match: Match) -> bool:
        """Is a game of it being played?"""
        games = self.games[match.key]
        return bool(games) and games[-1][1] is None

    def places(self, level: int) -> tuple[Match, ...]:
        """The matches of a level that are played, or gone through without a game, in its next round."""
        return tuple(
            match
            for match in self.bracket
            if match.level == level
            and match.key not in self.passed
            and ((outcome := self.outcome(match.key)) is None or outcome.without_game)
            and any(who in self._active for who in self.players(match))
        )

    def present(self, match: Match) -> tuple[EntrantId, ...]:
        """Those of its players who have not left."""
        return tuple(who for who in self.players(match) if who in self._active)

    def pool(self, match: Match) -> tuple[Kind, bool]:
        """Matches of a level with the same pool are for players who have lost as often."""
        return match.kind, match.key in self._loser_goes_to

    def decided_without_game(self, level: int) -> tuple[tuple[Match, Outcome], ...]:
        """The matches up to this level that nobody plays and that are not published yet, if anybody sits in them."""
        outcomes = ((match, self.outcome(match.key)) for match in self.bracket if match.level <= level)
        return tuple(
            (match, outcome)
            for match, outcome in outcomes
            if outcome is not None and outcome.without_game and self.players(match)
        )

    @cached_property
    def last_matches(self) -> dict[EntrantId, Match]:
        """The latest match of everybody, whether or not it is decided."""
        last = {}
        for match in self.bracket:
            if self.needed(match):
                last.update(dict.fromkeys(self.players(match), match))
        return last

    def is_in(self, who: EntrantId) -> bool:
        """Is the entrant still in, or has won the last match?"""
        match = self.last_matches.get(who)
        outcome = None if match is None else self.outcome(match.key)
        return match is not None and (outcome is None or outcome.winner == who) and match.kind != "third_place"

    @cached_property
    def champion(self) -> EntrantId | None:
        """Who has won the last match that was needed, once that is so."""
        final = next(match for match in reversed(self.bracket) if self.needed(match))
        outcome = self.outcome(final.key)
        return None if outcome is None else outcome.winner


def _other(players: Iterable[EntrantId], who: EntrantId | None) -> EntrantId | None:
    """The other one of two players; None if there is no other one, or if neither is `who`."""
    others = [player for player in players if player != who]
    return others[0] if who is not None and len(others) == 1 else None
