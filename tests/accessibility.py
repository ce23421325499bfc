"""Run axe-core, an accessibility checker, on a page.

Most of its time goes into the contrast of each text. So contrast is checked once for equal content: in the first two of
repeated elements, such as the rows of a table, and in parts that pages share on the first of them. All other rules
check every element.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from typing import Any

from playwright.async_api import Page

COLOURS = ("color-contrast", "link-in-text-block")
"""Axe's rules about colours: all that can differ between a light page and a dark one."""

_NEW = """
(known) => {
  const rules = (sheet) => sheet.href?.replace(location.origin, "") ?? sheet.ownerNode.textContent;
  const covered = document.querySelector(":modal, [aria-modal=true]") !== null;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const names =
    / (id|href|title|datetime|aria-label|aria-labelledby|aria-describedby|src|alt|for|name|data-(key|stream))="[^"]*"/g;
  // Texts, names and addresses have no colours; classes, states and everything else of an element may give it some.
  const outline = (html) => html.replace(/>[^<]+</g, ">x<").replace(names, "");
  const touched = (one) => [":hover", ":focus-within", ":active"].filter((state) => one.matches(state)).join();
  const number = (text) => {
    let high = 0xdeadbeef, low = 0x41c6ce57;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      high = Math.imul(high ^ unit, 2654435761);
      low = Math.imul(low ^ unit, 1597334677);
    }
    return (high >>> 0) * 0x200000 + ((low >>> 0) & 0x1fffff);
  };
  // How an element looks depends on those around it: on their opening tags, and on how they are touched.
  const inside = (around, one) => number(`${around}|${outline(one.cloneNode(false).outerHTML)}|${touched(one)}`);
  const seen = new Set(known), elements = new Set(), numbers = [];
  const walk = (children, around) => {
    const times = new Map();
    for (const child of children) {
      const found = number(`${around}|${outline(child.outerHTML)}|${touched(child)}`);
      times.set(found, (times.get(found) ?? 0) + 1);
      if (times.get(found) > 2 || seen.has(found)) continue;
      elements.add(child);
      numbers.push(found);
      walk(child.children, inside(around, child));
    }
  };
  const look = [dark, innerWidth, innerHeight, covered, ...[...document.styleSheets].map(rules)];
  walk([document.body], inside(look.join("|"), document.documentElement));
  return { elements, numbers };
}
"""

_RUN = f"""
async ([known, colours, all]) => {{
  const {{ elements, numbers }} = ({_NEW})(known);
  for (const rule of axe._audit.rules.filter((one) => colours.includes(one.id))) {{
    rule.whole ??= rule.matches;
    rule.matches = function (element, ...more) {{
      return elements.has(element) && this.whole(element, ...more);
    }};
  }}
  // Axe asks for the colours of texts, controls and links alone, not of what stands around them.
  const coloured = (one) =>
    one.matches("a, button, input, select, textarea") ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!all && ![...elements].some(coloured)) return {{ violations: [], numbers }};
  const rules = all ? {{}} : {{ runOnly: colours }};
  const {{ violations }} = await axe.run(document, {{ resultTypes: ["violations"], ...rules }});
  return {{ violations, numbers }};
}}
"""

_seen: set[int] = set()
"""What has been found to be good, as numbers of outlines: with these style sheets, colours, and size of the window."""


@cache
def _axe() -> str:
    """The program, which comes with a package of the tests."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


@asynccontextmanager
async def axe_at_hand(page: Page) -> AsyncIterator[None]:
    """Every page that is opened meanwhile has the program from its beginning: cheaper than to bring it to each."""
    async with await page.add_init_script(_axe()):
        yield


async def found_by_axe(page: Page) -> list[dict[str, Any]]:
    """What it finds wrong on a page as it is, by rule."""
    return await _found(page, whole=True)


async def colours_found_by_axe(page: Page) -> list[dict[str, Any]]:
    """The same, of its rules about colours alone."""
    return await _found(page, whole=False)


async def _found(page: Page, *, whole: bool) -> list[dict[str, Any]]:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(f"{_axe()};0")
    found = await page.evaluate(_RUN, [list(_seen), list(COLOURS), whole])
    violations: list[dict[str, Any]] = found["violations"]
    if not any(violation["id"] in COLOURS for violation in violations):
        _seen.update(found["numbers"])
    return violations
