import json
from datetime import UTC, datetime
from typing import Any

import pytest

from formats.core.chain import payload_of
from formats.core.earlier_defaults import OPTIONS
from formats.core.events import EntrantRegistered, Event, FormSubmitted, PhaseChanged, TournamentCreated
from formats.core.log import Record
from formats.core.log_file import BadLogError, LogHeader, LogPerson, read_log, write_log
from formats.core.lots import commitment_to
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan

STAGE = StagePlan(system="score_group_swiss", title="Swiss", options=dict(OPTIONS["score_group_swiss"]))
CREATED = TournamentCreated(
    title="Open", preset=None, stages=(STAGE,), settings=Settings(), seed="0123456789", engine="1"
)
HEADER = LogHeader(
    tournament="t1",
    title="Open",
    engine="1",
    people={"p1": LogPerson(name="Dana"), "p2": LogPerson(name="Ömer \u2028 🙂", entrants=("e1", "e2"))},
)


def record(seq: int, event: Event, command_id: str = "") -> Record:
    at = datetime(2026, 3, 1, 12, seq, 0, seq, tzinfo=UTC)
    return Record(seq=seq, command_id=command_id or f"c{seq}", actor="p1", at=at, event=event)


RECORDS = (
    record(1, CREATED),
    record(2, PhaseChanged(phase="registration"), "both"),
    record(3, EntrantRegistered(entrant="e1", data=EntrantData(rating=1 / 3)), "both"),
    record(4, FormSubmitted(form="f", entrant="e1", content={"a\u2028b": ["\u0085", "\r\n", "\x0b", None, 2.5]})),
)


def lines() -> list[str]:
    return write_log(HEADER, RECORDS).split("\n")[:-1]


def bare_lines() -> list[str]:
    """The same as version 0.1 wrote it: without hashes and seal."""
    header, *rest = map(json.loads, lines())
    header = {key: value for key, value in header.items() if key != "seal"} | {"herald-log": 1}
    return [json.dumps(header), *(json.dumps({key: line[key] for key in line if key != "hash"}) for line in rest)]


def changed(line: str, **fields: Any) -> str:
    return json.dumps({**json.loads(line), **fields})


def refusal(*text: str) -> tuple[int, str]:
    with pytest.raises(BadLogError) as refused:
        read_log("\n".join(text))
    return refused.value.line, refused.value.code


def test_what_is_written_is_read_back_unchanged() -> None:
    text = write_log(HEADER, RECORDS)
    file = read_log(text)
    assert (file.header.model_copy(update={"seal": None}), file.records) == (HEADER, RECORDS)
    assert file.protected
    assert (file.state.title, file.state.phase, file.state.version) == ("Open", "registration", 4)
    assert write_log(file.header, file.records) == text


def test_every_event_is_one_line_of_json_with_names_only_in_the_first() -> None:
    header, *rest = lines()
    assert len(rest) == len(RECORDS)
    assert json.loads(header)["herald-log"] == 2
    assert [json.loads(line)["event"]["kind"] for line in rest] == [record.event.kind for record in RECORDS]
    assert "Ömer" in header
    assert not any("Ömer" in line for line in rest)


def test_the_header_names_entrants() -> None:
    assert HEADER.names() == {"e1": "Ömer \u2028 🙂", "e2": "Ömer \u2028 🙂"}


def test_a_byte_order_mark_line_ends_of_other_systems_and_empty_lines_do_not_matter() -> None:
    file = read_log("\ufeff" + "\r\n\n".join(lines()) + "\r\n\r\n")
    assert file.records == RECORDS


def test_a_log_of_version_0_1_is_read_and_has_no_protection() -> None:
    file = read_log("\n".join(bare_lines()))
    assert file.records == RECORDS
    assert (file.protected, file.broken) == (False, ())
    assert file.head() == read_log("\n".join(lines())).head()


def test_what_was_changed_cut_or_added_is_refused_by_name() -> None:
    header, *rest = lines()
    other = changed(rest[2], event={**json.loads(rest[2])["event"], "entrant": "e2"})
    assert refusal(header, *rest[:2], other, rest[3]) == (4, "bent")
    assert refusal(header, rest[0], changed(rest[1], actor="p2"), *rest[2:]) == (3, "bent")
    assert refusal(header, *rest[:3], changed(rest[3], at="2026-03-01T12:59:00Z")) == (5, "bent")
    assert refusal(header, *rest[:3], changed(rest[3], hash="0" * 64)) == (5, "bent")
    assert refusal(header, *rest[:3]) == (4, "cut")
    fifth = {key: value for key, value in json.loads(rest[3]).items() if key != "hash"}
    assert refusal(header, *rest, json.dumps({**fifth, "seq": 5, "command_id": "c5"})) == (6, "bare")
    renamed = changed(header, people={"p1": {"name": "Dora"}, "p2": {"name": "Ömer", "entrants": ["e1", "e2"]}})
    assert refusal(renamed, *rest) == (1, "sealed")
    assert refusal(changed(header, title="Closed"), *rest) == (1, "sealed")
    assert refusal(changed(header, seal=None), *rest) == (1, "sealed")
    assert refusal(header, *bare_lines()[1:]) == (2, "bare")


def test_lines_that_were_added_with_their_hashes_do_not_fit_the_seal() -> None:
    whole = write_log(HEADER, RECORDS).split("\n")
    short = write_log(HEADER, RECORDS[:2]).split("\n")
    assert refusal(short[0], *whole[1:]) == (4, "added")


def test_what_is_broken_can_be_read_all_the_same() -> None:
    header, *rest = lines()
    file = read_log("\n".join([header, *rest[:3]]), even_broken=True)
    assert [error.code for error in file.broken] == ["cut"]
    assert len(file.records) == 3


def test_an_export_without_the_seed_has_the_same_hashes() -> None:
    whole, without = (read_log(write_log(HEADER, RECORDS, seed=seed)) for seed in (True, False))
    assert without.hashes == whole.hashes
    created = without.records[0].event
    assert isinstance(created, TournamentCreated)
    assert (created.seed, created.commitment) == ("", commitment_to("0123456789"))
    assert "0123456789" not in write_log(HEADER, RECORDS, seed=False)


def test_hashes_are_over_events_as_they_were_first_written() -> None:
    older = {**payload_of(RECORDS[1]), "version": 1}
    del older["version"]
    payloads = [payload_of(RECORDS[0]), older, *map(payload_of, RECORDS[2:])]
    text = write_log(HEADER, RECORDS, payloads)
    assert read_log(text).payloads[1] == older
    assert read_log(text).hashes[1] != read_log(write_log(HEADER, RECORDS)).hashes[1]


@pytest.mark.parametrize(
    "text,code",
    [
        ("", "empty"),
        (" \n\r\n\t", "empty"),
        ("Name;Rating", "not_json"),
        ("[1, 2]", "not_a_log"),
        ("3", "not_a_log"),
        ('{"tournament": "t1"}', "not_a_log"),
        ('{"herald-log": "1"}', "not_a_log"),
        ('{"herald-log": 3, "anything": "else"}', "version"),
        ('{"herald-log": 1}', "header"),
        (changed(lines()[0], extra=1), "header"),
        (changed(lines()[0], people={"p1": {"name": "A", "entrants": ["e1"]}, "p2": {"name": "B", "entrants": ["e1"]}}),
         "header"),
        (lines()[0], "no_events"),
    ],
)  # fmt: skip
def test_what_has_no_good_header_is_refused(text: str, code: str) -> None:
    assert refusal(text) == (1, code)


def test_the_first_wrong_line_is_named() -> None:
    header, first, second, third, fourth = lines()
    unknown = changed(third, event={"kind": "GuestBlinked"})
    assert refusal(header, first, second[:-5], third) == (3, "not_json")
    assert refusal(header, first, "", second, unknown, fourth) == (5, "event")
    assert refusal(header, first, changed(second, at="2026-03-01T12:00:00")) == (3, "event")
    for no_event in ("[]", "3", "{}", '{"event": []}', '{"event": {}, "hash": 1}'):
        assert refusal(header, first, no_event) == (3, "event")
    assert refusal(header, first, third) == (3, "sequence")
    assert refusal(header, first, second, second) == (4, "sequence")
    assert refusal(header, first, changed(second, command_id="x"), third, changed(fourth, command_id="x")) == (
        5,
        "command",
    )
    assert refusal(header, changed(second, seq=1)) == (2, "start")
    assert refusal(header, first, changed(first, seq=2)) == (3, "start")


def test_an_event_that_nothing_before_it_makes_possible_is_named() -> None:
    pairings = {"pairings": [{"id": "s0r1b1", "board": 1, "seats": ["e1", "e2"]}]}
    paired = {"kind": "RoundPaired", "stage": 0, "round_number": 1, "pairings": pairings, "seed": "x"}
    header, first, *_, fourth = bare_lines()
    assert refusal(header, first, changed(fourth, seq=2, event=paired)) == (3, "impossible")


@pytest.mark.parametrize("field", ["title", "engine", "tournament"])
def test_the_character_nul_in_the_header_is_refused(field: str) -> None:
    assert refusal(changed(bare_lines()[0], **{field: "a\0b"}), *bare_lines()[1:]) == (1, "not_json")


def test_the_character_nul_is_refused_in_whatever_line_and_however_deep() -> None:
    head, *rest = bare_lines()
    event = json.loads(rest[3])["event"]
    for content in ({"a": ["\0"]}, {"a\0": 1}):
        assert refusal(head, *rest[:3], changed(rest[3], event=event | {"content": content})) == (5, "not_json")


def test_a_backslash_before_four_digits_is_no_nul() -> None:
    head, *rest = bare_lines()
    assert read_log("\n".join([changed(head, title="\\u0000"), *rest])).header.title == "\\u0000"
