"""Build the next round of a bracket: its matches, byes, and the reasons for both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from formats.core.lots import Lots
from formats.core.model import Bye, Pairing, Reason, RoundPairings
from formats.core.values import EntrantId, Scalar
from formats.toolkit.boards import Boards
from formats.toolkit.brackets.progress import Outcome, Progress
from formats.toolkit.brackets.tree import Match, Seeded

FIRST, SECOND = "first", "second"
"""Names of the sides."""

BYES_RULE, MATCHES_RULE, REPLAYS_RULE, SIDES_RULE, LEAVING_RULE = "R3", "R4", "R6", "R8", "R9"
"""Numbers of these rules, the same in every bracket format."""


def next_round(progress: Progress, lots: Lots, opened: tuple[Match, ...] = ()) -> RoundPairings:
    """Return a round of all matches due. Matches of the same level without a game are published as byes.

    Publishing them makes them final: a player who comes back later does not get the match back. `opened` are the
    matches of a round that others join later: each has the board of its place in the level.
    """
    stage, due = progress.stage, opened or progress.due
    boards = Boards.of_next_round(stage, lots, side=FIRST, rule=SIDES_RULE)
    numbers = [progress.board_of(match) for match in opened] or range(1, len(due) + 1)
    pairings = tuple(seat(progress, boards, board, match) for board, match in zip(numbers, due, strict=True))
    without = progress.decided_without_game(due[0].level)
    alone = (bye_of(match, outcome) for match, outcome in without if match.level == due[0].level)
    byes = tuple(bye for bye in alone if bye is not None)
    placed = {who for pairing in pairings for who in pairing.seats} | {bye.entrant for bye in byes}
    title = title_of(progress, due)
    params: dict[str, Scalar] = {"title": title, "games": len(pairings)}
    reason = Reason(code="round", rule=MATCHES_RULE, params=params)
    if opened:
        # The round has its level's whole title from the beginning: the others of its matches come later.
        title = title if progress.games[due[0].key] else _titles(progress.levels[due[0].level])
        reason = Reason(code="round_of_matches", rule=MATCHES_RULE, params={"title": title})
    return RoundPairings(
        pairings=pairings,
        byes=byes,
        idle=tuple(who for who in stage.active if who not in placed),
        label=title,
        rationale=(reason,),
        facts={match.key: outcome.winner for match, outcome in without},
    )


def title_of(progress: Progress, due: Sequence[Match]) -> str:
    """Return the title of the round of these matches: `Final`, or `Final, played again`."""
    again = all(progress.games[match.key] for match in due)
    return _titles(due) + (", played again" if again else "")


def _titles(matches: Iterable[Match]) -> str:
    """Join the titles of the matches: `Semi-finals`, or `Losers' round 2 and winners' final`.

    Matches for places give the round a name only where there are no others.
    """
    known = tuple(matches)
    first, *others = dict.fromkeys(match.title for match in known if match.kind != "place") or (known[0].title,)
    return " and ".join([first, *(title[0].lower() + title[1:] for title in others)])


def seat(progress: Progress, boards: Boards, board: int, match: Match) -> Pairing:
    """Return the pairing of a match at its board. In a replay the two exchange sides."""
    stage = progress.stage
    first, second = progress.players(match)
    earlier = progress.games[match.key]
    if earlier:
        about = (second, first)
        reason = Reason(code="replay", rule=REPLAYS_RULE, about=about, params={"game": len(earlier) + 1})
        return Pairing(id=boards.id_of(board), board=board, seats=about, label=match.key, reasons=(reason,))
    seeds: dict[str, Scalar] = {"seed": stage.seed_of(first), "other_seed": stage.seed_of(second), "title": match.title}
    reason = Reason(code="match", rule=MATCHES_RULE, about=(first, second), params=seeds)
    return boards.seat(board, (first, second), (reason,), label=match.key)


def bye_of(match: Match, outcome: Outcome) -> Bye | None:
    """Return the bye of a match without a game. It gives no points: ranks in a bracket come from matches."""
    if outcome.winner is None:
        return None
    return Bye(entrant=outcome.winner, half_points=0, reasons=(_why(match, outcome.winner, outcome.loser),))


def _why(match: Match, who: EntrantId, gone: EntrantId | None) -> Reason:
    """Return why a player has no game: the opponent has left, or the other place of the match is empty."""
    if gone is not None:
        return Reason(code="walkover", rule=LEAVING_RULE, about=(who, gone))
    seeded = all(isinstance(source, Seeded) for source in match.sources)
    return Reason(code="bye" if seeded else "bye_inside", rule=BYES_RULE, about=(who,))
