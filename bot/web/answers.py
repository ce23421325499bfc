"""HTTP responses: compressed once, with an entity tag of their inputs and strict security headers."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property

from aiohttp import web

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""What a page of ours may do: load what is ours, and nothing else."""

GUARDS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Server": "Herald",
}
SMALLEST_COMPRESSED = 400
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"
"""May be cached, but is revalidated each time; most answers are that nothing has changed."""


ALWAYS = {**GUARDS, "Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
"""What every answer says that says nothing else, errors and answers to what is no HTTP among them."""


def guard(response: web.StreamResponse) -> None:
    """Add the headers that every answer has, where it has not set them; `Server` aiohttp has set already."""
    for name, value in ALWAYS.items():
        response.headers.setdefault(name, value)
    response.headers["Server"] = ALWAYS["Server"]


@dataclass(frozen=True)
class Answer:
    """Content of a response. `tag` identifies its inputs: the same tag, the same content."""

    body: bytes
    kind: str
    tag: str
    cache: str = ASK_AGAIN
    policy: str = POLICY
    file_name: str = ""
    language: str = ""
    found: bool = False
    status: int = 200

    @cached_property
    def compressed(self) -> bytes | None:
        """The body in gzip; None where that is not worth it."""
        if len(self.body) < SMALLEST_COMPRESSED or self.kind.startswith("image/png"):
            return None
        return gzip.compress(self.body, 6, mtime=0)

    @cached_property
    def etag(self) -> str:
        """The tag as a short word."""
        return hashlib.sha256(self.tag.encode()).hexdigest()[:20]


def respond(request: web.Request, answer: Answer) -> web.Response:
    """The answer to this request: nothing but a 304 where the reader has it already."""
    headers = {
        **GUARDS,
        "Content-Security-Policy": answer.policy,
        "Cache-Control": answer.cache,
        "Vary": "Accept-Encoding, Accept-Language",
    }
    if answer.status == 200:  # noqa: PLR2004 - errors have no tag
        headers["ETag"] = f'W/"{answer.etag}"'
    if not answer.found:
        headers["X-Robots-Tag"] = "noindex"
    known = request.if_none_match or ()
    if answer.status == 200 and any(etag.value in {answer.etag, "*"} for etag in known):  # noqa: PLR2004
        return web.Response(status=304, headers=headers)
    headers["Content-Type"] = answer.kind if answer.kind.startswith("image/") else f"{answer.kind}; charset=utf-8"
    if answer.language:
        headers["Content-Language"] = answer.language
    if answer.file_name:
        headers["Content-Disposition"] = f'attachment; filename="{answer.file_name}"'
    body = answer.body
    if answer.compressed is not None and "gzip" in request.headers.get("Accept-Encoding", "").lower():
        body = answer.compressed
        headers["Content-Encoding"] = "gzip"
    return web.Response(status=answer.status, body=body, headers=headers)
