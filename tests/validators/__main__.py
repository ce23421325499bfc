"""`make conformance`: check what the page publishes with validators and generators that others wrote.

A library of tournaments of every preset is served on a port of this machine. Its pages are checked as HTML, and its
OpenAPI description by two linters and by a client that is generated from it and reads every tournament. The tools are
installed below `build/validators`; those that cannot be are skipped by name. The exit status is 1 if one finds errors.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.service.page_settings import PageSettings
from bot.web.__main__ import ROUTES
from tests.bot.web.gallery import PAGES, told_apart
from tests.bot.web.library import library
from tests.bot.web.presets import LOGS, moments_of, put_up

PLACE = Path("build/validators").absolute()
SHOWN_TO_ALL = PageSettings(shown=True, found=True)
READ_WITH_CLIENT = """
import sys
from herald_client import Client
from herald_client.api.default import get_rounds, get_tournament, list_tournaments
client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)
listed = list_tournaments.sync(client=client).tournaments
assert listed, "no tournament is listed"
for each in listed:
    whole = get_tournament.sync(each.id, client=client)
    assert whole.overview == each, each.id
    rounds = get_rounds.sync(each.id, client=client)
    assert rounds == whole.rounds, each.id
"""


def run(command: Sequence[str | Path], *, cwd: Path = PLACE) -> str:
    """Run a command; return what it printed if it failed, otherwise an empty text."""
    environment = {**os.environ, "REDOCLY_TELEMETRY": "off", "CI": "1"}
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, env=environment
    )
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip() or f"exit status {done.returncode}"


def python_tool(package: str) -> Path | None:
    """Install a package from PyPI into its own environment; return the folder of its commands, None if that fails."""
    place = PLACE / package
    if not (place / "bin" / "python").exists():
        venv.create(place, with_pip=True)
    return None if run([place / "bin" / "python", "-m", "pip", "install", "--quiet", package]) else place / "bin"


def node_tool(package: str) -> Path | None:
    """Install a package from npm; return its folder, None if npm is missing or fails."""
    npm = shutil.which("npm")
    if npm is None or run([npm, "install", "--silent", "--prefix", PLACE, package]):
        return None
    return PLACE / "node_modules" / package


def check_html(pages: Path) -> str | None:
    """Check pages by the Nu HTML checker of the W3C; None if it is not available."""
    java, package = shutil.which("java"), node_tool("vnu-jar")
    if java is None or package is None:
        return None
    jar = next(package.rglob("vnu.jar"))
    return run([java, "-jar", jar, "--errors-only", *sorted(pages.glob("*.html"))])


def check_specification(description: Path) -> str | None:
    """Check the description by openapi-spec-validator."""
    tool = python_tool("openapi-spec-validator")
    return None if tool is None else run([tool / "openapi-spec-validator", description])


def check_style(description: Path) -> str | None:
    """Check the description by Redocly's recommended rules."""
    node, package = shutil.which("node"), node_tool("@redocly/cli")
    if node is None or package is None:
        return None
    return run([node, package / "bin" / "cli.js", "lint", description])


def check_client(description: Path, address: str) -> str | None:
    """Generate a client of the description and read every listed tournament with it."""
    tool = python_tool("openapi-python-client")
    if tool is None:
        return None
    made = PLACE / "client"
    shutil.rmtree(made, ignore_errors=True)
    options: list[str | Path] = [
        "--meta",
        "none",
        "--output-path",
        made / "herald_client",
        "--fail-on-warning",
        "--config",
        made / "config.yml",
    ]
    made.mkdir()
    (made / "config.yml").write_text("post_hooks: []\n")  # it would call formatters that are not installed beside it
    problem = run([tool / "openapi-python-client", "generate", "--path", description, *options])
    return problem or run([tool / "python", "-c", READ_WITH_CLIENT, address], cwd=made)


async def check_all(folder: Path) -> dict[str, str | None]:
    """Serve a library and run every check; the result of each is its errors, empty without any, None if skipped."""
    pages, description = folder / "pages", folder / "openapi.json"
    pages.mkdir()
    async with library(folder, routes=ROUTES) as site:
        for preset in LOGS:
            for moment in told_apart(moments_of(preset)):
                tournament = await put_up(site, moment, SHOWN_TO_ALL)
                for page in PAGES:
                    read = await site.read(f"/t/{tournament}{page}")
                    if read.status == 200:  # other sections have nothing to show yet
                        name = re.sub(r"\W", "-", f"{moment.name}{page}")
                        (pages / f"{name}.html").write_bytes(read.body)
        site.pass_time()
        description.write_bytes((await site.read("/openapi.json")).body)
        address = f"http://127.0.0.1:{site.serving.port}"
        checks: dict[str, Callable[[], str | None]] = {
            f"HTML of {len(list(pages.iterdir()))} pages (vnu)": lambda: check_html(pages),
            "openapi.json (openapi-spec-validator)": lambda: check_specification(description),
            "openapi.json (redocly)": lambda: check_style(description),
            "generated client (openapi-python-client)": lambda: check_client(description, address),
        }
        return {name: await asyncio.to_thread(check) for name, check in checks.items()}


def main() -> int:
    """Run every check and print one line for each."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        results = asyncio.run(check_all(Path(folder)))
    for name, errors in results.items():
        print(f"{name}: {'skipped, its tool is not installed' if errors is None else errors or 'passed'}", flush=True)
    return int(any(results.values()))


if __name__ == "__main__":
    sys.exit(main())
