"""Rounds without a game (article 16)."""

from __future__ import annotations

import pytest

from formats.toolkit.fide.record import Entry, Player, Tournament
from formats.toolkit.fide.tie_breaks.table import TieBreaks
from formats.toolkit.fide.tie_breaks.unplayed import Kind, Scores, kinds_of, with_last_games_drawn

G, A, W, R, L, F = Kind.GAME, Kind.AWARDED_BYE, Kind.FORFEIT_WIN, Kind.REQUESTED_BYE, Kind.FORFEIT_LOSS, Kind.FINAL_BYE


@pytest.mark.parametrize(
    "letters, kinds",
    [
        ("1=0", [G, G, G]),
        ("UF+", [A, A, W]),
        ("H1Z", [R, G, F]),
        ("HZ", [F, F]),
        # A forfeit loss is voluntary too: it ends no run of byes.
        ("1H-", [G, F, L]),
        ("ZU-H", [R, A, L, F]),
    ],
)
def test_article_16_2_a_requested_bye_counts_by_what_follows(letters: str, kinds: list[Kind]) -> None:
    assert kinds_of([Entry(letter) for letter in letters]) == kinds


def tournament() -> Tournament:
    return Tournament(
        [
            Player(1, (Entry("1", 2, "w"), Entry("+", 3, "b"), Entry("U"))),
            Player(2, (Entry("0", 1, "b"), Entry("Z"), Entry("Z"))),
            Player(3, (Entry("H"), Entry("-", 1, "w"), Entry("Z"))),
        ],
        3,
    )


def test_article_16_3_byes_at_the_end_count_as_draws_for_opponents() -> None:
    scores = Scores.of(tournament())
    assert list(scores.own) == [30, 0, 5]
    assert list(scores.adjusted) == [30, 10, 10]


def test_article_16_4_the_dummy_has_ones_own_score_with_a_cap() -> None:
    scores = Scores.of(tournament())
    first = scores.tournament.players[0].entries
    # The forfeit's scheduled opponent has an adjusted point; a draw in each of three rounds is 1.5.
    assert scores.dummy(0, first[1]) == 10
    assert scores.dummy(0, first[2]) == 15
    assert scores.dummy(1, Entry("Z")) == 0


def test_article_8_3_paired_games_of_the_last_round_are_draws_and_byes_stay() -> None:
    given = Tournament(
        [Player(1, (Entry("-", 2, "w"),)), Player(2, (Entry("+", 1, "b"),)), Player(3, (Entry("U"),))], 3
    )
    assert [player.entries[0].result for player in with_last_games_drawn(given).players] == ["=", "=", "U"]


def test_article_9_1_sonneborn_berger_counts_a_bye_before_a_forfeit_loss_as_buchholz_does() -> None:
    # The opponent asked for a bye and was then missing: half a point for the bye, in both tie-breaks (16.2, 16.3).
    entries = {
        1: (Entry("1", 2, "w"), Entry("U"), Entry("1", 3, "w")),
        2: (Entry("0", 1, "b"), Entry("Z"), Entry("-", 4, "w")),
        3: (Entry("1", 4, "w"), Entry("0", 4, "b"), Entry("0", 1, "b")),
        4: (Entry("0", 3, "b"), Entry("1", 3, "w"), Entry("+", 2, "b")),
    }
    table = TieBreaks(Tournament([Player(number, entry) for number, entry in entries.items()], 3))
    own_bye, beaten = 150, 50 + 100
    assert table.values("BH")[0] == own_bye + beaten
    assert table.values("SB")[0] == own_bye + beaten
