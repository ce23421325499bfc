"""Directors' flows for games: results, forfeits, rematches, times."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.errors import NoResultGivenError, NotDisputedError
from bot.parsing.scores import (
    LONGEST_GAMES,
    is_several_games,
    read_games,
    read_points,
    read_score,
    scored_report,
    series_report,
)
from bot.parsing.time_input import TimeInputError, read_time
from bot.schedule.weeks import common_starts
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.arguments import DraftTime
from bot.text.context import Game
from bot.text.errors.error_text import error_text
from bot.text.games import games_text
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.text.times import day_and_clock_text, stamp, stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import DIRECTORS, STAFF, roles_of
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import correcting
from bot.ui.flows.next_step import next_buttons
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from bot.ui.resolve import TIE
from bot.ui.showing import add_pictures, picture_refs_of
from bot.views.schedule import common_times
from formats.core.commands import GameReport, MoveGame, OrderRematch, RecordResult, RecordResults, RuleForfeit
from formats.core.errors import ForfeitStandsError, GameTimeError
from formats.core.possible.held_up import is_disputed
from formats.core.possible.moving import moving_problems
from formats.core.possible.reports import is_before_start
from formats.core.results import Report, Result
from formats.core.wall_clock import zone_info

MOVE, REMATCH = "move_game", "rematch_now"


async def may_enter(ask: Ask, loaded: LoadedTournament, game: Game, *also: str) -> None:
    """Results of open games may be entered by anybody who runs the tournament, except by one of the two players.

    `also` are other roles that may. To correct a result, to decide a dispute and to enter a result before the game was
    to begin is for directors.
    """
    await resolve.staff(ask, loaded, "director", "coordinator", *also)
    report = loaded.state.reports.get(game.pairing.id)
    mine = loaded.entrants_of((await ask.person()).id)
    decides = game.result is not None or (report is not None and report.disputed_by is not None)
    decides = decides or is_before_start(loaded.state, game.pairing.id, ask.service.clock.now())
    if decides or set(mine) & set(game.pairing.seats):
        await resolve.staff(ask, loaded, "director")


async def enter_result(
    ask: Ask, loaded: LoadedTournament, pairing: str, winner: str | None, score: str | None, reason: str
) -> None:
    """Enter or correct a result as typed: who won, the score in the order of the seats, or both."""
    game = resolve.game(ask, loaded, pairing)
    if score is not None and is_several_games(score):
        report = series_report(game.pairing, read_games(score))
        if winner:
            report = report.model_copy(update={"winner": resolve.winner(ask, loaded, game.pairing, winner)})
        await record(ask, loaded, game, report, reason)
        return
    scores = read_score(score)
    if winner is None:
        if scores is None:
            raise NoResultGivenError
        report = scored_report(game.pairing, scores)
    else:
        won = resolve.winner(ask, loaded, game.pairing, winner)
        reported = _as_reported(loaded, game, won) if scores is None else None
        report = reported if reported is not None else Report(winner=won, scores=scores)
    await record(ask, loaded, game, report, reason)


def _as_reported(loaded: LoadedTournament, game: Game, won: str | None) -> Report | None:
    """Return the version of either player that names this winner: a decision for it includes its score."""
    known = loaded.state.reports.get(game.pairing.id)
    versions = () if known is None else (known.report, known.counter_report)
    return next((report for report in versions if report is not None and report.winner == won), None)


async def decide_disputes(
    ask: Ask, loaded: LoadedTournament, pairing: str, winner: str, also: Sequence[str], score: str | None, reason: str
) -> None:
    """Record the winners of a disputed game and of others, all or none, with the scores of their versions.

    The `score` is that of the first game.
    """
    scores = read_score(score)
    named = [(resolve.game(ask, loaded, pairing), winner)]
    named += [(_game_of(ask, loaded, name), name) for name in map(str.strip, also) if name]
    decided: dict[str, GameReport] = {}
    for game, name in named:
        await may_enter(ask, loaded, game)
        if game.pairing.id in decided or not is_disputed(loaded.state, game.pairing.id):
            raise NotDisputedError(name)
        won = resolve.winner(ask, loaded, game.pairing, name)
        report = None if scores and not decided else _as_reported(loaded, game, won)
        report = report or Report(winner=won, scores=None if decided else scores)
        decided[game.pairing.id] = GameReport(pairing=game.pairing.id, report=report)
    change = await ask.carry_out(loaded, RecordResults(games=tuple(decided.values()), text=reason))
    lines = (correcting.recorded(resolve.context(ask, loaded), change.after, pairing_id) for pairing_id in decided)
    await ask.say(Message(content="\n".join(lines), buttons=next_buttons(ask, change.loaded)))


def _game_of(ask: Ask, loaded: LoadedTournament, name: str) -> Game:
    """Return the disputed game of a player. Raises `NotDisputedError`."""
    player, context = resolve.entrant(ask, loaded, name), resolve.context(ask, loaded)
    for game in loaded.state.open_games():
        if player in game.seats and is_disputed(loaded.state, game.id):
            return context.game(game.id)
    raise NotDisputedError(name)


async def record(ask: Ask, loaded: LoadedTournament, game: Game, report: Report, reason: str) -> None:
    """Enter or correct a result."""
    await may_enter(ask, loaded, game)
    await correcting.enter(ask, loaded, game, RecordResult(pairing=game.pairing.id, report=report, text=reason))


@button(actions.RESULT, STAFF, answers="form")
async def _result_pressed(press: Press) -> None:
    """The form with the two players, filled in with what was reported; empty in a dispute: no version counts."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    context = resolve.context(ask, loaded)
    game = context.game(press.argument)
    await may_enter(ask, loaded, game)
    report = loaded.state.reports.get(game.pairing.id)
    report = None if report is None or report.disputed_by is not None else report
    known = game.result or (report.report if report is not None else None)
    players = [(seat, context.names.label(seat)) for seat in game.pairing.seats]
    rules = context.rules(game.stage)
    if rules.scored:
        fields = _score_fields(players, known, starter=rules.starter_reported)
    else:
        ties = [(TIE, texts.directing.tie())] if rules.ties else []
        winner = "" if report is None else report.report.winner or TIE
        fields = [ChoiceField("winner", texts.directing.winner_field(), (*players, *ties), winner)]
        if rules.best_of(game.pairing) > 1:
            value = "" if known is None else games_text(known.game_scores) or _score_text(known.scores)
            help_text = texts.directing.games_help()
            fields.append(
                TextField("score", texts.directing.score_field(), value, help=help_text, longest=LONGEST_GAMES)
            )
        elif _is_scored(loaded, game):
            value = "" if report is None else _score_text(report.report.scores)
            fields.append(
                TextField("score", texts.directing.score_field(), value, help=texts.directing.score_help(), longest=20)
            )
    fields.append(TextField("reason", texts.directing.reason_field(), help=texts.directing.reason_help(), long=True))
    title = " – ".join(map(context.names.label, game.pairing.seats))
    await open_form(ask, actions.RESULT, loaded.id, game.pairing.id, title, fields)


def _score_fields(
    players: Sequence[tuple[str, str]], known: Report | Result | None, *, starter: bool
) -> list[FormField]:
    """Both scores, as far as they are known, and who started."""
    scores: tuple[int | str, int | str] = ("", "") if known is None or known.scores is None else known.scores
    fields: list[FormField] = [
        TextField(f"score{seat}", texts.scoring.theirs(opponent=name), str(scores[seat]), required=True, longest=7)
        for seat, (_, name) in enumerate(players)
    ]
    if starter:
        first = players[0][0] if known is None or known.first is None else known.first
        fields.append(ChoiceField("started", texts.scoring.started(), players, first))
    return fields


def _score_text(scores: tuple[int, int] | None) -> str:
    return "" if scores is None else f"{scores[0]}:{scores[1]}"


def _is_scored(loaded: LoadedTournament, game: Game) -> bool:
    """Have players of this stage given scores so far?"""
    report = loaded.state.reports.get(game.pairing.id)
    results = [result for round_ in loaded.state.started[game.stage].rounds for result in round_.results.values()]
    return (report is not None and report.report.scores is not None) or any(
        result.scores is not None for result in results
    )


@form(
    actions.RESULT,
    STAFF.giving(RecordResult),
    Fields(texts=("score", "score0", "score1", "reason"), choices=("winner", "started")),
)
async def _result_submitted(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    values = submission.values
    reason = text_of(values, "reason")
    if "score0" in values:
        game = resolve.context(ask, loaded).game(submission.argument)
        scores = read_points(text_of(values, "score0")), read_points(text_of(values, "score1"))
        report = scored_report(game.pairing, scores, chosen_of(values, "started") or None)
        await record(ask, loaded, game, report, reason)
    else:
        winner, score = chosen_of(values, "winner"), text_of(values, "score")
        await enter_result(ask, loaded, submission.argument, winner, score, reason)


async def forfeit(ask: Ask, loaded: LoadedTournament, pairing: str, absent: str, reason: str) -> None:
    """Rule who was absent."""
    game = resolve.game(ask, loaded, pairing)
    gone = resolve.absent(ask, loaded, game.pairing, absent)
    await correcting.enter(ask, loaded, game, RuleForfeit(pairing=game.pairing.id, absent=gone, text=reason))


async def rematch(ask: Ask, loaded: LoadedTournament, pairing: str, reason: str) -> None:
    """Order a game to be played again; after a forfeit only once the rule has been read."""
    context = resolve.context(ask, loaded)
    pairing = resolve.game(ask, loaded, pairing).pairing.id
    try:
        await ask.carry_out(loaded, OrderRematch(pairing=pairing, text=reason))
    except ForfeitStandsError as error:
        token = await drafts.keep(ask, loaded.id, REMATCH, {"pairing": pairing, "reason": reason})
        button_ = Button(
            label=texts.corrections.all_the_same(), action=action_id(REMATCH, loaded.id, token), style="danger"
        )
        await ask.say(Message(body=error_text(error, context), tone="attention", buttons=(button_,)))
        return
    await ask.say(
        Message(content=texts.directing.rematch_ordered(players=context.players(context.game(pairing).pairing)))
    )


@button(REMATCH, DIRECTORS.giving(OrderRematch))
async def _rematch_confirmed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    draft = await drafts.fetch(ask, loaded.id, REMATCH, press.argument)
    command = OrderRematch(pairing=draft["pairing"], text=draft["reason"], after_forfeit=True)
    await ask.carry_out(loaded, command)
    await drafts.forget(ask, loaded.id, REMATCH)
    context = resolve.context(ask, loaded)
    await ask.replace(
        Message(
            content=texts.directing.rematch_ordered(players=context.players(context.game(draft["pairing"]).pairing))
        )
    )


async def move(ask: Ask, loaded: LoadedTournament, pairing: str, when: str, reason: str) -> None:
    """Read a time, say how it was understood, and ask before it is set."""
    context = resolve.context(ask, loaded)
    game = resolve.game(ask, loaded, pairing).pairing
    pairing, players = game.id, context.players(game)
    zone = (await ask.person()).zone or loaded.state.settings.zone
    try:
        read = read_time(when, zone, ask.service.clock.now())
    except TimeInputError as error:
        if not error.choices:
            raise
        text, moments = texts.directing.which_time(players=players), list(error.choices)
    else:
        moments = [read.at, *([read.again] if read.again is not None else [])]
        text = texts.directing.will_move(players=players, at=stamp_with_distance(read.at), zone=zone)
        if read.again is not None:
            text = f"{text} {texts.directing.twice_that_night(first=stamp(read.at), second=stamp(read.again))}"
    warnings = await _warnings(ask, loaded, pairing, moments, reason)
    draft = {"pairing": pairing, "reason": reason, "knowingly": bool(warnings)}
    token = await drafts.keep(ask, loaded.id, MOVE, draft)
    text = " ".join([*warnings, text])
    buttons = tuple(
        Button(
            label=_move_to(moment, zone, one_of=len(moments)),
            action=action_id(MOVE, loaded.id, str(DraftTime(token, moment))),
            style="success",
        )
        for moment in moments
    )
    starts = [at for at in common_starts(loaded.state, game) if at > ask.service.clock.now()]
    common = common_times(players, starts) if loaded.state.settings.week else ""
    question = Message(content=text, body=common, buttons=buttons)
    await ask.say(question)
    if ask.herald.painter is not None:
        # In the question itself: the answer that replaces it takes the picture with the old time away.
        picture_refs = picture_refs_of(loaded, "week", game=pairing, zone=zone)
        await add_pictures(ask, question, await ask.herald.painter.pictures(picture_refs))


async def _warnings(
    ask: Ask, loaded: LoadedTournament, pairing: str, moments: Sequence[datetime], reason: str
) -> list[str]:
    """All that speaks against these times; one that cannot be is refused at once where there is no other.

    Final times are for directors alone (reading A28b): a coordinator decides nothing that the rules do not.
    """
    now, problems = ask.service.clock.now(), dict[str, GameTimeError]()
    for moment in moments:
        await ask.try_out(loaded, MoveGame(pairing=pairing, at=max(moment, now), text=reason, knowingly=True))
        for problem in moving_problems(loaded.state, pairing, moment, now):
            if problem.code == "past" and len(moments) == 1:
                raise problem
            problems[problem.code] = problem
    if "final" in problems and (refused := DIRECTORS.refusal(await roles_of(ask, loaded))) is not None:
        raise refused
    return [error_text(problem, resolve.context(ask, loaded)) for problem in problems.values()]


@button(MOVE, STAFF.giving(MoveGame))
async def _move_confirmed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    chosen = DraftTime.read(press.argument)
    draft, at = await drafts.fetch(ask, loaded.id, MOVE, chosen.token), chosen.at
    await _warnings(ask, loaded, draft["pairing"], [at], draft["reason"])
    await ask.carry_out(
        loaded, MoveGame(pairing=draft["pairing"], at=at, text=draft["reason"], knowingly=draft.get("knowingly", False))
    )
    await drafts.forget(ask, loaded.id, MOVE)
    context = resolve.context(ask, loaded)
    await ask.replace(
        Message(
            content=texts.directing.moved(
                players=context.players(context.game(draft["pairing"]).pairing), at=stamp_with_distance(at)
            )
        )
    )


def _move_to(at: datetime, zone: str, *, one_of: int) -> str:
    """The button that sets a time; buttons show no timestamps, so the wall clock tells several apart."""
    wall = at.astimezone(zone_info(zone))
    return (
        texts.directing.move_to(at=f"{day_and_clock_text(wall)} ({wall:UTC%z})")
        if one_of > 1
        else texts.directing.move()
    )
