"""Every command of docs/hosting.md is executed in a tree of its own, or marked with what it needs of a real host."""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from bot.runtime.settings import ProcessSettings
from bot.shards.plan import shards_of
from storage.database import Database
from tests.case_files import PROJECT
from tests.storage.samples import play

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PAGE = FENCED.sub("", (PROJECT / "docs" / "hosting.md").read_text(encoding="utf-8"))
BLOCK = re.compile(r"(?:^<!-- needs (?P<needs>.+) -->\n)?(?P<lines>(?:^ {4}\S.*\n(?:^ {8}.*\n)*)+)", re.MULTILINE)
NEEDS = {
    "an empty Debian as root",
    "systemd as root",
    "Docker and a registry of images",
    "a PostgreSQL server",
    "a Kubernetes cluster",
}
FROM, UNTIL = datetime(2026, 1, 1, tzinfo=UTC), datetime(2126, 1, 1, tzinfo=UTC)
SETTING = re.compile(r"(?P<name>[A-Z][A-Z_]+)=(?P<value>.*)")


class Command(NamedTuple):
    """A line of the page: a command, or a setting."""

    text: str
    needs: str | None


def commands() -> list[Command]:
    """All commands and settings, in order."""
    return [
        Command(line.strip(), block["needs"])
        for block in BLOCK.finditer(PAGE)
        for line in re.sub(r"\\\n\s+", "", block["lines"]).splitlines()
    ]


EXECUTED = [each.text for each in commands() if each.needs is None and not SETTING.fullmatch(each.text)]
SETTINGS = [each.text for each in commands() if SETTING.fullmatch(each.text)]


def test_marks_name_what_is_needed_and_stand_before_commands() -> None:
    assert {each.needs for each in commands()} - {None} == NEEDS
    assert PAGE.count("<!-- needs ") == sum(block["needs"] is not None for block in BLOCK.finditer(PAGE))
    assert len(EXECUTED) >= 3


def authority(name: str) -> bytes:
    """The certificate of an authority."""
    key = ec.generate_private_key(ec.SECP256R1())
    named = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = x509.CertificateBuilder(named, named, key.public_key(), x509.random_serial_number(), FROM, UNTIL)
    return (
        made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
        .public_bytes(serialization.Encoding.PEM)
    )


@pytest.fixture
def host(tmp_path: Path) -> Path:
    """A tree with what the commands expect: certificates, and a database with its daily backup."""
    system = tmp_path / "etc/ssl/certs"
    system.mkdir(parents=True)
    (system / "ca-certificates.crt").write_bytes(authority("System"))
    (tmp_path / "our-authority.pem").write_bytes(authority("Ours"))
    data = tmp_path / "var/lib/herald"
    (data / "backups").mkdir(parents=True)

    async def fill() -> None:
        async with await Database.open(data / "herald.db") as database:
            await play(database)

    asyncio.run(fill())
    shutil.copy(data / "herald.db", tmp_path / "herald.db")
    shutil.move(data / "herald.db", data / "backups/herald-2026-01-03.db")
    return tmp_path


@pytest.mark.parametrize("command", EXECUTED)
def test_a_command_of_the_page_is_executed(command: str, host: Path) -> None:
    there = re.sub(r"(?<= )/(etc|var)/", rf"{host}/\1/", command)
    here = there.replace("runuser -u herald -- ", "").replace(".venv/bin/python", sys.executable)
    before = {path for path in host.rglob("*") if path.is_file()}
    done = subprocess.run(
        ["/bin/sh", "-c", here], cwd=host, env={"PYTHONPATH": str(PROJECT), "PATH": "/usr/bin:/bin"}, text=True,
        capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (made,) = {path for path in host.rglob("*") if path.is_file() and path.suffix in {".db", ".pem"}} - before
    if made.suffix == ".pem":
        assert ssl.create_default_context(cafile=str(made)).cert_store_stats()["x509_ca"] == 2
    else:
        checked = subprocess.run(
            [sys.executable, "-m", "storage", "check", made], cwd=PROJECT, capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_of_the_page_is_one_that_is_read(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    matched = SETTING.fullmatch(setting)
    assert matched is not None
    name, value = matched["name"], matched["value"]
    monkeypatch.setenv(name, value)
    if name == "HERALD_SHARDS":
        assert shards_of(value).held
    field = name.removeprefix("HERALD_").lower()
    if field in ProcessSettings.model_fields:
        assert getattr(ProcessSettings(_env_file=None), field) is not None
    else:
        assert name == "SSL_CERT_FILE"
