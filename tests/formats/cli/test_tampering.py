"""Every change of an exported log is found: by its hashes, or, if it was hashed again, by a posted head."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

import pytest

from formats import registry
from formats.cli.position import BadInputError
from formats.cli.run import Answer, check
from formats.core import log_file
from formats.core.chain import read_head
from formats.core.log_check import check_file
from formats.core.log_file import BadLogError, LogHeader, read_log, write_log
from tests.examples import WHOLE_SWEEPS
from tests.hashed_logs import NOT_RELEASED, OF_PRESETS, hashed, heads, log_of, text_of
from tests.yesterday import LOGS
from tests.yesterday import text_of as text_of_yesterday

ENGINE = registry.engine()
Lines = list[dict[str, Any]]

every_preset = pytest.mark.parametrize("preset", sorted(OF_PRESETS))


@pytest.fixture(autouse=True, scope="module")
def equal_lines_are_parsed_once() -> Iterator[None]:
    """All but a line or two of each changed log are those of the log."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log_file, "_read_line", lru_cache(maxsize=20_000)(log_file._read_line))
        yield


def lines_of(preset: str) -> Lines:
    return [json.loads(line) for line in text_of(preset).splitlines()]


def as_text(lines: Lines) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def hashed_anew(lines: Lines) -> str:
    """Return the changed lines with hashes and seal computed again, as a forger who knows the format would."""
    header = LogHeader.model_validate({**lines[0], "seal": None})
    bare = [{**lines[0], "herald-log": 1}, *lines[1:]]
    file = read_log(as_text([{key: line[key] for key in line if key not in {"hash", "seal"}} for line in bare]))
    return write_log(header, file.records, file.payloads)


def checked(text: str, *posted: str) -> Answer:
    return check(text, ENGINE, posted)


def numbered(lines: Lines) -> Lines:
    return [lines[0], *({**line, "seq": number} for number, line in enumerate(lines[1:], start=1))]


def results(lines: Lines) -> list[int]:
    """The places of results that a person entered or agreed on, and that were played."""
    return [
        place
        for place, line in enumerate(lines)
        if line.get("event", {}).get("kind") == "ResultRecorded"
        and line["event"]["source"] != "format"
        and line["event"]["result"].get("how", "played") == "played"
        and line["event"]["result"]["half_points"] != [1, 1]
    ]


# --- what can be done to a log: each changes lines in place, or answers False where there is nothing of the kind ----


def flip(line: dict[str, Any]) -> None:
    line["event"]["result"]["half_points"] = line["event"]["result"]["half_points"][::-1]


def last_result_flipped(lines: Lines) -> bool:
    places = results(lines)
    if places:
        flip(lines[places[-1]])
    return bool(places)


def earlier_result_flipped(lines: Lines) -> bool:
    places = results(lines)
    if places:
        flip(lines[places[0]])
    return bool(places)


def last_result_deleted(lines: Lines) -> bool:
    places = results(lines)
    if places:
        del lines[places[-1]]
        lines[:] = numbered(lines)
    return bool(places)


def score_against_the_winner(lines: Lines) -> bool:
    for place in reversed(results(lines)):
        result = lines[place]["event"]["result"]
        if result.get("scores") and result["scores"][0] != result["scores"][1]:
            result["scores"] = result["scores"][::-1]
            return True
    return False


def line_appended(lines: Lines) -> bool:
    extra = {**lines[-1], "seq": lines[-1]["seq"] + 1, "command_id": "x"}
    lines.append({**extra, "event": {"kind": "Announced", "text": "Everybody wins."}})
    return True


def correction_appended(lines: Lines) -> bool:
    places = results(lines)
    if places:
        again = json.loads(json.dumps(lines[places[-1]]))
        flip(again)
        lines.append({**again, "seq": lines[-1]["seq"] + 1, "command_id": "x", "at": lines[-1]["at"]})
    return bool(places)


def cut_off(lines: Lines) -> bool:
    del lines[-3:]
    return True


def reordered(lines: Lines) -> bool:
    lines[-1], lines[-2] = lines[-2], lines[-1]
    return True


def reordered_and_numbered(lines: Lines) -> bool:
    places = results(lines)
    if len(places) < 2:
        return False
    first, second = places[0], places[1]
    for key in ("event", "actor", "at"):
        lines[first][key], lines[second][key] = lines[second][key], lines[first][key]
    return bool(lines[first]["event"] != lines[second]["event"])


def actor_changed(lines: Lines) -> bool:
    lines[-1]["actor"] = "p999"
    return True


def time_changed(lines: Lines) -> bool:
    at = datetime.fromisoformat(lines[-1]["at"])
    lines[-1]["at"] = (at + timedelta(seconds=1)).isoformat()
    return True


def time_long_ago(lines: Lines) -> bool:
    lines[len(lines) // 2]["at"] = "2020-01-01T00:00:00Z"
    return True


def name_changed(lines: Lines) -> bool:
    person = next(person for person in lines[0]["people"].values() if person["entrants"])
    person["name"] += "!"
    return True


def director_renamed(lines: Lines) -> bool:
    """Rename a person who plays nowhere in the log, and has only directed."""
    actors = {line["actor"] for line in lines[1:]}
    only = [person for key, person in lines[0]["people"].items() if key in actors and not person["entrants"]]
    for person in only:
        person["name"] += "!"
    return bool(only)


def title_changed(lines: Lines) -> bool:
    lines[0]["title"] += "!"
    return True


def title_changed_everywhere(lines: Lines) -> bool:
    lines[0]["title"] += "!"
    for line in lines[1:]:
        if line["event"]["kind"] in {"TournamentCreated", "PlanChanged"}:
            line["event"]["title"] += "!"
    return True


def seed_changed(lines: Lines) -> bool:
    lines[1]["event"]["seed"] += "0"
    return True


DONE: list[Callable[[Lines], bool]] = [
    last_result_flipped,
    earlier_result_flipped,
    last_result_deleted,
    score_against_the_winner,
    line_appended,
    correction_appended,
    cut_off,
    reordered,
    reordered_and_numbered,
    actor_changed,
    time_changed,
    time_long_ago,
    name_changed,
    director_renamed,
    title_changed,
    title_changed_everywhere,
    seed_changed,
]


@every_preset
def test_the_logs_are_as_they_would_be_exported_today_and_verify_with_their_heads(preset: str) -> None:
    assert text_of(preset) == hashed(preset)
    answer = checked(text_of(preset), heads()[preset])
    assert (answer.code, answer.data["differences"], answer.data["protected"]) == (0, [], True)
    assert answer.text == f"All {answer.data['lines']} lines come out as recorded.\n"


def test_every_released_preset_has_one() -> None:
    assert {*OF_PRESETS, *NOT_RELEASED} == set(registry.presets())


WHOLE = {"lets_play_scrabble"}
"""The presets whose rounds are paired again for every change; of the others only the file is looked at."""

EVERY = 1 if WHOLE_SWEEPS else 3
"""To each log but those a third of it is done, to the next log another third."""

CHANGES = [
    pytest.param(preset, done, id=f"{preset}-{done.__name__}")
    for row, preset in enumerate(sorted(OF_PRESETS))
    for column, done in enumerate(DONE)
    if preset in WHOLE or (row + column) % EVERY == 0
]


@pytest.mark.parametrize("preset, done", CHANGES)
def test_what_is_done_to_a_log_is_found_even_where_it_was_hashed_anew(
    preset: str, done: Callable[[Lines], bool]
) -> None:
    lines = lines_of(preset)
    if not done(lines):
        assert preset not in WHOLE  # these have all there is to bend
        return
    assert is_found(as_text(lines), [], whole=preset in WHOLE)
    try:
        text = hashed_anew(lines)
    except BadLogError:
        return  # lines that are no log cannot be hashed again
    assert is_found(text, [heads()[preset]], whole=preset in WHOLE)


def is_found(text: str, posted: list[str], *, whole: bool) -> bool:
    """Is something wrong with the log?"""
    if whole:
        answer = checked(text, *posted)
        assert all(difference["sentences"] for difference in answer.data["differences"])
        return answer.code == 1
    try:
        file = read_log(text, even_broken=True)
    except BadLogError:
        return True
    return bool(check_file(file, [head for head in map(read_head, posted) if head is not None]))


def leaves(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all single values of a line."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*way, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from leaves(part, (*way, place))
    else:
        yield way


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return f"{value}x" if isinstance(value, str) else "x"


def test_any_field_of_any_line_changed_is_found() -> None:
    chance = random.Random(7)
    text = text_of("lets_play_scrabble").splitlines()
    for number, as_written in enumerate(text):
        line = json.loads(as_written)
        way = chance.choice(list(leaves(line)))
        place = line
        for step in way[:-1]:
            place = place[step]
        place[way[-1]] = other(place[way[-1]])
        try:
            code = checked_quickly("\n".join([*text[:number], json.dumps(line), *text[number + 1 :]]))
        except (BadLogError, ValueError):
            code = 1
        assert code == 1, (number, way)


def checked_quickly(text: str) -> int:
    """Is the chain broken? Nothing is paired again."""
    return int(bool(read_log(text, even_broken=True).broken))


def test_it_speaks_in_names_and_sentences() -> None:
    lines = lines_of("lets_play_scrabble")
    names = log_of("lets_play_scrabble").header.names()
    place = next(place for place, line in enumerate(lines) if line.get("event", {}).get("kind") == "RoundPaired")
    boards = lines[place]["event"]["pairings"]["pairings"]
    (a, b), (c, d) = boards[0]["seats"], boards[1]["seats"]
    text = text_of("lets_play_scrabble").splitlines()
    boards[0]["seats"], boards[1]["seats"] = [a, d], [c, b]
    answer = checked("\n".join([*text[:place], json.dumps(lines[place]), *text[place + 1 :]]))
    assert f"Line {place} is not as it was written" in answer.text
    assert f"Round 1, board 1: recorded {names[a]} - {names[d]}, computed {names[a]} - {names[b]}\n" in answer.text
    assert f"Round 1, board 2: recorded {names[c]} - {names[b]}, computed {names[c]} - {names[d]}\n" in answer.text
    assert "Pairing(" not in answer.text


def test_a_score_against_the_winner_is_told_with_the_game() -> None:
    lines = lines_of("lets_play_scrabble")
    assert score_against_the_winner(lines)
    answer = checked(hashed_anew(lines))
    assert answer.code == 1
    told = next(line for line in answer.text.splitlines() if "board" in line)
    assert " - " in told
    assert "is recorded, which cannot be" in told


def test_a_log_that_was_cut_or_goes_on_is_told_as_that() -> None:
    preset = "classic_swiss"
    lines, head = lines_of(preset), heads()[preset]
    seq = int(head.split("-")[0])
    shorter = hashed_anew(lines[:-3])
    assert f"The log was cut: after line {seq - 3}, 3 more belong to it." in checked(shorter, head).text
    only_cut = text_of(preset).splitlines(keepends=True)[:-3]
    told = checked("".join(only_cut), head).text.splitlines()
    assert told.count(f"The log was cut: after line {seq - 3}, 3 more belong to it.") == 1
    longer = json.loads(json.dumps(lines))
    line_appended(longer)
    assert f"From line {seq + 1} on (1 in all) nothing vouches" in checked(hashed_anew(longer), head).text
    assert "The log was cut" in checked(as_text(lines[:-3])).text


def test_heads_of_earlier_rounds_are_checked_too() -> None:
    preset = "classic_swiss"
    file = log_of(preset)
    earlier = [str(file.head(seq)) for seq in (20, 40)]
    assert checked(text_of(preset), *earlier, heads()[preset]).code == 0
    lines = lines_of(preset)
    lines[30]["actor"] = "p999"
    answer = checked(hashed_anew(lines), *earlier, heads()[preset])
    assert [difference["what"] for difference in answer.data["differences"]] == ["head", "head"]
    assert [difference["seq"] for difference in answer.data["differences"]] == [40, len(file.records)]


def test_players_who_are_called_otherwise_are_told_of() -> None:
    preset = "classic_swiss"
    lines = lines_of(preset)
    name_changed(lines)
    answer = checked(hashed_anew(lines), heads()[preset])
    assert [difference["what"] for difference in answer.data["differences"]] == ["names"]
    assert "People are not called as they were" in answer.text


def test_directors_who_are_called_otherwise_are_told_of() -> None:
    lines = lines_of("classic_swiss")
    assert director_renamed(lines)
    answer = checked(hashed_anew(lines), heads()["classic_swiss"])
    assert [difference["what"] for difference in answer.data["differences"]] == ["names"]


def test_a_log_without_hashes_is_read_and_said_to_be_unprotected() -> None:
    answer = checked(text_of_yesterday(min(LOGS, key=lambda log: log.stat().st_size)))
    assert (answer.code, answer.data["protected"]) == (0, False)
    assert "so it is not protected" in answer.text


def test_a_head_is_read_as_it_is_posted_and_nothing_else_is_one() -> None:
    head = heads()["classic_swiss"]
    assert str(read_head(f" `{head.upper()}` ")) == head
    assert read_head(head[:-1]) is None
    with pytest.raises(BadInputError, match="no head"):
        checked(text_of("classic_swiss"), "abc")
