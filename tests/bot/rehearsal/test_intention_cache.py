"""What is remembered of people's wishes is what they would find out if they looked again."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.rehearsal.behaviour import player_intention
from bot.rehearsal.direction import director_intentions
from bot.rehearsal.intention_cache import Changed, IntentionCache
from bot.rehearsal.rehearsal_view import Behaviour, RehearsalView, changed
from formats.core import commands as cmd
from formats.core.results import Report
from tests.bot.rehearsal.scenes import by_hand, play
from tests.bot.season import Season

MANNERS = Behaviour(late_hours=6, absent=30, leaving=30, disputed=40)


def everything(seen: RehearsalView) -> list[object]:
    """What all players and the director wish."""
    wishes = [player_intention(seen, entrant, role) for entrant, role in seen.profiles.items()]
    return [*wishes, *director_intentions(seen, all_in=True)]


def look(season: Season, cache: IntentionCache[RehearsalView], behaviour: Behaviour = MANNERS) -> None:
    """With the cache, the intentions are the same as without it."""
    fresh = replace(play(season), behaviour=behaviour)
    assert everything(replace(fresh, cache=cache)) == everything(fresh)


def test_what_is_remembered_is_what_is_found_anew() -> None:
    season, cache = by_hand(8), IntentionCache[RehearsalView]()
    look(season, cache)
    for number, game in enumerate(season.games()):
        first, second = game.seats
        season.now += timedelta(hours=1)
        look(season, cache)
        season.do(cmd.ReportResult(pairing=game.id, by=first, report=Report(winner=first)), actor=f"p{first[1:]}")
        look(season, cache)
        if number == 0:
            season.do(cmd.DisputeReport(pairing=game.id, by=second), actor=f"p{second[1:]}")
            look(season, cache)
            season.undo()
            look(season, cache)
        season.do(cmd.ConfirmReport(pairing=game.id, by=second), actor=f"p{second[1:]}")
        look(season, cache)
        look(season, cache, replace(MANNERS, disputed=100))
    season.publish()
    look(season, cache)
    season.do(cmd.WithdrawEntrant(entrant="e1"))
    look(season, cache)


def test_nobody_is_asked_again_whose_games_are_as_they_were() -> None:
    season, cache = by_hand(8), IntentionCache[RehearsalView]()
    then = replace(play(season), cache=cache)
    before = {entrant: player_intention(then, entrant, role) for entrant, role in then.profiles.items()}
    game = season.games()[0]
    won = play(season).winner(game)
    season.report(game, won, confirm=False)
    now = replace(play(season), cache=cache)
    after = {entrant: player_intention(now, entrant, role) for entrant, role in now.profiles.items()}
    changed = {entrant for entrant in after if after[entrant] is not before[entrant]}
    assert changed
    assert changed <= set(game.seats)


def test_between_two_looks_has_changed_what_somebody_did() -> None:
    season = by_hand(8)
    game, other = season.games()[:2]
    before = play(season)
    assert changed(before, play(season)) == Changed(frozenset(), frozenset())
    season.report(game, game.seats[0], confirm=False)
    reported = play(season)
    assert changed(before, reported) == Changed(frozenset({game.id}), frozenset(game.seats))
    season.report(other, other.seats[0])
    done = play(season)
    assert changed(before, done) == Changed(frozenset({game.id, other.id}), frozenset({*game.seats, *other.seats}))
    assert changed(reported, done) == Changed(frozenset({other.id}), frozenset(other.seats))
    season.do(cmd.WithdrawEntrant(entrant="e8"))
    assert "e8" in (changed(done, play(season)) or Changed(frozenset(), frozenset())).entrants


def test_where_anything_may_have_changed_everybody_is_asked_again() -> None:
    season = by_hand(8)
    before = play(season)
    assert changed(before, play(season, late_hours=3)) is None
    assert changed(before, play(season, led=frozenset({"e1"}))) is None
    assert changed(before, play(season, seed="other")) is None
    season.play_round()
    season.publish()
    assert changed(before, play(season)) is None
