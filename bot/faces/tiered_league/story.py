"""Text of the post about how the leagues of a cycle were formed: title holder, moves between tiers, bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.announcements.capabilities import Story
from bot.faces.tiered_league.arrangement import MOVES, heading
from bot.faces.tiered_league.texts import texts
from bot.text.context import TournamentContext
from bot.text.numbers import listed
from bot.text.texts import texts as shared
from formats.core.events import StageStarted
from formats.systems.tiered_league.arrangement import Change, arrange
from formats.systems.tiered_league.players import player_of
from formats.systems.tiered_league.structure import tier_letter

TITLE = frozenset({"holder", "lost_title"})
"""Codes of the reasons about the title."""
BONUSES = frozenset({"drawn_with_bonus", "next_in_line"})
"""Codes of the reasons about a bonus: who got a place by it, and who just missed that place."""

MOST_NAMED = 12
"""Players that are named for each kind of move; more are counted."""
MOST_BONUSES = 10


def story_of(context: TournamentContext, started: StageStarted) -> Story | None:
    """Compare the last cycle with this one. Returns None if no player was in the last one."""
    arrangement = arrange(player_of(context.state.entrants[entrant]) for entrant in started.seeds)
    changes = arrangement.changes()
    if arrangement.holder is None and all(change.before is None for change in changes):
        return None
    holder = frozenset() if arrangement.holder is None else frozenset({arrangement.holder.id})
    lines = (*_title(context, started), *_moves(context, changes), *_bonuses(context, started))
    return Story(texts.arrangement_story(), lines, holder)


def _title(context: TournamentContext, started: StageStarted) -> Iterator[str]:
    """Yield the recorded reasons about the title holder."""
    for reason in started.rationale:
        if reason.code in TITLE:
            yield context.reason(reason, started.stage)


def _moves(context: TournamentContext, changes: Sequence[Change]) -> Iterator[str]:
    """Yield a line for each kind of move; players who stay in their tier are counted only."""
    for move in MOVES:
        moved = [change for change in changes if change.move == move]
        if not moved:
            continue
        if move == "same":
            yield f"**{heading(move, len(moved))}**"
            continue
        names = [
            f"{context.names.plain(change.entrant)} ({tier_letter(change.after)})" for change in moved[:MOST_NAMED]
        ]
        if len(moved) > MOST_NAMED:
            names.append(texts.arrangement_more(count=len(moved) - MOST_NAMED))
        yield shared.numbers.label(label=f"**{heading(move, len(moved))}**", text=listed(names))


def _bonuses(context: TournamentContext, started: StageStarted) -> list[str]:
    """Explain the places won by a bonus, with the player who just missed each."""
    # Places without a bonus have a player who just missed them too; that is not news.
    with_bonus = {reason.params["tier"] for reason in started.rationale if reason.code == "drawn_with_bonus"}
    bonuses = [
        reason for reason in started.rationale if reason.code in BONUSES and reason.params.get("tier") in with_bonus
    ]
    return [context.reason(bonus, started.stage) for bonus in bonuses[:MOST_BONUSES]]
