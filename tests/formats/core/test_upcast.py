"""Events of older versions become events of today, those of newer versions are refused."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest

import formats
from formats.core.earlier_defaults import OPTIONS, SETTINGS
from formats.core.errors import NewerEventError
from formats.core.events import (
    EVENT,
    DeadlinePassed,
    EntrantStatusChanged,
    Event,
    PhaseChanged,
    PlanChanged,
    ResultRecorded,
    RoundPaired,
)
from formats.core.log_file import BadLogError, read_log
from formats.core.model import RoundPairings
from formats.core.plan import Settings
from formats.core.refusals import Refusal
from formats.core.results import Result
from formats.core.upcast import STEPS, newest_version, upcast
from tests.yesterday import FOLDER, text_of

PAGE = (Path(formats.__file__).parents[1] / "docs" / "storage.md").read_text(encoding="utf-8")
CHAPTER = PAGE.partition("## Changing an event")[2].partition("\n## ")[0]
CLASSES = get_args(get_args(Event)[0])
CALLED_OFF = FOLDER / "called-off.jsonl"


def read(**payload: Any) -> Event:
    return EVENT.validate_json(json.dumps(payload))


def said(text: str) -> Refusal:
    """What an older version said was refused."""
    return Refusal(error="WordedError", fields={"text": text})


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_an_event_is_written_in_the_version_to_which_the_steps_lead(kind: type[Any]) -> None:
    name = kind.model_fields["kind"].default
    assert name == kind.__name__
    assert kind.model_fields["version"].default == newest_version(name)
    assert {(name, older) for older in range(1, newest_version(name))} == {key for key in STEPS if key[0] == name}


def test_every_step_belongs_to_an_event() -> None:
    assert {kind for kind, _ in STEPS} <= {kind.__name__ for kind in CLASSES}


def test_an_event_without_a_version_is_of_version_1() -> None:
    assert read(kind="PhaseChanged", phase="running") == PhaseChanged(phase="running")
    assert json.loads(EVENT.dump_json(PhaseChanged(phase="running")))["version"] == 1


def test_an_older_version_may_also_be_named() -> None:
    old = {"kind": "DeadlinePassed", "deadline": "finish", "topic": "finish"}
    assert read(**old, version=1) == read(**old) == DeadlinePassed(deadline="finish", topic="finish")


@pytest.mark.parametrize("kind", [kind.__name__ for kind in CLASSES])
def test_an_event_of_a_newer_version_is_refused_with_what_is_known(kind: str) -> None:
    newest = newest_version(kind)
    with pytest.raises(NewerEventError) as refused:
        read(kind=kind, version=newest + 1, something="new")
    assert (refused.value.kind, refused.value.version, refused.value.known) == (kind, newest + 1, newest)


@pytest.mark.parametrize("version", ["2", 0, -1, None, True, 1.0])
def test_what_is_no_version_is_no_event(version: Any) -> None:
    with pytest.raises(ValueError, match="version"):
        read(kind="DeadlinePassed", version=version, deadline="d", topic="t")


def test_what_was_read_is_left_as_it_was() -> None:
    old = {"kind": "DeadlinePassed", "deadline": "remind:s0r1b1:60:1262649600", "topic": "remind_game"}
    before = dict(old)
    assert upcast("DeadlinePassed", 1, old)["minutes"] == 60
    assert old == before


@pytest.mark.parametrize(
    "deadline,topic,subject,fields",
    [
        ("close:1262649600", "close_registration", "", {"at": datetime(2010, 1, 5, tzinfo=UTC)}),
        ("finish", "finish", "", {}),
        ("pair:s0r1", "pair", "s0r1", {"subject": "s0r1"}),
        ("invite:e3", "invite", "invitation", {"subject": "invitation"}),
        ("nag:1442068519012345678", "nag", "", {}),
        ("remind:s0r1b1:180:1262649600", "remind_game", "s0r1b1",
         {"subject": "s0r1b1", "at": datetime(2010, 1, 5, tzinfo=UTC), "minutes": 180}),
        ("form:times:86400:1262649600", "form_missing", "times",
         {"subject": "times", "at": datetime(2010, 1, 5, tzinfo=UTC)}),
        ("pair:s1r2", "failed", "pair: Nobody is left: the end.",
         {"subject": "s1r2", "step": "pair", "refusal": said("Nobody is left: the end.")}),
        ("fix:s0r1:1262649600", "failed", "fix: No.",
         {"at": datetime(2010, 1, 5, tzinfo=UTC), "step": "fix", "refusal": said("No.")}),
    ],
)  # fmt: skip
def test_a_tick_of_version_1_had_its_facts_in_its_id_and_subject(
    deadline: str, topic: str, subject: str, fields: dict[str, Any]
) -> None:
    found = read(kind="DeadlinePassed", deadline=deadline, topic=topic, subject=subject)
    assert found == DeadlinePassed(deadline=deadline, topic=topic, **fields)


def test_a_refusal_of_version_2_was_a_sentence() -> None:
    old = {"kind": "DeadlinePassed", "version": 2, "deadline": "finish", "topic": "failed", "step": "finish"}
    assert read(**old, why="No.") == DeadlinePassed(
        deadline="finish", topic="failed", step="finish", refusal=said("No.")
    )
    assert read(**old, why="") == DeadlinePassed(deadline="finish", topic="failed", step="finish")


@pytest.mark.parametrize(
    "text,cause",
    [
        ("The invitation was declined.", "declined"),
        ("The invitation was not answered in time.", "unanswered"),
        ("No league has a place for so many.", "no_place"),
    ],
)
def test_why_somebody_left_was_a_sentence_of_heralds_in_version_1(text: str, cause: Any) -> None:
    old = {"kind": "EntrantStatusChanged", "entrant": "e1", "status": "withdrawn"}
    now = EntrantStatusChanged(entrant="e1", status="withdrawn", cause=cause)
    assert read(**old, cause="withdrew", text=text) == now
    assert read(**old, cause="director", text=text) == now.model_copy(update={"cause": "director", "text": text})
    assert read(**old, cause="withdrew", text="Ill.") == now.model_copy(update={"cause": "withdrew", "text": "Ill."})


def test_an_imported_round_was_one_of_a_director_in_version_1() -> None:
    old = {"kind": "RoundPaired", "stage": 0, "round_number": 1, "pairings": {"pairings": []}, "seed": "s"}
    now = RoundPaired(stage=0, round_number=1, pairings=RoundPairings(pairings=()), seed="s")
    assert read(**old, cause="director", text="played elsewhere") == now.model_copy(update={"cause": "import"})
    by_hand = now.model_copy(update={"cause": "director", "text": "One hall less."})
    assert read(**old, cause="director", text="One hall less.") == by_hand


def test_a_loss_on_time_was_a_sentence_in_version_1() -> None:
    old = {"kind": "ResultRecorded", "pairing": "s0r1b1", "result": {"half_points": [2, 0]}, "source": "director"}
    now = ResultRecorded(pairing="s0r1b1", result=Result(half_points=(2, 0)), source="director", on_time=True)
    assert read(**old, text="Lost on time.") == now
    assert read(**old, text="Late.") == now.model_copy(update={"on_time": False, "text": "Late."})


def test_a_log_with_a_newer_event_is_refused_at_its_line() -> None:
    lines = text_of(CALLED_OFF).split("\n")
    newer = lines[3].replace('"event":{', '"event":{"version":9,')
    with pytest.raises(BadLogError) as refused:
        read_log("\n".join([*lines[:3], newer, *lines[4:]]))
    assert (refused.value.line, refused.value.code) == (4, "newer")
    assert "version=9" in refused.value.detail


def test_the_sample_in_the_docs_is_the_step_itself_and_does_what_the_page_shows() -> None:
    path, code = re.findall(r"<!-- from: (\S+) -->\n```python\n(.*?)```", CHAPTER, re.DOTALL)[0]
    assert code in (Path(formats.__file__).parents[1] / path).read_text(encoding="utf-8")
    before, after = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", CHAPTER, re.DOTALL))
    assert before in [json.loads(line)["event"] for line in text_of(CALLED_OFF).split("\n")[1:-1]]
    assert json.loads(EVENT.dump_json(read(**before))) == after


def test_a_tournament_begun_before_there_was_a_choice_goes_on_under_the_rules_it_began_with() -> None:
    systems = ("cop", "swiss", "round_robin")
    stages = [{"system": system, "title": "A"} for system in systems]
    old = {"title": "x", "stages": stages, "settings": {}}

    changed = read(kind="PlanChanged", **old)
    assert isinstance(changed, PlanChanged)
    assert [dict(stage.options) for stage in changed.stages] == [
        {**OPTIONS["cop"], "always_wins_tolerance": 0.0},
        OPTIONS["swiss"],
        {**OPTIONS["round_robin"], "exchange_last_rounds": False},
    ]
    assert changed.settings == Settings.model_validate(SETTINGS)
    assert read(**changed.model_dump(mode="json")) == changed
