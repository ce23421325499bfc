"""Referee of finished tournaments: checks the standings against the final record alone.

It counts losses, ranks and points again from pairings, results, byes and who left, and uses nothing of the formats'
progress. Decisions that a director may take by hand are not counted as errors: a player who left at some time may have
been passed over, and a tie that was not played again was lost by one of the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Any

from formats import registry
from formats.core.engine import Engine
from formats.core.events import CommandUndone, EntrantStatusChanged
from formats.core.log import Record
from formats.core.model import Pairing, Standing
from formats.core.results import Result
from formats.core.state import Round, Stage, TournamentState
from formats.core.values import EntrantId
from tests.formats.conformance.referee_of_points import total_points
from tests.formats.conformance.referee_of_ranks import check_ranks

THIRD_PLACE, PLAY_OFF = "3P", "Play-off"
"""Labels of the match and of the rounds that are played by those who are out."""

TWO_LIVES = 2


@dataclass(frozen=True)
class Match:
    """A match with all its games. `number` is the round of the last one; `lost` are those who lost it.

    `unclear` are the two of a tied match, one of whom has lost it by a rule. `for_place` is one between players who are
    out already.
    """

    label: str
    number: int
    seats: tuple[EntrantId, EntrantId]
    lost: frozenset[EntrantId] = frozenset()
    unclear: frozenset[EntrantId] = frozenset()
    for_place: bool = False

    @property
    def winner(self) -> EntrantId | None:
        """Who has won it, where one of the two has lost it."""
        return next((who for who in self.seats if who not in self.lost), None) if len(self.lost) == 1 else None


@dataclass(frozen=True)
class Sheet:
    """What the referee looks at: a finished stage, its standings, and who left the tournament at some time."""

    stage: Stage
    options: Any
    standings: Sequence[Standing]
    left: frozenset[EntrantId]

    @property
    def staying(self) -> list[EntrantId]:
        """Everybody who was in from the first round to the last."""
        return [who for who in self.stage.seeds if who not in self.left]

    @property
    def ranks(self) -> dict[EntrantId, int]:
        """Everybody's place."""
        return {line.entrant: line.rank for line in self.standings}


def check_record(state: TournamentState, records: Iterable[Record], engine: Engine) -> None:
    """Check every stage of a tournament that is over."""
    left = ever_left(list(records))
    for number in range(len(state.started)):
        system, options = engine.of_stage(state, number)
        if system.key in registry.systems():
            check_of(system.key)(Sheet(state.stage(number), options, engine.standings(state, number), left))


def ever_left(records: Sequence[Record]) -> frozenset[EntrantId]:
    """Everybody who was out at some time for another reason than a result; what was undone never happened."""
    undone = {record.event.command_id for record in records if isinstance(record.event, CommandUndone)}
    events = [record.event for record in records if record.command_id not in undone]
    return frozenset(
        event.entrant for event in events if isinstance(event, EntrantStatusChanged) and event.status != "active"
    )


def games_of(rounds: Iterable[Round]) -> Iterator[tuple[Round, Pairing, Result]]:
    """Every game that counts."""
    for round_ in rounds:
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            if result is not None and result.how != "void":
                yield round_, pairing, result


# --- knock-outs ------------------------------------------------------------------------------------------------------


def single_elimination(sheet: Sheet) -> None:
    """One loss; an earlier exit is a lower place."""
    matches = bracket_matches(sheet)
    check_knockout(sheet, matches, lives=1)
    check_depths(sheet, matches, lives=1)


def double_elimination(sheet: Sheet) -> None:
    """Two losses, but for the grand final that is not played again."""
    matches = bracket_matches(sheet)
    check_knockout(sheet, matches, lives=TWO_LIVES)
    check_depths(sheet, matches, lives=TWO_LIVES)


def floating_double_elimination(sheet: Sheet) -> None:
    """Two losses; all who have fewer take part in every round; behind the champion by games won."""
    matches = [
        Match(
            pairing.label,
            round_.number,
            pairing.seats,
            frozenset(who for who, points in zip(pairing.seats, result.half_points, strict=True) if not points),
            for_place=round_.pairings.label == PLAY_OFF,
        )
        for round_, pairing, result in games_of(sheet.stage.rounds)
    ]
    check_knockout(sheet, matches, lives=TWO_LIVES)
    losses: Counter[EntrantId] = Counter()
    for round_ in finals_proper(sheet.stage):
        missing = [who for who in sheet.staying if losses[who] < TWO_LIVES and who not in taking_part(round_)]
        assert not missing, f"{missing} still in, and not in round {round_.number}"
        losses.update(who for match in matches if match.number == round_.number for who in match.lost)
    check_games_won(sheet)


def finals_proper(stage: Stage) -> list[Round]:
    """The rounds that are no play-offs for places."""
    return [round_ for round_ in stage.rounds if round_.pairings.label != PLAY_OFF]


def check_games_won(sheet: Sheet) -> None:
    """Behind the champion by games won; level ones who played nothing off by the round in which they went out."""
    rounds = finals_proper(sheet.stage)
    won = Counter(
        pairing.seats[seat] for _, pairing, result in games_of(rounds) if (seat := result.winning_seat) is not None
    )
    if sheet.options.byes_count_as_wins:
        won.update(bye.entrant for round_ in rounds for bye in round_.pairings.byes)
    last = {who: round_.number for round_ in rounds for who in taking_part(round_)}
    played_off = {who for round_ in sheet.stage.rounds if round_ not in rounds for who in taking_part(round_)}
    for above, below in pairwise([line.entrant for line in sheet.standings if not is_champion(line)]):
        assert won[above] >= won[below], f"{above} above {below} with fewer games won"
        level = won[above] == won[below] and not {above, below} & (played_off | sheet.left)
        assert not level or last.get(above, 0) >= last.get(below, 0), f"{above} above {below}, but out earlier"


def for_the_title(round_: Round) -> set[EntrantId]:
    """Everybody with a game or a bye in a match that is not for a place between players who are out."""
    if round_.pairings.label == PLAY_OFF:
        return set()
    games = [pairing for pairing in round_.pairings.pairings if is_for_place(pairing.label)]
    passed = {who for label, who in round_.pairings.facts.items() if is_for_place(label)}
    return taking_part(round_) - {who for pairing in games for who in pairing.seats} - passed


def is_for_place(label: str) -> bool:
    """Is a match of a bracket for a place between players who are out: `3P`, `P5-1`?"""
    return label == THIRD_PLACE or (label[:1] == "P" and label[1:2].isdigit())


def taking_part(round_: Round) -> set[EntrantId]:
    """Everybody with a game or a bye."""
    seated = {who for pairing in round_.pairings.pairings for who in pairing.seats}
    return seated | {bye.entrant for bye in round_.pairings.byes}


def bracket_matches(sheet: Sheet) -> list[Match]:
    """The games of a bracket by their match: only the last one of a match counts. Absent together, both are out."""
    found: dict[str, Match] = {}
    for round_, pairing, result in games_of(sheet.stage.rounds):
        seat = result.winning_seat
        lost = frozenset(
            pairing.seats if len(result.absent) > 1 else () if seat is None else (pairing.seats[1 - seat],)
        )
        tied = frozenset(() if lost else pairing.seats)
        place = is_for_place(pairing.label)
        found[pairing.label] = Match(pairing.label, round_.number, pairing.seats, lost, tied, place)
    return list(found.values())


def weight(match: Match, lives: int, options: Any) -> int:
    """How many losses it counts for: all there are where neither player came, or there is no second chance."""
    no_second_chance = match.label == "GF" and not getattr(options, "reset", True)
    is_bracket = bool(match.label)
    return lives if no_second_chance or (len(match.lost) > 1 and is_bracket) else 1


def losses_before(sheet: Sheet, matches: Iterable[Match], number: int, lives: int) -> Counter[EntrantId]:
    """How often everybody had lost for certain when that round was paired."""
    counts: Counter[EntrantId] = Counter()
    for match in matches:
        if match.number < number and not match.for_place:
            counts.update(dict.fromkeys(match.lost, weight(match, lives, sheet.options)))
    return counts


def check_knockout(sheet: Sheet, matches: Sequence[Match], lives: int) -> None:
    """No entrant plays on with too many losses or is out with fewer; the one who is left is the champion."""
    for round_ in sheet.stage.rounds:
        losses = losses_before(sheet, matches, round_.number, lives)
        too_many = {who: losses[who] for who in for_the_title(round_) if losses[who] >= lives}
        assert not too_many, f"out, and in round {round_.number} all the same: {too_many}"
    losses = losses_before(sheet, matches, len(sheet.stage.rounds) + 1, lives)
    unclear = Counter(who for match in matches for who in match.unclear if not match.for_place)
    unbeaten = [who for who in sheet.staying if losses[who] + unclear[who] < lives]
    assert len(unbeaten) < 2, f"not beaten often enough: {unbeaten}"
    champions = [line.entrant for line in sheet.standings if is_champion(line)]
    # A stage that is over has an open match again where its result was corrected to a tie: no champion then.
    open_again = any(unclear[who] and losses[who] < lives for who in sheet.staying)
    fits = unbeaten in ([], champions) or (open_again and not champions)
    assert fits, f"champion: {champions}, but not beaten often enough: {unbeaten}"
    assert all(losses[who] < lives for who in champions), f"champion beaten too often: {champions}"


def is_champion(line: Standing) -> bool:
    """Does the table name this one as the winner?"""
    return line.rank == 1 and line.note is not None and line.note.code == "champion"


def check_depths(sheet: Sheet, matches: Sequence[Match], lives: int) -> None:
    """A player who is knocked out is placed below the winner of that match, and below all who went out later."""
    ranks, losses = sheet.ranks, losses_before(sheet, matches, len(sheet.stage.rounds) + 1, lives)
    depths: dict[EntrantId, int] = {}
    for match in matches:
        (loser,) = match.lost if match.winner is not None else (None,)
        if loser is None or match.winner is None:
            continue
        if match.for_place:
            assert ranks[match.winner] < ranks[loser], f"{loser} lost {match.label} and is not below {match.winner}"
        elif losses[loser] >= lives and loser in sheet.staying and match.label[0] != "W":
            assert ranks[match.winner] < ranks[loser], f"{loser} lost {match.label} and is not below {match.winner}"
            depths[loser] = max(depth(match.label), depths.get(loser, 0))
    for who, reached in depths.items():
        lower = [other for other, far in depths.items() if far < reached and ranks[other] <= ranks[who]]
        assert not lower, f"{lower} out before {who}, and not below"


def depth(label: str) -> int:
    """How late a match for life is: by the size of the field that is left, or the number of the losers' round."""
    named = {"F": 1000, "SF": 999, "QF": 998, "GF": 1000, "GF2": 1001}
    name = label if label in named else label.partition("-")[0].rstrip("0123456789") + "-" * ("-" in label)
    if name in named:
        return named[name]
    number = int(label.partition("-")[0][1:])
    return number if label[0] == "L" else 997 - number


# --- points ----------------------------------------------------------------------------------------------------------


def check_points(sheet: Sheet, *, ordered: bool = True) -> None:
    """Points are those of games and byes; with `ordered` nobody stands below one with fewer."""
    shown = [Fraction(line.points, line.scale) for line in sheet.standings]
    points = dict(zip([line.entrant for line in sheet.standings], shown, strict=True))
    assert points == total_points(sheet.stage, sheet.options)
    if ordered:
        assert shown == sorted(shown, reverse=True)


def swiss(sheet: Sheet) -> None:
    """Points as counted; with limits by record: through, undecided, out, each with more wins first."""
    limits = sheet.options.wins_to_advance, sheet.options.losses_to_leave
    check_points(sheet, ordered=limits == (None, None))
    if limits == (None, None):
        return
    won, lost = Counter[EntrantId](), Counter[EntrantId]()
    for _, pairing, result in games_of(sheet.stage.rounds):
        for who, made in zip(pairing.seats, result.half_points, strict=True):
            won[who] += made == 2
            lost[who] += made == 0
    for round_ in sheet.stage.rounds:
        won.update(bye.entrant for bye in round_.pairings.byes if bye.half_points == 2)
    orders = []
    for line in sheet.standings:
        through = limits[0] is not None and won[line.entrant] >= limits[0]
        out = not through and limits[1] is not None and lost[line.entrant] >= limits[1]
        orders.append((through, not out, won[line.entrant], -lost[line.entrant]))
    assert orders == sorted(orders, reverse=True)


def group_stage(sheet: Sheet) -> None:
    """Points as counted, in each group nobody below one with fewer; the n-th of each before all later ones."""
    check_points(sheet, ordered=False)
    size, order = sheet.options.count(len(sheet.stage.seeds)), sheet.stage.seeds
    rows = [order[begin : begin + size] for begin in range(0, len(order), size)]
    group = {
        who: place
        for row, whos in enumerate(rows)
        for place, who in enumerate(whos if row % 2 == 0 else [""] * (size - len(whos)) + list(whos)[::-1])
    }
    for _, pairing, _ in games_of(sheet.stage.rounds):
        assert group[pairing.seats[0]] == group[pairing.seats[1]]
    places: Counter[int] = Counter()
    last: dict[int, int] = {}
    worst = 1
    for line in sheet.standings:
        own = group[line.entrant]
        places[own] += 1
        assert places[own] >= worst
        worst = places[own]
        assert line.points <= last.get(own, line.points)
        last[own] = line.points


# --- rounds of groups ------------------------------------------------------------------------------------------------


def group_rounds(sheet: Sheet) -> None:
    """The last game of the final and of the one for third place says who is first, second, third and fourth."""
    check_points(sheet, ordered=False)
    decided: dict[str, tuple[EntrantId, EntrantId]] = {}
    for _, pairing, result in games_of(sheet.stage.rounds):
        if pairing.label in FINALS and result.winning_seat is not None:
            winner = pairing.seats[result.winning_seat]
            decided[pairing.label] = winner, pairing.opponent(winner)
    for label, two in decided.items():
        places = [sheet.ranks[who] for who in two]
        assert places == FINALS[label], f"{label}: {two} have places {places}"


FINALS = {"Final": [1, 2], "Third place": [3, 4]}

CHECKS: dict[str, Callable[[Sheet], None]] = {
    "single_elimination": single_elimination,
    "double_elimination": double_elimination,
    "floating_double_elimination": floating_double_elimination,
    "swiss_elimination": lambda sheet: check_ranks(sheet.stage, sheet.options, sheet.standings),
    "group_rounds": group_rounds,
    "group_stage": group_stage,
    "swiss": swiss,
    "score_group_swiss": check_points,
    "round_robin": check_points,
    "cop": check_points,
    "tiered_league": partial(check_points, ordered=False),
}
"""What is checked of the stages of each format."""


def check_of(key: str) -> Callable[[Sheet], None]:
    """Return what is checked of a format: points, where nothing else is said."""
    return CHECKS.get(key, check_points)
