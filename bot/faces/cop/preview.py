"""Preview of a COP round for directors: the leader, the prizes, repeats, and everybody's odds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.charts.odds import heat_map
from bot.faces.cop.texts import texts
from bot.text.context import TournamentContext
from bot.text.numbers import listed
from bot.text.texts import texts as shared
from bot.views.capabilities import RoundLook
from formats.core.model import Odds, Pairing, Reason
from formats.core.state import Round
from formats.core.values import EntrantId

NAMING_BOTH = ("hill", "class_prize", "destiny", "schedule", "swiss_level", "swiss_float")
NAMING_NONE = ("prepaired", "column_window", "column_rank_cubed", "column_rank")
"""Why the leader meets somebody, by the code of the reason: the first of these that was recorded."""

REPEATS = frozenset({"repeat", "back_to_back"})
MOST_REPEATS = 4
BEYOND, MOST_TABLES = "fixed_table_beyond", 2
"""Players whose own table the round does not have: the code of the reason, and how many are named."""


def round_look(context: TournamentContext, stage: int, together: Sequence[Round]) -> RoundLook:
    """The leader's opponent and why, who is Gibsonized, the lowest contender of each prize, repeats; then the odds.

    Rounds of the opening can be published together; what is true of all of them is one line.
    """
    lines = dict.fromkeys(line for round_ in together for line in _lines(context, stage, round_))
    odds = [(round_, recorded_odds(round_)) for round_ in together]
    views = [heat_map(context, found, stage, context.round_title(stage, round_)) for round_, found in odds if found]
    return RoundLook(tuple(lines), tuple(views), told=REPEATS)


def recorded_odds(round_: Round) -> Odds | None:
    """The simulations on which a round was paired; None where nothing was simulated."""
    rationale = round_.pairings.rationale
    simulated = next((reason for reason in rationale if reason.code == "simulated"), None)
    chances = [reason for reason in rationale if reason.code == "chances"]
    if simulated is None or not chances:
        return None
    counts = tuple(tuple(_counts(reason).get(place, 0) for place in range(1, len(chances) + 1)) for reason in chances)
    return Odds(
        entrants=tuple(reason.about[0] for reason in chances),
        simulations=int(simulated.params["simulations"]),  # type: ignore[arg-type] # a count
        counts=counts,
    )


def _counts(reason: Reason) -> dict[int, int]:
    pairs = (entry.split(":") for entry in str(reason.params["counts"]).split())
    return {int(place): int(count) for place, count in pairs}


def _lines(context: TournamentContext, stage: int, round_: Round) -> Iterator[str]:
    yield from islice(_leader(context, stage, round_), 1)
    rationale, plain = round_.pairings.rationale, context.names.plain
    gibsonized = [plain(reason.about[0]) for reason in rationale if reason.code == "gibsonized"]
    if gibsonized:
        yield texts.preview_gibsonized(names=listed(gibsonized))
    contenders = [
        texts.preview_contender(
            place=shared.numbers.ordinal(number=int(str(reason.params["place"]))),
            name=plain(reason.about[0]),
            rank=int(str(reason.params["rank"])),
        )
        for reason in rationale
        if reason.code == "contender"
    ]
    if contenders:
        yield texts.preview_contenders(names=listed(contenders))
    repeats = [
        texts.preview_repeat(
            players=context.players(pairing),
            times=int(str(reason.params["times"])),
            last=_last_met(context, stage, round_, pairing),
        )
        for pairing in round_.pairings.pairings
        for reason in pairing.reasons
        if reason.code == "repeat"
    ]
    if repeats:
        lines = [texts.preview_repeats(count=len(repeats), pairs=listed(repeats[:MOST_REPEATS]))]
        if len(repeats) > MOST_REPEATS:
            lines.append(texts.preview_more_repeats(count=len(repeats) - MOST_REPEATS))
        yield " ".join(lines)
    else:
        yield texts.preview_no_repeats()
    beyond = (reason for game in round_.pairings.pairings for reason in game.reasons if reason.code == BEYOND)
    yield from context.reasons(tuple(islice(beyond, MOST_TABLES)), stage)


def _leader(context: TournamentContext, stage: int, round_: Round) -> Iterator[str]:
    leader = _leading(context, stage, round_)
    pairing = round_.pairing_of(leader)
    if pairing is None:
        return
    by_code = {reason.code: reason for reason in reversed(pairing.reasons)}
    for code in NAMING_BOTH:
        if code in by_code and "prepaired" not in by_code:
            yield context.reason(by_code[code], stage)
    known = next((by_code[code] for code in NAMING_NONE if code in by_code), None)
    names, opponent = context.names, pairing.opponent(leader)
    sentence = texts.preview_leader(name=names.plain(leader), opponent=names.plain(opponent))
    ranks = [reason.about[0] for reason in round_.pairings.rationale if reason.code == "chances"]
    if known is not None and known.code == "column_window" and opponent in ranks:
        place, lowest = ranks.index(opponent) + 1, int(str(known.params["lowest"]))
        deep = texts.preview_window(place=place, lowest=lowest)
        yield f"{sentence} {deep if place < lowest else texts.preview_window_lowest(place=place)}"
        return
    yield sentence if known is None else f"{sentence} {context.reason(known, stage)}"


def _leading(context: TournamentContext, stage: int, round_: Round) -> EntrantId:
    """The first of the standings on which the round was paired, as far as it says so."""
    simulated = [reason.about[0] for reason in round_.pairings.rationale if reason.code == "chances"]
    return simulated[0] if simulated else context.standings(stage)[0].entrant


def _last_met(context: TournamentContext, stage: int, round_: Round, pairing: Pairing) -> int:
    earlier = [
        other.number
        for other in context.stage(stage).rounds[: round_.number - 1]
        if any(set(game.seats) == set(pairing.seats) for game in other.pairings.pairings)
    ]
    return earlier[-1] if earlier else 0
