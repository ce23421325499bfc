"""What a demo player does next, and when, from the tournament as it stands."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.app.deadlines import claimable_at
from bot.app.duties import is_here
from bot.app.wording.playing import REALLY_CLAIM
from bot.app.wording.signup import REALLY_LEAVE
from bot.rehearsal.play import Act, Intention, Play
from formats import registry
from formats.toolkit.scheduling.rounds import AVAILABILITY

if TYPE_CHECKING:
    from datetime import datetime

    from bot.rehearsal.cast import Role
    from formats.core.model import Pairing
    from formats.core.state import OpenReport
    from formats.core.values import EntrantId

LEAVES_WITHIN = 3
"""Who withdraws does so after this many games at most."""


def player_intention(play: Play, me: EntrantId | None, role: Role) -> Intention | None:
    """What this player does next: soonest first, and None when nothing is to be done as things stand."""
    state = play.state
    if me is None:
        return Intention(play.now, Act("/join", {}, "signs up")) if state.phase == "registration" else None
    if state.entrants[me].status != "active" or state.phase in {"draft", "finished", "cancelled"}:
        return None
    if state.settings.week is not None and (AVAILABILITY, me) not in state.forms and _sends_hours(play, role):
        options = {"hours": role.hours, "zone": role.zone}
        return Intention(play.now, Act("/me availability", options, f"hands in hours: {role.hours}"))
    if _leaves(play, me, role):
        return Intention(play.now, Act("/leave", {}, "withdraws", presses=(REALLY_LEAVE,)))
    mine = [pairing for pairing in state.open_games() if me in pairing.seats]
    return _about_game(play, me, mine[0]) if mine else None


def _sends_hours(play: Play, role: Role) -> bool:
    return not play.happens(f"silent {role.name}", play.manners.silent)


def _leaves(play: Play, me: EntrantId, role: Role) -> bool:
    """Who withdraws does so with a game behind and none at hand or ahead that could be played."""
    if play.state.phase != "running" or not play.happens(f"leaving {role.name}", play.manners.leaving):
        return False
    open_games = {pairing.id for pairing in play.state.open_games()}
    games = play.games_of(me)
    played = len(games) - sum(game in open_games for game in games)
    return played >= play.draw(f"leaving after games, {role.name}", 1, LEAVES_WITHIN)


def _about_game(play: Play, me: EntrantId, pairing: Pairing) -> Intention | None:
    report = play.state.reports.get(pairing.id)
    if report is not None:
        return _answer(play, me, pairing, report)
    if not play.comes(me, pairing):
        return None
    if (arrival := _arrival(play, me, pairing)) is not None:
        return arrival
    if not play.comes(pairing.opponent(me), pairing):
        return _claim(play, me, pairing)
    return _report(play, me, pairing)


def _answer(play: Play, me: EntrantId, pairing: Pairing, report: OpenReport) -> Intention | None:
    """Confirm what the opponent says, or insist on having won."""
    if report.by == me or report.disputed_by is not None:
        return None
    at = report.at + play.delay(f"answer of {play.about(pairing)}")
    lost = report.report.winner == play.winner(pairing) != me
    if lost and play.happens(f"disputed {play.about(pairing)}", play.manners.disputed):
        options = {"game": pairing.id, "winner": me}
        return Intention(at, Act("/match report", options, f"disagrees with {play.name(report.by)} about their game"))
    return Intention(at, Act("/match confirm", {"game": pairing.id}, f"confirms what {play.name(report.by)} reported"))


def _arrival(play: Play, me: EntrantId, pairing: Pairing) -> Intention | None:
    """Check in some minutes before the start; too late is too late."""
    time = play.state.times.get(pairing.id)
    if time is None or not time.final or is_here(play.state, pairing.id, me):
        return None
    minutes = play.state.settings.check_in_minutes
    if play.now > time.at + timedelta(minutes=minutes):
        return None
    early = play.draw(f"arrival of {play.name(me)} at {pairing.id}", 0, minutes)
    return Intention(time.at - timedelta(minutes=early), Act("/match here", {"game": pairing.id}, "checks in"))


def _claim(play: Play, me: EntrantId, pairing: Pairing) -> Intention | None:
    """Claim the game when the opponent does not come. Without a timetable only a director can tell."""
    time = play.state.times.get(pairing.id)
    at = None if time is None or not time.final else claimable_at(play.state, pairing, time.at)
    if at is None:
        return None
    words = f"claims the game, because {play.name(pairing.opponent(me))} did not come"
    return Intention(at, Act("/match claim-forfeit", {"game": pairing.id}, words, presses=(REALLY_CLAIM,)))


def _report(play: Play, me: EntrantId, pairing: Pairing) -> Intention | None:
    """Winners report; whoever plays against a person reports in any case."""
    won = play.winner(pairing)
    if me != won and play.acts_alone(pairing.opponent(me)):
        return None
    over = play.played_until(pairing)
    if over is None:
        return None
    at: datetime = over + play.delay(f"report of {play.about(pairing)}")
    loser = pairing.opponent(won)
    words = f"reports a win against {play.name(loser)}" if me == won else f"reports that {play.name(won)} won"
    options = {"game": pairing.id, "winner": won}
    if _is_scored(play, pairing):
        winners, losers = play.scores(pairing)
        options["score"] = f"{winners}:{losers}" if me == won else f"{losers}:{winners}"
    return Intention(at, Act("/match report", options, words))


def _is_scored(play: Play, pairing: Pairing) -> bool:
    """Do the standings need the scores of this game?"""
    stage, _, _ = play.state.find(pairing.id)
    return registry.systems()[play.state.stages[stage].system].scored
