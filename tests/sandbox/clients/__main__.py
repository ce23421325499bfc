"""`make sandbox-clients`: run a bot in other libraries against the sandbox, each in an environment of its own.

A bot logs in, registers `/ping`, answers it with a button, and answers the press by an edit. The libraries are
installed below `build/clients`; one that cannot be installed is skipped by name. The exit status is 1 if a bot fails.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from bot.sandbox.server import Sandbox
from tests.patience import PATIENT, SECONDS

HERE = Path(__file__).parent
PLACE = Path("build/clients")
LIBRARIES = {
    "hikari": "hikari",
    "disnake": "disnake",
    "nextcord": "nextcord",
    "pycord": "py-cord",
    "discordjs": "discord.js",
}
"""The package of each bot."""


def installed(name: str) -> list[str] | None:
    """Return the command that runs a bot, after installing its library; None if that fails."""
    place = PLACE.absolute() / name
    if name == "discordjs":
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            return None
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "discordjs_bot.mjs", place)
        done = subprocess.run([npm, "install", "--silent", LIBRARIES[name]], cwd=place, check=False)
        return None if done.returncode else [node, str(place / "discordjs_bot.mjs")]
    python = place / "bin" / "python"
    if not python.exists():
        venv.create(place, with_pip=True)
    done = subprocess.run([python, "-m", "pip", "install", "--quiet", LIBRARIES[name]], check=False)
    return None if done.returncode else [str(python), str(HERE / f"{name}_bot.py")]


async def run(command: Sequence[str]) -> str:
    """Use the command and the button of a bot; return what went wrong, or an empty text."""
    async with Sandbox(limits=PATIENT) as sandbox:
        server = sandbox.guild("Library")
        server.channel("general")
        person = await server.join("Dana")
        process = await asyncio.create_subprocess_exec(*command, sandbox.urls.rest, sandbox.token)
        try:
            async with asyncio.timeout(SECONDS):
                await sandbox.wait_for_bot("ping")
                answer = await person.slash("/ping")
                if answer.text != "pong":
                    return f"/ping was answered {answer.text!r}"
                edited = await answer.click("Again")
                return "" if edited.text == "pong again" else f"the button was answered {edited.text!r}"
        except Exception as error:  # noqa: BLE001 - what the sandbox raises is what is to be reported
            return f"{type(error).__name__}: {error}"
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


def main(names: Sequence[str]) -> int:
    """Run these bots, or all."""
    failed = 0
    for name in names or LIBRARIES:
        command = installed(name)
        problem = "" if command is None else asyncio.run(run(command))
        print(f"{name}: {'skipped, not installed' if command is None else problem or 'passed'}", flush=True)
        failed += bool(problem)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
