"""The Swiss elimination format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formats.core.asking import Asked, Contradiction, EntrantField, EntrantForm, FormLine
from formats.core.capabilities import (
    AsksForms,
    JudgedLive,
    KnowsResults,
    LeavesNobodyOut,
    Reveals,
    SeedsByForms,
    TakesNotes,
    WantsEntrantData,
)
from formats.core.contract import Awaits, Dependents, Finished, Format, NeedsPairing, Options, Status
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
from formats.toolkit import newcomers
from formats.toolkit.boards import missing_results
from formats.toolkit.by_hand import as_published, idle_since
from formats.toolkit.invitation import INVITATION, invitation_texts, read_invitation
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import SimulatesRest

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
    LeavesNobodyOut,
    SimulatesRest[PlayoffOptions],
):
    """Matches by rank from a table; the winner takes the better rank; all places are played out; see RULES.md."""

    key: ClassVar[str] = "swiss_elimination"
    options: ClassVar[type[Options]] = PlayoffOptions
    notes: ClassVar[Mapping[str, type[Value]]] = ENTRIES
    ties: ClassVar[bool] = False
    scored_in = "wins"
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("seed"),
        TieBreak("best"),
        TieBreak("worst"),
    )
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = ELIGIBILITY_FIELDS
    comes_as_list: ClassVar[bool] = True
    numbered_rounds: ClassVar[bool] = False
    forms: ClassVar[tuple[EntrantForm, ...]] = FORMS

    def with_forms(self, entrant: Entrant, forms: Mapping[str, Any], options: PlayoffOptions) -> Entrant:
        """Return the entrant with the answer to the invitation.

        A player who declines still counts among the invited (rule 2), so all enter and the seeding separates them.
        """
        return with_answer(entrant, coming=forms.get(INVITATION.key))

    def contradictions(self, field: Sequence[Entrant], options: PlayoffOptions) -> tuple[Contradiction, ...]:
        """Return answers that are neither yes nor no (rule 2)."""
        return unclear_answers(field)

    def listed(self, field: Sequence[Entrant], options: PlayoffOptions) -> Mapping[EntrantId, Reason]:
        """Return the eligibility score and place of each entrant (rules 1 to 3)."""
        return listed(field, options)

    def check(self, field: Sequence[Entrant], options: PlayoffOptions) -> None:
        """Check that there are at least two players; all other seats may be byes (rule 11). Raises `FieldError`."""
        if len(field) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(field))

    def seed(self, field: Sequence[Entrant], options: PlayoffOptions, lots: Lots) -> Seeding:
        """Seed by eligibility (rules 1 to 3). Raises `FieldError` if fewer than two of the field are eligible."""
        seeding = seed_by_eligibility(field, options, lots)
        if len(seeding.order) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(seeding.order))
        return seeding

    def planned_rounds(self, stage: Stage, options: PlayoffOptions) -> int:
        """Return the number of sittings of the table: a round at two venues counts as two (rule 5)."""
        return len(options.match_table.sittings)

    def next_round_name(self, stage: Stage, options: PlayoffOptions) -> str:
        """Return the title of the next sitting."""
        progress = Progress(stage, options)
        sitting = progress.sitting
        return "" if sitting is None or not progress.is_going_on else _label(progress, sitting)

    def status(self, stage: Stage, options: PlayoffOptions) -> Status:
        """Return what the stage waits for: sittings with their questions, while two players are left who could meet."""
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
        """Pair the table's matches between the holders of its ranks, on one puzzle (rules 5, 11, 12 and 14 to 17)."""
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
        """Accept exchanges within the round and bracket (R24). The puzzle stays. Raises `HandmadeRoundError`."""
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

    def dependents_of(self, stage: Stage, pairing: Pairing, result: Result, options: PlayoffOptions) -> Dependents:
        """Return all later rounds if any player would hold another rank in them (R25)."""
        return later_sittings(stage, pairing, result, options)

    def rank(self, stage: Stage, options: PlayoffOptions) -> tuple[Standing, ...]:
        """Rank by the ranks held, without virtual byes.

        Entrants without a seat come last in seed order (rules 4 and 8).
        """
        progress = Progress(stage, options)
        lines = [_standing(progress, who, place) for place, who in enumerate(progress.places(), start=1)]
        outside = [who for who in stage.seeds if who not in progress.seats]
        lines += [
            Standing(
                entrant=who,
                rank=place,
                points=0,
                note=Reason(code="no_seat", rule="R3", about=(who,)),
                apart=True,
            )
            for place, who in enumerate(outside, start=len(lines) + 1)
        ]
        return tuple(lines)

    def rest(self, stage: Stage, options: PlayoffOptions) -> Rest:
        """Return the open matches and those of the coming sittings (rules 4 and 5)."""
        from formats.systems.swiss_elimination.simulation import rest_of_table  # noqa: PLC0415 - imports NumPy

        return rest_of_table(Progress(stage, options))

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: PlayoffOptions) -> Reason:
        """Return the reason for missed rounds: the seat was kept and lost its matches (R12)."""
        return newcomers.missed_match(who, rounds, "R12")

    def judge(self, report: Report, pairing: Pairing, stage: Stage, options: PlayoffOptions) -> Result:
        """Return the result by official times, the judge's entries, or the judges' decision (rules 10 and 18 to 23)."""
        return results.reported_result(Progress(stage, options), _round_of(stage, pairing), pairing, report)

    def forfeit(self, absent: tuple[EntrantId, ...], pairing: Pairing, stage: Stage, options: PlayoffOptions) -> Result:
        """Return the result of a forfeit: the player who is there wins.

        Of two absent ones the better seed (rules 12, 13).
        """
        return results.forfeit(Progress(stage, options), pairing, absent)

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: PlayoffOptions
    ) -> Any:
        """Return a form in its stored shape (rules 2, 9 and 14).

        Answers and lists are accepted before the stage begins, times from then until they are revealed. Raises
        `BadFormError`.
        """
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
        """Return who is asked: the invited for an answer, the eligible for lists, players with a seat for times.

        Rules 2, 9 and 14.
        """
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
        """Return a stored form as it would be typed."""
        if form == INVITATION.key:
            return invitation_texts(content)
        return preference_texts(content) if form == PREFERENCES else time_texts(content)

    def form_lines(self, form: str, content: Any, options: PlayoffOptions) -> tuple[FormLine, ...]:
        """Return lists numbered and with the names of the puzzles; other forms as they were filled in."""
        return preference_lines(content, options) if form == PREFERENCES else super().form_lines(form, content, options)

    def made_up(
        self, form: str, stage: Stage | None, options: PlayoffOptions, skill: float, lots: Lots
    ) -> Mapping[str, str]:
        """Return invented forms for rehearsals.

        The pool in random order, and times that are shorter with more skill.
        """
        if form == PREFERENCES:
            return made_up_preferences(options, lots)
        if form == ONLINE_TIMES:
            return made_up_times(options, skill, lots)
        return super().made_up(form, stage, options, skill, lots)

    def sealed(self, stage: Stage | None, options: PlayoffOptions) -> frozenset[str]:
        """Return the forms that are hidden until the reveal: lists and times (rule 10)."""
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
        """Return a judge's entry in its stored shape; it must fit what happened before (rules 19 to 23)."""
        if by is not None:
            raise BadFormError(note, ((note, "judges_only"),))
        return results.checked_entry(note, content, Progress(stage, options), pairing)

    def judged(self, pairing: Pairing, stage: Stage, options: PlayoffOptions) -> bool:
        """Return True where puzzles are played (rules 10 and 19 to 23). Without puzzles players may report results."""
        round_ = _round_of(stage, pairing)
        sitting = None if round_ is None else Progress(stage, options).sitting_of(round_.number)
        return sitting is not None and bool(options.pool(sitting.venue))

    def script(self, stage: Stage, options: PlayoffOptions) -> tuple[tuple[Reason, ...], ...]:
        """Return the steps of the reveal.

        Final places from the last upwards, then who still plays for what (rule 8).
        """
        return sealed_script(stage, options, self)

    def known_results(self, stage: Stage, options: PlayoffOptions) -> Mapping[PairingId, Result]:
        """Return results that follow from recorded data (rules 10 and 22).

        Online matches have one once they are published, live ones once the judge's entries decide them.
        """
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
    """Return the players with a seat, from the beginning of the stage to the reveal (rule 9)."""
    progress = None if stage is None else Progress(stage, options)
    if progress is None or progress.stage.told or is_revealed(progress):
        return Asked()
    seated = frozenset(progress.seats)
    return Asked(may=seated, should=seated)


def _matches(progress: Progress, sitting: Sitting) -> tuple[list[Pairing], list[Bye]]:
    """Return the matches between two present players, and the wins of those whose opponent is absent."""
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
    """Return the pairing of a match."""
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
    """Return the win of a player whose opponent is absent."""
    absent = players[0] if winner == players[1] else players[1]
    rank = progress.ranking.rank_of(winner)
    who = progress.seats[winner - 1]
    return Bye(entrant=who, reasons=(bye_reason(match, who, rank, progress.entrant(absent)),))


def _label(progress: Progress, sitting: Sitting) -> str:
    """Return the title of a sitting."""
    split = progress.table.is_split(sitting.round)
    return f"Round {sitting.round}, {sitting.venue}" if split else f"Round {sitting.round}"


def _standing(progress: Progress, who: EntrantId, place: int) -> Standing:
    """Return the line of a player with a seat."""
    seed, outlook = progress.seed(who), progress.outlook(who)
    wins = progress.ranking.wins[seed - 1]
    return Standing(
        entrant=who,
        rank=place,
        points=FULL_POINT * wins,
        wins=wins,
        losses=progress.ranking.losses[seed - 1],
        tie_breaks=(str(seed), str(outlook.best), str(outlook.worst)),
        note=standing_note(progress, who),
    )


def _round_of(stage: Stage, pairing: Pairing) -> Round | None:
    """Return the round that contains the pairing."""
    return next((round_ for round_ in stage.rounds if pairing in round_.pairings.pairings), None)
