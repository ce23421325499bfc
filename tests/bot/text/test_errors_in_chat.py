"""What people read when the chat refuses something: what they typed, cut short, and what they can do."""

from __future__ import annotations

import pytest

from bot import errors as err
from bot.files.errors import NoGameRecordsError, NoTimesYetError, NotLikeChessError
from bot.text.errors.error_text import error_text
from formats.core import errors as core
from formats.core.errors import RuleError
from formats.core.wall_clock import UnknownZoneError
from tests.bot.played import Played

LONG = "x" * 500
PLAYED = Played(people=("Ana", "Bo", "Cy", "Dee")).create().enter()


def text(error: RuleError) -> str:
    return error_text(error, PLAYED.context)


@pytest.mark.parametrize(
    "error, letters",
    [
        (err.NoTournamentError(LONG), 100),
        (err.SeveralTournamentsError((LONG,)), 100),
        (err.NotEnteredError(LONG), 100),
        (err.SignUpClosedError("closed", (LONG,)), 40),
        (err.SeveralEntrantsError(LONG, ()), 80),
        (err.SeveralEntrantsError("", (LONG,)), 80),
        (err.NotInGameError(LONG, ("e1", "e2")), 80),
        (err.NoGameError(LONG), 100),
        (err.NoChannelError((LONG,)), 60),
        (err.UnknownRuleError(LONG), 40),
        (err.UnknownRoundError(LONG), 40),
        (err.BadScoreError(LONG), 40),
        (err.RoundTextError(((LONG, "nobody", ()),)), 60),
        (err.LinesError(((1, "nobody", LONG),)), 60),
        (err.NoTimetableError(LONG), 100),
        (err.NoFormError(LONG), 100),
        (err.SealedLogError((LONG,)), 60),
        (err.BadFieldsError((("Field", LONG),)), 120),
        (err.StaffMayNotPlayError(LONG), 40),
        (core.AlreadyAnsweredError("p", LONG), 60),
        (core.NoSuchDrawError(LONG), 60),
        (core.AlreadyDrawnError(LONG), 60),
        (core.BadAnswerError("p", LONG), 60),
        (core.UnknownFormatError(LONG), 60),
        (core.BadFormError("form", (("field", LONG),)), 60),
        (core.BadFormError("form", ((LONG, "missing"),)), 60),
        (UnknownZoneError(LONG), 60),
        (NoTimesYetError(LONG), 60),
        (NotLikeChessError(LONG), 60),
        (NoGameRecordsError(LONG), 60),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, RuleError) else None,
)
def test_what_was_typed_is_told_up_to_so_many_letters(error: RuleError, letters: int) -> None:
    assert text(error).count("x" * 20) >= 1
    assert f"{'x' * (letters - 1)}…" in text(error)
    assert "x" * letters not in text(error)


@pytest.mark.parametrize(
    "error, said",
    [
        (err.NoTournamentError(), "There's no tournament here"),
        (err.NotStaffError(("manager",)), "may manage this server"),
        (err.NotStaffError(("director", "judge")), "judge"),
        (err.SignUpClosedError("draft"), "isn't open yet"),
        (err.SignUpClosedError("finished"), "over"),
        (err.SignUpClosedError("closed", ("Omar", "Li")), "Omar or Li"),
        (err.SignUpClosedError("draft", ("Omar",), comes_as_list=True), "Omar"),
        (err.StaffMayNotPlayError("judge"), "judge"),
        (err.NoChannelError(()), "channel"),
        (err.FileTypeError((".csv", ".txt")), "`.csv` or `.txt`"),
        (err.FileTooLargeError(9_000_000, 8_000_000), "8 MB"),
        (err.EntrantOnStaffError("e2", "judge"), "Bo"),
        (err.RoundTextError((("an", "several", ("e1", "e2")),)), "Ana"),
        (err.GameServerTroubleError("lichess", "refused"), "lichess"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, RuleError) else None,
)
def test_what_stands_in_the_way_is_named(error: RuleError, said: str) -> None:
    assert said in text(error)


def test_what_is_wrong_with_a_whole_form_needs_no_name_of_a_field() -> None:
    missing = text(core.BadFormError("coming", (("answer.2", "missing"),)))
    assert "**answer 2**" in missing
    for whole in ("form", "all", "coming"):
        assert "**" not in text(core.BadFormError("coming", ((whole, "missing"),)))


def test_an_empty_answer_is_none() -> None:
    assert text(core.BadAnswerError("p", "")) != text(core.BadAnswerError("p", "x"))
    assert "“”" not in text(core.BadAnswerError("p", ""))


def test_a_manager_is_asked_for_as_such_and_nobody_else() -> None:
    assert text(err.NotStaffError(("manager", "director"))) == text(err.NotStaffError(("manager",)))
    assert text(err.NotStaffError(("director",))) != text(err.NotStaffError(("manager",)))


def test_without_a_name_there_is_no_tournament_at_all() -> None:
    assert text(err.NoTournamentError("Cup")) != text(err.NoTournamentError())
    assert "Cup" in text(err.NoTournamentError("Cup"))


def test_lines_are_told_by_their_numbers_but_not_what_is_wrong_with_all_of_them_and_at_most_so_many() -> None:
    assert "1" not in text(err.LinesError(((0, "nothing", ""),)))
    lines = tuple((number, "nobody", f"Zed{number}") for number in range(1, 40))
    said = text(err.LinesError(lines))
    assert said.count("•") == said.count("Zed") == 10
    assert "Zed1" in said
    fields = tuple((f"Field {number}", "wrong") for number in range(1, 40))
    assert text(err.BadFieldsError(fields)).count("•") == 10


def test_a_field_may_be_wrong_for_a_reason_of_its_own() -> None:
    own = err.NoQuestionError()
    assert f"**Zone**: {text(own)}" in text(err.BadFieldsError((("People", "too many"), ("Zone", own))))


def test_a_trouble_or_code_nobody_knows_is_told_in_general_words() -> None:
    assert text(err.GameServerTroubleError("lichess", "what")) == text(
        err.GameServerTroubleError("lichess", "unreachable")
    )
    assert text(err.BadWebhookError("what")) == text(err.BadWebhookError("unreadable"))
    assert text(err.BadWebhookError("https")) != text(err.BadWebhookError("unreadable"))
