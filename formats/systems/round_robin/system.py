"""The round robin format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self

from pydantic import AfterValidator, Field, model_validator

from formats.core.contract import Finished, Format, Leaving, NeedsPairing, Options, Status
from formats.core.errors import FieldError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Pairing, Reason, RoundPairings, Standing, TieBreak
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, pairing_id
from formats.toolkit import record
from formats.toolkit.boards import missing_results
from formats.toolkit.by_hand import as_published, same_couples
from formats.toolkit.fide.stage_record import RecordedAsChess, points_of
from formats.toolkit.fide.standings import standings
from formats.toolkit.fide.tie_breaks.named import LONGEST_CODE, check_chosen, chosen, code_or
from formats.toolkit.point_options import POINTS_FORM, PointOptions
from formats.toolkit.record import couple
from formats.toolkit.round_robin import berger_table, present_pairs, round_of_legs
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import Simulated, SimulatesRest
from formats.toolkit.tie_breaks import Table, codes_of, each_once, own, tie_breaks_by

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

FEWEST, MOST = 2, 64
OWN_TIE_BREAKS: Final = ("sodos", "direct", "wins")


class RoundRobinOptions(PointOptions):
    """Options of the round robin."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (POINTS_FORM,)

    legs: int = Field(default=1, ge=1, le=4)
    exchange_last_rounds: bool = True
    tie_breaks: Annotated[
        tuple[
            Annotated[
                str,
                Field(max_length=LONGEST_CODE),
                AfterValidator(partial(code_or, OWN_TIE_BREAKS, everybody_meets=True)),
            ],
            ...,
        ],
        AfterValidator(each_once),
    ] = Field(default=("sodos", "direct", "wins"), max_length=6)
    strike_below_half: bool = False

    @model_validator(mode="after")
    def _tie_breaks_of_one_kind(self) -> Self:
        check_chosen(self.tie_breaks, in_report=points_of(self.point_table) is not None)
        return self


class RoundRobin(
    Format[RoundRobinOptions], RecordedAsChess, SimulatesRest[RoundRobinOptions], Simulated[RoundRobinOptions]
):
    """Each two players meet, once or several times; see RULES.md."""

    key: ClassVar[str] = "round_robin"
    for_tonight: ClassVar[bool] = True
    everybody_meets: ClassVar[bool] = True
    options: ClassVar[type[Options]] = RoundRobinOptions
    sides: ClassVar[tuple[str, str] | None] = ("first", "second")

    def check(self, field: Sequence[Entrant], options: RoundRobinOptions) -> None:
        """Check that the field is small enough to be played in reasonable time (R1). Raises `FieldError`."""
        if len(field) < FEWEST:
            raise FieldError("too_few", limit=FEWEST, found=len(field))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))

    def planned_rounds(self, stage: Stage, options: RoundRobinOptions) -> int:
        """Return the rounds of the table times the legs (R2)."""
        return options.legs * len(berger_table(len(stage.seeds)))

    def status(self, stage: Stage, options: RoundRobinOptions) -> Status:
        """Return what the stage waits for, until the table is played or no player is left."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        if stage.active and len(stage.rounds) < self.planned_rounds(stage, options):
            return NeedsPairing()
        return Finished()

    def pair(self, stage: Stage, options: RoundRobinOptions, lots: Lots) -> RoundPairings:
        """Return the table's next round without players who have left (R2 to R4 and R6)."""
        exchanged = options.exchange_last_rounds
        table = round_of_legs(len(stage.seeds), options.legs, len(stage.rounds), exchange_last_rounds=exchanged)
        alone = present_pairs(stage, table.pairs, count=1)
        struck = [pair for pair in alone if self._is_struck(stage, pair, options)]
        idle = tuple(who for who in stage.active if stage.seed_of(who) == table.free)
        without = tuple(who for pair in struck for who in pair if who in stage.active)
        whole = Reason(
            code="round",
            rule="R2",
            params={
                "round": stage.next_round,
                "rounds": self.planned_rounds(stage, options),
                "size": len(stage.seeds),
            },
        )
        return RoundPairings(
            pairings=tuple(
                _seat(stage, board, pair)
                for board, pair in enumerate(present_pairs(stage, table.pairs, count=2), start=1)
            ),
            byes=tuple(_walkover(stage, pair) for pair in alone if pair not in struck),
            idle=(*idle, *without),
            rationale=(
                whole,
                *(Reason(code="free", rule="R3", about=(who,)) for who in idle),
                *(Reason(code="free_of_struck", rule="R6", about=(who,)) for who in without),
            ),
        )

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: RoundRobinOptions
    ) -> RoundPairings:
        """Accept exchanged sides and a returning player (R8): the table fixes who meets whom."""
        lots = Lots("")
        whole = self.pair(as_published(stage, published), options, lots)
        games = {couple(*pairing.seats): pairing for pairing in whole.pairings}
        return same_couples(whole if published is None else published.pairings, pairings, games)

    def _is_struck(self, stage: Stage, pair: tuple[EntrantId, EntrantId], options: RoundRobinOptions) -> bool:
        """Return True if one of the two has left so early that the other gets no point for it (R6)."""
        games = self.games_each(stage, options)
        return options.strike_below_half and any(
            who not in stage.active and _left_early(stage, who, games) for who in pair
        )

    def tie_breaks_of(self, options: RoundRobinOptions) -> tuple[TieBreak, ...]:
        """Return the tie-breaks of the options (R7)."""
        return tie_breaks_by(options.tie_breaks, options.point_table)

    def rank(self, stage: Stage, options: RoundRobinOptions) -> tuple[Standing, ...]:
        """Rank by points, then by the tie-breaks of the options (R5 and R7)."""
        fide, table = chosen(options.tie_breaks), options.point_table
        if fide and (position := self.chess_record(stage, options)) is not None:
            return standings(position, record.points(stage, table), fide, table.scale, "R7")
        return Table(stage, everybody_meets=True, worth=table).standings(own(options.tie_breaks), rule="R7")

    def report_type_of(self, options: RoundRobinOptions) -> str:
        """Return the code of round robins of one leg or two; there is none for more."""
        return {1: "FIDE_ROUNDROBIN", 2: "FIDE_DOUBLEROUNDROBIN"}.get(options.legs, "")

    def report_tie_breaks(self, options: RoundRobinOptions) -> tuple[str, ...]:
        """Return FIDE's tie-breaks, also in place of others."""
        return codes_of(options.tie_breaks)

    def leave(self, stage: Stage, gone: EntrantId, options: RoundRobinOptions) -> Leaving:
        """Void the games of a player who leaves early, if the options say so (R6)."""
        if not options.strike_below_half or not _left_early(stage, gone, self.games_each(stage, options)):
            return Leaving()
        games = [pairing for round_ in stage.rounds for pairing in round_.pairings.pairings if gone in pairing.seats]
        void = Result(half_points=(0, 0), how="void", absent=(gone,))
        struck = Reason(code="struck", rule="R6", about=(gone,), params={"games": self.games_each(stage, options)})
        return Leaving({pairing.id: void for pairing in games}, (struck,))

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: RoundRobinOptions) -> Reason:
        """Return the reason for missed rounds: each opponent has a full point (R6)."""
        return Reason(code="missed_walkovers", rule="R6", about=(who,), params={"rounds": rounds})

    def games_each(self, stage: Stage, options: RoundRobinOptions) -> int:
        """Return the number of games that each player has to play (R2)."""
        return options.legs * (len(stage.seeds) - 1)

    def play_runs(self, options: RoundRobinOptions, dice: Dice) -> Outcome:
        """Play the table in all runs at once."""
        from formats.toolkit.simulator.tables import Worth, play_round_robin  # noqa: PLC0415 - NumPy is slow to import

        return play_round_robin(dice, options.legs, options.tie_breaks, Worth.of(options.point_table))

    def lengths(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Return one leg and two."""
        del players
        return ({}, {"legs": 2})

    def rest(self, stage: Stage, options: RoundRobinOptions) -> Rest:
        """Return the open games and the coming rounds."""
        from formats.toolkit.simulator.begun import Begun, rest_of_table  # noqa: PLC0415 - imports NumPy

        exchanged = options.exchange_last_rounds
        coming = [
            round_of_legs(len(stage.seeds), options.legs, number, exchange_last_rounds=exchanged).pairs
            for number in range(len(stage.rounds), self.planned_rounds(stage, options))
        ]
        rest = [present_pairs(stage, pairs, count=2) for pairs in coming]
        alone = [pair for pairs in coming for pair in present_pairs(stage, pairs, count=1)]
        byes = [_walkover(stage, pair) for pair in alone if not self._is_struck(stage, pair, options)]
        begun = Begun(Table(stage, everybody_meets=True, worth=options.point_table), self.rank(stage, options))
        firm = not options.strike_below_half
        return rest_of_table(begun, rest, byes, options.tie_breaks, firm=firm)


def _seat(stage: Stage, board: int, pair: tuple[EntrantId, EntrantId]) -> Pairing:
    """Return a pairing with the sides of the table (R4)."""
    numbers: dict[str, str | int | float | bool | None] = {
        "first": stage.seed_of(pair[0]),
        "second": stage.seed_of(pair[1]),
    }
    return Pairing(
        id=pairing_id(stage.number, stage.next_round, board),
        board=board,
        seats=pair,
        reasons=(Reason(code="table", rule="R2", about=pair, params=numbers),),
    )


def _walkover(stage: Stage, pair: tuple[EntrantId, EntrantId]) -> Bye:
    """Return the point of the player whose opponent has left (R6)."""
    present, gone = pair if pair[0] in stage.active else pair[::-1]
    return Bye(entrant=present, reasons=(Reason(code="walkover", rule="R6", about=(present, gone)),))


def _left_early(stage: Stage, who: EntrantId, games: int) -> bool:
    """Return True if the entrant has played fewer than half of these games (R6)."""
    played = sum(result.how == "played" and who in pairing.seats for pairing, result in stage.games())
    return 2 * played < games
