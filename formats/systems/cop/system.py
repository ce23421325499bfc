"""The COP format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formats.core.asking import EntrantField
from formats.core.capabilities import (
    AwardsClasses,
    ChangesInPlay,
    NeedsScores,
    PairsAhead,
    PublishesOptions,
    Repairs,
    SeatsNewcomers,
    SimulatesMarks,
    SimulatesOdds,
    TakesLateEntrants,
    TakesRoundsOff,
    WantsEntrantData,
)
from formats.core.contract import AwaitsResults, Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import BadReportError, FieldError
from formats.core.lots import Lots
from formats.core.model import Entrant, Mark, Odds, Pairing, Reason, RoundPairings, Running, Standing, TieBreak
from formats.core.results import Report, Result
from formats.core.state import Round, Stage
from formats.core.unlikely_input import UsualScores
from formats.core.values import EntrantId
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.marks import gibson_marks, recorded_marks, simulated_marks
from formats.systems.cop.options import STRUCTURE, CopOptions
from formats.systems.cop.pairing import study
from formats.systems.cop.position import Position, base_of, class_of, position_after
from formats.systems.cop.rounds import FIRST, TABLE, RoundMaker, simulation_seed
from formats.systems.cop.scores import running_scores, scores_after, with_missed
from formats.systems.cop.terms import Terms
from formats.toolkit import newcomers
from formats.toolkit.boards import fill_the_gap
from formats.toolkit.ranking import Criterion, in_order

FEWEST_PLAYERS, MOST_PLAYERS = 2, 1000


class Cop(
    Format[CopOptions],
    WantsEntrantData,
    AwardsClasses,
    NeedsScores,
    ChangesInPlay,
    TakesLateEntrants,
    TakesRoundsOff[CopOptions],
    PublishesOptions[CopOptions],
    PairsAhead[CopOptions],
    Repairs[CopOptions],
    SeatsNewcomers[CopOptions],
    SimulatesMarks[CopOptions],
    SimulatesOdds[CopOptions],
):
    """Castellano-O'Connor pairing with its opening phases; see RULES.md."""

    key: ClassVar[str] = "cop"
    options: ClassVar[type[Options]] = CopOptions
    sides: ClassVar[tuple[str, str] | None] = (FIRST, "second")
    scored_in = "wins"
    round_off_rule: ClassVar[str] = "R39"
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (TieBreak("spread"),)
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = (
        EntrantField(
            "class",
            "letter",
            least=0,
            most=25,
        ),
        EntrantField(
            TABLE,
            "integer",
            least=1,
            most=MOST_PLAYERS,
            in_play=True,
        ),
    )
    starter_reported: ClassVar[bool] = True
    changeable: ClassVar[frozenset[str]] = frozenset(CopOptions.model_fields) - set(STRUCTURE)

    def check(self, field: Sequence[Entrant], options: CopOptions) -> None:
        """Check that there are at least two players and no more place prizes than players. Raises `FieldError`."""
        if len(field) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(field))
        if len(field) > MOST_PLAYERS:
            raise FieldError("too_many", limit=MOST_PLAYERS, found=len(field))
        if options.place_prizes > len(field):
            raise FieldError("too_many_prizes", limit=len(field), found=options.place_prizes)

    def planned_rounds(self, stage: Stage, options: CopOptions) -> int:
        """Return the number of rounds from the options (R1)."""
        return options.rounds

    def status(self, stage: Stage, options: CopOptions) -> Status:
        """Return what the stage waits for.

        A round based on older standings need not wait for the latest results (R8).
        """
        over = len(stage.rounds) >= options.rounds or len(stage.active) < FEWEST_PLAYERS
        awaited = stage.rounds if over else stage.rounds[: base_of(stage, options)]
        missing = tuple(pairing.id for round_ in awaited for pairing in round_.open_pairings())
        if missing:
            return AwaitsResults(missing)
        return Finished() if over else NeedsPairing()

    def pair(self, stage: Stage, options: CopOptions, lots: Lots) -> RoundPairings:
        """Pair the next round (R9): the opening schedule, then the Swiss, then COP."""
        return RoundMaker(stage, options, lots).make()

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: CopOptions
    ) -> RoundPairings:
        """Record late players of a director's round: they have lost it (R5)."""
        return with_missed(pairings, published)

    def rank(self, stage: Stage, options: CopOptions) -> tuple[Standing, ...]:
        """Rank by wins, then spread; equal entrants share a rank (R3 to R6).

        Before the first round the seeds are the ranks.
        """
        if not stage.rounds:
            return tuple(Standing(entrant=who, rank=seed, points=0) for seed, who in enumerate(stage.seeds, 1))
        scores = scores_after(stage, stage.rounds, options.bye_spread)
        criteria = (
            Criterion("points", lambda who: scores[who].half_points),
            Criterion("spread", lambda who: scores[who].spread),
        )
        places = in_order(stage.seeds, criteria)
        above = (None, *(place.entrant for place in places))
        return tuple(
            Standing(
                entrant=place.entrant,
                rank=place.rank,
                points=scores[place.entrant].half_points,
                wins=scores[place.entrant].wins,
                losses=scores[place.entrant].losses,
                ties=scores[place.entrant].ties,
                tie_breaks=(f"{scores[place.entrant].spread:+d}",),
                reasons=_separation(upper, place.entrant, place.separated_by),
            )
            for upper, place in zip(above, places, strict=False)
        )

    def running(self, stage: Stage, options: CopOptions) -> Mapping[EntrantId, tuple[Running, ...]]:
        """Return wins and spread after each round (R3 to R5)."""
        return running_scores(stage, options.bye_spread)

    def prize_places(self, options: CopOptions) -> int:
        """Return the number of place prizes (R19)."""
        return options.place_prizes

    def class_of(self, entrant: Entrant) -> int:
        """Return the entrant field `class` (R23)."""
        return class_of(entrant)

    def class_prizes(self, options: CopOptions) -> tuple[int, ...]:
        """Return the class prizes of the options (R23)."""
        return options.class_prizes

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: CopOptions) -> Result:
        """Return the result of a report (R3). Raises `BadReportError` if scores contradict the winner."""
        result = super().judge(report, pairing, stage, options)
        if report.scores is not None:
            first, second = report.scores
            if (first > second) - (first < second) != (result.half_points[0] - result.half_points[1]) // 2:
                raise BadReportError(pairing.id, "scores_contradict_winner")
        return result

    def repair(self, stage: Stage, round_: Round, gone: EntrantId, options: CopOptions) -> RoundPairings | None:
        """Return the round in which the player with the bye takes the seat of `gone` (R34)."""
        return fill_the_gap(stage, round_, gone, side=FIRST, rule="R34", side_rule="R35", again=True)

    def seat(self, stage: Stage, round_: Round, newcomer: EntrantId, options: CopOptions) -> RoundPairings | None:
        """Return the round in which a newcomer plays the player with the bye (R34)."""
        return newcomers.play_the_bye(stage, round_, newcomer, side=FIRST, rule="R34", side_rule="R35", again=True)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: CopOptions) -> Reason:
        """Return the reason for missed rounds: they are lost (R5)."""
        return Reason(
            code="missed_lost", rule="R5", about=(who,), params={"rounds": rounds, "spread": options.bye_spread}
        )

    def odds(self, stage: Stage, options: CopOptions, lots: Lots, simulations: int) -> Odds | None:
        """Return the chances of all players for all places, from the standings after the last complete round (R36)."""
        from formats.systems.cop.odds import odds_of  # noqa: PLC0415 - NumPy is slow to import and rarely needed

        position = _position_now(stage, options)
        if position is None:
            return None
        return odds_of(position, Terms.of(options, position.rounds_left), simulation_seed(lots, "odds"), simulations)

    def marks(self, stage: Stage, options: CopOptions) -> tuple[Mark, ...]:
        """Return who is Gibsonized now, and the contenders as of the pairing of the latest round (R15, R33)."""
        position = _position_now(stage, options)
        if position is None:
            return ()
        return (*gibson_marks(position, Terms.of(options, position.rounds_left)), *recorded_marks(stage))

    def outlook(self, stage: Stage, options: CopOptions, lots: Lots) -> tuple[Mark, ...]:
        """Return the same marks from simulations of the standings after the last complete round (R15, R19, R20)."""
        position = _position_now(stage, options)
        if position is None or not stage.rounds:
            return ()
        terms = Terms.of(options, position.rounds_left)
        seed, block = simulation_seed(lots, "outlook"), gibsonized(position, terms)
        _, control, findings = study(position, terms, block, options.activation_round, seed)
        return (*gibson_marks(position, terms), *simulated_marks(position, terms, findings, control))

    def usual_scores(self, options: CopOptions) -> UsualScores:
        """Return the bounds of usual scores from the options."""
        return UsualScores(options.usual_low, options.usual_high, options.usual_margin)

    def published(self, options: CopOptions) -> Mapping[str, Any]:
        """Return every threshold by its name (R2)."""
        return options.published()

    def base_of(self, round_number: int, options: CopOptions) -> int | None:
        """Return the round that `based_on` names for this one (R8)."""
        return options.bases().get(round_number)

    def based_on(self, round_number: int, base: int, options: CopOptions) -> Mapping[str, Any]:
        """Return the change of options that adds an entry to `based_on` (R8)."""
        return {"based_on": list(options.with_base(round_number, base))}


def _position_now(stage: Stage, options: CopOptions) -> Position | None:
    """Return the position after the last complete round; None when the event is over."""
    complete = next((round_.number - 1 for round_ in stage.rounds if not round_.complete), len(stage.rounds))
    if complete >= options.rounds or len(stage.active) < FEWEST_PLAYERS:
        return None
    return position_after(stage, options, complete)


def _separation(upper: EntrantId | None, lower: EntrantId, by: str | None) -> tuple[Reason, ...]:
    """Return why two players with equal wins are in their order (R6)."""
    if upper is None or by != "spread":
        return ()
    return (Reason(code="parted_by_spread", rule="R6", about=(upper, lower)),)
