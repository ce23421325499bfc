"""The rules as people read them: sentences rather than labels of options."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import ValidationError, create_model
from pydantic.fields import FieldInfo

from bot.errors import UnknownRuleError
from bot.text.catalogue import catalogue
from bot.text.format_texts import option_label
from bot.views.info import SHOWN_BELOW, rule_names, rule_view, rules_view
from formats import registry
from formats.core.plan import StagePlan
from formats.core.separation import SeparatingOptions
from formats.messages.sentences import message_of
from tests.bot.played import Played


def rules_of(system: str, **options: Any) -> str:
    return rules_view(Played().create(stages=(StagePlan(system=system, title="Main", options=options),)).context).text


@pytest.mark.parametrize(
    "system,options,said",
    [
        ("score_group_swiss", {}, "A bye is worth a full point."),
        ("score_group_swiss", {"bye_half_points": 1, "rounds": 1}, "A bye is worth half a point."),
        ("score_group_swiss", {"rounds": 5}, "5 rounds are played."),
        (
            "score_group_swiss",
            {},
            "Nobody meets the same opponent twice; where that is impossible, a director decides.",
        ),
        (
            "floating_double_elimination",
            {},
            "A bye does not count as a game won when second and third place are recognised.",
        ),
        ("single_elimination", {"best_of": 3}, "A match is the best of 3 games."),
        ("round_robin", {}, "Everybody meets everybody once."),
        ("round_robin", {"legs": 2}, "Everybody meets everybody 2 times."),
        ("swiss", {}, "Nobody meets the same opponent twice; where that is impossible, a director decides."),
        ("group_rounds", {}, "For round 3 a number from 1 to 3 is drawn."),
        ("cop", {"rounds": 7}, "7 rounds are played."),
        ("cop", {}, "The greatest margin of a game, from the last round backwards; the last value goes on: 250, 200."),
        ("cop", {}, "A player who wins all but at most this share of them counts as always winning: 0.001."),
        (
            "cop",
            {"always_wins_tolerance": 0.00001},
            "A player who wins all but at most this share of them counts as always winning: 0.00001.",
        ),
        ("cop", {}, "COP pairs from round 8 on, or right after a round robin."),
        ("cop", {"first_cop_round": 9}, "COP pairs from round 9 on."),
        ("cop", {}, "From round 11 on the leader is steered."),
        ("swiss_elimination", {}, "The 30 most eligible are invited."),
        ("tiered_league", {"title_games": 1}, "The match for the title is one game."),
        ("tiered_league", {}, "The match for the title is the best of 5 games."),
        ("tiered_league", {"title_match": False}, "Nobody plays for the title."),
    ],
)
def test_an_option_is_told_as_a_sentence(system: str, options: dict[str, Any], said: str) -> None:
    assert said in rules_of(system, **options).split("\n")


def has_sentence(system: str, code: str) -> bool:
    return message_of(catalogue("en"), code, system) is not None


def kinds_of(field: FieldInfo) -> list[str]:
    """What a sentence may be about: each value where they are few, else at least what is usual."""
    if field.annotation is bool:
        return ["yes", "no"]
    return (
        [str(value) for value in get_args(field.annotation)]
        if get_origin(field.annotation) is Literal
        else [str(field.default)]
    )


def changed_value(field: FieldInfo) -> Any:
    """A value that differs from the default of the option, or None where only a format knows one."""
    default = field.get_default(call_default_factory=True)
    kinds = get_args(field.annotation) if get_origin(field.annotation) is Literal else ()
    if isinstance(default, bool):
        return not default
    if kinds:
        return next(kind for kind in kinds if kind != default)
    if isinstance(default, int | float):
        return next((value for value in (default + 1, default / 2, default - 1) if _fits(field, value)), None)
    return None


def _fits(field: FieldInfo, value: Any) -> bool:
    try:
        create_model("Tried", value=(field.annotation or Any, field)).model_validate({"value": value})
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize("system", sorted(registry.systems()))
def test_the_rules_change_with_every_option(system: str) -> None:
    usual = rules_of(system)
    tried = 0
    for name, field in registry.systems()[system].options.model_fields.items():
        value = changed_value(field)
        if value is not None and name not in SHOWN_BELOW:
            assert rules_of(system, **{name: value}) != usual, name
            tried += 1
    assert tried or not registry.systems()[system].options.model_fields


@pytest.mark.parametrize("system", sorted(registry.systems()))
def test_every_option_of_every_format_has_a_sentence_for_each_value(system: str) -> None:
    found = registry.systems()[system]
    for name, field in found.options.model_fields.items():
        if name not in {*SHOWN_BELOW, *SeparatingOptions.model_fields} and not has_sentence(system, f"rule.{name}"):
            assert all(has_sentence(system, f"rule.{name}.{kind}") for kind in kinds_of(field)), name


@pytest.mark.parametrize("system", sorted(registry.systems()))
def test_no_option_is_named_by_its_label(system: str) -> None:
    text = rules_of(system)
    for name in registry.systems()[system].options.model_fields:
        assert f"**{option_label(name)}**: " not in text, name
    assert "rule." not in text
    assert "{value}" not in text


def test_an_option_without_a_sentence_has_its_label_and_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(catalogue("en")._sources, "format-round-robin-rule-exchange-last-rounds-yes")
    assert "**Swap last rounds**: yes." in rules_of("round_robin")


def test_a_rule_is_chosen_by_its_number_and_told_as_each_format_has_it() -> None:
    context = Played().create().context
    names = {number: name for name, number in rule_names(context)}
    assert len(names) == 21
    assert names["R1"] == "R1 Rounds / Seeds"
    assert names["R20"].startswith("R20 ")
    text = rule_view(context, "R1").text
    assert text.index("R1 Rounds") < text.index("R1 Seeds")
    with pytest.raises(UnknownRuleError) as refused:
        rule_view(context, "R99")
    assert refused.value.typed == "R99"


@pytest.mark.parametrize(
    "setting, said",
    [
        ({"forfeit_removes": True}, "out of the later rounds"),
        ({"forfeit_removes": True, "appeals": True}, "can appeal to the directors"),
        ({"director_may_play": False}, "The director doesn't play"),
        ({"rules_url": "https://example.org/rules"}, "https://example.org/rules"),
        ({"fee_returned": True}, "get the fee back"),
    ],
)
def test_what_holds_for_all_stages_follows_from_the_settings(setting: dict[str, Any], said: str) -> None:
    off: dict[str, Any] = {
        "forfeit_removes": False,
        "appeals": False,
        "director_may_play": True,
        "fee_returned": False,
        "rules_url": "",
    }
    chosen: dict[str, Any] = {**off, **setting}
    assert said in rules_view(Played().create(**chosen).context).text
    assert said not in rules_view(Played().create(**off).context).text


def test_nobody_appeals_against_what_removes_nobody_and_no_fee_is_given_back_where_there_is_none() -> None:
    text = rules_view(Played().create(forfeit_removes=False, appeals=True, fee=None, fee_returned=True).context).text
    assert "may appeal" not in text
    assert "get the fee back" not in text
