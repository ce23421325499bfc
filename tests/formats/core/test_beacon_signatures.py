"""Rounds of drand's network quicknet, as they were published: signed by its key, and by no other."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from formats.core.beacon_signatures import chain_id, is_signed

QUICKNET: dict[str, Any] = {
    "public_key": (
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
        "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
    ),
    "period": 3,
    "genesis_time": 1692803367,
    "groupHash": "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e",
    "metadata": {"beaconID": "quicknet"},
}
KEY = bytes.fromhex(QUICKNET["public_key"])
ROUNDS = {
    1000: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    657413: "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
}


def test_the_id_of_a_chain_follows_from_what_it_says_of_itself() -> None:
    assert chain_id(QUICKNET) == "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
    assert chain_id({**QUICKNET, "period": 30}) != chain_id(QUICKNET)


@pytest.mark.parametrize("number", ROUNDS)
def test_a_published_round_is_signed_by_its_chain(number: int) -> None:
    assert is_signed(KEY, number, bytes.fromhex(ROUNDS[number]))


def test_its_randomness_is_the_hash_of_its_signature() -> None:
    found = hashlib.sha256(bytes.fromhex(ROUNDS[657413])).hexdigest()
    assert found == "fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587"


def test_the_signature_of_another_round_is_none_of_this_one() -> None:
    assert not is_signed(KEY, 1001, bytes.fromhex(ROUNDS[1000]))


@pytest.mark.parametrize("signature", [b"", bytes(48), bytes([0xC0, *bytes(47)]), b"\xff" * 48])
def test_what_is_no_signature_is_none(signature: bytes) -> None:
    assert not is_signed(KEY, 1000, signature)


@pytest.mark.parametrize("key", [b"", bytes(96), bytes([0xC0, *bytes(95)])])
def test_what_is_no_key_has_signed_nothing(key: bytes) -> None:
    assert not is_signed(key, 1000, bytes.fromhex(ROUNDS[1000]))
