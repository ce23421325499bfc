"""Proof of what the bot has taken from somebody."""

from __future__ import annotations

from bot.views.receipts import MOST_RECEIPTS, receipts_view
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.toolkit.scheduling.rounds import AVAILABILITY
from tests.bot.played import Played


def lines(played: Played, person: str) -> list[str]:
    view = receipts_view(played.context, played.records, person)
    return [line for line in view.text.splitlines() if line.strip()]


def test_the_latest_comes_first_each_with_its_number_in_the_log_and_nobody_elses() -> None:
    played = Played(people=("Ana", "Bo")).create().enter()
    played.do(cmd.WithdrawEntrant(entrant="e2"), actor="p2")
    mine = [record.seq for record in played.records if record.actor == "p2"]
    told = lines(played, "p2")
    assert len(mine) == 2
    assert [str(seq) in line for seq, line in zip(reversed(mine), told[-2:], strict=True)] == [True, True]
    assert all(
        f"<t:{record.at.timestamp():.0f}" in "\n".join(told) for record in played.records if record.actor == "p2"
    )
    assert len(lines(played, "nobody")) < len(told)


def test_what_was_taken_back_is_marked() -> None:
    played = Played(people=("Ana", "Bo")).create().enter()
    before = lines(played, "p2")
    played.do(cmd.UndoCommand(command_id=played.records[-1].command_id), actor="p1")
    after = lines(played, "p2")
    assert len(before) == len(after)
    assert before[-1] != after[-1]


def test_times_that_somebody_can_play_are_told_with_the_zone() -> None:
    played = Played(people=("Ana", "Bo")).create().enter()
    content = {"zone": "Europe/Berlin", "spans": [[600, 720]]}
    played.do(cmd.SubmitForm(form=AVAILABILITY, entrant="e1", content=content), actor="p1")
    (told,) = (line for line in lines(played, "p1") if "Europe/Berlin" in line)
    assert "Mon 10-12" in told
    assert told.endswith("(Europe/Berlin)")


def test_no_more_than_a_page_of_them_is_shown_and_all_are_counted() -> None:
    played = Played(people=("Ana", "Bo")).create().enter()
    for rating in range(MOST_RECEIPTS + 5):
        played.do(cmd.ChangeEntrants(data={"e2": EntrantData(rating=rating)}), actor="p2")
    told = lines(played, "p2")
    assert told[1] == f"{MOST_RECEIPTS + 6} entries in the log, newest first; these are the latest {MOST_RECEIPTS}."
    assert len(told) == 2 + MOST_RECEIPTS
    assert str(played.records[-1].seq) in told[2]
