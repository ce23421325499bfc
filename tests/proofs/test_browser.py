"""The checker of the page finds nothing in honest logs, and every change in others."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.async_api import Page

from formats import registry
from formats.core.events import BranchOpened, RoundPaired
from formats.core.log_file import read_log
from formats.core.lots import draw_number
from formats.core.plan import StagePlan
from formats.core.steps import Finish, next_step
from formats.core.verify import effective
from tests.case_files import PROJECT
from tests.formats.core.test_branches import FINALS, SECOND_CHANCE, entered, finish_stage
from tests.formats.core.test_log_check import main_line, plate_of
from tests.proofs.browser import checked
from tests.proofs.logs import SYSTEMS, Given, Unwatched, given_file, given_logs, given_of
from tests.proofs.mutations import complaint, mutants
from tests.proofs.test_presets import Unwatched as Calm

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HONEST, MUTANTS = 2 * len(SYSTEMS), 160


@cache
def logs() -> Sequence[Given]:
    """Honest logs, made once."""
    return tuple(given_logs(HONEST, first=20))


def preset_log(key: str, size: int) -> Given:
    """The log of a preset that is played without a director's hand."""
    return given_of(Calm(registry.engine(), registry.preset(key).stages, size, seed=size, calm=True), key)


async def test_honest_logs_are_green(page: Page) -> None:
    proved = set()
    for given, found in zip(logs(), await checked(page, logs()), strict=True):
        assert found["ok"], (given.name, [row for row in found["rows"] if row["state"] == "wrong"])
        if any(row["state"] in {"proved", "same"} for row in found["rows"]):
            proved.add(given.name.split()[0])
    assert proved == set(SYSTEMS)


async def test_every_option_of_the_swiss_is_checked(page: Page) -> None:
    sets: list[dict[str, Any]] = [{}, {"acceleration": True}, {"acceleration": True, "points": [3, 1, 0]}]
    for seed, options in enumerate(sets):
        plan = StagePlan(system="swiss", title="Swiss", options={"rounds": 5, "allow_repeats": True, **options})
        given = given_of(Unwatched(registry.engine(), [plan], 11, seed), f"swiss {options}")
        (found,) = await checked(page, [given])
        assert found["ok"], (given.name, [row for row in found["rows"] if row["state"] == "wrong"])
        assert any(row["state"] == "proved" for row in found["rows"]), given.name
        other = dict(options, acceleration=False) if options else {"no_third_side": False, "remember_floats": False}
        changed = json.loads(given.log.splitlines()[1])
        changed["event"]["stages"][0]["options"].update(other)
        lines = [given.log.splitlines()[0], json.dumps(changed), *given.log.splitlines()[2:]]
        (wrong,) = await checked(page, [replace(given, log="\n".join(lines))])
        states = {row["state"] for row in wrong["rows"] if row["what"] == "round"}
        assert "wrong" in states, (given.name, other)


async def test_above_150_players_only_the_cost_is_proved(page: Page) -> None:
    """Which of equally good pairings the rules choose has no certificate there; the page has a sentence of its own."""
    plan = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
    given = given_of(Calm(registry.engine(), [plan], 151, seed=1, calm=True), "swiss 151")
    (found,) = await checked(page, [given])
    assert found["ok"], [row for row in found["rows"] if row["state"] == "wrong"]
    states = [row["state"] for row in found["rows"] if row["what"] == "round"]
    assert len(states) == 2
    assert "best" in states


async def test_picks_and_drawn_groups_are_recomputed(page: Page) -> None:
    """Another list or answer, and a round that records another puzzle or other groups, are found at a round."""

    def other_list(event: dict[str, Any]) -> bool:
        if event["kind"] == "FormSubmitted" and event["form"] == "preferences":
            event["content"]["lists"] = {name: wishes[::-1] for name, wishes in event["content"]["lists"].items()}
        return bool(event["kind"] == "FormSubmitted")

    def other_puzzle(event: dict[str, Any]) -> bool:
        facts = event["pairings"].get("facts", {}) if event["kind"] == "RoundPaired" else {}
        facts.update({"puzzle": "P9"} if "puzzle" in facts else {})
        return bool(facts)

    def other_groups(event: dict[str, Any]) -> bool:
        reasons = event["pairings"].get("rationale", []) if event["kind"] == "RoundPaired" else []
        groups = [reason for reason in reasons if reason["code"].startswith("group_")]
        for reason in groups:
            reason["about"].reverse()
        return bool(groups)

    def other_answer(event: dict[str, Any]) -> bool:
        is_grouping = bool(event["kind"] == "PromptAnswered" and event["prompt"].startswith("grouping-"))
        if is_grouping:
            event["answer"] = str(int(event["answer"]) % 3 + 1)
        return is_grouping

    playoffs = preset_log("wpf_gp_playoffs_2023", 16)
    groups = preset_log("pentolla_freestyle", 16)
    for given, change in (
        (playoffs, other_list),
        (playoffs, other_puzzle),
        (groups, other_groups),
        (groups, other_answer),
    ):
        header, *lines = [json.loads(line) for line in given.log.splitlines()]
        assert sum(change(line["event"]) for line in lines), change.__name__
        honest, wrong = await checked(
            page, [given, replace(given, log="\n".join(json.dumps(line) for line in (header, *lines)))]
        )
        assert honest["ok"]
        assert any(row["state"] == "wrong" for row in wrong["rows"] if row["what"] == "round"), change.__name__


async def test_the_match_for_the_title_is_recomputed(page: Page) -> None:
    """Its games, with the sides drawn for the first, and who holds the title, also while league and match go on."""
    plan = StagePlan(system="tiered_league", title="League", options={})
    given = given_of(Unwatched(registry.engine(), [plan], 9, seed=4, calm=True), "league")
    records = read_log(given.log).records
    games = [
        record.seq
        for record in effective(records)
        if isinstance(record.event, RoundPaired) and record.event.pairings.label == "Title match"
    ]
    assert len(games) > 2
    running = [given_file(records[:end], f"to line {end}") for end in (*games, games[0] - 1)]
    for one, found in zip((given, *running), await checked(page, [given, *running]), strict=True):
        assert {row["state"] for row in found["rows"] if row["what"] in {"round", "standings"}} == {"same", "ok"}, (
            one.name
        )
    for seq in games:
        lines = given.log.splitlines()
        changed = json.loads(lines[seq])
        changed["event"]["pairings"]["pairings"][0]["seats"].reverse()
        lines[seq] = json.dumps(changed)
        (wrong,) = await checked(page, [replace(given, log="\n".join(lines))])
        assert seq in [row["line"] for row in wrong["rows"] if row["what"] == "round" and row["state"] == "wrong"]


async def test_seeds_of_groups_are_recomputed_from_ratings_and_drawn_pots(page: Page) -> None:
    """An exchange of two seeds, or a draw from another range with the same number, is found where the stage begins."""

    def exchanged(event: dict[str, Any]) -> str:
        event["seeds"][:2] = event["seeds"][1::-1]
        return "seeds"

    def widened(event: dict[str, Any]) -> str:
        draw = event["draws"][0]
        given = (draw["seed"], draw["purpose"], draw["counter"], draw["low"])
        wider = range(draw["high"] + 1, 100)
        draw["high"] = next(high for high in wider if draw_number(*given, high) == draw["value"])
        return "draw"

    for deal, change in (("snake", exchanged), ("drawn", exchanged), ("drawn", widened)):
        plan = StagePlan(system="group_stage", title="Groups", options={"groups": 3, "deal": deal})
        given = given_of(Unwatched(registry.engine(), [plan], 13, seed=2, calm=True), deal)
        lines = given.log.splitlines()
        at = next(at for at, line in enumerate(lines) if '"StageStarted"' in line)
        changed = json.loads(lines[at])
        assert bool(changed["event"]["draws"]) == (deal == "drawn")
        code = change(changed["event"])
        lines[at] = json.dumps(changed)
        honest, wrong = await checked(page, [given, replace(given, log="\n".join(lines))])
        assert honest["ok"], [row for row in honest["rows"] if row["state"] == "wrong"]
        assert [row["line"] for row in wrong["rows"] if row.get("code") == code] == [at]


async def test_simulated_rounds_need_the_command_and_their_standings_do_not(page: Page) -> None:
    """With forfeits, byes, rounds missed and ties; another result or order of the standings is found."""
    for given in given_logs(4, systems=("cop",)):
        (found,) = await checked(page, [given])
        assert found["ok"], (given.name, [row for row in found["rows"] if row["state"] == "wrong"])
        assert "simulated" in {row["code"] for row in found["rows"] if row["state"] == "command"}
        tables = given.proofs["standings"]
        turned = [*tables[:-1], {key: value if key == "stage" else value[::-1] for key, value in tables[-1].items()}]
        (wrong,) = await checked(page, [replace(given, proofs={**given.proofs, "standings": turned})])
        assert [row["stage"] for row in wrong["rows"] if row["state"] == "wrong"] == [len(tables) - 1]


async def test_running_logs_are_checked_as_far_as_they_go(page: Page) -> None:
    """An export while rounds are played lacks the seed, and the certificates of rounds to come."""
    running = []
    for given in logs():
        records = read_log(given.log).records
        published = [place for place, record in enumerate(records, 1) if isinstance(record.event, RoundPaired)]
        running += [given_file(records[:end], given.name, seed=False) for end in published[1::3]]
    assert len(running) > len(logs())
    for given, found in zip(running, await checked(page, running), strict=True):
        rounds = {(row["stage"], row["round"]) for row in found["rows"] if row["what"] == "round"}
        state = read_log(given.log).state
        played = {(stage, round_.number) for stage, log in enumerate(state.started) for round_ in log.rounds}
        assert found["ok"], (given.name, [row for row in found["rows"] if row["state"] == "wrong"])
        assert rounds == played, given.name


async def test_a_main_line_with_branches_is_checked(page: Page) -> None:
    """Every stage is checked by the script of its format, those beside the main line in logs of their own."""
    for stages in (FINALS, SECOND_CHANCE):
        play = entered(stages)
        while not isinstance(next_step(play.state, play.engine), Finish):
            finish_stage(play)
            if not isinstance(next_step(play.state, play.engine), Finish):
                play.publish()
        (found,) = await checked(page, [given_file(play.records, stages[0].title)])
        assert found["ok"], [row for row in found["rows"] if row["state"] == "wrong"]
        assert {row["state"] for row in found["rows"] if row["what"] == "round"} == {"same"}
        assert any(isinstance(record.event, BranchOpened) for record in play.records)


async def test_the_own_log_of_a_branch_is_checked(page: Page) -> None:
    play = plate_of(main_line())
    while not isinstance(next_step(play.state, play.engine), Finish):
        play.publish()
        play.win_all()
    (found,) = await checked(page, [given_file(play.records, "plate")])
    assert found["ok"], [row for row in found["rows"] if row["state"] == "wrong"]
    assert [row["state"] for row in found["rows"] if row["what"] == "round"] == ["same", "same"]


async def test_logs_of_earlier_versions_are_never_called_wrong(page: Page) -> None:
    """Rounds of logs that do not have every option need the command; among them are imported and rehearsed ones."""
    paths = sorted([*PROJECT.glob("tests/0.[12]/*.jsonl"), *PROJECT.glob("tests/hashed/*.jsonl")])
    files = [read_log(path.read_text(encoding="utf-8")) for path in paths]
    given = [
        given_file(file.records, path.name, payloads=file.payloads) for path, file in zip(paths, files, strict=True)
    ]
    wrong = {
        one.name: [row for row in found["rows"] if row["state"] == "wrong"]
        for one, found in zip(given, await checked(page, given), strict=True)
    }
    assert {"rehearsed-scrabble.jsonl", "scrabble-imported.jsonl", "round-repaired.jsonl"} < set(wrong)
    assert {name: rows for name, rows in wrong.items() if rows} == {}


async def test_no_changed_log_passes(page: Page) -> None:
    changed = mutants(MUTANTS, 1, logs())
    found = await checked(page, [one.given for one in changed])
    complaints = [
        (one.kind, one.line, one.given.name, complaint(one, rows)) for one, rows in zip(changed, found, strict=True)
    ]
    assert [line for line in complaints if line[-1]] == []
    assert {one.kind for one in changed} >= {
        "result",
        "seats",
        "byes",
        "draws",
        "options",
        "order",
        "certificate",
        "names",
    }
