"""Base class of knock-out formats. A subclass defines its bracket; pairing, ranking and rules are shared."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeVar

from pydantic import AfterValidator, Field, StringConstraints

from formats.core.capabilities import (
    ChangesInPlay,
    KnocksOut,
    LeavesNobodyOut,
    MatchToAdd,
    OpensMatches,
)
from formats.core.contract import AwaitsResults, Dependents, Finished, Format, NeedsPairing, Status
from formats.core.errors import BadReportError, FieldError
from formats.core.game_counts import Tally, counted_games
from formats.core.lots import Lots
from formats.core.memoize import memoize
from formats.core.model import Entrant, Pairing, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import Report, Result
from formats.core.separation import SEPARATION_FORM, SeparatingOptions, separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId
from formats.toolkit import newcomers, record
from formats.toolkit.brackets import opening
from formats.toolkit.brackets.by_hand import round_by_hand
from formats.toolkit.brackets.crossing import groups_apart
from formats.toolkit.brackets.dependents import dependents_of_match
from formats.toolkit.brackets.progress import Progress
from formats.toolkit.brackets.rounds import FIRST, SECOND, next_round, title_of
from formats.toolkit.brackets.tree import Bracket, Kind, levels_for, rounds_with_games, seeds_in_order
from formats.toolkit.by_hand import as_published, idle_since
from formats.toolkit.game_scores import games_won, half_points_of, problem_of
from formats.toolkit.placing import placed_apart
from formats.toolkit.ranking import Criterion, Place, in_order
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import Simulated, SimulatesRest
from formats.toolkit.tie_breaks import each_once

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

FEWEST, MOST = 2, 512
ORDER_RULE = "R10"
FINALS = frozenset({"F", "GF", "GF2"})
"""Codes of the matches that decide who is champion."""


MatchCode = Annotated[str, StringConstraints(to_upper=True, pattern=r"^[A-Za-z0-9]{1,4}(-[0-9]{1,3})?$")]
"""The code of a match for people, `QF2` or `L3-1`."""


class BracketOptions(SeparatingOptions):
    """Options of every bracket format."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (SEPARATION_FORM,)

    best_of: Literal[1, 3, 5, 7, 9] = 1
    final_best_of: Literal[1, 3, 5, 7, 9] | None = None
    ties: bool = True
    replays: int = Field(default=1, ge=0, le=9)
    as_they_come: bool = False
    held: Annotated[tuple[MatchCode, ...], AfterValidator(each_once)] = Field(default=(), max_length=32)
    name_sides: bool = False


B = TypeVar("B", bound=BracketOptions)


class BracketFormat(
    Format[B], ChangesInPlay, KnocksOut, LeavesNobodyOut, OpensMatches[B], SimulatesRest[B], Simulated[B]
):
    """A knock-out format whose shape is defined by `bracket`.

    `separation_rule` is its rule about who may meet, `crossing_rule` that about fields that come from groups.
    """

    separation_rule: ClassVar[str]
    crossing_rule: ClassVar[str]

    sides: ClassVar[tuple[str, str] | None] = (FIRST, SECOND)
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("last"),
        TieBreak("seed"),
    )
    changeable: ClassVar[frozenset[str]] = frozenset(BracketOptions.model_fields) - set(SeparatingOptions.model_fields)

    def named_sides(self, options: B) -> tuple[str, str] | None:
        """Return the names of the sides if they are shown.

        R8 assigns sides in any case, but few knock-outs name them.
        """
        return self.sides if options.name_sides else None

    def placed(self, seeding: Seeding, field: Mapping[EntrantId, Entrant], options: B) -> Seeding:
        """Return the seeding with those moved who are kept from each other (`separation_rule`)."""
        levels = levels_for(len(field))
        places = {seed: place for place, seed in enumerate(seeds_in_order(levels))}

        def meeting_round(first: int, second: int) -> int:
            return (places[first + 1] ^ places[second + 1]).bit_length()

        rows = [2**level for level in range(levels + 1)]
        return placed_apart(seeding, field, options, rows, meeting_round, rule=self.separation_rule)

    def crossed(self, seeding: Seeding, group_of: Mapping[EntrantId, str], options: B) -> Seeding:
        """Return the seeding with those of one group as far apart as their rows allow (`crossing_rule`)."""
        return groups_apart(seeding, group_of, self.crossing_rule) if group_of else seeding

    @abstractmethod
    def bracket(self, size: int, options: B) -> Bracket:
        """Return the matches for a field of this size."""

    @memoize(lambda self, stage, options: (self, stage, options))
    def progress(self, stage: Stage, options: B) -> Progress:
        """Return the progress of the stage in its bracket."""
        bracket = self.bracket(len(stage.seeds), options)
        latest = _latest_of(stage.seeds)
        latest[:] = [Progress(bracket, stage, options.replays, *latest)]
        return latest[0]

    def check(self, field: Sequence[Entrant], options: B) -> None:
        """Check the size of the field (R1). Raises `FieldError`."""
        if len(field) < FEWEST:
            raise FieldError("too_few", limit=FEWEST, found=len(field))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))

    def planned_rounds(self, stage: Stage, options: B) -> int | None:
        """Return the number of levels, or None if replays or a second chance may add rounds."""
        bracket = self.bracket(len(stage.seeds), options)
        replayed = options.ties and options.replays
        open_end = replayed or any(match.kind == "second_chance" for match in bracket)
        return None if open_end else bracket[-1].level

    def usual_rounds(self, stage: Stage, options: B) -> int:
        """Return the number of levels in which two players meet, without a second chance."""
        return rounds_with_games(self.bracket(len(stage.seeds), options), len(stage.seeds))

    def status(self, stage: Stage, options: B) -> Status:
        """Return what the stage waits for: results, the next pairing, or nothing when no match can be played.

        Where matches open as they come, one that is ready and not held does not wait for results (R4).
        """
        missing = tuple(chain.from_iterable(round_.open_ids() for round_ in stage.rounds))
        if missing and not options.as_they_come:
            return AwaitsResults(missing)
        ready = self.progress(stage, options).ready
        if missing and all(match.key in options.held for match in ready):
            return AwaitsResults(missing)
        return NeedsPairing() if ready else Finished()

    def as_they_come(self, options: B) -> bool:
        """Return the option."""
        return options.as_they_come

    def begins_round(self, stage: Stage, options: B) -> bool:
        """Return whether a match is ready, and not held, whose level has no round yet (R4)."""
        return bool(opening.begin_a_round(self.progress(stage, options), options.held))

    def matches_to_add(self, stage: Stage, options: B, lots: Callable[[PairingId], Lots]) -> tuple[MatchToAdd, ...]:
        """Return the ready matches whose level has a round already (R4)."""
        matches = opening.matches_to_add(self.progress(stage, options), options.held, lots)
        return tuple(self._warned(match, stage, options) for match in matches)

    def _warned(self, match: MatchToAdd, stage: Stage, options: B) -> MatchToAdd:
        """Return the match with a warning if its two are kept from each other."""
        if match.game is None:
            return match
        separation = separation_of(stage, options, match.round_number)
        return replace(match, game=separation.warned(match.game, self.separation_rule))

    def pair(self, stage: Stage, options: B, lots: Lots) -> RoundPairings:
        """Return the round of the matches that are due."""
        progress = self.progress(stage, options)
        opened = opening.due_as_they_come(progress, options.held) if options.as_they_come else ()
        paired = next_round(progress, lots, opened)
        separation = separation_of(stage, options)
        if not stage.rounds:
            separation.refuse(game.seats for game in paired.pairings)
        return separation.all_warned(paired, self.separation_rule)

    def by_hand(self, stage: Stage, pairings: RoundPairings, published: Round | None, options: B) -> RoundPairings:
        """Accept a director's round (R7) if players are only exchanged with others of the round who have lost as often.

        Anything else would not fit the bracket and raises `HandmadeRoundError`.
        """
        before = self.progress(as_published(stage, published), options)
        due = opening.due_as_they_come(before, options.held) if options.as_they_come else None
        return round_by_hand(before, pairings, published, idle_since(stage, pairings, published), due)

    def dependents_of(self, stage: Stage, pairing: Pairing, result: Result, options: B) -> Dependents:
        """Return the published matches that depend on the result (R7)."""
        return dependents_of_match(self.progress(stage, options), pairing, result)

    def ties_in(self, options: B) -> bool:
        """Return the option (R6)."""
        return options.ties

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: B) -> Result:
        """Return the result of a report.

        Raises `BadReportError` if the scores of the match or of its games contradict it.

        A score for the best of several games must be possible and fit the winner. Scores of single games determine the
        score of the match.
        """
        if report.winner is None and not options.ties:
            raise BadReportError(pairing.id, "no_ties")
        result, best_of = super().judge(report, pairing, stage, options), self.best_of(pairing, options)
        if report.game_scores:
            problem = problem_of(report.game_scores, best_of, result.half_points, report.scores)
            if problem:
                raise BadReportError(pairing.id, problem)
            counted = {"scores": games_won(report.game_scores), "games": half_points_of(report.game_scores)}
            return result.model_copy(update=counted)
        if report.scores is not None and best_of > 1:
            _check_score(report.scores, result, pairing, best_of)
        return result

    def best_of(self, pairing: Pairing, options: B) -> int:
        """Return the number of games in a match, from the options (R4)."""
        return options.final_best_of or options.best_of if pairing.label in FINALS else options.best_of

    def rank(self, stage: Stage, options: B) -> tuple[Standing, ...]:
        """Rank those still in first, then the others, those who went out later first. Equal rounds share a rank."""
        progress = self.progress(stage, options)
        places = standings_order(progress)
        points, tally = record.points(stage), Tally.of_games(counted_games(stage.rounds))
        seeds = {who: str(seed) for seed, who in enumerate(stage.seeds, start=1)}
        return tuple(
            Standing(
                entrant=place.entrant,
                rank=place.rank,
                points=points[place.entrant],
                tie_breaks=(_last_match(progress, place.entrant), seeds[place.entrant]),
                note=_note(progress, place),
                reasons=_separation(above, place),
                **tally.fields_of(place.entrant),
            )
            for above, place in zip((None, *places), places, strict=False)
        )

    def play_runs(self, options: B, dice: Dice) -> Outcome:
        """Play the bracket in all runs at once."""
        from formats.toolkit.simulator.brackets import play_bracket  # noqa: PLC0415 - NumPy is slow to import

        lengths = options.best_of, options.final_best_of or options.best_of
        return play_bracket(self.bracket(dice.seats, options), dice, lengths)

    def rest(self, stage: Stage, options: B) -> Rest:
        """Return what is left; decided matches stay as they are."""
        from formats.toolkit.simulator.brackets import known_matches, play_bracket  # noqa: PLC0415 - likewise

        progress = self.progress(stage, options)
        known = known_matches(progress)
        lengths = options.best_of, options.final_best_of or options.best_of
        order = [place.entrant for place in standings_order(progress) if place.entrant in stage.still_in]
        games = [progress.games[key][-1][0] for key, match in known.items() if not match.decided]
        return Rest(order, lambda dice: play_bracket(progress.bracket, dice, lengths, known), games)

    def how_far(self, stage: Stage, options: B) -> Mapping[EntrantId, Reason]:
        """Return how far each entrant got (R10).

        Champion, still in, third or fourth place, or the round of the last match.
        """
        progress = self.progress(stage, options)
        return {who: _how_far(progress, who) for who in stage.seeds}

    def next_round_name(self, stage: Stage, options: B) -> str:
        """Return the title of the matches due (R4), empty if there are none."""
        progress = self.progress(stage, options)
        return title_of(progress, progress.due) if progress.due else ""

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: B) -> Reason:
        """Return the reason for rounds without a player (R9): the bracket went on, and their match was lost."""
        return newcomers.missed_match(who, rounds, "R9")


@memoize(lambda seeds: (seeds,))
def _latest_of(seeds: tuple[EntrantId, ...]) -> list[Progress]:  # noqa: ARG001 - depends on it
    """Return the progress of this field that was computed last, if any; filled by `BracketFormat.progress`."""
    return []


def _check_score(scores: tuple[int, int], result: Result, pairing: Pairing, best_of: int) -> None:
    """Check a match score: the winner has a majority of the games, a tied match has equal scores.

    Raises `BadReportError`.
    """
    high, low = max(scores), min(scores)
    first, second = result.half_points
    if (scores[0] > scores[1], scores[0] < scores[1]) != (first > second, first < second):
        raise BadReportError(pairing.id, "scores_contradict_winner")
    if high > best_of // 2 + 1 or high + low > best_of:
        raise BadReportError(pairing.id, "not_best_of")


def standings_order(progress: Progress) -> list[Place]:
    """Return the entrants in ranking order. Equal ones share a rank, listed by seed."""
    last = progress.last_matches

    def went_out(who: EntrantId) -> int:
        return 0 if progress.is_in(who) or who not in last else last[who].depth

    def won(who: EntrantId, kind: Kind) -> bool:
        outcome = progress.outcome(last[who].key) if who in last and last[who].kind == kind else None
        return outcome is not None and outcome.winner == who

    criteria = (
        Criterion("champion", lambda who: who == progress.champion),
        Criterion("still_in", progress.is_in),
        Criterion("out", went_out),
        Criterion("third_place", lambda who: won(who, "third_place")),
        Criterion("place", lambda who: won(who, "place")),
    )
    return in_order(progress.stage.seeds, criteria)


def _last_match(progress: Progress, who: EntrantId) -> str:
    """Return the key of the entrant's latest match for the table."""
    match = progress.last_matches.get(who)
    return "-" if match is None else match.key


def _how_far(progress: Progress, who: EntrantId) -> Reason:
    """Return how far one entrant got."""
    if who == progress.champion:
        return Reason(code="far_champion", rule=ORDER_RULE)
    if progress.is_in(who):
        return Reason(code="far_in", rule=ORDER_RULE)
    match = progress.last_matches.get(who)
    if match is None:
        return Reason(code="far_nowhere", rule=ORDER_RULE)
    outcome = progress.outcome(match.key)
    if match.kind == "third_place" and outcome is not None:
        return Reason(code="far_third" if outcome.winner == who else "far_fourth", rule=ORDER_RULE)
    if match.number and match.kind == "place" and outcome is not None:
        return Reason(code="far_place", rule=ORDER_RULE, params={"place": match.number + (outcome.winner != who)})
    return Reason(code="far_out", rule=ORDER_RULE, params={"title": match.title})


def _note(progress: Progress, place: Place) -> Reason | None:
    """Return the note of the champion, or on the first line the note that there is none."""
    if place.entrant == progress.champion:
        return Reason(code="champion", rule=ORDER_RULE, about=(place.entrant,))
    nobody = not any(map(progress.is_in, progress.stage.seeds))
    if place.rank == 1 and nobody and progress.stage.rounds and progress.champion is None:
        return Reason(code="no_champion", rule=ORDER_RULE, warning=True)
    return None


def _separation(above: Place | None, place: Place) -> tuple[Reason, ...]:
    """Return why the entrant is below the one above. The champion's line needs no reason."""
    if above is None or place.separated_by in {None, "champion"}:
        return ()
    return (Reason(code=f"parted_by_{place.separated_by}", rule=ORDER_RULE, about=(above.entrant, place.entrant)),)
