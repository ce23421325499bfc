"""Brackets of all formats that have one, and lives charts of all formats that count lives."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.charts.captions import caption, outcome_in, outcome_of
from bot.pictures.bracket import Bracket, BracketMatch, BracketPart, BracketRound, Slot
from bot.pictures.lives import LivesChart, LivesRow
from bot.service.next_act import is_evening
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.games import round_name
from bot.text.names import begun_large
from bot.text.numbers import points
from bot.text.texts import texts
from formats.core.model import Pairing
from formats.core.values import EntrantId
from formats.toolkit.brackets.format import BracketFormat
from formats.toolkit.brackets.progress import Outcome, Progress
from formats.toolkit.brackets.tree import Match


def lives_chart(context: TournamentContext, stage: int | None = None) -> LivesChart | None:
    """Return the entrants by lives left; None in formats without lives and before the first round."""
    number = context.stage_of(stage)
    rounds = context.stage(number).rounds if number >= 0 else ()
    lives = context.rules(number).lives if rounds else None
    if lives is None:
        return None
    rows = tuple(
        LivesRow(
            context.names.full(line.entrant),
            line.losses,
            tuple(outcome_in(round_, line.entrant) for round_ in rounds),
            out=line.losses >= lives or context.state.entrants[line.entrant].status != "active",
        )
        for line in context.standings(number)
    )
    heads = tuple(format_text(round_.pairings.label)[:1] or str(round_.number) for round_ in rounds)
    return LivesChart(context.state.title, caption(context, number), heads, rows, lives)


def rounds_with_lives(context: TournamentContext, number: int) -> tuple[BracketRound, ...]:
    """Return the rounds of a stage with lives as columns of games; each side has the lives left after it as its score.

    Empty in formats without lives.
    """
    lives = context.rules(number).lives
    left: dict[EntrantId, int] = {}
    rounds: list[BracketRound] = []
    for round_ in context.stage(number).rounds if lives is not None else ():
        matches = []
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            slots = []
            for seat, who in enumerate(pairing.seats):
                outcome = outcome_of(result, seat)
                left[who] = left.get(who, lives or 0) - (outcome == "loss")
                won = {"win": True, "loss": False}.get(outcome)
                slots.append(Slot(context.names.full(who), "♥" * left[who] or "–", won))
            matches.append(BracketMatch(slots[0], slots[1]))
        rounds.append(BracketRound(begun_large(round_name(round_.number, round_.pairings.label)), tuple(matches)))
    return tuple(rounds)


def bracket(context: TournamentContext, stage: int | None = None) -> Bracket | None:
    """Return the bracket as far as it is known; None in formats without one."""
    number = context.stage_of(stage)
    if number < 0:
        return None
    system = context.system(number)
    if not isinstance(system, BracketFormat):
        return None
    progress = system.progress(context.stage(number), context.options(number))
    shown = [match for match in progress.bracket if progress.needed(match)]
    order = _order()
    titles = sorted(
        dict.fromkeys(map(_part, shown)), key=lambda title: order.index(title) if title in order else len(order)
    )
    parts = [
        BracketPart(title, _rounds(context, progress, [match for match in shown if _part(match) == title]))
        for title in titles
    ]
    return Bracket(context.state.title, caption(context, number), tuple(parts))


def _order() -> tuple[str, ...]:
    return (
        "",
        texts.pictures.winners(),
        texts.pictures.losers(),
        texts.pictures.grand_final(),
        texts.pictures.third_place(),
    )


def _part(match: Match) -> str:
    """Return the title of the tree that a match belongs to."""
    if match.kind == "third_place":
        return texts.pictures.third_place()
    if match.kind == "place":
        above = 2 ** ((-match.depth - 1).bit_length() - 1)
        return texts.pictures.places(first=above + 1, last=2 * above)
    if match.kind in {"grand_final", "second_chance"}:
        return texts.pictures.grand_final()
    return {"": "", "winners": texts.pictures.winners(), "losers": texts.pictures.losers()}[match.tree]


def _rounds(context: TournamentContext, progress: Progress, matches: Sequence[Match]) -> tuple[BracketRound, ...]:
    by_title = groupby(sorted(matches, key=lambda match: match.level), key=_round_title)
    return tuple(
        BracketRound(title, tuple(_match(context, progress, match) for match in round_matches))
        for title, round_matches in by_title
    )


def _round_title(match: Match) -> str:
    """Return the round's title within its tree: `Winners' round 2` becomes `Round 2`."""
    if not match.tree:
        return format_text(match.title)
    return texts.pictures.round_of_tree(number=match.number) if match.number else texts.pictures.grand_final()


def _match(context: TournamentContext, progress: Progress, match: Match) -> BracketMatch:
    """Return a match with both sides in the order of the bracket, and the score of the last game played.

    In an evening a match that is being played says so in place of its score.
    """
    outcome = progress.outcome(match.key)
    games = progress.games[match.key]
    pairing, result = games[-1] if games else (None, None)
    slots: list[Slot] = []
    for who in progress.shown(match):
        won = None if outcome is None or outcome.winner is None or who is None else outcome.winner == who
        score = texts.pictures.playing_now() if _plays_now(context, pairing) and not slots else ""
        if pairing is not None and result is not None and result.how != "void" and who in pairing.seats:
            seat = pairing.seats.index(who)
            score = points(result.half_points[seat]) if result.scores is None else str(result.scores[seat])
        if won and pairing is not None and pairing.id in context.state.stands:
            score = f"{score} §".strip()
        known = who is not None and who in progress.stage.seeds
        seed = str(progress.stage.seed_of(who)) if who is not None and known else ""
        slots.append(Slot(_empty(outcome, games) if who is None else context.names.full(who), score, won, seed))
    return BracketMatch(slots[0], slots[1], match.key)


def _plays_now(context: TournamentContext, pairing: Pairing | None) -> bool:
    """Return whether a match of an evening is open."""
    if pairing is None or not is_evening(context.state) or context.state.phase != "running":
        return False
    return pairing.id not in context.state.find(pairing.id)[1].results


def _empty(outcome: Outcome | None, games: Sequence[object]) -> str:
    """Return the text of an empty place: nothing while its player is not known, else that the other has a bye."""
    decided = outcome is not None and outcome.winner is not None
    return texts.pictures.no_opponent_bye() if decided and not games else ""
