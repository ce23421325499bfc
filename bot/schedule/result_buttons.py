"""Buttons with which a player reports a match by one press.

They name a match, or a round: then they mean the match that the person who presses them plays in that round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.text import actions
from bot.text.arguments import GamesWon
from bot.text.buttons import button
from bot.text.context import TournamentContext
from bot.text.messages import Button
from bot.text.texts import texts
from formats.core.model import Pairing


def result_buttons(
    context: TournamentContext,
    tournament: str,
    stage: int,
    where: str,
    games: Sequence[Pairing],
    *,
    they_won: str = "",
) -> Iterator[Button]:
    """Yield the buttons for the result of these open games of a stage, as far as one press can say it.

    `where` is the argument: a pairing, or `s0r3`. `they_won` is a label that names the opponent. Matches of several
    games are reported by the games won. Games with scores, or of different lengths, have the button that asks for the
    result.
    """
    rules = context.rules(stage)
    lengths = {rules.best_of(game) for game in games}
    if rules.scored or len(lengths) != 1:
        yield button(actions.REPORT, tournament, where)
        return
    (best_of,) = lengths
    if best_of > 1:
        for mine, theirs in games_won(best_of):
            label = texts.playing.games_won(mine=mine, theirs=theirs)
            yield button(actions.WON_GAMES, tournament, str(GamesWon(where, mine, theirs)), label=label)
        return
    yield button(actions.I_WON, tournament, where)
    yield button(actions.THEY_WON, tournament, where, label=they_won)
    if rules.ties:
        yield button(actions.TIED, tournament, where)


def games_won(best_of: int) -> list[tuple[int, int]]:
    """Return the possible scores of a match that was played to its end: best of 3 has 2-0, 2-1, 1-2, 0-2."""
    needed = best_of // 2 + 1
    won = [(needed, lost) for lost in range(needed)]
    return [*won, *((lost, needed) for needed, lost in reversed(won))]
