"""Pictures of the page: the preview of a link to a tournament, and the picture of its board in chat."""

from __future__ import annotations

from bot.pictures.drawing import PictureView
from bot.pictures.link_card import MOST_LINES, CardLine, LinkCard
from bot.service.final_places import announced_places
from bot.text.labels import STATES
from bot.text.messages import PictureRef
from bot.text.names import clean
from bot.text.numbers import points
from bot.text.picture_kinds import board_pictures, view_of
from bot.views.live_board import board_view
from bot.views.sealing import is_sealed
from bot.views.standings import caption
from bot.web.frame import about
from bot.web.pages.parts import any_sealed
from bot.web.visit import Visit
from formats.core.model import Standing


def link_card(visit: Visit) -> LinkCard:
    """Title and state; the first of the standings where everybody may know them, at the end the first places."""
    context = visit.context
    state, title = context.state, clean(context.state.title)
    number = state.stage_number
    if number < 0 or is_sealed(context, number):
        return LinkCard(title, about(visit))
    if state.phase == "finished" and not any_sealed(context):
        places = announced_places(state, context.engine)
        lines = [
            CardLine(str(place.first), clean(context.names.full(who))) for place in places for who in place.entrants
        ]
        return LinkCard(title, STATES[state.phase](), tuple(lines[:MOST_LINES]))
    if not any(round_.results for round_ in context.stage(number).rounds):
        return LinkCard(title, about(visit))
    far = context.how_far(number, markdown=False)

    def came_to(line: Standing) -> str:
        return far[line.entrant] if line.entrant in far else points(line.points, line.scale)

    placed, _ = context.standings_apart(number)
    lines = [
        CardLine(str(line.rank), clean(context.names.full(line.entrant)), came_to(line)) for line in placed[:MOST_LINES]
    ]
    return LinkCard(title, caption(context, number).rstrip(".。"), tuple(lines))


def board_picture(visit: Visit) -> PictureView | None:
    """Return the first picture of the board that has something to show, as chat does; None without one.

    At the end it is the last one of play, because the page has a podium of its own.
    """
    context, version = visit.context, visit.public.loaded.state.version
    is_over = context.state.phase == "finished" and not any_sealed(context)
    last = board_pictures(context, context.state.stage_number) if is_over else ()
    for kind in last or board_view(context, visit.public.id).picture_refs:
        view = view_of(context, PictureRef(tournament=visit.public.id, version=version, kind=kind))
        if view is not None:
            return view
    return None
