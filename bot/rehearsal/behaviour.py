"""Decide what a demo player does next, and when, from a view of the tournament."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.game_server_api.in_use import name_of
from bot.parsing.scores import turned
from bot.rehearsal import responses
from bot.rehearsal.profiles import Profile
from bot.rehearsal.rehearsal_view import Act, Intention, RehearsalView, ServerGameResult
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
"""Maximum hours before the end of the response time at which a player answers a claim of a win on time."""
AGREE_IN_TEN, DENY_IN_TEN = 6, 2
"""Of ten such players this many agree and this many disagree; the others do not answer."""

LEAVES_WITHIN = 3
"""Maximum number of games after which a player who withdraws does so."""


def player_intention(view: RehearsalView, me: EntrantId | None, profile: Profile) -> Intention | None:
    """Return the earliest intention of a player, or None if there is nothing to do in this state.

    `me` is None for a player who has not signed up.
    """
    state = view.state
    if me is None:
        if not is_taken(RegisterEntrants, state.phase):
            return None
        return Intention(view.now, Act("/join", {}, "signs up", fills=responses.entry(view, profile)))
    if state.entrants[me].status != "active" or state.phase in {"draft", "finished", "cancelled"}:
        return None
    # Withdrawing and linking an account are due at `view.now`, so they must not come from the cache.
    if not view.stands_still or me in view.unlinked or _leaves(view, me, profile):
        return _first(view, me, profile)
    rests_on = (profile, *map(view.seen_of, view.open_games.get(me, ())))
    return view.cached(("player", me), rests_on, lambda: _first(view, me, profile))


def _first(view: RehearsalView, me: EntrantId, profile: Profile) -> Intention | None:
    return min(_intentions(view, me, profile), key=lambda intention: intention.at, default=None)


def _intentions(view: RehearsalView, me: EntrantId, profile: Profile) -> Iterator[Intention]:
    """Yield all intentions of the player; at equal times the first one yielded is chosen."""
    if me in view.unlinked:
        yield _link(view, view.unlinked[me])
    if view.state.settings.week is not None and (AVAILABILITY, me) not in view.state.forms and _hands_in(view, profile):
        options = {"hours": profile.hours, "zone": profile.zone}
        yield Intention(view.now, Act("/me availability", options, f"hands in hours: {profile.hours}"))
    if _hands_in(view, profile):
        yield from responses.about_forms(view, me)
    yield from responses.about_draws(view, me)
    yield from responses.about_questions(view, me)
    if _leaves(view, me, profile):
        press = action_id(LEAVE_NOW, view.tournament, me)
        yield Intention(view.now, Act("/leave", {}, "withdraws", presses=(press,)))
        return
    for pairing in view.open_games.get(me, ()):
        yield from _about_game(view, me, pairing)


def _link(view: RehearsalView, account: str) -> Intention:
    """Prove an account on the server where the games are played."""
    server = view.state.settings.game_server
    words, press = f"links an account at {name_of(server)}", action_id(ACCOUNT_PROVED, "", server)
    act = Act("/me account", {"server": server, "name": account}, words, presses=(press,), profile=account)
    return Intention(view.now, act)


def _hands_in(view: RehearsalView, profile: Profile) -> bool:
    """Whether the player hands in what is asked for."""
    return not view.happens(f"silent {profile.name}", view.behaviour.silent)


def _leaves(view: RehearsalView, me: EntrantId, profile: Profile) -> bool:
    """Whether the player is to withdraw now: after the drawn number of completed games."""
    if view.state.phase != "running" or not view.happens(f"leaving {profile.name}", view.behaviour.leaving):
        return False
    played = len(view.games_of(me)) - len(view.open_games.get(me, ()))
    return played >= view.draw(f"leaving after games, {profile.name}", 1, LEAVES_WITHIN)


def _about_game(view: RehearsalView, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Yield intentions about one open game: answer a report or claim, check in, choose, report, or claim a forfeit."""
    report = view.state.reports.get(pairing.id)
    if report is not None:
        yield from _answer(view, me, pairing, report)
        if report.before_start and view.comes(me, pairing):
            yield from _arrival(view, me, pairing)
        return
    claim = time_claim(view.state, pairing)
    if claim is not None:
        yield from _on_time(view, me, claim)
        return
    if not view.comes(me, pairing):
        return
    yield from _arrival(view, me, pairing)
    choice = responses.next_choice(view, pairing)
    if choice is not None:
        yield from responses.about_choice(view, me, pairing, choice)
    elif view.comes(pairing.opponent(me), pairing):
        yield from _report(view, me, pairing)
    else:
        yield from _claim(view, me, pairing)


def _answer(view: RehearsalView, me: EntrantId, pairing: Pairing, report: OpenReport) -> Iterator[Intention]:
    """Confirm the opponent's report or dispute it, not before the game has been played."""
    if report.by == me or report.disputed_by is not None:
        return
    over = view.played_until(pairing) if report.before_start else report.at
    if over is None:
        return
    at = max(report.at, over) + view.delay(f"answer of {view.about(pairing)}")
    lost = report.report.winner == view.winner(pairing) != me
    if lost and view.happens(f"disputed {view.about(pairing)}", view.behaviour.disputed):
        words = f"disagrees with {view.name(report.by)} about their game"
        yield Intention(at, Act("/match report", _result(view, me, pairing, me), words))
    else:
        confirm = Act("/match confirm", {"game": pairing.id}, f"confirms what {view.name(report.by)} reported")
        yield Intention(at, confirm)


def _on_time(view: RehearsalView, me: EntrantId, claim: TimeClaim) -> Iterator[Intention]:
    """Answer a claim of a win on time: most agree, some disagree, some do not answer, so that a director decides."""
    if claim.accused != me or claim.answered or claim.due is None:
        return
    about = view.about(claim.pairing)
    at = claim.due - timedelta(hours=view.draw(f"answer on time, {about}", 1, ANSWERS_WITHIN))
    what, by = view.draw(f"on time, word of {about}", 1, 10), view.name(claim.by)
    if what <= AGREE_IN_TEN:
        press, words = actions.ADMIT_TIME, f"agrees to have lost to {by} on time"
    elif what <= AGREE_IN_TEN + DENY_IN_TEN:
        press, words = actions.DENY_TIME, f"does not agree to have lost to {by} on time"
    else:
        return
    pressed = action_id(press, view.tournament, claim.pairing.id)
    yield Intention(at, Act("/me next", {}, words, presses=(pressed,), fills={WHY: "My clock had two days left."}))


def _arrival(view: RehearsalView, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Check in some minutes before the start, unless check-in has ended."""
    start = final_start(view.state, pairing.id)
    if start is None or is_here(view.state, pairing.id, me) or view.now > check_in_ends(view.state, pairing, me):
        return
    opens = check_in(view.state, pairing, me).opens or start
    early = view.draw(f"arrival of {view.name(me)} at {pairing.id}", 0, (start - opens) // MINUTE)
    yield Intention(start - early * MINUTE, Act("/match here", {"game": pairing.id}, "checks in"))


def _claim(view: RehearsalView, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Claim a forfeit if the opponent is absent. Without a timetable only the director can rule."""
    at = claimable_at(view.state, pairing)
    if at is not None:
        words = f"claims the game, because {view.name(pairing.opponent(me))} did not come"
        press = action_id(CLAIM_NOW, view.tournament, pairing.id)
        yield Intention(at, Act("/match claim-forfeit", {"game": pairing.id}, words, presses=(press,)))


def _report(view: RehearsalView, me: EntrantId, pairing: Pairing) -> Iterator[Intention]:
    """Report the result. The winner reports; a player whose opponent is led by a person always reports."""
    won = view.winner(pairing)
    if me != won and view.acts_alone(pairing.opponent(me)):
        return
    over = view.played_until(pairing)
    if pairing.id in view.hosted:
        yield from _game_on_server(view, pairing, over)
    elif over is not None and me == won and view.runs_out(pairing):
        pressed = action_id(actions.WON_ON_TIME, view.tournament, pairing.id)
        words = f"says that {view.name(pairing.opponent(me))} ran out of time"
        yield Intention(over, Act("/match report", {"game": pairing.id}, words, presses=(pressed,)))
    elif over is not None:
        at = over + view.delay(f"report of {view.about(pairing)}")
        lost = view.name(pairing.opponent(won))
        words = f"reports a win against {lost}" if me == won else f"reports that {view.name(won)} won"
        yield Intention(at, Act("/match report", _result(view, me, pairing, won), words))


def _game_on_server(view: RehearsalView, pairing: Pairing, over: datetime | None) -> Iterator[Intention]:
    """Play the game on the game server that hosts it; the result is then not typed."""
    game, won = view.hosted[pairing.id], view.winner(pairing)
    if game.id is None or over is None:
        return
    winner, (most, least) = pairing.seats.index(won), view.scores(pairing)
    scores = (most, least) if winner == 0 else (least, most)
    server, lost = name_of(game.server), view.name(pairing.opponent(won))
    words = f"has played {pairing.id} at {server}: {view.name(won)} won against {lost}"
    yield Intention(over, Act("", {}, words, plays=ServerGameResult(game, winner, scores)))


def _result(view: RehearsalView, me: EntrantId, pairing: Pairing, won: EntrantId) -> dict[str, str]:
    """Return the options of `/match report` by which `me` reports that `won` won; scores begin with one's own."""
    options = {"game": pairing.id, "winner": won}
    if is_scored(view, pairing):
        winners, losers = view.scores(pairing)
        options["score"] = f"{winners}:{losers}" if me == won else f"{losers}:{winners}"
    elif best_of(view, pairing) > 1:
        games = view.game_scores(pairing, best_of(view, pairing))
        options["score"] = " ".join(f"{mine}-{other}" for mine, other in (games if me == won else turned(games)))
    return options


def best_of(view: RehearsalView, pairing: Pairing) -> int:
    """Return the number of games of which this match is the best."""
    stage, _, _ = view.state.find(pairing.id)
    return view.engine.rules_of(view.state, stage).best_of(pairing)


def is_scored(view: RehearsalView, pairing: Pairing) -> bool:
    """Whether the standings need the scores of this game."""
    stage, _, _ = view.state.find(pairing.id)
    return view.engine.rules_of(view.state, stage).scored
