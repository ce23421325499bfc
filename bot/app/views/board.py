"""The live board: the one message that always shows where a tournament stands, what comes next, and what one can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.app import actions, deadlines
from bot.app.buttons import button, group_button
from bot.app.cycle_deadlines import INVITE, NEXT_GAME
from bot.app.files.sealing import is_sealed
from bot.app.messages import Button, Message, SightKind, Tone
from bot.app.names import escape
from bot.app.placing import places
from bot.app.scene import Scene
from bot.app.views.groups import groups_of, ranked_apart
from bot.app.wording import board as words
from bot.app.wording import ending, info, signup, tables
from bot.app.wording.numbers import money
from formats.core.groups import Group
from formats.core.model import Entrant
from formats.core.state import Round
from formats.core.steps import Finish, PairRound, WaitForAnswers, next_step
from formats.toolkit.scheduling.rounds import week_of_round

MOST_NAMES = 1200
"""Characters of the field, and of the waiting list, on the board; a button shows everybody."""

PODIUM, LEADING, MOST_GAMES, MOST_DUE, MOST_ROUNDS = 3, 5, 4, 3, 3

PUBLIC_DUE = frozenset(
    {
        deadlines.CLOSE,
        deadlines.ASK,
        deadlines.PAIR,
        deadlines.FIX,
        deadlines.FORM_DUE,
        deadlines.ANSWER_DEFAULT,
        INVITE,
        NEXT_GAME,
    }
)
"""What comes due for everybody; the rest concerns one game or the directors."""


@dataclass(frozen=True, slots=True)
class Board:
    """What the board says: a title, texts that stand apart, one picture at most, and buttons.

    Of the `sights` of the stage in play the first that there is anything to see of is shown; the texts say the same.
    """

    title: str
    sections: tuple[str, ...]
    buttons: tuple[Button, ...]
    sights: tuple[SightKind, ...] = ()
    tone: Tone = "neutral"

    @property
    def message(self) -> Message:
        """The same as a message of its own, for whoever asks."""
        return Message(title=self.title, body="\n\n".join(self.sections), buttons=self.buttons, tone=self.tone)


def board_view(scene: Scene, tournament: str) -> Board:
    """The board as it should be now. It follows from the state alone."""
    return _LAYOUTS[scene.state.phase](scene, tournament)


def _draft(scene: Scene, tournament: str) -> Board:
    return _board(scene, [[words.DRAFT]], _buttons(tournament, actions.ENTRANTS))


def _registration(scene: Scene, tournament: str) -> Board:
    shown = _buttons(tournament, actions.JOIN, actions.LEAVE, actions.ENTRANTS)
    texts = [[signup.opened(escape(scene.state.title)), *conditions(scene)], *field_lines(scene)]
    return _board(scene, texts, shown, tone="good")


def _closed(scene: Scene, tournament: str) -> Board:
    texts = [[closed_line(scene)], _next(scene), *field_lines(scene)]
    asked = [actions.AVAILABILITY] if scene.state.settings.week is not None else []
    return _board(scene, texts, _buttons(tournament, actions.ENTRANTS, *asked))


def _cancelled(scene: Scene, tournament: str) -> Board:
    return _board(scene, [[closed_line(scene)]], _buttons(tournament, actions.ENTRANTS), tone="bad")


def _running(scene: Scene, tournament: str) -> Board:
    number = scene.state.stage_number
    if number < 0:
        return _closed(scene, tournament)
    texts = [_progress(scene), _next(scene)]
    if not is_sealed(scene, number):
        texts += [_lead(scene, number), _games(scene)]
    return _board(scene, texts, _play_buttons(scene, tournament), _sights(scene, number))


def _finished(scene: Scene, tournament: str) -> Board:
    podium = [place for place in places(scene.state, scene.engine) if place.first <= PODIUM]
    lines = [
        ending.podium_line(place.first, [scene.names.plain(entrant) for entrant in place.entrants]) for place in podium
    ]
    texts = [[ending.finished(escape(scene.state.title))], lines]
    shown = _buttons(tournament, actions.STANDINGS, actions.PAIRINGS, actions.ENTRANTS)
    return _board(scene, texts, shown, ("podium",), tone="good")


_LAYOUTS: dict[str, Callable[[Scene, str], Board]] = {
    "draft": _draft,
    "registration": _registration,
    "closed": _closed,
    "cancelled": _cancelled,
    "running": _running,
    "finished": _finished,
}


def _board(
    scene: Scene,
    texts: Sequence[Sequence[str]],
    buttons: Sequence[Button],
    sights: Sequence[SightKind] = (),
    tone: Tone = "neutral",
) -> Board:
    sections = tuple("\n".join(lines) for lines in texts if lines)
    return Board(escape(scene.state.title), sections, tuple(buttons), tuple(sights), tone)


def _buttons(tournament: str, *shown: str) -> list[Button]:
    return [button(one, tournament) for one in shown]


# before play


def conditions(scene: Scene) -> list[str]:
    """What one wants to know before signing up."""
    settings = scene.state.settings
    lines = [
        says(moment)
        for moment, says in (
            (settings.registration_closes, signup.closes),
            (settings.ratings_fixed, signup.ratings_fixed),
            (settings.first_round, signup.first_round),
        )
        if moment is not None
    ]
    if settings.capacity is not None:
        lines.append(signup.capacity(settings.capacity))
    if settings.fee is not None and settings.fee.minor:
        lines.append(signup.fee(money(settings.fee), returned=settings.fee_returned))
    if settings.rules_url:
        lines.append(info.rules_url(settings.rules_url))
    return [*lines, signup.HOW_TO_JOIN]


def field_lines(scene: Scene) -> Iterator[list[str]]:
    """Who is in and who waits, shortened."""
    active, waiting = scene.state.active_entrants(), scene.state.waiting_list()
    count = f"**{info.entrants(len(active), len(waiting), scene.state.settings.capacity)}**"
    yield [count, *([_names(scene, active)] if active else [])]
    if waiting:
        yield [f"**{tables.WAITING}**", _names(scene, waiting)]


def _names(scene: Scene, entrants: Sequence[Entrant]) -> str:
    shown: list[str] = []
    used = 0
    for entrant in entrants:
        name = scene.names.plain(entrant.id)
        used += len(name) + 2
        if used > MOST_NAMES:
            return f"{', '.join(shown)}, {signup.and_more(len(entrants) - len(shown))}"
        shown.append(name)
    return ", ".join(shown)


def closed_line(scene: Scene) -> str:
    """Sign-up is over, or the tournament was called off."""
    state = scene.state
    if state.phase == "cancelled":
        return signup.called_off(escape(state.title))
    return signup.closed(escape(state.title), len(state.active_entrants()), len(state.waiting_list()))


# in play


def _progress(scene: Scene) -> list[str]:
    """How far the rounds that are being played have come."""
    number = scene.state.stage_number
    rounds = scene.stage(number).rounds
    if not rounds:
        return [f"**{escape(scene.state.stages[number].title)}**"]
    if scene.rules(number).opens_at_once:
        parts = [group.part for group in groups_of(scene, number) if group.part]
        title = parts[-1] if parts else scene.state.stages[number].title
        return [_played(title, rounds)]
    current = [one for one in rounds if not one.complete] or [rounds[-1]]
    return [_played(scene.round_title(number, one), [one]) for one in current[:MOST_ROUNDS]]


def _played(title: str, rounds: Sequence[Round]) -> str:
    games = sum(len(one.pairings.pairings) for one in rounds)
    still_open = sum(len(one.open_pairings()) for one in rounds)
    return words.round_played(escape(title), games - still_open, games)


def _next(scene: Scene) -> list[str]:
    """What is waited for, and what comes when."""
    state = scene.state
    step = next_step(state, scene.engine)
    lines = [*_until(scene)]
    if isinstance(step, WaitForAnswers):
        lines.append(words.questions(len(step.prompts)))
    if isinstance(step, Finish):
        lines.append(words.ALL_PLAYED)
    ahead = [one for one in deadlines.deadlines(state, scene.engine) if one.topic in PUBLIC_DUE and one.what]
    lines += dict.fromkeys(words.due(escape(one.what), one.at) for one in ahead[:MOST_DUE])
    if isinstance(step, PairRound) and not lines:
        lines.append(words.DIRECTORS_PAIR)
    if state.settings.week is not None and not state.timetable_running:
        lines.append(words.PAUSED)
    return [f"**{words.NEXT}**", *lines] if lines else []


def _until(scene: Scene) -> Iterator[str]:
    """By when the open games are to be over, where that is said."""
    state = scene.state
    current = state.current_round
    if current is None or not state.open_games():
        return
    week = week_of_round(state, state.stage_number, current.number)
    until = week.play_until if week is not None else state.settings.play_until
    if until is not None:
        yield words.games_until(until)


def _lead(scene: Scene, number: int) -> list[str]:
    """The top of the standings; while groups play, who leads each of them."""
    if not any(one.results for one in scene.stage(number).rounds):
        return []
    groups = groups_of(scene, number)
    if groups and (scene.state.open_games() or ranked_apart(scene)):
        return _leaders(scene, number, [group for group in groups if group.part == groups[-1].part])
    lines = scene.standings(number)
    top = [words.place(line.rank, scene.names.plain(line.entrant), line.half_points) for line in lines[:LEADING]]
    rest = len(lines) - len(top)
    return [f"**{words.STANDINGS}**", *top, *([words.and_others(rest)] if rest else [])]


def _leaders(scene: Scene, number: int, groups: Sequence[Group]) -> list[str]:
    shown = [group for group in groups if group.entrants][:LEADING]
    ranked = scene.rules(number).rank_groups(scene.stage(number), [group.name for group in shown])
    first = [
        words.leader(escape(group.title), scene.names.plain(line.entrant), line.half_points)
        for group in shown
        for line in ranked[group.name][:1]
    ]
    rest = len(groups) - len(shown)
    return [f"**{words.LEADERS}**", *first, *([words.and_others(rest)] if rest else [])]


def _games(scene: Scene) -> list[str]:
    """The next games whose times are known."""
    times = scene.state.times
    coming = sorted(
        (game for game in scene.state.open_games() if game.id in times), key=lambda game: (times[game.id].at, game.id)
    )
    lines = [words.game(scene.players(game), times[game.id].at) for game in coming[:MOST_GAMES]]
    rest = len(coming) - len(lines)
    return [f"**{words.GAMES}**", *lines, *([words.and_others(rest)] if rest else [])] if lines else []


def _play_buttons(scene: Scene, tournament: str) -> list[Button]:
    state, number = scene.state, scene.state.stage_number
    rounds, groups = scene.stage(number).rounds, groups_of(scene, number)
    latest = actions.round_argument(number, rounds[-1].number) if rounds else ""
    shown = [
        button(actions.MY_GAME, tournament),
        button(actions.PAIRINGS, tournament, latest),
        button(actions.STANDINGS, tournament),
        button(actions.WHY, tournament, latest),
    ]
    if groups:
        shown.append(group_button(tournament, groups[0]))
    if state.times:
        shown.append(button(actions.SCHEDULE, tournament))
    if state.settings.week is not None:
        shown.append(button(actions.AVAILABILITY, tournament))
    if scene.simulates(number):
        shown.append(button(actions.ODDS, tournament))
    return shown


def _sights(scene: Scene, number: int) -> Sequence[SightKind]:
    """What says most about the stage, first; before the first result who plays whom."""
    if is_sealed(scene, number):
        return ()
    if not any(one.results for one in scene.stage(number).rounds):
        return ("groups", "pairings")
    return ("pyramid", "groups", "bracket", "lives", "strategy_path", "standings")
