"""Whether a round of drand is signed by the chain it is said to be of.

A chain's id is a hash over its public key and its moments, so a verifier who knows the posted id needs to trust no
server. A round is signed with BLS on the curve BLS12-381: the message is the SHA-256 of the round's number (eight
bytes, the highest first), its point in G1, the key in G2. This is the scheme `bls-unchained-g1-rfc9380`, that of the
network called quicknet; rounds of other schemes are not taken.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from formats.core.events import BeaconChain

QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
"""The id of drand's network of that scheme, which many independent organisations run."""

SCHEME = "bls-unchained-g1-rfc9380"
_TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
_SHA256: Any = hashlib.sha256
"""The function, which the library's types call a hash."""

_HALF = 48
"""Bytes of one coordinate."""


def chain_id(info: Mapping[str, Any]) -> str:
    """The id of the chain that says this of itself; KeyError, TypeError, ValueError, OverflowError where it is none.

    `info` holds `period` (seconds), `genesis_time` (seconds since 1970), `public_key` and `groupHash` in hexadecimal
    digits, and in `metadata` its `beaconID`.
    """
    content = (
        int(info["period"]).to_bytes(4, "big")
        + int(info["genesis_time"]).to_bytes(8, "big")
        + bytes.fromhex(info["public_key"])
        + bytes.fromhex(info["groupHash"])
    )
    name = str(info.get("metadata", {}).get("beaconID", ""))
    return hashlib.sha256(content + (b"" if name in {"", "default"} else name.encode())).hexdigest()


def describes(info: BeaconChain) -> bool:
    """Is a chain's id the hash of its description?"""
    told = {
        "period": info.period,
        "genesis_time": info.genesis,
        "public_key": info.key,
        "groupHash": info.group,
        "metadata": {"beaconID": info.name},
    }
    try:
        return chain_id(told) == info.id
    except (OverflowError, ValueError):
        return False


def randomness_of(signature: str) -> str:
    """The randomness of a round: the SHA-256 of its signature, both in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(signature)).hexdigest()


@lru_cache(maxsize=256)
def is_signed(key: bytes, number: int, signature: bytes) -> bool:
    """Is this the signature of the round of that number by this public key? It takes a second of computing."""
    # Slow to import, and needed where a round of a beacon has been fetched.
    with _recursion_as_it_was():
        from py_ecc.bls.hash_to_curve import hash_to_G1  # noqa: PLC0415
        from py_ecc.bls.point_compression import decompress_G1, decompress_G2  # noqa: PLC0415
        from py_ecc.bls.typing import G1Compressed, G2Compressed  # noqa: PLC0415
        from py_ecc.optimized_bls12_381 import FQ12, G2, curve_order, final_exponentiate, is_inf, multiply, neg, pairing  # noqa: PLC0415

    if len(key) != 2 * _HALF or len(signature) != _HALF:
        return False
    message = hashlib.sha256(number.to_bytes(8, "big")).digest()
    try:
        parts = int.from_bytes(key[:_HALF], "big"), int.from_bytes(key[_HALF:], "big")
        public = decompress_G2(G2Compressed(parts))
        signed = decompress_G1(G1Compressed(int.from_bytes(signature, "big")))
    except ValueError:
        return False
    if is_inf(public) or is_inf(signed) or not is_inf(multiply(signed, curve_order)):
        return False
    point = hash_to_G1(message, _TAG, _SHA256)
    both = pairing(public, point, final_exponentiate=False) * pairing(neg(G2), signed, final_exponentiate=False)
    return bool(final_exponentiate(both) == FQ12.one())


@contextmanager
def _recursion_as_it_was() -> Iterator[None]:
    """The library lets everything recurse 100,000 deep when it is imported: then deep JSON kills the process."""
    before = sys.getrecursionlimit()
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
