"""What axe-core, a checker of accessibility, finds on a page.

Nine tenths of its time go into the contrast of colours, of every text anew. So that is looked at apart, and of what
stands there again and again, such as the rows of a table, in the first two of its kind; all other rules see everything.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from playwright.async_api import Page

COLOURS = ("color-contrast", "link-in-text-block")
"""Axe's rules about colours: all that can differ between a light page and a dark one."""

_REPEATED = """
(() => {
  // Texts, names and addresses have no colours; classes, states and everything else of an element may give it some.
  const outline = (one) => one.outerHTML.replace(/>[^<]+</g, ">x<").replace(
    / (id|href|title|datetime|aria-label|aria-labelledby|aria-describedby|src|alt|for|name)="[^"]*"/g, "");
  const repeated = [];
  for (const parent of document.querySelectorAll("body, body *")) {
    const known = new Map();
    for (const child of parent.children) {
      const kind = outline(child);
      known.set(kind, (known.get(kind) ?? 0) + 1);
      if (known.get(kind) > 2) repeated.push(child);
    }
  }
  return repeated;
})()
"""


@cache
def _axe() -> str:
    """The program, which comes with a package of the tests."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


async def found_by_axe(page: Page) -> list[dict[str, Any]]:
    """What it finds wrong on a page as it is, by rule."""
    others = {rule: {"enabled": False} for rule in COLOURS}
    await _load(page)
    found = await page.evaluate("rules => axe.run(document, { resultTypes: ['violations'], rules })", others)
    return [*found["violations"], *await colours_found_by_axe(page)]


async def colours_found_by_axe(page: Page) -> list[dict[str, Any]]:
    """The same, of its rules about colours alone."""
    await _load(page)
    context = f"{{ include: document, exclude: {_REPEATED} }}"
    found = await page.evaluate(
        f"runOnly => axe.run({context}, {{ resultTypes: ['violations'], runOnly }})", list(COLOURS)
    )
    return list(found["violations"])


async def _load(page: Page) -> None:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(f"{_axe()};0")
