"""Games of leagues that are all open at once: played over weeks, some of them lost on time."""

from __future__ import annotations

from datetime import timedelta

from bot.rehearsal.rehearsal_view import RehearsalView
from bot.reminders.unfinished import reminder_times
from bot.text import actions
from formats.core import commands as cmd
from formats.core.notes import TIME_ADMITTED, TIME_DENIED, TIMED_OUT
from formats.core.plan import StagePlan
from tests.bot.rehearsal.scenes import by_hand, closed, director, play, wish
from tests.bot.season import Season

WEEK = timedelta(weeks=1)
LEAGUE = StagePlan(system="tiered_league", title="Leagues")


def league() -> Season:
    """A league of six, all games open."""
    return closed(LEAGUE, players=6).publish()


def ends(context: RehearsalView) -> list[timedelta]:
    return sorted(
        over - context.state.started[0].paired_at[0]
        for game in context.state.open_games()
        if (over := context.played_until(game)) is not None
    )


def test_league_games_end_over_the_weeks_so_that_players_are_reminded() -> None:
    season = league()
    moments = ends(play(season, league_weeks=6))
    assert len(moments) == 15
    assert len(set(moments)) > 10
    assert moments[0] < 2 * WEEK
    assert 4 * WEEK < moments[-1] <= 6 * WEEK
    first = reminder_times(season.state.started[0].paired_at[0], None)[0]
    assert any(season.state.started[0].paired_at[0] + end > first for end in moments)


def test_they_are_over_at_once_where_no_weeks_are_given_and_in_other_formats() -> None:
    assert set(ends(play(league()))) == {timedelta()}
    assert set(ends(play(by_hand(), league_weeks=6))) == {timedelta()}


def claimed() -> tuple[Season, str, str, str]:
    """A league in which everybody runs out of time, and one winner has said so."""
    season = league()
    context = play(season, league_weeks=6, on_time=100)
    game = season.games()[0]
    won = context.winner(game)
    lost = game.opponent(won)
    season.do(cmd.NoteMatch(pairing=game.id, note=TIMED_OUT, by=won))
    return season, game.id, won, lost


def test_the_winner_of_a_game_lost_on_time_says_so() -> None:
    season = league()
    context = play(season, league_weeks=6, on_time=100)
    game = season.games()[0]
    intentions = [intention for who in game.seats if (intention := wish(context, who)) is not None]
    claims = [
        intention
        for intention in intentions
        if any(f":{actions.WON_ON_TIME}:" in press for press in intention.act.presses)
    ]
    assert claims
    assert claims[0].act.command == "/match report"
    assert not any(
        intention.act.presses
        for intention in [wish(play(season, league_weeks=6), who) for who in game.seats]
        if intention
    )


def answers() -> dict[str, str]:
    """What the accused does, by the seed: the button, or nothing."""
    season, game, _, lost = claimed()
    pressed_by_seed = {}
    for number in range(30):
        context = play(season, league_weeks=6, on_time=100, seed=f"seed {number}")
        wishes = [wish(context, lost)]
        pressed = [
            press for intention in wishes if intention is not None for press in intention.act.presses if game in press
        ]
        pressed_by_seed[f"seed {number}"] = pressed[0].split(":")[1] if pressed else ""
    return pressed_by_seed


def test_the_accused_agrees_or_not_or_says_nothing() -> None:
    assert set(answers().values()) == {actions.ADMIT_TIME, actions.DENY_TIME, ""}


def test_the_director_waits_for_the_answer_or_for_the_end_of_the_time_for_it() -> None:
    season, game, _, lost = claimed()
    waits = director(play(season, league_weeks=6, on_time=100))
    assert waits is not None
    assert waits.act.options == {"game": game, "absent": lost, "reason": "The clock had run out"}
    assert waits.at > season.now + timedelta(hours=24)
    season.do(cmd.NoteMatch(pairing=game, note=TIME_DENIED, by=lost, content={"text": "no"}))
    rules = director(play(season, league_weeks=6, on_time=100))
    assert rules is not None
    assert rules.act.command == "/judge forfeit"
    assert rules.at <= season.now


def test_nothing_is_left_to_do_once_the_accused_has_agreed() -> None:
    season, game, won, lost = claimed()
    season.do(cmd.NoteMatch(pairing=game, note=TIME_ADMITTED, by=lost))
    context = play(season, league_weeks=6, on_time=100)
    for who in (won, lost):
        intention = wish(context, who)
        assert intention is None or game not in str(intention.act.options)
