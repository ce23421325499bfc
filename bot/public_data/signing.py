"""Signatures of webhook requests according to Standard Webhooks (standardwebhooks.com), for which libraries exist.

The signature is HMAC-SHA256 with the webhook's secret over `ID.TIMESTAMP.BODY`. It proves to the receiver who sent the
body, which message it is (protection against replay), and when it was sent.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

SECRET_PREFIX = "whsec_"  # noqa: S105 - what every such secret begins with
SECRET_BYTES = 24


def new_secret() -> str:
    """Return a new secret in the format of receivers' libraries: `whsec_` and 24 random bytes in base 64."""
    return SECRET_PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed_headers(secret: str, message: str, sent_at: int, body: bytes) -> dict[str, str]:
    """Return the three headers for a body; `sent_at` is in whole seconds since 1970."""
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    digest = hmac.new(key, f"{message}.{sent_at}.".encode() + body, hashlib.sha256).digest()
    return {
        "webhook-id": message,
        "webhook-timestamp": str(sent_at),
        "webhook-signature": f"v1,{base64.b64encode(digest).decode()}",
    }
