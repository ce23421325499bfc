"""A message as the parts it is made of, and the text they come to: nearly all need no more of Fluent than that.

What needs more is left to Fluent's interpreter, and a test says every message both ways.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from fluent.syntax import ast

Value = str | int | float
"""What fills a variable of a message: text that is ready to be shown, or a number."""

_SMALLEST_GROUPED = 1000
"""Whole numbers below it are written alike in every language there is."""

_ON_ONE_LINE = re.compile(r"[a-z][\w-]* *= *((?:[^{}\n]++|\{ *\$[a-zA-Z][\w-]* *\})++)\n*")
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


class Place(NamedTuple):
    """A place in a message where one of its values stands."""

    name: str


class Choice(NamedTuple):
    """A place where it depends on a value what stands there: the plural of a number, the number, or a word."""

    name: str
    variants: tuple[tuple[str | int | float, Parts], ...]
    otherwise: Parts


Parts: TypeAlias = "tuple[str | Place | Choice, ...]"


class Numbers(NamedTuple):
    """How a language writes a large whole number, and which plural goes with a number."""

    written: Callable[[int], str]
    plural: Callable[[int], str]


def parts_on_one_line(source: str) -> Parts | None:
    """A message of one line with nothing but text and variables; None for others, for which Fluent's parser is asked.

    The parser takes fifty times as long, and commands have two thousand texts to register with Discord at every start.
    """
    line = _ON_ONE_LINE.fullmatch(source)
    if line is None:
        return None
    parts = _VARIABLE.split(line[1].rstrip(" "))
    return tuple(Place(part) if number % 2 else part for number, part in enumerate(parts) if part)


def parts_of(pattern: ast.Pattern | None) -> Parts | None:
    """A message that needs no interpreter, as nearly all do: texts, values, what depends on one; None for others."""
    parts: list[str | Place | Choice] = []
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(Place(element.expression.id.name))
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(str(element.expression.parse()["value"]))
        elif isinstance(element.expression, ast.SelectExpression):
            choice = _choice_of(element.expression)
            if choice is None:
                return None
            parts.append(choice)
        else:
            return None
    return tuple(parts)


def _choice_of(expression: ast.SelectExpression) -> Choice | None:
    """Return the choice that depends on one variable; None where it depends on more."""
    if not isinstance(expression.selector, ast.VariableReference):
        return None
    variants: list[tuple[str | int | float, Parts]] = []
    otherwise: Parts = ()
    for variant in expression.variants:
        parts, key = parts_of(variant.value), variant.key
        if parts is None:
            return None
        variants.append((key.name if isinstance(key, ast.Identifier) else key.parse()["value"], parts))
        if variant.default:
            otherwise = parts
    return Choice(expression.selector.id.name, tuple(variants), otherwise)


def joined(parts: Parts, values: Mapping[str, Value], numbers: Numbers) -> str | None:
    """The text; None where a value is missing, or is no text and no whole number: that is for the interpreter."""
    texts: list[str] = []
    for part in parts:
        text: str | None
        if isinstance(part, str):
            text = part
        elif isinstance(part, Place):
            value = values.get(part.name)
            if type(value) is int:
                text = str(value) if -_SMALLEST_GROUPED < value < _SMALLEST_GROUPED else numbers.written(value)
            else:
                text = value if type(value) is str else None
        else:
            chosen = _chosen(part, values.get(part.name), numbers)
            text = None if chosen is None else joined(chosen, values, numbers)
        if text is None:
            return None
        texts.append(text)
    return "".join(texts)


def _chosen(choice: Choice, value: Value | None, numbers: Numbers) -> Parts | None:
    """Select the parts of a choice for that value; None where the interpreter has to decide."""
    if type(value) is int:
        plural = numbers.plural(value)
        for key, parts in choice.variants:
            if key in (plural, value):
                return parts
        return choice.otherwise
    if type(value) is not str:
        return None
    for key, parts in choice.variants:
        if type(key) is not str:
            return None
        if key == value:
            return parts
    return choice.otherwise
