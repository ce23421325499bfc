"""The rules as people read them: sentences rather than labels of options."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.speaking.format_texts import option_label
from bot.app.views.info import rules_view
from formats import registry
from formats.core.plan import StagePlan
from tests.bot.app.played import Played


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
        ("tiered_league", {"title_games": 1}, "The match for the title is one game."),
        ("tiered_league", {}, "The match for the title is the best of 5 games."),
        ("tiered_league", {"title_match": False}, "Nobody plays for the title."),
    ],
)
def test_an_option_is_told_as_a_sentence(system: str, options: dict[str, Any], said: str) -> None:
    assert said in rules_of(system, **options).split("\n")


@pytest.mark.parametrize("system", ["score_group_swiss", "floating_double_elimination", "tiered_league"])
def test_no_option_of_these_is_named_by_its_label(system: str) -> None:
    text = rules_of(system, **({"rounds": 5} if system == "score_group_swiss" else {}))
    for name in registry.systems()[system].options.model_fields:
        assert f"**{option_label(name)}**: " not in text, name


def test_an_option_without_a_sentence_has_its_label_and_value() -> None:
    assert "**Swap last rounds**: yes." in rules_of("round_robin")


def test_sentences_are_about_options_there_are() -> None:
    for system in registry.systems().values():
        wanted = {code.split(".")[1] for code in system.words if code.startswith("rule.")}
        assert wanted <= set(system.options.model_fields)
