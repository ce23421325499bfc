"""Preference list by clicks: each click ranks the next puzzle. The clicks so far are in the buttons' custom ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.errors import NotOfferedError
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.texts import texts
from bot.text.arguments import Argument
from bot.text.buttons import button
from bot.text.messages import LABEL_LIMIT, Button, Message, action_id
from bot.text.names import elide, quoted
from bot.text.texts import texts as common
from formats.systems.swiss_elimination.forms import EVERY_ROUND
from formats.systems.swiss_elimination.options import PlayoffOptions

PICK, ROUNDS, HAND_IN = "rank_pick", "rank_rounds", "rank_hand_in"
"""Buttons: the list as it is after a click, for which round it is, and handing it in."""

MOST_PUZZLES = 21
"""How many can be clicked; four of Discord's 25 buttons are for other things."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


class Letters(Argument):
    """A round, and a letter for each puzzle on its list."""

    round: str
    letters: str = ""


@dataclass(frozen=True, slots=True)
class Clicked:
    """A list on its way: for which round (or all of them), and the places in the pool of what was clicked, in order."""

    round: str = EVERY_ROUND
    order: tuple[int, ...] = ()

    @property
    def argument(self) -> str:
        """Return the argument of a button: `all.CAB`."""
        return str(Letters(self.round, "".join(_LETTERS[place] for place in self.order)))

    @classmethod
    def read(cls, argument: str, options: PlayoffOptions) -> Clicked:
        """From a button; `NotOfferedError` if rounds or puzzles have changed since."""
        letters = Letters.read(argument)
        name, order = letters.round, tuple(_LETTERS.find(letter) for letter in letters.letters)
        known = {EVERY_ROUND, *options.match_table.rounds_at("online")}
        if name not in known or not set(order) <= set(range(len(options.online_puzzles))):
            raise NotOfferedError
        return cls(name, order)

    def codes(self, options: PlayoffOptions) -> list[str]:
        """The codes of what was clicked."""
        pool = list(options.pool("online"))
        return [pool[place] for place in self.order]

    def lists(self, options: PlayoffOptions, stored: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
        """Return the lists to hand in: this one, and those of other rounds unchanged."""
        others = {name: list(wishes) for name, wishes in stored.items() if name != self.round}
        return {**others, self.round: self.codes(options)}


def can_click(options: PlayoffOptions) -> bool:
    """Are the puzzles few enough to be buttons?"""
    return 0 < len(options.online_puzzles) <= MOST_PUZZLES


def card(tournament: str, options: PlayoffOptions, clicked: Clicked) -> Message:
    """The list so far, numbered, with a button for each puzzle that is not on it yet."""
    names = list(options.pool("online").values())
    lines = [f"{place}. **{quoted(names[chosen])}**" for place, chosen in enumerate(clicked.order, start=1)]
    whole = len(clicked.order) == len(names)
    rest = texts.preferences_whole() if whole else _next_place(len(clicked.order) + 1)
    if clicked.order and not whole and options.complete_lists:
        rest = f"{rest} {texts.preferences_rest_follows()}"
    body = "\n".join([_heading(clicked.round), *lines, "", rest])
    buttons = tuple(_buttons(tournament, options, clicked, names))
    return Message(title=texts.preferences_title(), body=body, buttons=buttons)


def _heading(name: str) -> str:
    return texts.preferences_heading_every() if name == EVERY_ROUND else texts.preferences_heading(name=name)


def _next_place(place: int) -> str:
    """Prompt for the next click."""
    if place == 1:
        return texts.preferences_next_place_place_1()
    return texts.preferences_next_place(place=common.numbers.ordinal(number=place))


def _buttons(tournament: str, options: PlayoffOptions, clicked: Clicked, names: Sequence[str]) -> Iterator[Button]:
    for place, name in enumerate(names):
        if place not in clicked.order:
            after = replace(clicked, order=(*clicked.order, place))
            yield Button(
                label=elide(name, LABEL_LIMIT), action=action_id(PICK, tournament, after.argument), style="primary"
            )
    if clicked.order:
        before = replace(clicked, order=clicked.order[:-1])
        yield Button(label=texts.preferences_back(), action=action_id(PICK, tournament, before.argument))
    if clicked.order and (options.complete_lists or len(clicked.order) == len(names)):
        yield Button(
            label=texts.preferences_hand_in(), action=action_id(HAND_IN, tournament, clicked.argument), style="success"
        )
    if not clicked.order:
        yield Button(label=texts.preferences_other_round(), action=action_id(ROUNDS, tournament))


def rounds_card(tournament: str, options: PlayoffOptions) -> Message:
    """For which round is the list?"""
    rounds = options.match_table.rounds_at("online")
    buttons = [
        Button(label=texts.preferences_for_round(name=name), action=action_id(PICK, tournament, Clicked(name).argument))
        for name in rounds[:MOST_PUZZLES]
    ]
    buttons.append(button(actions.RANK, tournament, label=texts.preferences_for_all()))
    return Message(title=texts.preferences_title(), body=texts.preferences_which_round(), buttons=tuple(buttons))
