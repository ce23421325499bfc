"""The shapes of worked cases. A case is recognized by its content, not by the name of its file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

NOTES = frozenset({"note", "notes", "why", "source", "comment", "columns", "title"})
"""Keys that explain a case, or a file of cases, to a reader."""


class UnreadError(Exception):
    """Something a folder of cases holds is read by nothing: a file, a part of one, or a key of a case."""


@dataclass(frozen=True)
class Shape:
    """Cases of one kind. `fits` takes a value and the name of its section of the file."""

    name: str
    fits: Callable[[Any, str], bool]


def has(*keys: str) -> Callable[[Any, str], bool]:
    """Fits objects with all these keys."""
    return lambda value, _: isinstance(value, Mapping) and set(keys) <= set(value)


def has_items(value: Any, *keys: str) -> bool:
    """Is it a list of objects, the first of which has all these keys?"""
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping) and set(keys) <= set(value[0])


def players_with(key: str) -> Callable[[Any], bool]:
    """Is it a position with a list of players, of whom the first has this key?"""

    def fits(value: Any) -> bool:
        position = value.get("input") if isinstance(value, Mapping) else None
        players = position.get("players") if isinstance(position, Mapping) else None
        return has_items(players, key)

    return fits


def is_cop_input(value: Any) -> bool:
    """Is it a position of COP: tables of opponents and scores by index?"""
    return isinstance(value, Mapping) and {"players", "rounds", "pairings", "results"} <= set(value)


def of_cop(*keys: str) -> Callable[[Any, str], bool]:
    """Fits positions of COP with these keys beside the input."""
    return lambda value, _: has("input", *keys)(value, "") and is_cop_input(value["input"])


def expects(wanted: Callable[[Any, Mapping[str, Any], str], bool]) -> Callable[[Any, str], bool]:
    """Fits positions of COP whose expectations are of that kind."""

    def fits(value: Any, section: str) -> bool:
        return of_cop("expect")(value, section) and wanted(value, value["expect"], section)

    return fits


STANDINGS = {"records", "can_catch", "everyone_can_catch_everyone", "gibsonized_ranks", "simulation"}
"""What is expected of standings, and not of a round."""


def is_refusal(_: Any, expected: Mapping[str, Any], __: str) -> bool:
    """Is an input expected to be refused? Not so where a round cannot be found for a good input."""
    return set(expected) == {"error"} and expected["error"] not in {"SUCCESS", "OVERCONSTRAINED"}


def is_about_standings(case: Any, expected: Mapping[str, Any], _: str) -> bool:
    """Are standings asked for? Where nothing at all is, the case may only be one of them if nothing was answered."""
    return bool(set(expected) & STANDINGS) or (not expected and "observed" not in case)


def is_about_a_round(_: Any, __: Mapping[str, Any], ___: str) -> bool:
    """Whatever else is expected is expected of a round."""
    return True


def in_section(name: str, *keys: str) -> Callable[[Any, str], bool]:
    """Fit values in this section of a file that have these keys."""
    return lambda value, section: section == name and has(*keys)(value, section)


STRUCTURE_OF_GROUPS = frozenset(
    {"round1_table", "groups28", "groups_other", "round2", "round3", "round3_roll", "even_group_balance"}
)

SHAPES: tuple[Shape, ...] = (
    Shape("arimaa finals", lambda value, _: "expected" in value and players_with("seed")(value)),
    Shape("arimaa swiss", lambda value, _: "expected" in value and players_with("rating")(value)),
    Shape("arimaa swiss published", lambda value, _: "published_pairs" in value and players_with("rating")(value)),
    Shape(
        "arimaa finals whole", lambda value, _: has("players")(value, "") and has_items(value.get("rounds"), "order")
    ),
    Shape("arimaa colors", has("games", "pair", "rule")),
    Shape("arimaa rounds", has("players", "rounds", "wins_needed")),
    Shape("wpf pick", has("rank_to_seed", "lists", "used", "expected")),
    Shape("wpf invariants", has("possible_losses_by_rank_after_round")),
    Shape("wpf whole", has("after", "final")),
    Shape("wpf table", lambda value, _: has_items(value.get("matches"), "ranks", "code")),
    Shape("wpf online", in_section("online", "winner")),
    Shape("wpf live", in_section("live", "winner")),
    Shape("kuksu structure", has("n", "tiers")),
    Shape("kuksu snake", has("n", "groups", "result")),
    Shape(
        "kuksu table", lambda value, _: has("games", "expected")(value, "") and isinstance(value.get("players"), dict)
    ),
    Shape("kuksu cycle", has("players", "expected_tiers")),
    Shape("pentolla structure", lambda value, _: bool(STRUCTURE_OF_GROUPS & set(value))),
    Shape("pentolla ranking", has("players", "games", "random", "expected")),
    Shape("cop swings", in_section("cumulative", "gibson_spread", "cumulative_swing")),
    Shape("cop factor", in_section("factor_pairs", "players", "rounds_left", "pairs")),
    Shape("cop factor clashes", in_section("factor_pair_clashes", "players", "rounds_left", "pairs")),
    Shape("cop gibson", in_section("gibson", "standings", "gibsonized")),
    Shape("cop hopefulness", in_section("hopefulness", "array", "by_rounds_left")),
    Shape("cop weights", of_cop("observed", "weights")),
    Shape("cop refusal", expects(is_refusal)),
    Shape("cop standings", expects(is_about_standings)),
    Shape("cop expectations", expects(is_about_a_round)),
    Shape("cop event", has("players", "games", "rank_after")),
    Shape("cop groups", has("players", "groups")),
    Shape("cop history", lambda value, _: has("input")(value, "") and is_cop_input(value["input"])),
    Shape("cop history", lambda value, _: is_cop_input(value)),
    Shape("fide tournament", has("players", "played", "initial_colour")),
    Shape("fide standings", has("tournament", "after", "values", "chains")),
    Shape("fide rating tables", has("score_to_difference", "largest_difference")),
    Shape("fide teams", has("teams", "match_points", "trf")),
    Shape("fide report", has("file", "style", "line_end", "players")),
    Shape("fide report refused", has("file", "line", "why")),
    Shape("fide report file", has("file", "content")),
    Shape("fide disputed", has("tournament", "round", "bbpPairings")),
)
"""All shapes there are; a value is a case of the first one that it fits."""


def cases_within(value: Any, section: str = "", way: str = "") -> Iterator[tuple[str, Any]]:
    """The cases of a file with the name of the shape of each; raises UnreadError where something is none."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from cases_within(item, section, f"{way}[{number}]")
        return
    if not isinstance(value, Mapping):
        message = f"{way or 'the file'} is no case of any shape"
        raise UnreadError(message)
    shape = next((shape.name for shape in SHAPES if shape.fits(value, section)), None)
    if shape is not None:
        yield shape, value
        return
    parts = {key: part for key, part in value.items() if key not in NOTES}
    if not parts:
        message = f"{way or 'the file'} holds no case"
        raise UnreadError(message)
    for key, part in parts.items():
        yield from cases_within(part, key, f"{way}.{key}" if way else key)


def only(case: Mapping[str, Any], *known: str) -> None:
    """Refuses keys of a case that its test does not read; what merely explains it may always be there."""
    unread = set(case) - set(known) - NOTES
    if unread:
        message = f"nothing reads {', '.join(sorted(unread))}"
        raise UnreadError(message)
