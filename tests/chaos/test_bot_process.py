"""The bot's process on its own."""

import multiprocessing
import os

import pytest

from tests.chaos.bot_process import from_the_run


def test_a_bot_outlives_no_run(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    ours, theirs = multiprocessing.Pipe()
    ours.send(("settle", 1))
    assert from_the_run(theirs) == ("settle", 1)
    assert not ended
    ours.close()
    from_the_run(theirs)
    assert ended == [0]
    theirs.close()
