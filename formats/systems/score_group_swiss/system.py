"""The Swiss by score groups: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from formats.core.asking import EntrantField
from formats.core.capabilities import (
    ChangesInPlay,
    Repairs,
    SeatsNewcomers,
    TakesRoundsOff,
    WantsEntrantData,
)
from formats.core.contract import Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import FieldError, NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.separation import SeparatingOptions, Separation, separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.score_group_swiss.byes import ByeChoice, choose_bye
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.order import Score, current_order, sos_factor, sum_of_opponent_scores
from formats.systems.score_group_swiss.reasons import LOTS, bye_reasons, pair_reasons, round_reasons
from formats.systems.score_group_swiss.rounds import number_of_rounds
from formats.systems.score_group_swiss.scan import ScanPair, pair_by_search
from formats.toolkit import newcomers, record
from formats.toolkit.boards import Boards, fill_the_gap, missing_results
from formats.toolkit.by_hand import with_bye_points
from formats.toolkit.fide.stage_record import RecordedAsChess
from formats.toolkit.seeding import STRENGTH_FIELDS, seed_by_strength
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import SimulatedByScore
from formats.toolkit.tie_breaks import Table

GOLD, SILVER = "gold", "silver"
FEWEST_PLAYERS, MOST_PLAYERS = 2, 3000


class ScoreGroupSwiss(
    Format[SwissOptions],
    WantsEntrantData,
    ChangesInPlay,
    RecordedAsChess,
    Repairs[SwissOptions],
    SeatsNewcomers[SwissOptions],
    SimulatedByScore[SwissOptions],
    TakesRoundsOff[SwissOptions],
):
    """A Swiss that pairs the halves of each score group by a fixed search; see RULES.md."""

    key: ClassVar[str] = "score_group_swiss"
    options: ClassVar[type[Options]] = SwissOptions
    sides: ClassVar[tuple[str, str] | None] = (GOLD, SILVER)
    ties: ClassVar[bool] = False
    scored_in = "wins"
    round_off_rule: ClassVar[str] = "R16"
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("sos"),
        TieBreak("rating"),
    )
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = STRENGTH_FIELDS
    changeable: ClassVar[frozenset[str]] = frozenset(SeparatingOptions.model_fields)

    def check(self, field: Sequence[Entrant], options: SwissOptions) -> None:
        """Check the size of the field, and that there are enough new opponents for all rounds. Raises `FieldError`."""
        if len(field) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(field))
        if len(field) > MOST_PLAYERS:
            raise FieldError("too_many", limit=MOST_PLAYERS, found=len(field))
        most = len(field) - 1 + len(field) % 2
        if options.rounds is not None and options.rounds > most and not options.allow_repeats:
            raise FieldError("too_many_rounds", limit=most, found=options.rounds)

    def seed(self, field: Sequence[Entrant], options: SwissOptions, lots: Lots) -> Seeding:
        """Seed by rating, uncertainty, games, joining date (rule 2)."""
        return seed_by_strength(field, lots)

    def planned_rounds(self, stage: Stage, options: SwissOptions) -> int:
        """Return the number of rounds, fixed by the field at the start, also if players leave (rule 1, reading A20)."""
        return number_of_rounds(len(stage.seeds)) if options.rounds is None else options.rounds

    def status(self, stage: Stage, options: SwissOptions) -> Status:
        """Return what the stage waits for, until all rounds are played or fewer than two players are left."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        if len(stage.rounds) >= self.planned_rounds(stage, options) or len(stage.active) < FEWEST_PLAYERS:
            return Finished()
        return NeedsPairing()

    def pair(self, stage: Stage, options: SwissOptions, lots: Lots) -> RoundPairings:
        """Draw numbers, assign the bye, pair the score groups from the top, and assign sides (rules 3 to 11)."""
        drawn = lots.shuffled(stage.active, f"numbers of round {stage.next_round}")
        order = pairing_order(stage, options, {entrant: number for number, entrant in enumerate(drawn)})
        points = record.points(stage, options.point_table)
        met = record.meetings(stage.rounds)
        separation = separation_of(stage, options)
        bye = choose_bye(order, record.byes_so_far(stage.rounds), met, separation)
        playing = [entrant for entrant in order if bye is None or entrant != bye.player]
        pairs = pair_by_search(playing, points, met, separation)
        if not options.allow_repeats:
            _refuse_repeats(pairs)
        boards = Boards.of_next_round(stage, lots, side=GOLD, rule="R11")
        return RoundPairings(
            pairings=tuple(
                boards.seat(board, (pair.upper, pair.lower), pair_reasons(pair, separation, options.point_table.scale))
                for board, pair in enumerate(pairs, start=1)
            ),
            byes=_sit_out(bye, options, separation),
            rationale=round_reasons(
                stage.next_round, self.planned_rounds(stage, options), drawn, by_table=options.rounds is None
            ),
        )

    def rank(self, stage: Stage, options: SwissOptions) -> tuple[Standing, ...]:
        """Rank by rules 4 to 6 with the numbers drawn for the latest round; before the first round by seed."""
        score = score_of(stage, options, _latest_lots(stage))
        if not stage.rounds:
            return tuple(
                Standing(entrant=who, rank=seed, points=0, scale=options.point_table.scale)
                for seed, who in enumerate(stage.seeds, 1)
            )
        places = current_order(stage.seeds, score)
        above = (None, *(place.entrant for place in places))
        return tuple(
            Standing(
                entrant=place.entrant,
                rank=place.rank,
                points=score.points[place.entrant],
                scale=options.point_table.scale,
                tie_breaks=(f"{score.sos[place.entrant]:.3f}", _rating_text(score.ratings[place.entrant])),
                reasons=_separation(upper, place.entrant, place.separated_by),
            )
            for upper, place in zip(above, places, strict=False)
        )

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: SwissOptions
    ) -> RoundPairings:
        """Accept any pairing; byes get the points of the options (R13)."""
        return with_bye_points(pairings, options.bye_half_points)

    def repair(self, stage: Stage, round_: Round, gone: EntrantId, options: SwissOptions) -> RoundPairings | None:
        """Return the round in which the player with the bye takes the seat of `gone`, unless the two have met (R12)."""
        return fill_the_gap(stage, round_, gone, side=GOLD, rule="R12", side_rule="R11")

    def seat(self, stage: Stage, round_: Round, newcomer: EntrantId, options: SwissOptions) -> RoundPairings | None:
        """Return the round in which a newcomer plays the player with the bye, unless the two have met (R12)."""
        return newcomers.play_the_bye(
            stage, round_, newcomer, side=GOLD, rule="R12", side_rule="R11", again=options.allow_repeats
        )

    def rest(self, stage: Stage, options: SwissOptions) -> Rest:
        """Return what is left.

        Coming rounds are paired by score and sides, not by the search of R8.
        """
        from formats.systems.score_group_swiss.simulation import ranked_by_sos  # noqa: PLC0415 - likewise
        from formats.toolkit.simulator.begun import Begun  # noqa: PLC0415 - imports NumPy
        from formats.toolkit.simulator.swiss import SwissRules, rest_of_swiss  # noqa: PLC0415 - likewise
        from formats.toolkit.simulator.tables import Worth  # noqa: PLC0415 - likewise

        table = options.point_table
        begun = Begun(Table(stage, everybody_meets=False, worth=table), self.rank(stage, options))
        worth = Worth.of(table, options.bye_half_points)
        rounds = self.planned_rounds(stage, options)
        ratings = [stage.entrants[who].data.rating for who in stage.seeds]
        ranked = partial(
            ranked_by_sos, ratings=ratings, factor=sos_factor(ratings, options.deviation), rounds=rounds, win=table.win
        )
        rules = SwissRules(rounds, (), worth, no_third_side=False, remember_floats=False, ranked=ranked)
        return rest_of_swiss(begun, rules, record.byes_so_far(stage.rounds))

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: SwissOptions) -> Reason:
        """Return the reason for missed rounds: they give no points (R12)."""
        return newcomers.missed(who, rounds, "R12")


def pairing_order(stage: Stage, options: SwissOptions, lots: Mapping[EntrantId, int]) -> list[EntrantId]:
    """Return the active players in the order of the next round's pairing (rule 4); `lots` are its numbers."""
    if not stage.rounds:
        return list(stage.active)
    return [place.entrant for place in current_order(stage.active, score_of(stage, options, lots))]


def _sit_out(bye: ByeChoice | None, options: SwissOptions, separation: Separation) -> tuple[Bye, ...]:
    """Return the bye as a list."""
    if bye is None:
        return ()
    return (Bye(entrant=bye.player, half_points=options.bye_half_points, reasons=bye_reasons(bye, separation)),)


def _refuse_repeats(pairs: Sequence[ScanPair]) -> None:
    """Raise `NoPairingExistsError` with the players who would meet again, which only a director may allow (rule 3)."""
    again = [pair for pair in pairs if pair.earlier_meetings]
    if again:
        raise NoPairingExistsError("everybody_met", tuple(who for pair in again for who in (pair.upper, pair.lower)))


def score_of(stage: Stage, options: SwissOptions, lots: Mapping[EntrantId, int]) -> Score:
    """Return everything that the order depends on, after the rounds so far (rules 4 to 6)."""
    ratings = {entrant: stage.entrants[entrant].data.rating for entrant in stage.seeds}
    points = record.points(stage, options.point_table)
    played = sum(round_.complete for round_ in stage.rounds)
    factor = sos_factor(ratings.values(), options.deviation)
    sos = sum_of_opponent_scores(points, record.opponents(stage.rounds), played, factor, options.point_table.win)
    return Score(points, sos, ratings, lots)


def _latest_lots(stage: Stage) -> dict[EntrantId, int]:
    """Return the numbers drawn for the latest round that has any (a director's own pairings may have none)."""
    for round_ in reversed(stage.rounds):
        for reason in round_.pairings.rationale:
            if reason.code == LOTS:
                return {entrant: number for number, entrant in enumerate(reason.about)}
    return {}


def _separation(upper: EntrantId | None, lower: EntrantId, by: str | None) -> tuple[Reason, ...]:
    """Return what separates neighbours. Points need no explanation."""
    if upper is None or by in {None, "points"}:
        return ()
    return (Reason(code=f"parted_by_{by}", rule="R4", about=(upper, lower)),)


def _rating_text(rating: float | None) -> str:
    """Return a rating as text."""
    return "-" if rating is None else f"{rating:g}"
