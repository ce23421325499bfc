"""Questions of formats to people: fields on joining, forms, and questions about games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formats.core.model import Choice, Reason
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class EntrantField:
    """Something a format wants to know of an entrant besides the rating: a CSV column, a question on joining.

    The catalogue has a sentence about it (`field-NAME`). Fields such as `round_3` share one, with the `$number`.

    `asked` means people are asked for it on joining; otherwise directors import it. A number is not below `least`, nor
    above `most`, a text is one of the `choices` if there are any. A `letter` is kept as a number, 0 for A.

    A field that may change `in_play` decides neither ratings nor seeds; it counts from the next round on.

    A field named `rating` is the rating itself: a format that lists it with `asked` has people asked for theirs.
    """

    name: str
    kind: Literal["number", "integer", "letter", "text", "date"]
    required: bool = False
    asked: bool = False
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    in_play: bool = False


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A contradiction in the data of entrants, which later entries cannot resolve: `reason` names it and the entrants.

    `field` is the `EntrantField` to be corrected for one of them. The sentence begins small and ends without a stop.
    """

    field: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class FormField:
    """A text in a form: its name in what is handed in, an example, and how many lines it may need.

    With `choices` one of these texts is chosen instead of typed. The catalogue has the label of the field
    (`form-KEY-NAME`) and that of each choice (`form-KEY-NAME-CHOICE`); a capital letter needs none.
    """

    name: str
    example: str = ""
    lines: int = 1
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FormLine:
    """A line of what was understood of a form: the text or choice of a `field`, or a text of the format's own."""

    text: str
    field: FormField | None = None


@dataclass(frozen=True, slots=True)
class EntrantForm:
    """Something entrants hand in for a stage of this format (a preference list, times): `SubmitForm` under `key`.

    The catalogue has its title (`form-KEY`) and what the form asks for (`form-KEY-help`).

    Filled in by hand, the content is an object with the texts of the `fields` by name; `AsksForms.read_form` may take
    other shapes besides. What is `filled_in_by` directors is not for the entrants to say (a time taken): a director or
    a clock hands it in for them. `declined_by` is the value of the first field that says no to taking part: who gives
    it too late can still withdraw.
    """

    key: str
    fields: tuple[FormField, ...]
    filled_in_by: Literal["entrants", "directors"] = "entrants"
    declined_by: str | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """Entrants who `may` hand in a form now, and of whom it is expected (`should`), whether they have done so or not.

    With `days` it is an invitation: it goes out when sign-up closes, for so many days, and an entrant who declines
    makes room for the next on the waiting list.
    """

    may: frozenset[EntrantId] = frozenset()
    should: frozenset[EntrantId] = frozenset()
    days: int | None = None


@dataclass(frozen=True, slots=True)
class GameQuestion:
    """A question about an open game, answered by `who` or by a director for them: `NoteMatch` with this `note`.

    Either `choices` are given, and the content of the note is `{note: value}`, or `fields`, and it holds their texts by
    name, and labels as those of a form whose key is the code of the `question`. `default` is the choice that counts as
    long as nothing is said.
    """

    note: str
    question: Reason
    who: EntrantId
    choices: tuple[Choice, ...] = ()
    fields: tuple[FormField, ...] = ()
    default: str | None = None
