"""Plays whole tournaments of any format, with everything that goes wrong on the way, and watches the contract."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from pydantic import BaseModel

from formats.core import commands as cmd
from formats.core.asking import GameQuestion
from formats.core.contract import Awaits, AwaitsResults, Finished, Format
from formats.core.decide.field import boards_problem, field_problem
from formats.core.engine import Engine
from formats.core.errors import BadFormError, FieldError, NoPairingExistsError
from formats.core.events import RoundPaired
from formats.core.evolve import evolve
from formats.core.field_rules import entrant_fields_of
from formats.core.model import Entrant, EntrantData, Pairing, Prompt, Reason, RoundPairings, Standing
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.rules import StageRules
from formats.core.state import Stage, TournamentState
from formats.core.steps import Finish, PairRound, WaitForAnswers, next_step
from formats.core.verify import verify
from formats.messages.sentences import english, message_of, reason_values, variables_of
from tests.formats.conformance.referee import check_record
from tests.formats.play import Play
from tests.formats.toys import TOY_MESSAGES

STRICT = Settings(forfeit_removes=True)

MANY = 12
"""Of larger fields every third moment is looked at, and every one between two rounds.

That looking changes nothing is seen in the others, in their first so many rounds.
"""


class Whole:
    """One tournament played to its end with a given source of chance. `calm` means nobody leaves or forfeits."""

    def __init__(
        self,
        engine: Engine,
        stages: Sequence[StagePlan],
        size: int,
        seed: int,
        *,
        calm: bool = False,
        settings: Settings = STRICT,
    ) -> None:
        """Enter a field of `size` whose ratings are partly equal, partly unknown."""
        self.rng = random.Random(seed)
        self.calm = calm
        self.play = Play(stages, settings, engine, seed=f"whole tournament {seed}")
        self.play.do(cmd.OpenRegistration())
        if size:
            self.play.do(cmd.RegisterEntrants(entrants=tuple(self.somebody(engine) for _ in range(size))))
        self.fill_in_forms()
        self.play.do(cmd.CloseRegistration())

    def fill_in_forms(self) -> None:
        """Everybody hands in what the first stage takes before it starts, by the examples of its forms."""
        rules = self.play.engine.rules_of(self.play.state, 0)
        for entrant in self.play.state.active_entrants():
            for form in rules.forms:
                content = {field.name: field.example for field in form.fields}
                with suppress(BadFormError):
                    self.play.do(cmd.SubmitForm(form=form.key, entrant=entrant.id, content=content))

    def somebody(self, engine: Engine) -> EntrantData:
        """An entrant with most of what the formats want to know."""
        kinds: dict[str, Any] = {"number": 25.5, "integer": 12, "letter": 1, "text": "x", "date": "2009-05-17"}
        wanted = {
            field.name: kinds[field.kind]
            for plan in self.play.state.stages
            for field in entrant_fields_of(engine.format_of(plan.system))
            if field.required or self.rng.random() < 0.7
        }
        rating = None if self.rng.random() < 0.1 else 1500.0 + 50 * self.rng.randrange(12)
        return EntrantData(rating=rating, attributes=wanted)

    def to_the_end(self) -> Play:
        """Step after step; the whole log is verified, and a referee checks the final standings."""
        self.play_out()
        assert verify(self.play.records, self.play.engine) == ()
        check_record(self.play.state, self.play.records, self.play.engine)
        return self.play

    def play_out(self) -> None:
        """Step after step; the number of steps is bounded."""
        for count in range(40 + 40 * len(self.play.state.entrants)):
            step = next_step(self.play.state, self.play.engine)
            if isinstance(step, Finish):
                self.play.do(cmd.FinishTournament())
                break
            if isinstance(step, PairRound):
                self.publish(step)
            elif isinstance(step, WaitForAnswers):
                self.answer(step.prompts[0])
            else:
                self.something_happens()
            if len(self.play.state.entrants) <= MANY or count % 3 == 0 or not self.play.state.open_games():
                self.watch()
        assert self.play.state.phase == "finished", "the tournament does not end"

    def publish(self, step: PairRound) -> None:
        """The format pairs; where its rules allow no pairing, a director sends everybody into the next round idle."""
        before = self.play.state
        try:
            events = self.play.publish()
        except NoPairingExistsError:
            nobody = RoundPairings(pairings=(), idle=self.play.state.stage().active)
            self.play.do(
                cmd.PublishRound(stage=step.stage, round_number=step.round_number, pairings=nobody, text="Nobody new.")
            )
        else:
            for record in self.play.records[-len(events) :]:
                if isinstance(record.event, RoundPaired):
                    self.watch_publication(record.event, before)
                before = evolve(before, record)

    def answer(self, prompt: Prompt) -> None:
        """One of the possible answers, or a draw."""
        options: list[str | None] = [choice.value for choice in prompt.choices]
        if not options and prompt.low is not None:
            options = [None, str(prompt.low), str(prompt.high)]
        answer = self.rng.choice(options or [prompt.default or "x"])
        if answer is None:
            self.play.draw(prompt.key)
        else:
            self.play.do(cmd.AnswerPrompt(prompt=prompt.key, answer=answer))

    def something_happens(self) -> None:
        """Record a result, a forfeit, a withdrawal, a return or a correction."""
        pairing = self.rng.choice(self.play.state.open_games())
        chance = 1.0 if self.calm else self.rng.random()
        if chance < 0.03:
            self.play.do(cmd.RuleForfeit(pairing=pairing.id, absent=pairing.seats))
        elif chance < 0.07:
            self.play.do(cmd.RuleForfeit(pairing=pairing.id, absent=(self.rng.choice(pairing.seats),)))
        elif chance < 0.10:
            self.somebody_leaves()
        elif chance < 0.13:
            self.somebody_comes_back()
        elif chance < 0.15:
            self.correct_something()
        elif chance >= 0.25 or not self.something_is_said(pairing):
            self.play.do(cmd.RecordResult(pairing=pairing.id, report=self.result_of(pairing)))

    def result_of(self, pairing: Pairing) -> Report:
        """A win, or a tie where the format has ties; with scores where these give bonus points."""
        rules = self.play.engine.rules_of(self.play.state)
        if rules.ties and self.rng.random() < 0.2:
            return Report(winner=None)
        winner = self.rng.choice(pairing.seats)
        if not rules.options.needs_scores:
            return Report(winner=winner)
        lost = self.rng.randrange(5)
        won = lost + self.rng.randrange(1, 6)
        return Report(winner=winner, scores=(won, lost) if winner == pairing.seats[0] else (lost, won))

    def somebody_leaves(self) -> None:
        """Anybody who is in, with either way of treating the open game."""
        entrant = self.rng.choice(self.play.state.active_entrants()).id
        way = self.rng.choice(("walkover", "repair"))
        self.play.do(cmd.WithdrawEntrant.model_validate({"entrant": entrant, "open_game": way}))

    def somebody_comes_back(self) -> None:
        """Anybody of this stage who left."""
        state = self.play.state
        gone = [who for who in state.stage().seeds if state.entrants[who].status != "active"]
        if gone:
            self.play.do(cmd.ReinstateEntrant(entrant=self.rng.choice(gone)))

    def something_is_said(self, pairing: Pairing) -> bool:
        """Answer a question about an open game; False where none is asked."""
        stage = self.play.state.stage()
        questions = self.play.engine.rules_of(self.play.state).questions(pairing, stage)
        if not questions:
            return False
        asked = self.rng.choice(questions)
        content = self.rng.choice(contents_of(asked))
        self.play.do(cmd.NoteMatch(pairing=pairing.id, note=asked.note, by=asked.who, content=content))
        return True

    def correct_something(self) -> None:
        """A result of any round is corrected."""
        games = [pairing for pairing, _ in self.play.state.stage().games()]
        if games:
            pairing = self.rng.choice(games)
            way = self.rng.choice(("reset", "stand"))
            said = {"pairing": pairing.id, "report": self.result_of(pairing), "text": "Corrected.", "dependents": way}
            self.play.do(cmd.RecordResult.model_validate(said))

    def watch(self) -> None:
        """What must hold at any moment of a stage."""
        state, engine = self.play.state, self.play.engine
        system, options = engine.of_stage(state, state.stage_number)
        stage = state.stage()
        # Looks are the same whatever games are open; comparing takes longer than looking.
        many = len(state.entrants) > MANY or len(stage.rounds) > MANY
        before = None if many or state.open_games() else pickle.dumps(stage)
        standings = system.rank(stage, options)
        check_ranking(standings, stage, len(system.tie_breaks_of(options)))
        check_status(system, stage, options)
        check_sentences(system, [*self.reasons_of_now(standings), *check_questions(system, stage, options)])
        assert before is None or pickle.dumps(stage) == before, "the stage was changed by looking at it"

    def watch_publication(self, published: RoundPaired, before: TournamentState) -> None:
        """A round that was just published accounts for the field, and survives being stored.

        That it is a function of its inputs is seen in the end: `verify` pairs it once more, with its draws.
        `before` is the tournament as it was.
        """
        del before
        number, pairings = published.round_number, published.pairings
        active = self.play.state.stage(published.stage).active
        assert field_problem(pairings, active) is None
        assert boards_problem(pairings, published.stage, number) is None
        assert all(pairing.seats[0] != pairing.seats[1] for pairing in pairings.pairings)
        assert type(pairings).model_validate_json(pairings.model_dump_json()) == pairings

    def reasons_of_now(self, standings: tuple[Standing, ...]) -> list[Reason]:
        """Every reason of the standings and of what the last command wrote."""
        last = self.play.state.commands[-1].command_id
        events = [line.event for line in self.play.records if line.command_id == last]
        return list(reasons_in([standings, events]))


def contents_of(question: GameQuestion) -> list[dict[str, str]]:
    """The notes that answer it: every choice, or the examples of its fields, where one chooses the first of each."""
    if question.choices:
        return [{question.note: choice.value} for choice in question.choices]
    return [{field.name: field.choices[0][0] if field.choices else field.example for field in question.fields}]


def check_questions(system: Format[Any], stage: Stage, options: Any) -> list[Reason]:
    """Check that answers to all questions about open games are accepted from those asked; returns their sentences."""
    reasons: list[Reason] = []
    rules = StageRules(system, options)
    for pairing in [pairing for round_ in stage.rounds for pairing in round_.open_pairings()][:2]:
        for question in rules.questions(pairing, stage):
            for content, by in product(contents_of(question), (question.who, None)):
                assert rules.read_note(question.note, by, content, pairing, stage) is not None
            assert question.default in {None, *(choice.value for choice in question.choices)}
            assert question.who in pairing.seats
            reasons.append(question.question)
        reasons += rules.said(pairing, stage)
    return reasons


def refusal(system: Format[Any], options: Any, size: int) -> FieldError | None:
    """Why the format does not take a field of this size, or None if it does."""
    try:
        system.check([Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)], options)
    except FieldError as error:
        return error
    return None


def playable(system: Format[Any], options: Any, size: int) -> int:
    """The smallest field from this size on that the format takes."""
    return next(number for number in range(size, size + 40) if refusal(system, options, number) is None)


def check_ranking(standings: tuple[Standing, ...], stage: Stage, columns: int) -> None:
    """Check that the ranking is a total preorder over the whole field: consecutive places, shared ones for equals."""
    assert sorted(line.entrant for line in standings) == sorted(stage.seeds)
    for position, line in enumerate(standings, start=1):
        above = standings[position - 2] if position > 1 else None
        assert line.rank == position or (above is not None and line.rank == above.rank)
        assert line.points >= 0
        assert len(line.tie_breaks) in {0, columns}


def check_status(system: Format[Any], stage: Stage, options: Any) -> None:
    """What the status promises holds."""
    status = system.status(stage, options)
    assert system.status(stage, options) == status
    open_games = {pairing.id for round_ in stage.rounds for pairing in round_.open_pairings()}
    match status:
        case Finished():
            assert open_games == set()
        case AwaitsResults(pairings):
            assert pairings
            assert set(pairings) <= open_games
        case Awaits(prompts):
            assert prompts
            assert not {prompt.key for prompt in prompts} & set(stage.answers)
            choices = [(prompt.question.code, choice) for prompt in prompts for choice in prompt.choices]
            labels = [
                choice.label or message_of(english(), f"choice_{code}_{choice.value}", system.key)
                for code, choice in choices
            ]
            assert None not in labels or message_of(english(), "title", system.key) is None  # as toys have none


def check_sentences(system: Format[Any], reasons: list[Reason]) -> None:
    """Every reason has a message, and the reason fills all its variables."""
    for reason in reasons:
        catalogue = english() if message_of(english(), reason.code, system.key) else TOY_MESSAGES
        message = message_of(catalogue, reason.code, system.key)
        assert message is not None, f"{system.key} has no message for {reason.code}"
        values = reason_values(reason, variables_of(catalogue, message), str, lambda _, value: str(value))
        assert [name for name, value in values.items() if re.fullmatch(r"\{\w+\}", str(value))] == [], (
            f"{system.key}: {reason.code}"
        )


def reasons_in(value: Any) -> Iterator[Reason]:
    """Every reason anywhere inside a value, in no particular order."""
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Reason):
            yield value
        elif isinstance(value, BaseModel):
            waiting += vars(value).values()
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, (list, tuple)):
            waiting += value
