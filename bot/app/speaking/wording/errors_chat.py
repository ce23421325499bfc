"""Sentences for what the chat side refuses; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app import errors as err
from bot.app.asking.csv_import import ImportRefusedError
from bot.app.speaking.names import quoted
from bot.app.speaking.wording.errors_engine import sentence
from bot.app.speaking.wording.imports import problem_line
from bot.app.speaking.wording.speaker import MOST_LISTED, Speaker, shortened
from bot.app.speaking.wording.times import duration, stamp
from formats.core.errors import RuleError

ROLES: Mapping[str, str] = {"director": "directors", "coordinator": "coordinators", "entrant": "players"}

ROUND_TEXT_CODES: Mapping[str, str] = {
    "nobody": "nobody is called “{part}”",
    "several": "“{part}” can be {names}; write the number from the list, such as #3",
    "not_a_game": "“{part}” is neither a game such as `Ana - Bo` nor a bye such as `bye Eve`",
}


@sentence.register(err.NoTournamentError)
def _(error: err.NoTournamentError, _say: Speaker) -> str:
    if error.given:
        return f"I know no tournament called “{quoted(error.given, 100)}” here. Choose one from the list while typing."
    return "There is no tournament here. Name one, or ask a director to create it with `/td create`."


@sentence.register(err.SeveralTournamentsError)
def _(error: err.SeveralTournamentsError, _say: Speaker) -> str:
    titles = shortened([f"**{quoted(title, 100)}**" for title in error.titles])
    return f"Which tournament do you mean: {titles}? Name it in the option `tournament`."


@sentence.register(err.NotStaffError)
def _(error: err.NotStaffError, _say: Speaker) -> str:
    if "manager" in error.roles:
        return "Only members who may manage this server's events can begin a tournament. Ask one of them."
    roles = shortened([ROLES.get(role, role) for role in error.roles])
    return f"Only {roles} of this tournament can do this. Ask one of them; `/tournament info` names them."


@sentence.register(err.NotEnteredError)
def _(error: err.NotEnteredError, _say: Speaker) -> str:
    return f"You have not entered **{quoted(error.title, 100)}**. While sign-up is open, `/join` enters you."


@sentence.register(err.StaffMayNotPlayError)
def _(error: err.StaffMayNotPlayError, _say: Speaker) -> str:
    return f"A {quoted(error.role, 40)} may not play in the same tournament. Another person must take one of the roles."


@sentence.register(err.NoGameError)
def _(error: err.NoGameError, _say: Speaker) -> str:
    return f"You have no open game in **{quoted(error.title, 100)}** now. `/me next` shows what comes next."


@sentence.register(err.NoChannelError)
def _(error: err.NoChannelError, _say: Speaker) -> str:
    missing = shortened([f"**{quoted(name, 60)}**" for name in error.missing]) or "permission to see it"
    return f"I cannot post in that channel. Please give me there: {missing}."


@sentence.register(err.ServerOnlyError)
def _(error: err.ServerOnlyError, _say: Speaker) -> str:
    del error
    return "This works only on a server. Use it in the tournament's channel."


@sentence.register(ImportRefusedError)
def _(error: ImportRefusedError, _say: Speaker) -> str:
    problems = shortened([problem_line(problem) for problem in error.problems])
    return f"The list cannot be taken over: {problems}. Nothing was changed; please correct it and send it again."


@sentence.register(err.DraftGoneError)
def _(error: err.DraftGoneError, _say: Speaker) -> str:
    del error
    return "This is done with, or you have begun it anew since. Nothing was changed; please start again."


@sentence.register(err.LastDirectorError)
def _(error: err.LastDirectorError, _say: Speaker) -> str:
    del error
    return "A tournament needs a director. Make somebody else one first, with `/td staff add`."


@sentence.register(err.EntrantOnStaffError)
def _(error: err.EntrantOnStaffError, say: Speaker) -> str:
    role = quoted(error.role, 40)
    return f"A {role} of this tournament may not play in it, and {say.who(error.entrant)} does. Withdraw them first."


@sentence.register(err.UnknownRoundError)
def _(error: err.UnknownRoundError, _say: Speaker) -> str:
    return f"There is no round “{quoted(error.given, 40)}” yet. Choose one from the list while typing."


@sentence.register(err.NoQuestionError)
def _(error: err.NoQuestionError, _say: Speaker) -> str:
    del error
    return "No question is open: nothing waits for an answer now."


@sentence.register(err.NobodyNamedError)
def _(error: err.NobodyNamedError, _say: Speaker) -> str:
    del error
    return "Say who: either a member of this server, or the name of a guest, not both."


@sentence.register(err.BadScoreError)
def _(error: err.BadScoreError, _say: Speaker) -> str:
    return f"“{quoted(error.given, 40)}” is no score. Write it like `412:380`."


@sentence.register(err.RoundTextError)
def _(error: err.RoundTextError, say: Speaker) -> str:
    problems = [
        ROUND_TEXT_CODES[code].format(part=quoted(part, 60), names=say.everybody(names))
        for part, code, names in error.problems
    ]
    return f"I cannot read these pairings: {shortened(problems)}. Nothing was changed."


@sentence.register(err.NoTimetableError)
def _(error: err.NoTimetableError, _say: Speaker) -> str:
    title = quoted(error.title, 100)
    return f"**{title}** has no weekly timetable: agree on a time with your opponent directly."


@sentence.register(err.TimesFinalError)
def _(error: err.TimesFinalError, say: Speaker) -> str:
    return f"The time of {say.game(error.pairing)} is final and cannot be changed. Only a director may move a game."


@sentence.register(err.NotAStartTimeError)
def _(error: err.NotAStartTimeError, _say: Speaker) -> str:
    return (
        f"No game starts {stamp(error.at)}. Games start every {duration(error.slot_minutes)} from "
        f"{stamp(error.first)} to {stamp(error.last)}."
    )


@sentence.register(err.NothingRequiredError)
def _(error: err.NothingRequiredError, _say: Speaker) -> str:
    del error
    return "Nothing that a director requires of you waits for an answer."


@sentence.register(err.NoFormError)
def _(error: err.NoFormError, _say: Speaker) -> str:
    return f"There is no form for you to fill in for **{quoted(error.title, 100)}** now."


@sentence.register(err.NotOfferedError)
def _(error: err.NotOfferedError, _say: Speaker) -> str:
    del error
    return "That is no longer possible: things have gone on since. `/me next` shows how they stand."


@sentence.register(err.SealedLogError)
def _(error: err.SealedLogError, _say: Speaker) -> str:
    titles = shortened([f"**{quoted(title, 60)}**" for title in error.titles])
    return f"The log holds what is still sealed: {titles}. Until it is revealed only directors can take it out."


@sentence.register(err.BadFieldsError)
def _(error: err.BadFieldsError, say: Speaker) -> str:
    lines = [f"• **{label}**: {_what_is_wrong(wrong, say)}" for label, wrong in error.problems]
    return "\n".join(["Some fields are not right yet. Nothing was changed.", *lines[:MOST_LISTED]])


def _what_is_wrong(wrong: RuleError | str, say: Speaker) -> str:
    return quoted(wrong, 120) if isinstance(wrong, str) else sentence(wrong, say)
