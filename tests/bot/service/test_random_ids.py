"""Ids of new tournaments: different for each, and reproducible in a rehearsal."""

from __future__ import annotations

import secrets

import pytest

from bot.service import random_ids
from bot.service.random_ids import Chance
from formats.core.commands import Announce, CreateTournament
from formats.core.plan import StagePlan

CREATE = CreateTournament(title="Cup", stages=(StagePlan(system="swiss", title="Swiss"),), seed="the same seed")


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance is chance here."""
    monkeypatch.setattr(random_ids, "secrets", secrets)


def identity(source: Chance) -> str:
    command = source.identified(CREATE)
    assert isinstance(command, CreateTournament)
    return command.identity


def test_every_tournament_gets_an_id_of_its_own() -> None:
    source = Chance()
    ids = {identity(source) for _ in range(10)}
    assert len(ids) == 10
    assert {len(made) for made in ids} == {32}


def test_a_rehearsal_gets_the_same_ids_for_the_same_seed() -> None:
    source = Chance()
    runs = []
    for seed in ("one", "one", "two"):
        with source.reproducible(seed):
            runs.append([identity(source), identity(source)])
    assert runs[0] == runs[1] != runs[2]
    assert len(set(runs[0])) == 2
    assert identity(source) not in runs[0]


def test_no_other_command_gets_an_id() -> None:
    command = Announce(text="Hello.")
    assert Chance().identified(command) is command
