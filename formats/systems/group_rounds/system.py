"""The format: the rules of this folder applied to a stage."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from formats.core.asking import EntrantForm, GameQuestion
from formats.core.capabilities import AsksAboutGames, AsksForms, CountsMissedRounds, HasGroups, NeedsScores, OpensAtOnce
from formats.core.contract import (
    Awaits,
    AwaitsResults,
    Finished,
    Format,
    Leaving,
    NeedsPairing,
    Options,
    Resting,
    Status,
)
from formats.core.errors import BadFormError, BadReportError, FieldError, Remedy
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Entrant, Pairing, Prompt, Reason, RoundPairings, Standing, TieBreak
from formats.core.results import Report, Result
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
    told_of,
)
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.pairing import pair_next
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seats import next_phase, progress_of
from formats.systems.group_rounds.standings import standings
from formats.systems.group_rounds.tables import COLUMNS, group_standings, groups_of
from formats.systems.group_rounds.withdrawal import leaving
from formats.systems.group_rounds.words import NAMES, WORDS

MOST = 128
FEWEST_TO_PLAY = 2


class GroupRounds(
    Format[GroupOptions],
    OpensAtOnce,
    NeedsScores,
    HasGroups[GroupOptions],
    AsksForms[GroupOptions],
    AsksAboutGames[GroupOptions],
    CountsMissedRounds[GroupOptions],
):
    """Rounds of groups, then semi-finals and a final; see RULES.md."""

    key: ClassVar[str] = "group_rounds"
    title: ClassVar[str] = "Rounds of groups"
    summary: ClassVar[str] = (
        "Everybody plays everybody in a group; the best form new groups, then semi-finals and a final."
    )
    options: ClassVar[type[Options]] = GroupOptions
    notes: ClassVar[Mapping[str, type[Value]]] = NOTES
    sides: ClassVar[tuple[str, str] | None] = ("A", "B")
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("Round", "The latest round the player took part in."),
        TieBreak("Place", "The place in the group of that round."),
        TieBreak("Record", "The share of points made in that group."),
        TieBreak("Difference", "Points scored minus points conceded, per game, in that group."),
    )
    words: ClassVar[Mapping[str, str]] = WORDS
    names: ClassVar[tuple[str, ...]] = NAMES
    numbered_rounds: ClassVar[bool] = False
    group_columns: ClassVar[tuple[TieBreak, ...]] = COLUMNS
    forms: ClassVar[tuple[EntrantForm, ...]] = (SIDE_FORM,)

    def check(self, field: Sequence[Entrant], options: GroupOptions) -> None:
        """R1: a field the director's plan fits."""
        if len(field) < options.fewest:
            invite = Remedy("invite", options.fewest - len(field))
            raise FieldError("too_few", limit=options.fewest, found=len(field), remedies=(invite,))
        if len(field) > MOST:
            raise FieldError("too_many", limit=MOST, found=len(field))

    def planned_rounds(self, stage: Stage, options: GroupOptions) -> int | None:
        """R2 and R7: rounds of groups follow while there are enough players, and matches until they are decided."""
        return None

    def status(self, stage: Stage, options: GroupOptions) -> Status:
        """Phase after phase; between two of them the draws that the next one needs."""
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
        """R1 to R4 and R7 to R10: what the phases and the recorded draws lead to; nothing is drawn here."""
        return pair_next(progress_of(stage, options))

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: GroupOptions
    ) -> RoundPairings:
        """R14: in a group everybody meets everybody; a director changes sides, and who meets whom in semi-finals."""
        whole = pair_next(progress_of(stage, options)) if published is None else published.pairings
        return round_by_hand(whole, pairings)

    def resting_on(self, stage: Stage, pairing: Pairing, result: Result, options: GroupOptions) -> Resting:
        """R15: the rounds after its own, if they would have other groups."""
        return later_phases(stage, pairing, result, options)

    def rank(self, stage: Stage, options: GroupOptions) -> tuple[Standing, ...]:
        """R13: the finals, then the latest round somebody took part in, then the place in the group there."""
        return standings(progress_of(stage, options))

    def groups(self, stage: Stage, options: GroupOptions) -> tuple[Group, ...]:
        """R1: the groups of every round that has begun."""
        return groups_of(progress_of(stage, options))

    def rank_groups(
        self, stage: Stage, wanted: Collection[str], options: GroupOptions
    ) -> Mapping[str, tuple[Standing, ...]]:
        """R5: the order in each of these groups."""
        return group_standings(progress_of(stage, options), wanted)

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: GroupOptions) -> Result:
        """R5: the points scored, where they are reported, must fit who has won."""
        result = super().judge(report, pairing, stage, options)
        if report.scores is not None:
            first, second = report.scores
            by_scores = None if first == second else int(second > first)
            if by_scores != result.winning_seat:
                raise BadReportError(pairing.id, "scores_contradict")
        return result

    def leave(self, stage: Stage, gone: EntrantId, options: GroupOptions) -> Leaving:
        """R11: what becomes of the games of the round, and of the seats after it."""
        return leaving(stage, gone, options)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: GroupOptions) -> Reason:
        """R11: others have the seats of later rounds, and void games stay void."""
        return Reason(code="missed_groups", rule="R11", about=(who,), params={"rounds": rounds})

    def read_form(self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: GroupOptions) -> Any:
        """R12: the side somebody wants whenever the choice is theirs."""
        if form != SIDE:
            raise BadFormError(form, (("form", "unknown"),))
        return read_side_form(content)

    def questions(self, pairing: Pairing, stage: Stage, options: GroupOptions) -> tuple[GameQuestion, ...]:
        """R3 and R12: A or B where that is a choice, then the pieces, then the colours."""
        return questions_of(stage, pairing)

    def said(self, pairing: Pairing, stage: Stage, options: GroupOptions) -> tuple[Reason, ...]:
        """R3 and R12: the sides and the opening as recorded."""
        return told_of(stage, pairing)

    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage, options: GroupOptions
    ) -> Any:
        """R12: the choice of sides and the opening of a Freestyle game."""
        return read_entry(note, by, content, pairing, stage)


def open_questions(progress: Progress) -> tuple[Prompt, ...]:
    """R6 to R10: what must be drawn or called before the next phase; each kind needs the answers of the one before."""
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
