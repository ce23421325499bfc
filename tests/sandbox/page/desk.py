"""The open page in the words of somebody who sits before it."""

from __future__ import annotations

from playwright.async_api import Locator, Page

from bot.sandbox.server import Sandbox
from tests.accessibility import found_by_axe

SERIOUS = ("serious", "critical")


class Desk:
    """One open page."""

    def __init__(self, page: Page, sandbox: Sandbox) -> None:
        self.page = page
        self.sandbox = sandbox

    async def open(self, name: str, channel: str) -> None:
        """Open the page as a person of the sandbox, in a channel."""
        person = self.sandbox.person(name)
        await self.page.goto(f"{self.sandbox.url}/#as={person.id}&in={self.channel_id(channel)}")
        await self.page.get_by_role("heading", name=channel, level=1).wait_for()

    def channel_id(self, name: str) -> int:
        """The id of a channel."""
        return next(channel.id for channel in self.sandbox.world.channels.values() if channel.name == name)

    # what one sees

    @property
    def composer(self) -> Locator:
        """The field one writes in."""
        return self.page.get_by_role("textbox", name="Message ")

    @property
    def messages(self) -> Locator:
        """The messages on the page."""
        return self.page.locator(".items article")

    def message(self, text: str) -> Locator:
        """The message that has this text."""
        return self.messages.filter(has_text=text)

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def dialog(self, name: str) -> Locator:
        """The form or window of that title."""
        return self.page.get_by_role("dialog", name=name)

    # what one does

    async def begin(self, command: str) -> None:
        """Type a command until the picker offers it, and take it."""
        await self.composer.press_sequentially(f"/{command}")
        await self.page.get_by_role("option", name=f"/{command}").first.wait_for()
        await self.composer.press("Enter")
        await self.page.get_by_role("form", name=f"Command /{command}").wait_for()

    async def use(self, command: str) -> None:
        """Use a command without options."""
        await self.begin(command)
        await self.page.keyboard.press("Enter")
        await self.composer.wait_for()

    async def act_as(self, name: str) -> None:
        """Become somebody else."""
        await self.button(f"Act as {name}").click()
        await self.page.get_by_role("region", name=f"Acting as {name}").wait_for()

    async def at_newest(self) -> None:
        """Wait until the newest messages are in sight."""
        await self.page.wait_for_function(
            "[...document.querySelectorAll('.scroller')].every("
            "(one) => one.scrollHeight - one.scrollTop - one.clientHeight < 2)"
        )

    async def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        found = await self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return int(found)

    async def barriers(self) -> list[str]:
        """What axe finds that keeps people out: the rule and where it is broken."""
        return await barriers(self.page)


async def barriers(page: Page) -> list[str]:
    """What axe finds on a page that keeps people out: the rule and where it is broken."""
    # What is fading in or sliding has not yet the colours it will have.
    await page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    return [
        f"{rule['id']}: {', '.join(str(node['target']) for node in rule['nodes'][:3])}"
        for rule in await found_by_axe(page)
        if rule["impact"] in SERIOUS
    ]
