"""Posts of a reveal: its steps, one at a time, as the director continues."""

from __future__ import annotations

from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.strike_through import strike_through
from bot.faces.swiss_elimination.texts import texts
from bot.text.messages import Message
from formats.core import events as ev
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.table import Match
from formats.systems.swiss_elimination.views import strategy_path

DONE = "done"
"""Shown in place of a next match after the last one."""

RANKS = ("rank", "other_rank")


def step_key(event: ev.StepTold) -> str:
    """The key of the post of a step."""
    return f"step:{event.stage}:{event.step}"


def post_step_of_reveal(builder: PostBuilder, event: ev.StepTold) -> None:
    """Post the sentences of the step, with a mention of the players they are about."""
    builder.public(_step(builder, event), key=step_key(event))


def mark_steps_taken_back(builder: PostBuilder, event: ev.CommandUndone) -> None:
    """Strike through the post of an undone step, which people have already read."""
    for record in builder.loaded.records:
        if record.command_id == event.command_id and isinstance(record.event, ev.StepTold):
            messages = strike_through(_step(builder, record.event), texts.judging_taken_back())
            builder.change_public(step_key(record.event), messages)


def _step(builder: PostBuilder, event: ev.StepTold) -> list[Message]:
    lines = [f"**{line}**" for line in builder.context.reasons(event.reasons, event.stage)]
    lines += _path(builder, event)
    title = builder.context.heading(texts.scripts_reveal())
    about = [entrant for reason in event.reasons for entrant in reason.about]
    return pages(
        title,
        blocks_of(lines),
        mentions=builder.users(about),
        tone="attention",
        picture_refs=builder.picture_refs("reveal", event.stage),
    )


def _path(builder: PostBuilder, event: ev.StepTold) -> list[str]:
    """Return the next match of the step's players, and where it leads its winner and its loser."""
    options: PlayoffOptions = builder.context.options(event.stage)
    live = [match for sitting in options.match_table.sittings if sitting.venue == "live" for match in sitting.matches]
    forks = {fork.match.code: fork for fork in strategy_path(options)}
    ranks = [rank for reason in event.reasons for name in RANKS if isinstance(rank := reason.params.get(name), int)]
    first = [next((match.code for match in live if rank in match.ranks), None) for rank in ranks]
    coming = [forks[code] for code in dict.fromkeys(first) if code is not None]
    return [
        texts.scripts_path(
            match=fork.match.code,
            winner=_code(fork.winner_next) or DONE,
            loser=_code(fork.loser_next) or DONE,
            best=min(fork.match.ranks),
            worst=max(fork.match.ranks),
        )
        for fork in coming
    ]


def _code(match: Match | None) -> str | None:
    return None if match is None else match.code
