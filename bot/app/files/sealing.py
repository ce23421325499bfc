"""What may stand in a file that anybody can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app.scene import Scene


def sealed_forms(scene: Scene, stage: int) -> frozenset[str]:
    """The forms of a stage of the plan, begun or not, whose contents only directors may see now."""
    begun = scene.stage(stage) if stage < len(scene.state.started) else None
    return scene.system(stage).sealed(begun, scene.options(stage))


def is_sealed(scene: Scene, stage: int) -> bool:
    """Is it a stage of which only directors may see pairings and results, for now?

    Where a format seals a form, what follows from the form is sealed with it.
    """
    return bool(sealed_forms(scene, stage))


def open_stages(scene: Scene) -> list[int]:
    """The started stages that everybody may see."""
    return [number for number in range(len(scene.state.started)) if not is_sealed(scene, number)]
