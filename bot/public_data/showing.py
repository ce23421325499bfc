"""Build the public data of a tournament from the same state and texts as everything that people see.

Sealed stages are removed here, once for everything made from these models: JSON pages, webhooks and feeds.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

from bot.files.chronicle import MOMENTS_KEPT, happenings, may_be_public
from bot.files.lots import drawn
from bot.public_data import models
from bot.text.catalogue import in_language, rendering_key, shown
from bot.text.context import TournamentContext, posts_language
from bot.text.format_texts import format_text
from bot.text.names import clean, unmarked
from bot.views.sealing import hidden_forms, is_sealed, open_stages, public_context, public_records
from formats.core.draws import open_draws, revealed_seed
from formats.core.log import Record
from formats.core.memoize import memoize
from formats.core.model import Bye, Pairing, Reason, Standing
from formats.core.results import Result
from formats.core.separation import shown_to_all
from formats.core.state import OpenReport, Round

ID_DIGITS = 20
"""Number of hexadecimal digits in the id of a news entry."""


def public_tournament(
    context: TournamentContext, tournament: str, records: Sequence[Record], *, news_after: int = 0
) -> models.Tournament:
    """Return all public data, in the language of the tournament's posts.

    `records` is the whole log up to this state; `news` contains only entries after line `news_after` of the log.
    """
    records = public_records(records, hidden_forms(context.state, context.engine))
    context = public_context(context)
    with in_language(posts_language(context.state)):
        return models.Tournament(
            overview=overview(context, tournament, len(records)),
            stages=stages(context),
            entrants=entrants(context),
            rounds=list(rounds(context)),
            standings=standings(context),
            draws=draws(context, records),
            news=news(context, records, after=news_after),
        )


def overview(context: TournamentContext, tournament: str, version: int) -> models.Overview:
    """Return settings and phase; `version` is the number of public lines of the log."""
    state, settings = context.state, context.state.settings
    return models.Overview(
        id=tournament,
        version=version,
        title=clean(state.title),
        phase=state.phase,
        zone=settings.zone,
        language=posts_language(state),
        created_at=state.created_at,
        registration_closes=settings.registration_closes,
        first_round=settings.first_round,
        seed_commitment=state.seed_commitment,
        seed=revealed_seed(state) or None,
    )


def entrants(context: TournamentContext) -> list[models.Entrant]:
    """Return all entrants who ever registered, in order."""
    return [
        models.Entrant(
            id=entrant.id,
            number=entrant.number,
            name=context.names.full(entrant.id),
            status=entrant.status,
            rating=entrant.data.rating,
            attributes=shown_to_all(entrant.data.attributes),
        )
        for entrant in sorted(context.state.entrants.values(), key=lambda entrant: entrant.number)
    ]


def stages(context: TournamentContext) -> list[models.Stage]:
    """Return the stages of the plan, whether they have begun or not."""
    return [_stage(context, number) for number in range(len(context.state.stages))]


def _stage(context: TournamentContext, number: int) -> models.Stage:
    """Return one stage."""
    plan, started = context.state.stages[number], number < len(context.state.started)
    planned = None
    if started:
        planned = context.system(number).planned_rounds(context.stage(number), context.options(number))
    return models.Stage(
        number=number + 1,
        title=clean(plan.title),
        system=plan.system,
        time_control=clean(plan.time_control),
        started=started,
        sealed=is_sealed(context, number),
        planned_rounds=planned,
        seeds=list(context.state.started[number].seeds) if started else [],
    )


def rounds(context: TournamentContext) -> tuple[models.Round, ...]:
    """Return the published rounds of all stages that are not sealed."""
    return _rounds(context, rendering_key())


@memoize(lambda context, rendering_key: (context, rendering_key), most=MOMENTS_KEPT)
def _rounds(context: TournamentContext, rendering_key: str) -> tuple[models.Round, ...]:
    """Return the rounds. Memoized, because several overlays of streamers request the same state."""
    del rendering_key
    return tuple(
        _round(context, number, round_)
        for number in open_stages(context)
        for round_ in context.state.started[number].rounds
    )


def _round(context: TournamentContext, number: int, round_: Round) -> models.Round:
    """Return one round."""
    published = context.state.started[number].paired_at
    return models.Round(
        id=f"s{number}r{round_.number}",
        stage=number + 1,
        number=round_.number,
        label=shown(format_text(round_.pairings.label)),
        published_at=_moment(published, round_.number - 1),
        complete=round_.complete,
        games=[_game(context, number, round_, pairing) for pairing in round_.pairings.pairings],
        byes=[_bye(context, number, bye) for bye in round_.pairings.byes],
        idle=list(round_.pairings.idle),
        why=_why(context, round_.pairings.rationale, number),
    )


def _moment(moments: Sequence[datetime], place: int) -> datetime | None:
    """Return the time at a position, None if there is none."""
    return moments[place] if place < len(moments) else None


def _bye(context: TournamentContext, number: int, bye: Bye) -> models.Bye:
    """Return a bye."""
    table = context.rules(number).point_table
    return models.Bye(
        entrant=bye.entrant,
        points=table.of_bye(bye) / table.scale,
        kind=bye.kind,
        why=_why(context, bye.reasons, number),
    )


def _game(context: TournamentContext, number: int, round_: Round, pairing: Pairing) -> models.Game:
    """Return a game with its time, state, result and reasons."""
    state, time = context.state, context.state.times.get(pairing.id)
    result, report = round_.results.get(pairing.id), state.reports.get(pairing.id)
    sides = (shown(context.side(number, 0)), shown(context.side(number, 1)))
    return models.Game(
        id=pairing.id,
        board=pairing.board,
        label=shown(format_text(pairing.label)),
        seats=pairing.seats,
        sides=sides if any(sides) else None,
        time=None if time is None else models.GameTime(at=time.at, final=time.final),
        state=_state_of(result, report),
        result=None if result is None else _result(context, number, result),
        why=_why(context, (*pairing.reasons, *(time.reasons if time is not None else ())), number),
    )


def _state_of(result: Result | None, report: OpenReport | None) -> models.GameState:
    """Return the state of a game."""
    if result is not None:
        return "over"
    if report is None:
        return "open"
    return "reported" if report.disputed_by is None else "disputed"


def _result(context: TournamentContext, number: int, result: Result) -> models.Result:
    """Return a result."""
    table = context.rules(number).point_table
    return models.Result(
        points=_points(table.of_result(result), table.scale),
        how=result.how,
        absent=list(result.absent),
        scores=result.scores,
        games=[_points(half_points, 2) for half_points in result.games],
        game_scores=list(result.game_scores),
        why=None if result.reason is None else _one_reason(context, result.reason, number),
    )


def _points(made: tuple[int, int], scale: int) -> tuple[float, float]:
    """Return points of which `scale` units make one."""
    return made[0] / scale, made[1] / scale


def _why(context: TournamentContext, reasons: Iterable[Reason], number: int) -> list[models.Why]:
    """Return reasons."""
    return [_one_reason(context, reason, number) for reason in reasons]


def _one_reason(context: TournamentContext, reason: Reason, number: int) -> models.Why:
    """Return a reason as plain text with its rule."""
    return models.Why(text=clean(unmarked(context.reason(reason, number, markdown=False))), rule=reason.rule)


def standings(context: TournamentContext) -> list[models.Standings]:
    """Return the standings of all stages that are not sealed."""
    return [_standings(context, number) for number in open_stages(context)]


def _standings(context: TournamentContext, number: int) -> models.Standings:
    """Return the standings of one stage."""
    return models.Standings(
        stage=number + 1,
        columns=[
            models.Column(head=shown(tie_break.head), help=shown(tie_break.help))
            for tie_break in context.tie_breaks(number)
        ],
        lines=[_line(context, number, line) for line in context.standings(number)],
        marks=[
            models.Mark(
                sign=mark.sign,
                entrants=list(mark.entrants),
                meaning=_one_reason(context, mark.meaning, number).text,
            )
            for mark in context.marks(number)
        ],
    )


def _line(context: TournamentContext, number: int, line: Standing) -> models.Line:
    """Return a line of standings."""
    notes = [line.note] if line.note is not None else []
    return models.Line(
        rank=line.rank,
        entrant=line.entrant,
        points=line.points / line.scale,
        wins=line.wins,
        losses=line.losses,
        ties=line.ties,
        tie_breaks=[shown(format_text(value)) for value in line.tie_breaks],
        apart=line.apart,
        why=_why(context, [*notes, *line.reasons], number),
    )


def draws(context: TournamentContext, records: Sequence[Record]) -> list[models.Draw]:
    """Return all public draws, including those that are announced and not yet made."""
    made = [
        models.Draw(
            name=draw.name,
            purpose=draw.draw.purpose,
            low=draw.draw.low,
            high=draw.draw.high,
            value=draw.draw.value,
            seed=draw.draw.seed,
            counter=draw.draw.counter,
            commitment=draw.commitment or None,
            secret=draw.secret or None,
            words=list(draw.words),
            at=draw.at,
            closes=None,
        )
        for draw in drawn(records)
        if not is_sealed(context, draw.stage)
    ]
    promised = [
        models.Draw(
            name=name,
            purpose=name.partition("/")[2],
            low=draw.low,
            high=draw.high,
            value=None,
            seed=None,
            counter=None,
            commitment=draw.commitment,
            secret=None,
            words=[],
            at=None,
            closes=draw.closes,
        )
        for name, draw in open_draws(context.state).items()
        if not _is_of_sealed_stage(context, name)
    ]
    return made + promised


def _is_of_sealed_stage(context: TournamentContext, draw: str) -> bool:
    """Return whether a draw with a name such as `s0/ties` belongs to a sealed stage."""
    return any(
        draw.startswith(f"s{number}/") for number in range(len(context.state.stages)) if is_sealed(context, number)
    )


def news(context: TournamentContext, records: Sequence[Record], *, after: int = 0) -> list[models.News]:
    """Return the public announcements after a line of the log, oldest first."""
    if not any(may_be_public(record.event) for record in records if record.seq > after):
        return []
    ids = _news_ids(records)
    return [
        models.News(id=ids[happening.seq], at=happening.at, text=clean(happening.text))
        for happening in happenings(context, records)
        if happening.seq > after
    ]


def _news_ids(records: Iterable[Record]) -> dict[int, str]:
    """Return an id for each line, computed from its command.

    The line's number would reveal how many lines are sealed.
    """
    of_kind: Counter[tuple[str, str]] = Counter()
    ids: dict[int, str] = {}
    for record in records:
        kind = record.command_id, record.event.kind
        of_kind[kind] += 1
        ids[record.seq] = hashlib.sha256(f"{'/'.join(kind)}/{of_kind[kind]}".encode()).hexdigest()[:ID_DIGITS]
    return ids
