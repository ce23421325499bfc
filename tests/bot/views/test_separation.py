"""Who may not meet: only directors read pairs by name and families."""

from __future__ import annotations

from bot.public_data.showing import public_tournament
from bot.views.info import rules_view
from bot.views.separation import separation_rules, separation_view
from bot.views.standings import field_view
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.separation import SeparatingOptions
from formats.core.values import Scalar
from tests.bot.played import Played

OPTIONS = {"never_meet": ["family", "e1 e3"], "never_meet_rounds": 2, "avoid_meeting": ["club"]}


def played() -> Played:
    event = Played(people=("Ana", "Ben", "Cem", "Dora")).create(
        (StagePlan(system="swiss", title="Swiss", options=OPTIONS),)
    )
    event.do(cmd.OpenRegistration())
    data: list[dict[str, Scalar]] = [{"family": 4711, "club": "Bonn"}, {"family": 4711}, {"club": "bonn"}, {}]
    event.do(cmd.RegisterEntrants(entrants=tuple(EntrantData(attributes=known) for known in data)))
    return event


def test_directors_read_pairs_by_name_and_who_shares_a_value() -> None:
    text = separation_view(played().context).text
    assert "Ana – Cem" in text
    assert "Family 4711: Ana and Ben" in text
    assert "Club Bonn: Ana and Cem" in text


def test_the_rules_count_pairs_and_say_for_how_many_rounds() -> None:
    rules = list(separation_rules(SeparatingOptions.model_validate(OPTIONS)))
    assert rules[0].startswith("Never paired against each other in the first 2 rounds: members of one family and ")
    assert rules[0].endswith("a pair of players named by the directors.")
    assert rules[1:] == ["Paired against each other only if there is no other way: players of one club."]
    assert list(separation_rules(SeparatingOptions())) == []


def test_neither_pairs_nor_families_are_public() -> None:
    event = played()
    rules = rules_view(event.context).text
    assert rules.count("never") + rules.count("Never") >= 1
    assert "e1 e3" not in rules
    listed = field_view(event.context).csv
    assert listed is not None
    assert "club" in listed.text
    public = public_tournament(event.context, "t1", event.records).model_dump_json()
    assert '"club":"Bonn"' in public
    for told in (listed.text, public):
        assert "family" not in told
        assert "4711" not in told
        assert "e1 e3" not in told
