"""Winners of prizes: by the final place, in all or in a class, by single games, by averages.

Readings: entrants who share places share their prizes. The winner of a prize of a place can also win one of a class,
and of a score; a tournament that wants it otherwise gives them by hand. Scores are those of the last stage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
    return tuple(line for kind in sorted(wanted, key=_kind_order) for line in _lines(state, engine, kind, wanted[kind]))


def _lines(
    state: TournamentState, engine: Engine, kind: Kind, texts: Mapping[int, tuple[str, ...]]
) -> Iterator[PrizeLine]:
    left = dict(sorted(texts.items()))
    for shared in _order(state, engine, kind):
        numbers = [number for number in range(shared.first, shared.last + 1) if number in left]
        if numbers:
            won = tuple(text for number in numbers for text in left.pop(number))
            yield PrizeLine(shared.first, shared.last, won, shared.who, *kind)
    yield from (PrizeLine(number, number, nobodys, (), *kind) for number, nobodys in left.items() if nobodys)


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
