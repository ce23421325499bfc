"""Contract of formats with own rules for rounds, options, late entries and withdrawals."""

import json
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter

from formats import registry, rulebook
from formats.core.capabilities import (
    ROUNDS_OFF_FORM,
    AwardsClasses,
    CarriesOver,
    ChangesInPlay,
    ChessLike,
    CountsLives,
    KnocksOut,
    LeavesNobodyOut,
    NeedsScores,
    OpensAtOnce,
    OpensMatches,
    PairsAhead,
    PublishesOptions,
    Repairs,
    RoundsOffOptions,
    SeatsNewcomers,
    TakesLateEntrants,
    TakesRoundsOff,
    WantsEntrantData,
)
from formats.core.contract import NeedsPairing
from formats.core.decide.field import boards_problem, field_problem
from formats.core.errors import BadReportError, NoPairingExistsError, ResultsMissingError
from formats.core.events import MatchAdded, RoundPaired
from formats.core.field_rules import entrant_fields_of
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.rules import changeable_options
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from formats.messages.sentences import field_text
from tests.formats.conformance.capabilities.samples import (
    SEED,
    SIZE,
    SYSTEMS,
    answer_or,
    check_reasons,
    having,
    rules_of,
    stages_of,
    states_of,
)
from tests.formats.conformance.whole_tournaments import Whole
from tests.formats.stage_builder import paired, with_status


class TestOpensMatches:
    @having(OpensMatches)
    @pytest.mark.parametrize("opens", [True, False])
    def test_matches_join_published_rounds_where_the_options_say_so(self, key: str, *, opens: bool) -> None:
        plan = [StagePlan(system=key, title="Matches", options={"as_they_come": opens})]
        whole = Whole(registry.engine(), plan, SIZE, SEED, calm=True)
        whole.to_the_end()
        published, added = set[int](), 0
        for record in whole.play.records:
            if isinstance(record.event, RoundPaired):
                published.add(record.event.round_number)
            elif isinstance(record.event, MatchAdded):
                assert record.event.round_number in published
                added += 1
        assert (added > 0) == opens
        rules, stage = registry.engine().rules_of(whole.play.state), whole.play.state.stage()
        system = rules.system
        assert isinstance(system, OpensMatches)
        assert system.as_they_come(rules.options) == opens
        assert not system.begins_round(stage, rules.options)
        assert system.matches_to_add(stage, rules.options, lambda _: Lots("end")) == ()


class TestPairsAhead:
    @having(PairsAhead)
    def test_the_options_say_on_which_standings_a_round_is_paired(self, key: str) -> None:
        rules = rules_of(key)
        assert rules.base_of(3) is None
        changed = {**rules.options.model_dump(mode="json"), **rules.based_on(3, 1)}
        ahead = replace(rules, options=rules.system.read_options(json.loads(json.dumps(changed))))

        assert ahead.base_of(3) == 1
        assert ahead.base_of(2) is None

    @having(PairsAhead)
    def test_such_a_round_does_not_wait_for_results_it_is_not_paired_on(self, key: str) -> None:
        rules = rules_of(key)
        moments = [stage for stage in stages_of(key, 40, calm=True) if len(stage.rounds) == 2]
        stage = next(stage for stage in moments if not stage.rounds[1].results)
        assert not isinstance(rules.system.status(stage, rules.options), NeedsPairing)
        options = rules.system.read_options({**rules.options.model_dump(mode="json"), **rules.based_on(3, 1)})

        assert isinstance(rules.system.status(stage, options), NeedsPairing)
        assert field_problem(paired(rules.system, stage, options), stage.active) is None


class TestPublishesOptions:
    @having(PublishesOptions)
    def test_what_is_published_is_a_part_of_the_options_in_json(self, key: str) -> None:
        rules = rules_of(key)
        published = dict(rules.published())

        assert published
        assert json.loads(json.dumps(published)) == published
        assert set(published) <= set(rules.system.options.model_fields)


class TestRepairs:
    @having(Repairs)
    def test_a_repaired_round_accounts_for_everybody_and_keeps_its_other_games(self, key: str) -> None:
        rules, repaired = rules_of(key), 0
        for stage in stages_of(key, 30):
            for broken in stage.rounds[-1].open_pairings()[:2] if stage.rounds else ():
                gone = broken.seats[0]
                without = with_status(stage, [gone])
                mended = rules.repair(without, stage.rounds[-1], gone)
                if mended is None:
                    continue
                repaired += 1
                left = stage.rounds[-1].pairings.members() - set(without.active)
                assert field_problem(mended, without.active, left) is None
                assert boards_problem(mended, stage.number, stage.rounds[-1].number) is None
                kept = {pairing.id: pairing.seats for pairing in mended.pairings}
                others = [pairing for pairing in stage.rounds[-1].pairings.pairings if pairing.id != broken.id]
                assert all(kept[pairing.id] == pairing.seats for pairing in others)
        assert repaired


class TestSeatsNewcomers:
    @having(SeatsNewcomers)
    def test_a_newcomer_plays_whoever_has_the_bye_and_all_else_stays(self, key: str) -> None:
        rules, seated = rules_of(key), 0
        for stage in stages_of(key, 30):
            if not stage.rounds or not stage.rounds[-1].pairings.byes:
                continue
            current = stage.rounds[-1]
            later = with_newcomer(stage)
            changed = rules.seat(later, current, "new")
            if changed is None:
                continue
            seated += 1
            there = current.pairings.members()
            active = [who for who in later.active if who in there or who == "new"]
            assert field_problem(changed, tuple(active), there - set(active)) is None
            assert boards_problem(changed, stage.number, current.number) is None
            assert changed.pairings[:-1] == current.pairings.pairings
            (alone,) = [bye for bye in current.pairings.byes if bye not in changed.byes]
            assert set(changed.pairings[-1].seats) == {"new", alone.entrant}
            check_reasons(key, changed.pairings[-1].reasons)
        assert seated

    @having(SeatsNewcomers)
    def test_without_a_bye_there_is_no_seat(self, key: str) -> None:
        rules = rules_of(key)
        stage = next(stage for stage in stages_of(key, 30) if stage.rounds)
        pairings = stage.rounds[-1].pairings.model_copy(update={"byes": ()})
        assert rules.seat(with_newcomer(stage), replace(stage.rounds[-1], pairings=pairings), "new") is None


class TestTakesRoundsOff:
    @having(TakesRoundsOff)
    def test_the_others_are_paired_without_those_who_have_the_round_off(self, key: str) -> None:
        rules, rested = rules_of(key), 0
        for stage in stages_of(key, 30):
            resting = frozenset(rules.may_rest(stage)[1:3])
            if not resting or not isinstance(rules.system.status(stage, rules.options), NeedsPairing):
                continue
            present = replace(stage, off=resting)
            pairings = answer_or(NoPairingExistsError, partial(paired, rules.system, present, rules.options))
            if not isinstance(pairings, NoPairingExistsError):
                rested += 1
                assert field_problem(pairings, present.active) is None
                assert not pairings.members() & resting
                check_reasons(key, pairings.rationale)
        assert rested

    @having(TakesRoundsOff)
    def test_only_who_is_in_may_rest_and_the_rule_is_one_of_the_formats(self, key: str) -> None:
        rules = rules_of(key)
        assert rules.round_off_rule in rulebook.rules_of(key) or key not in registry.systems()
        for stage in stages_of(key, 10):
            assert set(rules.may_rest(stage)) <= set(stage.active)

    @having(TakesRoundsOff)
    def test_what_a_round_off_is_worth_can_be_set_in_one_form(self, key: str) -> None:
        options = rules_of(key).system.options
        assert issubclass(options, RoundsOffOptions)
        assert ROUNDS_OFF_FORM in options.forms


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_format_says_how_missed_rounds_count_and_nothing_where_there_are_none(key: str) -> None:
    rules, stage = rules_of(key), states_of(key)[-1].stage()
    reason = rules.missed(with_newcomer(stage), "new")

    assert reason is not None
    assert reason.params["rounds"] == len(stage.rounds)
    check_reasons(key, (reason,))
    assert rules.missed(replace(stage, rounds=()), stage.seeds[0]) is None


def with_newcomer(stage: Stage) -> Stage:
    """The stage with somebody more, seeded last."""
    new = Entrant(id="new", number=len(stage.entrants) + 1, data=EntrantData(rating=1500.0))
    return replace(stage, seeds=(*stage.seeds, new.id), entrants={**stage.entrants, new.id: new})


class TestCarriesOver:
    @having(CarriesOver)
    def test_at_the_end_everybody_has_values_of_fields_that_the_next_tournament_asks_for(self, key: str) -> None:
        rules, stage = rules_of(key), states_of(key)[-1].stage()
        names = {field.name for field in entrant_fields_of(rules.system)}
        records = rules.carry_over(stage)

        assert records
        assert set(records) <= set(stage.seeds)
        for record in records.values():
            assert set(record) <= names
            TypeAdapter(dict[str, Scalar]).validate_python(dict(record), strict=True)

    @having(CarriesOver)
    def test_before_it_either_says_so_or_answers(self, key: str) -> None:
        rules = rules_of(key)
        answers = [
            (stage, answer_or(ResultsMissingError, partial(rules.carry_over, stage))) for stage in stages_of(key)
        ]
        missing = [(stage, error) for stage, error in answers if isinstance(error, ResultsMissingError)]

        assert missing
        for stage, error in missing:
            assert set(error.pairings) <= {pairing.id for round_ in stage.rounds for pairing in round_.open_pairings()}


class TestWantsEntrantData:
    @having(WantsEntrantData)
    def test_fields_have_names_of_their_own_and_a_sentence(self, key: str) -> None:
        fields = entrant_fields_of(SYSTEMS[key])

        assert fields
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.name.isidentifier() and field_text(field.name, key).endswith(".") for field in fields)

    @having(WantsEntrantData)
    def test_corrected_data_move_one_seed_at_most(self, key: str) -> None:
        rules, stage = rules_of(key), states_of(key)[0].stage()
        last = stage.seeds[-1]
        corrected = stage.entrants[last].model_copy(update={"data": EntrantData(rating=3900)})
        seeds = rules.corrected_seeds(stage, corrected)

        assert [who for who in seeds if who != last] == [*stage.seeds[:-1]]
        assert seeds.count(last) == 1


class TestOpensAtOnce:
    @having(OpensAtOnce)
    def test_whatever_can_be_paired_is_published_with_the_first_round(self, key: str) -> None:
        rules = rules_of(key)
        first = states_of(key)[0].stage()

        assert len(first.rounds) > 1
        assert not isinstance(rules.system.status(first, rules.options), NeedsPairing)


class TestNeedsScores:
    @having(NeedsScores)
    @pytest.mark.parametrize("scores", [(3, 7), (5, 5)])
    def test_scores_that_contradict_the_winner_are_refused(self, key: str, scores: tuple[int, int]) -> None:
        rules, stage = rules_of(key), states_of(key)[0].stage()
        pairing = stage.rounds[0].pairings.pairings[0]
        with pytest.raises(BadReportError):
            rules.system.judge(Report(winner=pairing.seats[0], scores=scores), pairing, stage, rules.options)

        fits = Report(winner=pairing.seats[1], scores=(3, 7))
        assert rules.system.judge(fits, pairing, stage, rules.options).scores == (3, 7)


class TestChangesInPlay:
    @having(ChangesInPlay)
    def test_what_can_change_is_an_option(self, key: str) -> None:
        names = changeable_options(SYSTEMS[key])

        assert names
        assert names <= set(SYSTEMS[key].options.model_fields)


class TestAwardsClasses:
    @having(AwardsClasses)
    def test_nobody_is_in_a_lower_class_by_default_and_classes_have_numbers(self, key: str) -> None:
        rules = rules_of(key)
        assert all(count >= 0 for count in rules.class_prizes)
        assert rules.class_of(Entrant(id="e1", number=1, data=EntrantData())) == 0


class TestTakesLateEntrants:
    @having(TakesLateEntrants)
    def test_somebody_new_is_ranked_at_once_and_in_the_next_round(self, key: str) -> None:
        rules = rules_of(key)
        system, options = rules.system, rules.options
        begun = [stage for stage in stages_of(key, 60, calm=True) if stage.rounds]
        stage = next(stage for stage in begun if isinstance(system.status(stage, options), NeedsPairing))
        later = with_newcomer(stage)

        assert "new" in {line.entrant for line in system.rank(later, options)}
        assert field_problem(paired(system, later, options), later.active) is None


class TestCountsLives:
    @having(CountsLives)
    def test_whoever_has_lost_the_last_life_is_paired_in_no_further_round_of_the_format(self, key: str) -> None:
        rules, stage = rules_of(key), states_of(key)[-1].stage()
        lost: Counter[EntrantId] = Counter()
        for round_ in stage.rounds:
            out = {who for who, games in lost.items() if games == rules.lives}
            assert round_.pairings.label or out.isdisjoint(round_.pairings.members() - set(round_.pairings.idle))
            lost.update(
                who
                for pairing in round_.pairings.pairings
                for who, half_points in zip(pairing.seats, round_.results[pairing.id].half_points, strict=True)
                if not half_points
            )
        assert rules.lives is not None
        assert min(lost.values()) < rules.lives <= max(lost.values())


class TestKnocksOut:
    @having(KnocksOut)
    def test_it_says_of_everybody_how_far_they_came_and_of_one_that_they_won(self, key: str) -> None:
        rules = rules_of(key)
        for stage in stages_of(key, 4):
            far = rules.how_far(stage)
            assert set(far) == set(stage.seeds)
            check_reasons(key, list(far.values()))
        last = stages_of(key)[-1]
        champions = [who for who, reason in rules.how_far(last).items() if reason.code == "far_champion"]
        assert champions == [rules.system.rank(last, rules.options)[0].entrant]


class TestLeavesNobodyOut:
    @having(LeavesNobodyOut)
    def test_that_somebody_has_no_game_is_no_news(self, key: str) -> None:
        assert not rules_of(key).leaves_somebody_out


class TestChessLike:
    @having(ChessLike)
    def test_everybody_plays_at_most_one_game_a_round_and_a_win_is_one_point(self, key: str) -> None:
        rules = rules_of(key)
        assert rules.system.sides is not None
        wins: set[Any] = set()
        for round_ in states_of(key)[-1].stage().rounds:
            seats = [seat for pairing in round_.pairings.pairings for seat in pairing.seats]
            assert len(set(seats)) == len(seats)
            wins |= {max(result.half_points) for result in round_.results.values() if result.winning_seat is not None}
        assert wins == {2}

    @having(ChessLike)
    def test_titles_are_short_words_of_formats_in_chess_notation(self, key: str) -> None:
        rules, entrants = rules_of(key), states_of(key)[-1].entrants
        assert {rules.title_of(entrant) for entrant in entrants.values()} == {""}
        titled = Entrant(id="e1", number=1, data=EntrantData(attributes={"title": " gm "}))
        assert rules.title_of(titled) == ("GM" if rules.chess_notation else "")


NAMED = {"single_elimination", "double_elimination", "swiss_elimination"}
"""Formats that know the names of coming rounds."""


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_round_that_is_named_beforehand_is_called_so(key: str) -> None:
    rules, stages = rules_of(key), [state.stage() for state in states_of(key)]
    names = [
        (rules.next_round_name(before), after.rounds[-1].pairings.label)
        for before, after in pairwise(stages)
        if before.number == after.number and len(before.rounds) + 1 == len(after.rounds)
    ]
    assert all(name in {"", label} for name, label in names)
    assert any(name for name, _ in names) == (key in NAMED)
    assert rules.next_round_name(stages[-1]) == ""
