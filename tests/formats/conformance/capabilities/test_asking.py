"""What formats promise that ask people for something: forms, answers, notes, and what follows from them."""

import json
from functools import partial
from itertools import product
from typing import Any

import pytest

from formats.core.capabilities import (
    AdmitsByForms,
    AsksAboutGames,
    AsksForms,
    JudgedLive,
    KnowsResults,
    ReadsAnswers,
    Reveals,
    SeedsByForms,
    TakesNotes,
)
from formats.core.contract import Awaits
from formats.core.errors import BadAnswerError, BadFormError
from formats.core.lots import Lots
from formats.core.notes import GAME_NOTES, has_shape
from formats.core.state import Stage
from tests.formats.conformance.capabilities.samples import (
    SYSTEMS,
    answer_or,
    check_reasons,
    having,
    rules_of,
    stages_of,
)
from tests.formats.conformance.whole_tournaments import check_questions

SKILLS = (0.0, 0.5, 1.0)


def asking(key: str) -> AsksForms[Any]:
    """The format, as one that asks for forms."""
    system = SYSTEMS[key]
    assert isinstance(system, AsksForms)
    return system


def wanted(key: str, form: str) -> Stage | None:
    """Return a moment at which an entrant may hand in a form (None: before the stage)."""
    rules = rules_of(key)
    stages = stages_of(key)
    for stage in (None, *stages):
        field = list((stages[0] if stage is None else stage).entrants.values())
        if asking(key).asks_for(form, field, stage, rules.options).may:
            return stage
    raise AssertionError(f"nobody could ever hand in {form}")


class TestAsksForms:
    @having(AsksForms)
    def test_what_is_made_up_for_rehearsals_is_taken(self, key: str) -> None:
        system, options = asking(key), rules_of(key).options
        for form, skill in product(system.forms, SKILLS):
            stage = wanted(key, form.key)
            content = system.made_up(form.key, stage, options, skill, Lots("seed"))
            assert set(content) <= {field.name for field in form.fields}
            stored = system.read_form(form.key, dict(content), "e1", stage, options)
            again = system.made_up(form.key, stage, options, skill, Lots("seed"))
            assert system.read_form(form.key, dict(again), "e1", stage, options) == stored

    @having(AsksForms)
    def test_what_is_stored_is_json_told_in_lines_and_comes_back_filled_in(self, key: str) -> None:
        system, options = asking(key), rules_of(key).options
        for form in system.forms:
            stage = wanted(key, form.key)
            content = system.made_up(form.key, stage, options, 0.5, Lots("seed"))
            stored = system.read_form(form.key, dict(content), "e1", stage, options)
            assert json.loads(json.dumps(stored)) == stored
            assert all(line.text.strip() for line in system.form_lines(form.key, stored, options))
            texts = dict(system.form_texts(form.key, stored, options))
            assert system.read_form(form.key, texts, "e1", stage, options) == stored

    @having(AsksForms)
    def test_whoever_should_hand_it_in_may(self, key: str) -> None:
        system, options = asking(key), rules_of(key).options
        stages = stages_of(key)
        assert len({form.key for form in system.forms}) == len(system.forms) > 0
        for form, stage in product(system.forms, (None, *stages)):
            field = list((stages[0] if stage is None else stage).entrants.values())
            asked = system.asks_for(form.key, field, stage, options)
            assert asked.should <= asked.may <= {entrant.id for entrant in field}

    @having(AsksForms)
    def test_nonsense_is_refused_with_what_is_wrong(self, key: str) -> None:
        system, options = asking(key), rules_of(key).options
        for form in system.forms:
            content = {field.name: "\N{SNOWMAN} nonsense" for field in form.fields}
            with pytest.raises(BadFormError) as refused:
                system.read_form(form.key, content, "e1", wanted(key, form.key), options)
            assert refused.value.problems


class TestAdmitsByForms:
    @having(AdmitsByForms)
    def test_what_was_handed_in_decides_who_enters(self, key: str) -> None:
        rules, system = rules_of(key), asking(key)
        entrant = next(iter(stages_of(key)[0].entrants.values()))
        forms = {}
        for form in system.forms:
            content = dict(system.made_up(form.key, None, rules.options, 1.0, Lots("seed")))
            forms[form.key] = system.read_form(form.key, content, entrant.id, None, rules.options)

        assert rules.enters(entrant, forms)
        assert not rules.enters(entrant, {})


class TestSeedsByForms:
    @having(SeedsByForms)
    def test_an_entrant_stays_who_they_are(self, key: str) -> None:
        rules = rules_of(key)
        for entrant in stages_of(key)[0].entrants.values():
            seen = rules.with_forms(entrant, {})
            assert (seen.id, seen.number, seen.data.rating) == (entrant.id, entrant.number, entrant.data.rating)


class TestReadsAnswers:
    @having(ReadsAnswers)
    def test_what_is_recorded_is_taken_again_as_it_is(self, key: str) -> None:
        rules = rules_of(key)
        statuses = [(stage, rules.system.status(stage, rules.options)) for stage in stages_of(key, 40)]
        asked = [
            (stage, prompt) for stage, status in statuses if isinstance(status, Awaits) for prompt in status.prompts
        ]
        read = [
            (stage, prompt, answer)
            for (stage, prompt), text in product(asked, ("Red", "", "7 of 9"))
            if isinstance(answer := answer_or(BadAnswerError, partial(rules.answer, prompt, text, stage)), str)
        ]

        assert read
        assert all(rules.answer(prompt, answer, stage) == answer for stage, prompt, answer in read)


class TestReveals:
    @having(Reveals)
    def test_only_forms_of_the_format_are_sealed(self, key: str) -> None:
        rules = rules_of(key)
        known = {form.key for form in rules.forms}
        moments = [None, *stages_of(key)]

        assert all(rules.sealed(stage) <= known for stage in moments)
        assert rules.sealed(None)
        assert not rules.sealed(moments[-1])

    @having(Reveals)
    def test_the_script_is_the_same_each_time_and_has_sentences(self, key: str) -> None:
        rules = rules_of(key)
        for stage in stages_of(key, 6):
            script = rules.script(stage)
            assert rules.script(stage) == script
            assert all(step for step in script)
            check_reasons(key, [reason for step in script for reason in step])


class TestTakesNotes:
    @having(TakesNotes)
    def test_a_note_is_stored_in_its_shape_or_refused_with_what_is_wrong(self, key: str) -> None:
        rules, seen = rules_of(key), 0
        assert isinstance(rules.system, TakesNotes)
        for stage in stages_of(key, 8):
            for pairing in [pairing for round_ in stage.rounds for pairing in round_.open_pairings()][:2]:
                for note, by in product(rules.system.notes, (None, *pairing.seats)):
                    content = {note: "\N{SNOWMAN}", "line": "1"}
                    read = answer_or(BadFormError, partial(rules.read_note, note, by, content, pairing, stage))
                    seen += 1
                    assert read.problems if isinstance(read, BadFormError) else has_shape(rules.notes[note], read)
        assert seen

    @having(TakesNotes)
    def test_its_notes_are_none_of_those_any_game_may_have(self, key: str) -> None:
        system = SYSTEMS[key]
        assert isinstance(system, TakesNotes)
        assert system.notes
        assert not set(system.notes) & set(GAME_NOTES)


class TestAsksAboutGames:
    @having(AsksAboutGames)
    def test_every_answer_that_is_offered_is_taken(self, key: str) -> None:
        rules, asked = rules_of(key), 0
        for stage in stages_of(key):
            reasons = check_questions(rules.system, stage, rules.options)
            check_reasons(key, reasons)
            asked += len(reasons)
        assert asked


class TestKnowsResults:
    @having(KnowsResults)
    def test_results_are_known_of_open_games_only_and_share_out_one_point(self, key: str) -> None:
        rules = rules_of(key)
        for stage in stages_of(key, 40):
            known = rules.known_results(stage) if stage.rounds else {}
            open_games = {pairing.id for round_ in stage.rounds for pairing in round_.open_pairings()}
            assert set(known) <= open_games
            assert all(sum(result.half_points) in {0, 2} for result in known.values())


class TestJudgedLive:
    @having(JudgedLive)
    def test_it_is_said_of_every_open_game_and_stays_so(self, key: str) -> None:
        rules, asked = rules_of(key), 0
        for stage in stages_of(key):
            for pairing in [pairing for round_ in stage.rounds for pairing in round_.open_pairings()]:
                asked += 1
                assert rules.judged(pairing, stage) in {True, False}
                assert rules.judged(pairing, stage) == rules.judged(pairing, stage)
        assert asked
