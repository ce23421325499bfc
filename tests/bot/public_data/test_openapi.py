"""The description of the interface for programs: every part of a tournament, in shapes that it describes itself."""

from __future__ import annotations

import json
import re

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


def test_a_server_is_named_only_where_its_address_is_known() -> None:
    assert openapi("https://example.org")["servers"] == [{"url": "https://example.org"}]
    assert "servers" not in openapi()


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
