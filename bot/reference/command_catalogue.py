"""The English catalogue of what Discord shows of slash commands, written from the commands for those who translate."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.reference.commands import Top, top_commands
from bot.text.command_texts import name_id

LIMIT = 100
"""How many characters Discord takes of each."""

HEAD = f"""\
### What Discord shows of slash commands while somebody types `/`: at most {LIMIT} characters each.
### At the end the names of commands and options: lower case, at most 32 characters, no spaces, each once in its place.
### Written by `make reference` from the commands. Change the English there, translate the file beside this one.
"""


def command_catalogue() -> str:
    """The file: one message a text, under the first command that shows it."""
    shown_texts: dict[str, tuple[str, str]] = {}
    for name, text, where in _texts():
        shown_texts.setdefault(text, (name, where))
    described = (f"\n# {where}\n{name} = {_escaped(text)}\n" for text, (name, where) in shown_texts.items())
    return HEAD + "".join((*described, *(f"\n{name_id(word)} = {word}\n" for word in _names())))


def _names() -> list[str]:
    """Return the names of commands, groups and options, each once."""
    names = {command.name for command in _all_commands()}
    for command in _all_commands():
        if not isinstance(command, app_commands.Group):
            names |= {option.display_name for option in command.parameters}
    return sorted(names)


def _texts() -> Iterator[tuple[str, str, str]]:
    """The id each text would have, the text, and where it is shown."""
    for command in _all_commands():
        path = command.qualified_name.replace(" ", "-")
        yield f"command-{path}", str(command.description), f"`/{command.qualified_name}`"
        for option in [] if isinstance(command, app_commands.Group) else command.parameters:
            name = option.display_name.replace("_", "-")
            where = f"`/{command.qualified_name}`, the option {option.display_name}"
            yield f"option-{path}-{name}", str(option.description), where
            for choice in option.choices:
                value = str(choice.value).replace("_", "-")
                yield f"choice-{path}-{name}-{value}", str(choice.name), f"{where}, a choice"


def _all_commands() -> Iterator[Top]:
    for top in top_commands():
        yield top
        if isinstance(top, app_commands.Group):
            yield from sorted(top.walk_commands(), key=lambda command: command.qualified_name)


def _escaped(text: str) -> str:
    """Fluent reads braces as placeables, and some signs at the beginning of a line as syntax."""
    escaped = text.replace("{", '{"{"}').replace("}", '{"}"}')
    return f'{{"{escaped[0]}"}}{escaped[1:]}' if escaped[:1] in ".*[#" else escaped
