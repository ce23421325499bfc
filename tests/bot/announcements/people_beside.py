"""Posts of a season in which people who are no entrants have names, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.announcements.composing import compose
from bot.announcements.rendering import said_post
from bot.service.loaded import Change
from bot.text.context import posts_language
from formats.core import commands as cmd
from storage.exclusions import Exclusion
from storage.outbox import Post
from storage.people import Person
from tests.bot.season import DIRECTOR, Season


def posts_beside(
    season: Season,
    command: cmd.Command,
    *people: Person,
    actor: str = DIRECTOR,
    exclusions: Mapping[str, Exclusion] | None = None,
) -> list[Post]:
    """Carry out a command while these people are known beside the log; what it posts."""
    before, known = season.state, len(season.records)
    season.do(command, actor=actor)
    others = {person.id: person for person in people}
    loaded = replace(season.loaded, others=others, exclusions=exclusions or {})
    posts = compose(Change(before, loaded, season.records[known:]), season.engine)
    return [said_post(post, posts_language(season.state)) for post in posts]
