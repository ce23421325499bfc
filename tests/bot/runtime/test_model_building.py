"""Validators are built after the start."""

from __future__ import annotations

from bot.runtime.model_building import build_models
from formats.core.values import Value


async def test_validators_are_built_without_a_first_use() -> None:
    class Base(Value):
        number: int

    class Derived(Base):
        text: str

    def built() -> list[bool]:
        return [kind.__pydantic_complete__ for kind in (Base, Derived)]

    assert built() == [False, False]
    await build_models()
    assert built() == [True, True]
