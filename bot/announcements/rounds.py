"""Posts about rounds: a stage begins, pairings are published, changed, completed or undone."""

from __future__ import annotations

from bot.announcements import groups, players
from bot.announcements.event_posts import posts_because_of
from bot.announcements.match_posts import in_threads
from bot.announcements.pages import blocks_of, joined_blocks, pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import coming, round_key, round_pages, strike_round
from bot.service.next_act import is_evening
from bot.text import actions
from bot.text.actions import round_argument
from bot.text.context import TournamentContext
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.views.capabilities import listed_seats_of, split_field_of
from bot.views.groups import groups_of, latest_of, ranked_apart
from bot.views.next_act import shared_next_button
from bot.views.pairings import add_pairings
from bot.views.seeding import in_seeding_order, seeded_by
from bot.views.standings import rating_text, standings_view
from bot.views.view import Page
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.possible.members import takes_teams
from formats.core.state import Round, TournamentState
from formats.core.values import EntrantId

ORDERS = {
    "strength": texts.rounds.order_by_rating,
    "standings": texts.rounds.order_by_standings,
    "hand": texts.rounds.order_by_hand,
    "lot": texts.rounds.order_by_lot,
    "entry": texts.rounds.order_by_entry,
}
"""How the field of a stage is seeded."""


MOST_REASONS = 6
"""Maximum number of reasons for broken ties of seeds in the announcement of a stage."""

STANDINGS = "standings"
"""Post key of the latest standings."""

_ENDING = (ev.ResultRecorded, ev.RoundAmended)
"""Events that can complete a round."""


@posts_because_of(ev.StageStarted)
def stage_started(builder: PostBuilder, event: ev.StageStarted) -> None:
    """Post the field by seed and how it was found; for a stage of groups, who plays in which.

    An evening that begins has the post of its first round, beside the card with everyone who is in.
    """
    if is_evening(builder.after) and not event.stage and not groups_of(builder.context, event.stage):
        return
    if groups_of(builder.context, event.stage):
        groups.started(builder, event)
    else:
        _field_by_seed(builder, event)


def _field_by_seed(builder: PostBuilder, event: ev.StageStarted) -> None:
    """Post the field by seed with the reasons of its order."""
    context, number = builder.context, event.stage
    plan, stage = context.state.stages[number], context.stage(number)
    page = Page()
    split = split_field_of(context, number)
    seats = None if split is None else split.seats
    planned = None if split is not None else context.system(number).planned_rounds(stage, context.options(number))
    page.line(_stage_started(plan.title, len(event.seeds[:seats]), planned, teams=takes_teams(builder.after)))
    if split is not None:
        page.line(split.rounds)
    if plan.time_control:
        page.line(texts.rounds.time_control(text=quoted(plan.time_control)))
    how = seeded_by(context, number, event.seeds, event.rationale)
    page.line(split.order if split is not None and not number else ORDERS[how]())
    field = [
        _field_line(seed, context.names.plain(entrant), rating_text(context.state.entrants[entrant]))
        for seed, entrant in enumerate(event.seeds, start=1)
    ]
    if _is_listed(builder, event):
        page.line(texts.rounds.field_as_listed())
    else:
        page.section(texts.rounds.field_by_seed(), field[:seats])
    if split is not None:
        page.section(split.others, field[split.seats :])
    heading = texts.rounds.why_seeded() if split is None else split.why
    page.section(heading, [] if how == "lot" else _why_seeded(context, event))
    builder.public(pages(context.heading(plan.title), page.blocks(), tone="good"), key=f"stage:{number}")


def _why_seeded(context: TournamentContext, event: ev.StageStarted) -> list[str]:
    """Return the reasons of the order; of many the number of ties, which are about two players each."""
    if len(event.rationale) <= MOST_REASONS:
        return context.reasons(event.rationale, event.stage)
    ties = sum(len(reason.about) == 2 for reason in event.rationale)  # noqa: PLR2004
    return [texts.rounds.many_level_seeds(count=ties)] if ties else []


def _is_listed(builder: PostBuilder, event: ev.StageStarted) -> bool:
    """Whether the newest list in the channel, of the closed sign-up or a stage before, has this field in this order."""
    before = {other.stage: other.seeds for other in builder.events if isinstance(other, ev.StageStarted)}
    if event.stage:
        return before.get(event.stage - 1) == event.seeds
    closes = any(isinstance(other, ev.PhaseChanged) and other.phase == "closed" for other in builder.events)
    if split_field_of(builder.context, event.stage) is not None:
        seats = listed_seats_of(builder.earlier, event.stage, builder.now)
        return bool(seats) and seats == event.seeds[: len(seats)]
    field, numbered = in_seeding_order(builder.earlier, builder.before.active_entrants())
    same = numbered and tuple(entrant.id for entrant in field) == event.seeds
    return same and (closes or builder.before.phase == "closed")


@posts_because_of(ev.RoundPaired)
def round_published(builder: PostBuilder, event: ev.RoundPaired) -> None:
    """Post the pairings for everyone, and a card for each player; for a stage of groups, in each group's thread."""
    if groups_of(builder.context, event.stage):
        groups.paired(builder, event)
    else:
        _pairings(builder, event)


def _pairings(builder: PostBuilder, event: ev.RoundPaired) -> None:
    """Post a round. If several rounds open together, each has a post, and each player gets one card."""
    together = [other for other in builder.events if isinstance(other, ev.RoundPaired)]
    round_ = builder.context.state.started[event.stage].rounds[event.round_number - 1]
    ping = event is together[0] and not in_threads(builder.context, event.stage)
    messages = round_pages(builder, builder.context, event.stage, round_, ping=ping)
    builder.public(messages, key=round_key(event.stage, event.round_number))
    if event is together[-1]:
        for entrant in sorted({who for other in together for who in _called(builder, other)}):
            players.send_card(builder, entrant)


def _called(builder: PostBuilder, event: ev.RoundPaired) -> frozenset[EntrantId]:
    """Return the entrants who have to act because of a round; none if all its results are known already."""
    round_ = builder.context.state.started[event.stage].rounds[event.round_number - 1]
    if round_.results and round_.complete:
        return frozenset()
    return event.pairings.members() - set(event.pairings.idle)


@posts_because_of(ev.MatchAdded)
def match_opened(builder: PostBuilder, event: ev.MatchAdded) -> None:
    """Mention the two players of a match that joined a round, once; the card of the round shows it for everyone.

    A match with a thread mentions them there (`match_posts`).
    """
    if event.game is None or in_threads(builder.context, event.stage):
        return
    context, game = builder.context, builder.context.game(event.game.id)
    title = context.round_title(event.stage, game.round)
    line = texts.rounds.match_open(title=f"**{title}**", players=context.players(game.pairing))
    buttons = builder.buttons(actions.MY_GAME, (actions.PAIRINGS, round_argument(event.stage, event.round_number)))
    builder.call(game.pairing.seats, line, buttons=buttons)
    for entrant in game.pairing.seats:
        players.send_card(builder, entrant)


@posts_because_of(ev.RoundAmended)
def round_changed(builder: PostBuilder, event: ev.RoundAmended) -> None:
    """Post the changed pairings with the reason, and a card for every entrant whose game changed."""
    context = builder.context
    new = context.state.started[event.stage].rounds[event.round_number - 1]
    old = builder.before.started[event.stage].rounds[event.round_number - 1]
    title = context.round_title(event.stage, new)
    what = _AMENDED[event.cause](round_title=title)
    concerned = [
        entrant
        for entrant in sorted(new.pairings.members() | old.pairings.members())
        if _place(old, entrant) != _place(new, entrant) and builder.after.entrants[entrant].status == "active"
    ]
    page = Page()
    page.line(what)
    if event.text:
        page.line(texts.signup.because(text=quoted(event.text)))
    add_pairings(page, context, event.stage, new)
    builder.public(pages(context.heading(title), page.blocks(), mentions=builder.called(concerned), tone="attention"))
    for entrant in concerned:
        players.send_card(builder, entrant, texts.direct.part_changed())


_AMENDED = {
    "director": texts.rounds.amended_by_director,
    "withdrawal": texts.rounds.amended_after_withdrawal,
    "correction": texts.corrections.amended,
    "newcomer": texts.rounds.amended_for_newcomer,
}
"""Sentence about a changed round, by cause."""


@posts_because_of(ev.PlayTakenBack)
def play_taken_back(builder: PostBuilder, event: ev.PlayTakenBack) -> None:
    """Post from which round play continues, and why; strike later rounds, and send cards to their players."""
    context = builder.context
    log = context.state.started[event.stage]
    if not event.rounds:
        return
    said = texts.corrections.taken_back(round_title=context.round_title(event.stage, log.rounds[event.rounds - 1]))
    because = [texts.signup.because(text=quoted(event.text))] if event.text else []
    before = builder.before.started
    dropped = [(event.stage, round_) for round_ in before[event.stage].rounds[event.rounds :]]
    dropped += [
        (stage, round_)
        for stage, later in enumerate(before[event.stage + 1 :], start=event.stage + 1)
        for round_ in later.rounds
    ]
    for stage, round_ in dropped:
        strike_round(builder, stage, round_.number, said)
    seated = sorted(
        {who for _, round_ in dropped for who in round_.pairings.members() if _place(round_, who) is not None}
    )
    concerned = [entrant for entrant in seated if builder.after.entrants[entrant].status == "active"]
    builder.say(said, *because, mentions=builder.called(concerned), tone="attention")
    for entrant in concerned:
        players.send_card(builder, entrant, texts.direct.part_changed())


def _place(round_: Round, entrant: EntrantId) -> Pairing | int | None:
    """Return what the round contains for an entrant: a game, the points of a bye, or None."""
    bye = next((bye.half_points for bye in round_.pairings.byes if bye.entrant == entrant), None)
    return round_.pairing_of(entrant) or bye


def part_completed(builder: PostBuilder) -> None:
    """Post the standings when the games of a part are complete, for groups that follow one another.

    In other stages the card of the last round shows the standings.
    """
    if builder.after.phase != "running" or builder.happened(ev.CommandUndone) or not builder.happened(*_ENDING):
        return
    number = builder.after.stage_number
    groups = groups_of(builder.context)
    if not groups or ranked_apart(builder.context) or builder.after.open_games():
        return
    if any(group.goes_on for group in latest_of(groups)):
        return  # a replay follows
    if _complete(builder.after, number) - _complete(builder.before, number):
        builder.public(_standings(builder), key=STANDINGS)


def _complete(state: TournamentState, stage: int) -> set[int]:
    """Return the rounds of a stage that have all their results."""
    return (
        {round_.number for round_ in state.started[stage].rounds if round_.complete}
        if stage < len(state.started)
        else set()
    )


def change_standings(builder: PostBuilder) -> None:
    """Update the latest posted standings: after a correction or an undo, by what comes next, and at the end."""
    if builder.happened(ev.RoundPaired):
        _leave_as_they_were(builder)
        return
    if not builder.after.started or not groups_of(builder.context) or ranked_apart(builder.context):
        return
    corrected = any(
        isinstance(event, ev.ResultRecorded) and builder.earlier_result(event.pairing) for event in builder.events
    )
    ended = builder.happened(ev.PhaseChanged) and builder.after.phase == "finished"
    if not (corrected or ended or builder.happened(ev.CommandUndone) or _goes_on_otherwise(builder)):
        return
    messages = _standings(builder)
    if ended:
        # The post about the end contains the same standings, and the prizes.
        messages = [Message(body=texts.rounds.standings_at_the_end()) for _ in _standings(builder, builder.earlier)]
    builder.change_public(STANDINGS, messages)


def _goes_on_otherwise(builder: PostBuilder) -> bool:
    """Return whether the next step or its time has changed, other than by the results that are just posted."""
    return not builder.happened(*_ENDING) and coming(builder.earlier) != coming(builder.context)


def _leave_as_they_were(builder: PostBuilder) -> None:
    """Remove the next step from the latest posted standings once it has been taken."""
    if coming(builder.earlier) and groups_of(builder.earlier) and not ranked_apart(builder.earlier):
        builder.change_public(STANDINGS, _standings(builder, builder.earlier, passed=True))


def _standings(
    builder: PostBuilder, context: TournamentContext | None = None, *, passed: bool = False
) -> list[Message]:
    """Return the post with the standings after the change or in another context, without the next step if `passed`."""
    context = context or builder.context
    view = standings_view(context)
    ahead = () if passed else shared_next_button(context, builder.loaded.id)
    picture_refs = builder.picture_refs("standings", context.state.stage_number)
    return pages(
        view.title,
        joined_blocks((*view.blocks, *blocks_of(() if passed else coming(context)))),
        buttons=(*ahead, *builder.buttons(actions.STANDINGS, actions.MY_GAME)),
        picture_refs=[ref.model_copy(update={"version": context.state.version}) for ref in picture_refs],
    )


def _stage_started(title: str, entrants: int, rounds: int | None, *, teams: bool) -> str:
    """A stage begins."""
    if rounds is None:
        said = texts.teams.stage_started if teams else texts.rounds.stage_started
        return said(title=title, entrants=entrants)
    both = texts.teams.stage_started_rounds if teams else texts.rounds.stage_started_rounds
    return both(title=title, entrants=entrants, rounds=rounds)


def _field_line(seed: int, name: str, rating: str) -> str:
    """A line of the field."""
    return f"{seed}. {name}" + (f" ({rating})" if rating else "")
