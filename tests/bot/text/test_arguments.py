"""What buttons carry is written and read in one place, and what version 0.1 wrote is still read."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.faces.swiss_elimination.click_to_rank import Letters
from bot.faces.swiss_elimination.flows.directing_online import AnswerToCheck
from bot.faces.swiss_elimination.flows.revealing import StepOf
from bot.text import arguments
from bot.text.arguments import (
    Argument,
    CommandRef,
    DraftNumber,
    DraftTime,
    DraftWay,
    Entrants,
    FormFor,
    GamesWon,
    LoserOf,
    MinutesFor,
    NoteAbout,
    NumberOf,
    SeenRounds,
    ServerGame,
    TimeFor,
    ZoneDraft,
)
from tests.examples import examples

NOON = datetime(2026, 1, 6, 12, tzinfo=UTC)
WRITTEN: list[tuple[Argument, str, str]] = [
    (NumberOf("coming", 0), "coming.0", "coming.0"),
    (NumberOf("a.dotted.key", 3), "a.dotted.key.3", "a.dotted.key.3"),
    (NoteAbout("s0r1b2", "proposed"), "s0r1b2.proposed", "s0r1b2.proposed"),
    (NoteAbout("s0r1b2", "solved", 1), "s0r1b2.solved.1", "s0r1b2.solved.1"),
    (ServerGame("s0r1b2", "77"), "s0r1b2.77", "s0r1b2.77"),
    (LoserOf("s0r1b2", "e7"), "s0r1b2.e7", "s0r1b2.e7"),
    (MinutesFor("s0r1b2", 30), "s0r1b2.30", "s0r1b2,30"),
    (GamesWon("s0r1b2", 2, 1), "s0r1b2.2.1", "s0r1b2.2.1"),
    (GamesWon("s0r1", 0, 2), "s0r1.0.2", "s0r1.0.2"),
    (TimeFor("s0r1b2", NOON), "s0r1b2.1767700800", "s0r1b2,1767700800"),
    (Entrants(("e1", "e12")), "e1.e12", "e1.e12"),
    (Entrants(()), "", ""),
    (CommandRef("d~finish~7"), "d~finish~7", "d~finish~7"),
    (DraftWay("abc", "repair"), "abc.repair", "abc.repair"),
    (DraftWay("abc"), "abc.", "abc."),
    (DraftNumber("abc", 2), "abc.2", "abc.2"),
    (DraftTime("abc", NOON), "abc.1767700800", "abc.1767700800"),
    (ZoneDraft("Etc/GMT+5", "abc"), "Etc/GMT+5.abc", "Etc/GMT+5,abc"),
    (SeenRounds("s0r3-5b2", "0a1b2c3d"), "s0r3-5b2.0a1b2c3d", "s0r3-5b2.0a1b2c3d"),
    (FormFor("availability", "e7"), "availability.e7", "availability.e7"),
    (FormFor("availability"), "availability", "availability"),
    (Letters("all", "CAB"), "all.CAB", "all.CAB"),
    (StepOf(1, 3), "1.3", "1.3"),
    (AnswerToCheck("e7", 2, 1, correct=False), "e7.2.1.0", "e7.2.1.0"),
]
"""Each argument, its text in a custom id, and its text there in version 0.1."""


@pytest.mark.parametrize("argument,written,older", WRITTEN, ids=str)
def test_an_argument_is_written_and_read_also_as_it_once_was(argument: Argument, written: str, older: str) -> None:
    assert str(argument) == written
    assert type(argument).read(written) == argument
    assert type(argument).read(older) == argument


def test_there_is_a_case_of_every_argument() -> None:
    kinds = {kind for kind in vars(arguments).values() if isinstance(kind, type) and issubclass(kind, Argument)}
    assert kinds - {Argument} <= {type(argument) for argument, _, _ in WRITTEN}


def test_no_argument_has_a_colon() -> None:
    assert str(CommandRef("d:finish:7")) == "d~finish~7"


@pytest.mark.parametrize(
    "kind,text",
    [
        (NumberOf, ""),
        (NumberOf, "coming"),
        (NumberOf, "coming.x"),
        (NumberOf, "coming.-1"),
        (NumberOf, "coming." + "9" * 30),
        (NoteAbout, "s0r1b2"),
        (TimeFor, "s0r1b2,soon"),
        (AnswerToCheck, "e7.2"),
    ],
)
def test_anything_else_is_no_argument_of_the_kind(kind: type[Argument], text: str) -> None:
    with pytest.raises(ValueError):
        kind.read(text)


@examples(60)
@given(st.text(st.characters(exclude_characters=".:~", codec="ascii"), min_size=1), st.integers(0, 10**9))
def test_whatever_is_written_is_read_again(key: str, number: int) -> None:
    argument = NumberOf(key, number)
    assert NumberOf.read(str(argument)) == argument
