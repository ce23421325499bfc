"""Final order once the finals have a champion, and the play-offs that it needs (rules 9 to 11).

Places go by games won in the finals. Only second and third place are played off; every other tie is broken in favour of
the player who was eliminated later, then of the better seed (reading A8).

`recognise` is a pure function of the results so far. It is called after every play-off and returns either the complete
order or the next game, so no state of the play-offs is stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from formats.core.values import EntrantId
from formats.toolkit.record import Couple, couple

SECOND, THIRD = 2, 3


@dataclass(frozen=True)
class Beaten:
    """A player who did not win the finals.

    `wins`: games won in the finals. `out`: the last round played there, later is better. `gone`: withdrawn or removed,
    and therefore unable to play a play-off.
    """

    player: EntrantId
    seed: int
    wins: int
    out: int
    gone: bool = False


@dataclass(frozen=True)
class PlayOff:
    """A game that must be played before the order is known.

    `tied` is the number of players with equal wins for `place`.
    """

    players: tuple[EntrantId, EntrantId]
    place: int
    tied: int


@dataclass(frozen=True)
class Recognition:
    """The order behind the champion as far as it is known, and the next play-off that is needed, if any."""

    order: tuple[EntrantId, ...]
    next_game: PlayOff | None


PlayOffs = Mapping[Couple, EntrantId | None]
"""Winners of the play-offs so far; None if neither player appeared."""


def recognise(beaten: Iterable[Beaten], play_offs: PlayOffs) -> Recognition:
    """Return the order of the players behind the champion, and the next play-off."""
    ranked = sorted(beaten, key=lambda opponent: (-opponent.wins, -opponent.out, opponent.seed))
    order: list[EntrantId] = []
    wanted: PlayOff | None = None
    for _, level in groupby(ranked, key=lambda opponent: opponent.wins):
        settled = _settle(list(level), SECOND + len(order), play_offs)
        order += [candidate.player for candidate in settled.group]
        wanted = wanted or settled.needed
    return Recognition(tuple(order), wanted)


@dataclass(frozen=True)
class _Settled:
    """A group of players with equal wins in the order known so far, and the game that is needed to complete it."""

    group: list[Beaten]
    needed: PlayOff | None = None


def _settle(group: list[Beaten], place: int, play_offs: PlayOffs) -> _Settled:
    """Order a group that begins at `place`. Only second and third place are played off, among the best of the group."""
    if place == SECOND and len(group) > SECOND:
        return break_three_way_tie(group, play_offs)
    if place in {SECOND, THIRD} and len(group) > 1:
        return break_two_way_tie(group, place, play_offs)
    return _Settled(group)


def break_two_way_tie(group: list[Beaten], place: int, play_offs: PlayOffs) -> _Settled:
    """Rule 10: one game between the first two of the group; the others stay behind them."""
    duel = _duel(group[0], group[1], play_offs)
    if duel is None:
        return _Settled(group, PlayOff((group[0].player, group[1].player), place, len(group)))
    return _Settled([*duel, *group[2:]])


def break_three_way_tie(group: list[Beaten], play_offs: PlayOffs) -> _Settled:
    """Rule 11: the two of the first three who went out earliest play; the winner plays the third for second place."""
    last_out, later, earlier = group[:3]
    first_duel = _duel(later, earlier, play_offs)
    if first_duel is None:
        return _Settled(group, PlayOff((later.player, earlier.player), SECOND, len(group)))
    challenger, fourth = first_duel
    second_duel = _duel(last_out, challenger, play_offs)
    rest = [fourth, *group[3:]]
    if second_duel is None:
        needed = PlayOff((last_out.player, challenger.player), SECOND, len(group))
        return _Settled([last_out, challenger, *rest], needed)
    return _Settled([*second_duel, *rest])


def _duel(a: Beaten, b: Beaten, play_offs: PlayOffs) -> tuple[Beaten, Beaten] | None:
    """Return winner and loser of a play-off, or None while it has to be played.

    A player who is gone loses without a game. If neither appears, or both are gone, `a` stays ahead of `b`.
    """
    players = couple(a.player, b.player)
    if players in play_offs:
        return (b, a) if play_offs[players] == b.player else (a, b)
    if a.gone or b.gone:
        return (b, a) if a.gone and not b.gone else (a, b)
    return None
