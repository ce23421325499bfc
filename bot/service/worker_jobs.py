"""Functions that run in the worker process, besides commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from formats import registry
from formats.core.chain import Payload, chained
from formats.core.draws import odds_lots
from formats.core.log import Record
from formats.core.model import Mark, Odds, Reason
from formats.core.proofs import Certificates, certificates_of
from formats.core.state import Stage, TournamentState
from formats.core.verify import Difference, verify
from formats.rulebook import check_script
from storage.certificates import StoredCertificates, all_of, packed

MOST_ROUNDS = 12
"""The number of the latest rounds after which chances are simulated again."""


def odds_of(state: TournamentState, simulations: int | None = None) -> Odds | None:
    """Everybody's chances in the stage in play; None where its format has none, or all is over.

    Without a number of simulations it is one that is quick enough to be repeated after every result.
    """
    return _odds_at(state, state.stage(), simulations)


def _odds_at(state: TournamentState, moment: Stage, simulations: int | None) -> Odds | None:
    from formats.toolkit.simulator.chain import odds_in  # noqa: PLC0415 - NumPy is slow to import

    return odds_in(state, registry.engine(), moment, odds_lots(state), simulations)


def chances_of(state: TournamentState, simulations: int | None = None) -> tuple[tuple[int, Odds], ...]:
    """The chances in the stage in play as they were after each of its latest complete rounds, with the round's number.

    The latest count the open round as it stands. Empty where its format has none. Who has left meanwhile is not among
    them.
    """
    stage = state.stage()
    complete = next((round_.number - 1 for round_ in stage.rounds if not round_.complete), len(stage.rounds))
    moments = (
        (count, _after(stage, count, complete)) for count in range(max(1, complete - MOST_ROUNDS + 1), complete + 1)
    )
    by_round = ((count, _odds_at(state, moment, simulations)) for count, moment in moments)
    return tuple((count, odds) for count, odds in by_round if odds is not None)


def _after(stage: Stage, count: int, complete: int) -> Stage:
    """Return the stage after so many of its complete rounds; after the last of them as it stands."""
    return stage if count == complete else replace(stage, rounds=stage.rounds[:count])


def outlook_of(state: TournamentState) -> tuple[Mark, ...]:
    """Simulate the marks of the standings of the stage in play."""
    return registry.engine().rules_of(state).outlook(state.stage(), odds_lots(state))


def script_of(state: TournamentState) -> tuple[tuple[Reason, ...], ...]:
    """The script of the stage in play, worked out from everything that has been handed in."""
    return registry.engine().rules_of(state).script(state.stage())


def differences_of(records: Sequence[Record], stored: Sequence[StoredCertificates] = ()) -> tuple[Difference, ...]:
    """Verify a log, and return its differences without `values`, which need not be picklable."""
    differences = verify(records, registry.engine(), all_of(stored))
    return tuple(replace(difference, values=None) for difference in differences)


def certificates_of_log(
    records: Sequence[Record], payloads: Sequence[Payload], stored: Sequence[StoredCertificates]
) -> Certificates:
    """Return the certificates of a log's rounds, by line, for the formats that a browser checks with them.

    Those of rounds about which nothing is stored are made.
    """
    known = all_of(stored, list(chained(records, payloads)))
    return dict(certificates_of(records, registry.engine(), _is_proved, known=known))


def certificates_of_change(before: TournamentState, records: Sequence[Record]) -> bytes:
    """Return the certificates of the rounds that these lines publish, as they are stored; empty for none."""
    made = dict(certificates_of(records, registry.engine(), _is_proved, before))
    return packed(made) if made else b""


def _is_proved(system: str) -> bool:
    """Return True for a format whose script compares rounds with certificates; others would be paired for nothing."""
    return b"proves(" in check_script(system)
