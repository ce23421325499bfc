"""A player's card: place and figures, one line for each round, the way through the ranks."""

from __future__ import annotations

import pytest

from bot.charts.players import player_card
from bot.pictures.player_card import PlayerCard
from formats.core.plan import StagePlan
from formats.core.values import EntrantId
from tests.bot.pictures.cases import simple
from tests.bot.played import Played

OPEN = StagePlan(system="score_group_swiss", title="Open", options={"rounds": 3})


def three() -> Played:
    """Ana, Ben and Cem in their first round, in which one of them has a bye."""
    return Played(people=("Ana", "Ben", "Cem")).create((OPEN,), week=None).enter().close().publish()


def card(played: Played, entrant: EntrantId, stage: int | None = None) -> PlayerCard:
    found = player_card(played.context, entrant, stage)
    assert found is not None
    return found


def test_there_is_no_card_before_play_and_none_of_who_is_not_in_the_stage() -> None:
    assert player_card(Played().create().enter().context, "e1") is None
    assert player_card(three().context, "e9") is None


def test_it_tells_place_points_games_won_and_lost_and_the_rating() -> None:
    played = three().play()
    (game,) = played.state.started[0].rounds[0].pairings.pairings
    winner, loser = sorted(game.seats, key=lambda who: int(who[1:]))
    shown = card(played, winner)
    assert (shown.name, shown.field) == (played.context.names.full(winner), 3)
    rating = str(int(played.state.entrants[winner].data.rating or 0))
    assert dict(shown.facts) == {"Rank": "1", "Points": "1", "Won–lost": "1–0", "Rating": rating}
    assert dict(card(played, loser).facts)["Won–lost"] == "0–1"
    assert "World Championship · " in shown.subtitle


def test_a_rating_that_nobody_knows_is_left_out() -> None:
    tournament = simple("swiss_elimination", 9, 3)
    unrated = next(who.id for who in tournament.state.entrants.values() if who.data.rating is None)
    shown = player_card(tournament, unrated)
    assert shown is not None
    assert "Rating" not in dict(shown.facts)
    assert "Rank" in dict(shown.facts)


def test_a_line_for_each_round_tells_opponent_side_and_outcome() -> None:
    played = three()
    (game,) = played.state.open_games()
    (bye,) = played.state.started[0].rounds[0].pairings.byes
    assert [(line.round, line.outcome) for line in card(played, game.seats[0]).games] == [("R1", "open")]
    played.play()
    outcomes = {}
    for seat, who in enumerate(game.seats):
        (line,) = card(played, who).games
        assert line.opponent == played.context.names.full(game.opponent(who))
        assert line.note == played.context.side(0, seat) != ""
        outcomes[who] = line.outcome
    assert sorted(outcomes.values()) == ["loss", "win"]
    (free,) = card(played, bye.entrant).games
    assert (free.outcome, free.note) == ("bye", "")


def test_ranks_are_those_after_each_round_that_is_complete() -> None:
    played = three()
    assert card(played, "e1").ranks == ()
    played.play().publish()
    assert len(card(played, "e1").ranks) == 1
    played.play()
    for who in ("e1", "e2", "e3"):
        ranks = card(played, who).ranks
        assert len(ranks) == 2
        (line,) = [line for line in played.context.standings(0) if line.entrant == who]
        assert ranks[-1] == line.rank


def test_in_a_knock_out_it_tells_how_far_they_came_instead_of_points() -> None:
    tournament = simple("single_elimination", 5)
    champion, *_ = tournament.standings(0)
    shown = player_card(tournament, champion.entrant)
    assert shown is not None
    assert dict(shown.facts)["Reached"] == "champion"
    assert "Points" not in dict(shown.facts)


@pytest.mark.parametrize("stage", [0, 1])
def test_the_card_is_of_the_stage_that_is_asked_for(stage: int) -> None:
    played = Played().create((OPEN, StagePlan(system="score_group_swiss", title="Final", take=4)), week=None)
    played.enter().close()
    while len(played.state.started) < 2:
        played.publish().play()
    shown = card(played, "e1", stage)
    assert shown.field == (12, 4)[stage]
    assert ("Open", "Final")[stage] in shown.subtitle
    assert card(played, "e1") == card(played, "e1", 1)
