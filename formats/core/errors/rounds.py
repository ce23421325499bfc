"""Why a round cannot be paired, published or changed."""

from __future__ import annotations

from formats.core.errors.base import RuleError
from formats.core.values import EntrantId, PairingId


class NotAheadError(RuleError):
    """A round was to be paired on older standings, in a format (its key) that always takes the latest."""

    system: str
    round_number: int


class NotNextError(RuleError):
    """The requested step is not the next one (usually another user has just done it)."""

    asked: str
    next_step: str


class ResultsMissingError(RuleError):
    """The round cannot go on before these games have results."""

    pairings: tuple[PairingId, ...]


class NoPairingExistsError(RuleError):
    """No round can be paired under the rules; `code` names the rule that forbids it."""

    code: str
    entrants: tuple[EntrantId, ...] = ()


class BadRoundError(RuleError):
    """A round does not account for its field: who is missing, doubled or unknown.

    `boards` are pairings whose id is not that of their board, or whose board is taken twice.
    """

    missing: tuple[EntrantId, ...] = ()
    doubled: tuple[EntrantId, ...] = ()
    unknown: tuple[EntrantId, ...] = ()
    boards: tuple[PairingId, ...] = ()


class DependentGamesError(RuleError):
    """Published rounds rest on the result of this one: nothing is changed before a director decides about them.

    `games` are the later games, `without_game` those who have a later bye because of it; either may be empty. `leaving`
    are those who have gone on wrongly, `entering` those who should have; `reseeded` says that the same
    ones would have gone on, but to other places.
    """

    pairing: PairingId
    games: tuple[PairingId, ...]
    leaving: tuple[EntrantId, ...] = ()
    entering: tuple[EntrantId, ...] = ()
    without_game: tuple[EntrantId, ...] = ()
    reseeded: bool = False


class BranchPlayedError(RuleError):
    """The field of a branch would be another, and games of it have results. `title` is that of its first stage."""

    title: str


class HandmadeRoundError(RuleError):
    """A director's own round does not fit the format. `code` says how, `entrants` whom it is about.

    `no_match_for`: they have no match in this round; `different_parts`: the two may not meet in it; `left_out`: they
    have neither a game nor a bye; `other_number`: there are more or fewer games than matches; `must_stay`: their
    match cannot be changed; `same_couples`: sides may be changed and nothing else; `out`: they are out of the stage;
    `no_rounds_off`: this format takes no rounds off.
    """

    code: str
    entrants: tuple[EntrantId, ...] = ()


class RoundClosedError(RuleError):
    """Later rounds build on this one; it can only be corrected result by result."""

    stage: int
    round_number: int


class NoSeatError(RuleError):
    """The current round has no game for the entrant: they are in it, it has no bye, or the rules forbid that game."""

    entrant: EntrantId
