"""The container file and what is sent to whoever builds it."""

import re

from tests.case_files import PROJECT

CONTAINERFILE = (PROJECT / "deploy" / "Containerfile").read_text()
COPIED = {
    source for line in re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE) for source in line.split()
}
LET_IN = {line[1:] for line in (PROJECT / ".dockerignore").read_text().splitlines() if line.startswith("!")}


def test_what_the_image_is_made_of_is_sent_to_whoever_builds_it_and_nothing_else() -> None:
    assert COPIED == LET_IN
    assert (PROJECT / ".dockerignore").read_text().splitlines()[1] == "*"


def test_all_packages_are_in_the_image() -> None:
    packages = {folder.parent.name for folder in PROJECT.glob("*/__init__.py")} - {"tests"}
    assert packages | {"requirements.lock"} == COPIED


def test_the_image_runs_as_somebody_without_rights_and_is_stopped_gracefully() -> None:
    last = CONTAINERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER (?!root|0)\w+$", last, re.MULTILINE)
    assert "STOPSIGNAL SIGTERM" in last
    assert 'ENTRYPOINT ["/venv/bin/python", "-m", "bot"]' in last, "a shell would keep the signal to itself"
