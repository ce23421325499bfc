"""Playoffs of a Grand Prix against a fake clock: many players with scores, invited to sixteen seats."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.text.context import TournamentContext, context_of
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.registry import preset
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES
from formats.toolkit.invitation import INVITATION
from tests.bot.season import Season, new_person

PLAYOFFS = preset("wpf_gp_playoffs_2023")
DAY = timedelta(days=1)
SEATS = 16


def scored(count: int = 20) -> Season:
    """So many players, entered by the director with their scores, best first."""
    season = Season().create(stages=PLAYOFFS.stages, settings=PLAYOFFS.settings)
    for number in range(1, count + 1):
        season.people[f"e{number}"] = new_person(number)
    entrants = tuple(EntrantData(attributes={"round_1": 1000 - number}) for number in range(1, count + 1))
    season.do(cmd.OpenRegistration())
    season.do(cmd.RegisterEntrants(entrants=entrants, by_director=True))
    return season


def invited(count: int = 20) -> Season:
    """Everybody is asked until in a week."""
    season = scored(count)
    season.do(cmd.AskForForm(form=INVITATION.key, due=season.now + 7 * DAY))
    return season


def says(season: Season, number: int, answer: str) -> None:
    """A player answers the invitation."""
    hand_in(season, INVITATION.key, number, {"answer": answer})


def hand_in(season: Season, form: str, number: int, content: Any) -> None:
    """A player hands a form in."""
    season.do(cmd.SubmitForm(form=form, entrant=f"e{number}", content=content), actor=f"p{number}")


def decided(count: int = 20, *, coming: int | None = None) -> Season:
    """The answers are in: the first so many come."""
    season = invited(count)
    for number in range(1, (count if coming is None else coming) + 1):
        says(season, number, "yes")
    return season.until(season.now + 7 * DAY)


def online(count: int = 20) -> Season:
    """The online stage is on."""
    season = decided(count)
    season.do(cmd.CloseRegistration())
    season.do(cmd.PublishRound(stage=0, round_number=1))
    return season


def context(season: Season) -> TournamentContext:
    """Return the context for texts about the tournament."""
    return context_of(season.loaded, season.engine)


def solved(count: int = SEATS) -> Season:
    """The online stage is over: everybody has handed in a list and times; player n needs n minutes for every puzzle."""
    season = decided(count)
    for number in range(1, count + 1):
        hand_in(
            season, PREFERENCES, number, {"lists": " ".join(f"P{1 + (number + offset) % 8}" for offset in range(8))}
        )
    season.do(cmd.CloseRegistration())
    season.do(cmd.PublishRound(stage=0, round_number=1))
    for number in range(1, min(count, SEATS) + 1):
        times = "\n".join(f"P{puzzle} {18 - number}:00" for puzzle in range(1, 9))
        season.do(cmd.SubmitForm(form=ONLINE_TIMES, entrant=f"e{number}", content={"times": times}, by_director=True))
    return season


def revealed(count: int = SEATS) -> Season:
    """All online rounds are published at once."""
    season = solved(count)
    season.do(cmd.AnswerPrompt(prompt="reveal", answer="yes"))
    season.do(cmd.PublishRound(stage=0, round_number=1, through=7))
    return season
