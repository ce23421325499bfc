import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.contract import Status
from formats.core.decide import decide
from formats.core.errors import (
    BadRoundError,
    FieldError,
    InvariantError,
    NotNextError,
    PromptOpenError,
    ReasonNeededError,
    ResultExistsError,
    ResultsMissingError,
    RoundClosedError,
    WrongPhaseError,
)
from formats.core.log import Envelope
from formats.core.lots import Lots, secret_of
from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.state import Round, Stage
from formats.core.values import pairing_id
from formats.core.verify import verify
from tests.formats.play import SEED, Play, running, toy
from tests.formats.toys import QUESTION, NeighbourOptions, Neighbours, toy_engine


def boards(*seats: tuple[str, str], number: int = 1, byes: tuple[str, ...] = ()) -> RoundPairings:
    pairings = tuple(
        Pairing(id=pairing_id(0, number, board), board=board, seats=pair) for board, pair in enumerate(seats, start=1)
    )
    return RoundPairings(pairings=pairings, byes=tuple(Bye(entrant=entrant) for entrant in byes))


def override(pairings: RoundPairings, number: int = 1) -> cmd.OverrideRound:
    return cmd.OverrideRound(stage=0, round_number=number, pairings=pairings, text="Because.")


def test_the_first_publication_starts_play_and_the_stage() -> None:
    play = Play()
    play.enter(4)
    events = play.publish()

    assert [event.kind for event in events] == ["PhaseChanged", "StageStarted", "RoundPaired"]
    assert play.state.phase == "running"
    assert play.state.started[0].seeds == ("e1", "e2", "e3", "e4")
    assert play.state.started[0].paired_at == (play.now,)


@pytest.mark.parametrize("opened", [False, True])
def test_nothing_is_published_before_sign_up_is_closed(opened: bool) -> None:
    play = Play()
    if opened:
        play.do(cmd.OpenRegistration())

    with pytest.raises(WrongPhaseError) as refused:
        play.do(cmd.PublishRound(stage=0, round_number=1))

    assert refused.value.needs == ("closed", "running")


def test_a_round_is_published_once() -> None:
    play = running()
    play.win_all()
    play.publish()

    with pytest.raises(ResultsMissingError):
        play.do(cmd.PublishRound(stage=0, round_number=2))
    play.win_all()
    with pytest.raises(NotNextError) as refused:
        play.do(cmd.PublishRound(stage=0, round_number=2))

    assert (refused.value.asked, refused.value.next_step) == ("s0r2", "s0r3")


def test_a_round_waits_for_the_results_of_the_last() -> None:
    play = running()
    play.win(play.board(1))

    with pytest.raises(ResultsMissingError) as refused:
        play.do(cmd.PublishRound(stage=0, round_number=2))

    assert refused.value.pairings == ("s0r1b2",)


def test_a_field_the_format_refuses_does_not_start() -> None:
    play = Play()
    play.enter(1)

    with pytest.raises(FieldError) as refused:
        play.publish()

    assert (refused.value.code, refused.value.limit, refused.value.found) == ("too_few", 2, 1)
    assert play.state.phase == "closed"


def test_a_publication_records_draws_and_their_seed() -> None:
    play = running()
    paired = next(line.event for line in play.records if isinstance(line.event, ev.RoundPaired))

    assert paired.seed == secret_of(SEED, "s0r1")
    assert [draw.purpose for draw in paired.draws] == ["sides of board 1", "sides of board 2"]
    assert play.state.draws == paired.draws


def test_the_next_stage_takes_the_best_in_the_order_of_the_ranking() -> None:
    play = running(stages=[toy(rounds=1), toy(take=2, rounds=1)])
    play.win_all()
    winners = tuple(line.entrant for line in play.engine.standings(play.state)[:2])
    events = play.publish()

    assert [event.kind for event in events] == ["StageStarted", "RoundPaired"]
    assert play.state.started[1].seeds == winners
    assert list(play.state.stage().active) == list(winners)


def test_whoever_left_gives_the_place_in_the_next_stage_to_the_next_in_the_ranking() -> None:
    play = running(stages=[toy(rounds=1), toy(take=2, rounds=1)])
    play.win_all()
    ranking = [line.entrant for line in play.engine.standings(play.state)]
    play.do(cmd.WithdrawEntrant(entrant=ranking[0]))
    play.publish()

    assert play.state.started[1].seeds == tuple(ranking[1:3])


def test_a_stage_without_rounds_is_passed_through() -> None:
    play = Play([toy(rounds=0), toy(rounds=1)])
    play.enter(4)
    events = play.publish()

    assert [event.kind for event in events] == ["PhaseChanged", "StageStarted", "StageStarted", "RoundPaired"]
    assert play.state.stage_number == 1
    assert play.state.stage().history[0].rounds == ()


def test_a_format_that_loses_somebody_is_our_bug() -> None:
    class Forgetful(Neighbours):
        key = "forgetful"

        def pair(self, stage: Stage, options: NeighbourOptions, lots: Lots) -> RoundPairings:
            return super().pair(stage, options, lots).model_copy(update={"byes": ()})

    play = Play([toy(system="forgetful")], engine=toy_engine(Forgetful()))
    play.enter(3)

    with pytest.raises(InvariantError):
        play.publish()


def test_a_format_that_has_nothing_to_pair_is_not_asked() -> None:
    class Impatient(Neighbours):
        key = "impatient"
        asked = 0

        def status(self, stage: Stage, options: NeighbourOptions) -> Status:
            Impatient.asked += 1
            return super().status(stage, NeighbourOptions(rounds=0) if Impatient.asked > 1 else options)

    play = Play([toy(system="impatient")], engine=toy_engine(Impatient()))
    play.enter(4)

    with pytest.raises(InvariantError):
        play.publish()


def test_what_a_preview_has_paired_by_the_same_seed_is_not_paired_again() -> None:
    class Counting(Neighbours):
        key = "counting"
        asked = 0

        def pair(self, stage: Stage, options: NeighbourOptions, lots: Lots) -> RoundPairings:
            Counting.asked += 1
            return super().pair(stage, options, lots)

    play = Play([toy(system="counting")], engine=toy_engine(Counting()))
    play.enter(4)
    command = cmd.PublishRound(stage=0, round_number=1)
    envelope = Envelope(command_id="c9", actor="director", at=play.now, command=command)
    events = decide(play.state, envelope, play.engine)
    (paired,) = (event for event in events if isinstance(event, ev.RoundPaired))
    assert Counting.asked == 1

    assert decide(play.state, envelope.model_copy(update={"paired": (paired,)}), play.engine) == events
    assert Counting.asked == 1
    for other in ({"seed": "another"}, {"round_number": 2}, {"cause": "director"}):
        before = (paired.model_copy(update=other),)
        assert decide(play.state, envelope.model_copy(update={"paired": before}), play.engine) == events
    assert Counting.asked == 4


def test_a_director_pairs_a_round_by_hand_with_a_reason() -> None:
    play = running()
    play.win_all()
    by_hand = boards(("e4", "e1"), ("e3", "e2"), number=2)
    (paired,) = play.do(cmd.PublishRound(stage=0, round_number=2, pairings=by_hand, text="Nobody new is left."))

    assert isinstance(paired, ev.RoundPaired)
    assert (paired.pairings, paired.cause, paired.text) == (by_hand, "director", "Nobody new is left.")
    assert verify(play.records, play.engine) == ()


def test_pairing_by_hand_needs_a_reason() -> None:
    play = running()
    play.win_all()

    with pytest.raises(ReasonNeededError) as refused:
        play.do(cmd.PublishRound(stage=0, round_number=2, pairings=boards(("e1", "e2"), ("e3", "e4"), number=2)))

    assert refused.value.what == "pairings"


@pytest.mark.parametrize("by_hand", [boards(("e1", "e2"), number=2), boards(("e1", "e2"), ("e3", "e4"), number=1)])
def test_pairing_by_hand_accounts_for_field_and_boards(by_hand: RoundPairings) -> None:
    play = running()
    play.win_all()

    with pytest.raises(BadRoundError):
        play.do(cmd.PublishRound(stage=0, round_number=2, pairings=by_hand, text="Because."))


def test_pairing_by_hand_waits_for_results_too() -> None:
    by_hand = boards(("e1", "e2"), ("e3", "e4"), number=2)

    with pytest.raises(ResultsMissingError):
        running().do(cmd.PublishRound(stage=0, round_number=2, pairings=by_hand, text="Because."))


def test_a_director_replaces_the_pairings_with_a_reason() -> None:
    play = running()
    (amended,) = play.do(override(boards(("e1", "e4"), ("e2", "e3"))))

    assert isinstance(amended, ev.RoundAmended)
    assert (amended.cause, amended.text) == ("director", "Because.")
    assert [pairing.seats for pairing in play.state.open_games()] == [("e1", "e4"), ("e2", "e3")]


def test_an_override_keeps_results_reports_and_times_only_of_games_that_stay() -> None:
    play = running()
    played = play.board(1)
    play.win(played)
    play.do(cmd.MoveGame(pairing="s0r1b2", at=play.now, text="now"))
    turned = play.board(2).seats[::-1]
    play.do(override(boards(played.seats, turned)))

    current = play.state.current_round
    assert current is not None
    assert set(current.results) == {played.id}
    assert play.state.times == {}


def test_an_override_leaves_played_games_alone() -> None:
    play = running()
    play.win(play.board(1))

    with pytest.raises(ResultExistsError) as refused:
        play.do(override(boards(play.board(1).seats[::-1], play.board(2).seats)))

    assert refused.value.pairing == "s0r1b1"


@pytest.mark.parametrize(
    "pairings, missing, doubled, unknown",
    [
        (boards(("e1", "e2")), ("e3", "e4"), (), ()),
        (boards(("e1", "e2"), ("e3", "e1")), ("e4",), ("e1",), ()),
        (boards(("e1", "e2"), ("e3", "e4"), ("e5", "e6")), (), (), ("e5", "e6")),
        (boards(("e1", "e2"), ("e3", "e4"), byes=("e1",)), (), ("e1",), ()),
    ],
)
def test_an_override_accounts_for_the_field(
    pairings: RoundPairings, missing: tuple[str, ...], doubled: tuple[str, ...], unknown: tuple[str, ...]
) -> None:
    with pytest.raises(BadRoundError) as refused:
        running().do(override(pairings))

    assert (refused.value.missing, refused.value.doubled, refused.value.unknown) == (missing, doubled, unknown)


def test_boards_of_an_override_have_their_own_numbers_and_ids() -> None:
    other_round = Pairing(id="s0r2b1", board=1, seats=("e1", "e2"))
    same_board = Pairing(id="s0r1b1", board=1, seats=("e3", "e4"))

    with pytest.raises(BadRoundError) as refused:
        running().do(override(RoundPairings(pairings=(other_round, same_board))))

    assert refused.value.boards == ("s0r2b1", "s0r1b1")


def test_an_override_cannot_pair_somebody_who_left() -> None:
    play = running()
    gone = play.board(1).seats[0]
    play.do(cmd.WithdrawEntrant(entrant=gone))
    first, second = play.board(1), play.board(2)

    play.do(override(boards(first.seats, second.seats[::-1])))
    with pytest.raises(ResultExistsError):
        play.do(override(boards((second.seats[0], gone), (second.seats[1], first.seats[1]))))


def test_an_override_cannot_pair_a_bye_that_left() -> None:
    play = running(5)
    play.do(cmd.WithdrawEntrant(entrant="e5"))
    first, second = play.board(1).seats, play.board(2).seats

    play.do(override(boards(first, second[::-1], byes=("e5",))))
    with pytest.raises(BadRoundError) as refused:
        play.do(override(boards(first, (second[0], "e5"), byes=(second[1],))))

    assert refused.value.unknown == ("e5",)


def test_only_the_latest_round_is_overridden() -> None:
    play = running()
    play.win_all()
    play.publish()

    with pytest.raises(RoundClosedError) as refused:
        play.do(override(boards(("e1", "e4"), ("e2", "e3"))))

    assert (refused.value.stage, refused.value.round_number) == (0, 1)


def test_a_tournament_ends_when_nothing_is_left() -> None:
    play = running(stages=[toy(rounds=1)])
    with pytest.raises(ResultsMissingError):
        play.do(cmd.FinishTournament())
    play.win_all()
    play.do(cmd.FinishTournament())

    assert play.state.phase == "finished"


def test_a_tournament_with_rounds_left_does_not_end() -> None:
    play = running(stages=[toy(rounds=2)])
    play.win_all()

    with pytest.raises(NotNextError) as refused:
        play.do(cmd.FinishTournament())

    assert refused.value.asked == "finish"


def test_a_tournament_that_has_not_begun_does_not_end() -> None:
    with pytest.raises(WrongPhaseError):
        Play().do(cmd.FinishTournament())


def test_an_open_question_stands_before_the_next_round() -> None:
    play = running(stages=[toy(question="choice")])
    play.win_all()

    with pytest.raises(PromptOpenError) as refused:
        play.do(cmd.PublishRound(stage=0, round_number=2))

    assert refused.value.prompts == (QUESTION,)


def test_a_format_takes_an_override_on_the_rounds_before_it() -> None:
    class Looking(Neighbours):
        key = "looking"
        seen: tuple[int, ...] = ()

        def by_hand(
            self, stage: Stage, pairings: RoundPairings, published: Round | None, options: NeighbourOptions
        ) -> RoundPairings:
            Looking.seen = tuple(round_.number for round_ in stage.rounds)
            return super().by_hand(stage, pairings, published, options)

    play = Play([toy(system="looking")], engine=toy_engine(Looking()))
    play.enter(4)
    play.publish()
    for _ in range(2):
        play.win_all()
        play.publish()
    first, second = play.board(1), play.board(2)
    play.do(override(boards(first.seats[::-1], second.seats, number=3), number=3))

    assert Looking.seen == (1, 2)
