"""Progress of a stage in its bracket: players of each match, decided matches, and the matches to play next.

State is derived from the published rounds, not stored. Two kinds of facts are published: pairings (labelled with the
key of their match) and matches decided without a game (`facts`: key of the match and who goes on).

Invariants:

- Published pairings win over results. A match that was paired keeps its players, also after a correction before it, and
  its players' earlier match counts as decided in the way the pairing shows (`_carried_on`). Only retracting the pairing
  changes that (`dependents`).
- Everything that is not published follows from the results and from who is still active: a player without an opponent
  goes on without a game.
- Players and outcome of a match are computed once (`_players`, `_outcomes`); an instance is a snapshot of one stage and
  is never updated.
- A snapshot can begin from an `earlier` one of the same field: all that a change of rounds cannot reach is taken from
  it. What a match depends on lies before it, but for `_carried_on` and `_is_passed_by`, which look at the matches it
  leads to; so a change reaches the changed matches, those that lead to them, and all after these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest

from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Scalar
from formats.toolkit.brackets.tree import Bracket, Kind, Match, Seeded, Source, WinnerOf, structure_of


@dataclass(frozen=True)
class Outcome:
    """How a match was decided: its winner and loser, None for nobody.

    `without_game`: it has no game, and that is not published yet.
    """

    winner: EntrantId | None = None
    loser: EntrantId | None = None
    without_game: bool = False


@dataclass(frozen=True)
class Occupant:
    """The player of a place that is known; `who` is None for a place that stays empty."""

    who: EntrantId | None


BELOW_THE_TITLE: frozenset[Kind] = frozenset({"third_place", "place"})
"""The kinds of matches of those who cannot win the bracket any more."""

Game = tuple[Pairing, Result | None]
"""A published game of a match and its result."""


class Progress:
    """A stage in its bracket at one moment. `replays` is the number of times that a tied match is played again."""

    def __init__(self, bracket: Bracket, stage: Stage, replays: int, earlier: Progress | None = None) -> None:
        """Read the published rounds, those that differ from `earlier` ones if that is of the same field."""
        self.bracket = bracket
        self.stage = stage
        self.replays = replays
        self.games: dict[str, tuple[Game, ...]] = {}
        self.passed: dict[str, EntrantId | None] = {}
        """Matches published as decided without a game, and who went on."""
        self._structure = structure_of(bracket)
        self._active = frozenset(stage.active)
        self._outcomes: dict[str, Outcome | None] = {}
        self._players: dict[str, tuple[EntrantId, ...]] = {}
        self._possibly_pending = bracket
        self._all_named = True
        changed = None if earlier is None else self._changed_since(earlier)
        if earlier is None or changed is None:
            self.games = {match.key: () for match in bracket}
            for round_ in stage.rounds:
                self._read(round_)
        else:
            self._begin_from(earlier, changed)

    def _changed_since(self, earlier: Progress) -> set[str] | None:
        """Return the matches whose games or facts differ; None if everything has to be read."""
        same_field = (self.bracket, self.stage.seeds) == (earlier.bracket, earlier.stage.seeds)
        if not same_field or (self.replays, self._active) != (earlier.replays, earlier._active):
            return None
        changed: set[str] = set()
        for old, new in zip_longest(earlier.stage.rounds, self.stage.rounds):
            changed |= _differences(old, new)
        known = self._structure.matches
        return changed if earlier._all_named and changed <= known.keys() else None

    def _begin_from(self, earlier: Progress, changed: set[str]) -> None:
        """Take games and outcomes from an earlier progress, but for those that the changed matches can reach."""
        self.games, self.passed = {**earlier.games}, {**earlier.passed}
        for key in changed:
            self.games[key] = tuple(
                (pairing, round_.results.get(pairing.id))
                for round_ in self.stage.rounds
                for pairing in round_.games.by_label.get(key, ())
            )
            self.passed.pop(key, None)
            for round_ in self.stage.rounds:
                if key in round_.pairings.facts:
                    self._pass(key, round_.pairings.facts[key])
        reached = self._structure.reached_from(changed)
        self._outcomes, self._players = {**earlier._outcomes}, {**earlier._players}
        for key in reached:
            self._outcomes.pop(key, None)
            self._players.pop(key, None)
        pending = reached.union(match.key for match in earlier._pending)
        self._possibly_pending = tuple(match for match in self.bracket if match.key in pending)

    def _read(self, round_: Round) -> None:
        """Assign the games of a round to their matches."""
        for key, who in round_.pairings.facts.items():
            if key in self._structure.matches:
                self._pass(key, who)
        unnamed: list[Pairing] = []
        for pairing in round_.pairings.pairings:
            if pairing.label in self.games:
                self.games[pairing.label] += ((pairing, round_.results.get(pairing.id)),)
            else:
                unnamed.append(pairing)
        # A pairing that a director entered has no label. Outcomes are recomputed for each, since the one before may
        # have decided which match is due.
        for pairing in unnamed:
            self._all_named = False
            self._forget()
            match = self._match_meant(pairing)
            if match is not None:
                self.games[match.key] += ((pairing, round_.results.get(pairing.id)),)
        self._forget()

    def _pass(self, key: str, who: Scalar) -> None:
        """Note who goes on from a match without a game."""
        self.passed[key] = None if who is None else str(who)

    def _forget(self) -> None:
        """Compute everything again from here on: games were added."""
        self._outcomes.clear()
        self._players.clear()

    def _match_meant(self, pairing: Pairing) -> Match | None:
        """Return the match of a director's own pairing: the first one due that has one of its players."""
        due = (match for match in self.bracket if self.outcome(match.key) is None and not self._is_open(match))
        return next((match for match in due if set(pairing.seats) & set(self.players(match))), None)

    def outcome(self, key: str) -> Outcome | None:
        """Return how a match was decided, or None while it is open."""
        if key not in self._outcomes:
            self._outcomes[key] = self._outcome(self._structure.matches[key])
        return self._outcomes[key]

    def _outcome(self, match: Match) -> Outcome | None:
        """Compute the outcome: from its games, else from what was published, else without a game."""
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
        """Decide a match in which at most one player is left: that player goes on.

        If a later match is published already, the match stays skipped, even if one of its players comes back.
        """
        players = self.players(match)
        if self._is_passed_by(match):
            return self._carried_on(match, players) or Outcome()
        present = [who for who in players if who in self._active]
        if len(present) > 1:
            return None
        winner = present[0] if present else None
        return Outcome(winner, _other(players, winner), without_game=True)

    def _outcome_of_games(self, match: Match) -> Outcome | None:
        """Decide by the last game. A tie is played again up to `replays` times, then the favourite goes on."""
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
        """Return who goes on from a tie that is not replayed.

        The better seed, in the grand final the unbeaten player.
        """
        unbeaten = self.occupant(match.sources[0]) if match.kind == "grand_final" else None
        return min(players, key=lambda who: (Occupant(who) != unbeaten, self.stage.seed_of(who)))

    def needed(self, match: Match) -> bool:
        """Return False for a second chance that is not played: the unbeaten player has not lost the grand final."""
        if match.kind != "second_chance" or self.games[match.key]:
            return True
        grand_final = next(other for other in self.bracket if other.kind == "grand_final")
        outcome = self.outcome(grand_final.key)
        unbeaten = self.occupant(grand_final.sources[0])
        return outcome is None or (outcome.loser is not None and unbeaten == Occupant(outcome.loser))

    def occupant(self, source: Source) -> Occupant | None:
        """Return the player who comes from a source, or None while that is open."""
        if isinstance(source, Seeded):
            known = source.seed <= len(self.stage.seeds)
            return Occupant(self.stage.seeds[source.seed - 1] if known else None)
        outcome = self.outcome(source.match)
        if outcome is None:
            return None
        return Occupant(outcome.winner if isinstance(source, WinnerOf) else outcome.loser)

    def players(self, match: Match) -> tuple[EntrantId, ...]:
        """Return the known players of a match: as paired, or as passed on by a director, or as the bracket says."""
        players = self._players.get(match.key)
        if players is None:
            players = self._players[match.key] = self._find_players(match)
        return players

    def _find_players(self, match: Match) -> tuple[EntrantId, ...]:
        """Compute the known players."""
        if self.games[match.key]:
            return self.games[match.key][-1][0].seats
        seats = (self.occupant(source) for source in match.sources)
        known = tuple(seat.who for seat in seats if seat is not None and seat.who is not None)
        passed = self.passed.get(match.key)
        return known if passed is None or passed in known else (passed,)

    def shown(self, match: Match) -> tuple[EntrantId | None, EntrantId | None]:
        """Return the two players in the order of the bracket; None for a place that is open or empty.

        If a director has exchanged players, the player who was paired is shown in the place of the one whom the bracket
        expects.
        """
        known = self.players(match)
        sources = [self.occupant(source) for source in match.sources]
        first, second = (None if seat is None or seat.who not in known else seat.who for seat in sources)
        others = iter(who for who in known if who not in {first, second})
        return first or next(others, None), second or next(others, None)

    def _published(self, key: str | None) -> set[EntrantId]:
        """Return all players who have a game in a match or passed it without one, as far as it is published."""
        if key is None:
            return set()
        seated = {who for pairing, _ in self.games[key] for who in pairing.seats}
        return seated | {who for who in (self.passed.get(key),) if who is not None}

    def _is_passed_by(self, match: Match) -> bool:
        """Return True if a match that this one leads to is published already."""
        onward = (self._structure.winner_goes_to.get(match.key), self._structure.loser_goes_to.get(match.key))
        return any(key is not None and (self.games[key] or key in self.passed) for key in onward)

    def _carried_on(self, match: Match, players: Iterable[EntrantId]) -> Outcome | None:
        """Return the outcome that published later matches imply, or None.

        A correction of a result changes no pairing.
        """
        pair = tuple(players)
        onward, down = self._structure.winner_goes_to.get(match.key), self._structure.loser_goes_to.get(match.key)
        # Both lead to the same match (the second chance): its players do not tell who has won.
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
    def _pending(self) -> tuple[Match, ...]:
        """Return the matches that are open, or decided without a game and unpublished."""
        outcomes = ((match, self.outcome(match.key)) for match in self._possibly_pending)
        return tuple(match for match, outcome in outcomes if outcome is None or outcome.without_game)

    @cached_property
    def ready(self) -> tuple[Match, ...]:
        """Return the matches whose players are known and that have no open game; empty when none is left."""
        undecided = (match for match in self._pending if self.outcome(match.key) is None and not self._is_open(match))
        return tuple(match for match in undecided if len(self.players(match)) > 1)

    @cached_property
    def due(self) -> tuple[Match, ...]:
        """Return the matches of the next round: those of the lowest level that can be played."""
        level = min((match.level for match in self.ready), default=0)
        return tuple(match for match in self.ready if match.level == level)

    def board_of(self, match: Match) -> int:
        """Return the place of a match in its level, from 1: its board, whenever it opens."""
        return self.levels[match.level].index(match) + 1

    @property
    def levels(self) -> Mapping[int, tuple[Match, ...]]:
        """Return all matches of each level."""
        return self._structure.levels

    def _is_open(self, match: Match) -> bool:
        """Return True while a game of the match has no result."""
        games = self.games[match.key]
        return bool(games) and games[-1][1] is None

    def places(self, level: int) -> tuple[Match, ...]:
        """Return the matches of a level that belong to its next round: to be played, or passed without a game."""
        return tuple(
            match
            for match in self.bracket
            if match.level == level
            and match.key not in self.passed
            and ((outcome := self.outcome(match.key)) is None or outcome.without_game)
            and any(who in self._active for who in self.players(match))
        )

    def present(self, match: Match) -> tuple[EntrantId, ...]:
        """Return the players of the match who are still active."""
        return tuple(who for who in self.players(match) if who in self._active)

    def pool(self, match: Match) -> tuple[str, bool]:
        """Return a key that is equal for matches of a level whose players have lost as often in the same rounds."""
        return match.title if match.kind == "place" else match.kind, match.key in self._structure.loser_goes_to

    def decided_without_game(self, level: int) -> tuple[tuple[Match, Outcome], ...]:
        """Return the matches up to this level that are decided without a game, have a player and are unpublished."""
        outcomes = ((match, self.outcome(match.key)) for match in self._pending if match.level <= level)
        return tuple(
            (match, outcome)
            for match, outcome in outcomes
            if outcome is not None and outcome.without_game and self.players(match)
        )

    @cached_property
    def last_matches(self) -> dict[EntrantId, Match]:
        """Return the latest match of every player, decided or not."""
        last = {}
        for match in self.bracket:
            if self.needed(match):
                last.update(dict.fromkeys(self.players(match), match))
        return last

    def is_in(self, who: EntrantId) -> bool:
        """Return True if the entrant can still win, or has won, the bracket."""
        match = self.last_matches.get(who)
        outcome = None if match is None else self.outcome(match.key)
        return match is not None and (outcome is None or outcome.winner == who) and match.kind not in BELOW_THE_TITLE

    @cached_property
    def champion(self) -> EntrantId | None:
        """Return the winner of the last match that is needed, or None while it is open."""
        final = next(match for match in reversed(self.bracket) if self.needed(match))
        outcome = self.outcome(final.key)
        return None if outcome is None else outcome.winner


def _other(players: Iterable[EntrantId], who: EntrantId | None) -> EntrantId | None:
    """Return the other of two players; None if `who` is none of them or there is no other."""
    others = [player for player in players if player != who]
    return others[0] if who is not None and len(others) == 1 else None


def _differences(old: Round | None, new: Round | None) -> set[str]:
    """Return the labels of games, and the keys of facts, in which two versions of a round differ."""
    if old is new:
        return set()
    before, after = _published_in(old), _published_in(new)
    return {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}


def _published_in(round_: Round | None) -> dict[str, list[object]]:
    """Return the games of each label with their results, and who went on without one."""
    found: dict[str, list[object]] = {}
    if round_ is None:
        return found
    for pairing in round_.pairings.pairings:
        found.setdefault(pairing.label, []).append((pairing, round_.results.get(pairing.id)))
    for key, who in round_.pairings.facts.items():
        found.setdefault(key, []).append(who)
    return found
