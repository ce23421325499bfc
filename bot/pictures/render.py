"""SVG to PNG."""

from __future__ import annotations

ZOOM = 2.0
"""Pixels a unit: 800 pixels across, sharp in a preview on a phone and when opened; 2.5 costs half as much again."""


class RenderingError(Exception):
    """The renderer could not draw an SVG text. `cause` is what it said."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


def render(svg: str, zoom: float = ZOOM) -> bytes:
    """The picture as PNG; raises `RenderingError`. It takes a while: call it in the worker process."""
    import resvg_py  # noqa: PLC0415 - only the process that draws pictures needs it

    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, skip_system_fonts=True))
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # a panic of the renderer is not an `Exception`
        raise RenderingError(f"{type(error).__name__}: {error}") from error
