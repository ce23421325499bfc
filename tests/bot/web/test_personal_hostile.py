"""Hostile owners of personal links: odd fields, values and bodies. Each is refused or taken harmlessly."""

from __future__ import annotations

import os
import random
from urllib.parse import quote_plus

import pytest

from bot.web.allowance import Allowance
from tests.bot.commands.desk import state_of
from tests.bot.ui.flows.test_personal_page import with_guests
from tests.bot.web.link_reader import BASE, LinkReader, SeenForm, reader_of
from tests.bot.world import World
from tests.fuzz.test_page import MARKUP

CASES = int(os.environ.get("HERALD_HOSTILE_CASES", "120"))
SEED = int(os.environ.get("HERALD_HOSTILE_SEED", "1"))

VALUES = (
    "", " ", "\x00", "\ud83c", MARKUP, "=1+1", "sat 10-12", "Berlin", "9" * 400, "a" * 5000, "\u202e", "🏁" * 300, "-1",
    "{}", "[]", "null", '{"action": "h:undo:t1:"}', "h:undo:t1:", "\r\n\r\n", "e1", "s0r1b1", "%00", "' OR 1=1 --",
)  # fmt: skip
NAMES = ("nonce", "press", "action", "seal", "form", "t.zone", "t.hours", "c.list0", "c.zone", "t.", "c.", "x", "")
BROKEN = ("Something went wrong", "may have counted", "Traceback")


def body_of(chance: random.Random, form: SeenForm) -> bytes:
    """A body that a hostile client could send: of a form that was shown, with other values, fewer or more."""
    sent = list(form.fixed) if chance.random() < 0.8 else [pair for pair in form.fixed if chance.random() < 0.5]
    sent += [(name, chance.choice(VALUES)) for name in form.values]
    sent += [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(0, 3))]
    buttons = [button for button in form.buttons.values() if button is not None]
    if buttons and chance.random() < 0.5:
        name, value = chance.choice(buttons)
        sent.append((name, value if chance.random() < 0.5 else value.replace(":t1:", ":t1:e2")))
    chance.shuffle(sent)
    pairs = (f"{quote_plus(name)}={quote_plus(value, errors='surrogatepass')}" for name, value in sent)
    return "&".join(pairs).encode()


async def posted(page: LinkReader, body: bytes) -> tuple[int, str]:
    headers = {"Origin": BASE, "Content-Type": "application/x-www-form-urlencoded"}
    async with page.client.post(page.path, data=body, headers=headers) as answer:
        return answer.status, await answer.text()


async def test_odd_forms_are_refused_or_taken_harmlessly(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Allowance, "spend", lambda _self, _key: True)
    await with_guests(world)
    chance = random.Random(SEED)
    others = {who: entrant.status for who, entrant in (await state_of(world)).entrants.items()}
    async with reader_of(world, "Gustav") as gustav:
        screens = [list(gustav.page.forms)]
        for label in ("My times", "Propose a time", "Change zone"):
            await gustav.look()
            screens.append(list((await gustav.press(label)).page.forms))
        for number in range(CASES):
            body = body_of(chance, chance.choice(chance.choice(screens)))
            status, html = await posted(gustav, body)
            assert status < 500, (number, body)
            assert MARKUP not in html, (number, body)
            assert not any(words in html for words in BROKEN), (number, body, html)
        assert (await gustav.look()).status == 200
    after = await state_of(world)
    assert {who: entrant.status for who, entrant in after.entrants.items()} == others
