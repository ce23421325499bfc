"""The hash chain of a log, line by line."""

from __future__ import annotations

import hashlib
import json
from datetime import timedelta, timezone

import pytest

from formats.core import commands as cmd
from formats.core.chain import Head, chained, line_hash, names_hash, payload_of, read_head, seal_hash, without_seed
from formats.core.lots import commitment_to
from tests.formats.play import SEED, Play

LINE, NAMES = "0123456789abcdef" * 2, "fedcba9876543210"


def created() -> Play:
    play = Play()
    play.do(cmd.OpenRegistration())
    return play


def test_a_head_is_read_as_it_was_posted_also_in_backticks_and_capitals() -> None:
    head = Head(57, LINE, NAMES)
    assert str(head) == f"57-{LINE}-{NAMES}"
    for text in (str(head), f" `{head}` ", f"```{head}```", str(head).upper()):
        assert read_head(text) == head
    assert str(Head(57, LINE + "ffff", NAMES + "ffff")) == str(head)  # no more digits than are posted


@pytest.mark.parametrize(
    "text", ["", "57", f"57-{LINE}", f"-{LINE}-{NAMES}", f"57-{LINE[1:]}-{NAMES}", f"57-{LINE}-{NAMES}0"]
)
def test_what_is_no_head_is_none(text: str) -> None:
    assert read_head(text) is None


def test_a_line_is_hashed_after_the_one_before_with_who_when_and_what() -> None:
    first, second = created().records
    (first_hash, second_hash) = chained([first, second])
    assert first_hash == line_hash("", first, payload_of(first))
    assert second_hash == line_hash(first_hash, second, payload_of(second))
    assert second_hash != line_hash("", second, payload_of(second))
    said = {
        "seq": 2,
        "command_id": "c2",
        "actor": "director",
        "at": "2026-03-02T12:00:00.000000+00:00",
        "event": payload_of(second),
    }
    plain = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert second_hash == hashlib.sha256(f"{first_hash}\n{plain}".encode()).hexdigest()


def test_the_same_moment_in_another_zone_is_the_same_line() -> None:
    first = created().records[0]
    elsewhere = first.model_copy(update={"at": first.at.astimezone(timezone(timedelta(hours=9)))})
    assert line_hash("", elsewhere, payload_of(first)) == line_hash("", first, payload_of(first))
    later = first.model_copy(update={"at": first.at + timedelta(microseconds=1)})
    assert line_hash("", later, payload_of(first)) != line_hash("", first, payload_of(first))


def test_a_log_has_the_same_hashes_with_and_without_its_seed() -> None:
    payload = dict(payload_of(created().records[0]))
    assert payload["seed"] == SEED
    public = without_seed(payload)
    assert (public["seed"], public["commitment"]) == ("", commitment_to(SEED))
    assert without_seed(public) == public
    assert SEED not in json.dumps(public)
    replaced = {"kind": "SeedReplaced", "seed": "another"}
    assert without_seed(replaced) == {"kind": "SeedReplaced", "seed": "", "commitment": commitment_to("another")}


def test_only_the_lines_that_hold_the_seed_lose_it() -> None:
    payload = {"kind": "Announced", "text": "Hello", "seed": "a word"}
    assert without_seed(payload) is payload


def test_another_name_of_an_entrant_or_of_a_director_is_another_hash() -> None:
    before = names_hash({"e1": "Ada"}, {"p3": "Omar"})
    assert before == names_hash({"e1": "Ada"}, {"p3": "Omar"})
    assert len({before, names_hash({"e1": "Ida"}, {"p3": "Omar"}), names_hash({"e1": "Ada"}, {"p3": "Oma"})}) == 3


def test_the_seal_covers_the_header_the_number_of_lines_and_the_last_hash() -> None:
    seals = {
        seal_hash({"title": "Cup"}, 2, "aa"),
        seal_hash({"title": "Cap"}, 2, "aa"),
        seal_hash({"title": "Cup"}, 3, "aa"),
        seal_hash({"title": "Cup"}, 2, "bb"),
    }
    assert len(seals) == 4
