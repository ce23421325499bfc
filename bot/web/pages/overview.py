"""First page of a tournament: current round with opponents, latest results, leaders, next dates, news."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.files.html import Html, items, joined, tag
from bot.service.final_places import announced_places
from bot.service.ledger import ledger
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import format_text
from bot.text.names import clean, unmarked
from bot.text.picture_kinds import board_pictures
from bot.text.texts import texts
from bot.views.branches import branch_lines
from bot.views.groups import games_played, group_named, groups_of
from bot.views.ledger import prize_texts
from bot.views.live_board import board_view, next_lines
from bot.views.play_progress import rounds_in_play
from bot.views.sealing import is_sealed
from bot.views.signup_card import fair_draw_lines
from bot.views.standings_table import score_text
from bot.web.chat_text import chat_html
from bot.web.pages.badges import face
from bot.web.pages.files import may_give_log
from bot.web.pages.pairings import result_cell, time_cell, watch_link
from bot.web.pages.parts import any_sealed, player, sealed
from bot.web.pages.telling import LATEST, news
from bot.web.visit import Visit
from formats.core import events as ev
from formats.core.model import Reason, Standing
from formats.core.values import PairingId

LEADERS, MOST_GAMES, MOST_RESULTS, MOST_GROUPS = 5, 8, 5, 8
"""How many of each are shown."""


def overview_page(visit: Visit) -> Html:
    """Return what a visitor wants to know first: during play, before it, and at the end."""
    context = visit.context
    if context.state.phase == "finished" and not any_sealed(context):
        shown = joined([_result(visit), _picture(visit), _check_link(visit)])
    elif context.state.phase == "running" and context.state.stage_number >= 0:
        shown = joined(_in_play(visit))
    else:
        fair_draw = "\n".join(fair_draw_lines(context.state))  # the page of the draws has more
        sections = [text for text in board_view(context, visit.public.id).sections if text != fair_draw]
        cards = [tag("section", chat_html(text, visit.zone), class_="card") for text in sections]
        shown = tag("div", *cards, class_="cards")
    chronicle = news(visit, LATEST)
    return joined([shown, _beside(visit), *([tag("h2", texts.web.chronicle()), chronicle] if chronicle else [])])


def _beside(visit: Visit) -> Html:
    """Return how the events stand that are played beside this one, with links to them, or to the main one."""
    lines = chat_html("\n".join(branch_lines(visit.context)), visit.zone)
    links = [tag("a", clean(other.context.state.title), href=visit.path(of=other.id)) for other in visit.others]
    if not lines and not links:
        return Html("")
    heading = tag("h2", texts.web.side_by_side())
    return tag("section", heading, lines, items(links) if links else "", class_="card")


def _check_link(visit: Visit) -> Html:
    """Return the link to the button that checks the tournament; empty where its log is not public."""
    if not may_give_log(visit.public):
        return Html("")
    return tag("p", tag("a", texts.web.check_it_yourself(), href=f"{visit.path('files')}#check"))


def _in_play(visit: Visit) -> Iterator[Html]:
    """Yield what is on now and, unless it is sealed, games, results and leaders."""
    context = visit.context
    number = context.state.stage_number
    yield _now(visit)
    yield _noted(context.reasons(_warnings(visit, number), number))
    if is_sealed(context, number):
        yield sealed()
        return
    games = {game.pairing.id: game for game in context.games()}
    yield _group_leaders(visit, number)
    to_come = _to_come(context, list(games.values()))
    latest = _latest(visit, games)
    yield _games(visit, texts.web.games_open(), to_come, "schedule" if context.state.times else "pairings")
    columns = [_games(visit, texts.web.latest_results(), latest, "pairings"), _leaders(visit, number)]
    yield tag("div", *filter(None, columns), class_="columns")
    if board_pictures(context, number):
        yield _picture(visit)


def _now(visit: Visit) -> Html:
    """Return the rounds in play with a bar, and what comes next."""
    bars = []
    for part in rounds_in_play(visit.context):
        counted = texts.web.progress(played=part.played, games=part.games)
        bars.append(
            tag(
                "div",
                tag("p", tag("strong", part.title), " ", tag("span", counted, class_="soft") if part.games else ""),
                *([_bar(part.played, part.games, counted)] if part.games else []),
            )
        )
    ahead = "\n".join(next_lines(visit.context))
    return tag(
        "section",
        tag("h2", texts.web.now()),
        *bars,
        *([chat_html(ahead, visit.zone, level=3)] if ahead else []),
        class_="card lead",
    )


def _warnings(visit: Visit, number: int) -> list[Reason]:
    """Return what everybody was warned of when a stage began, such as a title nobody plays for."""
    started = [record.event for record in visit.public.loaded.records if isinstance(record.event, ev.StageStarted)]
    rationale = next((event.rationale for event in reversed(started) if event.stage == number), ())
    return [reason for reason in rationale if reason.warning]


def _noted(lines: Sequence[str]) -> Html:
    """Return sentences of chat on a card; empty without any."""
    return tag("section", items([unmarked(line) for line in lines]), class_="card") if lines else Html("")


def _bar(played: int, games: int, label: str) -> Html:
    return tag("progress", max=str(games), value=str(played), aria_label=label)


def _to_come(context: TournamentContext, games: Sequence[Game]) -> list[Game]:
    """Return the next open games: by time, those without one last."""
    times = context.state.times
    still_open = [game for game in games if game.result is None and not is_sealed(context, game.stage)]
    timed = sorted(
        (game for game in still_open if game.pairing.id in times), key=lambda game: times[game.pairing.id].at
    )
    return [*timed, *(game for game in still_open if game.pairing.id not in times)][:MOST_GAMES]


def _latest(visit: Visit, games: dict[PairingId, Game]) -> list[Game]:
    """Return the games whose results were recorded last, the latest first."""

    def recorded() -> Iterator[Game]:
        seen = set()
        for record in reversed(visit.public.loaded.records):
            event = record.event
            if isinstance(event, ev.ResultRecorded) and event.pairing in games and event.pairing not in seen:
                seen.add(event.pairing)
                if games[event.pairing].result is not None:
                    yield games[event.pairing]

    return list(islice(recorded(), MOST_RESULTS))


def _games(visit: Visit, title: str, games: Sequence[Game], section: str) -> Html:
    """Return games as cards that fit on a phone; empty without games."""
    if not games:
        return Html("")
    cards = [tag("li", game_card(visit, game)) for game in games]
    return tag("section", tag("h2", visit.link(title, section)), tag("ul", *cards, class_="games"))


def game_card(visit: Visit, game: Game) -> Html:
    """Return both players below each other with sides, then where, when and how the game ended."""
    context, pairing, result = visit.context, game.pairing, game.result
    half_points = result.half_points if result is not None else (0, 0)
    rows = []
    for seat, entrant in enumerate(pairing.seats):
        wins = half_points[seat] > half_points[1 - seat]
        side = context.side(game.stage, seat)
        rows.append(
            tag(
                "div",
                face(context.names.plain(entrant), entrant),
                player(visit, entrant),
                *([tag("span", side, class_="soft")] if side else []),
                class_="who won" if wins else "who",
            )
        )
    group = group_named(context, game.stage, pairing.label)
    place = (
        clean(group.title)
        if group is not None
        else format_text(pairing.label) or texts.web.board(board=str(pairing.board))
    )
    about = [place, time_cell(visit, pairing, result), result_cell(context, pairing, result) if result else ""]
    return tag(
        "div",
        *rows,
        tag("p", joined(filter(None, about), " · "), watch_link(context, pairing), class_="soft"),
        class_="game",
    )


def _leaders(visit: Visit, number: int) -> Html:
    """Return the top of the standings; in groups, which have tables of their own, nothing."""
    context = visit.context
    lines, _ = context.standings_apart(number)
    if groups_of(context, number) or not any(round_.results for round_ in context.stage(number).rounds):
        return Html("")
    listed = [tag("li", *_leader(visit, number, str(line.rank), line)) for line in lines[:LEADERS]]
    return tag(
        "section",
        tag("h2", texts.web.leaders()),
        tag("ol", *listed, class_="leaders"),
        tag("p", visit.link(f"{texts.web.all_standings()} →", "standings")),
    )


def _leader(visit: Visit, number: int, before: str, line: Standing) -> Iterator[Html]:
    """Yield the contents of a line of leaders: what is `before` the player, the player, and the score."""
    context = visit.context
    yield tag("span", before, class_="place")
    yield face(context.names.plain(line.entrant), line.entrant)
    yield player(visit, line.entrant)
    far = context.how_far(number, markdown=False)
    yield tag("span", unmarked(score_text(context, number, line, far)), class_="score")


def _group_leaders(visit: Visit, number: int) -> Html:
    """Return the first of each group of the latest part, once it has a result; empty without groups."""
    context = visit.context
    groups = groups_of(context, number)
    groups = tuple(group for group in groups if group.part == groups[-1].part)
    ranked = context.rules(number).rank_groups(context.stage(number), [group.name for group in groups])
    listed = [
        tag("li", *_leader(visit, number, clean(group.title.removeprefix(f"{group.part}, ")), ranked[group.name][0]))
        for group in groups[:MOST_GROUPS]
        if ranked[group.name] and games_played(context, number, group)[0]
    ]
    if not listed:
        return Html("")
    title = tag("h2", visit.link(texts.web.leaders(), "groups"))
    return tag("section", title, tag("ul", *listed, class_="leaders"))


def _picture(visit: Visit) -> Html:
    """Return the picture that chat shows on the board in play; at the end the last one."""
    image = tag("img", src=visit.path("board.png"), alt=texts.web.board_picture(), loading="lazy")
    return tag("figure", image, class_="board")


def _result(visit: Visit) -> Html:
    """List the winners and their prizes."""
    state, engine, names = visit.context.state, visit.context.engine, visit.context.names
    podium = [
        tag(
            "li",
            tag("span", str(place.first), class_="place"),
            joined((joined([face(names.plain(who), who), player(visit, who)]) for who in place.entrants), " "),
            class_=f"place-{place.first}",
        )
        for place in announced_places(state, engine)
    ]
    last = len(state.started) - 1
    stays = visit.context.rules(last).left_as_it_was(visit.context.stage(last)) if last >= 0 else ()
    prizes = [unmarked(text) for prize in ledger(state, engine).prizes for text in prize_texts(visit.context, prize)]
    return joined(
        [
            tag("section", tag("h2", texts.report.result()), tag("ol", *podium, class_="podium"), class_="card lead"),
            _noted(visit.context.reasons(stays, last)),
            *([tag("section", tag("h2", texts.report.prizes()), items(prizes), class_="card")] if prizes else []),
        ]
    )
