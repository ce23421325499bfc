"""Small words: numbers, times, results, reasons."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import get_args

import pytest

from bot.text import games, numbers, times
from bot.text.catalogue import catalogue, in_language, languages
from bot.text.forms import answer_for
from bot.text.games import claim_text
from bot.text.names import Names, quoted, unmarked
from bot.text.prizes import podium_line, share_text
from bot.text.reasons import reason_lines, reason_text
from bot.text.tables import caption, tie_break_help
from bot.text.texts import texts
from bot.views import event_texts as audit
from bot.views.ledger import _prize_line
from bot.views.person import _outcome_text
from bot.views.standings import _after_round
from formats.core import events as ev
from formats.core.model import Reason, StatusCause
from formats.core.notes import GAME_NOTES
from formats.core.plan import Money
from formats.core.results import Result, forfeit_result
from formats.messages.languages import ENGLISH

AT = datetime(2010, 1, 5, 0, tzinfo=UTC)
NAMES = Names({"e1": "*Ana*", "e2": "Bo"})


@pytest.mark.parametrize("half_points,text", [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (-1, "-½"), (-3, "-1½")])
def test_points(half_points: int, text: str) -> None:
    assert numbers.points(half_points) == text


@pytest.mark.parametrize(
    "number,text", [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (112, "112th"), (101, "101st")]
)
def test_ordinals(number: int, text: str) -> None:
    assert texts.numbers.ordinal(number=number) == text


@pytest.mark.parametrize(
    "minor,currency,text",
    [(2000, "USD", "USD 20.00"), (5, "EUR", "EUR 0.05"), (1234567, "GBP", "GBP 12,345.67"), (500, "JPY", "JPY 500")],
)
def test_amounts(minor: int, currency: str, text: str) -> None:
    assert numbers.money(Money(minor=minor, currency=currency)) == text


def test_lists_and_counts() -> None:
    assert numbers.listed([]) == ""
    assert numbers.listed(["A", "B", "C"]) == "A, B and C"
    assert numbers.places(2, 3) == "places 2–3"


@pytest.mark.parametrize(
    "minutes,text", [(0, "0 minutes"), (1, "1 minute"), (90, "1 hour 30 minutes"), (1440, "1 day"), (20160, "2 weeks")]
)
def test_durations(minutes: int, text: str) -> None:
    assert times.duration(minutes) == text


@pytest.mark.parametrize("code", languages())
def test_durations_are_written_out_in_every_language(code: str) -> None:
    with in_language(code):
        assert "duration" not in times.duration(7 * 1440 + 1440 + 61)
    with in_language("ja"):
        assert times.duration(1440) == "1日"
    with in_language("de"):
        assert times.duration(1440 + 90) == "1 Tag, 1 Stunde und 30 Minuten"


def test_times_are_timestamps() -> None:
    assert times.stamp(AT, "R") == "<t:1262649600:R>"
    assert times.utc_text(AT) == "2010-01-05 00:00 UTC"


def test_results_in_words_and_marks() -> None:
    win, tie = Result(half_points=(2, 0), scores=(412, 380)), Result(half_points=(1, 1))
    forfeit, nobody = forfeit_result(("e1", "e2"), ("e2",)), forfeit_result(("e1", "e2"), ("e1", "e2"))
    void = Result(half_points=(0, 0), how="void")
    assert [games.result_text(result) for result in (win, tie, forfeit, nobody, void)] == [
        "1–0 (412:380)",
        "½–½",
        "1–0, forfeit",
        "0–0, both absent",
        "does not count",
    ]
    assert games.score_of(win, 1) == "0–1 (380:412)"
    assert [games.outcome_mark(result, 0) for result in (win, tie, forfeit, nobody, void)] == ["+", "=", ">", "<", "x"]
    assert [_outcome_text(result, 1) for result in (win, tie, forfeit, nobody)] == [
        "lost",
        "tied",
        "lost by forfeit",
        "lost by forfeit",
    ]


class TestReasons:
    @pytest.fixture(autouse=True)
    def messages(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for code, text in (
            (
                "met",
                (
                    "{ $who1 } met { $who2 } { $times } times at { $first_at }, { $minutes } apart, { $score }, "
                    "{ $yes }, { $none }, { $iso }: { $text }"
                ),
            ),
            ("x", "{ $who1 } { $value }"),
            ("a", "Fine."),
            ("b", "Look."),
        ):
            name = f"format-toy-{code}"
            monkeypatch.setitem(catalogue(ENGLISH)._sources, name, f"{name} = {text}\n")
            monkeypatch.delitem(catalogue(ENGLISH)._plain, name, raising=False)

    def reason(self, **extra: object) -> Reason:
        params = {
            "times": 2,
            "first_at": int(AT.timestamp()),
            "minutes": 90,
            "score": 0.5,
            "yes": True,
            "none": None,
            "iso": "2010-01-05T00:00:00Z",
            "text": "@here *x*",
        }
        return Reason.model_validate({"code": "met", "about": ("e1", "e2"), "params": params, **extra})

    def test_names_and_values_are_filled_in(self) -> None:
        assert reason_text(self.reason(), "toy", NAMES) == (
            "\\*Ana\\* met Bo 2 times at <t:1262649600:F>, 1 hour 30 minutes apart, 0.5, yes, –, "
            "<t:1262649600:F>: @\u200bhere \\*x\\*"
        )

    def test_without_markup(self) -> None:
        text = reason_text(self.reason(), "toy", NAMES, markdown=False)
        assert text.startswith("*Ana* met Bo 2 times at 2010-01-05 00:00 UTC")
        assert text.endswith("2010-01-05 00:00 UTC: @here *x*")

    def test_an_unknown_code_or_a_missing_value_hides_nothing(self) -> None:
        assert reason_text(Reason(code="new_code"), "toy", NAMES) == "new_code"
        assert reason_text(Reason(code="x"), "toy", NAMES) == "{0} {value}"

    def test_warnings_come_first_and_rules_are_cited(self) -> None:
        reasons = (Reason(code="a", rule="R1"), Reason(code="b", warning=True))
        assert reason_lines(reasons, "toy", NAMES, cite=True) == ["⚠ Look.", "Fine (rule R1)."]


def test_unmarked_takes_our_markup_out_and_leaves_what_people_typed() -> None:
    typed = quoted("*x* `y` @here https://a.b")
    assert unmarked(f"**{typed}** ~~gone~~ <t:1262649600:F>") == "*x* `y` @here https://a.b gone 2010-01-05 00:00 UTC"


def test_shared_prizes_say_so() -> None:
    assert _prize_line(2, 3, ["Ana", "Bo"], ["USD 50", "USD 25"]) == ("Shared places 2–3: Ana and Bo: USD 50; USD 25")
    assert podium_line(1, ["Ana"]) == "🥇 1st: **Ana**"


def test_the_longest_typed_text_fits_into_a_message() -> None:
    words = quoted("*" * 1000)
    for text in (
        texts.rulings.requirement_2(name="x" * 70, text=words),
        texts.rulings.appeal_decided(name="x" * 70, text=words, accepted=True),
        texts.results.their_words(text=words),
    ):
        assert len(text) <= 1900


@pytest.mark.parametrize(
    "words,said",
    [
        (audit.CAUSES, {*get_args(StatusCause), *get_args(ev.RoundAmended.model_fields["cause"].annotation)}),
        (audit.TOPICS, set(get_args(ev.RulingTopic))),
        (audit.NOTES, set(GAME_NOTES)),
    ],
    ids=["causes", "topics", "notes"],
)
def test_the_audit_has_words_for_every_value_of_a_closed_set(words: Mapping[str, str], said: set[str]) -> None:
    assert words.keys() == said
    assert all(words.values())


@pytest.mark.parametrize(
    "winner,scores,starter,text",
    [
        ("Ana", None, "", "**Ana** won"),
        ("Ana", (3, 1), "", "**Ana** won (3:1, by 2)"),
        ("Ana", (2, 2), "", "**Ana** won (2:2)"),
        ("Ana", (3, 1), "Bo", "**Ana** won (3:1, by 2); Bo started"),
        ("Ana", None, "Bo", "**Ana** won; Bo started"),
        (None, None, "", "a tie"),
        (None, (2, 2), "Bo", "a tie (2:2); Bo started"),
    ],
)
def test_a_report_is_one_sentence(winner: str | None, scores: tuple[int, int] | None, starter: str, text: str) -> None:
    assert claim_text(winner, scores, starter) == text


@pytest.mark.parametrize("code, colon", [("en", ": "), ("fr", " : "), ("ja", "\N{FULLWIDTH COLON}")])
def test_labels_have_the_colon_of_the_language(code: str, colon: str) -> None:
    with in_language(code):
        assert share_text("Ana", "5") == f"Ana{colon}5"
        assert caption("Games", "Swiss") == f"Games{colon}Swiss"
        assert answer_for("Ana", "e4") == f"Ana{colon}e4"
        assert tie_break_help("SB", "Wins") == f"**SB**{colon}Wins"


def test_sentences_end_as_the_language_ends_them() -> None:
    with in_language("ja"):
        assert _after_round(3, 7, 0).endswith("終了後。")
        assert texts.pictures.sentence(told=texts.numbers.label(label="棄権", text="花子")) == "棄権：花子。"
    assert _after_round(3, 7, 0) == "After round 3 of 7."
