"""Rounds of groups: who plays where before a round opens, and the way from the groups to the final."""

from bot.face_api.face import Face, FacePicture
from bot.faces.group_rounds.groups_look import groups_look
from bot.faces.group_rounds.phases import phases
from bot.text.wording.groups import PARTS_TITLE

FACE = Face(
    key="group_rounds",
    sketch="groups_final",
    look=groups_look,
    pictures={
        "phases": FacePicture(
            PARTS_TITLE,
            lambda context, picture_ref: phases(context, picture_ref.stage),
            shown=frozenset({"progress", "part", "end", "report"}),
        )
    },
)
