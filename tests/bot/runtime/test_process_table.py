"""Whether a process that left a mark is proved to have ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.runtime.process_table import Mark, Presence, ProcessTable, own_mark, presence_of
from tests.case_files import PROJECT
from tests.patience import SECONDS

HERE, ELSEWHERE = "a1", "b2"

LEAVE_A_MARK = (
    "import sys; from bot.runtime.process_table import ProcessTable as T; print(T.here().marked('name'), flush=True); "
)
WAIT = LEAVE_A_MARK + "sys.stdin.read()"
LOOK_UP = "import sys; from bot.runtime.process_table import ProcessTable as T; print(T.here().has_ended(sys.argv[1]))"
LEAVE_AND_LOOK_UP = (
    "import subprocess, sys; run = lambda *words: subprocess.check_output([sys.executable, '-c', *words], text=True); "
    f"name = run({LEAVE_A_MARK!r}).strip(); print(run({LOOK_UP!r}, name), flush=True)"
)
IN_A_NAMESPACE = ("unshare", "--pid", "--fork", "--kill-child", "--mount-proc")


def table(presence: Presence, own: Mark | None = Mark(HERE, 2, 200)) -> ProcessTable:  # noqa: B008 - it is frozen
    return ProcessTable(own, lambda _pid: presence)


@pytest.mark.parametrize(
    "presence,has_ended",
    [("absent", True), (101, True), (100, False), ("hidden", False)],
    ids=["no process of that number", "the number is used again", "it runs, or is stopped", "/proc does not show it"],
)
def test_a_process_of_this_place_has_ended_if_no_process_has_its_number_and_start_time(
    presence: Presence, has_ended: bool
) -> None:
    assert table(presence).has_ended(f"name@{Mark(HERE, 7, 100)}") is has_ended


@pytest.mark.parametrize(
    "name,own",
    [
        (f"name@{Mark(ELSEWHERE, 7, 100)}", Mark(HERE, 2, 200)),
        (f"name@{Mark(HERE, 7, 100)}", None),
        ("5f0c9d1e2a3b4c5d", Mark(HERE, 2, 200)),
        ("6 shards, 5f0c9d1e2a3b", Mark(HERE, 2, 200)),
        (f"name@{HERE}/7", Mark(HERE, 2, 200)),
        (f"name@{HERE}/7/-1", Mark(HERE, 2, 200)),
    ],
    ids=["another place", "no facts here", "a version without marks", "held together", "cut off", "no number"],
)
def test_in_doubt_no_end_is_proved(name: str, own: Mark | None) -> None:
    assert not table("absent", own).has_ended(name)


def test_a_name_keeps_its_mark_and_goes_without_one_where_there_are_no_facts() -> None:
    assert table("absent").marked("name") == f"name@{HERE}/2/200"
    assert table("absent", None).marked("name") == "name"


def proc_folder(folder: Path, boot: str = "b00t", pid: str = "pid:[1]", time: str | None = "time:[2]") -> Path:
    """Files as /proc has them, for this process."""
    own = folder / str(os.getpid())
    (own / "ns").mkdir(parents=True)
    (own / "ns" / "pid").symlink_to(pid)
    if time is not None:
        (own / "ns" / "time").symlink_to(time)
    (own / "stat").write_text(f"{os.getpid()} (a) b) R " + " ".join(map(str, range(4, 53))), encoding="ascii")
    (folder / "self").symlink_to(str(os.getpid()))
    (folder / "sys/kernel/random").mkdir(parents=True)
    (folder / "sys/kernel/random/boot_id").write_text(f"{boot}\n", encoding="ascii")
    return folder


def test_a_place_is_a_boot_a_host_name_and_the_namespaces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = (tmp_path / str(number) for number in range(9))
    mark = own_mark(proc_folder(next(folders)))
    assert mark is not None
    assert (mark.pid, mark.started) == (os.getpid(), 22)
    assert own_mark(proc_folder(next(folders))) == mark
    changed = [{"boot": "other"}, {"pid": "pid:[3]"}, {"time": "time:[3]"}, {"time": None}]
    others = [own_mark(proc_folder(next(folders), **change)) for change in changed]  # type: ignore[arg-type]
    monkeypatch.setattr(socket, "gethostname", lambda: "another host")
    others.append(own_mark(proc_folder(next(folders))))
    assert None not in others
    assert len({other.place for other in (mark, *others) if other is not None}) == len(changed) + 2


def _other_self(proc: Path) -> None:
    (proc / "self").unlink()
    (proc / "self").symlink_to("1")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda proc: (proc / "sys/kernel/random/boot_id").unlink(),
        lambda proc: (proc / "self/ns/pid").unlink(),
        lambda proc: (proc / "self/stat").unlink(),
        lambda proc: (proc / "self").unlink(),
        _other_self,
    ],
    ids=["no boot id", "no namespaces", "no start time", "no /proc", "/proc of another namespace"],
)
def test_without_all_facts_there_is_no_mark(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    proc = proc_folder(tmp_path / "proc")
    spoil(proc)
    assert own_mark(proc) is None


@pytest.mark.parametrize("state,threads,presence", [("Z", 1, "absent"), ("Z", 3, 22), ("T", 1, 22), ("D", 1, 22)])
def test_only_a_zombie_whose_threads_have_ended_is_no_process(
    tmp_path: Path, state: str, threads: int, presence: Presence
) -> None:
    (tmp_path / "7").mkdir()
    fields = [state, *range(4, 20), threads, 21, 22]
    (tmp_path / "7/stat").write_text("7 (herald) " + " ".join(map(str, fields)), encoding="ascii")
    assert presence_of(7, tmp_path) == presence


def test_what_proc_does_not_show_is_hidden_if_there_is_such_a_process(tmp_path: Path) -> None:
    assert presence_of(os.getpid(), tmp_path) == "hidden"
    assert presence_of(2**40, tmp_path) == "hidden"


@contextmanager
def marked(*before: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process that runs until it is killed, and its marked name ("" where it could not be started)."""
    command = [*before, sys.executable, "-c", WAIT]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=PROJECT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_a_running_and_a_stopped_process_have_not_ended_and_a_killed_one_has_before_anybody_asks_for_its_status() -> (
    None
):
    here = ProcessTable.here()
    assert here.own is not None, "these tests run on Linux"
    with marked() as (process, name):
        assert not here.has_ended(name)
        process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, process.pid, os.WSTOPPED)
        assert not here.has_ended(name)
        process.kill()
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        assert here.has_ended(name)
        process.wait(SECONDS)
        assert here.has_ended(name)


def looked_up(name: str, *before: str) -> str:
    """Ask another process."""
    command = [*before, sys.executable, "-c", LOOK_UP, name]
    return subprocess.run(
        command, cwd=PROJECT, timeout=SECONDS, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_nothing_is_proved_across_two_pid_namespaces_of_one_host_name() -> None:
    here = ProcessTable.here()
    with marked(*IN_A_NAMESPACE) as (process, name):
        if not name:  # this account may make no namespaces: then the facts above have to do
            assert process.stderr is not None
            assert "unshare: " in process.stderr.read()
            return
        assert Mark.parse(name.partition("@")[2]) is not None
        assert not here.has_ended(name)
        process.kill()
        process.wait(SECONDS)
        assert not here.has_ended(name)
    with marked() as (process, name):
        assert looked_up(name, *IN_A_NAMESPACE) == "False"
        process.kill()
        process.wait(SECONDS)
        assert looked_up(name, *IN_A_NAMESPACE) == "False"
        assert looked_up(name) == "True"
    inside = [*IN_A_NAMESPACE, sys.executable, "-c", LEAVE_AND_LOOK_UP]
    assert subprocess.check_output(inside, cwd=PROJECT, timeout=SECONDS, text=True).split() == ["True"]


def test_there_is_no_mark_where_proc_is_that_of_another_namespace() -> None:
    with marked(*IN_A_NAMESPACE[:-1]) as (_, name):
        assert name in {"name", ""}
