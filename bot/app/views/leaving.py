"""What changes in the stage in play when somebody leaves, as its format says."""

from __future__ import annotations

from bot.app.scene import Scene
from formats.core.values import EntrantId


def leaving_lines(scene: Scene, entrant: EntrantId) -> list[str]:
    """For a director to look at beforehand: games that become void, who moves up, who takes the seat."""
    number = scene.state.stage_number
    if scene.state.phase != "running" or number < 0 or entrant not in scene.stage(number).seeds:
        return []
    found = scene.system(number).leave(scene.stage(number), entrant, scene.options(number))
    return [f"• {scene.reason(reason, number)}" for reason in found.reasons]
