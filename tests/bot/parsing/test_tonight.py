"""A tournament for tonight, as its form is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.errors import BadFieldsError
from bot.parsing.tonight import MOST_ROUNDS, kinds, settings_of, stage_of
from formats import registry
from formats.core.capabilities import PublishesOptions
from formats.messages.sentences import english_title

ENGINE = registry.engine()


def options(kind: str, **typed: str) -> Mapping[str, Any]:
    return stage_of(ENGINE, {"kind": kind, **typed}).options


def problems(kind: str, **typed: str) -> list[str]:
    with pytest.raises(BadFieldsError) as caught:
        options(kind, **typed)
    return [str(field) for field, _ in caught.value.problems]


def test_whoever_says_nothing_gets_the_format_as_it_is() -> None:
    stage = stage_of(ENGINE, {"kind": "swiss", "rounds": " ", "best_of": "1", "third_place": "no"})
    assert (stage.system, stage.options) == ("swiss", {})


def test_rounds_are_a_whole_number_within_bounds() -> None:
    assert options("swiss", rounds=" 1 ") == {"rounds": 1}
    assert options("swiss", rounds=str(MOST_ROUNDS)) == {"rounds": MOST_ROUNDS}
    for typed in ("0", str(MOST_ROUNDS + 1), "-3", "3.5", "five", "٣", "9" * 400):
        assert len(problems("swiss", rounds=typed)) == 1


def test_best_of_and_the_game_for_third_place_are_asked_for_where_they_are_chosen() -> None:
    assert options("single_elimination", best_of="3", third_place="third_place") == {
        "best_of": 3,
        "third_place": True,
        "as_they_come": True,
        "ties": False,
    }


def test_a_format_that_has_no_such_thing_says_so_of_every_field() -> None:
    assert len(problems("single_elimination", rounds="4")) == 1
    assert len(problems("swiss", third_place="third_place", rounds="0")) == 2


def test_every_kind_has_a_title_and_a_sentence_of_its_own() -> None:
    assert {key for key, _ in kinds(ENGINE)} >= {"swiss", "single_elimination", "round_robin"}
    assert all(english_title(key) in sentence for key, sentence in kinds(ENGINE))


def test_friends_play_at_once_and_so_may_whoever_directs() -> None:
    settings = settings_of("fr")
    assert (settings.language, settings.director_may_play, settings.late_entry) == ("fr", True, True)
    assert (settings.appeals, settings.silence_confirms_minutes, settings.match_posts) == (False, 10, "by_size")


def test_matches_of_a_knock_out_open_as_they_come() -> None:
    assert options("single_elimination")["as_they_come"] is True
    assert options("double_elimination")["as_they_come"] is True
    assert "as_they_come" not in options("round_robin")


def test_no_kind_has_options_that_are_published_before_play() -> None:
    assert not [kind for kind, _ in kinds(ENGINE) if isinstance(ENGINE.format_of(kind), PublishesOptions)]
