"""The check sum of what is published before play, so that everybody can see that nothing was changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any


def check_sum(published: Mapping[str, Any]) -> str:
    """SHA-256 of the options as `canonical` writes them, in hexadecimal digits."""
    return hashlib.sha256(canonical(published).encode()).hexdigest()


def canonical(published: Mapping[str, Any]) -> str:
    """The options as JSON in one line, keys in order, without spaces: equal options give equal texts."""
    return json.dumps(published, sort_keys=True, separators=(",", ":"))
