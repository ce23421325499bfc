"""Orders: what they are made of, and the ids that let them be done once."""

from __future__ import annotations

import pytest

from bot.service.orders import CommandId, Order, Step
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.state import TournamentState
from storage.people import Newcomer

ID = CommandId("i7")


def test_orders_of_one_cause_have_ids_of_their_own() -> None:
    assert [str(ID), str(ID.part("open")), str(ID.part("e1", 3).part("x"))] == ["i7", "i7:open", "i7:e1:3:x"]
    assert ID.part("e1", "3") == CommandId("i7", ("e1", "3"))


def test_the_first_step_has_the_id_of_the_order_and_the_others_follow_it() -> None:
    assert [ID.part("a").step(number) for number in (0, 1, 12)] == ["i7:a", "i7:a+1", "i7:a+12"]


def test_a_command_alone_is_a_step_that_needs_nothing_beside_it() -> None:
    step = Step(cmd.RegisterEntrants(entrants=(EntrantData(),), by_director=True), people=[Newcomer("Ada")])
    order = Order.of(cmd.OpenRegistration(), step, actor="p1", command_id=ID)
    assert order.steps == (Step(cmd.OpenRegistration()), step)
    assert (order.actor, order.command_id) == ("p1", ID)


@pytest.mark.parametrize("given", [cmd.OpenRegistration(), lambda _: cmd.OpenRegistration()])
def test_a_step_is_a_command_or_makes_one_from_the_state_before_it(given: cmd.Command) -> None:
    assert Step(given).command_on(TournamentState()) == cmd.OpenRegistration()
