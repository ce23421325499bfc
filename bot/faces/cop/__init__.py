"""COP, as tsh plays it: what directors look at before a round, and over to that program and back."""

from bot.face_api.face import Face
from bot.faces.cop.preview import round_look
from bot.faces.cop.tsh.writing import tsh_files

FACE = Face(key="cop", look=round_look, files=tsh_files)
