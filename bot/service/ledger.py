"""The ledger: fees, prizes, and the fund for winners of games. Nothing is collected or paid here.

Readings:

- A fee is due from everybody who has a place; a place on the waiting list costs nothing. Who left before play began
  owes nothing and gets a paid fee back. A tournament that is called off gives every paid fee back.
- Where fees are returned (Arimaa: to those who "do not forfeit or drop out"), the rule keeps the fee of a player who
  lost a game by forfeit or left after play began. A forfeit stays one after an accepted appeal; a director may still
  mark the fee as returned. Fees are owed back when the tournament is finished.
- What a director marked as returned or kept is that, whatever the rule says.
- The fund is divided by the games played in the last stage. The text of Arimaa divides it "by the number of games in
  the finals" and pays "the winner of each game"; it says neither whether play-offs are games of the finals nor whether
  a game that was not played is one. Reading A25b: play-offs are (unless `fund_play_offs` is off), and a forfeited game
  has no share and gives none (unless `fund_forfeits` is on: then it goes to the player who was there; where both were
  absent it still has none). A game that does not count has none. A tie shares its game's amount; the cent that cannot
  be shared goes to the first seat. Cents left over by the division go to the earliest games, one each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.service.prizes import PrizeLine, planned_prizes, prize_lines
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import TournamentState
from formats.core.state_slices.fees import Fees
from formats.core.values import EntrantId, PairingId

FeeStatus = Literal["free", "unpaid", "paid", "owed_back", "kept", "returned"]
"""`free`: nothing is due. `paid`: and nothing more to say yet. `kept`: by the rule or by a director."""

KeptCause = Literal["", "forfeit", "drop_out", "director"]

LEFT = frozenset({"withdrawn", "removed", "disqualified"})


@dataclass(frozen=True, slots=True)
class FeeLine:
    """Status of an entrant's fee, and the cause where it is kept."""

    entrant: EntrantId
    status: FeeStatus
    cause: KeptCause = ""


@dataclass(frozen=True, slots=True)
class FundShare:
    """Share of a game of the last stage in the fund, in the smallest unit; `parts` divides it between entrants."""

    pairing: PairingId
    minor: int
    parts: tuple[tuple[EntrantId, int], ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """All of it. `final`: the tournament is over, so that prizes and shares of the fund are certain.

    `fund` is empty until the last stage has a played game.
    """

    fees: tuple[FeeLine, ...]
    prizes: tuple[PrizeLine, ...]
    fund: tuple[FundShare, ...]
    final: bool

    def won_from_fund(self) -> Counter[EntrantId]:
        """Return each entrant's sum from the fund, in the smallest unit."""
        won: Counter[EntrantId] = Counter()
        for share in self.fund:
            won.update(dict(share.parts))
        return won

    def totals(self, fee_minor: int) -> dict[FeeStatus, int]:
        """The fees of each status added up, in the smallest unit."""
        counted = Counter(line.status for line in self.fees)
        return {status: counted[status] * fee_minor for status in counted if status != "free"}


def ledger(state: TournamentState, engine: Engine) -> Ledger:
    """The ledger of a tournament as it stands."""
    final = state.phase == "finished"
    return Ledger(
        fees=fee_lines(state),
        prizes=prize_lines(state, engine) if final else planned_prizes(state),
        fund=fund_shares(state, engine),
        final=final,
    )


def fee_lines(state: TournamentState) -> tuple[FeeLine, ...]:
    """A line for each entrant, in order of registration; empty where there is no fee."""
    if state.settings.fee is None:
        return ()
    return tuple(fee_line(state, entrant) for entrant in state.entrants)


def fee_line(state: TournamentState, entrant: EntrantId) -> FeeLine:
    """Return the status of one entrant's fee."""
    marked = state.slice_of(Fees).marked.get(entrant, "unpaid")
    cause = _kept_by_rule(state, entrant)
    if marked == "kept":
        return FeeLine(entrant, "kept", cause or "director")
    if marked == "returned":
        return FeeLine(entrant, "returned")
    due = _fee_is_due(state, entrant)
    if marked == "unpaid":
        return FeeLine(entrant, "unpaid" if due else "free")
    if due and state.settings.fee_returned and cause:
        return FeeLine(entrant, "kept", cause)
    owed = not due or (state.settings.fee_returned and state.phase == "finished")
    return FeeLine(entrant, "owed_back" if owed else "paid")


def _fee_is_due(state: TournamentState, entrant: EntrantId) -> bool:
    if state.phase == "cancelled":
        return False
    if state.started:
        return entrant in state.started[0].seeds
    return state.entrants[entrant].status == "active"


def _kept_by_rule(state: TournamentState, entrant: EntrantId) -> KeptCause:
    """Did the entrant forfeit a game or drop out after play began?"""
    if not state.started or entrant not in state.started[0].seeds:
        return ""
    results = (result for log in state.started for round_ in log.rounds for result in round_.results.values())
    if any(result.how == "forfeit" and entrant in result.absent for result in results):
        return "forfeit"
    return "drop_out" if state.entrants[entrant].status in LEFT else ""


def fund_shares(state: TournamentState, engine: Engine) -> tuple[FundShare, ...]:
    """Return the share of each game played in the last stage so far, in the order of play; see the readings above."""
    fund = state.settings.game_fund
    if fund is None or fund.minor == 0 or len(state.started) < len(state.stages):
        return ()
    played = list(_sharing(state, engine))
    if not played:
        return ()
    each, left_over = divmod(fund.minor, len(played))
    shares: list[FundShare] = []
    for number, (pairing, result) in enumerate(played):
        worth = each + (number < left_over)
        shares.append(FundShare(pairing.id, worth, _parts(pairing.seats, result.winning_seat, worth)))
    return tuple(shares)


def _sharing(state: TournamentState, engine: Engine) -> Iterator[tuple[Pairing, Result]]:
    """The games of the last stage that have a share of the fund, in the order of play."""
    has_play_offs = engine.rules_of(state).lives is not None
    for round_ in state.stage().rounds:
        if has_play_offs and round_.pairings.label and not state.settings.fund_play_offs:
            continue
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            if result is None:
                continue
            forfeited = result.how == "forfeit" and result.winning_seat is not None
            if result.how == "played" or (forfeited and state.settings.fund_forfeits):
                yield pairing, result


def _parts(
    seats: tuple[EntrantId, EntrantId], winning_seat: int | None, worth: int
) -> tuple[tuple[EntrantId, int], ...]:
    if winning_seat is not None:
        return ((seats[winning_seat], worth),)
    return (seats[0], worth - worth // 2), (seats[1], worth // 2)
