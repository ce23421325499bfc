"""What rests on the result of a match in a bracket: every later match its players have gone on to."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from formats.core.contract import Resting
from formats.core.model import Pairing, RoundPairings
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId
from formats.toolkit.brackets.progress import Outcome, Progress
from formats.toolkit.brackets.tree import LoserOf, Match, WinnerOf


def resting_on_match(progress: Progress, pairing: Pairing, result: Result) -> Resting:
    """R7: nothing while the same players go on; else all that was published further down the bracket."""
    match = next(
        (
            candidate
            for candidate in progress.bracket
            if pairing.id in {game.id for game, _ in progress.games[candidate.key]}
        ),
        None,
    )
    if match is None:
        return Resting()
    games = [game.id for game, _ in progress.games[match.key]]
    again = games[games.index(pairing.id) + 1 :]
    further = published_below(progress, match)
    resting = [game.id for lower in further for game, _ in progress.games[lower.key]]
    gone = frozenset((*again, *resting))
    shorter = _without(progress.stage, gone, frozenset(lower.key for lower in further))
    old = progress.outcome(match.key)
    new = Progress(progress.bracket, shorter.with_result(pairing.id, result), progress.replays).outcome(match.key)
    if _same_go_on(old, new) or not (again or further):
        return Resting()
    before, after = (None if outcome is None else outcome.winner for outcome in (old, new))
    kept = max((round_.number for round_ in shorter.rounds if round_.pairings.pairings), default=0)
    return Resting(
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
    """Do the same two go on? A match from which nobody does is decided; one that is to be played again is not."""
    if old is None or new is None:
        return old is new
    return (old.winner, old.loser) == (new.winner, new.loser)


def published_below(progress: Progress, match: Match) -> list[Match]:
    """The published matches that rest on this one: to which it leads, and those after them.

    Matches that are not published because they had no players are followed through to those after them. Where a
    director has let players change places, also those in which its players sit, and all that were changed with them:
    they can only be filled again together.
    """
    reached, moved = {match.key}, set[tuple[int, object]]()
    # From which level on what somebody has played rests on the result: earlier games of a later opponent do not.
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
    """Who sits in a match as it is published, or went on in it."""
    seated = {who for game, _ in progress.games[match.key] for who in game.seats}
    passed = progress.passed.get(match.key)
    return seated if passed is None else seated | {passed}


def _is_moved(progress: Progress, match: Match) -> bool:
    """Does somebody sit in it whom the bracket does not lead there?"""
    occupants = (progress.occupant(source) for source in match.sources)
    return not _sitting(progress, match) <= {occupant.who for occupant in occupants if occupant is not None}


def _without(stage: Stage, games: Collection[PairingId], passed: Collection[str]) -> Stage:
    """The stage without these games, and without these matches as decided without one."""
    rounds = tuple(replace(round_, pairings=_shorter(stage, round_, games, passed)) for round_ in stage.rounds)
    return replace(
        stage,
        rounds=tuple(
            replace(round_, results={key: result for key, result in round_.results.items() if key not in games})
            for round_ in rounds
        ),
    )


def _shorter(stage: Stage, round_: Round, games: Collection[PairingId], passed: Collection[str]) -> RoundPairings:
    """A round without them; whoever was in it is idle."""
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
    return [pairing.id for round_ in stage.rounds for pairing in round_.pairings.pairings]


def _named(who: EntrantId | None, other: EntrantId | None) -> tuple[EntrantId, ...]:
    return () if who is None or who == other else (who,)
