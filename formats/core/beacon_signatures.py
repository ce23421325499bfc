"""Whether a round of drand is signed by the chain it is said to be of.

A chain's id is a hash over its public key and its moments, so a verifier who knows the posted id needs to trust no
server. A round is signed with BLS on the curve BLS12-381: the message is the SHA-256 of the round's number (eight
bytes, the highest first), its point in G1, the key in G2. This is the scheme `bls-unchained-g1-rfc9380`, that of the
network called quicknet; rounds of other schemes are not taken.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from py_arkworks_bls12381 import GT, G1Point, G2Point

from formats.core.events import BeaconChain

QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
"""The id of drand's network of that scheme, which many independent organisations run."""

SCHEME = "bls-unchained-g1-rfc9380"
_TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"


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
    """Is this the signature of the round of that number by this public key?

    e(H(m), key) = e(signature, generator of G2), written as a product of pairings that is one. Points outside the
    subgroup of prime order are refused when they are read.
    """
    message = hashlib.sha256(number.to_bytes(8, "big")).digest()
    try:
        public, signed = G2Point.from_compressed_bytes(key), G1Point.from_compressed_bytes(signature)
    except ValueError:
        return False
    if public == G2Point.identity() or signed == G1Point.identity():
        return False
    return bool(GT.pairing_check([G1Point.hash_to_curve(message, _TAG), -signed], [public, G2Point()]))
