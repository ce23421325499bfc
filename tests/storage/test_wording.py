"""What a host reads when a database cannot be used."""

from __future__ import annotations

import pytest

from storage.errors import (
    CopyDiffersError,
    InUseError,
    MissingDatabaseError,
    NewerDatabaseError,
    NoBackupError,
    NoImageError,
    OccupiedPlaceError,
    StorageError,
    UncopiedTableError,
    UnusableDatabaseError,
)
from storage.wording import _SENTENCES, advice, refusal, waiting_for

FILE = "/srv/herald.db"
SERVER = "postgresql://herald:secret@db.example/herald"


@pytest.mark.parametrize("reason", sorted(_SENTENCES))
def test_every_reason_names_the_file_and_ends_with_a_remedy(reason: str) -> None:
    text = advice(UnusableDatabaseError(FILE, reason, "a detail"))
    assert FILE in text
    assert text.endswith(".")
    assert text.count(". ") >= 1
    assert not {"{", "}"} & set(text)


def test_a_damaged_file_is_told_with_how_to_restore_it() -> None:
    assert advice(UnusableDatabaseError(FILE, "damaged", "a page")) == (
        f"{FILE} is damaged (a page). Stop Herald, move it away with the files that begin with its name, and restore a "
        f"backup: python -m storage restore BACKUP {FILE}."
    )


def test_a_file_that_is_gone_while_there_are_backups_is_told_with_both_ways_on() -> None:
    text = advice(MissingDatabaseError(FILE, "/srv/backups/latest.db"))
    assert f"python -m storage restore /srv/backups/latest.db {FILE}" in text
    assert "To begin again, move the backups away." in text


@pytest.mark.parametrize("reason", ["busy", "away"])
def test_what_passes_is_waited_for_and_nothing_is_lost(reason: str) -> None:
    assert waiting_for(UnusableDatabaseError(FILE, reason, "no route")).endswith("waiting for it, nothing is lost")


@pytest.mark.parametrize(
    "error, part",
    [
        (UnusableDatabaseError(FILE, "full"), "Make room on it"),
        (MissingDatabaseError(FILE, "b"), "is not there"),
        (NewerDatabaseError("0099", "0017"), "newer Herald (0099). Please update Herald."),
        (OccupiedPlaceError(FILE), f"{FILE} is there already. Nothing is overwritten"),
        (NoBackupError(FILE, "no tables"), "no sound backup of Herald (no tables)"),
        (InUseError("host 1"), "at work with /srv/herald.db: host 1. Stop it first; nothing was copied."),
        (UncopiedTableError("people", "full"), "Nothing was copied: people could not be written (full)."),
        (CopyDiffersError(("people", "t3")), "Do not use the copy, it differs in: people, t3."),
    ],
)
def test_what_was_not_done_is_told_in_a_sentence(error: StorageError, part: str) -> None:
    assert part in refusal(error, FILE)


def test_a_server_is_backed_up_with_its_own_tools_and_no_password_is_shown() -> None:
    text = refusal(NoImageError("postgresql"), SERVER)
    assert "pg_dump --format=custom --file=FILE postgresql://herald@db.example/herald" in text
    assert "pg_restore --no-owner --dbname=postgresql://herald@db.example/herald FILE" in text
    assert "secret" not in text


def test_what_has_no_sentence_is_told_as_it_is() -> None:
    assert refusal(ValueError("odd"), FILE) == "odd"


@pytest.mark.parametrize("reason, lost", [("gone", True), ("replaced", True), ("full", False), ("busy", False)])
def test_only_what_is_not_there_any_more_needs_a_new_start(reason: str, *, lost: bool) -> None:
    assert UnusableDatabaseError(FILE, reason).lost is lost
