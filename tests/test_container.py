"""The container file and its build context."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

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


def test_the_bytecode_of_all_packages_is_in_the_image() -> None:
    compiled = re.search(r"^RUN /venv/bin/python -m compileall -q (.+)$", CONTAINERFILE, re.MULTILINE)
    assert compiled is not None
    assert {*compiled[1].split(), "requirements.lock"} == COPIED
    assert compiled.start() > CONTAINERFILE.rindex("\nCOPY ")


def test_the_image_runs_as_somebody_without_rights_and_is_stopped_gracefully() -> None:
    last = CONTAINERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER (?!root|0)\w+$", last, re.MULTILINE)
    assert "STOPSIGNAL SIGTERM" in last
    assert 'ENTRYPOINT ["/venv/bin/python", "-m", "bot"]' in last, "a shell would keep the signal to itself"


@contextmanager
def answering(status: int) -> Iterator[str]:
    """Where `/healthz` is answered with this status."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()


def check_health(place: str) -> int:
    """The exit status of the image's health check with `HERALD_HTTP` at this place."""
    found = re.search(r"^HEALTHCHECK .*?CMD (\[.*?\])$", CONTAINERFILE.replace("\\\n", ""), re.MULTILINE)
    assert found is not None
    program, *arguments = json.loads(found[1])
    assert program == "/venv/bin/python"
    done = subprocess.run(
        [sys.executable, *arguments], env=os.environ | {"HERALD_HTTP": place}, check=False, capture_output=True
    )
    return done.returncode


@pytest.mark.parametrize("status", [200, 503])
def test_the_image_is_healthy_while_healthz_says_so(status: int) -> None:
    with answering(status) as place:
        assert (check_health(place) == 0) == (status == 200)


def test_the_image_is_unhealthy_where_nobody_answers() -> None:
    with answering(200) as place:
        pass
    assert check_health(place) != 0
    assert "HERALD_HTTP=127.0.0.1:9464" in CONTAINERFILE
