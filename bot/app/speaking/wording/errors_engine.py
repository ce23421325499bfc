"""Sentences for what the engine refuses. `sentence` dispatches on the type of an error; `errors` knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch

from bot.app.speaking.names import quoted
from bot.app.speaking.wording.games import round_name
from bot.app.speaking.wording.numbers import counted, either
from bot.app.speaking.wording.speaker import Speaker, shortened
from bot.app.speaking.wording.times import stamp, stamp_with_distance
from formats.core import errors as err

PHASES: Mapping[str, str] = {
    "nothing": "does not exist yet",
    "draft": "is still being prepared",
    "registration": "is open for sign-up",
    "closed": "has closed its sign-up and not begun yet",
    "running": "is being played",
    "finished": "is over",
    "cancelled": "was called off",
}
"""What to say of a tournament in each phase: "the tournament ..."."""

STATUSES: Mapping[str, str] = {
    "active": "is in",
    "waiting": "is on the waiting list",
    "withdrawn": "has withdrawn",
    "removed": "is out after a forfeit",
    "disqualified": "has been disqualified",
    "outside_stage": "does not play in this stage, which began without them",
}
"""What to say of an entrant with each status."""

FIELD_CODES: Mapping[str, str] = {
    "too_few": "There are {found} entrants, and this format needs at least {limit}. Wait for more, or choose another.",
    "too_many": "There are {found} entrants, and this format takes at most {limit}.",
    "too_many_rounds": "{found} rounds are planned, but this field only has new opponents for {limit}. Plan fewer "
    "rounds, or allow repeats.",
}
NO_PAIRING_CODES: Mapping[str, str] = {
    "everybody_met": "Nobody is left whom {who} could meet for the first time. Allow repeats in the options, or set "
    "the pairings yourself with `/judge override`.",
}
REPORT_CODES: Mapping[str, str] = {
    "winner_not_seated": "The winner you named does not play in {game}. Choose one of the two.",
    **dict.fromkeys(
        ("scores_contradict_winner", "scores_contradict"),
        "The scores of {game} say something else than who won. Check which score is whose.",
    ),
    "no_ties": "There are no ties here: {game} has a winner. Say who won.",
}
FORM_CODES: Mapping[str, str] = {
    "unknown": "no such form here",
    "unknown_note": "nothing that can be noted about this game",
    "missing": "is missing",
    "doubled": "is named twice",
    "unknown_item": "is not known",
    "outdated": "is about something that has changed since",
    "past": "lies in the past",
    "unreadable": "cannot be read",
}
EVERY = "all"
"""In the name of a field: everything that has no part of its own."""


@singledispatch
def sentence(error: Exception, say: Speaker) -> str:
    """The sentence for an error; every type has its own."""
    del error, say
    return "That did not work, and I cannot say why. Please try again, and tell a director if it happens twice."


@sentence.register(err.InvariantError)
def _(error: err.InvariantError, _say: Speaker) -> str:
    del error
    return "This is a fault of mine, not of yours. It has been noted in full; please tell a director."


@sentence.register(err.NewerEventError)
def _(error: err.NewerEventError, _say: Speaker) -> str:
    del error
    return "This was written by a newer version of Herald. Update first; nothing is lost."


@sentence.register(err.NotAheadError)
def _(error: err.NotAheadError, _say: Speaker) -> str:
    return (
        f"Round {error.round_number} cannot be paired ahead: in this format every round is paired on the latest "
        "standings."
    )


@sentence.register(err.WorkStoppedError)
def _(_error: err.WorkStoppedError, _say: Speaker) -> str:
    return "Stopped. Nothing has changed."


@sentence.register(err.UnknownEntrantError)
def _(error: err.UnknownEntrantError, _say: Speaker) -> str:
    del error
    return "I cannot find that player in this tournament. Choose one from the list while typing."


@sentence.register(err.UnknownPairingError)
def _(error: err.UnknownPairingError, _say: Speaker) -> str:
    del error
    return "I cannot find that game: the round may have been paired anew. Have a look at `/tournament pairings`."


@sentence.register(err.NotYourGameError)
def _(error: err.NotYourGameError, say: Speaker) -> str:
    return f"Only those who play can do this, and {say.who(error.entrant)} does not: {say.game(error.pairing)}."


@sentence.register(err.WrongPhaseError)
def _(error: err.WrongPhaseError, _say: Speaker) -> str:
    now = PHASES.get(error.phase, error.phase)
    needs = either([PHASES.get(phase, phase) for phase in error.needs])
    return f"The tournament {now}. This is possible only while it {needs}."


@sentence.register(err.AlreadyEnteredError)
def _(error: err.AlreadyEnteredError, say: Speaker) -> str:
    return f"Nothing to do: {say.who(error.entrant)} has entered already."


@sentence.register(err.NotInError)
def _(error: err.NotInError, say: Speaker) -> str:
    return f"Not possible now: {say.who(error.entrant)} {STATUSES.get(error.status, error.status)}."


@sentence.register(err.RatingsFixedError)
def _(error: err.RatingsFixedError, _say: Speaker) -> str:
    del error
    return "Ratings and seeds are fixed and can no longer change."


@sentence.register(err.FieldError)
def _(error: err.FieldError, say: Speaker) -> str:
    known = _format_words(say, error.code) or FIELD_CODES.get(error.code)
    template = known or "These entrants cannot play this format (found: {found}, limit: {limit}). Check the options."
    problem = template.format(found=error.found, limit=error.limit, who=say.everybody(error.entrants))
    return " ".join([problem, *_remedies(error.remedies, say)])


def _remedies(remedies: tuple[err.Remedy, ...], say: Speaker) -> list[str]:
    """What a director may do about it, as one sentence."""
    ways = [_remedy(remedy, say) for remedy in remedies]
    return [f"You can {' or '.join(ways)}."] if ways else []


def _remedy(remedy: err.Remedy, say: Speaker) -> str:
    if remedy.kind == "invite":
        return f"invite {counted(remedy.count, 'more player', 'more players')}"
    who = f" (by the rules first: {say.everybody(remedy.entrants)})" if remedy.entrants else ""
    return f"take {counted(remedy.count, 'player')} out with `/players withdraw`{who}"


def _format_words(say: Speaker, code: str) -> str | None:
    """A format may word the codes of its own errors."""
    return None if say.context is None else say.context.words(0).get(code)


@sentence.register(err.OptionsError)
def _(error: err.OptionsError, _say: Speaker) -> str:
    problems = [f"**{quoted(field, 60)}**: {quoted(message, 120)}" for field, message in error.problems]
    return f"These options do not fit: {shortened(problems)}. Nothing was changed; please correct them."


@sentence.register(err.UnknownFormatError)
def _(error: err.UnknownFormatError, _say: Speaker) -> str:
    return f"I know no format or preset called “{quoted(error.key, 60)}”. Choose one from the list while typing."


@sentence.register(err.FormatNotLoadedError)
def _(error: err.FormatNotLoadedError, _say: Speaker) -> str:
    return (
        f"The format “{quoted(error.key, 60)}” can't be used right now: its code does not load. The bot's log says why."
    )


@sentence.register(err.NotNextError)
def _(error: err.NotNextError, _say: Speaker) -> str:
    del error
    return "That step is not the next one; probably somebody has just done it. Have a look with `/round preview`."


@sentence.register(err.ResultsMissingError)
def _(error: err.ResultsMissingError, say: Speaker) -> str:
    return f"The round is not over yet. Still without a result: {say.games(error.pairings)}."


@sentence.register(err.PromptOpenError)
def _(error: err.PromptOpenError, _say: Speaker) -> str:
    return f"{counted(len(error.prompts), 'question')} must be answered first: see `/round prompt`."


@sentence.register(err.NoSuchPromptError)
def _(error: err.NoSuchPromptError, _say: Speaker) -> str:
    del error
    return "Nobody is asking that any more: it has been answered, or the tournament has gone on."


@sentence.register(err.AlreadyAnsweredError)
def _(error: err.AlreadyAnsweredError, _say: Speaker) -> str:
    return f"That has been answered already: **{quoted(error.answer, 60)}**."


@sentence.register(err.NoSuchDrawError)
def _(error: err.NoSuchDrawError, _say: Speaker) -> str:
    return f"No draw “{quoted(error.draw, 60)}” has been announced."


@sentence.register(err.AlreadyDrawnError)
def _(error: err.AlreadyDrawnError, _say: Speaker) -> str:
    return f"The draw “{quoted(error.draw, 60)}” has been made. Words count only before it."


@sentence.register(err.AlreadyContributedError)
def _(error: err.AlreadyContributedError, say: Speaker) -> str:
    return f"{say.who(error.entrant)} has given a word for this draw already; everybody has one."


@sentence.register(err.BadAnswerError)
def _(error: err.BadAnswerError, _say: Speaker) -> str:
    said = f"“{quoted(error.answer, 60)}” is" if error.answer else "An empty answer is"
    return f"{said} not one of the possible answers. Choose one that is offered."


@sentence.register(err.NoPairingExistsError)
def _(error: err.NoPairingExistsError, say: Speaker) -> str:
    known = _format_words(say, error.code) or NO_PAIRING_CODES.get(error.code)
    template = known or "The rules allow no pairing of this round. Set the pairings yourself with `/judge override`."
    return template.format(who=say.everybody(tuple(dict.fromkeys(error.entrants))))


@sentence.register(err.ResultExistsError)
def _(error: err.ResultExistsError, say: Speaker) -> str:
    return f"There is a result for {say.game(error.pairing)} already. If it is wrong, ask a director to correct it."


@sentence.register(err.NoReportError)
def _(error: err.NoReportError, say: Speaker) -> str:
    return f"Nobody's report is open for {say.game(error.pairing)}. To say how it ended, use `/match report`."


@sentence.register(err.OwnReportError)
def _(error: err.OwnReportError, _say: Speaker) -> str:
    del error
    return "That is your own report, so your opponent has to confirm it. You can take it back if it is wrong."


@sentence.register(err.BadReportError)
def _(error: err.BadReportError, say: Speaker) -> str:
    known = _format_words(say, error.code) or REPORT_CODES.get(error.code)
    return (known or "This result does not fit {game}. Please check it.").format(game=say.game(error.pairing))


@sentence.register(err.TooEarlyError)
def _(error: err.TooEarlyError, _say: Speaker) -> str:
    return f"Too early: this is possible from {stamp_with_distance(error.allowed_from)} on."


@sentence.register(err.TooLateError)
def _(error: err.TooLateError, _say: Speaker) -> str:
    return f"Too late: this was possible until {stamp_with_distance(error.allowed_until)}. A director may still help."


@sentence.register(err.NoGameTimeError)
def _(error: err.NoGameTimeError, say: Speaker) -> str:
    return f"There is no final time yet for {say.game(error.pairing)}. Wait until it is announced."


@sentence.register(err.NotHereError)
def _(error: err.NotHereError, _say: Speaker) -> str:
    del error
    return "Say that you are here first: press **I'm here** or use `/match here`."


@sentence.register(err.OpponentHereError)
def _(error: err.OpponentHereError, _say: Speaker) -> str:
    del error
    return "Your opponent is here, so there is nothing to claim. Start your game."


@sentence.register(err.MoreTimeGrantedError)
def _(error: err.MoreTimeGrantedError, _say: Speaker) -> str:
    return f"You gave your opponent more time. You can claim the game from {stamp(error.until, 'R')} on."


@sentence.register(err.BadRoundError)
def _(error: err.BadRoundError, say: Speaker) -> str:
    parts = [
        f"{label}: {say.everybody(entrants)}"
        for label, entrants in (
            ("missing", error.missing),
            ("there twice", error.doubled),
            ("not in this round's field", error.unknown),
        )
        if entrants
    ]
    if error.boards:
        parts.append(f"{counted(len(error.boards), 'board')} with the wrong number")
    return f"Everybody must be in the round exactly once. {'; '.join(parts) or 'Check the pairings'}."


@sentence.register(err.RoundClosedError)
def _(error: err.RoundClosedError, _say: Speaker) -> str:
    name = round_name(error.round_number)
    return f"This is possible only in the latest round, and {name} is not. You can still correct its results."


@sentence.register(err.NothingToUndoError)
def _(error: err.NothingToUndoError, _say: Speaker) -> str:
    del error
    return "There is nothing left to undo."


@sentence.register(err.NotLastCommandError)
def _(error: err.NotLastCommandError, _say: Speaker) -> str:
    del error
    return "Something else has happened since, and undo goes back one step at a time. Open `/td undo` again."


@sentence.register(err.DeadlinePassedError)
def _(error: err.DeadlinePassedError, _say: Speaker) -> str:
    del error
    return "The timetable has already done this. Nothing was done twice."


@sentence.register(err.BadFormError)
def _(error: err.BadFormError, say: Speaker) -> str:
    return f"That is not right yet: {shortened(form_problems(error, say))}. Nothing was saved; please correct it."


def form_problems(error: err.BadFormError, say: Speaker) -> list[str]:
    """Everything that is wrong with a form or a note, a phrase each."""
    return [_form_problem(error.form, field, code, say) for field, code in error.problems]


def _form_problem(form: str, field: str, code: str, say: Speaker) -> str:
    """A format may word the codes of its own problems; what is wrong as a whole needs no name of a field."""
    text = _stage_words(say, f"problem.{code}") or FORM_CODES.get(code, quoted(code, 60))
    parts = [part for part in field.split(".") if part not in {EVERY, form, "form"}]
    return f"**{quoted(' '.join(parts), 60)}** {text}" if parts else text


def _stage_words(say: Speaker, code: str) -> str | None:
    """The words of whichever stage has them."""
    if say.context is None:
        return None
    stages = range(len(say.context.state.stages))
    return next((words[code] for words in map(say.context.words, stages) if code in words), None)


@sentence.register(err.FormClosedError)
def _(error: err.FormClosedError, _say: Speaker) -> str:
    return f"Too late: this was to be handed in until {stamp_with_distance(error.due)}. A director may still do it."


@sentence.register(err.NoAppealError)
def _(error: err.NoAppealError, say: Speaker) -> str:
    return f"There is no appeal to make or to decide for {say.who(error.entrant)} now."


@sentence.register(err.ReasonNeededError)
def _(error: err.ReasonNeededError, _say: Speaker) -> str:
    del error
    return "This decision is recorded with its reason. Please give one."
