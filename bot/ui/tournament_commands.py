"""Declare slash commands about one tournament: the option that names it, and its look-up.

The decorated function gets the `Ask` and the tournament; the command gets one more option, `tournament`, which is
last. It is the channel's own tournament where it is left out.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, cast

import discord
from discord import app_commands

from bot.service.loaded import LoadedTournament
from bot.ui import choices, resolve
from bot.ui.access import Access, allowed
from bot.ui.answers import Ask
from bot.ui.first_answer import FirstAnswer

WHICH = "Which tournament (default: this channel's)"

P = ParamSpec("P")
Answered = Coroutine[Any, Any, None]
About = Callable[Concatenate[Ask, LoadedTournament, P], Answered]
"""What a command about a tournament does, with its other options."""
Callback = Callable[Concatenate[discord.Interaction, P], Answered]
"""The same as discord.py calls it."""


def on_tournament(access: Access, *, answers: FirstAnswer = "private") -> Callable[[About[P]], Callback[P]]:
    """Declare a slash command about a tournament, as `allowed` does; the decorator nearest to its function.

    Discord is asked for time before the look-up, if the answer is private: a form cannot follow that, and an answer for
    everybody is deferred in its own way.
    """

    def decorate(function: About[P]) -> Callback[P]:
        @functools.wraps(function)
        async def command(interaction: discord.Interaction, /, *args: P.args, **options: P.kwargs) -> None:
            ask, given = Ask.of(interaction), cast("str | None", options.pop("tournament", None))
            if answers == "private":
                await ask.think()
            await function(ask, await resolve.tournament(ask, given), *args, **options)

        command.__dict__["__signature__"] = _with_tournament(function)
        app_commands.describe(tournament=WHICH)(command)
        app_commands.autocomplete(tournament=choices.tournaments)(command)
        return allowed(access, answers=answers)(command)

    return decorate


def _with_tournament(function: Callable[..., Any]) -> inspect.Signature:
    """Return the signature that discord.py reads: the options of the function, annotations evaluated, and one more."""
    ask, _, *options = inspect.signature(function, eval_str=True).parameters.values()
    named = [option.replace(kind=inspect.Parameter.KEYWORD_ONLY) for option in options]
    named.append(inspect.Parameter("tournament", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None))
    return inspect.Signature([ask.replace(name="interaction", annotation=discord.Interaction), *named])
