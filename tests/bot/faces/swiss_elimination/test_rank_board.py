"""The rank board after every round, the puzzles, and what is posted when the seal is broken."""

from __future__ import annotations

import pytest

from bot.charts.standings import standings_card
from bot.faces.swiss_elimination.rank_board import arrow, puzzles_view, rank_board_view
from bot.text.messages import Message
from bot.views.pairings import pairings_view
from bot.views.standings import standings_view
from formats.core import commands as cmd
from formats.core.results import Report
from tests.bot.faces.swiss_elimination.grand_prix import context, online, revealed, solved
from tests.bot.season import COORDINATOR, DIRECTOR, Season, edits, public


@pytest.fixture(scope="module")
def season() -> Season:
    return revealed()


@pytest.mark.parametrize("before, rank, shown", [(3, 3, "="), (7, 4, "↑3"), (1, 2, "↓1")])
def test_arrows_say_which_way_and_how_far(before: int, rank: int, shown: str) -> None:
    assert arrow(before, rank) == shown


def test_every_round_has_a_board_of_its_own(season: Season) -> None:
    boards = [post for post in season.posts if (post.key or "").startswith("ranks:")]
    assert [post.key for post in boards] == [f"ranks:s0r{number}" for number in range(1, 8)]
    first = Message.model_validate(boards[0].payload)
    assert first.title.endswith("Rank board after Round A")
    assert " 1 ↓15 16 Player 1 " in first.body
    assert "16 ↑15  1 Player 16" in first.body


def test_a_board_shows_the_ranks_as_they_were_after_its_round(season: Season) -> None:
    before = rank_board_view(context(season), 0, 0)
    assert " 1 =  1 Player 1 " in before.text
    latest = rank_board_view(context(season))
    assert latest.title == rank_board_view(context(season), 0, 7).title
    assert latest.csv is not None


def test_rounds_are_posted_with_results_and_reasons_and_nobody_is_called(season: Season) -> None:
    rounds = [post for post in season.posts if (post.key or "").startswith("round:")]
    texts = [Message.model_validate(post.payload) for post in rounds]
    assert "Player 16 was faster than Player 1: 2:00 against 17:00." in texts[0].body
    assert "The puzzle of the round is" in texts[0].body
    assert all(message.pings == () for message in texts)
    players = {post.person_id for post in season.last if post.person_id} - {DIRECTOR, COORDINATOR}
    assert players == {"p16"}, "only rank 1 has something to do: to choose the first live puzzle"
    assert len(season.last) < 40


def test_of_rounds_published_together_only_the_last_shows_the_pictures_of_the_whole_stage(season: Season) -> None:
    rounds = [post for post in season.posts if (post.key or "").startswith("round:")]
    kinds = [[ref.kind for ref in Message.model_validate(post.payload).picture_refs] for post in rounds]
    assert kinds[:-1] == [["pairings"]] * (len(rounds) - 1)
    assert len(kinds[-1]) > 1


def test_puzzles_say_who_picked_them_and_why(season: Season) -> None:
    text = puzzles_view(context(season)).text
    assert text.count("Round ") >= 7
    assert "who has the pick" in text
    assert "(rule R16)" in text
    assert "Not used so far" in text


def test_a_corrected_result_mends_the_boards_that_follow(season: Season) -> None:
    mended = Season(
        now=season.now, records=season.records, state=season.state, people=season.people, posts=list(season.posts)
    )
    game = season.state.started[0].rounds[0].pairings.pairings[0]
    mended.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0]), dependents="reset"))
    assert "ranks:s0r1" in edits(mended.last)


def test_nothing_of_it_is_posted_while_the_stage_is_sealed() -> None:
    season = solved()
    assert not any("Rank board" in message.title for message in public(season.posts))
    assert "=  1 Player 1 " in rank_board_view(context(season)).text
    assert "No round with a puzzle" in puzzles_view(context(online())).text


def test_other_tournaments_have_no_board() -> None:
    season = Season().started(4)
    assert "no rank board" in rank_board_view(context(season)).text
    assert not [post for post in season.posts if (post.key or "").startswith("ranks:")]


def test_reserves_stand_apart_from_the_standings_in_text_and_picture() -> None:
    season = revealed(18)
    shown, card = standings_view(context(season)), standings_card(context(season))
    assert card is not None
    (line,) = [line for line in shown.text.split("\n") if line.startswith("Reserves: ")]
    reserves = season.state.stage().seeds[16:]
    assert len(reserves) == 2
    table = shown.text.partition("Reserves: ")[0]
    for who in reserves:
        name = context(season).names.plain(who)
        assert name in line
        assert name not in table
        assert context(season).names.full(who) not in {row.name for row in card.rows}
    assert "itting out" not in pairings_view(context(season)).text


def test_rounds_of_playoffs_are_letters(season: Season) -> None:
    assert "After Round G, online." in standings_view(context(season)).text
    (begun,) = [post for post in season.posts if post.key == "stage:0"]
    text = Message.model_validate(begun.payload).body
    assert "Rounds A to H." in text
    assert "10 rounds" not in text
    assert "Seeded by the results that qualified them." in text
    assert "strength" not in text
