"""Sentences for input that the command line cannot read, and for what the rules of a format refuse."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from formats.core import errors as err
from formats.core.contract import Format
from formats.core.separation import SeparatingOptions
from formats.core.wrong_values import KINDS, wrong_value
from formats.messages.sentences import english, message_of

WRONG: Mapping[str, str] = {
    "missing": "is missing",
    "unknown": "is not known here",
    "not_whole": "must be a whole number",
    "not_a_number": "must be a number",
    "not_yes_or_no": "must be true or false",
    "not_a_moment": "must be a date and time with a time zone",
    "not_a_text": "must be a text",
    "not_a_list": "must be a list",
    "too_small": "is too small (limit: {limit})",
    "too_large": "is too large (limit: {limit})",
    "text_too_short": "needs {limit} characters or more",
    "text_too_long": "takes {limit} characters at most",
    "too_few": "needs {limit} items or more",
    "too_many": "takes {limit} items at most",
    "not_a_choice": "must be one of: {choices}",
    "bad_shape": "cannot be read in this form",
    "doubled": "names something twice",
}
"""What is wrong with a value of the input, by `wrong_values.Kind`; other kinds are shown by their names."""

FIELDS: Mapping[str, str] = {
    "too_few": "This format needs {limit} entrants or more; there are {found}.",
    "too_many": "This format takes {limit} entrants at most; there are {found}.",
    "too_many_rounds": "There are new opponents for {limit} rounds only; {found} are planned.",
}
"""Why a format refuses a field, by `FieldError.code`."""

NO_PAIRING: Mapping[str, str] = {
    "everybody_met": "Nobody is left for {who} to meet for the first time; `allow_repeats` lets players meet again.",
    "never_meet_fixed": "Every pairing by FIDE's rules would have a game of players who never meet ({who}).",
    "never_meet": "Every pairing would have a game of players who never meet ({who}); `never_meet` says who those are.",
    "no_complete_round": "No complete round meets C1 to C3: the arbiter decides.",
}
"""Why there is no pairing, by `NoPairingExistsError.code`."""

NEXT: Mapping[str, str] = {
    "Finish": "All rounds are played; `rank` has the standings.",
    "Nothing": "The tournament is over or has not begun.",
    "WaitForAnswers": "A question of the format must be answered first; `answers` takes it.",
}
"""Why no round can be paired, by the step that is next."""


def wrong_input(error: ValidationError) -> str:
    """Return a line for each problem of the input, with its place."""
    problems = error.errors(include_url=False)
    # A list whose item is refused is reported a second time, as if the item were not there.
    inner = [item for item in problems if not any(_is_inside(other["loc"], item["loc"]) for other in problems)]
    return "\n".join(f"{'.'.join(map(str, item['loc'])) or 'input'}: {_problem(item)}" for item in inner)


def _is_inside(place: tuple[int | str, ...], outer: tuple[int | str, ...]) -> bool:
    return len(place) > len(outer) and place[: len(outer)] == outer


def _problem(item: Any) -> str:
    wrong = wrong_value(item["type"], item.get("ctx", {}), "")
    # Findings of the position itself, such as an entrant who is entered twice, have words of their own.
    return str(item["msg"]) if wrong.kind not in WRONG or item["type"] in KINDS else _words(wrong)


def _words(wrong: err.WrongValue) -> str:
    message = message_of(english(), wrong.kind, wrong.system) if wrong.kind not in WRONG else None
    if message is not None:
        return english().said(message, {name: str(value) for name, value in wrong.values.items()}) or wrong.kind
    pattern = WRONG.get(wrong.kind, wrong.kind.replace("_", " "))
    return pattern.format_map({"limit": "none", "choices": "", **wrong.values})


def wrong_options(error: err.OptionsError, system: Format[Any], where: str) -> Iterator[str]:
    """Yield a line for each option that the format does not know or accept; for an unknown one, with those it has.

    `where` is the place of the options in the input; some problems are with several of them together.
    """
    known = tuple(system.options.model_fields)
    for name, wrong in error.problems:
        place = f"{where}.{name}" if name else where
        if wrong.kind != "unknown":
            yield f"{place}: {_words(wrong)}"
            continue
        if name in SeparatingOptions.model_fields:
            yield f"{place}: in {system.key} a schedule says who meets, so no players can be kept apart."
            continue
        nearest = difflib.get_close_matches(name, known, 1)
        guess = f"Did you mean {nearest[0]}? " if nearest else ""
        yield f"{place}: {system.key} has no such option. {guess}It has: {', '.join(known)}."


def refusal(error: err.RuleError) -> str:
    """Return a refusal as a sentence, with its fields where there is none for it."""
    match error:
        case err.NotNextError() if error.next_step in NEXT:
            return NEXT[error.next_step]
        case err.UnknownFormatError():
            return f"There is no format “{error.key}”; `list` shows those there are."
        case err.NoPairingExistsError() if error.code in NO_PAIRING:
            return NO_PAIRING[error.code].format(who=", ".join(dict.fromkeys(error.entrants)))
        case err.FieldError() if error.code in FIELDS:
            return FIELDS[error.code].format(limit=error.limit, found=error.found)
        case _:
            meaning = " ".join((type(error).__doc__ or "Refused.").split()).partition(". ")[0].rstrip(".")
            return f"{meaning}.\n    {error}"
