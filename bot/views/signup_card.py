"""What people read before they sign up: what is played, who hosts it, when it starts, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterator

from bot.parsing.format_advisor import DEFAULT_MINUTES
from bot.service.next_act import closes_ahead, is_evening, is_for_tonight
from bot.text.context import TournamentContext
from bot.text.format_texts import format_title
from bot.text.numbers import money
from bot.text.signup import fee_text
from bot.text.texts import texts
from bot.text.times import duration, stamp_with_distance
from bot.views.draws import seed_lines
from formats.core.errors import FieldError
from formats.core.possible.members import takes_teams
from formats.core.state import Stage, TournamentState

ROUNDED_TO = 10
"""Minutes: an estimate is not more exact."""


def conditions(context: TournamentContext) -> list[str]:
    """Return what entrants need to know before they sign up."""
    settings = context.state.settings
    lines = [_what_is_played(context), *_host(context)]
    dates = [
        says(at=stamp_with_distance(moment))
        for moment, says in (
            (closes_ahead(context.state), texts.signup.closes),
            (settings.ratings_fixed, texts.signup.ratings_fixed),
            (settings.first_round, texts.signup.first_round),
            (settings.check_in_opens, texts.attendance.opens_at),
        )
        if moment is not None
    ]
    lines += dates or ([texts.signup.starts_when_all_are_in()] if is_for_tonight(context.state, context.engine) else [])
    lines += length_lines(context)
    lines += voice_lines(context)
    if settings.capacity is not None:
        lines.append(texts.signup.capacity(limit=settings.capacity))
    if settings.fee is not None and settings.fee.minor:
        lines.append(fee_text(money(settings.fee), returned=settings.fee_returned))
    if settings.rules_url:
        lines.append(texts.info.rules_url(url=settings.rules_url))
    teams = takes_teams(context.state)
    return [*lines, texts.teams.how_to_join() if teams else texts.signup.how_to_join()]


def _what_is_played(context: TournamentContext) -> str:
    """Return the kinds of the stages, how many games a match has, and how large teams are."""
    state = context.state
    kinds = [format_title(plan.system) for plan in state.stages]
    lengths = {_best_of(context, number) for number in range(len(state.stages))} - {1}
    size = state.settings.team_size
    return " · ".join(
        [
            f"**{' + '.join(dict.fromkeys(kinds))}**",
            *(texts.match_posts.best_of(games=games) for games in sorted(lengths)),
            *([texts.signup.teams(size=size)] if size > 1 else []),
        ]
    )


def _best_of(context: TournamentContext, stage: int) -> int:
    """Return how many games a match of a stage may have."""
    games: int = getattr(context.options(stage), "best_of", 1)
    return games


def _host(context: TournamentContext) -> Iterator[str]:
    """Yield who created the tournament, where the person is known."""
    created_by = context.state.commands[0].actor if context.state.commands else ""
    if context.names.people.get(created_by):
        yield texts.signup.host(name=context.names.person(created_by))


def voice_lines(context: TournamentContext) -> list[str]:
    """Return the line that names the voice channel, if there is one."""
    voice = context.names.voice
    return [] if voice is None else [texts.match_posts.voice(channel=str(voice))]


def length_lines(context: TournamentContext) -> Iterator[str]:
    """Yield how long an evening takes with the players who are in, as far as that can be known."""
    state = context.state
    players = len(state.active_entrants())
    if len(state.stages) != 1 or not is_for_tonight(state, context.engine):
        return
    rounds = _rounds(context)
    if rounds:
        games = (3 * _best_of(context, 0) + 1) / 4  # of players of equal strength: 2.5 in a best of 3
        minutes = rounds * games * DEFAULT_MINUTES
        length = duration(max(ROUNDED_TO, round(minutes / ROUNDED_TO) * ROUNDED_TO))
        if takes_teams(state):
            yield texts.teams.length(teams=players, rounds=rounds, length=length, minutes=DEFAULT_MINUTES)
        else:
            yield texts.signup.length(players=players, rounds=rounds, length=length, minutes=DEFAULT_MINUTES)


def _rounds(context: TournamentContext) -> int | None:
    """Return how many rounds so many players play if no match is played again."""
    system, options = context.system(0), context.options(0)
    field = {entrant.id: entrant for entrant in context.state.active_entrants()}
    try:
        system.check(tuple(field.values()), options)
    except FieldError:
        return None
    return system.usual_rounds(Stage(0, context.state.stages[0], tuple(field), field), options)


def fair_draw_lines(state: TournamentState) -> list[str]:
    """Return the small print on draws, with what is promised before the field is known (docs/draws.md).

    Evenings have none: there is `/tournament verify`.
    """
    return [] if is_evening(state) else seed_lines(state)
