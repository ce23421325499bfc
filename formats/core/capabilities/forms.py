"""Capabilities for forms of entrants, and their effect on the field."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from formats.core.asking import Asked, EntrantForm, FormField, FormLine
from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.lots import Lots
from formats.core.model import Entrant
from formats.core.state import Stage
from formats.core.values import EntrantId


class AsksForms(Capability, Generic[O]):
    """Entrants hand something in: a preference list, an answer to an invitation, times.

    `stage` is None before the stage has started. What is wrong with a form has a code, with its sentence in `words`
    under `problem.CODE`.
    """

    forms: ClassVar[tuple[EntrantForm, ...]]

    @abstractmethod
    def read_form(self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: O) -> Any:
        """Parse the content of a form into the shape that is stored (JSON values), or raise `BadFormError`.

        `form` is the key of one of `forms`. What comes from a form filled in by hand holds a text for each field.
        """

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: O) -> Asked:
        """Of whom a form is wanted now; `field` is everybody who is in and could hand it in.

        By default everybody may hand in any form at any time, and no form is expected. Do not ask for a form that
        `read_form` refuses.
        """
        return Asked(may=frozenset(entrant.id for entrant in field))

    def form_texts(self, form: str, content: Any, options: O) -> Mapping[str, str]:
        """Return the input, by field, that leads to this stored content."""
        stored = content if isinstance(content, dict) else {}
        return {field.name: str(stored[field.name]) for field in self._fields(form) if field.name in stored}

    def form_lines(self, form: str, content: Any, options: O) -> tuple[FormLine, ...]:
        """Return a line for each thing that was understood, to confirm it to the sender."""
        texts = self.form_texts(form, content, options)
        return tuple(FormLine(texts[field.name], field) for field in self._fields(form) if field.name in texts)

    def made_up(
        self,
        form: str,
        stage: Stage | None,
        options: O,
        skill: float,
        lots: Lots,
    ) -> Mapping[str, str]:
        """Return a sample input, by field, for rehearsals: `read_form` accepts it while the form is wanted.

        `skill` says how good they are, from 0 (the weakest) to 1; it shows where a form decides games. By default the
        first choice is made and the example is copied.
        """
        return {field.name: field.choices[0] if field.choices else field.example for field in self._fields(form)}

    def _fields(self, form: str) -> tuple[FormField, ...]:
        return next((known.fields for known in self.forms if known.key == form), ())


class AdmitsByForms(Capability, Generic[O]):
    """Signing up is not enough to enter a first stage: an invitation must have been accepted, say."""

    @abstractmethod
    def enters(self, entrant: Entrant, forms: Mapping[str, Any], options: O) -> bool:
        """Does an entrant who signed up take part? `forms` is what they handed in, in its stored shape, by form.

        One who does not stays signed up but is outside the stage.
        """


class SeedsByForms(Capability, Generic[O]):
    """Field and seeding of the first stage depend on forms handed in before it."""

    @abstractmethod
    def with_forms(self, entrant: Entrant, forms: Mapping[str, Any], options: O) -> Entrant:
        """The entrant as `check` and `seed` see them: `forms`, by key and in stored shape, may add to their data."""
