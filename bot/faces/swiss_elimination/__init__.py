"""Playoffs by Swiss elimination: ranks, puzzles solved online and live, judges, the reveal."""

from __future__ import annotations

from bot.face_api.face import ButtonLook, Face, FacePicture, FormList
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.heats import entry_text
from bot.faces.swiss_elimination.pictures import match_diagram, revealed_path, strategy_path
from bot.faces.swiss_elimination.posts import heats, online, ranks, scripts, seats
from bot.faces.swiss_elimination.stage import dates, split_field
from bot.faces.swiss_elimination.wording import buttons
from bot.schedule.deadlines import FORM_DUE, FORM_MISSING
from bot.text.phrases import Phrase
from formats.core import events as ev
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES

FACE = Face(
    key="swiss_elimination",
    sketch="path",
    buttons={
        actions.RANK: ButtonLook(buttons.RANK),
        actions.SOLVE: ButtonLook(buttons.SOLVE, "primary"),
        actions.JUDGE: ButtonLook(buttons.JUDGE, "primary"),
    },
    pictures={
        "strategy_path": FacePicture(
            Phrase("scripts-strategy-path"),
            lambda context, picture_ref: strategy_path(context, picture_ref.stage),
            shown=frozenset({"standings", "reading", "progress", "board", "end", "report"}),
        ),
        "revealed_path": FacePicture(
            Phrase("scripts-strategy-path"),
            lambda context, picture_ref: revealed_path(context, picture_ref.stage),
            shown=frozenset({"reveal"}),
        ),
        "match_diagram": FacePicture(
            Phrase("scripts-match-diagram"),
            lambda context, picture_ref: match_diagram(context, picture_ref.stage),
            shown=frozenset({"round"}),
        ),
    },
    events={
        ev.FormAsked: online.online_stage_opened,
        ev.FormClosed: online.online_stage_closed,
        ev.StepTold: scripts.post_step_of_reveal,
        ev.CommandUndone: scripts.mark_steps_taken_back,
    },
    ticks={FORM_MISSING: online.remind_of_puzzles, FORM_DUE: seats.post_seeds},
    posts_order=True,
    after_results=ranks.post_rank_boards,
    after_field=seats.post_changes_of_seats,
    after_play=heats.change_heat_posts,
    ways_to_hand_in={PREFERENCES: (actions.RANK,), ONLINE_TIMES: (actions.SOLVE,)},
    lists={ONLINE_TIMES: FormList("/playoffs times", actions.TIMES)},
    split_field=split_field,
    note_text=entry_text,
    dates=dates,
)
