"""Winners of prizes: by the final place, in all or in a class, by single games, by averages.

Readings: entrants who share places share their prizes. Scores are those of the last stage. With the setting `one_prize`
nobody wins two: the largest is kept, by the first amount in its words, and of equal ones the first in the order place,
class, score; the others go to the next in line. Without it, as in logs that do not have it, prizes are independent.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.service import scored_games as scores
from bot.service.final_places import places
from bot.service.scored_games import Scored
from formats.core.engine import Engine
from formats.core.plan import Prize, PrizeFor
from formats.core.state import TournamentState
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """The prizes of the places `first` to `last`, for all of `winners` together; empty while they are not known.

    A prize of a class that is given without words has no `texts`.
    """

    first: int
    last: int
    texts: tuple[str, ...]
    winners: tuple[EntrantId, ...]
    given_for: PrizeFor = "place"
    of_class: int = 0


Kind = tuple[PrizeFor, int]
"""What prizes are given for, and in which class."""


@dataclass(frozen=True, slots=True)
class _Shared:
    """Entrants who share the places `first` to `last`."""

    first: int
    last: int
    who: tuple[EntrantId, ...]


def planned_prizes(state: TournamentState) -> tuple[PrizeLine, ...]:
    """The prizes without winners: by place, by class, by scores."""
    return tuple(
        PrizeLine(place, place, texts, (), *kind)
        for kind, by_place in _texts(state).items()
        for place, texts in by_place.items()
    )


def prize_lines(state: TournamentState, engine: Engine) -> tuple[PrizeLine, ...]:
    """Return the winners of all prizes. A prize may have no winner; classes have winners without texts as well."""
    wanted = _texts(state)
    for kind, count in _class_prizes(state, engine).items():
        for place in range(1, count + 1):
            wanted.setdefault(kind, {}).setdefault(place, ())
    queues = [_Queue(kind, dict(sorted(wanted[kind].items())), _order(state, engine, kind)) for kind in wanted]
    queues.sort(key=lambda queue: _kind_order(queue.kind))
    lines = _one_each(queues) if state.settings.one_prize else [line for queue in queues for line in queue.all_lines()]
    left = (
        PrizeLine(number, number, texts, (), *queue.kind)
        for queue in queues
        for number, texts in queue.left.items()
        if texts
    )
    return tuple(sorted((*lines, *left), key=lambda line: (*_kind_order((line.given_for, line.of_class)), line.first)))


@dataclass
class _Queue:
    """The prizes of a kind that are left, and the ranking of those who may win them, from place `at` on."""

    kind: Kind
    left: dict[int, tuple[str, ...]]
    order: list[_Shared]
    at: int = 1

    def next_line(self, gone: Collection[EntrantId] = ()) -> PrizeLine | None:
        """Return the next prize with its winners, without the entrants who are `gone`; None if nothing is left."""
        self._skip(gone)
        if not self.order:
            return None
        who = tuple(entrant for entrant in self.order[0].who if entrant not in gone)
        last = self.at + self._width(gone) - 1
        won = tuple(text for number in range(self.at, last + 1) for text in self.left.get(number, ()))
        return PrizeLine(self.at, last, won, who, *self.kind)

    def take(self, line: PrizeLine) -> None:
        """Remove a prize that was won, and its winners."""
        for number in range(line.first, line.last + 1):
            self.left.pop(number, None)
        self.order, self.at = self.order[1:], line.last + 1

    def all_lines(self) -> Iterator[PrizeLine]:
        """Yield all prizes with their winners."""
        while (line := self.next_line()) is not None:
            self.take(line)
            yield line

    def _skip(self, gone: Collection[EntrantId]) -> None:
        """Drop shared places without a prize, and those whose entrants are all gone."""
        while self.order:
            width = self._width(gone)
            if width and any(self.at <= number < self.at + width for number in self.left):
                return
            self.order, self.at = self.order[1:], self.at + width

    def _width(self, gone: Collection[EntrantId]) -> int:
        """Return how many places the first shared place takes up without those who are gone."""
        shared = self.order[0]
        missing = sum(entrant in gone for entrant in shared.who)
        return 0 if missing == len(shared.who) else shared.last - shared.first + 1 - missing


def _one_each(queues: Sequence[_Queue]) -> Iterator[PrizeLine]:
    """Yield prizes with their winners, the largest first, so that everybody wins one at most."""
    gone: set[EntrantId] = set()
    while True:
        upcoming = [(queue, line) for queue in queues if (line := queue.next_line(gone)) is not None]
        if not upcoming:
            return
        queue, line = max(upcoming, key=lambda pair: _worth(pair[1]))
        queue.take(line)
        gone.update(line.winners)
        yield line


_AMOUNT = re.compile(r"\d{1,9}(?:[.,]\d{1,2}(?!\d))?")


def _worth(line: PrizeLine) -> float:
    """Return the share of each winner, by the first amount in the words of each prize; 0 for words without one."""
    amounts = (_AMOUNT.search(text.replace(",", "") if re.search(r",\d{3}", text) else text) for text in line.texts)
    return sum(float(found[0].replace(",", ".")) for found in amounts if found) / max(1, len(line.winners))


def _texts(state: TournamentState) -> dict[Kind, dict[int, tuple[str, ...]]]:
    texts: dict[Kind, dict[int, tuple[str, ...]]] = {}
    for prize in sorted(state.settings.prizes, key=lambda prize: (*_kind_order(_kind(prize)), prize.place)):
        of_kind = texts.setdefault(_kind(prize), {})
        of_kind[prize.place] = (*of_kind.get(prize.place, ()), prize.text)
    return texts


def _kind(prize: Prize) -> Kind:
    return prize.given_for, prize.of_class if prize.given_for == "class" else 0


ORDER: Sequence[PrizeFor] = ("place", "class", "high_game", "best_spread", "high_loss", "high_average")


def _kind_order(kind: Kind) -> tuple[int, int]:
    return ORDER.index(kind[0]), kind[1]


def _class_prizes(state: TournamentState, engine: Engine) -> dict[Kind, int]:
    """How many prizes each class has by the options of the last stage."""
    if not state.started:
        return {}
    return {("class", number): count for number, count in enumerate(engine.rules_of(state).class_prizes, start=1)}


def disagreements(state: TournamentState, engine: Engine) -> Iterator[tuple[int, int, int]]:
    """Yield each class (0: final places) whose numbers of prizes in words and by the last stage's options differ.

    Only where some are in words: options alone steer pairings, and are announced without words.
    """
    rules = engine.rules_of(state, len(state.main_line) - 1)
    lines = Counter(prize.of_class for prize in state.settings.prizes if prize.given_for == "class")
    places = {prize.place for prize in state.settings.prizes if prize.given_for == "place"}
    if places and rules.prize_places is not None and len(places) != rules.prize_places:
        yield 0, len(places), rules.prize_places
    by_options = dict(enumerate(rules.class_prizes, start=1))
    for number in sorted(lines.keys() | by_options.keys()) if lines and rules.prize_places is not None else ():
        if lines[number] != by_options.get(number, 0):
            yield number, lines[number], by_options.get(number, 0)


def _order(state: TournamentState, engine: Engine, kind: Kind) -> list[_Shared]:
    """Return the ranking for a kind of prize, best first."""
    given_for, of_class = kind
    if given_for == "place":
        return [_Shared(place.first, place.last, place.entrants) for place in places(state, engine)]
    if not state.started:
        return []
    if given_for == "class":
        rules = engine.rules_of(state)
        members = [
            (place.first, who)
            for place in places(state, engine)
            for who in place.entrants
            if rules.class_of(state.entrants[who]) == of_class
        ]
        return _shared(members)
    games = scores.scored_games(state.stage())
    if given_for == "high_average":
        averages = scores.counting_averages(scores.averages(games, state.stage().seeds))
        return _shared([(average.made, average.who) for average in averages])
    order, value = _BY_GAMES[given_for]
    return _shared([(value(game), game.who) for game in order(games)])


_BY_GAMES: Mapping[PrizeFor, tuple[Callable[[Sequence[Scored]], list[Scored]], Callable[[Scored], int]]] = {
    "high_game": (scores.high_games, lambda game: game.score),
    "best_spread": (scores.best_spreads, lambda game: game.margin),
    "high_loss": (scores.high_losses, lambda game: game.score),
}


def _shared(values: Sequence[tuple[float, EntrantId]]) -> list[_Shared]:
    """Group level values into shared places; an entrant with several of them is named once."""
    shared: list[_Shared] = []
    first = 1
    for _, group in groupby(values, key=lambda pair: pair[0]):
        who = [entrant for _, entrant in group]
        shared.append(_Shared(first, first + len(who) - 1, tuple(dict.fromkeys(who))))
        first += len(who)
    return shared
