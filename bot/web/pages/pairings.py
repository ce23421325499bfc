"""Pages of the rounds, each game with its reasons, and of the schedule.

The cells of a game (players, result, link, time) are the same in both, and on other pages with games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.files.html import Html, joined, tag
from bot.files.sheets import Head, Row, sheet
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import format_text
from bot.text.games import bye_text
from bot.text.tables import GAME_HEAD
from bot.text.texts import texts
from bot.views.groups import game_named, groups_of, part_of_round, part_title, round_named, together_with
from bot.views.sealing import open_stages
from bot.views.standing_rulings import recorded_text
from bot.web.pages.parts import any_sealed, begun_stages, nothing_yet, player, reasons, sealed, steps
from bot.web.times import moment_html
from bot.web.visit import NotHereError, Visit
from formats.core.model import Pairing, Reason
from formats.core.results import Result
from formats.core.state import Round
from formats.core.state_slices.server_games import ServerGames

_ROUND = re.compile(r"s(\d{1,2})r(\d{1,3})")
MOST_STEPS = 40
"""Rounds that are linked side by side; of more only those around the one that is shown."""


def has_rounds(context: TournamentContext) -> bool:
    """Return whether a round has been published."""
    return any(log.rounds for log in context.state.started)


def round_part(stage: int, number: int) -> str:
    """Return a round as a part of an address: `s1r3` is round 3 of the first stage."""
    return f"s{stage + 1}r{number}"


def pairings_page(visit: Visit) -> Html:
    """Return the page of a round: games with sides, times and results, byes, and the reasons of each."""
    context = visit.context
    stages = begun_stages(context)
    if not stages:
        return sealed() if any_sealed(context) else nothing_yet()
    number, round_ = _wanted(visit, stages)
    return joined(
        [
            sealed() if any_sealed(context) else "",
            steps(texts.web.all_rounds(), list(_round_links(visit, stages, number, round_))),
            tag("h2", part_title(context, number, round_) or context.round_title(number, round_)),
            *_shown(visit, number, round_),
        ]
    )


def _shown(visit: Visit, number: int, round_: Round) -> Iterable[Html]:
    """Yield the content of a round; if groups play one part after the other, the games of its part by group."""
    part = part_of_round(visit.context, number, round_)
    if not part:
        yield games_sheet(visit, number, round_)
        yield _byes(visit, number, round_)
        yield _idle(visit, number, round_)
        yield reasons(visit, round_.pairings.rationale, number)
        return
    together = together_with(visit.context, number, round_)
    for group in groups_of(visit.context, number):
        if group.part == part:
            title = group.title.removeprefix(f"{part}, ")
            games = [(other, game) for other in together for game in other.games.by_label.get(group.name, ())]
            yield tag("h3", title)
            yield _sheet(visit, number, title, games)
    yield reasons(visit, [reason for other in together for reason in other.pairings.rationale], number)


def _wanted(visit: Visit, stages: Sequence[int]) -> tuple[int, Round]:
    """Return the round in the address, by default the latest. Raises `NotHereError` for one that does not exist."""
    if not visit.part:
        return stages[-1], visit.context.stage(stages[-1]).rounds[-1]
    found = _ROUND.fullmatch(visit.part)
    stage, number = (int(found[1]) - 1, int(found[2])) if found else (-1, 0)
    if stage not in stages or not 1 <= number <= len(visit.context.stage(stage).rounds):
        raise NotHereError
    return stage, visit.context.stage(stage).rounds[number - 1]


def _round_links(visit: Visit, stages: Iterable[int], here: int, shown: Round) -> Iterable[Html]:
    """Yield links to the rounds around the one that is shown. Rounds played together have one link."""
    context = visit.context
    current_round = together_with(context, here, shown)[0]
    every = [
        (number, round_)
        for number in stages
        for round_ in context.stage(number).rounds
        if together_with(context, number, round_)[0] is round_
    ]
    at = next(place for place, (number, round_) in enumerate(every) if number == here and round_ is current_round)
    first = max(0, min(at - MOST_STEPS // 2, len(every) - MOST_STEPS))
    several = len(context.state.stages) > 1
    for number, round_ in every[first : first + MOST_STEPS]:
        current = {"aria_current": "page"} if number == here and round_ is current_round else {}
        title = round_named(context, number, round_)
        label = part_of_round(context, number, round_) or (
            f"{number + 1}.{round_.number}" if several else str(round_.number)
        )
        # What is read out has to contain what is shown (WCAG 2.5.3).
        label = label if label in title else title
        yield visit.link(label, "pairings", round_part(number, round_.number), title=title, aria_label=title, **current)


def games_sheet(visit: Visit, number: int, round_: Round) -> Html:
    """Return the games of a round as a table."""
    title = visit.context.round_title(number, round_)
    return _sheet(visit, number, title, [(round_, pairing) for pairing in round_.pairings.pairings])


def _sheet(visit: Visit, number: int, caption: str, games: Sequence[tuple[Round, Pairing]]) -> Html:
    context = visit.context
    sides = [context.side(number, seat) for seat in (0, 1)]
    timed = any(pairing.id in context.state.times for _, pairing in games)
    explained = any(_reasons_of(context, pairing) for _, pairing in games)
    heads = [
        Head(texts.report.board(), "number at"),
        Head(sides[0] or texts.report.first(), "names first"),
        Head(sides[1] or texts.report.second(), "names second"),
        Head(GAME_HEAD[1](), "result"),
        *([Head(GAME_HEAD[0](), "time")] if timed else []),
        *([Head(texts.report.why(), "why")] if explained else []),
    ]
    rows = []
    for round_, pairing in games:
        result = round_.results.get(pairing.id)
        cells: list[str] = [
            format_text(pairing.label) or str(pairing.board),
            *_players(visit, number, pairing),
            joined([result_cell(context, pairing, result), watch_link(context, pairing)]),
            *([time_cell(visit, pairing, result)] if timed else []),
            *([reasons(visit, _reasons_of(context, pairing), number)] if explained else []),
        ]
        rows.append(Row(cells, kinds=_winner(result)))
    return sheet(caption, heads, rows, kind="versus")


def _players(visit: Visit, number: int, pairing: Pairing) -> Iterable[Html]:
    """Yield both names, each with its side for screens that show no heads of columns."""
    for seat, entrant in enumerate(pairing.seats):
        side = visit.context.side(number, seat)
        yield joined([player(visit, entrant), *([tag("span", f" {side}", class_="side")] if side else [])])


def _winner(result: Result | None) -> dict[int, str]:
    """Return the style of cells by column: the winner's name, or the result of an open game."""
    if result is None:
        return {3: "open"}
    first, second = result.half_points
    return {1: "won"} if first > second else {2: "won"} if second > first else {}


def _reasons_of(context: TournamentContext, pairing: Pairing) -> list[Reason]:
    time = context.state.times.get(pairing.id)
    return [*pairing.reasons, *(time.reasons if time is not None else ())]


def result_cell(context: TournamentContext, pairing: Pairing, result: Result | None) -> str:
    """Return the result of a game, or a text for an open one."""
    return texts.games.open_game() if result is None else recorded_text(context, pairing.id, result)


def watch_link(context: TournamentContext, pairing: Pairing) -> Html:
    """Return a link to watch a game on its server: the public link, never a player's own. Empty without one."""
    link = context.state.slice_of(ServerGames).link(pairing)
    if link is None or not link.address.startswith(("https://", "http://")):
        return Html("")
    return joined([" · ", tag("a", texts.servers.watch(), href=link.address, rel="nofollow noopener")])


def time_cell(visit: Visit, pairing: Pairing, result: Result | None) -> Html:
    """Return the time of a game, marked as tentative while it may still change; empty without a time."""
    time = visit.context.state.times.get(pairing.id)
    if time is None:
        return Html("")
    written = moment_html(time.at, visit.zone)
    return written if time.final or result is not None else joined([written, f" ({texts.web.tentative()})"])


def _byes(visit: Visit, number: int, round_: Round) -> Html:
    byes = [
        tag(
            "li",
            player(visit, bye.entrant),
            f": {bye_text(bye, visit.context.rules(number).point_table)} ",
            reasons(visit, bye.reasons, number),
        )
        for bye in round_.pairings.byes
    ]
    return joined([tag("h3", texts.report.byes()), tag("ul", *byes)]) if byes else Html("")


def _idle(visit: Visit, number: int, round_: Round) -> Html:
    # Where all rounds open together, a line of their timetable leaves out most players of the same groups.
    if not round_.pairings.idle or visit.context.rules(number).opens_at_once:
        return Html("")
    names = joined((player(visit, entrant) for entrant in round_.pairings.idle), ", ")
    return joined([tag("h3", texts.rounds.idle()), tag("p", names)])


# the schedule


def has_times(context: TournamentContext) -> bool:
    """Return whether a game has a time, or games will have one."""
    return has_rounds(context) and (bool(context.state.times) or context.state.settings.week is not None)


def schedule_page(visit: Visit) -> Html:
    """Return the page of the schedule: open games by time, then finished ones, in a zone that the reader can choose."""
    context = visit.context
    shown = set(open_stages(context))
    games = [game for game in context.games() if game.stage in shown]
    times = context.state.times
    timed = sorted((game for game in games if game.pairing.id in times), key=lambda game: times[game.pairing.id].at)
    coming = [game for game in timed if game.result is None]
    without = [game for game in games if game.result is None and game.pairing.id not in times]
    played = [game for game in timed if game.result is not None]
    parts = [
        sealed() if any_sealed(context) else Html(""),
        zone_choice(visit),
        _games_by_time(visit, texts.web.games_open(), coming),
        *(
            [tag("h2", texts.web.without_time()), _games_by_time(visit, texts.web.without_time(), without)]
            if without
            else []
        ),
        *([tag("h2", texts.web.history()), _games_by_time(visit, texts.web.history(), played[::-1])] if played else []),
    ]
    if not (coming or without or played):
        parts.append(tag("p", texts.tables.no_games()))
    return joined(parts)


def _games_by_time(visit: Visit, caption: str, games: Sequence[Game]) -> Html:
    context = visit.context
    by_stage = {tuple(context.side(game.stage, seat) for seat in (0, 1)) for game in games}
    sides = by_stage.pop() if len(by_stage) == 1 else ("", "")
    heads = [
        Head(GAME_HEAD[0](), "time"),
        Head(sides[0] or texts.report.first(), "names first"),
        Head(sides[1] or texts.report.second(), "names second"),
        Head(GAME_HEAD[1](), "result"),
        Head(texts.web.all_rounds(), "round"),
    ]
    rows = [
        Row(
            [
                time_cell(visit, game.pairing, game.result),
                *_players(visit, game.stage, game.pairing),
                result_cell(context, game.pairing, game.result),
                visit.link(
                    game_named(context, game.stage, game.round, game.pairing.label),
                    "pairings",
                    round_part(game.stage, game.round.number),
                ),
            ],
            kinds=_winner(game.result),
        )
        for game in games
    ]
    return sheet(caption, heads, rows, named_by=1, kind="versus")


def zone_choice(visit: Visit) -> Html:
    """Return the name of the zone of all times, and a form to choose another, which works without JavaScript."""
    kept = [tag("input", type="hidden", name="lang", value=visit.choices.language)] if visit.choices.language else []
    own = {} if visit.choices.zone else {"data_own_clock": texts.web.zone_own()}
    field = tag("input", type="text", name="zone", id="zone", value=visit.choices.zone, placeholder="Europe/Berlin")
    return joined(
        [
            tag("p", texts.web.zone_shown(zone=visit.zone), class_="soft", **own),
            tag(
                "form",
                tag("label", texts.web.zone_label(), for_="zone"),
                field,
                *kept,
                tag("button", texts.web.zone_show(), type="submit"),
                action=visit.path("schedule").partition("?")[0],
                method="get",
            ),
        ]
    )
