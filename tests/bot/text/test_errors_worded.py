"""Every error has its sentence."""

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import fields
from datetime import UTC, datetime
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from pydantic import TypeAdapter

import bot
import formats
import storage
from bot.text.errors.engine import sentence
from bot.text.errors.error_text import error_text, refusal_text
from bot.text.errors.speaker import Speaker
from formats.core import errors as err
from formats.core.errors import TournamentError
from formats.core.log_file import BadLogError
from formats.core.refusals import Refusal, refusal_of
from storage.errors import StorageError, UnreadableEventError
from tests.bot.played import Played

BASES = {TournamentError, err.RuleError, StorageError}


def every_error() -> Iterator[type[TournamentError]]:
    for package in (formats, storage, bot):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if "migrations" not in module.name and "__main__" not in module.name:
                importlib.import_module(module.name)
    waiting: list[type[TournamentError]] = [TournamentError]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind not in BASES:
            yield kind


def test_every_error_is_worded_by_its_own_type() -> None:
    unworded = sorted(kind.__qualname__ for kind in every_error() if kind not in sentence.registry)
    assert unworded == []


SAMPLES: dict[str, dict[str, Any]] = {
    "NoRatingsError": {"why": "off"},
    "RatingListError": {"why": "packed"},
    "NotInGameError": {"seats": ("e1", "e2")},
    "NotSolvingError": {"why": "over"},
}
"""Fields whose values are codes, or of a fixed length."""


def sample(hint: Any) -> Any:
    """A value of a field with this type."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return arguments[0]
    if origin is UnionType:
        return sample(arguments[0])
    if origin is not None:
        return origin()
    return {int: 3, bool: True, datetime: datetime(2026, 1, 1, tzinfo=UTC)}.get(hint, "text")


@pytest.mark.parametrize("kind", sorted(set(every_error()), key=str), ids=lambda kind: kind.__name__)
def test_a_sentence_has_all_variables_of_its_message(
    kind: type[TournamentError], caplog: pytest.LogCaptureFixture
) -> None:
    """Also those that are taken from the error by the names of its fields."""
    hints = get_type_hints(kind)
    values = {field.name: sample(hints[field.name]) for field in fields(kind)}  # type: ignore[arg-type]
    error = kind(**{**values, **SAMPLES.get(kind.__name__, {})})
    for context in (None, Played().create().context):
        assert sentence(error, Speaker(context))
    assert not caplog.messages


@pytest.mark.parametrize("kind", sorted(every_error(), key=str), ids=lambda kind: kind.__name__)
def test_every_error_can_be_kept_in_a_log(kind: type[TournamentError]) -> None:
    """By a name that no other has, with fields that become JSON and come back."""
    assert [error.__qualname__ for error in every_error() if error.__name__ == kind.__name__] == [kind.__qualname__]
    hints = get_type_hints(kind)
    for field in fields(kind):  # type: ignore[arg-type]
        TypeAdapter(hints[field.name]).json_schema()


def test_what_another_version_refused_is_told_in_general_words() -> None:
    assert refusal_text(refusal_of(err.NotNextError("a", "b"))) == error_text(err.NotNextError("a", "b"))
    assert refusal_text(Refusal(error="WordedError", fields={"text": "Nobody came."})) == "Nobody came."
    assert "Another version" in refusal_text(Refusal(error="NoSuchError"))


@pytest.mark.parametrize("with_scene", [True, False])
def test_games_and_entrants_are_named_where_they_are_known(with_scene: bool) -> None:
    played = Played().create().enter().close().publish()
    pairing = played.game_of("e1")
    text = error_text(err.ResultExistsError(pairing.id), played.context if with_scene else None)
    assert ("Ana" in text) is with_scene


def test_a_pairing_that_is_gone_breaks_nothing() -> None:
    assert "s9r9b9" not in error_text(err.ResultExistsError("s9r9b9"), Played().create().context)


def test_typed_text_cannot_format_or_ping() -> None:
    text = error_text(err.UnknownFormatError("@everyone **x**"))
    assert "@everyone" not in text
    assert "**x**" not in text


def test_long_lists_are_shortened() -> None:
    entrants = tuple(f"e{number}" for number in range(1, 200))
    assert len(error_text(err.BadRoundError(missing=entrants, doubled=entrants), Played().create().context)) < 1900


def test_a_field_that_does_not_fit_comes_with_what_a_director_can_do() -> None:
    remedies = (err.Remedy("leave_out", 2, ("e1", "e2")), err.Remedy("invite", 1))
    played = Played().create().enter().close()
    text = error_text(err.FieldError("too_many", 4, 6, remedies=remedies), played.context)

    assert "take 2 players out" in text
    assert "**Ana**" in text
    assert text.endswith("or invite 1 more player.")


def test_the_phases_in_which_something_is_possible_are_told_apart_by_or() -> None:
    text = error_text(err.WrongPhaseError("registration", ("closed", "running")))

    assert "while it has its field and not started yet or is being played." in text
    assert text.count(" or ") == 1


@pytest.mark.parametrize(
    "error",
    [
        err.FieldError("no_such_code", 2, 1),
        err.NoPairingExistsError("no_such_code"),
        err.BadReportError("s0r1b1", "no_such_code"),
        err.BadFormError("availability", (("zone", "no_such_code"),)),
        err.WrongPhaseError("no_such_phase", ("draft", "no_such_phase")),
        err.NotInError("e1", "no_such_status"),
    ],
)
def test_an_unknown_code_still_gives_a_whole_sentence(error: TournamentError) -> None:
    text = error_text(error)
    assert "{" not in text
    assert text.endswith((".", "!", "?"))


@pytest.mark.parametrize(
    "error",
    [
        err.NewerEventError("PhaseChanged", 7, 1),
        UnreadableEventError("t1", 5, "PhaseChanged", "version", newer=True),
        BadLogError(line=5, code="newer"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whoever_meets_what_a_newer_version_wrote_is_told_to_update(error: TournamentError) -> None:
    assert "newer" in error_text(error)
    assert "update" in error_text(error).casefold()
