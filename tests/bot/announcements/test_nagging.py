"""A director wants those reminded who have not answered, chosen, or handed in what was asked for."""

from __future__ import annotations

import pytest

from bot.schedule.deadlines import NAG
from formats.core import commands as cmd
from formats.core.events import Tick
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import COORDINATOR, DIRECTOR, HOUR, SWISS, Season, actions_of, public, quiet, to
from tests.formats.toys import QUESTION


def nag(season: Season) -> list[Post]:
    tick = Tick(deadline=f"nag:{len(season.records)}", topic=NAG)
    return season.do(cmd.PassDeadline(), tick=tick)


def asked(*, direct: bool) -> Season:
    """Player 1, the first seed, is asked something before round 2."""
    stage = StagePlan(system="neighbours", title="Stage", options={"question": "choice"})
    season = Season().create(stages=(stage,), settings=Settings()).sign_up(4)
    if not direct:
        quiet(season)
    season.do(cmd.CloseRegistration())
    return season.publish().play_round()


def choosing() -> Season:
    """Eight players; the two higher seeds of the semi-finals choose a side within a day."""
    stage = StagePlan(system="group_rounds", title="Freestyle", options={"fewest": 2})
    season = quiet(Season().create(stages=(stage,), settings=Settings(answer_hours=24)).sign_up(8))
    season.do(cmd.CloseRegistration())
    season.publish()
    for game in season.games():
        best = min(game.seats, key=lambda who: int(who[1:]))
        scores = (60, 50) if game.seats[0] == best else (50, 60)
        season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=best, scores=scores)))
    return season.publish()


@pytest.mark.usefixtures("neighbours")
def test_who_can_answer_is_called_or_written_to_again_and_directors_are_not() -> None:
    season = asked(direct=False)
    (called,) = public(nag(season))
    assert called.pings == (season.people["e1"].discord_id,)
    assert "Still open" in called.body
    assert actions_of(called) == [f"answer:{QUESTION}"]
    written = asked(direct=True)
    posts = nag(written)
    assert [message.pings for message in public(posts)] in ([], [()])
    assert "Still open" in to(posts, "p1")[0].body
    for who in (DIRECTOR, COORDINATOR):
        assert to(posts, who) == to(season.last, who) == []


@pytest.mark.usefixtures("neighbours")
def test_what_was_answered_is_not_asked_again() -> None:
    season = asked(direct=False)
    season.do(cmd.AnswerPrompt(prompt=QUESTION, answer="red", by="e1"), actor="p1")
    assert public(nag(season)) == []


def test_who_has_not_chosen_is_called_where_the_games_are_until_it_is_too_late() -> None:
    season = choosing()
    game = next(game for game in season.games() if "e1" in game.seats)
    season.do(cmd.NoteMatch(pairing=game.id, note="side", by="e1", content={"side": "B"}))
    called = [message for message in public(nag(season)) if "It's your choice until" in message.body]
    assert [message.pings for message in called] == [(season.people["e2"].discord_id,)]
    season.away_until(season.now + 25 * HOUR)
    assert not [message for message in public(nag(season)) if "It's your choice" in message.body]


def test_where_nothing_is_asked_nobody_is_reminded() -> None:
    season = quiet(Season().create(stages=(SWISS,), settings=Settings()).sign_up(4))
    season.do(cmd.CloseRegistration())
    season.publish()
    assert public(nag(season)) == []
    assert not [post for post in season.last if post.person_id]
