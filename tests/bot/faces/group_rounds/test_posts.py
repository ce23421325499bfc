"""Posts of rounds of groups: who takes the place of a player who leaves, and standings only once all is decided."""

from __future__ import annotations

from bot.announcements.rounds import STANDINGS
from bot.schedule.player_buttons import player_buttons
from bot.text.context import context_of
from bot.views.groups import group_named
from bot.views.pairings import pairings_csv
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from tests.bot.season import DIRECTOR, HOUR, Season, actions_of, edits, new_person, public, to
from tests.formats.systems.group_rounds.tournament import Freestyle


def season_of(event: Freestyle) -> Season:
    """Continue a tournament of the tests of the format as a season."""
    play = event.play
    people = {who: new_person(int(who[1:])) for who in play.state.entrants}
    return Season(
        engine=play.engine,
        records=tuple(play.records),
        state=play.state,
        people=people,
        now=play.records[-1].at + HOUR,
    )


def after_round_one() -> Freestyle:
    event = Freestyle(28)
    event.finish()
    return event


def test_after_the_draw_the_channel_learns_who_takes_the_seat() -> None:
    event = after_round_one()
    event.answer("grouping-round2", "1")
    season = season_of(event)
    season.do(cmd.WithdrawEntrant(entrant="e8"))
    texts = [message.body for message in public(season.last)]
    assert "Player 8 leaves after the draw: Player 17 takes the seat." in texts


def test_before_the_draw_it_learns_who_goes_on_instead_and_during_a_round_nothing() -> None:
    season = season_of(after_round_one())
    season.do(cmd.WithdrawEntrant(entrant="e8"))
    assert any("Player 17 now goes on to Round 2" in message.body for message in public(season.last))
    season = season_of(Freestyle(28))
    season.do(cmd.WithdrawEntrant(entrant="e8"))
    assert not any("seat" in message.body or "goes on" in message.body for message in public(season.last))


def test_standings_wait_for_the_replay_of_a_tied_match() -> None:
    event = Freestyle(8)
    event.finish()
    event.on()
    event.report("e2", "e4", (60, 50))
    season = season_of(event)
    tied = event.game("e1", "e3")
    season.do(cmd.RecordResult(pairing=tied.id, report=Report(winner=None, scores=(50, 50))))
    assert not [post for post in season.last if post.key == STANDINGS]
    decided = season_of(event)
    decided.do(cmd.RecordResult(pairing=tied.id, report=Report(winner="e1")))
    assert [post for post in decided.last if post.key == STANDINGS]


def test_my_game_has_the_button_of_an_answer_that_is_to_do() -> None:
    event = Freestyle(8)
    event.finish()
    event.on()
    event.finish()
    prompt, other = event.prompts()
    season = season_of(event)
    for who, key in ((prompt.who[0], prompt.key), (other.who[1], other.key)):
        shown = player_buttons(season.state, season.engine, who, season.now, "t1")
        assert [button.action for button in shown if ":answer:" in button.action] == [f"h:answer:t1:{key}"]


def test_posted_standings_show_the_next_step_until_it_is_taken_and_are_one_message() -> None:
    plan = StagePlan(system="group_rounds", title="Freestyle")
    season = Season().create(stages=(plan,), settings=Settings(goes_on_minutes=10)).sign_up(8)
    season.do(cmd.CloseRegistration())
    for game in season.publish().games():
        season.report(game)
    (posted,) = public([post for post in season.last if post.key == STANDINGS])
    assert "hold" in actions_of(posted)
    version = season.state.version
    season.publish()
    shown = edits(season.last)[STANDINGS]
    assert shown.body.startswith("After Round 1.")
    assert "<t:" in posted.body
    assert "<t:" not in shown.body
    assert actions_of(shown) == ["standings", "my_game"]
    assert {ref.version for ref in shown.picture_refs} == {version}


def test_a_dispute_names_the_group_of_the_game_and_files_of_pairings_the_part() -> None:
    season = season_of(Freestyle(8))
    context = context_of(season.loaded, season.engine)
    round_ = season.state.started[0].rounds[0]
    game = context.game(round_.pairings.pairings[0].id)
    assert pairings_csv(context, 0, round_).filename.endswith("round-1-pairings.csv")
    season.do(cmd.ReportResult(pairing=game.pairing.id, by=game.pairing.seats[0], report=Report(winner="e1")))
    season.do(cmd.DisputeReport(pairing=game.pairing.id, by=game.pairing.seats[1]))
    (question,) = to(season.last, DIRECTOR)
    group = group_named(context, 0, game.pairing.label)
    assert group is not None
    assert question.title.endswith(f" · {group.title}")
