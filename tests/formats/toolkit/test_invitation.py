"""Answers to an invitation."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core.errors import BadFormError
from formats.toolkit.invitation import INVITATION, invitation_texts, read_invitation


@pytest.mark.parametrize(
    "content, answer",
    [
        ("yes", True),
        (" Y ", True),
        ("NO", False),
        ("n", False),
        ({"answer": "yes"}, True),
        (True, True),
        (False, False),
    ],
)
def test_an_answer_is_yes_or_no_in_whatever_letters(content: Any, *, answer: bool) -> None:
    assert read_invitation(INVITATION.key, content, begun=False) is answer
    assert read_invitation(INVITATION.key, invitation_texts(answer), begun=False) is answer


@pytest.mark.parametrize(
    "content, problem",
    [("perhaps", "unknown_item"), (3, "unknown_item"), ("", "missing"), (None, "missing"), ({}, "missing")],
)
def test_anything_else_is_refused(content: Any, problem: str) -> None:
    with pytest.raises(BadFormError) as refused:
        read_invitation(INVITATION.key, content, begun=False)

    assert refused.value.problems == (("answer", problem),)


def test_nothing_is_answered_once_play_has_begun_nor_in_another_form() -> None:
    with pytest.raises(BadFormError) as late:
        read_invitation(INVITATION.key, "yes", begun=True)
    with pytest.raises(BadFormError) as other:
        read_invitation("other", "yes", begun=False)

    assert late.value.problems == (("answer", "outdated"),)
    assert other.value.problems == (("form", "unknown"),)


def test_the_form_offers_yes_and_no_and_no_declines() -> None:
    (field,) = INVITATION.fields

    assert field.choices == ("yes", "no")
    assert INVITATION.declined_by == "no"
