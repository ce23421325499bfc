"""Rounds: a stage begins, pairings are published, changed, played to the end."""

from __future__ import annotations

from bot.app.faces.in_use import faces
from bot.app.posting import groups, players
from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking import actions
from bot.app.speaking.actions import round_argument
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.messages import Message, PictureRef
from bot.app.speaking.names import quoted
from bot.app.speaking.wording import ahead, corrections, direct, ending, rounds, signup
from bot.app.speaking.wording.numbers import listed
from bot.app.speaking.wording.reading import log_head
from bot.app.views.groups import groups_of, ranked_apart
from bot.app.views.pairings import add_pairings, pairings_csv
from bot.app.views.standings import rating_text, standings_view
from bot.app.views.view import Page
from formats.core import events as ev
from formats.core.contract import Finished
from formats.core.model import Pairing
from formats.core.possible.clock import week_of_round
from formats.core.state import Round, Tournament
from formats.core.steps import stage_field
from formats.core.values import EntrantId

MOST_REASONS = 6
"""How many level seeds are explained where a stage is announced."""

STANDINGS = "standings"
"""The key of the latest standings."""

_ENDING = (ev.ResultRecorded, ev.RoundAmended)
"""What may leave a round without open games."""


def round_key(stage: int, number: int) -> str:
    """The key of a round's pairings."""
    return f"round:{round_argument(stage, number)}"


def stage_started(builder: PostBuilder, event: ev.StageStarted) -> None:
    """The field by seed and how it was found; of a stage of groups, who plays in which."""
    if groups_of(builder.context, event.stage):
        groups.started(builder, event)
    else:
        _field_by_seed(builder, event)


def _field_by_seed(builder: PostBuilder, event: ev.StageStarted) -> None:
    context, number = builder.context, event.stage
    plan, stage = context.state.stages[number], context.stage(number)
    page = Page()
    split = faces().of_format(plan.system).split_field(context, number)
    seats = None if split is None else split.seats
    page.line(
        rounds.stage_started(
            plan.title, len(event.seeds[:seats]), context.system(number).planned_rounds(stage, context.options(number))
        )
    )
    if plan.time_control:
        page.line(rounds.time_control(quoted(plan.time_control)))
    page.line(rounds.ORDER_BY_STANDINGS() if number else rounds.ORDER_BY_RATING())
    field = [
        rounds.field_line(seed, context.names.plain(entrant), rating_text(context.state.entrants[entrant]))
        for seed, entrant in enumerate(event.seeds, start=1)
    ]
    page.section(rounds.FIELD_BY_SEED(), field[:seats])
    if split is not None:
        page.section(split.others, field[split.seats :])
    parted = context.reasons(event.rationale, number)
    heading = rounds.WHY_SEEDED() if split is None else split.why
    page.section(heading, parted if len(parted) <= MOST_REASONS else [rounds.many_level_seeds(len(parted))])
    builder.public(pages(context.heading(plan.title), page.blocks(), tone="good"), key=f"stage:{number}")


def paired(builder: PostBuilder, event: ev.RoundPaired) -> None:
    """The pairings for everybody, and a card for each player; of a stage of groups, in each group's thread."""
    if groups_of(builder.context, event.stage):
        groups.paired(builder, event)
    else:
        _pairings(builder, event)


def _pairings(builder: PostBuilder, event: ev.RoundPaired) -> None:
    """Where several rounds open together, each has a post, and each player one card."""
    together = [other for other in builder.events if isinstance(other, ev.RoundPaired)]
    one = builder.context.state.started[event.stage].rounds[event.round_number - 1]
    by_hand = rounds.paired_by_director(quoted(event.text)) if event.cause == "director" else ""
    messages = round_pages(builder, builder.context, event.stage, one, intro=by_hand, ping=event is together[0])
    builder.public(messages, key=round_key(event.stage, event.round_number))
    if event is together[-1]:
        for entrant in sorted({who for other in together for who in _called(builder, other)}):
            players.send_card(builder, entrant)


def _called(builder: PostBuilder, event: ev.RoundPaired) -> frozenset[EntrantId]:
    """Whom a round concerns. Where all its results are known with it there is nothing to do for anybody."""
    one = builder.context.state.started[event.stage].rounds[event.round_number - 1]
    if one.results and one.complete:
        return frozenset()
    return event.pairings.members() - set(event.pairings.idle)


def round_pages(
    builder: PostBuilder, context: TournamentContext, stage: int, one: Round, *, intro: str = "", ping: bool = True
) -> list[Message]:
    """The post of a round."""
    page = Page()
    if intro:
        page.line(intro)
    if one.pairings.label:
        page.lines(context.reasons(one.pairings.rationale, stage))
    add_pairings(page, context, stage, one)
    page.line()
    dates = faces().of_format(context.state.stages[stage].system).dates(context, stage, one.number)
    page.lines(_dates(context.state, stage, one) if dates is None else dates)
    base = context.rules(stage).base_of(one.number)
    if base is not None:
        page.line(ahead.based_on(base))
    page.line(rounds.WHY_LINK())
    page.line(log_head(str(builder.loaded.head)))
    seated = [seat for pairing in one.open_pairings() for seat in pairing.seats]
    round_id = round_argument(stage, one.number)
    return pages(
        context.heading(context.round_title(stage, one)),
        page.blocks(),
        mentions=builder.users(seated) if ping else (),
        buttons=builder.buttons(
            actions.MY_GAME, (actions.PAIRINGS, round_id), actions.STANDINGS, (actions.WHY, round_id)
        ),
        csv=pairings_csv(context, stage, one),
        picture_refs=builder.picture_refs("round", stage, round_number=one.number),
    )


def _dates(state: Tournament, stage: int, one: Round) -> list[str]:
    """What the timetable says about the round's games, if there are any to play."""
    if not one.open_pairings():
        return []
    week = week_of_round(state, stage, one.number)
    if week is None:
        return [rounds.arrange_yourselves()]
    times = [state.times[pairing.id] for pairing in one.pairings.pairings if pairing.id in state.times]
    still_open = not times or not all(time.final for time in times)
    return [
        rounds.play_between(week.play_from, week.play_until),
        *([rounds.tentative_until(week.fix_at)] if still_open else []),
    ]


def amended(builder: PostBuilder, event: ev.RoundAmended) -> None:
    """The pairings as they are now, why, and a card for everybody whose game changed."""
    context = builder.context
    new = context.state.started[event.stage].rounds[event.round_number - 1]
    old = builder.before.started[event.stage].rounds[event.round_number - 1]
    builder.change_public(
        round_key(event.stage, event.round_number), round_pages(builder, context, event.stage, new, ping=False)
    )
    title = context.round_title(event.stage, new)
    what = _AMENDED[event.cause](title)
    concerned = [
        entrant
        for entrant in sorted(new.pairings.members() | old.pairings.members())
        if _place(old, entrant) != _place(new, entrant) and builder.after.entrants[entrant].status == "active"
    ]
    page = Page()
    page.line(what)
    if event.text:
        page.line(signup.because(quoted(event.text)))
    add_pairings(page, context, event.stage, new)
    builder.public(pages(context.heading(title), page.blocks(), mentions=builder.users(concerned), tone="attention"))
    for entrant in concerned:
        players.send_card(builder, entrant, direct.part_changed())


_AMENDED = {
    "director": rounds.amended_by_director,
    "withdrawal": rounds.amended_after_withdrawal,
    "correction": corrections.amended,
}
"""What is said of a round that was changed, by cause."""


def taken_back(builder: PostBuilder, event: ev.PlayTakenBack) -> None:
    """After which round play goes on, and why; a card for everybody who had a game after it."""
    context = builder.context
    log = context.state.started[event.stage]
    if not event.rounds:
        return
    title = context.round_title(event.stage, log.rounds[event.rounds - 1])
    because = [signup.because(quoted(event.text))] if event.text else []
    builder.say(corrections.taken_back(title), *because, tone="attention")
    before = builder.before.started
    dropped = (
        *before[event.stage].rounds[event.rounds :],
        *(one for later in before[event.stage + 1 :] for one in later.rounds),
    )
    seated = {who for one in dropped for pairing in one.pairings.pairings for who in pairing.seats}
    for entrant in sorted(seated):
        if builder.after.entrants[entrant].status == "active":
            players.send_card(builder, entrant, direct.part_changed())


def _place(one: Round, entrant: EntrantId) -> Pairing | int | None:
    """What the round holds for an entrant: a game, a bye's points, or nothing."""
    bye = next((bye.half_points for bye in one.pairings.byes if bye.entrant == entrant), None)
    return one.pairing_of(entrant) or bye


def settled(builder: PostBuilder) -> None:
    """After everything else: has a round just been completed, and perhaps the stage with it?"""
    if builder.after.phase != "running" or builder.happened(ev.CommandUndone) or not builder.happened(*_ENDING):
        return
    number = builder.after.stage_number
    if not _complete(builder.after, number) - _complete(builder.before, number) or _waits_for_all(builder):
        _mend_standings(builder)
        return
    if not ranked_apart(builder.context):
        view = standings_view(builder.context)
        buttons = builder.buttons(actions.STANDINGS, actions.MY_GAME)
        picture_refs = standings_sights(builder)
        builder.public(
            pages(view.title, view.blocks, buttons=buttons, csv=view.csv, picture_refs=picture_refs), key=STANDINGS
        )
    if isinstance(builder.engine.status(builder.after), Finished):
        stage_finished(builder)


def _complete(state: Tournament, stage: int) -> set[int]:
    """The rounds of a stage that have all their results."""
    return {one.number for one in state.started[stage].rounds if one.complete} if stage < len(state.started) else set()


def _waits_for_all(builder: PostBuilder) -> bool:
    """Are all rounds of the stage open together, and some games still to come?"""
    return builder.context.rules(builder.after.stage_number).opens_at_once and bool(builder.after.open_games())


def _mend_standings(builder: PostBuilder) -> None:
    """A corrected result changes the standings posted last."""
    if any(isinstance(one, ev.ResultRecorded) and builder.earlier_result(one.pairing) for one in builder.events):
        change_standings(builder)


def change_standings(builder: PostBuilder) -> None:
    """The standings posted last, as they are now; groups have tables of their own."""
    if not builder.after.started or ranked_apart(builder.context):
        return
    view = standings_view(builder.context)
    buttons = builder.buttons(actions.STANDINGS, actions.MY_GAME)
    picture_refs = standings_sights(builder)
    builder.change_public(
        STANDINGS, pages(view.title, view.blocks, buttons=buttons, csv=view.csv, picture_refs=picture_refs)
    )


def standings_sights(builder: PostBuilder) -> tuple[PictureRef, ...]:
    """How things stand in the stage in play, in pictures."""
    stage = builder.after.stage_number
    return builder.picture_refs("standings", stage)


def stage_finished(builder: PostBuilder) -> None:
    """Who goes on to the next stage."""
    state = builder.after
    number = state.stage_number
    if number + 1 >= len(state.stages):
        return
    going_on = stage_field(state, builder.engine, number + 1)
    names = [f"**{builder.context.names.plain(entrant.id)}**" for entrant in going_on]
    lines = [
        ending.stage_over(state.stages[number].title),
        ending.qualified(state.stages[number + 1].title, listed(names)),
    ]
    builder.public(
        pages(
            builder.context.heading(state.stages[number].title),
            blocks_of(lines),
            mentions=builder.users(entrant.id for entrant in going_on),
            tone="good",
        )
    )
