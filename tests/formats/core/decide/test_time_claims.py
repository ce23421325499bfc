"""A game that is said to have been lost on time."""

from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core.errors import (
    BadFormError,
    NoTimeClaimError,
)
from formats.core.plan import Settings
from formats.core.possible.time_claims import time_claims
from tests.formats.core.decide.one_game import GAME, result, seats
from tests.formats.play import Play, running


def claimed_on_time(hours: int = 24) -> tuple[Play, str, str]:
    """The first player says that the second has lost on time."""
    play = running(settings=Settings(time_claim_hours=hours))
    winner, loser = seats(play)
    play.do(cmd.NoteMatch(pairing=GAME, by=winner, note="timed_out"))
    return play, winner, loser


def test_a_claim_on_time_leaves_the_opponent_hours_to_answer() -> None:
    play, winner, loser = claimed_on_time(hours=5)
    (claim,) = time_claims(play.state)
    assert (claim.by, claim.accused, claim.due) == (winner, loser, play.now + timedelta(hours=5))
    assert play.do(cmd.NoteMatch(pairing=GAME, by=winner, note="timed_out")) == ()


def test_who_agrees_to_a_claim_on_time_loses_by_forfeit_also_after_having_disagreed() -> None:
    play, _, loser = claimed_on_time()
    play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_denied", content={"text": "No."}))
    play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_admitted"))
    found = result(play)
    assert found is not None
    assert (found.how, found.absent) == ("forfeit", (loser,))
    assert not list(time_claims(play.state))


@pytest.mark.parametrize("note", ["time_admitted", "time_denied"])
def test_only_who_is_said_to_have_lost_on_time_answers(note: str) -> None:
    play, winner, loser = claimed_on_time()
    with pytest.raises(NoTimeClaimError):
        play.do(cmd.NoteMatch(pairing=GAME, by=winner, note=note))
    play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_denied"))
    with pytest.raises(NoTimeClaimError):
        play.do(cmd.NoteMatch(pairing=GAME, by=loser, note="time_denied"))


@pytest.mark.parametrize("note", ["time_admitted", "time_denied"])
def test_no_director_answers_a_claim_on_time_for_a_player(note: str) -> None:
    play, _, _ = claimed_on_time()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.NoteMatch(pairing=GAME, by=None, note=note))
    assert (refused.value.form, refused.value.problems) == (note, ((note, "unknown_note"),))


def test_in_a_tournament_that_is_called_off_nobody_waits_for_an_answer_to_a_claim() -> None:
    play, _, _ = claimed_on_time()
    play.do(cmd.CancelTournament())
    assert play.state.notes
    assert not list(time_claims(play.state))
