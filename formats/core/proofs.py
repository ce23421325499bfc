"""Certificates of the matchings behind published rounds, for readers who check a round without solving it.

A matching is found once and then proved by whole-number prices (`formats.toolkit.matching`). The prices are not part of
any event: they follow from the log, are collected while a round is paired, and are checked against costs that the
reader computes from the results. `docs/proofs.md` has the theory and the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from formats.core import events as ev
from formats.core.decide.context import Case, case_again
from formats.core.decide.rounds import pair_round
from formats.core.engine import Engine
from formats.core.errors import TournamentError
from formats.core.evolve import evolve, pass_over, undone_commands
from formats.core.log import Record
from formats.core.state import TournamentState

Certificate = Mapping[str, Any]
"""The proof of one matching as JSON: `mates`, `prices`, `blossoms`, `choice`; see `docs/proofs.md`."""

Certificates = Mapping[int, Sequence[Certificate]]
"""The certificates of rounds, by their lines in the log."""

_collected: ContextVar[list[Certificate] | None] = ContextVar("certificates", default=None)


@contextmanager
def collected_certificates() -> Iterator[list[Certificate]]:
    """Collect the certificates of all matchings that are found inside, in order."""
    certificates: list[Certificate] = []
    token = _collected.set(certificates)
    try:
        yield certificates
    finally:
        _collected.reset(token)


def collector() -> list[Certificate] | None:
    """Return the list that certificates are added to; None where none are collected, and none need to be made."""
    return _collected.get()


_given: ContextVar[Iterator[Certificate] | None] = ContextVar("given certificates", default=None)


@contextmanager
def given_certificates(certificates: Sequence[Certificate]) -> Iterator[None]:
    """Check the matchings that are wanted inside by these certificates, in order; solve those without a valid one."""
    token = _given.set(iter(certificates))
    try:
        yield
    finally:
        _given.reset(token)


def next_given() -> Certificate | None:
    """Return the certificate of the matching that is wanted now; None if it has to be found."""
    given = _given.get()
    return None if given is None else next(given, None)


@contextmanager
def part(certificate: object) -> Iterator[list[Certificate]]:
    """Give and collect the certificates of the matchings inside as `matchings` of one certificate.

    `certificate` is the one that is given for them, None without one; nothing in it is trusted. The list stays
    empty where none are collected.
    """
    given = certificate.get("matchings") if isinstance(certificate, dict) else None
    with given_certificates(given if isinstance(given, list) else ()):
        if collector() is None:
            yield []
        else:
            with collected_certificates() as found:
                yield found


def certificates_of(
    records: Sequence[Record],
    engine: Engine,
    wanted: Callable[[str], bool],
    state: TournamentState | None = None,
    known: Certificates | None = None,
) -> Iterator[tuple[int, Sequence[Certificate]]]:
    """Yield the lines of rounds that were paired by matchings, with their certificates, for the formats `wanted`.

    The lines follow on `state`. Rounds whose certificates are not `known` are paired again, as `verify` does. One that
    comes out differently has certificates too: they prove another round.
    """
    state = state or TournamentState()
    undone = undone_commands(records)
    for record in records:
        if record.command_id in undone:
            state = pass_over(state, record)
            continue
        event = record.event
        if isinstance(event, ev.RoundPaired) and event.cause == "format" and wanted(state.stages[event.stage].system):
            found = (known or {}).get(record.seq) or _paired_again(case_again(state, record, engine))
            if found:
                yield record.seq, found
        state = evolve(state, record)


def _paired_again(case: Case) -> list[Certificate]:
    with collected_certificates() as found:
        try:
            pair_round(case)
        except TournamentError:
            return []
    return found
