"""The check for accessibility sees what is wrong, wherever it stands first."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.accessibility import colours_found_by_axe, found_by_axe
from tests.browser import Windows

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

STYLE = """\
<style>
  .pale { color: #ddd; background: #fff }
  @media (prefers-color-scheme: dark) { body { color: #111; background: #000 } }
</style>"""


@pytest_asyncio.fixture(loop_scope="session")
async def page(windows: Windows) -> AsyncIterator[Page]:
    yield await windows.lend(390, 844)
    await windows.give_back()


async def shown(page: Page, body: str) -> None:
    await page.set_content(
        f'<!doctype html><html lang="en"><title>One</title>{STYLE}<main><h1>One</h1>{body}</main></html>'
    )


@pytest.mark.parametrize(
    "body",
    [
        '<p class="pale">Pale.</p>',
        '<ul><li>One</li><li>Two</li><li>Three</li><li class="pale">Four</li></ul>',
        '<ul><li>One</li><li>Two</li><li>Three</li><li><i><b class="pale">Four</b></i></li></ul>',
        "<table><tr><td>One</td></tr><tr><td>Two</td></tr><tr><td style='color: #eee'>Three</td></tr></table>",
    ],
)
async def test_pale_words_are_found_in_whatever_is_not_as_all_before_it(page: Page, body: str) -> None:
    await shown(page, body)
    (violation,) = await found_by_axe(page)
    assert violation["id"] == "color-contrast"


async def test_of_what_is_alike_two_are_looked_at(page: Page) -> None:
    await shown(page, f"<ul>{''.join(f'<li class=pale>Number {number}</li>' for number in range(9))}</ul>")
    (violation,) = await colours_found_by_axe(page)
    assert len(violation["nodes"]) == 2


async def test_what_pages_share_is_looked_at_on_the_first_of_them(page: Page) -> None:
    shared = "<header><p>Shared.</p></header>"
    await shown(page, f"{shared}<p class=first>One.</p>")
    assert await found_by_axe(page) == []
    await shown(page, f"{shared}<p class=second>Two.</p>")
    # No page does this: it makes everything pale behind the check's back, to show what is looked at.
    await page.evaluate("document.styleSheets[0].insertRule('p { color: #ddd }')")
    for _ in range(2):
        (violation,) = await found_by_axe(page)
        assert [node["target"] for node in violation["nodes"]] == [[".second"]]


async def test_what_stands_in_other_surroundings_is_looked_at_again(page: Page) -> None:
    await shown(page, "<div><p>Black on white.</p></div>")
    assert await found_by_axe(page) == []
    await shown(page, "<div style='background: #222'><p>Black on grey.</p></div>")
    (violation,) = await found_by_axe(page)
    assert violation["id"] == "color-contrast"


async def test_other_rules_see_everything(page: Page) -> None:
    await shown(page, f"<ul>{'<li><button></button></li>' * 9}</ul>")
    (violation,) = await found_by_axe(page)
    assert violation["id"] == "button-name"
    assert len(violation["nodes"]) == 9


async def test_colours_of_a_dark_page_are_found_once_it_is_dark(page: Page) -> None:
    await shown(page, "<p>Black on black.</p>")
    assert await found_by_axe(page) == []
    await page.emulate_media(color_scheme="dark")
    assert {violation["id"] for violation in await colours_found_by_axe(page)} == {"color-contrast"}
    await page.emulate_media(color_scheme="light")
