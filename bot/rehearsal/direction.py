"""Decide what the director of a rehearsal does next, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from itertools import islice

from bot.face_api.in_use import faces
from bot.game_server_api.in_use import name_of
from bot.parsing.capabilities import HandsInForms
from bot.parsing.plan_fields import GAME_SERVER, GAME_TERMS, SERVER_RESULTS
from bot.rehearsal import responses
from bot.rehearsal.behaviour import is_scored
from bot.rehearsal.rehearsal_view import Act, Intention, RehearsalView
from bot.text import actions
from bot.text.format_texts import form_title
from bot.text.messages import action_id
from bot.ui.flows.answering import LOTS
from bot.ui.flows.bulk_results import ENTER
from bot.ui.flows.directing_lists import LIST
from bot.ui.flows.directing_options import OPTIONS
from bot.ui.resolve import BOTH
from formats.core.forms import FormNow, missing_from
from formats.core.model import Pairing, Prompt
from formats.core.possible.clock import goes_on_by_itself
from formats.core.possible.time_claims import time_claim, time_claims
from formats.core.steps import Finish, PairRound, next_step
from formats.core.values import EntrantId

THINKS = timedelta(hours=2)
"""From a disputed report to the decision."""

TOGETHER = timedelta(days=3)
"""From a disputed report to the decision while other games are open, so that several disputes are decided together."""

PATIENCE = timedelta(hours=12)
"""How long to wait for players, and after the latest possible report until a game counts as not played."""

ANSWER_WITHIN = timedelta(days=3)
"""Time given to players for a form."""

GameRule = Callable[[RehearsalView, Pairing], Iterator[Intention]]
"""Yields the director's intentions about one open game."""


def director_intentions(view: RehearsalView, *, all_in: bool) -> list[Intention]:
    """Return the director's intentions, earliest first.

    The caller carries out the first one that has not been given up. `all_in` says that all demo players have signed up.
    """
    match view.state.phase:
        case "draft":
            return [*_game_server(view), Intention(view.now, Act("/td open", {}, "opens sign-up"))]
        case "registration" if all_in:
            return [*_game_server(view), *_ratings(view), *_close(view)]
        case "closed" | "running":
            intentions = [
                *_rulings(view),
                *_lost_on_time(view),
                *_about_games(view, "unreported", view.state.open_games(), _unreported),
                *_forms(view),
                *_questions(view),
                *_forward(view),
            ]
            return sorted(intentions, key=lambda intention: intention.at)
        case _:
            return []


def _close(view: RehearsalView) -> Iterator[Intention]:
    """Close sign-up, unless it closes automatically."""
    if view.state.settings.registration_closes is None:
        yield Intention(view.now, Act("/td close", {}, "closes sign-up"))


def _game_server(view: RehearsalView) -> Iterator[Intention]:
    """Set the game server and the terms of play, if the rehearsal has a venue."""
    venue = view.venue
    if venue is not None and not view.state.settings.game_server:
        fills = {GAME_SERVER: venue.server, GAME_TERMS: venue.terms, SERVER_RESULTS: "at_once"}
        words, press = f"has games played at {name_of(venue.server)}", action_id(OPTIONS, view.tournament, "server")
        yield Intention(view.now, Act("/td options", {}, words, presses=(press,), fills=fills))


def _ratings(view: RehearsalView) -> Iterator[Intention]:
    """Import the strengths of the demo players without a rating as their ratings."""
    unrated = [entrant for entrant in view.profiles if view.state.entrants[entrant].data.rating is None]
    if unrated:
        profiles = [view.profiles[entrant] for entrant in unrated]
        rows = ["name,rating", *(f"{profile.name},{profile.strength}" for profile in profiles)]
        file = ("ratings.csv", "\n".join(rows).encode())
        press = action_id(LIST, view.tournament)
        yield Intention(view.now, Act("/players import", {"file": file}, "enters ratings", presses=(press,)))


def _lost_on_time(view: RehearsalView) -> Iterator[Intention]:
    """Rule on a claim of a win on time once the accused player has answered or the time for it is over."""
    for claim in time_claims(view.state):
        at = view.now if claim.answered or claim.due is None else claim.due + THINKS
        options = {"game": claim.pairing.id, "absent": claim.accused, "reason": "The clock had run out"}
        words = f"rules that {view.name(claim.accused)} lost on time"
        yield Intention(at, Act("/judge forfeit", options, words))


def _about_games(view: RehearsalView, name: str, games: Iterable[Pairing], find: GameRule) -> Iterable[Intention]:
    """Return the intentions about each of these open games, computed again only for games that changed."""
    if not view.stands_still:
        return [intention for pairing in games for intention in find(view, pairing)]
    return view.cached((name,), (view.seen,), lambda: tuple(_about_each(view, name, games, find)))


def _about_each(view: RehearsalView, name: str, games: Iterable[Pairing], find: GameRule) -> Iterator[Intention]:
    """Yield the cached intentions about each game."""
    for pairing in games:
        yield from view.cached((name, pairing.id), view.seen_of(pairing), partial(_all_about, view, pairing, find))


def _all_about(view: RehearsalView, pairing: Pairing, find: GameRule) -> tuple[Intention, ...]:
    """Return the intentions as a tuple, which can be cached."""
    return tuple(find(view, pairing))


def _rulings(view: RehearsalView) -> Iterator[Intention]:
    """Yield decisions of disputed reports and rulings on games that were not played."""
    reports = view.state.reports
    played = [game for game in view.state.open_games() if game.id not in reports]
    disputed = [game for game in view.state.open_games() if game.id in reports and reports[game.id].disputed_by]
    if disputed:
        # While other games are open the decision delays nobody.
        waits = TOGETHER if played else THINKS
        yield Intention(min(reports[game.id].at for game in disputed) + waits, _decision(view, disputed))
    yield from _about_games(view, "not played", played, _not_played)


def _decision(view: RehearsalView, disputed: Sequence[Pairing]) -> Act:
    """Enter the winners of disputed games; several games with scores are entered as a list with one line each."""
    options = _result(view, disputed[0], "Both players were heard")
    if len(disputed) == 1:
        return Act("/round result", options, f"decides a dispute: {view.name(options['winner'])} won")
    words = f"decides {len(disputed)} disputes"
    if any(is_scored(view, game) for game in disputed):
        file = ("results.txt", "\n".join(_result_line(view, game) for game in disputed).encode())
        press = action_id(ENTER, view.tournament)
        return Act("/round results", {"file": file}, words, presses=(press,))
    also = ", ".join(view.name(view.winner(game)) for game in disputed[1:])
    return Act("/round result", {**options, "also": also}, words)


def _result_line(view: RehearsalView, pairing: Pairing) -> str:
    """Return a line of the list: `Ada 450 Ben 380`, or `Ada beat Ben` in a game without scores."""
    won = view.winner(pairing)
    lost = pairing.opponent(won)
    if is_scored(view, pairing):
        winners, losers = view.scores(pairing)
        return f"{view.name(won)} {winners} {view.name(lost)} {losers}"
    return f"{view.name(won)} beat {view.name(lost)}"


def _not_played(view: RehearsalView, pairing: Pairing) -> Iterator[Intention]:
    """Rule a forfeit of the absent players, late enough that an opponent could have claimed the game before."""
    absent = [seat for seat in pairing.seats if not view.comes(seat, pairing)]
    over = view.played_until(pairing)
    if not absent or over is None:
        return
    at = over + timedelta(hours=view.behaviour.late_hours) + PATIENCE
    who = absent[0] if len(absent) == 1 else BOTH
    options = {"game": pairing.id, "absent": who, "reason": "Did not come to the game"}
    names = " and ".join(map(view.name, absent))
    yield Intention(at, Act("/judge forfeit", options, f"rules a forfeit, because {names} did not come"))


def _unreported(view: RehearsalView, pairing: Pairing) -> Iterator[Intention]:
    """Enter the result of a game that was played but not reported."""
    if time_claim(view.state, pairing) is not None:
        return
    alone = all(seat in view.guests or (view.acts_alone(seat) and view.comes(seat, pairing)) for seat in pairing.seats)
    over = view.played_until(pairing)
    if alone and over is not None and pairing.id not in view.state.reports:
        at = over + timedelta(hours=view.behaviour.late_hours) + 2 * PATIENCE
        words = f"enters that {view.name(view.winner(pairing))} won"
        yield Intention(at, Act("/round result", _result(view, pairing, "Nobody reported"), words))


def _result(view: RehearsalView, pairing: Pairing, reason: str) -> dict[str, str]:
    """Return the options of `/round result`; scores are in the order of the seats."""
    won = view.winner(pairing)
    options = {"game": pairing.id, "winner": won, "reason": reason}
    if is_scored(view, pairing):
        winners, losers = view.scores(pairing)
        options["score"] = f"{winners}:{losers}" if pairing.seats[0] == won else f"{losers}:{winners}"
    return options


def _forms(view: RehearsalView) -> Iterator[Intention]:
    """Request forms from players and fill in forms that are the director's task."""
    for form in view.forms:
        if form.by_entrants and form.asked.should and form.ask is None and form.asked.days is None:
            until = int((view.now + ANSWER_WITHIN).timestamp())
            options = {"form": form.key, "until": f"<t:{until}>"}
            yield Intention(view.now, Act("/forms ask", options, f"asks for: {form_title(form)}"))
        elif not form.by_entrants:
            yield from _handed_in_for(view, form)
        elif form.ask is not None:
            yield from _answered_for_a_guest(view, form)


def _answered_for_a_guest(view: RehearsalView, form: FormNow) -> Iterator[Intention]:
    """Answer for the next guest, who cannot be asked."""
    guests = (entrant for entrant in missing_from(view.state, form) if entrant in view.guests)
    for guest in islice(guests, 1):
        yield _filled_in(view, form, guest, f"answers for a guest: {form_title(form)}")


def _handed_in_for(view: RehearsalView, form: FormNow) -> Iterator[Intention]:
    """Fill in a form for entrants: as a file if the format accepts a list, else for one entrant at a time."""
    title, face = form_title(form), faces().of_format(form.system.key)
    listed = face.lists.get(form.key) if isinstance(face, HandsInForms) else None
    entrants = [entrant for entrant in missing_from(view.state, form) if entrant in view.profiles]
    if listed is not None and len(entrants) > 1:
        file = (f"{form.key}.csv", responses.table(view, form, entrants).encode())
        press = action_id(listed.action, view.tournament)
        yield Intention(view.now, Act(listed.command, {"file": file}, f"hands in for all: {title}", (press,)))
    for entrant in entrants[:1]:
        words = f"enters {title[:1].lower()}{title[1:]} of {view.name(entrant)}"
        yield _filled_in(view, form, entrant, words)


def _filled_in(view: RehearsalView, form: FormNow, entrant: EntrantId, words: str) -> Intention:
    """Return the intention to fill in a form for one entrant."""
    options = {"form": form.key, "entrant": entrant}
    fills = responses.made_up(view, form, entrant)
    return Intention(view.now, Act("/forms fill", options, words, fills=fills))


def _questions(view: RehearsalView) -> Iterator[Intention]:
    """Answer questions of the format: those put to players after a delay, draws after time for words."""
    for prompt in view.questions:
        waits = timedelta()
        if prompt.who:
            waits = timedelta(hours=view.behaviour.late_hours) + PATIENCE
        elif prompt.low is not None:
            waits = THINKS
        act = answer(view, prompt)
        if act is not None and not view.led.intersection(prompt.who):
            yield Intention(responses.not_before(view, prompt) + waits, act)


def _forward(view: RehearsalView) -> Iterator[Intention]:
    """Advance the tournament where the next step does not happen automatically."""
    step = next_step(view.state, view.engine)
    by_itself = view.state.settings.week is not None or goes_on_by_itself(view.state, view.engine, step)
    if not by_itself and isinstance(step, PairRound | Finish):
        yield Intention(_everything_in(view, step), Act("/td advance", {}, _step_words(view, step)))


def _step_words(view: RehearsalView, step: PairRound | Finish) -> str:
    if isinstance(step, Finish):
        return "declares the standings final"
    title = view.state.stages[step.stage].title
    return f"begins: {title}" if step.starts_stage else f"publishes {title}, round {step.round_number}"


def _everything_in(view: RehearsalView, step: PairRound | Finish) -> datetime:
    """Return when a stage can begin: requested forms are waited for until they are due."""
    if isinstance(step, Finish) or not step.starts_stage:
        return view.now
    wanted = [form for form in view.forms if form.by_entrants and missing_from(view.state, form)]
    return max((form.due or view.state.commands[-1].at + PATIENCE for form in wanted), default=view.now)


def answer(view: RehearsalView, prompt: Prompt) -> Act | None:
    """Return the act that answers by choice, draw of lots or default; None if a free text is needed."""
    question = {"question": prompt.key}
    if prompt.choices:
        chosen = prompt.choices[view.draw(f"answer to {prompt.key}", 0, len(prompt.choices) - 1)]
        return Act("/round answer", {**question, "answer": chosen.value}, f"answers a question: {chosen.label}")
    if prompt.low is not None:
        buttons = (action_id(action, view.tournament, prompt.key) for action in (actions.ANSWER, LOTS))
        return Act("/round answer", question, "lets lots answer a question", presses=tuple(buttons))
    if prompt.default is not None:
        return Act("/round answer", {**question, "answer": prompt.default}, f"answers a question: {prompt.default}")
    return None
