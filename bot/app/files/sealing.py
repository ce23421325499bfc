"""What may stand in a file that anybody can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app.scene import Scene


def is_sealed(scene: Scene, stage: int) -> bool:
    """Is a started stage one of which only directors may see pairings and results, for now?

    Where a format seals a form, what follows from the form is sealed with it.
    """
    return bool(scene.system(stage).sealed(scene.stage(stage), scene.options(stage)))


def open_stages(scene: Scene) -> list[int]:
    """The started stages that everybody may see."""
    return [number for number in range(len(scene.state.started)) if not is_sealed(scene, number)]


def sealed_forms(scene: Scene) -> frozenset[str]:
    """The forms of all stages, begun or not, whose contents only directors may see now."""
    begun = len(scene.state.started)
    return frozenset().union(
        *(
            scene.system(number).sealed(scene.stage(number) if number < begun else None, scene.options(number))
            for number in range(len(scene.state.stages))
        )
    )
