"""The rules of one stage: a format under its options. Only this place knows what the lack of a capability means.

Code that needs a capability of a format asks here, so that no other module checks for capabilities. The rules about the
field of a stage are in `formats.core.field_rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from formats.core import capabilities as can
from formats.core.asking import EntrantForm, FormLine, GameQuestion
from formats.core.contract import Format
from formats.core.disqualified import disqualified_of, marked_apart
from formats.core.errors import BadFormError, InvariantError, NotAheadError
from formats.core.field_rules import FieldRules
from formats.core.game_counts import with_counts
from formats.core.groups import Group
from formats.core.lots import Lots
from formats.core.model import Entrant, Mark, Odds, Pairing, Prompt, Reason, Running, Standing
from formats.core.notes import GAME_NOTES, NoteShape, has_shape, read_content
from formats.core.points import PointTable
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.unlikely_input import UsualScores
from formats.core.values import EntrantId, PairingId


@dataclass(frozen=True)
class StageRules(FieldRules):
    """A format and the options of a stage. Every method is the capability's of that name, where the format has it."""

    # --- rounds

    @property
    def opens_at_once(self) -> bool:
        """Are all rounds that can be paired published together?"""
        return isinstance(self.system, can.OpensAtOnce)

    @property
    def as_they_come(self) -> bool:
        """Do matches open as soon as their players are known, before the round is over?"""
        system = self.system
        return isinstance(system, can.OpensMatches) and system.as_they_come(self.options)

    def begins_round(self, stage: Stage) -> bool:
        """Is a match ready, and not held, whose round is not published yet?"""
        system = self.system
        return isinstance(system, can.OpensMatches) and system.begins_round(stage, self.options)

    def matches_to_add(self, stage: Stage, lots: Callable[[PairingId], Lots]) -> tuple[can.MatchToAdd, ...]:
        """The matches of published rounds that are ready and not held."""
        system = self.system
        return system.matches_to_add(stage, self.options, lots) if isinstance(system, can.OpensMatches) else ()

    def base_of(self, round_number: int) -> int | None:
        """The round on whose standings this one is paired, where a director has chosen one."""
        system = self.system
        return system.base_of(round_number, self.options) if isinstance(system, can.PairsAhead) else None

    def based_on(self, round_number: int, base: int) -> Mapping[str, Any]:
        """The options that change so that a round is paired on earlier standings, or `NotAheadError`."""
        system = self.system
        if not isinstance(system, can.PairsAhead):
            raise NotAheadError(system.key, round_number)
        return system.based_on(round_number, base, self.options)

    def published(self) -> Mapping[str, Any]:
        """The options that are published before play."""
        system = self.system
        return system.published(self.options) if isinstance(system, can.PublishesOptions) else {}

    def check_sum_of(self, round_: Round) -> str:
        """The check sum of the published options by which a round was paired; empty where none are published."""
        publishes = isinstance(self.system, can.PublishesOptions)
        return str(round_.pairings.facts.get(can.CHECK_SUM, "")) if publishes else ""

    @property
    def takes_rounds_off(self) -> bool:
        """May entrants have a round off?"""
        return isinstance(self.system, can.TakesRoundsOff)

    @property
    def round_off_rule(self) -> str:
        """The number of the format's rule about rounds off; empty where there are none."""
        return self.system.round_off_rule if isinstance(self.system, can.TakesRoundsOff) else ""

    def may_rest(self, stage: Stage) -> Sequence[EntrantId]:
        """The entrants who may have the next round off."""
        system = self.system
        return system.may_rest(stage, self.options) if isinstance(system, can.TakesRoundsOff) else ()

    # --- tables

    @property
    def has_groups(self) -> bool:
        """Does a stage fall into parts with tables of their own?"""
        return isinstance(self.system, can.HasGroups)

    def groups(self, stage: Stage) -> tuple[Group, ...]:
        """The parts of the stage that are played by themselves."""
        system = self.system
        return system.groups(stage, self.options) if isinstance(system, can.HasGroups) else ()

    def last_groups(self, stage: Stage) -> Mapping[str, tuple[Standing, ...]]:
        """The tables of the groups in the part of the stage that was played last, by name in order."""
        groups = self.groups(stage)
        return self.rank_groups(stage, [group.name for group in groups if group.part == groups[-1].part])

    def rank_groups(self, stage: Stage, wanted: Collection[str]) -> Mapping[str, tuple[Standing, ...]]:
        """The tables of these groups, by name, with the disqualified apart."""
        system = self.system
        if not isinstance(system, can.HasGroups):
            return {}
        ranked, out = system.rank_groups(stage, wanted, self.options), disqualified_of(stage)
        tables = {name: with_counts(lines, stage.rounds) for name, lines in ranked.items()}
        return {name: marked_apart(lines, out) for name, lines in tables.items()} if out else tables

    def how_far(self, stage: Stage) -> Mapping[EntrantId, Reason]:
        """How far each has come, where that says more than points; empty where points count."""
        system = self.system
        return system.how_far(stage, self.options) if isinstance(system, can.KnocksOut) else {}

    def next_round_name(self, stage: Stage) -> str:
        """Return the name of the round that is paired next; empty where it is known by its number."""
        return self.system.next_round_name(stage, self.options)

    def marks(self, stage: Stage) -> tuple[Mark, ...]:
        """The signs behind names, from what is recorded."""
        system = self.system
        return system.marks(stage, self.options) if isinstance(system, can.MarksStandings) else ()

    @property
    def simulates_marks(self) -> bool:
        """Must the signs be simulated to be those of this moment?"""
        return isinstance(self.system, can.SimulatesMarks)

    def outlook(self, stage: Stage, lots: Lots) -> tuple[Mark, ...]:
        """The signs as the stage stands now, simulated where that is needed."""
        system = self.system
        if isinstance(system, can.SimulatesMarks):
            return system.outlook(stage, self.options, lots)
        return self.marks(stage)

    def simulates_odds(self, stage: Stage) -> bool:
        """Can the rest of a stage be simulated?"""
        system = self.system
        return isinstance(system, can.SimulatesOdds) and system.simulates_odds(stage, self.options)

    def odds(self, stage: Stage, lots: Lots, simulations: int) -> Odds | None:
        """Everybody's chances of every final place."""
        system = self.system
        return system.odds(stage, self.options, lots, simulations) if isinstance(system, can.SimulatesOdds) else None

    def quick_simulations(self, stage: Stage) -> int:
        """Number of simulations that can be repeated after every result."""
        system = self.system
        return system.quick_simulations(stage, self.options) if isinstance(system, can.SimulatesOdds) else 0

    @property
    def prize_places(self) -> int | None:
        """Number of places that win a prize, where chances are shown and the options say so."""
        system = self.system
        return system.prize_places(self.options) if isinstance(system, can.SimulatesOdds) else None

    @property
    def class_prizes(self) -> tuple[int, ...]:
        """How many prizes the classes 1, 2, ... have; empty where no class has any."""
        system = self.system
        return system.class_prizes(self.options) if isinstance(system, can.AwardsClasses) else ()

    def class_of(self, entrant: Entrant) -> int:
        """The class of somebody; the top one where there are none."""
        return self.system.class_of(entrant) if isinstance(self.system, can.AwardsClasses) else 0

    # --- questions and forms

    def answer(self, prompt: Prompt, answer: str, stage: Stage) -> str:
        """The answer in the shape in which it is recorded, or `BadAnswerError`."""
        system = self.system
        return system.answer(prompt, answer, stage, self.options) if isinstance(system, can.ReadsAnswers) else answer

    @property
    def forms(self) -> tuple[EntrantForm, ...]:
        """The forms entrants hand in."""
        return self.system.forms if isinstance(self.system, can.AsksForms) else ()

    def form_lines(self, form: str, content: Any) -> tuple[FormLine, ...]:
        """Return the content of a form as plain lines."""
        system = self.system
        return system.form_lines(form, content, self.options) if isinstance(system, can.AsksForms) else ()

    def sealed(self, stage: Stage | None) -> frozenset[str]:
        """The forms that, with what follows from them, only directors may see now."""
        system = self.system
        return system.sealed(stage, self.options) if isinstance(system, can.Reveals) else frozenset()

    def script(self, stage: Stage) -> tuple[tuple[Reason, ...], ...]:
        """Return the sentences that are revealed step by step before sealed results are published."""
        system = self.system
        return system.script(stage, self.options) if isinstance(system, can.Reveals) else ()

    # --- games

    @property
    def asks_about_games(self) -> bool:
        """May players have something to say about a game before it is over?"""
        return isinstance(self.system, can.AsksAboutGames)

    def questions(self, pairing: Pairing, stage: Stage) -> tuple[GameQuestion, ...]:
        """Return the questions about an open game that players can answer now."""
        system = self.system
        return system.questions(pairing, stage, self.options) if isinstance(system, can.AsksAboutGames) else ()

    def said(self, pairing: Pairing, stage: Stage) -> tuple[Reason, ...]:
        """Return the answers given about a game."""
        system = self.system
        return system.said(pairing, stage, self.options) if isinstance(system, can.AsksAboutGames) else ()

    @property
    def notes(self) -> Mapping[str, NoteShape]:
        """All that may be noted about a game of the stage."""
        return {**GAME_NOTES, **self.system.notes} if isinstance(self.system, can.TakesNotes) else GAME_NOTES

    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage
    ) -> dict[str, Any] | None:
        """The content of a note in the shape that is stored, or `BadFormError`: of a note there is not, too."""
        if note not in self.notes:
            raise BadFormError(note, ((note, "unknown_note"),))
        system, shape = self.system, self.notes[note]
        if note in GAME_NOTES or not isinstance(system, can.TakesNotes):
            return read_content(note, shape, content)
        read: dict[str, Any] = system.read_note(note, by, content, pairing, stage, self.options)
        if not has_shape(shape, read):
            raise InvariantError(f"{system.key} stores a note {note} that is not of its shape")
        return read

    def known_results(self, stage: Stage) -> Mapping[PairingId, Result]:
        """Return results of open games that need no report."""
        system = self.system
        return system.known_results(stage, self.options) if isinstance(system, can.KnowsResults) else {}

    def judged(self, pairing: Pairing, stage: Stage) -> bool:
        """Is it for judges or a clock to say how an open game ended?"""
        system = self.system
        return isinstance(system, can.JudgedLive) and system.judged(pairing, stage, self.options)

    # --- what formats declare

    @property
    def point_table(self) -> PointTable:
        """What results and byes are worth."""
        table: PointTable = self.options.point_table
        return table

    @property
    def scored_in_wins(self) -> bool:
        """Do players write a score as wins and losses? With a points table of one's own, as points."""
        return self.system.scored_in == "wins" and self.point_table.is_usual

    @property
    def scored(self) -> bool:
        """Are people asked for both scores of every game?"""
        return isinstance(self.system, can.NeedsScores) or self.options.needs_scores

    @property
    def usual_scores(self) -> UsualScores | None:
        """Between which scores games mostly end, where the format says so."""
        return self.system.usual_scores(self.options) if isinstance(self.system, can.NeedsScores) else None

    @property
    def ties(self) -> bool:
        """Can a game be a tie?"""
        return self.system.ties_in(self.options)

    def best_of(self, pairing: Pairing) -> int:
        """The best of how many games a match is."""
        return self.system.best_of(pairing, self.options)

    def running(self, stage: Stage) -> Mapping[EntrantId, tuple[Running, ...]]:
        """Return everybody's score after each round, where the sum of score differences counts; else nothing."""
        return self.system.running(stage, self.options) if isinstance(self.system, can.NeedsScores) else {}

    @property
    def counts_spread(self) -> bool:
        """Does the sum of score differences decide places, as the first column of the standings?"""
        return isinstance(self.system, can.NeedsScores)

    @property
    def starter_reported(self) -> bool:
        """Do people say with a result who started?"""
        return isinstance(self.system, can.NeedsScores) and self.system.starter_reported

    @property
    def takes_late_entrants(self) -> bool:
        """May a director enter somebody while the stage is played?"""
        return isinstance(self.system, can.TakesLateEntrants)

    @property
    def corrected_until(self) -> int:
        """The round until whose pairing wrong data of entrants may be corrected in play; 0: never in play."""
        return self.system.corrected_until if isinstance(self.system, can.WantsEntrantData) else 0

    def corrected_seeds(self, stage: Stage, corrected: Entrant) -> tuple[EntrantId, ...]:
        """Return the seed order of the stage with the corrected data of an entrant."""
        system = self.system
        return system.corrected_seeds(stage, corrected) if isinstance(system, can.WantsEntrantData) else stage.seeds

    @property
    def seeds_by_rating(self) -> bool:
        """Does a first stage need ratings for its seeds? Not where forms and imported scores give them."""
        return not isinstance(self.system, can.SeedsByForms)

    @property
    def chess_like(self) -> bool:
        """Can the stage be exported as a chess tournament?"""
        return isinstance(self.system, can.ChessLike)

    @property
    def chess_notation(self) -> bool:
        """Are names, rounds and byes written as chess federations do?"""
        return isinstance(self.system, can.ChessLike) and self.system.chess_notation

    def title_of(self, entrant: Entrant) -> str:
        """Return the title that is written before an entrant's name."""
        return self.system.title_of(entrant) if isinstance(self.system, can.ChessLike) else ""

    @property
    def always_new_opponents(self) -> bool:
        """Is everybody paired with somebody new in each round, so that opponents can run out?"""
        return self.chess_like and isinstance(self.system, can.Repairs)

    @property
    def named_sides(self) -> tuple[str, str] | None:
        """Names of the two sides; None where sides do not matter."""
        return self.system.named_sides(self.options)

    @property
    def leaves_somebody_out(self) -> bool:
        """True if a round without a game is news: not where it means being out, or where games have no order."""
        return not isinstance(self.system, can.LeavesNobodyOut | can.OpensAtOnce)

    @property
    def lives(self) -> int | None:
        """How many lost games put somebody out; None where that is not how people go out."""
        return self.system.lives if isinstance(self.system, can.CountsLives) else None


def changeable_options(system: Format[Any]) -> frozenset[str]:
    """The options of a format that a director may still change while the stage is played."""
    return system.changeable if isinstance(system, can.ChangesInPlay) else frozenset()


def left_for_good(system: Format[Any]) -> frozenset[str]:
    """The changeable options of a format that stay off in play once they are switched off."""
    return system.for_good if isinstance(system, can.ChangesInPlay) else frozenset()
