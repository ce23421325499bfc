"""How long a message may be: found where the code puts it into a button, a field of a form or a description.

Lengths are those of the text around the variables; the longest case of a plural counts. What variables bring is
shortened where it is shown, or checked by the models of messages.
"""

from __future__ import annotations

import ast as python
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import ast

from bot.reference.command_catalogue import LIMIT as DESCRIPTION_LENGTH
from bot.text.messages import LABEL_LIMIT
from bot.ui.forms import HELP_LENGTH, LABEL_LENGTH, PLACEHOLDER_LENGTH, TITLE_LENGTH
from tests.translations.messages import MADE_BY_NAME, Texts

_FIELD: Mapping[int | str, int] = {
    1: LABEL_LENGTH,
    "label": LABEL_LENGTH,
    "help": HELP_LENGTH,
    "placeholder": PLACEHOLDER_LENGTH,
}
SHOWN_IN: Mapping[str, Mapping[int | str, int]] = {
    "Button": {"label": LABEL_LIMIT},
    "action_button": {"label": LABEL_LIMIT},
    "open_form": {4: TITLE_LENGTH, "title": TITLE_LENGTH},
    "TextField": _FIELD,
    "ChoiceField": _FIELD,
    "TicksField": _FIELD,
    "ListField": _FIELD,
}
"""Characters that Discord takes, by the function called and the position or name of the argument."""

BUTTONS = "buttons-labels-"
"""Prefix of ids of labels of buttons."""


def limits(modules: Sequence[python.Module], ids: Sequence[str]) -> dict[str, int]:
    """Return the number of characters that each of these messages may have, where there is a limit."""
    found = {name: DESCRIPTION_LENGTH for name in ids if name.startswith(MADE_BY_NAME)}
    found |= {name: LABEL_LIMIT for name in ids if name.startswith(BUTTONS)}
    for module in modules:
        texts = Texts(module)
        for limit, value in _limited(module):
            for name in texts.below(value):
                found[name] = min(limit, found.get(name, limit))
    return found


def _limited(module: python.Module) -> Iterator[tuple[int, python.expr]]:
    """Yield the arguments that have a limit. In a call in such an argument only its result is shown, not its values."""
    for node in python.walk(module):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name):
            places = SHOWN_IN.get(node.func.id, {})
            arguments: list[tuple[int | str, python.expr]] = [*enumerate(node.args)]
            arguments += [(keyword.arg, keyword.value) for keyword in node.keywords if keyword.arg]
            for place, value in arguments:
                if place in places:
                    yield from ((places[place], shown) for shown in _shown(value))


def _shown(value: python.expr) -> Iterator[python.expr]:
    """Yield the functions whose results an expression is."""
    if isinstance(value, python.IfExp):
        yield from (*_shown(value.body), *_shown(value.orelse))
    elif isinstance(value, python.Call) and isinstance(value.func, python.Attribute):
        yield value.func


def length(message: ast.Message, messages: Mapping[str, ast.Message]) -> int:
    """Return the number of characters of a message without its variables."""
    return _length(message.value, messages)


def _length(node: ast.SyntaxNode | None, messages: Mapping[str, ast.Message]) -> int:
    found = 0
    match node:
        case ast.Pattern():
            found = sum(_length(element, messages) for element in node.elements)
        case ast.TextElement():
            found = len(node.value)
        case ast.Placeable():
            found = _length(node.expression, messages)
        case ast.SelectExpression():
            found = max(_length(variant.value, messages) for variant in node.variants)
        case ast.StringLiteral():
            found = len(node.parse()["value"])
        case ast.MessageReference() if node.id.name in messages:
            found = length(messages[node.id.name], messages)
    return found
