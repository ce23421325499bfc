"""Directors decide about a game that is said to be lost on time, once its hours for an answer are over."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.plan import Settings
from tests.bot.season import DIRECTOR, HOUR, SWISS, Season, actions_of, to

HOURS = 5 * HOUR


@pytest.fixture
def season() -> Season:
    """Four in the first round, with five hours for an answer to a claim."""
    season = Season().create(stages=(SWISS,), settings=Settings(time_claim_hours=5)).sign_up(4)
    season.do(cmd.CloseRegistration())
    return season.publish()


def claimed(season: Season, game: Pairing) -> None:
    season.do(cmd.NoteMatch(pairing=game.id, by=game.seats[0], note="timed_out"))


def decided_by_directors(season: Season) -> list[str]:
    """The games of which a director was asked so far whether they are lost on time."""
    questions = [actions_of(message) for message in to(season.posts, DIRECTOR)]
    claims = [actions[0] for actions in questions if actions and actions[0].startswith("time_out:")]
    return [claim.removeprefix("time_out:").partition(".")[0] for claim in claims]


def test_each_claim_is_put_to_directors_when_its_own_hours_are_over(season: Season) -> None:
    first, second = season.games()
    claimed(season, first)
    season.until(season.now + HOUR)
    claimed(season, second)
    season.until(season.now + HOURS - HOUR)
    assert decided_by_directors(season) == [first.id]
    season.until(season.now + HOUR)
    assert decided_by_directors(season) == [first.id, second.id]


def test_a_claim_that_was_answered_is_not_put_to_directors_again(season: Season) -> None:
    first, _ = season.games()
    claimed(season, first)
    season.do(cmd.NoteMatch(pairing=first.id, by=first.seats[1], note="time_denied", content={"text": "No."}))
    assert decided_by_directors(season) == [first.id]
    assert not season.ahead("time_claim_due")
    season.until(season.now + 2 * HOURS)
    assert decided_by_directors(season) == [first.id]
