"""The FIDE Dutch system: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from formats.core.asking import EntrantField
from formats.core.capabilities import ChangesInPlay, TakesLateEntrants, TakesRoundsOff, WantsEntrantData
from formats.core.contract import Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import FieldError, NoPairingExistsError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Pairing, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.separation import FIELDS, Separation, separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Scalar, pairing_id
from formats.systems.fide_dutch.by_hand import compared
from formats.systems.fide_dutch.options import FideDutchOptions
from formats.systems.fide_dutch.position import numbered, position_of, renumbered, strength_of, title_of
from formats.systems.fide_dutch.reasons import reasons_of_bye, reasons_of_pairs
from formats.toolkit import newcomers, record
from formats.toolkit.boards import missing_results
from formats.toolkit.by_hand import with_bye_points
from formats.toolkit.fide.baku import accelerated_group
from formats.toolkit.fide.dutch import NoRoundError, PairedRound, pair_round
from formats.toolkit.fide.stage_record import ACCELERATED_TO, INITIAL_COLOUR, TITLES, Position, RecordedAsChess
from formats.toolkit.fide.standings import standings
from formats.toolkit.fide.tie_breaks.named import column_of
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import SimulatedByScore
from formats.toolkit.tie_breaks import Table

FEWEST, MOST = 2, 1000


class FideDutch(
    Format[FideDutchOptions],
    RecordedAsChess,
    ChangesInPlay,
    SimulatedByScore[FideDutchOptions],
    TakesLateEntrants,
    TakesRoundsOff[FideDutchOptions],
    WantsEntrantData,
):
    """All players play every round, paired by the Dutch system of 2026; see RULES.md."""

    key: ClassVar[str] = "fide_dutch"
    options: ClassVar[type[Options]] = FideDutchOptions
    sides: ClassVar[tuple[str, str] | None] = ("white", "black")
    round_off_rule: ClassVar[str] = "R14"
    chess_notation = True
    changeable: ClassVar[frozenset[str]] = frozenset({"fide_rules"})
    for_good: ClassVar[frozenset[str]] = changeable
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = (
        EntrantField("rating", "integer", asked=True, most=4000),
        EntrantField("title", "text", asked=True, choices=TITLES),
        EntrantField("federation", "text", asked=True),
        *(replace(field, asked=True) for field in FIELDS if field.name == "club"),
        EntrantField("fide_id", "text"),
    )
    corrected_until: ClassVar[int] = 4

    def check(self, field: Sequence[Entrant], options: FideDutchOptions) -> None:
        """Check the size of the field, and that there are enough opponents for all rounds (R1)."""
        if len(field) < FEWEST:
            raise FieldError("too_few", limit=FEWEST, found=len(field))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))
        most = len(field) - 1 + len(field) % 2
        if options.rounds > most:
            raise FieldError("too_many_rounds", limit=most, found=options.rounds)

    def seed(self, field: Sequence[Entrant], options: FideDutchOptions, lots: Lots) -> Seeding:
        """Order the field by rating, then title, then sign-up (R2)."""
        return Seeding(order=tuple(entrant.id for entrant in sorted(field, key=strength_of)))

    def corrected_seeds(self, stage: Stage, corrected: Entrant) -> tuple[EntrantId, ...]:
        """Return the numbers with corrected data: a changed rating or title takes the place that is due to it (R2)."""
        if strength_of(corrected) == strength_of(stage.entrants[corrected.id]):
            return stage.seeds
        return tuple(renumbered(stage, corrected))

    def title_of(self, entrant: Entrant) -> str:
        """Return the title as it counts for the initial order (R2)."""
        return title_of(entrant)

    def planned_rounds(self, stage: Stage, options: FideDutchOptions) -> int:
        """Return the number of rounds of the options (R1)."""
        return options.rounds

    def status(self, stage: Stage, options: FideDutchOptions) -> Status:
        """Return what the stage waits for, until all rounds are played or fewer than two players are left."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        more = len(stage.rounds) < options.rounds and len(stage.active) >= FEWEST
        return NeedsPairing() if more else Finished()

    def pair(self, stage: Stage, options: FideDutchOptions, lots: Lots) -> RoundPairings:
        """Pair the next round (R3 to R9). Raises `NoPairingExistsError` if R4 allows no round.

        Players who never meet are named only if without them a round existed.
        """
        facts = {} if stage.rounds else first_facts(stage, options, lots)
        position = position_of(stage, options, facts or None)
        separation = separation_of(stage, options)
        try:
            paired = pair_round(position.tournament)
        except NoRoundError:
            raise _refusal(position, separation) from None
        reasons = reasons_of_pairs(paired, position, separation)
        pairings = tuple(
            Pairing(
                id=pairing_id(stage.number, stage.next_round, board),
                board=board,
                seats=(position.entrant(white), position.entrant(black)),
                reasons=reasons[frozenset((white, black))],
            )
            for board, (white, black) in enumerate(paired.pairs, start=1)
        )
        numbers: dict[str, Scalar] = {"round": stage.next_round, "rounds": options.rounds}
        return RoundPairings(
            pairings=pairings,
            byes=_byes(paired, position, options),
            rationale=(Reason(code="round", rule="R3", params=numbers),),
            facts=facts,
        )

    def rank(self, stage: Stage, options: FideDutchOptions) -> tuple[Standing, ...]:
        """Rank by points, then by the tie-breaks of the options (R10 and R11)."""
        table = options.point_table
        return standings(
            position_of(stage, options), record.points(stage, table), options.tie_breaks, table.scale, rule="R11"
        )

    def tie_breaks_of(self, options: FideDutchOptions) -> tuple[TieBreak, ...]:
        """Return the tie-breaks of the options (R11)."""
        return tuple(map(column_of, options.tie_breaks))

    def report_type_of(self, options: FideDutchOptions) -> str:
        """Return the code of the pairing system, with acceleration; none once FIDE mode has been left (R15)."""
        if not options.fide_rules:
            return ""
        return "FIDE_DUTCH_2026_BAKU" if options.acceleration else "FIDE_DUTCH_2026"

    def report_tie_breaks(self, options: FideDutchOptions) -> tuple[str, ...]:
        """Return the codes of the options."""
        return options.tie_breaks

    def chess_record(self, stage: Stage, options: FideDutchOptions) -> Position:
        """Return the position that the next round would be paired from."""
        return position_of(stage, options)

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: FideDutchOptions
    ) -> RoundPairings:
        """Accept any pairing, compared with the rules in FIDE mode (R13). Byes get the points of the options.

        Round 1 keeps its draws (R8, R9).
        """
        facts = pairings.facts if published is None else published.pairings.facts
        taken = with_bye_points(pairings, options.bye_half_points).model_copy(update={"facts": facts, "rationale": ()})
        return compared(stage, taken, options) if options.fide_rules else taken

    def rest(self, stage: Stage, options: FideDutchOptions) -> Rest:
        """Return what is left.

        Coming rounds are paired by score, sides and floats, not by every criterion of the Dutch system.
        """
        from formats.toolkit.simulator.begun import Begun  # noqa: PLC0415 - imports NumPy
        from formats.toolkit.simulator.swiss import SwissRules, rest_of_swiss  # noqa: PLC0415 - likewise
        from formats.toolkit.simulator.tables import Worth  # noqa: PLC0415 - likewise

        table = options.point_table
        begun = Begun(Table(stage, everybody_meets=False, worth=table), self.rank(stage, options))
        rules = SwissRules(options.rounds, options.tie_breaks, Worth.of(table, options.bye_half_points))
        return rest_of_swiss(begun, rules, record.byes_so_far(stage.rounds))

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: FideDutchOptions) -> Reason:
        """Return the reason for missed rounds: they give no points (R12)."""
        return newcomers.missed(who, rounds, "R12")


def first_facts(stage: Stage, options: FideDutchOptions, lots: Lots) -> dict[str, Scalar]:
    """Return the facts of round 1: the initial colour (R8), and the last player of the accelerated group (R9)."""
    drawn = options.initial_colour
    if drawn == "lot":
        drawn = "white" if lots.number(1, 2, "initial colour: 1 is white, 2 is black") == 1 else "black"
    facts: dict[str, Scalar] = {INITIAL_COLOUR: drawn[0]}
    if options.acceleration:
        active = frozenset(stage.active)
        playing = [who for who in numbered(stage) if who in active]
        facts[ACCELERATED_TO] = playing[min(accelerated_group(len(playing)), len(playing)) - 1]
    return facts


def _byes(paired: PairedRound, position: Position, options: FideDutchOptions) -> tuple[Bye, ...]:
    """Return the bye as a list (R5)."""
    if not paired.bye:
        return ()
    owner = position.entrant(paired.bye)
    return (Bye(entrant=owner, half_points=options.bye_half_points, reasons=reasons_of_bye(paired, position)),)


def _refusal(position: Position, separation: Separation) -> NoPairingExistsError:
    """Return why no round exists: those meet who never may, or there is none even so."""
    try:
        free = pair_round(replace(position.tournament, forbidden=()))
    except NoRoundError:
        return NoPairingExistsError("no_complete_round")
    games = ((position.entrant(white), position.entrant(black)) for white, black in free.pairs)
    stuck = tuple(who for game in games if separation.never.why(*game) for who in game)
    return NoPairingExistsError("never_meet_fixed", stuck)
