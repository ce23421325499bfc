"""What the rules say of a player before a round is paired (article 1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from formats.toolkit.fide.record import (
    PAIRING_ALLOCATED,
    WHITE,
    Colour,
    Player,
    Points,
    Tournament,
    other_colour,
)


class Float(IntEnum):
    """The direction in which a player left the score group in a round (1.4)."""

    DOWN = -1
    NONE = 0
    UP = 1


class Strength(IntEnum):
    """How strong a colour preference is (1.7)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Contender:
    """A player to be paired.

    `score` is the pairing score: points and virtual points, in tenths. `parity_number` is the number among those who
    have taken part so far (5.2.5). `colours` are those of played games. `preference` is `-1` for black, `1` for white
    and 0 for none. `floats` are those of the last round and of the round before.
    """

    number: int
    parity_number: int
    score: int
    opponents: frozenset[int]
    colours: Sequence[Colour]
    difference: int
    preference: int
    strength: Strength
    floats: tuple[Float, Float]
    may_have_bye: bool
    unplayed: int
    topscorer: bool

    @property
    def repeated_colour(self) -> bool:
        """True if the last two games had the same colour."""
        return len(self.colours) > 1 and self.colours[-1] == self.colours[-2]


def contenders(tournament: Tournament) -> list[Contender]:
    """Return the players of the next round, ranked by score, then by number (1.2)."""
    done = tournament.played_rounds
    scores = [_scores(player, tournament) for player in tournament.players]
    topscore = tournament.points.win * done / 2 if done == tournament.rounds - 1 else None
    found: list[Contender] = []
    parity_number = 0
    for player in tournament.players:
        present = player.number not in tournament.absent
        if present or any(entry.opponent or entry.result == PAIRING_ALLOCATED for entry in player.entries):
            parity_number += 1
        if present:
            found.append(_contender(player, parity_number, scores, tournament.points, topscore))
    return sorted(found, key=lambda contender: (-contender.score, contender.number))


def _scores(player: Player, tournament: Tournament) -> list[int]:
    """Return the pairing scores before each round, the next round included."""
    total, scores = 0, []
    for round_number in range(1, len(player.entries) + 2):
        scores.append(total + tournament.virtual(player.number, round_number))
        if round_number <= len(player.entries):
            total += tournament.points.of(player.entries[round_number - 1].result)
    return scores


def _contender(
    player: Player, parity_number: int, scores: Sequence[Sequence[int]], points: Points, topscore: float | None
) -> Contender:
    entries = player.entries
    games = [entry for entry in entries if entry.played]
    colours: list[Colour] = ["w" if entry.colour == WHITE else "b" for entry in games]
    difference = 2 * colours.count(WHITE) - len(colours)
    preference, strength = colour_preference(colours)
    score = scores[player.number - 1][-1]
    return Contender(
        number=player.number,
        parity_number=parity_number,
        score=score,
        opponents=frozenset(entry.opponent for entry in games),
        colours=colours,
        difference=difference,
        preference=preference,
        strength=strength,
        floats=(_float(player, -1, scores, points), _float(player, -2, scores, points)),
        may_have_bye=may_have_bye(player, points),
        unplayed=len(entries) - len(games),
        topscorer=topscore is not None and score > topscore,
    )


def colour_preference(colours: Sequence[Colour]) -> tuple[int, Strength]:
    """Return the preferred colour (1 white, -1 black, 0 none) and its strength, from the games played so far (1.7)."""
    if not colours:
        return 0, Strength.NONE
    difference = colours.count("w") - colours.count("b")
    wanted = 1 if other_colour(colours[-1]) == WHITE else -1
    if abs(difference) > 1:
        return (-1 if difference > 0 else 1), Strength.ABSOLUTE
    if len(colours) > 1 and colours[-1] == colours[-2]:
        return wanted, Strength.ABSOLUTE
    if difference:
        return -difference, Strength.STRONG
    return wanted, Strength.MILD


def may_have_bye(player: Player, points: Points) -> bool:
    """Return False after a pairing-allocated bye, or a win's points in a round without a game (C.04.1 art. 4)."""
    return not any(
        entry.result == PAIRING_ALLOCATED or (not entry.played and points.of(entry.result) >= points.win)
        for entry in player.entries
    )


def _float(player: Player, place: int, scores: Sequence[Sequence[int]], points: Points) -> Float:
    """Return the float of a round, counted from the end (1.4.2 to 1.4.4)."""
    if len(player.entries) < -place:
        return Float.NONE
    entry = player.entries[place]
    if entry.played:
        # The scores include one for the next round.
        mine, other = scores[player.number - 1][place - 1], scores[entry.opponent - 1][place - 1]
        return Float.DOWN if mine > other else Float.UP if mine < other else Float.NONE
    gains = entry.result == PAIRING_ALLOCATED or points.of(entry.result) > points.loss
    return Float.DOWN if gains else Float.NONE
