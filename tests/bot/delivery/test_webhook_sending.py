"""One request to a webhook: what it may reach, and what comes of foul answers."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import sys
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from bot.delivery import webhook_sending
from bot.delivery.webhook_sending import Answer, WebhookSender
from bot.runtime.settings import WebhookPolicy
from tests.case_files import PROJECT

Asked = list[tuple[str, dict[str, str], bytes]]


ANSWERS: dict[str, tuple[int, dict[str, str]]] = {
    "/moved": (307, {"Location": "/secret"}),
    "/later": (503, {"Retry-After": "120"}),
    "/much-later": (429, {"Retry-After": "99999999"}),
    "/odd": (503, {"Retry-After": "²soon"}),
    "/gone": (410, {}),
    "/broken": (500, {}),
}


class Receiver:
    """A server on this machine that answers as its paths say."""

    def __init__(self) -> None:
        self.asked: Asked = []
        self.port = 0
        self.runner: web.AppRunner

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """As the path says."""
        self.asked.append((request.path, dict(request.headers), await request.read()))
        if request.path == "/slow":
            await asyncio.sleep(60)
        if request.path == "/endless":
            return await self.endless(request)
        status, headers = ANSWERS.get(request.path, (204, {}))
        return web.Response(status=status, headers=headers)

    async def endless(self, request: web.Request) -> web.StreamResponse:
        """An answer that never ends."""
        response = web.StreamResponse()
        await response.prepare(request)
        while True:
            await response.write(b"x" * 65536)

    def at(self, path: str) -> str:
        """The address of a path."""
        return f"http://127.0.0.1:{self.port}{path}"


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", receiver.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    receiver.runner = runner
    receiver.port = runner.addresses[0][1]
    yield receiver
    await runner.cleanup()


async def sent(address: str, policy: WebhookPolicy = "any") -> Answer:
    """What comes of a small body."""
    return await WebhookSender(policy).send(address, {"webhook-id": "m1"}, b"{}")


async def test_what_is_taken_arrives_as_it_was(receiver: Receiver) -> None:
    assert await sent(receiver.at("/hook?key=1")) == Answer(None)
    ((path, headers, body),) = receiver.asked
    assert (path, body, headers["webhook-id"]) == ("/hook", b"{}", "m1")


@pytest.mark.parametrize(
    "path, answer",
    [
        ("/broken", Answer("status 500")),
        ("/gone", Answer("gone")),
        ("/later", Answer("status 503", 120)),
        ("/much-later", Answer("status 429", 3600)),
        ("/odd", Answer("status 503")),
        ("/endless", Answer(None)),
    ],
)
async def test_every_answer_says_what_is_wrong(receiver: Receiver, path: str, answer: Answer) -> None:
    assert await sent(receiver.at(path)) == answer


async def test_redirections_are_not_followed(receiver: Receiver) -> None:
    assert await sent(receiver.at("/moved")) == Answer("redirect")
    assert [path for path, _, _ in receiver.asked] == ["/moved"]


async def test_a_slow_receiver_is_left(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_sending, "PATIENCE", aiohttp.ClientTimeout(total=0.2))
    assert await sent(receiver.at("/slow")) == Answer("timeout")


async def test_nobody_there(receiver: Receiver) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert await sent(f"http://127.0.0.1:{port}/") == Answer("unreachable")


async def test_a_server_that_speaks_no_tls_has_no_certificate(receiver: Receiver) -> None:
    answer = await sent(receiver.at("/hook").replace("http:", "https:"))
    assert answer.trouble in {"certificate", "unreachable"}
    assert receiver.asked == []


async def test_a_certificate_that_nobody_vouches_for_is_refused_before_anything_is_said(
    receiver: Receiver, self_signed: ssl.SSLContext
) -> None:
    site = web.TCPSite(receiver.runner, "127.0.0.1", 0, ssl_context=self_signed)
    await site.start()
    port = receiver.runner.addresses[-1][1]
    assert await sent(f"https://127.0.0.1:{port}/hook?key=1") == Answer("certificate")
    assert receiver.asked == []


@pytest.fixture
def self_signed(tmp_path: Path) -> ssl.SSLContext:
    """A server's certificate for this machine that it has written itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "own.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    return context


class Liar(AbstractResolver):
    """Says that every name is this machine."""

    def __init__(self, address: str) -> None:
        self._address = address

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        del family
        kind = socket.AF_INET6 if ":" in self._address else socket.AF_INET
        return [ResolveResult(hostname=host, host=self._address, port=port, family=kind, proto=0, flags=0)]

    async def close(self) -> None:
        """Nothing is open."""


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"])
async def test_a_name_that_leads_to_a_private_address_gets_no_connection(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    monkeypatch.setattr(socket.socket, "connect", lambda _, place: made.append(place))
    answer = await WebhookSender("public", Liar(address)).send("https://hooks.example.org/x", {}, b"{}")
    assert answer == Answer("private")
    assert made == []


async def test_an_address_set_before_the_host_changed_his_mind_is_not_asked(receiver: Receiver) -> None:
    assert await sent(receiver.at("/hook"), "public") == Answer("https")
    assert receiver.asked == []


SENDING = """
import asyncio, sys
from bot.delivery.webhook_sending import WebhookSender
print(asyncio.run(WebhookSender("any").send(sys.argv[1], {}, b"{}")).trouble)
"""


@pytest.mark.parametrize("known, trouble", [(True, "None"), (False, "certificate")])
async def test_a_receiver_with_an_authority_of_the_hosts_own_is_taken_with_ssl_cert_file(
    receiver: Receiver, self_signed: ssl.SSLContext, tmp_path: Path, known: bool, trouble: str
) -> None:
    await web.TCPSite(receiver.runner, "127.0.0.1", 0, ssl_context=self_signed).start()
    address = f"https://127.0.0.1:{receiver.runner.addresses[-1][1]}/hook"
    environment = os.environ | ({"SSL_CERT_FILE": str(tmp_path / "own.pem")} if known else {})
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SENDING, address, cwd=PROJECT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await program.communicate()
    assert said.decode().strip() == trouble
