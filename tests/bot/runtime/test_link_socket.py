"""The local socket of personal links: beside the database, for those who may read it, whatever its path."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import pytest

from bot.runtime.link_socket import LONGEST_ADDRESS, address_of, bound, remove, socket_beside


@pytest.mark.parametrize("mode", [0o600, 0o660, 0o666])
def test_who_may_read_the_database_may_connect_and_other_users_never(tmp_path: Path, mode: int) -> None:
    database = tmp_path / "herald.db"
    database.touch()
    database.chmod(mode)
    path = socket_beside(database)
    with bound(path, database):
        assert stat.S_IMODE(path.stat().st_mode) == mode & 0o660
    remove(path)
    remove(path)
    assert not path.exists()


def test_a_path_that_is_too_long_for_an_address_is_opened_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / ("a" * 60) / ("b" * 60)
    folder.mkdir(parents=True)
    database = folder / "herald.db"
    database.touch()
    path = socket_beside(database)
    assert len(str(path)) > LONGEST_ADDRESS
    with bound(path, database) as server, socket.socket(socket.AF_UNIX) as client:
        server.listen()
        with address_of(path) as address:
            client.connect(address)


def test_a_socket_that_a_killed_process_left_is_replaced(tmp_path: Path) -> None:
    database = tmp_path / "herald.db"
    database.touch()
    path = socket_beside(database)
    bound(path, database).close()
    assert path.exists()
    bound(path, database).close()


def test_nobody_connects_before_the_bot_listens(tmp_path: Path) -> None:
    database = tmp_path / "herald.db"
    database.touch()
    path = socket_beside(database)
    with (
        bound(path, database),
        socket.socket(socket.AF_UNIX) as client,
        address_of(path) as address,
        pytest.raises(ConnectionRefusedError),
    ):
        client.connect(address)
