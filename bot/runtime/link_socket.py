"""The local socket on which the bot takes what is sent from personal links: a file beside the database's.

The process of the page connects to it, writes one line of JSON and reads one. The file is there while a bot works.
"""

from __future__ import annotations

import contextlib
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

LONGEST_ADDRESS = 100
"""Bytes of a path that every system takes as the address of a socket."""

OWNER_AND_GROUP = 0o660


def socket_beside(database: Path) -> Path:
    """Return the path of the socket of a database that is a file."""
    return database.absolute().with_suffix(".links")


@contextlib.contextmanager
def address_of(path: Path) -> Iterator[str]:
    """Return an address of the socket that is short enough, for as long as it is used: Linux opens long ones so.

    OSError where the system has no such sockets.
    """
    if not hasattr(socket, "AF_UNIX"):
        raise OSError("this system has no local sockets")
    if len(os.fsencode(path)) <= LONGEST_ADDRESS:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def remove(path: Path) -> None:
    """Delete the socket; nothing where there is none."""
    path.unlink(missing_ok=True)


def bound(path: Path, database: Path) -> socket.socket:
    """Return a socket bound to this path, for users who may read the database's file, in place of an old one. OSError.

    It refuses connections until it listens, so that no other user can connect before its mode is set.
    """
    remove(path)
    mode = stat.S_IMODE(database.stat().st_mode) & OWNER_AND_GROUP
    with address_of(path) as address:
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            made.bind(address)
            path.chmod(mode)
            made.setblocking(False)  # noqa: FBT003 - the name is in the method
        except BaseException:
            made.close()
            raise
    return made
