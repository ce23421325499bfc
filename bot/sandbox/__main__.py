"""`python -m bot.sandbox`: run a sandbox alone, for a bot of any library in another process."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Sequence

from bot.sandbox.server import Sandbox


async def serve(port: int, people: Sequence[str], stop: asyncio.Event) -> None:
    """Serve a server with a channel and these people until `stop` is set; print what the bot needs to connect."""
    async with Sandbox(port=port) as sandbox:
        server = sandbox.guild("Workshop", owner=people[0])
        for name in people[1:]:
            await server.join(name)
        print(f"Page:     {sandbox.url}\nREST API: {sandbox.urls.rest}\nToken:    {sandbox.token}", flush=True)
        await stop.wait()


def main(arguments: Sequence[str]) -> int:
    """Run until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__.partition(": ")[2])
    parser.add_argument("--port", type=int, default=0, help="where to listen; any free port if omitted")
    parser.add_argument("--people", default="Dana,Kim", help="names, separated by commas; the first owns the server")
    options = parser.parse_args(arguments)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(options.port, options.people.split(","), asyncio.Event()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
