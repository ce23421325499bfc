"""The Swiss format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from formats.core.capabilities import (
    ChangesInPlay,
    MarksStandings,
    Repairs,
    SeatsNewcomers,
    TakesLateEntrants,
    TakesRoundsOff,
)
from formats.core.contract import Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import FieldError, NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Mark, Reason, RoundPairings, Standing, TieBreak
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.swiss.acceleration import FEWEST, planned_rounds
from formats.systems.swiss.history import last_floats
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.pairing import SwissRound, pair_round
from formats.systems.swiss.position import Position, position_of
from formats.systems.swiss.reasons import bye_reasons, pair_reasons, round_reasons
from formats.systems.swiss.records import by_record, bye_wins, is_limited, record_marks, record_reasons, undecided
from formats.toolkit import newcomers, record
from formats.toolkit.boards import Boards, fill_the_gap, missing_results
from formats.toolkit.by_hand import with_bye_points
from formats.toolkit.fide.stage_record import RecordedAsChess
from formats.toolkit.fide.standings import standings
from formats.toolkit.fide.tie_breaks.named import chosen
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import Simulated, SimulatedByScore
from formats.toolkit.tie_breaks import Table, codes_of, own, tie_breaks_by

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome
    from formats.toolkit.simulator.swiss import SwissRules

FIRST = "first"
MOST = 3000


class Swiss(
    Format[SwissOptions],
    RecordedAsChess,
    ChangesInPlay,
    MarksStandings[SwissOptions],
    TakesLateEntrants,
    Repairs[SwissOptions],
    SeatsNewcomers[SwissOptions],
    SimulatedByScore[SwissOptions],
    TakesRoundsOff[SwissOptions],
    Simulated[SwissOptions],
):
    """All players play every round, against new opponents with about the same score; see RULES.md."""

    key: ClassVar[str] = "swiss"
    for_tonight: ClassVar[bool] = True
    options: ClassVar[type[Options]] = SwissOptions
    sides: ClassVar[tuple[str, str] | None] = (FIRST, "second")
    round_off_rule: ClassVar[str] = "R16"
    changeable: ClassVar[frozenset[str]] = frozenset(SwissOptions.model_fields)

    def check(self, field: Sequence[Entrant], options: SwissOptions) -> None:
        """Check the size of the field, and that there are enough new opponents for all rounds (R1 and R5)."""
        if len(field) < FEWEST:
            raise FieldError("too_few", limit=FEWEST, found=len(field))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))
        most = len(field) - 1 + len(field) % 2
        planned = options.rounds or options.most_rounds
        if planned is not None and planned > most and not options.allow_repeats:
            raise FieldError("too_many_rounds", limit=most, found=planned)

    def planned_rounds(self, stage: Stage, options: SwissOptions) -> int:
        """Return the number of rounds, fixed by the players of the first round, whatever happens later (R1, R14)."""
        return planned_rounds(stage, options)

    def status(self, stage: Stage, options: SwissOptions) -> Status:
        """Return what the stage waits for, until all rounds are played or fewer than two players are left.

        Under limits (R14) one player may be left without an opponent: a bye that counts as a win decides their record.
        """
        missing = missing_results(stage)
        if missing is not None:
            return missing
        if len(stage.rounds) >= self.planned_rounds(stage, options) or len(stage.active) < FEWEST:
            return Finished()
        left = len(undecided(stage, options))
        needed = 1 if options.bye_is_win else FEWEST
        return NeedsPairing() if left >= needed else Finished()

    def pair(self, stage: Stage, options: SwissOptions, lots: Lots) -> RoundPairings:
        """Pair the next round (R3 to R9)."""
        position = position_of(stage, options)
        playing = frozenset(position.order)
        paired = pair_round(position)
        if not options.allow_repeats:
            _refuse_repeats(paired)
        boards = Boards.of_next_round(stage, lots, side=FIRST, rule="R8", no_third=options.no_third_side)
        numbers: dict[str, str | int | float | bool | None] = {
            "round": stage.next_round,
            "rounds": planned_rounds(stage, options),
        }
        return RoundPairings(
            pairings=tuple(
                boards.seat(board, pair.players, pair_reasons(pair, position))
                for board, pair in enumerate(paired.pairs, start=1)
            ),
            byes=_sit_out(paired, position, options),
            idle=tuple(who for who in stage.active if who not in playing),
            rationale=(
                Reason(code="round", rule="R3", params=numbers),
                *round_reasons(position),
                *record_reasons(stage, options),
            ),
        )

    def rank(self, stage: Stage, options: SwissOptions) -> tuple[Standing, ...]:
        """Rank by points, then by the tie-breaks of the options (R10 and R11), under limits by record first (R14)."""
        before, fide, table = by_record(stage, options), chosen(options.tie_breaks), options.point_table
        if fide and (position := self.chess_record(stage, options)) is not None:
            return standings(position, record.points(stage, table), fide, table.scale, "R11", before)
        return Table(stage, everybody_meets=False, worth=table).standings(
            own(options.tie_breaks), rule="R11", before=before, before_rule="R14", counts_games=True
        )

    def marks(self, stage: Stage, options: SwissOptions) -> tuple[Mark, ...]:
        """Return the signs of those who are through and of those who are out (R14)."""
        return record_marks(stage, options)

    def tie_breaks_of(self, options: SwissOptions) -> tuple[TieBreak, ...]:
        """Return the tie-breaks of the options (R11)."""
        return tie_breaks_by(options.tie_breaks, options.point_table)

    def report_tie_breaks(self, options: SwissOptions) -> tuple[str, ...] | None:
        """Return FIDE's tie-breaks in place of the options'; none under limits, where records come first (R14)."""
        return None if is_limited(options) else codes_of(options.tie_breaks)

    def may_rest(self, stage: Stage, options: SwissOptions) -> tuple[EntrantId, ...]:
        """Return everybody who plays on (R14 and R16)."""
        return undecided(stage, options)

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: SwissOptions
    ) -> RoundPairings:
        """Accept any pairing; byes get the points of the options (R13)."""
        return with_bye_points(pairings, options.bye_half_points)

    def repair(self, stage: Stage, round_: Round, gone: EntrantId, options: SwissOptions) -> RoundPairings | None:
        """Return the round in which the player with the bye takes the seat of `gone`, unless the two have met (R12)."""
        return fill_the_gap(stage, round_, gone, side=FIRST, rule="R12", side_rule="R8", no_third=options.no_third_side)

    def seat(self, stage: Stage, round_: Round, newcomer: EntrantId, options: SwissOptions) -> RoundPairings | None:
        """Return the round in which a newcomer plays the player with the bye, unless the two have met (R12)."""
        return newcomers.play_the_bye(
            stage,
            round_,
            newcomer,
            side=FIRST,
            rule="R12",
            side_rule="R8",
            again=options.allow_repeats,
            no_third=options.no_third_side,
        )

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: SwissOptions) -> Reason:
        """Return the reason for missed rounds: they give no points (R12)."""
        return newcomers.missed(who, rounds, "R12")

    def play_runs(self, options: SwissOptions, dice: Dice) -> Outcome:
        """Play all rounds in all runs at once."""
        from formats.toolkit.simulator.swiss import play_swiss  # noqa: PLC0415 - NumPy is slow to import

        rounds = options.rounds or options.most_rounds or (dice.seats - 1).bit_length()
        return play_swiss(dice, _simulated_rules(options, rounds))

    def rest(self, stage: Stage, options: SwissOptions) -> Rest:
        """Return the open games and the coming rounds."""
        from formats.toolkit.simulator.begun import Begun  # noqa: PLC0415 - imports NumPy
        from formats.toolkit.simulator.swiss import rest_of_swiss  # noqa: PLC0415 - likewise

        begun = Begun(Table(stage, everybody_meets=False, worth=options.point_table), self.rank(stage, options))
        rules, won = _simulated_rules(options, planned_rounds(stage, options)), bye_wins(stage, options.point_table)
        return rest_of_swiss(begun, rules, position_of(stage, options).byes, won, last_floats(stage, options))

    def lengths(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Return as many rounds as a knock-out has, and up to two more, as far as there are new opponents."""
        usual, most = (max(players, FEWEST) - 1).bit_length(), players - 1 + players % 2
        return ({}, *({"rounds": rounds} for rounds in (usual + 1, usual + 2) if rounds < most))


def _simulated_rules(options: SwissOptions, rounds: int) -> SwissRules:
    """Return what the simulator knows of the options."""
    from formats.toolkit.simulator.swiss import Limits, SwissRules  # noqa: PLC0415 - NumPy is slow to import
    from formats.toolkit.simulator.tables import Worth  # noqa: PLC0415 - likewise

    worth = Worth.of(options.point_table, options.bye_half_points)
    limited = Limits(options.wins_to_advance, options.losses_to_leave, options.bye_is_win)
    limits = limited if is_limited(options) else None
    return SwissRules(rounds, options.tie_breaks, worth, options.no_third_side, options.remember_floats, limits=limits)


def _sit_out(swiss_round: SwissRound, position: Position, options: SwissOptions) -> tuple[Bye, ...]:
    """Return the bye as a list (R4 and R6)."""
    if swiss_round.bye is None:
        return ()
    return (
        Bye(entrant=swiss_round.bye, half_points=options.bye_half_points, reasons=bye_reasons(swiss_round, position)),
    )


def _refuse_repeats(swiss_round: SwissRound) -> None:
    """Raise `NoPairingExistsError` with the players who would meet again, which only a director may allow (R5)."""
    again = [pair for pair in swiss_round.pairs if pair.earlier_meetings]
    if again:
        raise NoPairingExistsError("everybody_met", tuple(who for pair in again for who in pair.players))
