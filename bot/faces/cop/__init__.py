"""COP, as tsh plays it: over to that program and back. What else is shown of it is shown of every format."""

from bot.app.faces.face import Face

FACE = Face(key="cop")
