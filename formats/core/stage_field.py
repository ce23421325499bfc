"""The field of a stage by its plan: who of an earlier stage plays it, and in which seed order."""

from __future__ import annotations

import re
from typing import Any, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.values import Value

Chosen = Literal["places", "groups", "losers"]
"""What chooses the field: places in the standings, places in each group, or a lost match in one round."""

Crossing = Literal["snake", "crossed", "drawn"]
"""How places of groups become seeds. In each, all first places come before all second ones, and so on.

`snake`: equal places by the standings of the stage, so that in a bracket the best meet the last. `crossed`: by group,
so that in a bracket A1 meets B2, B1 meets A2, C1 meets D2. `drawn`: equal places by lot.
"""


BAD_FIELD = PydanticCustomError("bad_field", "this does not choose a field")


class StageField(Value):
    """Who of an earlier stage plays a stage. By default everybody, in the order of its standings.

    `places`: those from `first` to `last` (None: to the end) of the standings. `groups`: those from `first` to `last`
    of every group, and the `best_next` highest in the standings of those in the place after. `losers`: those who lost
    in `round`, in the order of the standings. `stage` is the earlier stage, counted from 1 (None: the one before).
    `beside`: the stage is not played next but begins a branch, an event of its own beside those that follow.

    Also written and read as text: `9-16`, `17-`, `groups 1-2 +8 drawn`, `losers 1 of stage 2`, `17-32 beside`.
    """

    of: Chosen = "places"
    first: int = Field(default=1, ge=1, le=3000)
    last: int | None = Field(default=None, ge=1, le=3000)
    best_next: int = Field(default=0, ge=0, le=500)
    round: int | None = Field(default=None, ge=1, le=100)
    crossing: Crossing = "snake"
    stage: int | None = Field(default=None, ge=1, le=50)
    beside: bool = False

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: Any) -> Any:
        """Parse the text form."""
        if not isinstance(value, str):
            return value
        found = _TEXT.fullmatch(" ".join(value.lower().split()))
        if found is None:
            raise BAD_FIELD
        of, first, to, last, best_next, crossing, stage, beside = found.groups()
        more = {"best_next": best_next or 0, "crossing": crossing or "snake", "stage": stage, "beside": bool(beside)}
        if of == "losers" and not to:
            return {"of": of, "round": first, **more}
        return {"of": of or "places", "first": first, "last": last if to else first, **more}

    @model_validator(mode="after")
    def _one_choice(self) -> Self:
        in_groups = self.of == "groups"
        out_of_order = self.last is not None and self.last < self.first
        incomplete = (in_groups and self.last is None) or ((self.round is None) is (self.of == "losers"))
        only_in_groups = bool(self.best_next) or self.crossing != "snake"
        if out_of_order or incomplete or (only_in_groups and not in_groups):
            raise BAD_FIELD
        return self

    def __str__(self) -> str:
        """Return the text form."""
        first = self.round if self.of == "losers" else self.first
        parts: list[str] = [] if self.of == "places" else [self.of]
        parts.append(str(first) if first in {self.round, self.last} else f"{first}-{self.last or ''}")
        parts += [f"+{self.best_next}"] * bool(self.best_next)
        parts += [self.crossing] * (self.crossing != "snake")
        parts += [f"of stage {self.stage}"] * (self.stage is not None)
        parts += ["beside"] * self.beside
        return " ".join(parts)


_TEXT = re.compile(
    r"(?:(groups|losers) )?(\d{1,4})(-)?(\d{1,4})?(?: \+(\d{1,3}))?(?: (snake|crossed|drawn))?(?: of stage (\d{1,2}))?"
    r"( beside)?"
)
