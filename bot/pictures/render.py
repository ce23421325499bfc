"""Rasterize SVG to PNG with resvg."""

from __future__ import annotations

ZOOM = 2
"""Pixels per unit: pictures are 640 pixels wide, twice the CSS pixels of a desktop client and of most phones.

The renderer takes its time by pixels, most of it to compress them as PNG.
"""


class RenderingError(Exception):
    """resvg could not render an SVG. `cause` is its message."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


def render(svg: str, zoom: float = ZOOM) -> bytes:
    """Return the picture as PNG. CPU-bound: call it in a worker process. Raises `RenderingError`."""
    import resvg_py  # noqa: PLC0415 - imported only by processes that draw pictures

    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, skip_system_fonts=True))
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # a Rust panic is raised as a BaseException, not as an Exception
        raise RenderingError(f"{type(error).__name__}: {error}") from error
