"""Where a webhook may lead."""

from __future__ import annotations

import pytest

from bot.errors import BadWebhookError
from bot.public_data.addresses import check_address, is_private
from bot.runtime.settings import WebhookPolicy


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.9.9",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - a literal that must be refused
        "224.0.0.1",
        "::",
        "::1",
        "fe80::1%eth0",
        "fd12::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "64:ff9b:1::1",
        "5f00::1",
        "::7f00:1",
        "::5db8:d70e",
    ],
)
def test_an_address_that_is_not_everybodys_is_private(host: str) -> None:
    assert is_private(host)


@pytest.mark.parametrize("host", ["93.184.215.14", "2606:4700::1111", "example.org", "127.0.0.1.example.org"])
def test_others_are_not(host: str) -> None:
    assert not is_private(host)


@pytest.mark.parametrize(
    "address, policy, code",
    [
        ("https://example.org/", "off", "off"),
        ("http://example.org/", "public", "https"),
        ("https://127.0.0.1/", "public", "private"),
        ("https://[::1]:8080/", "public", "private"),
        ("https://localhost/", "public", "private"),
        ("https://printer.local/", "public", "private"),
        ("https://localhost./", "public", "private"),
        ("https://LOCALHOST/", "public", "private"),
        ("https://printer.local./", "public", "private"),
        ("https://2130706433/", "public", "private"),
        ("https://0x7f000001/", "public", "private"),
        ("https://127.1/", "public", "private"),
        ("https://0177.0.0.1/", "public", "private"),
        ("https://127.0.0.1./", "public", "private"),
        ("https://\uff11\uff12\uff17.0.0.1/", "public", "private"),
        ("https://127\u30020\u30020\u30021/", "public", "private"),
        ("https://192.168.257/", "public", "private"),
        ("https://[64:ff9b:1::1]/", "public", "private"),
        ("https://name:word@example.org/", "public", "password"),
        ("ftp://example.org/", "any", "unreadable"),
        ("file:///etc/passwd", "any", "unreadable"),
        ("https://", "any", "unreadable"),
        ("https://example.org:port/", "any", "unreadable"),
        ("https://[::1/", "any", "unreadable"),
        ("https://example.org/\r\nX-Evil: 1", "any", "unreadable"),
        ("https://example.org/" + "x" * 600, "any", "unreadable"),
    ],
)
def test_what_can_be_seen_at_once_is_refused_at_once(address: str, policy: WebhookPolicy, code: str) -> None:
    with pytest.raises(BadWebhookError) as refused:
        check_address(address, policy)
    assert refused.value.code == code


def test_a_good_address_is_taken_as_it_is() -> None:
    assert check_address(" https://example.org/hook?a=b ", "public") == "https://example.org/hook?a=b"
    assert check_address("https://example.org./", "public") == "https://example.org./"
    assert check_address("https://93.184.215.14/", "public") == "https://93.184.215.14/"
    assert check_address("https://1e100.net/", "public") == "https://1e100.net/"
    assert check_address("http://192.168.1.5:8000/", "any") == "http://192.168.1.5:8000/"
