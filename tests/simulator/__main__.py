"""Compare the simulator with the formats themselves.

    python -m tests.simulator --runs 20000 --settings 20 --seed herald

Both play the very same games and draw the same sides (common random numbers), so that only different pairings or places
make a difference: the settings must agree in every run. Batches are recorded in build/simulator/SEED.jsonl, so the
comparison can be interrupted and continued; delete it when the simulator has changed. It fails if the best player wins
more than one percentage point more or less often, or if Kendall's tau differs by more than 0.01.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from pathlib import Path

from tests.simulator.settings import Setting, drawn

BATCH = 500
MOST_APART = {"best wins": 0.01, "Kendall's tau": 0.01}


def main() -> int:
    """Play what is missing, and print the differences."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--settings", type=int, default=20)
    parser.add_argument("--seed", default="herald")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    settings = list(drawn(asked.seed, asked.settings))
    record = Path("build/simulator") / f"{asked.seed}.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    lines = record.read_text().splitlines() if record.exists() else []
    batches = {(line["setting"], line["batch"]): line["figures"] for line in map(json.loads, lines)}
    wanted = product(range(asked.runs // BATCH), range(len(settings)))
    missing = [(number, batch) for batch, number in wanted if (number, batch) not in batches]
    with ProcessPoolExecutor(asked.processes) as pool, record.open("a", buffering=1) as file:
        tasks = {pool.submit(_figures, settings[number], number, batch): (number, batch) for number, batch in missing}
        for task in as_completed(tasks):
            (number, batch), figures = tasks[task], task.result()
            batches[number, batch] = figures
            file.write(json.dumps({"setting": number, "batch": batch, "figures": figures}) + "\n")
    apart = [_compared(number, setting, asked.runs, batches) for number, setting in enumerate(settings)]
    print(f"{sum(apart)} of {len(apart)} settings differ")
    return int(any(apart))


def _figures(setting: Setting, number: int, batch: int) -> list[list[float]]:
    """Play a batch; return each difference with its error."""
    return [[each.value, each.error] for each in setting.differences(BATCH, (number, batch))]


def _compared(number: int, setting: Setting, runs: int, batches: dict[tuple[int, int], list[list[float]]]) -> bool:
    """Print both differences of a setting; True if they are too large."""
    played = [batches[number, batch] for batch in range(runs // BATCH)]
    differs = False
    print(setting)
    for which, (name, most) in enumerate(MOST_APART.items()):
        difference = sum(figures[which][0] for figures in played) / len(played)
        error = sum(figures[which][1] ** 2 for figures in played) ** 0.5 / len(played)
        print(f"  {name}: {difference:+.4f} (error {error:.4f})")
        differs |= abs(difference) > most
    return differs


if __name__ == "__main__":
    sys.exit(main())
