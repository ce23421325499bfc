"""docs/draws.md against the engine: the published recipe gives what the engine draws."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import formats
from formats import registry
from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.draws import (
    ALL_DRAWS,
    draw_secret,
    odds_lots,
    prompt_draw,
    prompt_lots,
    round_lots,
    stage_lots,
    times_lots,
)
from formats.core.errors import PromptOpenError, SeedUnknownError
from formats.core.log import Envelope
from formats.core.lots import commitment_to, draw_number, mixed, secret_of
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.verify import verify
from tests.case_files import PROJECT
from tests.formats.play import SEED, Play, running, toy
from tests.formats.toys import QUESTION

PAGE = (Path(formats.__file__).parents[1] / "docs" / "draws.md").read_text(encoding="utf-8")
RECIPE, EXAMPLE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def recipe() -> dict[str, Any]:
    """What the recipe of the page defines."""
    defined: dict[str, Any] = {}
    exec(RECIPE, defined)  # noqa: S102 - the page is ours
    return defined


def test_the_recipe_has_twelve_lines_at_most() -> None:
    assert len([line for line in RECIPE.splitlines() if line.strip()]) <= 12


def test_the_example_of_the_page_works(recipe: dict[str, Any]) -> None:
    shown = dict(recipe)
    exec(EXAMPLE, shown)  # noqa: S102 - the page is ours

    assert isinstance(shown["number"], int)


def test_the_recipe_gives_a_drawn_answer_from_what_was_published(recipe: dict[str, Any]) -> None:
    play = Play([toy(question="number")])
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(rating=2), EntrantData(rating=1))))
    play.do(cmd.ContributeToDraw(draw=ALL_DRAWS, by="e1", text="early"))
    play.do(cmd.CloseRegistration())
    play.publish()
    play.win_all()
    name = prompt_draw(0, QUESTION)
    promised = play.state.commitments[name]
    play.do(cmd.ContributeToDraw(draw=name, by="e2", text="Zwölf"))
    play.draw(QUESTION)
    told = play.state.stage().answers[QUESTION]

    words = [event.text for event in play.state.words[name]]
    drawn = recipe["drawn"](promised.commitment, told.secret, words, QUESTION, promised.low, promised.high)
    assert told.answer == str(drawn)
    with pytest.raises(AssertionError):
        recipe["drawn"](promised.commitment, told.secret + "x", words, QUESTION, promised.low, promised.high)


def test_the_recipe_gives_the_draws_of_a_round_from_the_seed_told_at_the_end(recipe: dict[str, Any]) -> None:
    play = running(6)
    secret = recipe["sha"](f"{SEED}/s0r1")

    assert [draw.value for draw in play.state.draws] == [
        recipe["drawn"](recipe["sha"](secret), secret, [], draw.purpose, draw.low, draw.high, draw.counter)
        for draw in play.state.draws
    ]


def test_every_draw_has_a_name_and_a_secret_of_its_own() -> None:
    state = running().state
    seeds = {
        "s0": stage_lots(state, 0).seed,
        "s0r3": round_lots(state, 0, 3).seed,
        "s0/grouping-round2": prompt_lots(state, 0, "grouping-round2").seed,
        "times of s0r3": times_lots(state, 0, 3).seed,
        "odds of s0r1": odds_lots(state).seed,
    }

    assert (
        seeds == {name: secret_of(SEED, name) for name in seeds} == {name: draw_secret(state, name) for name in seeds}
    )
    assert len(set(seeds.values())) == len(seeds)
    for name in seeds:
        assert f"`{re.sub('r[0-9]$', 'r3', name)}`" in PAGE


def test_a_commitment_is_the_hash_of_the_secret(recipe: dict[str, Any]) -> None:
    assert commitment_to("a secret") == recipe["sha"]("a secret")


def test_the_recipe_skips_what_would_favour_small_numbers_as_the_engine_does(recipe: dict[str, Any]) -> None:
    size = 2**255 + 1  # every other hash is too large for a fair share
    for number in range(40):
        secret = f"secret {number}"
        found = recipe["drawn"](recipe["sha"](secret), secret, ["a word"], "purpose", 1, size)
        assert found == draw_number(mixed(secret, ["a word"]), "purpose", 0, 1, size)


@pytest.mark.parametrize("system", ["swiss", "score_group_swiss", "cop", "floating_double_elimination", "round_robin"])
def test_looking_at_a_round_beforehand_and_taking_it_back_change_nothing_of_its_draws(system: str) -> None:
    options = {"cop": {"rounds": 4}, "swiss": {"rounds": 3}, "score_group_swiss": {"rounds": 3}}.get(system, {})
    play = running(7, stages=[StagePlan(system=system, title="Play", options=options)], engine=registry.engine())
    play.win_all()
    command = cmd.PublishRound(stage=0, round_number=2)
    looked = []
    for hours in (1, 5):
        play.pass_time(hours=hours)
        look = Envelope(command_id=f"look{hours}", actor="director", at=play.now, command=command)
        looked.append(decide(play.state, look, play.engine))

    published = play.do(command)
    play.do(cmd.UndoCommand(command_id=play.last))
    again = play.do(command)

    assert looked[0] == looked[1] == published == again
    assert verify(play.records, play.engine) == ()


def test_a_round_that_waits_for_a_public_draw_cannot_be_looked_at_before_it() -> None:
    play = running(4, stages=[toy(question="number")])
    play.win_all()
    command = cmd.PublishRound(stage=0, round_number=2)
    with pytest.raises(PromptOpenError):
        decide(play.state, Envelope(command_id="look", actor="director", at=play.now, command=command), play.engine)
    play.draw(QUESTION)
    play.do(command)


def test_preview_and_publication_draw_the_same() -> None:
    play = Play([StagePlan(system="swiss", title="Swiss", options={"rounds": 3})], engine=registry.engine())
    play.enter(6)
    envelope = Envelope(
        command_id="look", actor="director", at=play.now, command=cmd.PublishRound(stage=0, round_number=1)
    )
    looked = decide(play.state, envelope, play.engine)
    published = play.publish()
    play.do(cmd.UndoCommand(command_id=play.last))
    assert looked == published == play.publish()


def test_each_statement_about_who_can_know_what_names_a_test() -> None:
    table = PAGE.partition("## Who can know and do what")[2]
    rows = re.findall(r"^\| (?:Players|Directors|The host) \|.*\| `(\w+)` \|$", table, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\| (?!Who|---)", table, re.MULTILINE))
    tests = "".join(path.read_text(encoding="utf-8") for path in PROJECT.glob("tests/**/test_*.py"))
    assert [name for name in rows if f"def {name}(" not in tests] == []


def test_of_a_log_without_its_seed_only_the_disclosed_secrets_are_known() -> None:
    state = replace(running().state, seed="", secrets={"s0": "disclosed"})
    assert draw_secret(state, "s0") == "disclosed"
    with pytest.raises(SeedUnknownError):
        draw_secret(state, "s0r3")
