"""The format: the rules of this folder applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formats.core.asking import Asked, Contradiction, EntrantField, EntrantForm
from formats.core.capabilities import (
    AsksForms,
    CountsMissedRounds,
    JudgedLive,
    KnowsResults,
    LeavesNobodyOut,
    Reveals,
    SeedsByForms,
    TakesNotes,
    WantsEntrantData,
)
from formats.core.contract import Awaits, Finished, Format, NeedsPairing, Options, Resting, Status
from formats.core.errors import BadFormError, FieldError, HandmadeRoundError, InvariantError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Pairing, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import FULL_POINT, Report, Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, PairingId, Scalar, Value, pairing_id
from formats.systems.swiss_elimination import results
from formats.systems.swiss_elimination.by_hand import sitting_by_hand
from formats.systems.swiss_elimination.dependents import later_sittings
from formats.systems.swiss_elimination.eligibility import (
    ELIGIBILITY_FIELDS,
    eligibility,
    invited,
    listed,
    seed_by_eligibility,
    unclear_answers,
    with_answer,
)
from formats.systems.swiss_elimination.forms import (
    FORMS,
    ONLINE_TIMES,
    PREFERENCES,
    preference_lines,
    preference_texts,
    read_online_times,
    read_preferences,
    time_texts,
)
from formats.systems.swiss_elimination.judging import ENTRIES
from formats.systems.swiss_elimination.made_up import made_up_preferences, made_up_times
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.outcome import sealed_script
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.reasons import bye_reason, match_reasons, sitting_reasons, standing_note
from formats.systems.swiss_elimination.selection import PUZZLE, is_revealed, open_prompt, select
from formats.systems.swiss_elimination.table import Match, Sitting
from formats.systems.swiss_elimination.words import NAMES, WORDS
from formats.toolkit import newcomers
from formats.toolkit.boards import missing_results
from formats.toolkit.by_hand import as_published, idle_since
from formats.toolkit.invitation import INVITATION, invitation_texts, read_invitation

FEWEST_PLAYERS = 2


class SwissElimination(
    Format[PlayoffOptions],
    WantsEntrantData,
    AsksForms[PlayoffOptions],
    SeedsByForms[PlayoffOptions],
    Reveals[PlayoffOptions],
    TakesNotes[PlayoffOptions],
    KnowsResults[PlayoffOptions],
    JudgedLive[PlayoffOptions],
    CountsMissedRounds[PlayoffOptions],
    LeavesNobodyOut,
):
    """Matches by rank from a table; the winner takes the better rank; everybody plays for a place; see RULES.md."""

    key: ClassVar[str] = "swiss_elimination"
    title: ClassVar[str] = "Swiss elimination"
    summary: ClassVar[str] = (
        "Matches by rank from a table; winners take the better rank, and every place is played out."
    )
    options: ClassVar[type[Options]] = PlayoffOptions
    notes: ClassVar[Mapping[str, type[Value]]] = ENTRIES
    ties: ClassVar[bool] = False
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("Seed", "The seed; it decides ties."),
        TieBreak("Best", "The best final place still possible."),
        TieBreak("Worst", "The worst final place still possible."),
    )
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = ELIGIBILITY_FIELDS
    comes_as_list: ClassVar[bool] = True
    words: ClassVar[Mapping[str, str]] = WORDS
    names: ClassVar[tuple[str, ...]] = NAMES
    numbered_rounds: ClassVar[bool] = False
    forms: ClassVar[tuple[EntrantForm, ...]] = FORMS

    def with_forms(self, entrant: Entrant, forms: Mapping[str, Any], options: PlayoffOptions) -> Entrant:
        """Rule 2: whoever declines still counts among those invited, so everybody enters and seeding sorts them out."""
        return with_answer(entrant, coming=forms.get(INVITATION.key))

    def contradictions(self, field: Sequence[Entrant], options: PlayoffOptions) -> tuple[Contradiction, ...]:
        """Rule 2: answers that are none."""
        return unclear_answers(field)

    def listed(self, field: Sequence[Entrant], options: PlayoffOptions) -> Mapping[EntrantId, Reason]:
        """Rules 1 to 3: the score and place of each."""
        return listed(field, options)

    def check(self, field: Sequence[Entrant], options: PlayoffOptions) -> None:
        """Two players at least; all other seats may be byes (rule 11)."""
        if len(field) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(field))

    def seed(self, field: Sequence[Entrant], options: PlayoffOptions, lots: Lots) -> Seeding:
        """Rules 1 to 3; `FieldError` when fewer than two of the field are eligible."""
        seeding = seed_by_eligibility(field, options, lots)
        if len(seeding.order) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(seeding.order))
        return seeding

    def planned_rounds(self, stage: Stage, options: PlayoffOptions) -> int:
        """Rule 5: the rounds of the table, those at two venues as two."""
        return len(options.match_table.sittings)

    def status(self, stage: Stage, options: PlayoffOptions) -> Status:
        """Sitting after sitting, with the questions before each, while two are left who could meet."""
        missing = missing_results(stage)
        if missing is not None:
            return missing
        progress = Progress(stage, options)
        sitting = progress.sitting
        if sitting is None or not progress.is_going_on:
            return Finished()
        prompt = open_prompt(progress, sitting)
        return NeedsPairing() if prompt is None else Awaits((prompt,))

    def pair(self, stage: Stage, options: PlayoffOptions, lots: Lots) -> RoundPairings:
        """Rules 5, 11, 12 and 14 to 17: the table's matches between those who hold its ranks, on one puzzle."""
        progress = Progress(stage, options)
        sitting = progress.sitting
        if sitting is None:
            raise InvariantError("asked to pair a finished stage")
        selection = select(progress, sitting)
        pairings, byes = _matches(progress, sitting)
        placed = {seat for pairing in pairings for seat in pairing.seats} | {bye.entrant for bye in byes}
        return RoundPairings(
            pairings=tuple(pairings),
            byes=tuple(byes),
            idle=tuple(who for who in stage.active if who not in placed),
            label=_label(progress, sitting),
            rationale=(*sitting_reasons(sitting), *selection.reasons),
            facts={} if selection.puzzle is None else {PUZZLE: selection.puzzle},
        )

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: PlayoffOptions
    ) -> RoundPairings:
        """R24: players change places with others of the round in the same bracket; the puzzle stays."""
        resting = idle_since(stage, pairings, published)
        before = Progress(as_published(stage, published, without_others=True), options)
        sitting = before.sitting
        if sitting is None:
            raise HandmadeRoundError("no_match_for")
        if published is not None:
            return sitting_by_hand(before, sitting, pairings, published.pairings, resting)
        puzzle = select(before, sitting).puzzle
        facts: dict[str, Scalar] = {} if puzzle is None else {PUZZLE: puzzle}
        whole = RoundPairings(
            pairings=(), label=_label(before, sitting), rationale=sitting_reasons(sitting), facts=facts
        )
        return sitting_by_hand(before, sitting, pairings, whole, resting)

    def resting_on(self, stage: Stage, pairing: Pairing, result: Result, options: PlayoffOptions) -> Resting:
        """R25: all later rounds, if anybody would hold another rank in them."""
        return later_sittings(stage, pairing, result, options)

    def rank(self, stage: Stage, options: PlayoffOptions) -> tuple[Standing, ...]:
        """Rules 4 and 8: the ranks; virtual byes are left out, and who has no seat comes last in seed order."""
        progress = Progress(stage, options)
        lines = [_standing(progress, who, place) for place, who in enumerate(progress.places(), start=1)]
        outside = [who for who in stage.seeds if who not in progress.seats]
        lines += [
            Standing(
                entrant=who,
                rank=place,
                half_points=0,
                note=Reason(code="no_seat", rule="R3", about=(who,)),
                apart=True,
            )
            for place, who in enumerate(outside, start=len(lines) + 1)
        ]
        return tuple(lines)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: PlayoffOptions) -> Reason:
        """R12: the seat was kept, and lost its matches."""
        return newcomers.missed_match(who, rounds, "R12")

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: PlayoffOptions) -> Result:
        """Rules 10 and 18 to 23: by official times, the judge's entries, or the judges' word."""
        return results.reported_result(Progress(stage, options), _round_of(stage, pairing), pairing, report)

    def forfeit(self, absent: tuple[EntrantId, ...], pairing: Pairing, stage: Stage, options: PlayoffOptions) -> Result:
        """Rules 12 and 13: whoever is there wins; of two who are absent the better seed."""
        return results.forfeit(Progress(stage, options), pairing, absent)

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: PlayoffOptions
    ) -> Any:
        """Rules 2, 9 and 14: answers and lists before the stage begins, times from then until they are revealed."""
        if form == INVITATION.key:
            return read_invitation(form, content, begun=stage is not None)
        if form == PREFERENCES:
            if stage is not None:
                raise BadFormError(form, (("form", "closed"),))
            return read_preferences(content, options)
        if stage is None:
            raise BadFormError(form, (("form", "not_open_yet"),))
        if stage.told or is_revealed(Progress(stage, options)):
            raise BadFormError(form, (("form", "closed"),))
        if entrant not in stage.seeds:
            raise BadFormError(form, (("form", "no_seat"),))
        return read_online_times(content, options, stage.forms.get((form, entrant)))

    def asks_for(self, form: str, field: Sequence[Entrant], stage: Stage | None, options: PlayoffOptions) -> Asked:
        """Rules 2, 9 and 14: the invited say whether they come, the eligible give lists, who has a seat has times."""
        if form == ONLINE_TIMES:
            return _times_asked(stage, options)
        if stage is not None:
            return Asked()
        if form == INVITATION.key:
            may = invited(field, options)
            return Asked(may=may, should=frozenset() if options.sign_up_confirms else may)
        if options.puzzle_choice == "predetermined" or not options.online_puzzles:
            return Asked()
        lines = eligibility(field, options, Lots(""))
        seeded = frozenset(line.entrant for line in lines if line.verdict == "seeded")
        return Asked(may=seeded | {line.entrant for line in lines if line.verdict == "reserve"}, should=seeded)

    def form_texts(self, form: str, content: Any, options: PlayoffOptions) -> Mapping[str, str]:
        """What an entrant would have typed."""
        if form == INVITATION.key:
            return invitation_texts(content)
        return preference_texts(content) if form == PREFERENCES else time_texts(content)

    def form_lines(self, form: str, content: Any, options: PlayoffOptions) -> tuple[str, ...]:
        """Lists numbered and with the names of the puzzles; other forms as they were filled in."""
        return preference_lines(content, options) if form == PREFERENCES else super().form_lines(form, content, options)

    def made_up(
        self, form: str, stage: Stage | None, options: PlayoffOptions, skill: float, lots: Lots
    ) -> Mapping[str, str]:
        """Rules 9 and 14: the pool in some order; a time for every puzzle, the better the shorter."""
        if form == PREFERENCES:
            return made_up_preferences(options, lots)
        if form == ONLINE_TIMES:
            return made_up_times(options, skill, lots)
        return super().made_up(form, stage, options, skill, lots)

    def sealed(self, stage: Stage | None, options: PlayoffOptions) -> frozenset[str]:
        """Rule 10: lists and times, until the reveal."""
        if stage is not None and is_revealed(Progress(stage, options)):
            return frozenset()
        return frozenset({PREFERENCES, ONLINE_TIMES})

    def read_note(
        self,
        note: str,
        by: EntrantId | None,
        content: Any,
        pairing: Pairing,
        stage: Stage,
        options: PlayoffOptions,
    ) -> Any:
        """Rules 19 to 23: a judge's entry must fit what happened before."""
        if by is not None:
            raise BadFormError(note, ((note, "judges_only"),))
        return results.checked_entry(note, content, Progress(stage, options), pairing)

    def judged(self, pairing: Pairing, stage: Stage, options: PlayoffOptions) -> bool:
        """Rules 10 and 19 to 23: wherever puzzles are played; without puzzles players may report as they like."""
        round_ = _round_of(stage, pairing)
        sitting = None if round_ is None else Progress(stage, options).sitting_of(round_.number)
        return sitting is not None and bool(options.pool(sitting.venue))

    def script(self, stage: Stage, options: PlayoffOptions) -> tuple[tuple[Reason, ...], ...]:
        """Rule 8: final places from the last upwards, then who still plays for what."""
        return sealed_script(stage, options, self)

    def known_results(self, stage: Stage, options: PlayoffOptions) -> Mapping[PairingId, Result]:
        """Rules 10 and 22: online matches once they are published, live ones once the judge's entries decide them."""
        if missing_results(stage) is None:
            return {}
        round_ = stage.rounds[-1]
        progress = Progress(stage, options)
        sitting = progress.sitting_of(round_.number)
        if sitting is not None and sitting.venue == "online":
            return {pairing.id: results.online_result(progress, round_, pairing) for pairing in round_.open_pairings()}
        decided = ((pairing.id, results.live_result(progress, pairing)) for pairing in round_.open_pairings())
        return {pairing: result for pairing, result in decided if result is not None}


def _times_asked(stage: Stage | None, options: PlayoffOptions) -> Asked:
    """Rule 9: whoever has a seat, from the beginning of the stage to the reveal."""
    progress = None if stage is None else Progress(stage, options)
    if progress is None or progress.stage.told or is_revealed(progress):
        return Asked()
    seated = frozenset(progress.seats)
    return Asked(may=seated, should=seated)


def _matches(progress: Progress, sitting: Sitting) -> tuple[list[Pairing], list[Bye]]:
    """The matches between two who are there, and the wins of those whose opponent is not."""
    pairings: list[Pairing] = []
    byes: list[Bye] = []
    for match in sitting.matches:
        players = progress.players(match)
        winner = progress.ranking.walkover(players)
        if winner is None:
            pairings.append(_pairing(progress, match, len(pairings) + 1))
        elif winner not in progress.ranking.absent:
            byes.append(_bye(progress, match, players, winner))
    return pairings, byes


def _pairing(progress: Progress, match: Match, board: int) -> Pairing:
    first, second = progress.players(match)
    seats = progress.seats[first - 1], progress.seats[second - 1]
    stage = progress.stage
    return Pairing(
        id=pairing_id(stage.number, stage.next_round, board),
        board=board,
        seats=seats,
        label=match.code,
        reasons=match_reasons(match, seats),
    )


def _bye(progress: Progress, match: Match, players: tuple[int, int], winner: int) -> Bye:
    absent = players[0] if winner == players[1] else players[1]
    rank = progress.ranking.rank_of(winner)
    who = progress.seats[winner - 1]
    return Bye(entrant=who, reasons=(bye_reason(match, who, rank, progress.entrant(absent)),))


def _label(progress: Progress, sitting: Sitting) -> str:
    split = progress.table.is_split(sitting.round)
    return f"Round {sitting.round}, {sitting.venue}" if split else f"Round {sitting.round}"


def _standing(progress: Progress, who: EntrantId, place: int) -> Standing:
    seed, outlook = progress.seed(who), progress.outlook(who)
    wins = progress.ranking.wins[seed - 1]
    return Standing(
        entrant=who,
        rank=place,
        half_points=FULL_POINT * wins,
        wins=wins,
        losses=progress.ranking.losses[seed - 1],
        tie_breaks=(str(seed), str(outlook.best), str(outlook.worst)),
        note=standing_note(progress, who),
    )


def _round_of(stage: Stage, pairing: Pairing) -> Round | None:
    return next((round_ for round_ in stage.rounds if pairing in round_.pairings.pairings), None)
