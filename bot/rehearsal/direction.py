"""What the director of a rehearsal does next, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial

from bot.face_api.in_use import faces
from bot.game_server_api.in_use import name_of
from bot.parsing.plan_fields import GAME_SERVER, GAME_TERMS, SERVER_RESULTS
from bot.rehearsal import asked
from bot.rehearsal.behaviour import is_scored
from bot.rehearsal.play import Act, Intention, Play
from bot.text import actions
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

THINKS = timedelta(hours=2)
"""From a report that is disputed to the decision."""

PATIENCE = timedelta(hours=12)
"""How long after the latest report that could come a game counts as not played, and how long people are waited for."""

ANSWER_WITHIN = timedelta(days=3)
"""How long players have for a form."""


def director_intentions(play: Play, *, all_in: bool) -> list[Intention]:
    """What the director is to do, soonest first, one thing after the other.

    What cannot be done is given up for the next. `all_in` says that everybody who was to sign up has done so.
    """
    match play.state.phase:
        case "draft":
            return [*_game_server(play), Intention(play.now, Act("/td open", {}, "opens sign-up"))]
        case "registration" if all_in:
            return [*_game_server(play), *_ratings(play), *_close(play)]
        case "closed" | "running":
            intentions = [
                *_rulings(play),
                *_lost_on_time(play),
                *_about_games(play, "unreported", play.state.open_games(), _unreported),
                *_forms(play),
                *_questions(play),
                *_forward(play),
            ]
            return sorted(intentions, key=lambda intention: intention.at)
        case _:
            return []


def _close(play: Play) -> Iterator[Intention]:
    """Close sign-up, unless it was said when it closes by itself."""
    if play.state.settings.registration_closes is None:
        yield Intention(play.now, Act("/td close", {}, "closes sign-up"))


def _game_server(play: Play) -> Iterator[Intention]:
    """Say where games are played, if there is a place for them."""
    venue = play.venue
    if venue is not None and not play.state.settings.game_server:
        fills = {GAME_SERVER: venue.server, GAME_TERMS: venue.terms, SERVER_RESULTS: "at_once"}
        words, press = f"has games played at {name_of(venue.server)}", action_id(OPTIONS, play.tournament, "server")
        yield Intention(play.now, Act("/td options", {}, words, presses=(press,), fills=fills))


def _ratings(play: Play) -> Iterator[Intention]:
    """A list of the demo players' ratings, which are their strengths, where these are not known."""
    unrated = [entrant for entrant in play.cast if play.state.entrants[entrant].data.rating is None]
    if unrated:
        rows = ["name,rating", *(f"{play.cast[entrant].name},{play.cast[entrant].strength}" for entrant in unrated)]
        file = ("ratings.csv", "\n".join(rows).encode())
        press = action_id(LIST, play.tournament)
        yield Intention(play.now, Act("/players import", {"file": file}, "enters ratings", presses=(press,)))


def _lost_on_time(play: Play) -> Iterator[Intention]:
    """Rule on a claim that the accused has answered, or has not in time."""
    for claim in time_claims(play.state):
        at = play.now if claim.answered or claim.due is None else claim.due + THINKS
        options = {"game": claim.pairing.id, "absent": claim.accused, "reason": "The clock had run out"}
        words = f"rules that {play.name(claim.accused)} lost on time"
        yield Intention(at, Act("/judge forfeit", options, words))


def _about_games(
    play: Play, name: str, games: Iterable[Pairing], find: Callable[[Play, Pairing], Iterator[Intention]]
) -> Iterable[Intention]:
    """What is to be done about each of these open games; looked at again only where something about it has changed."""
    if not play.stands_still:
        return [intention for pairing in games for intention in find(play, pairing)]
    return play.found((name,), (play.seen,), lambda: tuple(_about_each(play, name, games, find)))


def _about_each(
    play: Play, name: str, games: Iterable[Pairing], find: Callable[[Play, Pairing], Iterator[Intention]]
) -> Iterator[Intention]:
    for pairing in games:
        yield from play.found((name, pairing.id), play.seen_of(pairing), partial(_all_about, play, pairing, find))


def _all_about(
    play: Play, pairing: Pairing, find: Callable[[Play, Pairing], Iterator[Intention]]
) -> tuple[Intention, ...]:
    return tuple(find(play, pairing))


def _rulings(play: Play) -> Iterator[Intention]:
    reports = play.state.reports
    played = [game for game in play.state.open_games() if game.id not in reports]
    disputed = [game for game in play.state.open_games() if game.id in reports and reports[game.id].disputed_by]
    if disputed:
        # While others play on nobody waits for the decision, and several are made together.
        waits = PATIENCE if played else THINKS
        yield Intention(min(reports[game.id].at for game in disputed) + waits, _decision(play, disputed))
    yield from _about_games(play, "not played", played, _not_played)


def _decision(play: Play, disputed: Sequence[Pairing]) -> Act:
    """Who won the games that players disagree about: several in one list, a line each."""
    if len(disputed) > 1:
        file = ("results.txt", "\n".join(_result_line(play, game) for game in disputed).encode())
        press = action_id(ENTER, play.tournament)
        return Act("/round results", {"file": file}, f"decides {len(disputed)} disputes", presses=(press,))
    options = _result(play, disputed[0], "Both players were heard")
    return Act("/round result", options, f"decides a dispute: {play.name(options['winner'])} won")


def _result_line(play: Play, pairing: Pairing) -> str:
    """`Ada 450 Ben 380`, or `Ada beat Ben`."""
    won = play.winner(pairing)
    lost = pairing.opponent(won)
    if is_scored(play, pairing):
        winners, losers = play.scores(pairing)
        return f"{play.name(won)} {winners} {play.name(lost)} {losers}"
    return f"{play.name(won)} beat {play.name(lost)}"


def _not_played(play: Play, pairing: Pairing) -> Iterator[Intention]:
    """Where nobody may claim, or nobody came, the director rules who was absent."""
    absent = [seat for seat in pairing.seats if not play.comes(seat, pairing)]
    over = play.played_until(pairing)
    if not absent or over is None:
        return
    at = over + timedelta(hours=play.manners.late_hours) + PATIENCE
    who = absent[0] if len(absent) == 1 else BOTH
    options = {"game": pairing.id, "absent": who, "reason": "Did not come to the game"}
    names = " and ".join(map(play.name, absent))
    yield Intention(at, Act("/judge forfeit", options, f"rules a forfeit, because {names} did not come"))


def _unreported(play: Play, pairing: Pairing) -> Iterator[Intention]:
    """A game that was played, and of which its players tell nothing."""
    if time_claim(play.state, pairing) is not None:
        return
    alone = all(play.acts_alone(seat) and play.comes(seat, pairing) for seat in pairing.seats)
    over = play.played_until(pairing)
    if alone and over is not None and pairing.id not in play.state.reports:
        at = over + timedelta(hours=play.manners.late_hours) + 2 * PATIENCE
        words = f"enters that {play.name(play.winner(pairing))} won"
        yield Intention(at, Act("/round result", _result(play, pairing, "Nobody reported"), words))


def _result(play: Play, pairing: Pairing, reason: str) -> dict[str, str]:
    """The result as the director enters it: scores stand in the order of the game."""
    won = play.winner(pairing)
    options = {"game": pairing.id, "winner": won, "reason": reason}
    if is_scored(play, pairing):
        winners, losers = play.scores(pairing)
        options["score"] = f"{winners}:{losers}" if pairing.seats[0] == won else f"{losers}:{winners}"
    return options


def _forms(play: Play) -> Iterator[Intention]:
    """Ask for what players are to hand in, hand in what is for directors to know."""
    for form in play.forms:
        if form.by_entrants and form.asked.should and form.ask is None and form.asked.days is None:
            until = int((play.now + ANSWER_WITHIN).timestamp())
            options = {"form": form.key, "until": f"<t:{until}>"}
            yield Intention(play.now, Act("/players form ask", options, f"asks for: {form.form.title}"))
        elif not form.by_entrants:
            yield from _handed_in_for(play, form)


def _handed_in_for(play: Play, form: FormNow) -> Iterator[Intention]:
    """As a list where there is one for it, else one entrant after the other."""
    listed = faces().of_format(form.system.key).lists.get(form.key)
    entrants = [entrant for entrant in missing_from(play.state, form) if entrant in play.cast]
    if listed is not None and len(entrants) > 1:
        file = (f"{form.key}.csv", asked.table(play, form, entrants).encode())
        press = action_id(listed.action, play.tournament)
        yield Intention(play.now, Act(listed.command, {"file": file}, f"hands in for all: {form.form.title}", (press,)))
    for entrant in missing_from(play.state, form):
        if entrant in play.cast:
            options = {"form": form.key, "entrant": entrant}
            words = f"enters {form.form.title[:1].lower()}{form.form.title[1:]} of {play.name(entrant)}"
            yield Intention(
                play.now, Act("/players form fill", options, words, fills=asked.made_up(play, form, entrant))
            )
            return


def _questions(play: Play) -> Iterator[Intention]:
    """Answer what the format asks: what players are asked when they keep silent, draws when words could be given."""
    for prompt in play.questions:
        waits = timedelta()
        if prompt.who:
            waits = timedelta(hours=play.manners.late_hours) + PATIENCE
        elif prompt.low is not None:
            waits = THINKS
        act = answer(play, prompt)
        if act is not None and not play.led.intersection(prompt.who):
            yield Intention(asked.not_before(play, prompt) + waits, act)


def _forward(play: Play) -> Iterator[Intention]:
    """Take what steps do not come by themselves."""
    step = next_step(play.state, play.engine)
    by_itself = play.state.settings.week is not None or goes_on_by_itself(play.state, play.engine, step)
    if not by_itself and isinstance(step, PairRound | Finish):
        yield Intention(_everything_in(play, step), Act("/td advance", {}, _step_words(play, step)))


def _step_words(play: Play, step: PairRound | Finish) -> str:
    if isinstance(step, Finish):
        return "declares the standings final"
    title = play.state.stages[step.stage].title
    return f"begins: {title}" if step.starts_stage else f"publishes {title}, round {step.round_number}"


def _everything_in(play: Play, step: PairRound | Finish) -> datetime:
    """When a stage can begin: forms that are wanted for it are waited for until their time is up."""
    if isinstance(step, Finish) or not step.starts_stage:
        return play.now
    wanted = [form for form in play.forms if form.by_entrants and missing_from(play.state, form)]
    return max((form.due or play.state.commands[-1].at + PATIENCE for form in wanted), default=play.now)


def answer(play: Play, prompt: Prompt) -> Act | None:
    """One of the choices, or a draw of lots; nobody can make up a text."""
    question = {"question": prompt.key}
    if prompt.choices:
        chosen = prompt.choices[play.draw(f"answer to {prompt.key}", 0, len(prompt.choices) - 1)]
        return Act("/round prompt", {**question, "answer": chosen.value}, f"answers a question: {chosen.label}")
    if prompt.low is not None:
        buttons = (action_id(action, play.tournament, prompt.key) for action in (actions.ANSWER, LOTS))
        return Act("/round prompt", question, "lets lots answer a question", presses=tuple(buttons))
    if prompt.default is not None:
        return Act("/round prompt", {**question, "answer": prompt.default}, f"answers a question: {prompt.default}")
    return None
