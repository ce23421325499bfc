"""Events as older versions wrote them, brought into the shape of today. Every reader of a log goes through here.

An event says in `version` how it was written, counting from 1; version 0.1 wrote none, which means 1. To change the
shape of an event, raise the `version` of its class and add a step from the version before, see *Changing an event* in
`docs/storage.md`. What is in a log stays as it is: steps happen whenever it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from formats.core.earlier_defaults import OPTIONS, SETTINGS
from formats.core.errors import NewerEventError

Payload = Mapping[str, Any]
"""An event as JSON has it, with its `kind`."""

FIRST = 1

BEFORE_THERE_WAS_A_CHOICE: Mapping[str, Mapping[str, Any]] = {
    "cop": {"always_wins_tolerance": 0.0},
    "round_robin": {"exchange_last_rounds": False},
}
"""By system: the options that stand for how it was always done in version 1 of the plan."""

HOLD_A_PLAN = frozenset({"TournamentCreated", "PlanChanged"})
"""Kinds of events with stages and settings."""

SENTENCES_FOR_CAUSES: Mapping[str, str] = {
    "The invitation was declined.": "declined",
    "The invitation was not answered in time.": "unanswered",
    "No league has a place for so many.": "no_place",
}
"""What version 1 of `EntrantStatusChanged` said in words, and its cause since."""


def upcast(kind: str, version: int, payload: Payload) -> Payload:
    """Convert a version of an event to today's shape.

    Raises `NewerEventError` where this Herald does not know the version yet.
    """
    newest = newest_version(kind)
    if version > newest:
        raise NewerEventError(kind, version, newest)
    for older in range(version, newest):
        payload = STEPS[kind, older](payload)
    return payload if version == newest else {**payload, "version": newest}


def newest_version(kind: str) -> int:
    """The version in which events of a kind are written today."""
    return max((older + 1 for stepped, older in STEPS if stepped == kind), default=FIRST)


def read_payload(payload: Any) -> Any:
    """Upcast whatever looks like an event; the rest is for the model to refuse."""
    if not isinstance(payload, dict):
        return payload
    kind, version = payload.get("kind"), payload.get("version", FIRST)
    if not isinstance(kind, str) or type(version) is not int or version < FIRST:
        return payload
    return _written_out(upcast(kind, version, payload)) if kind in HOLD_A_PLAN else upcast(kind, version, payload)


def _written_out(payload: Payload) -> Payload:
    """Add the options and settings that a plan leaves out, as they were when it was written."""
    stages, settings = payload.get("stages"), payload.get("settings")
    if not isinstance(stages, list) or not isinstance(settings, dict):
        return payload  # for the model to refuse
    return {**payload, "stages": list(map(_stage_written_out, stages)), "settings": {**SETTINGS, **settings}}


def _stage_written_out(stage: Any) -> Any:
    if not isinstance(stage, dict) or not isinstance(stage.get("options", {}), dict):
        return stage  # likewise
    return {**stage, "options": {**OPTIONS.get(str(stage.get("system")), {}), **stage.get("options", {})}}


def _rules_of_then(payload: Payload) -> Payload:
    """Version 1 knew no such options: an event goes on under the rules with which it began."""
    stages = [
        {**stage, "options": {**BEFORE_THERE_WAS_A_CHOICE.get(stage["system"], {}), **stage.get("options", {})}}
        for stage in payload["stages"]
    ]
    return {**payload, "stages": stages}


def _deadline_with_fields(payload: Payload) -> Payload:
    """Version 1 had the moment and the minutes in the id alone, and what failed and why in one subject."""
    identity, topic, subject = payload["deadline"], payload["topic"], payload.get("subject", "")
    parts = identity.split(":")
    fields = dict(payload)
    # What a director had reminded of (`nag`) ends in the number of an interaction, not in seconds.
    if len(parts) > 1 and parts[-1].isdecimal() and topic != "nag":
        fields["at"] = datetime.fromtimestamp(int(parts[-1]), UTC).isoformat()
    if topic == "remind_game":
        fields["minutes"] = int(parts[-2])
    if topic == "failed":
        fields["step"], _, fields["why"] = subject.partition(": ")
        fields["subject"] = identity.partition(":")[2] if identity.startswith("pair:") else ""
    return fields


def _deadline_with_refusal(payload: Payload) -> Payload:
    """Version 2 had a sentence for directors where a step was refused; it is kept as what was said then."""
    fields = dict(payload)
    why = fields.pop("why", "")
    if why:
        fields["refusal"] = {"error": "WordedError", "fields": {"text": why}}
    return fields


def _status_with_causes(payload: Payload) -> Payload:
    """Version 1 stored a sentence of Herald where later versions store a cause."""
    cause = SENTENCES_FOR_CAUSES.get(payload.get("text", ""))
    return payload if cause is None or payload["cause"] != "withdrew" else {**payload, "cause": cause, "text": ""}


def _round_with_import(payload: Payload) -> Payload:
    """Version 1 had rounds that were played elsewhere paired by a director, with these words."""
    if payload.get("cause") != "director" or payload.get("text") != "played elsewhere":
        return payload
    return {**payload, "cause": "import", "text": ""}


def _result_on_time(payload: Payload) -> Payload:
    """Version 1 had a sentence for a loss on time."""
    if payload["source"] != "director" or payload.get("text") != "Lost on time.":
        return payload
    return {**payload, "text": "", "on_time": True}


STEPS: Mapping[tuple[str, int], Callable[[Payload], Payload]] = {
    ("DeadlinePassed", 1): _deadline_with_fields,
    ("DeadlinePassed", 2): _deadline_with_refusal,
    ("EntrantStatusChanged", 1): _status_with_causes,
    ("PlanChanged", 1): _rules_of_then,
    ("ResultRecorded", 1): _result_on_time,
    ("RoundPaired", 1): _round_with_import,
    ("TournamentCreated", 1): _rules_of_then,
}
"""By kind and version: the step to the next version."""
