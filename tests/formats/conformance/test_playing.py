"""Every format of the registry plays whole tournaments, of many sizes and with everything that goes wrong."""

from typing import Any, Literal, get_args, get_origin

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.capabilities import TakesRoundsOff
from formats.core.contract import Format
from formats.core.errors import FieldError
from formats.core.plan import Settings, StagePlan
from tests.formats.conformance.referee_of_rounds_off import TakingRoundsOff
from tests.formats.conformance.whole_tournaments import Whole, playable, refusal
from tests.formats.toys import Decisive, Neighbours, toy_engine

SYSTEMS: dict[str, Format[Any]] = {**registry.systems(), "neighbours": Neighbours(), "decisive": Decisive()}
"""The toys of the core's own tests must keep the contract too."""

ENGINES = {key: registry.engine() if key in registry.systems() else toy_engine() for key in SYSTEMS}
SIZES = (*range(2, 10), 12, 16, 17)
"""All small fields, and of larger ones a power of two, the next, and one far from both."""

QUICK: dict[str, dict[str, Any]] = {"cop": {"simulations": 20, "always_wins_simulations": 20}}
"""What takes long in a format and has nothing to do with how a tournament goes."""


NEEDED: dict[str, dict[str, Any]] = {"point_scale": {"points": [300, 100, 0]}}
"""What an option cannot be set without."""

TABLES: tuple[dict[str, Any], ...] = (
    {"points": [3, 1, 0]},
    {"points": [10, 5, 1], "forfeit_points": [8, 0], "bye_points": [6, 10, 4, 1]},
    {"points": [4, 2, 1], "point_scale": 4, "bonus": ["win by 3: 1", "win by 5: 1", "loss by 1: 1"]},
)
"""Points tables: football's, one with a value of its own for everything, and one with bonus points."""

WITH_POINTS = [key for key, system in SYSTEMS.items() if "points" in system.options.model_fields]
ONLY_FOR_REPORTS = "fide_dutch"
"""Its tables are those that a report file can have: of the `TABLES` the first."""

TABLED = [(key, table) for key in WITH_POINTS for table in range(len(TABLES)) if key != ONLY_FOR_REPORTS or not table]


def stage(key: str, take: int | None = None, **options: Any) -> StagePlan:
    return StagePlan(system=key, title="Conformance", options={**QUICK.get(key, {}), **options}, take=take)


def variants(system: Format[Any]) -> list[dict[str, Any]]:
    """Every option at its extremes, one at a time."""
    found: list[dict[str, Any]] = []
    for name, field in system.options.model_fields.items():
        kinds = [field.annotation, *get_args(field.annotation)]
        choices = [value for kind in kinds if get_origin(kind) is Literal for value in get_args(kind)]
        if get_origin(field.annotation) is tuple:
            choices = [[value] for value in choices]
        if bool in kinds:
            choices += [True, False]
        choices += [
            bound
            for item in field.metadata
            for bound in (getattr(item, "ge", None), getattr(item, "le", None))
            if bound is not None
        ]
        found += [{**NEEDED.get(name, {}), name: value} for value in choices if value != field.default]
    return found


VARIANTS = [(key, options) for key, system in SYSTEMS.items() for options in variants(system)]


def takes(key: str, size: int) -> int:
    """The smallest field from this size on that the format takes."""
    system = SYSTEMS[key]
    return playable(system, system.read_options({}), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", SYSTEMS)
def test_a_whole_tournament(key: str, size: int) -> None:
    Whole(ENGINES[key], [stage(key)], takes(key, size), seed=size).to_the_end()


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_tournament_in_which_nobody_leaves(key: str) -> None:
    Whole(ENGINES[key], [stage(key)], takes(key, 12), seed=112, calm=True).to_the_end()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("key", SYSTEMS)
def test_a_tournament_in_which_forfeits_remove_nobody(key: str, seed: int) -> None:
    Whole(ENGINES[key], [stage(key)], takes(key, 9), seed=200 + seed, settings=Settings()).to_the_end()


def test_formats_that_count_points_have_a_points_table() -> None:
    assert WITH_POINTS == [
        "fide_dutch",
        "group_rounds",
        "group_stage",
        "round_robin",
        "score_group_swiss",
        "swiss",
        "tiered_league",
    ]


@pytest.mark.parametrize("size", [6, 9])
@pytest.mark.parametrize("key, table", TABLED)
def test_a_tournament_with_a_points_table(key: str, table: int, size: int) -> None:
    whole = Whole(ENGINES[key], [stage(key, **TABLES[table])], takes(key, size), seed=300 + size)
    play = whole.to_the_end()

    assert {line.scale for line in play.engine.standings(play.state)} == {TABLES[table].get("point_scale", 1)}


@pytest.mark.parametrize("key, options", VARIANTS, ids=[f"{key}-{options}" for key, options in VARIANTS])
def test_a_tournament_with_an_option_at_its_extreme(key: str, options: dict[str, Any]) -> None:
    whole = Whole(ENGINES[key], [stage(key, **options)], takes(key, 5), seed=7, calm=True)
    try:
        whole.to_the_end()
    except FieldError:  # more rounds than opponents, say
        assert whole.play.state.phase == "closed"


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_second_stage_takes_the_best_of_the_first(key: str) -> None:
    first = "round_robin" if key in registry.systems() else "neighbours"
    take = takes(key, 4)
    play = Whole(ENGINES[key], [stage(first), stage(key, take=take)], take + 2, seed=8).to_the_end()

    assert len(play.state.started) == 2
    assert len(play.state.started[1].seeds) <= take


@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("key", SYSTEMS)
def test_a_tournament_nearly_everybody_leaves_comes_to_its_end(key: str, left: int) -> None:
    size = takes(key, 10)
    whole = Whole(ENGINES[key], [stage(key)], size, seed=10, calm=True)
    whole.play.publish()
    for entrant in whole.play.state.active_entrants()[left:]:
        whole.play.do(cmd.WithdrawEntrant(entrant=entrant.id))
        whole.watch()
    play = whole.to_the_end()

    assert len(play.engine.standings(play.state)) == size


@pytest.mark.parametrize("size", range(21))
@pytest.mark.parametrize("key", SYSTEMS)
def test_a_field_the_format_refuses_does_not_start_and_its_remedies_help(key: str, size: int) -> None:
    system = SYSTEMS[key]
    options = system.read_options({})
    refused = refusal(system, options, size)
    whole = Whole(ENGINES[key], [stage(key)], size, seed=size)
    if refused is None:
        whole.play.publish()
        return
    with pytest.raises(FieldError):
        whole.play.publish()

    assert whole.play.state.phase == "closed"
    for remedy in refused.remedies:
        better = size + remedy.count if remedy.kind == "invite" else size - remedy.count
        assert refusal(system, options, better) is None
        assert len(remedy.entrants) in {0, remedy.count}


@pytest.mark.parametrize("half_points", [1, 2])
@pytest.mark.parametrize("key", [key for key, system in SYSTEMS.items() if isinstance(system, TakesRoundsOff)])
def test_rounds_off_are_worth_what_a_referee_counts(key: str, half_points: int) -> None:
    options: dict[str, Any] = {"rounds_off": 2, "round_off_half_points": half_points, "last_round_off": 3}
    if "allow_repeats" in SYSTEMS[key].options.model_fields:
        options["allow_repeats"] = True
    rested = 0
    for seed, size in enumerate((8, 13)):
        plan = [stage(key, rounds=5, **options)]
        given = ENGINES[key], plan, takes(key, size), seed
        played = TakingRoundsOff(*given, many=2, half_points=half_points, last=3)
        played.to_the_end()
        rested += played.rested
    assert rested > 5
