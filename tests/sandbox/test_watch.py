"""A test of a bot fails where the bot sent what Discord would refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.services import Exchange
from tests.sandbox.openapi import Outlines
from tests.sandbox.watch import malformed, undescribed

POST = "POST /channels/{channel_id}/messages"


def refused(status: int, code: int) -> Exchange:
    return Exchange(POST, {"content": "x"}, status, {"message": "no", "code": code})


@pytest.mark.parametrize("code", [50035, 50006, 50109, 50024])
def test_what_is_wrong_in_itself_is_found(code: int) -> None:
    (said,) = malformed([refused(400, code)])
    assert POST in said


@pytest.mark.parametrize("status, code", [(404, 10008), (403, 50013), (400, 40060), (400, 160006), (429, 30046)])
def test_what_depends_on_others_is_not(status: int, code: int) -> None:
    assert malformed([refused(status, code)]) == []


@pytest.mark.parametrize(
    "request_body, faulty",
    [
        ({"content": "x"}, False),
        ({"content": 5}, True),
        ({"embeds": [{"title": "x"}], "content": None}, False),
        ({"embeds": "none"}, True),
        ({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]}, False),
        ({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": 5, "custom_id": "x"}]}]}, True),
        ({"components": [{"type": 1, "components": [{"type": 99, "custom_id": "x"}]}]}, True),
    ],
)
def test_accepted_requests_are_checked_by_the_description(
    openapi: Path, request_body: dict[str, Any], faulty: bool
) -> None:
    sent = Exchange(POST, request_body, 200, None)
    found = [fault for fault in undescribed([sent]) if " request " in fault]
    assert bool(found) is faulty


def test_lists_and_the_json_of_multipart_requests_are_checked_too(openapi: Path) -> None:
    route = "PUT /applications/{application_id}/commands"
    commands: list[dict[str, Any]] = [{"name": "x", "description": 5}]
    assert any(" request " in fault for fault in undescribed([Exchange(route, commands, 200, [])]))
    with_file = Exchange(POST, {"content": ["x"]}, 200, None, ("files[0]",))
    assert any(" request " in fault for fault in undescribed([with_file]))


@pytest.fixture(scope="module")
def outlines(openapi: Path) -> Outlines:
    return Outlines(json.loads(openapi.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "one, other, alike",
    [
        ({"content": "a round"}, {"content": "a table"}, True),
        ({"content": "a round"}, {"content": "x" * 2001}, False),
        ({"content": "a round"}, {"content": None}, False),
        ({"content": "a round", "tts": True}, {"content": "a round"}, False),
        ({"id": "123456789012345678"}, {"id": "123456789012345679"}, True),
        ({"style": 1}, {"style": 9}, False),
        ({"locale": "de"}, {"locale": "xx"}, False),
    ],
)
def test_only_what_no_schema_looks_at_makes_no_difference(
    outlines: Outlines, one: dict[str, Any], other: dict[str, Any], *, alike: bool
) -> None:
    assert (outlines.of(one) == outlines.of(other)) is alike
