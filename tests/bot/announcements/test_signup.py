"""Posts about sign-up."""

from __future__ import annotations

import pytest

from bot.announcements.board import BOARD
from bot.views.newcomers import missed_lines
from formats import registry
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.steps import WaitForAnswers, next_step
from tests.bot.played import Played
from tests.bot.season import DIRECTOR, SIGN_UP_CLOSES, Season, arimaa, new_person, public, to


def enter(season: Season, number: int, **person: object) -> None:
    """Sign a person up."""
    season.people[f"e{number}"] = new_person(number)
    season.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor=f"p{number}")


def test_the_board_announces_the_opening() -> None:
    season = Season().create()
    posts = season.do(cmd.OpenRegistration())
    assert [(post.key, post.edits, post.payload) for post in posts] == [(BOARD, BOARD, {"board": {"anew": False}})]


def test_without_a_channel_nothing_is_public() -> None:
    season = Season(channel=None).create()
    assert season.do(cmd.OpenRegistration()) == []


def test_who_signs_up_is_seen_on_the_board_alone_and_who_leaves_is_told() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    enter(season, 1)
    assert season.last == []
    season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    (line,) = public(season.last)
    assert "Player 1" in line.body


def test_whoever_moves_up_is_told() -> None:
    season = Season().create(settings=arimaa(capacity=2))
    season.do(cmd.OpenRegistration())
    for number in (1, 2, 3):
        enter(season, number)
    posts = season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    (told,) = to(posts, "p3")
    assert "World Championship" in told.body


def test_a_directors_list_is_one_line() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    posts = season.do(cmd.RegisterEntrants(entrants=(EntrantData(), EntrantData()), by_director=True))
    (line,) = public(posts)
    assert line.body.startswith("2 players")


def test_guests_without_discord_are_not_written_to() -> None:
    season = Season().create(settings=arimaa(capacity=2)).sign_up(2).sign_up(1, discord=False)
    assert season.status("e3") == "waiting"
    posts = season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    assert season.status("e3") == "active"
    assert [post for post in posts if post.person_id] == []


def test_closing_shows_the_field_and_directors_who_has_not_paid() -> None:
    season = Season().create().sign_up(3)
    season.now = SIGN_UP_CLOSES
    posts = season.do(cmd.CloseRegistration())
    (field,) = public(posts)
    assert all(f"Player {number}" in field.body for number in (1, 2, 3))
    assert [post.edits for post in posts if post.edits] == [BOARD]
    (digest,) = to(posts, DIRECTOR)
    assert "Player 2" in digest.body


def test_a_long_field_is_posted_in_several_messages() -> None:
    season = Season().create().sign_up(200)
    messages = public(season.do(cmd.CloseRegistration()))
    assert len(messages) > 1
    text = "\n".join(message.body for message in messages)
    assert all(f"Player {number} " in text for number in range(1, 201))
    assert [bool(message.buttons) for message in messages] == [False] * (len(messages) - 1) + [True]


def test_reopening_gets_an_announcement_of_its_own() -> None:
    season = Season().create().sign_up(3)
    season.do(cmd.CloseRegistration())
    posts = season.do(cmd.OpenRegistration())
    assert len(public(posts)) == 1
    assert [post.key for post in posts if post.key] == [BOARD]


def test_calling_off_pings_everybody_who_was_in() -> None:
    season = Season().create().sign_up(3)
    (message,) = public(season.do(cmd.CancelTournament()))
    assert len(message.pings) == 3


def test_a_fee_is_told_to_whom_it_concerns() -> None:
    season = Season().create().sign_up(2)
    posts = season.do(cmd.MarkFee(entrant="e2", state="paid"))
    assert len(to(posts, "p2")) == len(posts) == 1


def test_an_announcement_is_posted_as_it_was_written_and_pings_nobody() -> None:
    season = Season().create()
    (message,) = public(season.do(cmd.Announce(text="**Hello** @everyone\nsecond line")))
    assert message.body == "**Hello** @everyone\nsecond line"
    assert message.pings == ()


def test_an_announcement_of_the_greatest_length_fits() -> None:
    season = Season().create()
    messages = public(season.do(cmd.Announce(text="word " * 360)))
    assert "".join(message.body for message in messages).split() == ["word"] * 360


def test_leaving_and_coming_back_in_play() -> None:
    season = Season().started()
    posts = season.do(cmd.WithdrawEntrant(entrant="e3", text="ill"), actor="p3")
    assert any("Player 3" in message.body and "ill" in message.body for message in public(posts))
    posts = season.do(cmd.ReinstateEntrant(entrant="e3"))
    assert len(to(posts, "p3")) == 1


@pytest.mark.parametrize("system", sorted({*registry.systems()} - {"tiered_league", "group_rounds"}))
def test_whoever_comes_back_is_told_what_everything_missed_counts(system: str) -> None:
    played = away_for_a_round(system)
    played.do(cmd.ReinstateEntrant(entrant="e8"))
    counts, *unplayed = missed_lines(played.context, "e8")
    assert counts.startswith("Rounds without Player 8 so far: 1. ")
    # With eight players the printed table gives the last of them no match in its first round.
    lost = [] if system == "swiss_elimination" else ["Games lost without being played: 1."]
    assert unplayed == lost


def test_rounds_that_count_for_nothing_are_told_too() -> None:
    played = away_for_a_round("group_rounds")
    played.do(cmd.ReinstateEntrant(entrant="e8"))
    assert missed_lines(played.context, "e8") == [
        "What was paired without Player 8 in the meantime goes on without Player 8 and counts neither way.",
        "Games that no longer count: 3.",
    ]


def test_who_comes_back_at_once_has_lost_games_only() -> None:
    played = Played(people=NAMES).create(stages=(StagePlan(system="tiered_league", title="Play"),)).enter().close()
    played.publish().do(cmd.WithdrawEntrant(entrant="e8"))
    played.do(cmd.ReinstateEntrant(entrant="e8"))
    assert missed_lines(played.context, "e8") == ["Games lost without being played: 7."]


NAMES = tuple(f"Player {number}" for number in range(1, 9))


def away_for_a_round(system: str) -> Played:
    """A tournament of eight in which the last one left while the first round was out, and the second is out now."""
    options = {"rounds": 3} if system == "score_group_swiss" else {}
    plan = StagePlan(system=system, title="Play", options=options)
    played = Played(people=NAMES).create(stages=(plan,)).enter().close()
    answer_all(played)
    played.publish().do(cmd.WithdrawEntrant(entrant="e8"))
    played.play()
    answer_all(played)
    return played.publish()


def answer_all(played: Played) -> None:
    """Answer every question with its first choice."""
    while isinstance(step := next_step(played.state, played.engine), WaitForAnswers):
        (prompt, *_) = step.prompts
        played.do(cmd.AnswerPrompt(prompt=prompt.key, answer=prompt.choices[0].value if prompt.choices else "1"))


def test_a_disqualified_player_is_told_and_may_not_appeal() -> None:
    season = Season().started()
    posts = season.do(cmd.WithdrawEntrant(entrant="e3", status="disqualified", text="advice from a program"))
    told = to(posts, "p3")[0]
    assert "advice from a program" in told.body
    assert told.buttons == ()
