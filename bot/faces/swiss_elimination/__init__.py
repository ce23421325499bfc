"""Playoffs by Swiss elimination: ranks, puzzles solved online and live, judges, the reveal."""

from __future__ import annotations

from bot.app.faces.face import Face, FacePicture
from bot.app.speaking import actions
from bot.faces.swiss_elimination.pictures import match_diagram, strategy_path

FACE = Face(
    key="swiss_elimination",
    pictures={
        "strategy_path": FacePicture(
            "Strategy path",
            lambda context, picture_ref: strategy_path(context, picture_ref.stage),
            shown=frozenset({"standings", "reading", "progress", "board", "end", "report"}),
        ),
        "match_diagram": FacePicture(
            "Matches",
            lambda context, picture_ref: match_diagram(context, picture_ref.stage),
            shown=frozenset({"round"}),
        ),
    },
    ways_to_hand_in={"preferences": (actions.RANK,), "online_times": (actions.SOLVE,)},
)
