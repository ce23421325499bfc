"""What one wants to know before joining: the dates to come, the fee, who runs it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.text.numbers import money
from bot.text.signup import fee_text
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.info import _in_play, _who_plays, info_view
from formats.core import commands as cmd
from formats.core.plan import Money, StagePlan
from formats.core.stage_field import StageField
from formats.core.state import TournamentState
from tests.bot.played import PEOPLE, START, Played

CLOSES, RATINGS, FIRST, OPENS = (START + timedelta(days=days) for days in (3, 4, 6, 5))
DATES: dict[str, Any] = {
    "registration_closes": CLOSES,
    "ratings_fixed": RATINGS,
    "first_round": FIRST,
    "check_in_opens": OPENS,
}
SWISS = (StagePlan(system="swiss", title="Cup"),)


def told(played: Played) -> str:
    return info_view(played.context, {"director": ["Dora"], "judge": []}, version="1").text


def open_event(**settings: Any) -> Played:
    return Played(people=PEOPLE[:4]).create(SWISS, week=None, **settings).enter()


def shown_dates(played: Played) -> list[bool]:
    text = told(played)
    says = (
        texts.signup.closes(at=stamp_with_distance(CLOSES)),
        texts.signup.ratings_fixed(at=stamp_with_distance(RATINGS)),
        texts.signup.first_round(at=stamp_with_distance(FIRST)),
        texts.attendance.opens_at(at=stamp_with_distance(OPENS)),
    )
    return [date in text for date in says]


def test_dates_are_told_as_long_as_they_are_to_come() -> None:
    played = open_event(**DATES)
    assert shown_dates(played) == [True] * 4
    assert shown_dates(played.close()) == [False, True, True, True]
    assert shown_dates(played.publish()) == [False] * 4


def test_nothing_is_to_come_of_what_was_called_off_or_has_no_dates() -> None:
    called_off = open_event(**DATES)
    called_off.do(cmd.CancelTournament())
    assert shown_dates(called_off) == [False] * 4
    assert shown_dates(open_event(registration_closes=None)) == [False] * 4


def test_a_fee_and_a_fund_of_nothing_are_not_told() -> None:
    nothing, some = Money(minor=0, currency="USD"), Money(minor=500, currency="USD")
    for amount, is_told in ((nothing, False), (some, True)):
        text = told(open_event(fee=amount, game_fund=amount))
        assert (fee_text(money(amount), returned=True) in text) is is_told
        assert (texts.ending.game_fund(amount=money(amount)) in text) is is_told


def test_who_plays_a_later_stage_is_said_in_words() -> None:
    finals = (
        *SWISS,
        *(
            StagePlan(system="swiss", title="B", field=field)
            for field in (StageField(first=9, last=16), StageField(first=17, stage=1))
        ),
    )
    text = told(
        Played(people=PEOPLE[:4]).create(
            (*finals, StagePlan(system="swiss", title="C", field=StageField(of="losers", round=2)))
        )
    )
    assert "2. **B** (places 9 to 16): Swiss" in text
    assert "3. **B** (from place 17 on, of Cup): Swiss" in text
    assert "4. **C** (losers of round 2): Swiss" in text
    cross = StageField(of="groups", last=2, best_next=8, crossing="drawn")
    assert _who_plays(TournamentState(), cross) == ("places 1 to 2 of every group, the 8 best after them, drawn by lot")


def test_how_many_games_are_open_is_told_while_a_round_is_played() -> None:
    played = open_event().close()
    assert _in_play("Round 1", 2) not in told(played)
    assert _in_play("Round 1", 2) in told(played.publish())


def test_a_role_that_nobody_has_is_not_named() -> None:
    text = told(open_event())
    assert f"{texts.info.directors()}: Dora" in text
    assert texts.info.judges() not in text


def test_without_weeks_rounds_come_by_hand_and_the_rules_have_their_address() -> None:
    assert texts.info.by_hand() in told(open_event(rules_url="https://example.org/rules"))
    assert "https://example.org/rules" in told(open_event(rules_url="https://example.org/rules"))
    assert texts.info.by_hand() not in told(Played(people=PEOPLE[:4]).create().enter())
