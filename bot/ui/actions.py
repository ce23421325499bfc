"""Buttons and forms that keep working after a restart: everything they need is in their custom id.

A custom id reads `h:ACTION:TOURNAMENT:ARGUMENT` (see `app.messages.action_id`). Handlers register themselves with
`@button("action", STAFF)` and `@form("action", STAFF)`, which also says who may do it (`bot.ui.access`); one place asks
that, catches whatever goes wrong in them and answers the person.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, Literal, Self, TypeVar

import discord

from bot.errors import NotYourFormError, StaleActionError
from bot.service.loaded import LoadedTournament
from bot.service.storable import make_storable, storable
from bot.text.messages import Button
from bot.ui import resolve
from bot.ui.access import Access, check_action
from bot.ui.answers import Ask, begun, is_new
from bot.ui.error_answers import answer_error
from bot.ui.first_answer import FirstAnswer, declare, expect
from bot.ui.first_answer import declared as first_answer_declared
from bot.ui.timing import timed
from formats.core.engine import Engine
from formats.core.state import TournamentState

logger = logging.getLogger(__name__)
H = TypeVar("H")
ButtonHandler = Callable[["Press"], Awaitable[None]]
FormHandler = Callable[["Submission"], Awaitable[None]]

TEMPLATE = r"h:(?P<action>[a-z_]+):(?P<tournament>[a-z0-9]*):(?P<argument>[^:]*)"
FORM_TEMPLATE = re.compile(r"f:(?P<action>[a-z_]+):(?P<tournament>[a-z0-9]*):(?P<argument>[^:]*):(?P<person>\d+)")

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Fields:
    """The custom ids of the fields that a form can have.

    `own` are text fields that a tournament's plan decides on, each time with the argument of the form that has them.
    """

    texts: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    own: Callable[[TournamentState, Engine], Iterable[tuple[str, tuple[str, ...]]]] | None = None

    def taken(self, values: dict[str, Any]) -> dict[str, Any]:
        """Return the values of these fields alone; of a form with fields of its own its handler picks them."""
        if self.own is not None:
            return values
        return {name: value for name, value in values.items() if name in self.texts or name in self.choices}


NO_FIELDS = Fields()


@dataclass(frozen=True)
class Registered(Generic[H]):
    """A handler and who may reach it."""

    handler: H
    access: Access
    fields: Fields = NO_FIELDS


_buttons: dict[str, Registered[ButtonHandler]] = {}
_forms: dict[str, Registered[FormHandler]] = {}


@dataclass(frozen=True)
class Press:
    """A press of a button."""

    ask: Ask
    tournament: str
    argument: str

    async def begin_work(self, *, update: bool = False, once: str = "") -> tuple[Ask, LoadedTournament]:
        """Announce that the answer may take a moment (see `Ask.think`), and load the tournament it is about.

        Presses with the same `once` are one command (see `Ask.once`).
        """
        if once:
            self.ask.once(once)
        await self.ask.think(update=update)
        return self.ask, await resolve.known(self.ask, self.tournament)


@dataclass(frozen=True)
class Submission(Press):
    """A form that was handed in. `values` by custom id: a text, a list of choices or attachments, or a truth value."""

    values: dict[str, Any]


def button(
    action: str, access: Access, *, answers: FirstAnswer = "private"
) -> Callable[[ButtonHandler], ButtonHandler]:
    """Register the handler of a button's action, who may reach it, and what its first answer can be."""

    def register(handler: ButtonHandler) -> ButtonHandler:
        if action in _buttons:
            message = f"two handlers for the button {action}"
            raise ValueError(message)
        declare(handler, answers)
        _buttons[action] = Registered(handler, access)
        return handler

    return register


def form(action: str, access: Access, fields: Fields) -> Callable[[FormHandler], FormHandler]:
    """Register the handler of a form's action, who may reach it, and which fields it reads."""

    def register(handler: FormHandler) -> FormHandler:
        if action in _forms:
            message = f"two handlers for the form {action}"
            raise ValueError(message)
        _forms[action] = Registered(handler, access, fields)
        return handler

    return register


def forget_handlers(package: str) -> None:
    """Remove the handlers of a package, as if it had never been imported."""
    for known in (_buttons, _forms):
        for action in [action for action, registered in known.items() if _stands_in(registered.handler, package)]:
            del known[action]


def first_answer_to(action: str) -> FirstAnswer:
    """Return the declared first answer of a button's handler."""
    return first_answer_declared(_buttons[action].handler) if action in _buttons else "private"


def is_for_entrants(action: str) -> bool:
    """Return whether the handler of a button's action may be reached by entrants."""
    known = _buttons.get(action)
    return (
        known is not None and not known.access.managing and (not known.access.about or "entrant" in known.access.roles)
    )


def declared() -> Mapping[tuple[Literal["button", "form"], str], Access]:
    """Return the permissions of all handlers."""
    access: dict[tuple[Literal["button", "form"], str], Access] = {
        ("button", action): registered.access for action, registered in _buttons.items()
    }
    return access | {("form", action): registered.access for action, registered in _forms.items()}


def form_fields() -> Mapping[str, Fields]:
    """The fields of every form, by its action."""
    return {action: registered.fields for action, registered in _forms.items()}


def _stands_in(handler: Callable[..., Any], package: str) -> bool:
    return f"{handler.__module__}.".startswith(f"{package}.")


def has_handler(action: str) -> bool:
    """Does a button of that action do anything when it is pressed?"""
    return action in _buttons


@contextmanager
def understood(action: str) -> Iterator[None]:
    """Turn errors in reading a custom id or a form into a refusal (`StaleActionError`).

    It is logged all the same, because it may be a mistake of ours: Discord hands on only what a message of ours shows.
    """
    try:
        yield
    except (ValueError, LookupError) as error:
        logger.warning("what came with %s cannot be read", action, exc_info=error)
        raise StaleActionError from error


def form_id(action: str, tournament: str, argument: str, user: int) -> str:
    """Return the custom id of a form. It holds the user's id, so that no form of one user reaches another's."""
    return f"f:{action}:{tournament}:{argument}:{user}"


class ActionButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=TEMPLATE):
    """Any button of ours, found again by its custom id whenever it is pressed."""

    @classmethod
    def of(cls, shown: Button) -> Self:
        """The Discord side of one of our buttons."""
        return cls(
            discord.ui.Button(
                label=shown.label,
                custom_id=shown.action,
                style=_STYLES[shown.style],
                disabled=shown.disabled,
                row=shown.row,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return a new object for each press; `item` is the button as the message shows it."""
        del interaction, match
        if not isinstance(item, discord.ui.Button):
            message = f"not a button: {item!r}"
            raise TypeError(message)
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press to its handler; every error becomes one sentence to the person."""
        if not is_new(interaction):
            return
        custom_id = storable(self.custom_id)
        action = custom_id.split(":")[1]
        if action in _buttons:
            expect(interaction, _buttons[action].handler)
        ask = Ask.of(interaction)
        try:
            with begun(ask), timed(interaction, f"button {action}"):
                async with ask.turn():
                    await press(ask, custom_id)
        except Exception as error:  # noqa: BLE001 - the one place where errors of buttons end
            await answer_error(ask, error)


async def press(ask: Ask, custom_id: str) -> None:
    """Check the person's permission, and call the handler of a button."""
    _, action, tournament, argument = [*custom_id.split(":", 3), "", "", ""][:4]
    known = _buttons.get(action)
    if known is None:
        raise StaleActionError
    await check_action(ask, known.access, tournament)
    with understood(action):
        await known.handler(Press(ask, tournament, argument))
    await ask.take_note()


async def handle_form(interaction: discord.Interaction) -> None:
    """Hand a submitted form of ours to its handler, also one that was opened before a restart."""
    data: Any = make_storable(interaction.data or {})
    match = FORM_TEMPLATE.fullmatch(str(data.get("custom_id", "")))
    if match is None or not is_new(interaction):
        return
    ask = Ask.of(interaction)
    try:
        with begun(ask), timed(interaction, f"form {match['action']}"):
            known = _form_of(match["action"], opened_for=match["person"], by=interaction.user.id)
            async with ask.turn():
                await _hand_in(ask, known, match, _values(data.get("components", []), data.get("resolved", {})))
    except Exception as error:  # noqa: BLE001 - the one place where errors of forms end
        await answer_error(ask, error)


async def hand_in(ask: Ask, custom_id: str, values: dict[str, Any]) -> None:
    """Check the person's permission, and call the handler of a form with the values of its fields."""
    match = FORM_TEMPLATE.fullmatch(custom_id)
    if match is None:
        raise StaleActionError
    await _hand_in(ask, _form_of(match["action"], opened_for=match["person"], by=ask.account), match, values)


async def _hand_in(ask: Ask, known: Registered[FormHandler], match: re.Match[str], values: dict[str, Any]) -> None:
    await check_action(ask, known.access, match["tournament"])
    with understood(match["action"]):
        await known.handler(Submission(ask, match["tournament"], match["argument"], known.fields.taken(values)))
    await ask.take_note()


def _form_of(action: str, *, opened_for: str, by: int) -> Registered[FormHandler]:
    """Return the handler of a form; NotYourFormError unless the user is the one it was opened for."""
    if action not in _forms:
        raise StaleActionError
    if opened_for != str(by):
        raise NotYourFormError
    return _forms[action]


def _values(components: list[dict[str, Any]], resolved: dict[str, Any]) -> dict[str, Any]:
    """Return the entered values by custom id, from parts nested at any depth. Files come as their descriptions."""
    values: dict[str, Any] = {}
    for part in components:
        inner = part.get("components") or ([part["component"]] if "component" in part else [])
        values.update(_values(inner, resolved))
        if "custom_id" not in part or inner:
            continue
        if part.get("type") == discord.ComponentType.file_upload.value:
            attachments = resolved.get("attachments", {})
            values[part["custom_id"]] = [attachments[key] for key in part.get("values", [])]
        else:
            values[part["custom_id"]] = part["values"] if "values" in part else part.get("value")
    return values
