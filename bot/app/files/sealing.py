"""What may stand in a file that anybody can read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.scene import Scene
from formats.core.events import FormSubmitted
from formats.core.forms import forms_now
from formats.core.log import Record


def sealed_forms(scene: Scene, stage: int) -> frozenset[str]:
    """The forms of a stage of the plan, begun or not, whose contents only directors may see now."""
    begun = scene.stage(stage) if stage < len(scene.state.started) else None
    return scene.rules(stage).sealed(begun)


def is_sealed(scene: Scene, stage: int) -> bool:
    """Is it a stage of which only directors may see pairings and results, for now?

    Where a format seals a form, what follows from the form is sealed with it.
    """
    return bool(sealed_forms(scene, stage))


def open_stages(scene: Scene) -> list[int]:
    """The started stages that everybody may see."""
    return [number for number in range(len(scene.state.started)) if not is_sealed(scene, number)]


def without_clocks(scene: Scene, records: Sequence[Record]) -> list[Record]:
    """The log without what says when somebody handed in what a clock times, as long as that is sealed."""
    timed = {one.key for one in forms_now(scene.state, scene.engine) if one.sealed and not one.by_entrants}
    return [one for one in records if not (isinstance(one.event, FormSubmitted) and one.event.form in timed)]
