"""Explanations: the recorded rationale of pairings, standings and seeds in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from bot.game_server_api.in_use import name_of
from bot.text.context import TournamentContext
from bot.text.games import bye_line, game_time_text
from bot.text.names import quoted
from bot.text.phrases import by_code
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.groups import part_of_round, together_with
from bot.views.pairings import pairing_text
from bot.views.seeding import seeded_by
from bot.views.standings_table import score_text
from bot.views.view import Page, View
from formats.core import events as ev
from formats.core.log import Record
from formats.core.model import Pairing, Reason
from formats.core.state import Round
from formats.core.values import EntrantId
from formats.core.verify import effective

SEEDED_BY = by_code(texts.why, "seeded_by_", "strength", "standings", "hand", "lot", "entry")
"""What the starting order of a stage goes by."""


def why_view(
    context: TournamentContext,
    records: Sequence[Record],
    entrant: EntrantId,
    stage: int | None = None,
    round_number: int | None = None,
) -> View:
    """Return everything recorded about one entrant in a round (default: the latest).

    That is the pairing with its sides, or the bye; the time of the game; changes by directors; the place in the
    standings; the seed.
    """
    number = context.stage_of(stage)
    round_ = _round(context, number, round_number)
    name = context.names.label(entrant)
    if round_ is None:
        return View(context.heading(f"{texts.why.why()} {name}"), (texts.why.no_round(),))
    page = Page()
    together = together_with(context, number, round_)
    whole = _rationale(together)
    concerned = [reason for reason in whole if not reason.about or entrant in reason.about]
    for day in together:
        if day is round_ or entrant in day.pairings.members():
            _add_place_in_round(page, context, records, number, day, entrant)
    page.section(texts.why.whole_round(), context.reasons(concerned, number, cite=True))
    page.section(texts.why.changes(), [line for day in together for line in _changes(records, number, day)])
    page.section(texts.why.standing(), list(_standing(context, number, entrant)))
    page.section(texts.why.seed(), list(_seed(context, records, number, entrant)))
    mine = [pairing for day in together if (pairing := day.pairing_of(entrant)) is not None]
    _read_a_rule(page, [*(reason for game in mine for reason in game.reasons), *concerned])
    return View(context.heading(f"{_title(context, number, round_)} · {texts.why.why()} {name}"), page.blocks())


def why_round_view(
    context: TournamentContext, records: Sequence[Record], stage: int | None = None, round_number: int | None = None
) -> View:
    """Return everything recorded about a whole round: its rationale, all pairings, all byes."""
    number = context.stage_of(stage)
    round_ = _round(context, number, round_number)
    if round_ is None:
        return View(context.heading(texts.why.why()), (texts.why.no_round(),))
    page = Page()
    together = together_with(context, number, round_)
    whole = _rationale(together)
    games = [pairing for day in together for pairing in day.pairings.pairings]
    page.section(texts.why.whole_round(), context.reasons(whole, number, cite=True))
    for pairing in games:
        page.line()
        page.line(pairing_text(context, number, pairing))
        page.lines(context.reasons(pairing.reasons, number, cite=True))
    for bye in (bye for day in together for bye in day.pairings.byes):
        page.line()
        page.line(bye_line(context.names.plain(bye.entrant), bye, context.rules(number).point_table))
        page.lines(context.reasons(bye.reasons, number, cite=True))
    page.section(texts.why.changes(), [line for day in together for line in _changes(records, number, day)])
    _read_a_rule(page, [*(reason for pairing in games for reason in pairing.reasons), *whole])
    return View(context.heading(f"{_title(context, number, round_)} · {texts.why.why()}"), page.blocks())


def _rationale(together: Sequence[Round]) -> list[Reason]:
    """Return the rationale of these rounds, each sentence once."""
    reasons = [reason for round_ in together for reason in round_.pairings.rationale]
    return [reason for place, reason in enumerate(reasons) if reason not in reasons[:place]]


def _title(context: TournamentContext, stage: int, round_: Round) -> str:
    """Return the name under which players know the round."""
    return part_of_round(context, stage, round_) or context.round_title(stage, round_)


def _read_a_rule(page: Page, reasons: Iterable[Reason]) -> None:
    """Add how to open one of the rules that are cited above."""
    cited = next((reason.rule for reason in reasons if reason.rule), "")
    if cited:
        page.line()
        page.line(texts.why.read_a_rule(rule=cited.partition(".")[0]))


def _round(context: TournamentContext, stage: int, round_number: int | None) -> Round | None:
    """Return the published round, or None."""
    if not 0 <= stage < len(context.state.started):
        return None
    published = context.state.started[stage].rounds
    wanted = len(published) if round_number is None else round_number
    return published[wanted - 1] if 1 <= wanted <= len(published) else None


def _add_place_in_round(
    page: Page, context: TournamentContext, records: Sequence[Record], stage: int, round_: Round, entrant: EntrantId
) -> None:
    """Add the entrant's game with its time, or the bye, or that there is no game."""
    pairing = round_.pairing_of(entrant)
    if pairing is not None:
        reasons = context.reasons(pairing.reasons, stage, cite=True) or [texts.why.numbers_decide()]
        page.section(texts.why.pairing(), [pairing_text(context, stage, pairing), *reasons])
        page.section(texts.why.time(), list(_time(context, stage, pairing)))
        page.section(texts.why.result(), list(_server_source(records, pairing)))
        return
    for bye in round_.pairings.byes:
        if bye.entrant == entrant:
            text = bye_line(context.names.plain(entrant), bye, context.rules(stage).point_table)
            page.section(texts.why.bye(), [text, *context.reasons(bye.reasons, stage, cite=True)])
            return
    page.section(
        texts.why.no_game(),
        [texts.why.idle() if entrant in context.left_out(stage, round_) else texts.why.not_in_round()],
    )


def _server_source(records: Sequence[Record], pairing: Pairing) -> Iterable[str]:
    """Yield that a game server reported the result, with a link; nothing if it has been corrected since."""
    latest: ev.ResultRecorded | None = None
    for record in effective(records):
        event = record.event
        if isinstance(event, ev.ResultRecorded) and event.pairing == pairing.id:
            latest = event
        elif isinstance(event, ev.ResultCleared) and event.pairing == pairing.id:
            latest = None
    if latest is not None and latest.source == "server":
        yield _reported_by(latest.server, latest.evidence)


def _time(context: TournamentContext, stage: int, pairing: Pairing) -> Iterable[str]:
    """Yield the time of the game and the reasons for it."""
    time = context.state.times.get(pairing.id)
    if time is not None:
        yield game_time_text(time.at, final=time.final)
        yield from context.reasons(time.reasons, stage)


def _changes(records: Sequence[Record], stage: int, round_: Round) -> Iterable[str]:
    """Yield the changes of the round after it was published, with the directors' reasons."""
    for record in effective(records):
        event = record.event
        if isinstance(event, ev.RoundAmended) and (event.stage, event.round_number) == (stage, round_.number):
            how = texts.why.by_director() if event.cause == "director" else texts.why.mended()
            yield _changed(record.at, how, quoted(event.text))


def _standing(context: TournamentContext, stage: int, entrant: EntrantId) -> Iterable[str]:
    """Yield the current place, its numbers, and what separates the entrant from both neighbours."""
    lines = context.standings(stage)
    mine = next((line for line in lines if line.entrant == entrant), None)
    if mine is None:
        return
    if not mine.apart:
        yield texts.why.place(
            rank=texts.numbers.ordinal(number=mine.rank),
            came_to=score_text(context, stage, mine, context.how_far(stage)),
        )
    heads = (tie_break.head for tie_break in context.tie_breaks(stage))
    yield from (
        texts.numbers.label(label=head, text=value) for head, value in zip(heads, mine.tie_breaks, strict=False)
    )
    if mine.note is not None:
        yield context.reason(mine.note, stage)
    parted = [reason for line in lines for reason in line.reasons if entrant in reason.about or line is mine]
    yield from context.reasons(parted, stage, cite=True)


def _seed(context: TournamentContext, records: Sequence[Record], stage: int, entrant: EntrantId) -> Iterable[str]:
    """Yield the seed and its reasons."""
    seeds = context.state.started[stage].seeds
    if entrant not in seeds:
        return
    yield texts.why.seed_2(number=seeds.index(entrant) + 1, of=len(seeds))
    rationale = _seeding(records, stage)
    yield SEEDED_BY[seeded_by(context, stage, seeds, rationale)]()
    concerned = [reason for reason in rationale if entrant in reason.about]
    yield from context.reasons(concerned, stage, cite=True)


def _seeding(records: Sequence[Record], stage: int) -> tuple[Reason, ...]:
    """Return the rationale with which the stage started."""
    for record in effective(records):
        if isinstance(record.event, ev.StageStarted) and record.event.stage == stage:
            return record.event.rationale
    return ()


def _reported_by(server: str, address: str) -> str:
    """Why a game has its result."""
    return texts.servers.why(server=name_of(server), address=address)


def _changed(at: datetime, how: str, text: str) -> str:
    """A change of a published round, with the reason given."""
    head = f"{stamp(at, 'f')}, {how}"
    return texts.numbers.label(label=head, text=text) if text else texts.pictures.sentence(told=head)
