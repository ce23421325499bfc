"""Each event of a log as a sentence: who, about which game, why, with what was said."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import pytest

from bot.game_server_api import in_use
from bot.text.texts import texts
from bot.views.event_texts import entry, event_text
from formats.core import events as ev
from formats.core.model import Draw, EntrantData, RoundPairings
from formats.core.refusals import Refusal
from formats.core.results import Report, Result
from formats.core.values import EntrantId, PairingId, PersonId

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
AT_NOON = f"<t:{NOON.timestamp():.0f}"
NAMES: Mapping[str, str] = {"e1": "Ana", "e2": "Bo", "p9": "Zoe", "p8": "Yan"}
LINK = ev.GameLink(pairing="s0r1b1", seats=("e1", "e2"), game="77", address="https://l.org/77")


@pytest.fixture(autouse=True)
def _one_server_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_use, "_names", {"lichess": "lichess.org"})


class Known:
    """Two players, their one game, a stage and a form."""

    def who(self, entrant: EntrantId) -> str:
        return NAMES[entrant]

    def person(self, person: PersonId) -> str:
        return NAMES[person]

    def why(self, refusal: Refusal) -> str:
        return f"because of {refusal.error}"

    def game(self, pairing: PairingId) -> str:
        return "Ana – Bo" if pairing == "s0r1b1" else pairing

    def stage(self, number: int) -> str:
        return f"Stage {number + 1}"

    def form(self, key: str) -> str:
        return "Puzzles" if key == "puzzles" else key

    def note(self, event: ev.MatchNoted) -> str | None:
        return "picked a board" if event.note == "picked" else None


def told(event: ev.Fact) -> str:
    """Without what keeps addresses from becoming links."""
    return event_text(event, Known()).replace("\u200b", "")


def recorded(source: Any, **more: Any) -> str:
    return told(ev.ResultRecorded(pairing="s0r1b1", result=Result(half_points=(2, 0)), source=source, **more))


@pytest.mark.parametrize(
    "event,text",
    [
        (ev.SeedReplaced(seed="x" * 8), "drew a new seed: the log was imported without the old one"),
        (ev.TimetableSwitched(running=True), "resumed the timetable"),
        (ev.TimetableSwitched(running=False), "paused the timetable"),
        (ev.EntrantRegistered(entrant="e1", data=EntrantData()), "Ana entered"),
        (ev.EntrantRegistered(entrant="e1", data=EntrantData(), waiting=True), "Ana joined the waiting list"),
        (ev.EntrantChanged(entrant="e1", data=EntrantData()), "changed the data of Ana"),
        (ev.FeeMarked(entrant="e1", state="returned"), "marked the fee of Ana as returned"),
        (ev.PersonReplaced(entrant="e1", person="p9", before="p8"), "gave the seat of Yan to Zoe"),
        (ev.PersonReplaced(entrant="e1", person="p9"), f"gave the seat of {texts.people.unknown_person()} to Zoe"),
        (ev.EntrantStatusChanged(entrant="e1", status="removed", cause="forfeit"), "Ana is out (after a forfeit)"),
        (
            ev.EntrantStatusChanged(entrant="e1", status="removed", cause="director", text="cheated"),
            "Ana is out (a director's decision): cheated",
        ),
        (
            ev.RoundAmended(stage=1, round_number=2, pairings=RoundPairings(pairings=()), cause="newcomer"),
            "changed the pairings of Stage 2, round 2 (a player joined during it)",
        ),
        (ev.PlayTakenBack(stage=0, rounds=3, text="wrong"), "undid everything after Stage 1, round 3: wrong"),
        (ev.StepTold(stage=0, step=2, reasons=()), "revealed step 2 of Stage 1"),
        (ev.ResultCleared(pairing="s0r1b1", text="noise"), "ordered a rematch of Ana – Bo: noise"),
        (ev.ReportTakenBack(pairing="s0r1b1", by="e1"), "Ana took back the report of Ana – Bo"),
        (ev.ReportDisputed(pairing="s0r1b1", by="e2"), "Bo disputed the report of Ana – Bo"),
        (ev.ReportDisputed(pairing="s0r1b1", by="e2", text="no"), "Bo disputed the report of Ana – Bo: no"),
        (ev.Announced(text="Welcome"), "announced: Welcome"),
        (ev.CommandUndone(command_id="c1"), "undid the last step"),
        (ev.FormAsked(form="puzzles"), "asked for “Puzzles”"),
        (ev.FormClosed(form="puzzles"), "closed “Puzzles”: nobody can send it in any more"),
        (ev.FormSubmitted(form="puzzles", entrant="e1", content={}), "Ana sent in “Puzzles”"),
        (
            ev.FormSubmitted(form="puzzles", entrant="e1", content={}, by_director=True),
            "sent in “Puzzles” for Ana",
        ),
        (ev.FormsSeen(form="puzzles"), "read “Puzzles” of everybody"),
        (ev.FormsSeen(form="puzzles", entrant="e2"), "read “Puzzles” of Bo"),
        (ev.TeamsDrawn(draw="t", open_teams=(), ratings=(None,), teams=("e1",)), "drew teams (free players: 1)"),
        (ev.BeaconWaived(draw="seeds", text="down"), "had the draw “seeds” made without its beacon: down"),
        (ev.DrawContributed(draw="seeds", by="e1", text="moon"), "Ana gave “moon” for the draw “seeds”"),
        (ev.PromptsOpened(stage=0, since={}), "no question is open any more"),
        (ev.PromptAnswered(stage=0, prompt="which", answer="A"), "“`which`” answered: A"),
        (ev.PromptAnswered(stage=0, prompt="which", answer="A", by="e1"), "“`which`” answered by Ana: A"),
    ],
    ids=str,
)
def test_an_event_is_a_sentence_about_the_past(event: ev.Fact, text: str) -> None:
    assert told(event) == text


def test_a_role_and_a_membership_are_given_or_taken() -> None:
    role = ev.StaffChanged(person="p9", role="director")
    member = ev.MemberChanged(entrant="e1", person="p9")
    for event in (role, member, ev.TeamSought(person="p9")):
        taken = event.model_copy(update={"given": False})
        assert "Zoe" in told(event)
        assert "Zoe" in told(taken)
        assert told(event) != told(taken)


def test_questions_that_are_open_are_named() -> None:
    assert "which" in told(ev.PromptsOpened(stage=0, since={"which": NOON}))


def test_a_question_may_be_answered_by_lot() -> None:
    lot = Draw(purpose="which", low=1, high=2, value=1, seed="quux", counter=0)
    text = told(ev.PromptAnswered(stage=0, prompt="which", answer="1", by="e1", draw=lot))
    assert text == "“`which`” answered by a random draw: 1"


def test_what_could_not_be_done_says_why() -> None:
    refused = ev.DeadlinePassed(deadline="d", topic="refused", step="pair", refusal=Refusal(error="TooFewError"))
    assert told(refused) == "could not deal with the next pairings: because of TooFewError"


def test_a_form_that_is_asked_for_until_a_day_says_so() -> None:
    assert AT_NOON in told(ev.FormAsked(form="puzzles", due=NOON))


@pytest.mark.parametrize("source,why", [("agreed", "both players agree"), ("claim", "claimed by the player present")])
def test_a_result_says_where_it_is_from(source: Literal["agreed", "claim"], why: str) -> None:
    assert recorded(source) == f"Ana – Bo: 1–0 ({why})"


def test_a_result_of_a_server_names_it_and_where_the_game_is() -> None:
    assert recorded("server", server="lichess", evidence="https://l.org/77").endswith(
        "(told by lichess.org, https://l.org/77)"
    )
    assert recorded("server", server="lichess").endswith("(told by lichess.org)")


def test_a_report_of_a_server_is_not_the_players() -> None:
    report = Report(winner="e1")
    by_player = told(ev.ResultReported(pairing="s0r1b1", by="e2", report=report))
    by_server = told(ev.ResultReported(pairing="s0r1b1", by="e2", report=report, server="lichess"))
    assert by_player.startswith("Bo reported Ana – Bo: ")
    assert by_server.startswith("lichess.org reported Ana – Bo: ")
    assert "Ana" in by_server.partition(": ")[2]


def test_a_dispute_tells_what_the_other_says_with_the_higher_score_first() -> None:
    report = Report(winner="e2", scores=(10, 30))
    text = told(ev.ReportDisputed(pairing="s0r1b1", by="e2", report=report, text="no"))
    assert text.startswith("Bo disputed the report of Ana – Bo (")
    assert text.index("30") < text.index("10")


def test_games_on_a_server_are_listed_with_their_addresses() -> None:
    assert told(ev.ServerGamesLinked(server="lichess", games=(LINK,))) == (
        "games on lichess.org: Ana – Bo https://l.org/77"
    )


def test_what_was_not_taken_of_a_server_says_why_and_what_was_decided() -> None:
    doubted = told(ev.ServerGameDoubted(link=LINK, server="lichess", doubts=("aborted",)))
    assert doubted.startswith("lichess.org, https://l.org/77 on Ana – Bo, not taken: ")
    settled = {
        told(ev.ServerDoubtSettled(pairing="s0r1b1", game="77", answer=answer)) for answer in ("taken", "ignored")
    }
    assert len(settled) == 2
    assert all("Ana – Bo" in text for text in settled)


@pytest.mark.parametrize("final", [True, False])
def test_times_are_final_only_where_all_are(*, final: bool) -> None:
    times = {
        "s0r1b1": ev.GameTime(at=NOON, final=True),
        "s0r1b2": ev.GameTime(at=NOON + timedelta(hours=1), final=final),
    }
    text = told(ev.GameTimesSet(stage=0, round_number=1, times=times))
    assert text.startswith(f"set {'final' if final else 'tentative'} times: Ana – Bo {AT_NOON}")


def noted(note: str, **more: Any) -> str:
    return told(ev.MatchNoted(pairing="s0r1b1", note=note, **more))


def test_a_note_is_told_in_the_words_of_its_format_or_of_herald_or_by_who_made_it() -> None:
    assert noted("picked", by="e1") == "Ana – Bo: picked a board"
    assert noted("here", by="e1") == "Ana – Bo: Ana is here"
    assert noted("unheard_of", by="e1") == "Ana – Bo: Ana"
    assert "unheard" in noted("unheard_of")


def test_a_note_tells_until_when_it_holds_and_what_was_said() -> None:
    assert f"{AT_NOON}:t>" in noted("more_time", by="e1", until=NOON)
    text = noted("time_denied", by="e1", content={"text": "the server was down", "count": 3})
    assert "the server was down" in text
    assert "3" not in text


def test_a_ruling_names_its_topic_whom_and_which_game_it_is_about() -> None:
    about = told(ev.RulingMade(topic="requirement", entrant="e1", pairing="s0r1b1", text="a web-cam"))
    assert about.startswith("Requirement, Ana, Ana – Bo: ")
    assert about.endswith("a web-cam")
    assert told(ev.RulingMade(topic="requirement", entrant="e1", text="x")).startswith("Requirement, Ana: ")
    assert told(ev.RulingMade(topic="requirement", text="x")).startswith("Requirement: ")


def test_what_came_due_is_told_with_what_it_was_about_and_why_it_was_not_done() -> None:
    about = told(ev.DeadlinePassed(deadline="d", topic="form", subject="puzzles"))
    assert about.endswith(" for Puzzles")
    assert told(ev.DeadlinePassed(deadline="d", topic="silence", subject="s0r1b1")).endswith(" for Ana – Bo")
    assert " for " not in told(ev.DeadlinePassed(deadline="d", topic="pair", subject=""))


def test_an_event_that_has_no_sentence_is_told_by_its_kind_and_its_values() -> None:
    class StreamNamed(ev.Fact):
        kind: str = "StreamNamed"
        address: str = "https://example.org"
        note: str = ""
        count: int | None = None

    assert told(StreamNamed()) == "stream named: https://example.org"


def test_what_was_taken_back_is_struck_through() -> None:
    assert "~~Ana entered~~" in entry(7, "noon", "Zoe", "Ana entered", undone=True)
    assert "~~" not in entry(7, "noon", "Zoe", "Ana entered", undone=False)
