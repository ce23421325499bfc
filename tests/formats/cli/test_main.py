import io
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import formats
from formats import registry
from formats.__main__ import REFUSED, main
from formats.core import commands as cmd
from formats.core.log_file import LogHeader, read_log, write_log
from formats.core.plan import Settings
from formats.core.values import pairing_id
from formats.messages.sentences import english_title
from formats.presets.arimaa_world_championship_2010 import PRESET
from tests.added_formats import AddSystem
from tests.formats.conformance.whole_tournaments import Whole
from tests.formats.play import Play

FOUR = [{"id": name, "rating": 2000 - 10 * place} for place, name in enumerate("ABCD")]


def position(**stage: Any) -> dict[str, Any]:
    return {"entrants": FOUR, "stages": [{"system": "round_robin", **stage}]}


def log_of(play: Play) -> str:
    header = LogHeader(tournament="t", title=play.state.title, engine=play.engine.version)
    return write_log(header, play.records)


class Terminal:
    """Runs commands with something on standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capfd = capfd

    def run(self, arguments: Sequence[str], given: str | bytes | dict[str, Any] = "") -> tuple[int, str, str]:
        """The exit code, standard output and standard error."""
        text = json.dumps(given) if isinstance(given, dict) else given
        content = text.encode() if isinstance(text, str) else text
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
        code = main(arguments)
        shown = self.capfd.readouterr()
        return code, shown.out, shown.err

    def json(self, arguments: Sequence[str], given: str | dict[str, Any] = "") -> Any:
        """The answer in JSON of a command that succeeds."""
        code, out, err = self.run([*arguments, "--json"], given)
        assert (code, err) == (0, "")
        return json.loads(out)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capfd)


@pytest.fixture(scope="module")
def championship() -> Play:
    """A whole championship with everything that goes wrong, from the preset."""
    return Whole(registry.engine(), list(PRESET.stages), 12, seed=2010).to_the_end()


def test_it_is_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "formats", "pair"],
        input=json.dumps(position()),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=Path(formats.__file__).parents[1],
        check=True,
    )

    assert "A (first) - D (second)" in done.stdout


def test_list_shows_every_system_option_and_preset(terminal: Terminal) -> None:
    _, out, _ = terminal.run(["list"])
    data = terminal.json(["list"])

    assert [system["key"] for system in data["systems"]] == list(registry.systems())
    assert [preset["key"] for preset in data["presets"]] == list(registry.presets())
    for key, system in registry.systems().items():
        assert f"\n{key}: {english_title(key)}\n" in out
        assert all(f"option {name} (" in out for name in system.options.model_fields)
    assert all(f"\n{key}: {preset.title}\n" in out for key, preset in registry.presets().items())


def test_options_in_the_list_have_their_labels(terminal: Terminal) -> None:
    options = {system["key"]: system["options"]["properties"] for system in terminal.json(["list"])["systems"]}

    assert options["swiss"]["losses_to_leave"]["title"] == "Losses to be out"
    assert options["round_robin"]["forfeit_points"]["title"] == "Points by forfeit"


def test_list_names_what_it_leaves_out(terminal: Terminal, add_system: AddSystem) -> None:
    add_system("ladder", __init__="from formats.systems.ladder.system import FORMAT")

    code, out, err = terminal.run(["list", "--json"])

    problem = "ModuleNotFoundError: No module named 'formats.systems.ladder.system' (__init__.py, line 1)"
    assert code == 0
    assert err == (f"python -m formats list: formats.systems.ladder cannot be loaded and is left out: {problem}\n")
    assert json.loads(out)["left_out"] == [{"module": "formats.systems.ladder", "problem": problem}]
    assert "swiss" in {system["key"] for system in json.loads(out)["systems"]}


def test_a_tournament_of_a_broken_system_is_refused_with_what_is_wrong(
    terminal: Terminal, add_system: AddSystem
) -> None:
    add_system("ladder", __init__="1 / 0")

    code, _, err = terminal.run(["pair"], position(system="ladder"))

    assert code == REFUSED
    assert "FormatNotLoadedError(key='ladder', problem='ZeroDivisionError: division by zero (__init__.py" in err
    assert terminal.run(["pair"], position())[0] == 0


def test_the_schema_describes_what_is_read(terminal: Terminal, championship: Play) -> None:
    schemas = terminal.json(["schema"])
    lines = [json.loads(line) for line in log_of(championship).splitlines()]

    jsonschema.validate(position(), schemas["position"])
    jsonschema.validate(lines[0], schemas["log-header"])
    record = jsonschema.Draft202012Validator(schemas["log-record"])
    for line in lines[1:]:
        record.validate(line)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(position(colour="red"), schemas["position"])


def test_pair_begins_with_the_seeds(terminal: Terminal) -> None:
    code, out, _ = terminal.run(["pair"], position())

    assert code == 0
    assert out.splitlines() == ["Seeds: A, B, C, D", "Round robin, round 1", *out.splitlines()[2:]]
    assert terminal.json(["pair"], position())["seeds"] == ["A", "B", "C", "D"]


def test_pair_goes_on_where_the_rounds_end(terminal: Terminal) -> None:
    first = {"games": [{"seats": ["A", "D"], "result": "1-0"}, {"seats": ["B", "C"], "result": "1/2-1/2"}]}
    data = terminal.json(["pair"], position(rounds=[first]))

    assert (data["stage"], data["round_number"]) == (0, 2)
    assert [pairing["seats"] for pairing in data["pairings"]["pairings"]] == [["D", "C"], ["A", "B"]]


def test_the_same_position_gives_the_same_pairings_and_another_seed_other_lots(terminal: Terminal) -> None:
    swiss = {
        "entrants": [{"id": f"P{number}", "rating": 1500} for number in range(12)],
        "stages": [{"system": "score_group_swiss"}],
    }

    assert terminal.json(["pair"], swiss) == terminal.json(["pair"], swiss)
    assert terminal.json(["pair"], swiss)["seeds"] != terminal.json(["pair"], {**swiss, "seed": "other"})["seeds"]


def test_a_second_stage_follows_the_first(terminal: Terminal) -> None:
    round_robin = {
        "entrants": FOUR[:2],
        "stages": [
            {"system": "round_robin", "rounds": [{"games": [{"seats": ["A", "B"], "result": "0-1"}]}]},
            {"system": "floating_double_elimination", "take": 2},
        ],
    }
    data = terminal.json(["pair"], round_robin)

    assert (data["stage"], data["round_number"], data["seeds"]) == (1, 1, ["B", "A"])


def test_forfeits_voids_scores_and_byes_are_understood(terminal: Terminal) -> None:
    rounds = [
        {"games": [{"seats": ["A", "D"], "absent": ["D"]}, {"seats": ["B", "C"], "result": "void"}]},
        {"games": [{"seats": ["C", "A"], "result": "0-1", "scores": [3, 21]}], "byes": [{"entrant": "B"}]},
    ]
    ranking = terminal.json(["rank"], position(rounds=rounds))

    assert {line["entrant"]: line["points"] for line in ranking} == {"A": 4, "B": 2, "C": 0, "D": 0}


def test_whoever_left_is_ranked_but_not_paired(terminal: Terminal) -> None:
    left = {**position(), "entrants": [*FOUR[:3], {**FOUR[3], "status": "withdrawn"}]}
    left["stages"] = [{"system": "round_robin", "seeds": ["A", "B", "C", "D"]}]

    assert len(terminal.json(["rank"], left)) == 4
    assert [bye["entrant"] for bye in terminal.json(["pair"], left)["pairings"]["byes"]] == ["A"]


def test_explain_tells_the_rationale_of_the_next_round_in_sentences(terminal: Terminal) -> None:
    _, out, _ = terminal.run(["explain"], position())

    assert "A and D are numbers 1 and 4 of the table. [R2]" in out


def test_a_log_is_replayed_with_the_same_standings(terminal: Terminal, championship: Play) -> None:
    data = terminal.json(["replay"], log_of(championship))

    assert (data["phase"], data["version"]) == ("finished", len(championship.records))
    for number, stage in enumerate(data["stages"]):
        standings = championship.engine.standings(championship.state, number)
        assert [line["entrant"] for line in stage["standings"]] == [line.entrant for line in standings]


def test_a_log_is_replayed_up_to_a_line(terminal: Terminal, championship: Play) -> None:
    data = terminal.json(["replay", "--until", "3"], log_of(championship))

    assert (data["version"], data["phase"], data["stages"]) == (3, "registration", [])


def test_a_recorded_round_is_explained_as_recorded(terminal: Terminal, championship: Play) -> None:
    data = terminal.json(["explain", "--stage", "0", "--round", "2"], log_of(championship))
    recorded = championship.state.started[0].rounds[1].pairings

    assert data["pairings"] == recorded.model_dump(mode="json")
    assert all("{" not in line for line in data["lines"])


def test_game_times_are_explained(terminal: Terminal) -> None:
    play = Play(PRESET.stages[1:], PRESET.settings, registry.engine())
    play.enter(4)
    play.publish()
    _, out, _ = terminal.run(["explain", "--round", "1"], log_of(play))

    assert "Tentative time: 2026-03-05 00:00 UTC" in out
    assert "both prefer this time" in out


def test_an_honest_log_verifies(terminal: Terminal, championship: Play) -> None:
    code, out, _ = terminal.run(["verify"], log_of(championship))

    head = read_log(log_of(championship)).head()
    first, paired, last = out.splitlines()
    assert paired.startswith("Paired by engine ")
    assert (code, first) == (0, f"All {len(championship.records)} lines come out as recorded.")
    assert f"Its head is {head}." in last
    code, out, _ = terminal.run(["verify", "--head", f"`{head}`"], log_of(championship))
    assert (code, out) == (0, f"{first}\n{paired}\n")


def test_a_log_of_other_hands_does_not(terminal: Terminal) -> None:
    play = Play(PRESET.stages[1:], Settings(), registry.engine())
    play.enter(4)
    play.publish()
    first, second = pairing_id(0, 1, 1), pairing_id(0, 1, 2)
    forged = log_of(play).replace(first, "?").replace(second, first).replace("?", second)
    code, out, _ = terminal.run(["verify"], forged)

    assert code == 1
    assert f"Line {len(play.records)} is not as it was written" in out
    assert "Round 1: the boards come out as recorded" in out


def test_undone_commands_are_left_out(terminal: Terminal) -> None:
    play = Play(PRESET.stages[1:], Settings(), registry.engine())
    play.enter(4)
    play.publish()
    play.do(cmd.UndoCommand(command_id=play.last))

    assert terminal.json(["replay"], log_of(play))["phase"] == "closed"
    assert terminal.json(["pair"], log_of(play))["round_number"] == 1


OPEN_GAME = position(rounds=[{"games": [{"seats": ["A", "D"]}]}])
OVER = {
    "entrants": FOUR[:2],
    "stages": [{"system": "single_elimination", "rounds": [{"games": [{"seats": ["A", "B"], "result": "1-0"}]}]}],
}


@pytest.mark.parametrize(
    "arguments, given, said",
    [
        (["pair"], "", "nothing came in"),
        (["pair"], "{", "not JSON"),
        (["pair"], b"\xff", "utf-8"),
        (["pair"], "[]", "input: "),
        (["pair"], position(colour="red"), "stages.0.colour"),
        (["pair"], {"entrants": [*FOUR, FOUR[0]], "stages": [{"system": "round_robin"}]}, "entrants: A twice"),
        (["pair"], {"entrants": FOUR, "stages": [{"system": "nonsense"}]}, "There is no format “nonsense”"),
        (["pair"], position(options={"legs": 9}), "stages.0.options.legs: is too large (limit: 4)"),
        (
            ["pair"],
            position(options={"leg": 2}),
            "leg: round_robin has no such option. Did you mean legs? It has: points, ",
        ),
        (
            ["pair"],
            {"entrants": FOUR, "stages": [{"system": "swiss", "options": {"avoid_meeting": ["club", "A Zoe"]}}]},
            "stages.0.options.avoid_meeting: unknown entrant Zoe",
        ),
        (["pair"], position(options={"sofa": 2}), "sofa: round_robin has no such option. It has: points, "),
        (["rank"], position(options={"tie_breaks": ["luck"]}), "tie_breaks.0: must be one of: sodos, direct, wins"),
        (["pair"], OVER, "All rounds are played; `rank` has the standings."),
        (["pair"], position(seeds=["A", "Z"]), "unknown entrant Z"),
        (["pair"], position(rounds=[{"games": [{"seats": ["A", "Z"]}]}]), "unknown entrant Z"),
        (["pair"], position(rounds=[{"games": [{"seats": ["A", "A"]}]}]), "A twice"),
        (["pair"], position(rounds=[{"games": [{"seats": ["A", "B"], "absent": ["C"]}]}]), "unknown entrant C"),
        (["pair"], position(rounds=[{"games": [{"seats": ["A", "B"], "result": "2-0"}]}]), "result"),
        (["pair"], OPEN_GAME, "round 1 has games without a result: A - D"),
        (["pair"], {"entrants": FOUR[:1], "stages": [{"system": "round_robin"}]}, "needs 2 entrants or more"),
        (["rank", "--stage", "1"], position(), "stage 1 has not begun"),
        (["rank", "--stage", "-1"], position(), "stage -1 has not begun"),
        (["explain", "--round", "1"], position(seeds=["A", "B"]), "there is no round 1"),
        (["explain", "--stage", "1", "--round", "1"], position(), "has not begun"),
        (["replay"], position(), "this is a position"),
        (["verify"], position(), "this is a position"),
        (["verify"], '{"herald-log": 99}', "code='version'"),
        (["verify"], '{"herald-log": 1, "tournament": "t", "title": "T", "engine": "1"}', "code='no_events'"),
    ],
)
def test_what_is_wrong_is_said_and_the_exit_code_is_2(
    arguments: list[str], given: str | bytes | dict[str, Any], said: str, terminal: Terminal
) -> None:
    code, out, err = terminal.run(arguments, given)

    assert (code, out) == (2, "")
    assert err.startswith(f"python -m formats {arguments[0]}: ")
    assert said in err


def test_a_list_with_a_wrong_item_is_reported_once(terminal: Terminal) -> None:
    _, _, err = terminal.run(["pair"], position(rounds=[{"games": [{"seats": ["A", "B", "C"]}]}]))

    assert err == "python -m formats pair: stages.0.rounds.0.games.0.seats: takes 2 items at most\n"


def test_every_wrong_option_is_named(terminal: Terminal) -> None:
    _, _, err = terminal.run(["pair"], position(options={"leg": 2, "legs": 0}))

    assert [line.partition(": ")[0] for line in err.removeprefix("python -m formats pair: ").splitlines()] == [
        "stages.0.options.legs",
        "stages.0.options.leg",
    ]


def test_a_round_off_is_refused_in_a_format_that_takes_none(terminal: Terminal) -> None:
    entrants = [{**FOUR[0], "rounds_off": [1]}, *FOUR[1:]]
    code, _, err = terminal.run(["pair"], {"entrants": entrants, "stages": [{"system": "round_robin"}]})
    assert code == 2
    assert err == "python -m formats pair: entrants: nobody can have a round off in round_robin\n"


def test_a_later_stage_needs_its_seeds_once_somebody_has_left(terminal: Terminal) -> None:
    stages = [
        {"system": "round_robin", "rounds": [{"games": [{"seats": ["A", "B"], "result": "1-0"}]}]},
        {"system": "round_robin", "rounds": [{"games": [{"seats": ["A", "B"], "result": "1-0"}]}]},
    ]
    entrants = [FOUR[0], {**FOUR[1], "status": "withdrawn"}, FOUR[2]]
    code, _, err = terminal.run(["rank"], {"entrants": entrants, "stages": stages})

    assert code == 2
    assert "B is not in this stage" in err
