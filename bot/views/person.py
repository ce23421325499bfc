"""Views about one entrant: the card of the next game, and the history of games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from bot.schedule.duties import Duty, duties
from bot.service.next_act import is_evening
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import form_title, format_text
from bot.text.games import bye_text, round_name, score_of
from bot.text.names import begun_large, quoted
from bot.text.numbers import points
from bot.text.phrases import Phrase, by_code
from bot.text.tables import record_text
from bot.text.texts import texts
from bot.text.times import stamp_with_distance, utc_text
from bot.views.choices import open_choices
from bot.views.groups import group_named
from bot.views.held_up import held_up_lines
from bot.views.members import member_lines
from bot.views.pairings import said, time_text, watch_text
from bot.views.standings_table import score_text
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile, Page, View
from formats.core.events import REMARK, RulingMade
from formats.core.model import Pairing
from formats.core.possible.field import appeals_open, may_appeal
from formats.core.possible.members import takes_teams
from formats.core.possible.presence import is_here, missed_until
from formats.core.possible.reports import silence_confirms_at
from formats.core.possible.rounds import game_of, is_judged
from formats.core.results import Result
from formats.core.state import Round
from formats.core.values import EntrantId, PairingId
from formats.toolkit.scheduling.rounds import AVAILABILITY

STATUS: Mapping[str, Phrase] = by_code(
    texts.cards, "status_", "active", "waiting", "withdrawn", "removed", "disqualified"
)


def next_view(context: TournamentContext, entrant: EntrantId, now: datetime) -> View:
    """Return the entrant's card: opponent, side, time, time control, open duties with deadlines, directors' notes."""
    page = Page()
    pairing = game_of(context.state, entrant)
    page.lines(_status_lines(context, entrant))
    if pairing is not None:
        page.lines(_game_lines(context, context.game(pairing.id), entrant))
    elif context.state.phase == "running":
        page.lines(_without_game(context, entrant))
    if pairing is not None:
        page.section(texts.cards.also_open(), _other_games(context, entrant, pairing))
    owed = [_by_when(choice.text, choice.due) for choice in open_choices(context, entrant)]
    owed += [
        duty_text(context, entrant, duty)
        for duty in duties(context.state, context.engine, entrant, now)
        if duty.question is None or duty.question.default is None
    ]
    page.section(texts.cards.to_do(), owed)
    page.section(texts.cards.notes(), written_down_for(context, entrant, None if pairing is None else pairing.id))
    if pairing is not None and not owed and pairing.id not in context.state.reports:
        page.line(
            texts.cards.judged() if is_judged(context.state, context.engine, pairing) else texts.cards.play_first()
        )
    return View(context.heading(texts.cards.next()), page.blocks())


def written_down_for(context: TournamentContext, entrant: EntrantId, game: PairingId | None = None) -> list[str]:
    """Return requirements and remarks about the entrant and about a game, oldest first."""
    labels = {"requirement": texts.rulings.requirement, REMARK: texts.rulings.noted}
    noted = [
        texts.numbers.label(label=labels[ruling.topic](), text=quoted(ruling.text))
        for ruling in context.state.rulings
        if ruling.topic in labels and _is_about(ruling, entrant, game)
    ]
    return _requirements(noted)


def _is_about(ruling: RulingMade, entrant: EntrantId, game: PairingId | None) -> bool:
    """Return True if the ruling is about the entrant or the game."""
    if ruling.entrant is None:
        return ruling.pairing is not None and ruling.pairing == game
    return ruling.entrant == entrant and ruling.pairing in {None, game}


def duty_text(context: TournamentContext, entrant: EntrantId, duty: Duty) -> str:
    """Return what has to be done, and until when."""
    if duty.kind == "check_in" and duty.pairing is not None:
        return _check_in_text(context, entrant, duty.pairing)
    if duty.form is not None:
        return _by_when(texts.forms.to_do(title=form_title(duty.form)), duty.due)
    if duty.question is not None:
        return _by_when(context.reason(duty.question.question, context.state.stage_number), duty.due)
    return _by_when(_what_to_do(context, entrant, duty), duty.due)


def _what_to_do(context: TournamentContext, entrant: EntrantId, duty: Duty) -> str:
    """Return what has to be done, for duties with a plain deadline."""
    if duty.kind == "answer_claim" and duty.pairing is not None:
        return texts.time_claims.to_do(player=context.names.plain(context.game(duty.pairing).pairing.opponent(entrant)))
    return _other_duty(context, entrant, duty)


def _other_duty(context: TournamentContext, entrant: EntrantId, duty: Duty) -> str:
    """Return what has to be done, by the kind of duty."""
    match duty.kind:
        case "confirm" if duty.pairing is not None:
            report = context.state.reports[duty.pairing]
            return texts.cards.confirm(opponent=context.names.plain(report.by), said=said(context, report.report))
        case "answer" if duty.prompt is not None:
            return texts.cards.answer(question=context.reason(duty.prompt.question, context.state.stage_number))
        case "send_times":
            sent = (AVAILABILITY, entrant) in context.state.forms
            return texts.cards.availability_again() if sent else texts.cards.availability_missing()
        case "correct_times":
            return texts.cards.availability_tentative()
        case "pay":
            return texts.cards.fee_unpaid()
        case _:
            return texts.cards.report()


def _check_in_text(context: TournamentContext, entrant: EntrantId, pairing: PairingId) -> str:
    """Ask to check in: for the start of a game, or in one without a time because the opponent waits."""
    until = missed_until(context.state, pairing)
    if until is None:
        return texts.cards.check_in(start=stamp_with_distance(context.state.times[pairing].at))
    opponent = context.names.plain(context.game(pairing).pairing.opponent(entrant))
    asks = context.state.settings.no_show_asks
    return texts.no_shows.come(waiting=opponent, until=stamp_with_distance(until), asks=asks)


def _status_lines(context: TournamentContext, entrant: EntrantId) -> Iterable[str]:
    """Yield the entrant's status if it is not simply "playing"."""
    state, status = context.state, context.state.entrants[entrant].status
    if state.phase in {"finished", "cancelled"}:
        yield texts.cards.over() if state.phase == "finished" else texts.cards.called_off()
    elif status == "waiting":
        yield _waiting_text([waiting.id for waiting in state.waiting_list()].index(entrant) + 1)
    elif status != "active":
        yield STATUS[status]()
        if entrant in appeals_open(state):
            yield texts.cards.appeal_open()
        elif may_appeal(state, state.entrants[entrant]):
            yield texts.cards.appeal_possible()
    elif state.phase != "running":
        yield f"{STATUS[status]()} {texts.cards.not_begun()}"


def _game_lines(context: TournamentContext, game: Game, entrant: EntrantId) -> Iterable[str]:
    """Yield the facts about the entrant's game; friends of an evening, who play online, sit at no boards."""
    pairing = game.pairing
    opponent = pairing.opponent(entrant)
    side = context.side(game.stage, pairing.seats.index(entrant))
    if context.rules(game.stage).opens_at_once or is_evening(context.state):
        group = group_named(context, game.stage, pairing.label)
        where = group.title if group is not None else context.round_title(game.stage, game.round)
        yield texts.cards.game_anytime(where=where, opponent=_other_game(context.names.plain(opponent), side))
    else:
        place = format_text(pairing.label) or texts.cards.board(board=str(pairing.board))
        yield _game_text(context.round_title(game.stage, game.round), place, context.names.plain(opponent), side)
    when = time_text(context, pairing)
    if when:
        yield when
    control = context.state.stages[game.stage].time_control
    if control:
        yield texts.rounds.time_control(text=quoted(control))
    if watched := watch_text(context, pairing):
        yield watched
    if is_here(context.state, pairing.id, entrant):
        yield texts.cards.checked_in()
    report = context.state.reports.get(pairing.id)
    if report is not None and report.disputed_by is not None:
        yield texts.cards.disputed()
    elif report is not None and report.by == entrant:
        silent_at = silence_confirms_at(context.state, pairing.id)
        yield _wait_for_confirmation(context.names.plain(opponent), silent_at, team=takes_teams(context.state))


def _other_games(context: TournamentContext, entrant: EntrantId, shown: Pairing) -> list[str]:
    """Return the entrant's other open games, if several are open at once."""
    games = [game for game in context.state.open_games() if entrant in game.seats and game is not shown]
    return [
        _other_game(
            context.names.plain(game.opponent(entrant)),
            context.side(context.state.stage_number, game.seats.index(entrant)),
        )
        for game in games
    ]


def _without_game(context: TournamentContext, entrant: EntrantId) -> Iterable[str]:
    """Yield why the entrant has no game now."""
    current = context.state.current_round
    if current is None or context.state.entrants[entrant].status != "active":
        return
    what = _without_pairing(context, context.state.stage_number, current, entrant)
    if what:
        yield _history_other(context.round_title(context.state.stage_number, current), what)
    held = held_up_lines(context)
    as_they_come = context.rules(context.state.stage_number).as_they_come
    wait = texts.cards.wait_for_opponent() if as_they_come else texts.cards.wait_for_next()
    yield " ".join((texts.cards.no_game(), *(held or [wait])))


def _without_pairing(context: TournamentContext, stage: int, round_: Round, entrant: EntrantId) -> str:
    """Return what a round was for an entrant without a game; empty if they were not in it or already out."""
    for bye in round_.pairings.byes:
        if bye.entrant == entrant:
            return bye_text(bye, context.rules(stage).point_table)
    return texts.games.idle() if entrant in context.left_out(stage, round_) else ""


def history_view(context: TournamentContext, entrant: EntrantId) -> View:
    """Return every round of the tournament from the entrant's side, with totals, stage by stage."""
    page = Page()
    rows: list[list[object]] = []
    for number, log in enumerate(context.state.started):
        if entrant not in log.seeds:
            continue
        heading = context.stage_title(number) or context.state.stages[number].title
        page.section(
            quoted(heading), [history_head(context, number, entrant), *_history_lines(context, number, entrant)]
        )
        made = context.rules(number).running(context.stage(number)).get(entrant, ())
        rows += [
            [*_csv_row(context, game, entrant), *([made[game.round.number - 1].spread] if made and game.result else [])]
            for game in context.games_of(entrant)
            if game.stage == number
        ]
    if not page.blocks():
        page.line(texts.cards.no_games())
    page.lines(member_lines(context, entrant))
    page.section(texts.cards.notes(), written_down_for(context, entrant))
    title = context.heading(texts.numbers.label(label=texts.cards.history(), text=context.names.label(entrant)))
    return View(title, page.blocks(), _history_csv(context, entrant, rows))


def history_head(context: TournamentContext, number: int, entrant: EntrantId) -> str:
    """Return the entrant's place in a stage, with wins, ties and losses, and the spread if it counts."""
    line = next(line for line in context.standings(number) if line.entrant == entrant)
    name, came = context.names.plain(entrant), score_text(context, number, line, context.how_far(number))
    record = record_text(line.wins, line.ties, line.losses)
    if line.apart:
        return f"{name}, {came}, {record}"
    place = texts.numbers.ordinal(number=line.rank)
    return texts.cards.history_head(name=name, place=place, points=came, record=record)


def _history_lines(context: TournamentContext, number: int, entrant: EntrantId) -> list[str]:
    """Return a line for each round; if the spread counts, as a score card with running totals."""
    stage = context.stage(number)
    made = context.rules(number).running(stage).get(entrant, ())
    places = {line.entrant: line.rank for line in context.standings(number)} if made else {}
    lines: list[str] = []
    for at, round_ in enumerate(stage.rounds):
        line = _history_line(context, number, round_, entrant, places)
        pairing = round_.pairing_of(entrant)
        is_open = pairing is not None and pairing.id not in round_.results
        if line and made and not is_open:
            line = _running_text(line, made[at].half_points, at + 1, made[at].spread)
        lines += [line] if line else []
    return lines


def _history_line(
    context: TournamentContext, number: int, round_: Round, entrant: EntrantId, places: Mapping[EntrantId, int]
) -> str:
    """Return the line of one round."""
    name = round_name(round_.number, round_.pairings.label)
    name = begun_large(name)
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        what = _without_pairing(context, number, round_, entrant)
        return _history_other(name, what) if what else ""
    seat = pairing.seats.index(entrant)
    result = round_.results.get(pairing.id)
    how = texts.games.open_game() if result is None else f"{_outcome_text(result, seat)} ({score_of(result, seat)})"
    other = pairing.opponent(entrant)
    opponent = context.names.plain(other)
    if other in places:
        opponent = f"{opponent} (#{places[other]})"
    return _history_line_text(name, opponent, context.side(number, seat), how)


def history_rows(context: TournamentContext, number: int, entrant: EntrantId) -> tuple[list[str], list[list[str]]]:
    """Return the entrant's rounds of a stage as a table: heads and rows."""
    made = context.rules(number).running(context.stage(number)).get(entrant, ())
    head = [
        texts.cards.round(),
        texts.cards.opponent(),
        texts.cards.side(),
        texts.cards.result(),
        *([texts.cards.spread()] if made else []),
    ]
    rows: list[list[str]] = []
    for at, round_ in enumerate(context.stage(number).rounds):
        name = begun_large(round_name(round_.number, round_.pairings.label))
        pairing, spread = round_.pairing_of(entrant), [f"{made[at].spread:+d}"] if made else []
        if pairing is None:
            what = _without_pairing(context, number, round_, entrant)
            rows += [[name, what, "", "", *spread]] if what else []
            continue
        seat, result = pairing.seats.index(entrant), round_.results.get(pairing.id)
        how = texts.games.open_game() if result is None else f"{_outcome_text(result, seat)} ({score_of(result, seat)})"
        opponent = context.names.full(pairing.opponent(entrant))
        rows.append(
            [name, opponent, context.side(number, seat), how, *(spread if result is not None else spread and [""])]
        )
    return head, rows


def _csv_row(context: TournamentContext, game: Game, entrant: EntrantId) -> list[object]:
    """Return a game as a row of the file."""
    seat = game.pairing.seats.index(entrant)
    time = context.state.times.get(game.pairing.id)
    return [
        context.round_title(game.stage, game.round),
        context.names.full(game.pairing.opponent(entrant)),
        context.side(game.stage, seat),
        utc_text(time.at) if time else "",
        texts.games.open_game() if game.result is None else _outcome_text(game.result, seat),
        "" if game.result is None else score_of(game.result, seat),
    ]


def _history_csv(context: TournamentContext, entrant: EntrantId, rows: list[list[object]]) -> CsvFile:
    """Return the history as a file."""
    head = ["round", "opponent", "side", "time", "outcome", "score"]
    head += ["spread"] if any(len(row) > len(head) for row in rows) else []
    return csv_file(file_name(context.state.title, context.names.full(entrant), "history"), head, rows)


def _outcome_text(result: Result, seat: int) -> str:
    """Return the outcome for one seat: `won`, `lost by forfeit`, `tied`."""
    if result.how == "void":
        return texts.games.void()
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    word = "won" if mine > other else "lost" if mine < other or not mine else "tied"
    return (texts.games.outcome_forfeit if result.how == "forfeit" else texts.games.outcome)(word=word)


def _waiting_text(place: int) -> str:
    """On the waiting list."""
    return texts.cards.waiting(place=texts.numbers.ordinal(number=place))


def _game_text(round_title: str, place: str, opponent: str, side: str) -> str:
    """Describe a game: round, board or place in the bracket, opponent and side."""
    if not side:
        return texts.cards.game(round_title=round_title, place=place, opponent=opponent)
    return texts.cards.game_side(round_title=round_title, place=place, opponent=opponent, side=side)


def _other_game(opponent: str, side: str) -> str:
    """Another game that is open."""
    return texts.cards.other_game_side(opponent=opponent, side=side) if side else f"**{opponent}**"


def _by_when(text: str, due: datetime | None) -> str:
    """Something owed, and until when."""
    return text if due is None else texts.cards.by_when(text=text, due=stamp_with_distance(due))


def _wait_for_confirmation(opponent: str, silent_at: datetime | None, *, team: bool) -> str:
    """The opponent has to answer the report of one's own side; without `silent_at` silence does not."""
    if silent_at is None:
        return texts.cards.wait_for_confirmation_early(opponent=opponent)
    said = texts.teams.wait_for_confirmation if team else texts.cards.wait_for_confirmation
    return said(opponent=opponent, silent_at=stamp_with_distance(silent_at))


def _history_line_text(round_name: str, opponent: str, side: str, outcome: str) -> str:
    """A game of the past."""
    if not side:
        return texts.cards.history_line(round_name=round_name, outcome=outcome, opponent=opponent)
    return texts.cards.history_line_side(round_name=round_name, outcome=outcome, opponent=opponent, side=side)


def _running_text(line: str, half_points: int, rounds: int, spread: int) -> str:
    """A round on a score card: what was made by its end."""
    won = f"{points(half_points)}–{points(2 * rounds - half_points)}"
    return f"{line} · {won} {spread:+d}"


def _history_other(round_name: str, what: str) -> str:
    """A round without a game."""
    return texts.numbers.label(label=round_name, text=what)


def _requirements(noted: Sequence[str]) -> list[str]:
    """List directors' requirements noted for an entrant."""
    return [f"• {text}" for text in noted]
