"""Values that never change, made from earlier ones. Frozen dataclasses of many fields are slow to make otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

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


def with_entry(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a copy of a mapping with an entry added or replaced."""
    return {**mapping, key: value}


def without(mapping: Mapping[K, V], *keys: K) -> dict[K, V]:
    """Return a copy of a mapping without these keys, which it need not have."""
    return {key: value for key, value in mapping.items() if key not in keys}
