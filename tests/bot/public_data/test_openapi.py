"""The description of the interface for programs: every part of a tournament, in shapes that it describes itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from bot.public_data import models
from bot.public_data.openapi import PARTS, openapi


def test_every_part_can_be_asked_for_in_its_shape_and_lists_are_lists() -> None:
    paths = openapi()["paths"]
    for part, (model, many) in PARTS.items():
        answer = paths[f"/t/{{tournament}}/{part}.json"]["get"]["responses"]["200"]
        shape = answer["content"]["application/json"]["schema"]
        assert (shape.get("type") == "array") is many
        assert (shape["items"] if many else shape)["$ref"].endswith(f"/{model.__name__}")


def test_every_shape_it_refers_to_is_described() -> None:
    described = openapi()
    wanted = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert {"Tournament", "Tournaments", "Notice"} <= wanted
    assert wanted <= described["components"]["schemas"].keys()


def test_what_stands_in_an_address_is_said_to_be_needed() -> None:
    for path, item in openapi()["paths"].items():
        named = [parameter["name"] for parameter in item["get"]["parameters"]]
        assert named == re.findall(r"\{(\w+)\}", path)
        assert all(parameter["required"] for parameter in item["get"]["parameters"])


def test_the_server_is_the_public_address_or_the_one_that_was_asked() -> None:
    assert openapi("https://example.org")["servers"] == [{"url": "https://example.org"}]
    assert openapi()["servers"] == [{"url": "/"}]


def test_every_operation_has_an_id_of_its_own_and_needs_no_key() -> None:
    described = openapi()
    operations = [item["get"] for item in described["paths"].values()] + [described["webhooks"]["change"]["post"]]
    assert len({operation["operationId"] for operation in operations}) == len(operations) == len(PARTS) + 5
    assert described["security"] == []
    assert all("400" in item["get"]["responses"] for item in described["paths"].values())


def _arrays(part: Any) -> Iterator[dict[str, Any]]:
    """Every array that a description describes."""
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    if isinstance(part, dict) and part.get("type") == "array":
        yield part
    for each in inner:
        yield from _arrays(each)


def test_every_array_names_the_type_of_its_items() -> None:
    arrays = list(_arrays(openapi()))
    assert all("items" in array for array in arrays)
    pairs = [array for array in arrays if array.get("maxItems") == 2]
    assert len(pairs) >= 6  # seats, sides, points, scores, games and their scores
    assert all(array["minItems"] == 2 for array in pairs)


def test_a_stream_is_text_and_tells_when_too_many_listen() -> None:
    answers = openapi()["paths"]["/t/{tournament}/events"]["get"]["responses"]
    assert list(answers["200"]["content"]) == ["text/event-stream"]
    assert "503" in answers
    assert "304" not in answers


def test_a_webhook_is_sent_a_notice_that_is_signed() -> None:
    described = openapi()
    post = described["webhooks"]["change"]["post"]
    assert post["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Notice")
    assert [parameter["name"] for parameter in post["parameters"]] == [
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature",
    ]
    assert all(parameter["required"] and parameter["in"] == "header" for parameter in post["parameters"])
    assert described["info"]["version"] == str(models.SCHEMA)
