"""A page with the checker loaded."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Page

from tests.browser import Windows
from tests.proofs.browser import load_checker


@pytest_asyncio.fixture(loop_scope="session")
async def page(windows: Windows) -> AsyncIterator[Page]:
    """Lend a window of the width of a phone in which logs can be checked."""
    window = await windows.lend(390, 844)
    await load_checker(window)
    yield window
    await windows.give_back()
