"""A small sample of the comparison with the formats themselves; `make equivalence` plays 20,000 runs of 20 settings."""

from __future__ import annotations

import pytest

from tests.simulator.settings import Setting, drawn


@pytest.mark.parametrize(
    "setting",
    [
        Setting("single_elimination", {"third_place": True}, 7, "mixed", seeded=False),
        Setting("single_elimination", {"best_of": 3, "final_best_of": 5}, 6, "favourite", seeded=True),
        Setting("double_elimination", {}, 6, "friends", seeded=True),
        Setting("double_elimination", {"reset": False}, 11, "mixed", seeded=False),
        Setting("round_robin", {"legs": 2}, 5, "favourite", seeded=False),
        Setting("round_robin", {"tie_breaks": ["direct", "wins"], "points": [3, 1, 0]}, 6, "friends", seeded=True),
        Setting(
            "swiss", {"rounds": 4, "tie_breaks": ["sodos", "direct"], "bye_half_points": 1}, 7, "mixed", seeded=True
        ),
        Setting("group_stage", {"tie_breaks": ["direct", "sodos", "wins"]}, 10, "mixed", seeded=False),
        Setting("group_stage", {"groups": 2, "legs": 2}, 7, "friends", seeded=True),
        Setting("swiss", {"no_third_side": False, "remember_floats": False}, 9, "friends", seeded=False),
        Setting("swiss", {"rounds": 5, "tie_breaks": ["buchholz"], "points": [3, 1, 0]}, 12, "mixed", seeded=True),
        Setting("swiss", {"wins_to_advance": 3, "losses_to_leave": 3, "allow_repeats": True}, 11, "mixed", seeded=True),
        Setting(
            "swiss",
            {"rounds": 4, "losses_to_leave": 2, "bye_half_points": 1, "allow_repeats": True},
            9,
            "friends",
            seeded=False,
        ),
    ],
    ids=lambda setting: f"{setting.key}-{setting.players}",
)
def test_every_run_gives_the_places_games_and_rounds_of_the_format(setting: Setting) -> None:
    simulated, true = setting.played(40, (7,))
    for name in ("places", "games", "rounds"):
        assert getattr(simulated, name).tolist() == getattr(true, name).tolist()
    if setting.key in {"round_robin", "swiss"}:
        assert simulated.tied.tolist() == true.tied.tolist()


def test_in_a_larger_field_a_swiss_finds_the_best_as_often_as_the_format() -> None:
    """A round of more than 12 players may differ from the best one, so runs differ; on average they do not."""
    for difference in Setting("swiss", {"rounds": 4}, 16, "mixed", seeded=True).differences(60, (7,)):
        assert abs(difference.value) <= 3 * difference.error


def test_every_format_is_drawn_and_the_same_seed_draws_the_same_settings() -> None:
    settings = list(drawn("seed", 20))
    assert settings == list(drawn("seed", 20)) != list(drawn("other", 20))
    assert len({setting.key for setting in settings}) == 4
