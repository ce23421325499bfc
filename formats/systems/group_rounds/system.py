"""The group rounds format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from formats.core.asking import EntrantForm, GameQuestion
from formats.core.capabilities import AsksAboutGames, AsksForms, HasGroups, NeedsScores, OpensAtOnce
from formats.core.contract import (
    Awaits,
    AwaitsResults,
    Dependents,
    Finished,
    Format,
    Leaving,
    NeedsPairing,
    Options,
    Status,
)
from formats.core.errors import BadFormError, BadReportError, FieldError, Remedy
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, Prompt, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import Report, Result
from formats.core.separation import separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Value
from formats.systems.group_rounds.by_hand import round_by_hand
from formats.systems.group_rounds.dependents import later_phases
from formats.systems.group_rounds.freestyle import (
    NOTES,
    SIDE,
    SIDE_FORM,
    questions_of,
    read_entry,
    read_side_form,
    recorded_opening,
)
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.pairing import pair_next
from formats.systems.group_rounds.phases import first_groups
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seats import next_phase, progress_of
from formats.systems.group_rounds.standings import standings
from formats.systems.group_rounds.structure import snake
from formats.systems.group_rounds.tables import COLUMNS, group_standings, groups_of
from formats.systems.group_rounds.withdrawal import leaving
from formats.toolkit.placing import placed_apart
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import SimulatesRest, quick_runs

MOST = 128
FEWEST_TO_PLAY = 2
SEPARATION_RULE = "R17"
QUICK_COSTS = 700_000
"""Pairs of players in all runs for which 100 ms of CPU are enough."""


class GroupRounds(
    Format[GroupOptions],
    OpensAtOnce,
    NeedsScores,
    HasGroups[GroupOptions],
    AsksForms[GroupOptions],
    AsksAboutGames[GroupOptions],
    SimulatesRest[GroupOptions],
):
    """Rounds of groups, then semi-finals and a final; see RULES.md."""

    key: ClassVar[str] = "group_rounds"
    options: ClassVar[type[Options]] = GroupOptions
    notes: ClassVar[Mapping[str, type[Value]]] = NOTES
    sides: ClassVar[tuple[str, str] | None] = ("A", "B")
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("round"),
        TieBreak("place"),
        TieBreak("record"),
        TieBreak("difference"),
    )
    numbered_rounds: ClassVar[bool] = False
    group_columns: ClassVar[tuple[TieBreak, ...]] = COLUMNS
    forms: ClassVar[tuple[EntrantForm, ...]] = (SIDE_FORM,)

    def check(self, field: Sequence[Entrant], options: GroupOptions) -> None:
        """Check the size of the field (R1). Raises `FieldError`."""
        if len(field) < options.fewest:
            invite = Remedy("invite", options.fewest - len(field))
            raise FieldError("too_few", limit=options.fewest, found=len(field), remedies=(invite,))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))

    def planned_rounds(self, stage: Stage, options: GroupOptions) -> int | None:
        """Return None.

        Rounds of groups follow while there are enough players, and matches until they are decided (R2, R7).
        """
        return None

    def status(self, stage: Stage, options: GroupOptions) -> Status:
        """Return what the stage waits for: phase after phase, with the draws that the next phase needs in between."""
        progress = progress_of(stage, options)
        phase, open_games = progress.current, progress.open_games()
        if not open_games and len(stage.active) < FEWEST_TO_PLAY:
            return Finished()
        if phase is None or len(phase.rounds) < phase.parts:
            return NeedsPairing()
        if open_games:
            return AwaitsResults(tuple(pairing.id for pairing in open_games))
        if not progress.is_over(phase):
            return NeedsPairing()
        if progress.next_key is None:
            return Finished()
        prompts = open_questions(progress)
        return Awaits(prompts) if prompts else NeedsPairing()

    def pair(self, stage: Stage, options: GroupOptions, lots: Lots) -> RoundPairings:
        """Pair what the phases and the recorded draws lead to (R1 to R4, R7 to R10). No draw is made here."""
        separation = separation_of(stage, options)
        if not stage.rounds:
            column = _columns(len(stage.seeds))
            pairs = combinations(enumerate(stage.seeds), 2)
            separation.refuse((a, b) for (i, a), (j, b) in pairs if column[i] == column[j])
        return separation.all_warned(pair_next(progress_of(stage, options)), SEPARATION_RULE)

    def placed(self, seeding: Seeding, field: Mapping[EntrantId, Entrant], options: GroupOptions) -> Seeding:
        """Return the seeding with those moved who are kept from each other into other groups of round 1 (R17)."""
        column = _columns(len(field))
        groups = max(column, default=0) + 1
        rows = range(groups, len(field) + groups, groups)

        def meeting_round(first: int, second: int) -> int | None:
            return 1 if column[first] == column[second] else None

        return placed_apart(seeding, field, options, rows, meeting_round, rule=SEPARATION_RULE)

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: GroupOptions
    ) -> RoundPairings:
        """Accept exchanged sides, and other opponents in semi-finals (R14). In a group all pairs are fixed."""
        whole = pair_next(progress_of(stage, options)) if published is None else published.pairings
        return round_by_hand(whole, pairings)

    def dependents_of(self, stage: Stage, pairing: Pairing, result: Result, options: GroupOptions) -> Dependents:
        """Return the later rounds if they would have other groups (R15)."""
        return later_phases(stage, pairing, result, options)

    def rank(self, stage: Stage, options: GroupOptions) -> tuple[Standing, ...]:
        """Rank by the finals, then by the latest round of each player and the place in the group (R13)."""
        return standings(progress_of(stage, options))

    def groups(self, stage: Stage, options: GroupOptions) -> tuple[Group, ...]:
        """Return the groups of every round that has begun (R1)."""
        return groups_of(progress_of(stage, options))

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: GroupOptions
    ) -> Mapping[str, tuple[Standing, ...]]:
        """Return the tables of these groups (R5)."""
        return group_standings(progress_of(stage, options), wanted)

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: GroupOptions) -> Result:
        """Return the result of a report. Raises `BadReportError` if points scored contradict the winner (R5)."""
        result = super().judge(report, pairing, stage, options)
        if report.scores is not None:
            first, second = report.scores
            by_scores = None if first == second else int(second > first)
            if by_scores != result.winning_seat:
                raise BadReportError(pairing.id, "scores_contradict")
        return result

    def leave(self, stage: Stage, gone: EntrantId, options: GroupOptions) -> Leaving:
        """Return the effects of a withdrawal on the games of the round and on later seats (R11)."""
        return leaving(stage, gone, options)

    def quick_simulations(self, stage: Stage, options: GroupOptions) -> int:
        """Return how often the rest is simulated in 100 ms of CPU (`tests/bench/bench_simulator.py`)."""
        return quick_runs(len(stage.seeds), QUICK_COSTS)

    def rest(self, stage: Stage, options: GroupOptions) -> Rest:
        """Return the open games and the phases to come (R1)."""
        from formats.systems.group_rounds.simulation import rest_of_phases  # noqa: PLC0415 - imports NumPy

        return rest_of_phases(progress_of(stage, options), self.rank(stage, options))

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: GroupOptions) -> Reason:
        """Return the reason for missed rounds.

        Others have the seats of later rounds, and void games stay void (R11).
        """
        return Reason(code="missed_groups", rule="R11", about=(who,), params={"rounds": rounds})

    def read_form(self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: GroupOptions) -> Any:
        """Return the side that the entrant always wants if the choice is theirs (R12)."""
        if form != SIDE:
            raise BadFormError(form, (("form", "unknown"),))
        return read_side_form(content)

    def questions(self, pairing: Pairing, stage: Stage, options: GroupOptions) -> tuple[GameQuestion, ...]:
        """Return the open questions of a game.

        A or B where that is a choice, then the pieces, then the colours (R3, R12).
        """
        return questions_of(stage, pairing)

    def said(self, pairing: Pairing, stage: Stage, options: GroupOptions) -> tuple[Reason, ...]:
        """Return the recorded sides and opening of a game (R3 and R12)."""
        return recorded_opening(stage, pairing)

    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage, options: GroupOptions
    ) -> Any:
        """Return a choice of sides or an opening of a Freestyle game in its stored shape (R12)."""
        return read_entry(note, by, content, pairing, stage)


def _columns(size: int) -> list[int]:
    """Return the number of the group of each seed in round 1 (R2)."""
    groups = snake(size, len(first_groups(size)))
    column = {seed: number for number, seeds in enumerate(groups) for seed in seeds}
    return [column[seed] for seed in range(1, size + 1)]


def open_questions(progress: Progress) -> tuple[Prompt, ...]:
    """Return what must be drawn or called before the next phase (R6 to R10).

    There are three kinds: orders of tied players, the grouping, and calls for seeds. Each needs the answers of the kind
    before, so only one kind is open at a time.
    """
    phase, key = progress.current, progress.next_key
    if phase is None or key is None:
        return ()
    answers = progress.answers
    levels = [
        answers.order_prompt(phase.key, group.name, tuple(filter(progress.is_in, level)))
        for group in ([] if phase.of_matches else phase.groups)
        for level in progress.ranking(phase, group).levels
        if sum(map(progress.is_in, level)) > 1
    ]
    if levels:
        return tuple(levels)
    if key in {"round2", "round3"} and answers.grouping(key) is None:
        return (answers.grouping_prompt(key, progress.options.round_three_roll),)
    return tuple(answers.toss_prompt(key, pair) for pair in next_phase(progress).calls)
