"""Tiered leagues: the arrangement of a cycle, and the pyramid in which everybody moves."""

from bot.face_api.face import Face, FacePicture
from bot.faces.tiered_league.arrangement import arrangement_view
from bot.faces.tiered_league.pyramid import moves, pyramid
from bot.faces.tiered_league.story import story_of
from bot.faces.tiered_league.wording import pyramid as words

FACE = Face(
    key="tiered_league",
    sketch="tiers",
    preview=arrangement_view,
    story=story_of,
    pictures={
        "pyramid": FacePicture(
            words.LEAGUES, pyramid, shown=frozenset({"winners", "reading", "board", "report"}), of_whole=True
        ),
        "moves": FacePicture(words.MOVES, since=moves, shown=frozenset({"stage"})),
    },
)
