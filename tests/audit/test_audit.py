import subprocess

import pytest

from tests.audit.__main__ import NOT_DONE, REQUIRED, judged, main
from tests.case_files import PROJECT


def test_what_is_known_against_a_library_is_told() -> None:
    assert judged(1, "Found 1 known vulnerability in 1 package") == "Found 1 known vulnerability in 1 package"


def test_where_nobody_can_be_asked_that_is_said() -> None:
    assert judged(1, "requests.exceptions.ConnectionError: ...") == NOT_DONE


def test_nothing_known_is_nothing_said() -> None:
    assert judged(0, "No known vulnerabilities found") == ""


@pytest.mark.parametrize("setting,status", [(None, 0), ("", 0), ("required", 1)])
def test_an_audit_that_could_not_be_done_fails_where_it_is_required(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], setting: str | None, status: int
) -> None:
    def unreachable(*_arguments: object, **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "requests.exceptions.ConnectionError: ...")

    monkeypatch.setattr(subprocess, "run", unreachable)
    monkeypatch.delenv(REQUIRED, raising=False)
    if setting is not None:
        monkeypatch.setenv(REQUIRED, setting)
    assert main(["requirements.lock"]) == status
    assert capsys.readouterr().out.startswith("AUDIT NOT DONE")


def test_the_forge_requires_an_audit_and_a_run_elsewhere_says_that_there_was_none() -> None:
    assert f"{REQUIRED}: required" in (PROJECT / ".github" / "workflows" / "ci.yml").read_text()
    assert NOT_DONE.split(":")[0] in (PROJECT / ".ci" / "run").read_text()
