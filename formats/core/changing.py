"""Values that never change, made from earlier ones. Frozen dataclasses of many fields are slow to make otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    with_fields = replace  # so that fields and their types are checked
else:

    def with_fields(value: T, /, **fields: Any) -> T:
        """Return the value with these fields replaced, as `dataclasses.replace`, for a class that keeps them in a dict.

        Nothing is set field by field and nothing is checked: a tournament has thirty fields, and each line of its log
        changes a few of them two or three times.
        """
        made = object.__new__(type(value))
        made.__dict__.update(value.__dict__)
        made.__dict__.update(fields)
        return made
