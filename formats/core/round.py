"""A round as it was published, with its results; and what is looked up in it again and again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.results import Result
from formats.core.values import EntrantId, PairingId, Scalar

Results = Mapping[PairingId, Result]


class Games:
    """The games of a round, found by id, by player and by label. They stay as they are while results come in."""

    def __init__(self, pairings: tuple[Pairing, ...]) -> None:
        self.pairings = pairings

    @cached_property
    def by_id(self) -> Mapping[PairingId, Pairing]:
        """Each game by its id; the first of any that share one."""
        return {pairing.id: pairing for pairing in reversed(self.pairings)}

    @cached_property
    def by_entrant(self) -> Mapping[EntrantId, tuple[Pairing, ...]]:
        """The games at which each entrant sits, in order."""
        games_of_each: dict[EntrantId, list[Pairing]] = {}
        for pairing in self.pairings:
            for seat in dict.fromkeys(pairing.seats):
                games_of_each.setdefault(seat, []).append(pairing)
        return {who: tuple(games) for who, games in games_of_each.items()}

    @cached_property
    def by_label(self) -> Mapping[str, tuple[Pairing, ...]]:
        """The games that carry each label, in order."""
        games_of_label: dict[str, list[Pairing]] = {}
        for pairing in self.pairings:
            games_of_label.setdefault(pairing.label, []).append(pairing)
        return {label: tuple(games) for label, games in games_of_label.items()}


@dataclass(frozen=True, slots=True)
class Round:
    """A published round and what became of its games. `number` counts from 1 within the stage.

    What is looked up in it is worked out when it is first wanted, and handed on to the round with one more result.
    """

    number: int
    pairings: RoundPairings
    results: Results
    amended: bool = False
    _games: Games | None = field(default=None, repr=False, compare=False)
    _open: tuple[Pairing, ...] | None = field(default=None, init=False, repr=False, compare=False)
    _open_ids: tuple[PairingId, ...] | None = field(default=None, init=False, repr=False, compare=False)
    _results_by_label: Mapping[str, Results] | None = field(default=None, init=False, repr=False, compare=False)

    def __reduce__(self) -> tuple[type[Round], tuple[int, RoundPairings, Results, bool]]:
        """Cached look-ups are computed again in the process that receives the round."""
        return Round, (self.number, self.pairings, self.results, self.amended)

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """In JSON it is a list of what it is made of, as for another process."""
        parts = handler.generate_schema(tuple[int, RoundPairings, dict[PairingId, Result], bool])
        written = core_schema.plain_serializer_function_ser_schema(
            lambda round_: (round_.number, round_.pairings, round_.results, round_.amended), return_schema=parts
        )
        return core_schema.no_info_after_validator_function(lambda read: cls(*read), parts, serialization=written)

    @property
    def games(self) -> Games:
        """Its games, by id, by player and by label."""
        known = self._games
        if known is None or known.pairings is not self.pairings.pairings:
            known = Games(self.pairings.pairings)
            object.__setattr__(self, "_games", known)
        return known

    @property
    def complete(self) -> bool:
        """Does every pairing have a result?"""
        return not self.open_pairings()

    def open_pairings(self) -> tuple[Pairing, ...]:
        """The pairings without a result, by board."""
        known = self._open
        if known is None:
            known = tuple(pairing for pairing in self.pairings.pairings if pairing.id not in self.results)
            object.__setattr__(self, "_open", known)
        return known

    def open_ids(self) -> tuple[PairingId, ...]:
        """The ids of the pairings without a result, by board."""
        known = self._open_ids
        if known is None:
            known = tuple(pairing.id for pairing in self.open_pairings())
            object.__setattr__(self, "_open_ids", known)
        return known

    def pairing_of(self, entrant: EntrantId) -> Pairing | None:
        """The first pairing at which the entrant sits this round, if any."""
        return next(iter(self.games.by_entrant.get(entrant, ())), None)

    def results_of(self, label: str) -> Results:
        """The results of the games that carry this label; the same object for as long as none of them changes."""
        return self.results_by_label.get(label, _NO_RESULTS)

    @property
    def results_by_label(self) -> Mapping[str, Results]:
        """The results of the games of each label: the same object for as long as none of that label changes."""
        known = self._results_by_label
        if known is None:
            games = self.games.by_label
            known = {
                name: {game.id: self.results[game.id] for game in games[name] if game.id in self.results}
                for name in games
            }
            object.__setattr__(self, "_results_by_label", known)
        return known

    def with_match(self, game: Pairing | None, bye: Bye | None, facts: Mapping[str, Scalar]) -> Round:
        """The round with one more match: its players are not idle any more."""
        old = self.pairings
        placed = (() if game is None else game.seats) + (() if bye is None else (bye.entrant,))
        games = old.pairings if game is None else tuple(sorted((*old.pairings, game), key=lambda one: one.board))
        pairings = old.model_copy(
            update={
                "pairings": games,
                "byes": old.byes if bye is None else (*old.byes, bye),
                "idle": tuple(who for who in old.idle if who not in placed),
                "facts": {**old.facts, **facts},
            }
        )
        return replace(self, pairings=pairings)

    def with_result(self, pairing: PairingId, result: Result) -> Round:
        """The round in which one of its games ended so."""
        after = replace(self, results={**self.results, pairing: result})
        if self._open is not None:
            ids, still = self.open_ids(), self._open
            while pairing in ids:
                place = ids.index(pairing)
                ids, still = (*ids[:place], *ids[place + 1 :]), (*still[:place], *still[place + 1 :])
            object.__setattr__(after, "_open", still)
            object.__setattr__(after, "_open_ids", ids)
        if self._results_by_label is not None:
            label = self.games.by_id[pairing].label
            mine = {**self._results_by_label[label], pairing: result}
            object.__setattr__(after, "_results_by_label", {**self._results_by_label, label: mine})
        return after

    def without_result(self, pairing: PairingId) -> Round:
        """The round in which one of its games is open."""
        return replace(self, results={key: result for key, result in self.results.items() if key != pairing})


_NO_RESULTS: Results = {}
