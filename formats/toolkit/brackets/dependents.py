"""Dependents of a result in a bracket: the published matches that a correction of the result would invalidate.

When a corrected result sends other players on, everything that was published further down has to be retracted. The
closure is computed in `published_below`; `dependents_of_match` compares the outcome before and after, and describes the
shortened stage.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from formats.core.contract import Dependents
from formats.core.model import Pairing, RoundPairings
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId
from formats.toolkit.brackets.progress import Outcome, Progress
from formats.toolkit.brackets.tree import LoserOf, Match, WinnerOf


def dependents_of_match(progress: Progress, pairing: Pairing, result: Result) -> Dependents:
    """Return what depends on a result (R7): nothing if the same players go on, else all matches below it."""
    match = next(
        (
            candidate
            for candidate in progress.bracket
            if pairing.id in {game.id for game, _ in progress.games[candidate.key]}
        ),
        None,
    )
    if match is None:
        return Dependents()
    games = [game.id for game, _ in progress.games[match.key]]
    again = games[games.index(pairing.id) + 1 :]
    further = published_below(progress, match)
    resting = [game.id for lower in further for game, _ in progress.games[lower.key]]
    gone = frozenset((*again, *resting))
    shorter = _without(progress.stage, gone, frozenset(lower.key for lower in further))
    old = progress.outcome(match.key)
    new = Progress(progress.bracket, shorter.with_result(pairing.id, result), progress.replays).outcome(match.key)
    if _same_go_on(old, new) or not (again or further):
        return Dependents()
    before, after = (None if outcome is None else outcome.winner for outcome in (old, new))
    kept = max((round_.number for round_ in shorter.rounds if round_.pairings.pairings), default=0)
    return Dependents(
        games=tuple(game for game in _in_order(progress.stage) if game in gone),
        amended={
            amended.number: amended.pairings
            for amended, published in zip(shorter.rounds, progress.stage.rounds, strict=True)
            if amended.pairings != published.pairings
        },
        kept=kept if kept < len(shorter.rounds) else None,
        leaving=_named(before, after),
        entering=_named(after, before),
    )


def _same_go_on(old: Outcome | None, new: Outcome | None) -> bool:
    """Return True if both outcomes send the same two players on.

    A match that sends no player on is decided; that differs from one that has to be replayed (None).
    """
    if old is None or new is None:
        return old is new
    return (old.winner, old.loser) == (new.winner, new.loser)


def published_below(progress: Progress, match: Match) -> list[Match]:
    """Return the published matches that depend on this one: those it leads to, and transitively those after them.

    Unpublished matches (without players) are followed through. Where a director has exchanged players, the matches of
    its players depend on it too, and so do all other matches of that level and pool with exchanged players: they can
    only be filled again together. Computed as a fixed point, since an exchange may lead back to matches already passed
    over.
    """
    reached, moved = {match.key}, set[tuple[int, object]]()
    # For each player the level from which on their games depend on the result: earlier games of a later opponent do
    # not.
    since = dict.fromkeys(_sitting(progress, match), match.level)
    below: dict[str, Match] = {}
    later = [lower for lower in progress.bracket if lower.level > match.level]
    growing = True
    while growing:
        growing = False
        for lower in later:
            here = lower.level, progress.pool(lower)
            leads = {source.match for source in lower.sources if isinstance(source, (WinnerOf, LoserOf))} & reached
            published = bool(progress.games[lower.key]) or lower.key in progress.passed
            sits = any(since.get(who, lower.level) < lower.level for who in _sitting(progress, lower))
            if lower.key in reached or not (leads or (published and (sits or here in moved))):
                continue
            if here in moved and not leads and not _is_moved(progress, lower):
                continue
            reached.add(lower.key)
            growing = True
            if not published:
                continue
            below[lower.key] = lower
            since.update({who: min(lower.level, since.get(who, lower.level)) for who in _sitting(progress, lower)})
            if _is_moved(progress, lower):
                moved.add(here)
    return [lower for lower in later if lower.key in below]


def _sitting(progress: Progress, match: Match) -> set[EntrantId]:
    """Return who is in a match as it is published, or passed it without a game."""
    seated = {who for game, _ in progress.games[match.key] for who in game.seats}
    passed = progress.passed.get(match.key)
    return seated if passed is None else seated | {passed}


def _is_moved(progress: Progress, match: Match) -> bool:
    """Return True if a player is in the match whom the bracket does not lead there (exchanged by a director)."""
    occupants = (progress.occupant(source) for source in match.sources)
    return not _sitting(progress, match) <= {occupant.who for occupant in occupants if occupant is not None}


def _without(stage: Stage, games: Collection[PairingId], passed: Collection[str]) -> Stage:
    """Return the stage without these games, their results, and these decisions without a game."""
    rounds = tuple(replace(round_, pairings=_shorter(stage, round_, games, passed)) for round_ in stage.rounds)
    return replace(
        stage,
        rounds=tuple(
            replace(round_, results={key: result for key, result in round_.results.items() if key not in games})
            for round_ in rounds
        ),
    )


def _shorter(stage: Stage, round_: Round, games: Collection[PairingId], passed: Collection[str]) -> RoundPairings:
    """Return a round without these games and decisions. Their players become idle."""
    lucky = {who for key, who in round_.pairings.facts.items() if key in passed}
    gone = [pairing for pairing in round_.pairings.pairings if pairing.id in games]
    byes = tuple(bye for bye in round_.pairings.byes if bye.entrant not in lucky)
    free = {who for pairing in gone for who in pairing.seats} | {bye.entrant for bye in round_.pairings.byes}
    free -= {bye.entrant for bye in byes}
    return round_.pairings.model_copy(
        update={
            "pairings": tuple(pairing for pairing in round_.pairings.pairings if pairing.id not in games),
            "byes": byes,
            "idle": (*round_.pairings.idle, *(who for who in stage.active if who in free)),
            "facts": {key: who for key, who in round_.pairings.facts.items() if key not in passed},
        }
    )


def _in_order(stage: Stage) -> list[PairingId]:
    """Return the ids of all published games in order."""
    return [pairing.id for round_ in stage.rounds for pairing in round_.pairings.pairings]


def _named(who: EntrantId | None, other: EntrantId | None) -> tuple[EntrantId, ...]:
    """Return `who` as a tuple, empty if it is nobody or the same as `other`."""
    return () if who is None or who == other else (who,)
