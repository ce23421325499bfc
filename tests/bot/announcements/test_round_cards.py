"""The card of a round of many: a result changes no page before its own."""

from __future__ import annotations

from bot.announcements.round_cards import round_key
from formats.core import commands as cmd
from formats.core.log import people_of
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import Season

SWISS = StagePlan(system="swiss", title="Swiss")
CARD = round_key(0, 1)


def large() -> Season:
    """A round of 150 games, just published."""
    season = Season().create(stages=(SWISS,), settings=Settings())
    season.sign_up(300)
    season.do(cmd.CloseRegistration())
    return season.publish()


def changed(posts: list[Post]) -> list[str]:
    """The pages of the card that are changed."""
    return [post.edits for post in posts if post.edits is not None and post.edits.startswith(CARD)]


def reported(season: Season, board: int) -> list[Post]:
    """What is posted because the first player of a board says to have won."""
    game = season.games()[board - 1]
    first = game.seats[0]
    command = cmd.ReportResult(pairing=game.id, by=first, report=Report(winner=first))
    return season.do(command, actor=f"p{first[1:]}")


def test_a_result_changes_its_page_and_the_last() -> None:
    season = large()
    every = changed(reported(season, 1))
    assert len(every) == 3, "whoever was called is called on no page any more"
    assert every[0] == CARD
    assert changed(reported(season, 150)) == [every[-1]]
    assert changed(reported(season, 75)) == every[1:]
    assert changed(reported(season, 2)) in (every, [CARD, every[-1]]), "lines may move on to the next page"


def test_who_appears_in_a_log_is_known_without_reading_it_again() -> None:
    season = large()
    loaded = season.loaded
    for board in (1, 2, 3):
        before = len(season.records)
        reported(season, board)
        loaded = loaded.with_records(season.records[before:], season.state, season.line_hash)
        assert loaded.appearing == people_of(season.records)
        assert loaded.head == season.loaded.head
