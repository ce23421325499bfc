"""What was refused is kept as data, and becomes the same error again."""

from __future__ import annotations

from dataclasses import fields
from datetime import UTC, datetime

import pytest

from formats.core import errors as err
from formats.core.errors import TournamentError
from formats.core.refusals import Refusal, error_of, refusal_of

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    "error",
    [
        err.NotNextError("s0r1", "s0r2"),
        err.FieldError("too_few", 4, 2, ("e1",), (err.Remedy("leave_out", 2, ("e1", "e2")), err.Remedy("invite", 1))),
        err.TooEarlyError(NOON),
        err.ResultsMissingError(("s0r1b1", "s0r1b2")),
        err.RatingsFixedError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_with_its_fields(error: TournamentError) -> None:
    kept = Refusal.model_validate_json(refusal_of(error).model_dump_json())
    again = error_of(kept)
    assert type(again) is type(error)
    assert [getattr(again, field.name) for field in fields(error)] == [  # type: ignore[arg-type]
        getattr(error, field.name)
        for field in fields(error)  # type: ignore[arg-type]
    ]


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal(error="NoSuchError"),
        Refusal(error="NotNextError", fields={"asked": "s0r1"}),
        Refusal(error="NotNextError", fields={"asked": "s0r1", "next_step": "s0r2", "more": 1}),
        Refusal(error="TooEarlyError", fields={"allowed_from": "soon"}),
    ],
    ids=["unknown", "less", "more", "other"],
)
def test_what_this_version_does_not_know_is_no_error_of_it(refusal: Refusal) -> None:
    assert error_of(refusal) is None
