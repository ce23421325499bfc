"""What a demo player does next, and when, from the tournament as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.game_server_api.in_use import name_of
from bot.parsing.scores import turned
from bot.rehearsal import asked
from bot.rehearsal.cast import Role
from bot.rehearsal.play import Act, Intention, Play, PlayedThere
from bot.text import actions
from bot.text.actions import ACCOUNT_PROVED
from bot.text.messages import action_id
from bot.ui.flows.groups import WHY
from bot.ui.flows.joining import LEAVE_NOW
from bot.ui.flows.presence import CLAIM_NOW
from formats.core.commands import RegisterEntrants
from formats.core.model import Pairing
from formats.core.phases import is_taken
from formats.core.possible.presence import check_in, check_in_ends, claimable_at, final_start, is_here
from formats.core.possible.time_claims import TimeClaim, time_claim
from formats.core.state import OpenReport
from formats.core.values import EntrantId
from formats.toolkit.scheduling.rounds import AVAILABILITY

MINUTE = timedelta(minutes=1)
ANSWERS_WITHIN = 20
"""Whoever is said to have run out of time answers at most so many hours before the time for it is over."""
AGREE_IN_TEN, DENY_IN_TEN = 6, 2
"""How many of ten of them agree, and how many do not; the others say nothing."""

LEAVES_WITHIN = 3
"""Who withdraws does so after this many games at most."""


def player_intention(play: Play, me: EntrantId | None, role: Role) -> Intention | None:
    """What this player does next: soonest first, and None when nothing is to be done as things stand."""
    state = play.state
    if me is None:
        if not is_taken(RegisterEntrants, state.phase):
            return None
        return Intention(play.now, Act("/join", {}, "signs up", fills=asked.entry(play, role)))
    if state.entrants[me].status != "active" or state.phase in {"draft", "finished", "cancelled"}:
        return None
    # Who is to withdraw or to link an account does so at once, whenever that is.
    if not play.stands_still or me in play.unlinked or _leaves(play, me, role):
        return _first(play, me, role)
    rests_on = (role, *map(play.seen_of, play.open_games.get(me, ())))
    return play.found(("player", me), rests_on, lambda: _first(play, me, role))


def _first(play: Play, me: EntrantId, role: Role) -> Intention | None:
    return min(_wishes(play, me, role), key=lambda wish: wish.at, default=None)


def _wishes(play: Play, me: EntrantId, role: Role) -> Iterator[Intention]:
    """Everything the player is to do, what matters most first."""
    if me in play.unlinked:
        yield _link(play, play.unlinked[me])
    if play.state.settings.week is not None and (AVAILABILITY, me) not in play.state.forms and _hands_in(play, role):
        options = {"hours": role.hours, "zone": role.zone}
        yield Intention(play.now, Act("/me availability", options, f"hands in hours: {role.hours}"))
    if _hands_in(play, role):
        yield from asked.about_forms(play, me)
    yield from asked.about_draws(play, me)
    yield from asked.about_questions(play, me)
    if _leaves(play, me, role):
        press = action_id(LEAVE_NOW, play.tournament, me)
        yield Intention(play.now, Act("/leave", {}, "withdraws", presses=(press,)))
        return
    for pairing in play.open_games.get(me, ()):
        yield from _about_game(play, me, pairing)


def _link(play: Play, account: str) -> Intention:
    """Prove an account where the games are played."""
    server = play.state.settings.game_server
    words, press = f"links an account at {name_of(server)}", action_id(ACCOUNT_PROVED, "", server)
    act = Act("/me account", {"server": server, "name": account}, words, presses=(press,), profile=account)
    return Intention(play.now, act)


def _hands_in(play: Play, role: Role) -> bool:
    """Does the player hand in what is asked for?"""
    return not play.happens(f"silent {role.name}", play.manners.silent)


def _leaves(play: Play, me: EntrantId, role: Role) -> bool:
    """Who withdraws does so with a game behind and none at hand or ahead that could be played."""
    if play.state.phase != "running" or not play.happens(f"leaving {role.name}", play.manners.leaving):
        return False
    played = len(play.games_of(me)) - len(play.open_games.get(me, ()))
    return played >= play.draw(f"leaving after games, {role.name}", 1, LEAVES_WITHIN)


def _about_game(play: Play, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    report = play.state.reports.get(pairing.id)
    if report is not None:
        yield from _answer(play, me, pairing, report)
        if report.before_start and play.comes(me, pairing):
            yield from _arrival(play, me, pairing)
        return
    claim = time_claim(play.state, pairing)
    if claim is not None:
        yield from _on_time(play, me, claim)
        return
    if not play.comes(me, pairing):
        return
    yield from _arrival(play, me, pairing)
    choice = asked.next_choice(play, pairing)
    if choice is not None:
        yield from asked.about_choice(play, me, pairing, choice)
    elif play.comes(pairing.opponent(me), pairing):
        yield from _report(play, me, pairing)
    else:
        yield from _claim(play, me, pairing)


def _answer(play: Play, me: EntrantId, pairing: Pairing, report: OpenReport) -> Iterator[Intention]:
    """Confirm what the opponent says, or insist on having won; not before the game has been played."""
    if report.by == me or report.disputed_by is not None:
        return
    over = play.played_until(pairing) if report.before_start else report.at
    if over is None:
        return
    at = max(report.at, over) + play.delay(f"answer of {play.about(pairing)}")
    lost = report.report.winner == play.winner(pairing) != me
    if lost and play.happens(f"disputed {play.about(pairing)}", play.manners.disputed):
        words = f"disagrees with {play.name(report.by)} about their game"
        yield Intention(at, Act("/match report", _result(play, me, pairing, me), words))
    else:
        confirm = Act("/match confirm", {"game": pairing.id}, f"confirms what {play.name(report.by)} reported")
        yield Intention(at, confirm)


def _on_time(play: Play, me: EntrantId, claim: TimeClaim) -> Iterator[Intention]:
    """Most agree to have run out of time, some do not, and some say nothing, so that a director decides."""
    if claim.accused != me or claim.answered or claim.due is None:
        return
    about = play.about(claim.pairing)
    at = claim.due - timedelta(hours=play.draw(f"answer on time, {about}", 1, ANSWERS_WITHIN))
    what, by = play.draw(f"on time, word of {about}", 1, 10), play.name(claim.by)
    if what <= AGREE_IN_TEN:
        press, words = actions.ADMIT_TIME, f"agrees to have lost to {by} on time"
    elif what <= AGREE_IN_TEN + DENY_IN_TEN:
        press, words = actions.DENY_TIME, f"does not agree to have lost to {by} on time"
    else:
        return
    pressed = action_id(press, play.tournament, claim.pairing.id)
    yield Intention(at, Act("/me next", {}, words, presses=(pressed,), fills={WHY: "My clock had two days left."}))


def _arrival(play: Play, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Check in some minutes before the start; too late is too late."""
    start = final_start(play.state, pairing.id)
    if start is None or is_here(play.state, pairing.id, me) or play.now > check_in_ends(play.state, pairing, me):
        return
    opens = check_in(play.state, pairing, me).opens or start
    early = play.draw(f"arrival of {play.name(me)} at {pairing.id}", 0, (start - opens) // MINUTE)
    yield Intention(start - early * MINUTE, Act("/match here", {"game": pairing.id}, "checks in"))


def _claim(play: Play, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Claim the game when the opponent does not come. Without a timetable only a director can tell."""
    at = claimable_at(play.state, pairing)
    if at is not None:
        words = f"claims the game, because {play.name(pairing.opponent(me))} did not come"
        press = action_id(CLAIM_NOW, play.tournament, pairing.id)
        yield Intention(at, Act("/match claim-forfeit", {"game": pairing.id}, words, presses=(press,)))


def _report(play: Play, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Winners report; whoever plays against a person reports in any case."""
    won = play.winner(pairing)
    if me != won and play.acts_alone(pairing.opponent(me)):
        return
    over = play.played_until(pairing)
    if pairing.id in play.there:
        yield from _game_there(play, pairing, over)
    elif over is not None and me == won and play.runs_out(pairing):
        pressed = action_id(actions.WON_ON_TIME, play.tournament, pairing.id)
        words = f"says that {play.name(pairing.opponent(me))} ran out of time"
        yield Intention(over, Act("/match report", {"game": pairing.id}, words, presses=(pressed,)))
    elif over is not None:
        at = over + play.delay(f"report of {play.about(pairing)}")
        lost = play.name(pairing.opponent(won))
        words = f"reports a win against {lost}" if me == won else f"reports that {play.name(won)} won"
        yield Intention(at, Act("/match report", _result(play, me, pairing, won), words))


def _game_there(play: Play, pairing: Pairing, over: datetime | None) -> Iterator[Intention]:
    """Where a game server has the game it is played there, and nobody types a result."""
    game, won = play.there[pairing.id], play.winner(pairing)
    if game.id is None or over is None:
        return
    winner, (most, least) = pairing.seats.index(won), play.scores(pairing)
    scores = (most, least) if winner == 0 else (least, most)
    server, lost = name_of(game.server), play.name(pairing.opponent(won))
    words = f"has played {pairing.id} at {server}: {play.name(won)} won against {lost}"
    yield Intention(over, Act("", {}, words, plays=PlayedThere(game, winner, scores)))


def _result(play: Play, me: EntrantId, pairing: Pairing, won: EntrantId) -> dict[str, str]:
    """What `me` enters who says that `won` has won: where games are scored one's own score comes first."""
    options = {"game": pairing.id, "winner": won}
    if is_scored(play, pairing):
        winners, losers = play.scores(pairing)
        options["score"] = f"{winners}:{losers}" if me == won else f"{losers}:{winners}"
    elif best_of(play, pairing) > 1:
        games = play.game_scores(pairing, best_of(play, pairing))
        options["score"] = " ".join(f"{mine}-{other}" for mine, other in (games if me == won else turned(games)))
    return options


def best_of(play: Play, pairing: Pairing) -> int:
    """The best of how many games is this match?"""
    stage, _, _ = play.state.find(pairing.id)
    return play.engine.rules_of(play.state, stage).best_of


def is_scored(play: Play, pairing: Pairing) -> bool:
    """Do the standings need the scores of this game?"""
    stage, _, _ = play.state.find(pairing.id)
    return play.engine.rules_of(play.state, stage).scored
