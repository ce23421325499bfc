"""Form for the answer to an invitation, for formats in which signing up is not enough to play."""

from __future__ import annotations

from typing import Any

from formats.core.asking import EntrantForm, FormField
from formats.core.errors import BadFormError

INVITATION = EntrantForm(
    key="invitation",
    fields=(FormField("answer", "yes", choices=("yes", "no")),),
    declined_by="no",
)

ANSWERS = {"yes": True, "y": True, "no": False, "n": False}


def read_invitation(form: str, content: Any, *, begun: bool) -> bool:
    """Return True for yes and False for no.

    Raises `BadFormError` for anything else, and with `outdated` once the games have begun.
    """
    if form != INVITATION.key:
        raise BadFormError(form, (("form", "unknown"),))
    if begun:
        raise BadFormError(form, (("answer", "outdated"),))
    raw = content.get("answer") if isinstance(content, dict) else content
    answer = raw if isinstance(raw, bool) else ANSWERS.get(str(raw or "").strip().lower())
    if answer is None:
        raise BadFormError(form, (("answer", "unknown_item" if raw else "missing"),))
    return answer


def invitation_texts(content: bool) -> dict[str, str]:  # noqa: FBT001 - what the form stores
    """Return the answer as the text of the form."""
    return {"answer": "yes" if content else "no"}
