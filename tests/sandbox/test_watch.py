"""A test of a bot fails where the bot sent what Discord would refuse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.services import Exchange
from tests.sandbox.watch import malformed, undescribed

POST = "POST /channels/{channel_id}/messages"


def refused(status: int, code: int) -> Exchange:
    return Exchange(POST, {"content": "x"}, status, {"message": "no", "code": code})


@pytest.mark.parametrize("code", [50035, 50006, 50109, 50024])
def test_what_is_wrong_in_itself_is_found(code: int) -> None:
    (fault,) = malformed([refused(400, code)])
    assert POST in fault


@pytest.mark.parametrize("status, code", [(404, 10008), (403, 50013), (400, 40060), (400, 160006), (429, 30046)])
def test_what_depends_on_others_is_not(status: int, code: int) -> None:
    assert malformed([refused(status, code)]) == []


@pytest.mark.parametrize(
    "request_body, faulty",
    [
        ({"content": "x"}, False),
        ({"content": 5}, True),
        ({"content": "x" * 2000}, False),
        ({"content": "x" * 4001}, True),
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
    faults = [fault for fault in undescribed([sent]) if " request " in fault]
    assert bool(faults) is faulty


def test_lists_and_the_json_of_multipart_requests_are_checked_too(openapi: Path) -> None:
    route = "PUT /applications/{application_id}/commands"
    commands: list[dict[str, Any]] = [{"name": "x", "description": 5}]
    assert any(" request " in fault for fault in undescribed([Exchange(route, commands, 200, [])]))
    with_file = Exchange(POST, {"content": ["x"]}, 200, None, ("files[0]",))
    assert any(" request " in fault for fault in undescribed([with_file]))
