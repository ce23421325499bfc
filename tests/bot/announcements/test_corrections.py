"""Posts about a corrected result on which later games of a bracket rest."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import Season, edits, public, quiet, to

CUP = StagePlan(system="double_elimination", title="Cup")


def two_rounds(*, direct: bool = False, stage: StagePlan = CUP) -> Season:
    """Four have played two rounds of a double elimination; the better seed has won each game."""
    season = Season().create(stages=(stage,), settings=Settings()).sign_up(4)
    if not direct:
        quiet(season)
    season.do(cmd.CloseRegistration())
    return season.publish().play_round().publish().play_round()


def corrected(season: Season, **more: str) -> list[Post]:
    """The first game of e1 and e4 was won by e4 after all."""
    pairings = season.state.started[0].rounds[0].pairings.pairings
    (game,) = [pairing for pairing in pairings if set(pairing.seats) == {"e1", "e4"}]
    return season.do(cmd.RecordResult.model_validate({"pairing": game.id, "report": Report(winner="e4"), **more}))


def test_everybody_learns_up_to_where_play_was_taken_back_and_why() -> None:
    season = two_rounds()
    posts = corrected(season, dependents="reset", text="They mixed up *sides*.")
    (told,) = [message for message in public(posts) if "play is back" in message.body]
    assert "after **Winners' round 1**" in told.body
    assert "They mixed up \\*sides\\*." in told.body
    assert sorted(told.pings) == sorted(season.people[f"e{number}"].discord_id or 0 for number in range(1, 5))


def test_the_rounds_that_count_no_more_are_struck_and_lose_their_buttons() -> None:
    edited = edits(corrected(two_rounds(), dependents="reset"))
    struck = edited["round:s0r2"]
    assert "play is back to where it was after **Winners' round 1**" in struck.content
    assert (struck.buttons, struck.pings) == ((), ())
    assert "~~" in struck.body or "```" in struck.body
    assert "play is back" not in edited["round:s0r1"].content


def test_without_a_reason_none_is_told() -> None:
    posts = corrected(two_rounds(), dependents="reset")
    (told,) = [message for message in public(posts) if "play is back" in message.body]
    assert told.body.rstrip().endswith("What came later is paired again.")


def test_who_is_written_to_gets_a_card_instead_of_a_call() -> None:
    season = two_rounds(direct=True)
    posts = corrected(season, dependents="reset")
    (told,) = [message for message in public(posts) if "play is back" in message.body]
    assert told.pings == ()
    for number in range(1, 5):
        assert any("pairings have changed" in message.body for message in to(posts, f"p{number}"))


def test_who_has_left_is_not_called_for_games_they_no_longer_have() -> None:
    season = two_rounds()
    season.do(cmd.WithdrawEntrant(entrant="e3"))
    (told,) = [message for message in public(corrected(season, dependents="reset")) if "play is back" in message.body]
    assert season.people["e3"].discord_id not in told.pings
    assert season.people["e1"].discord_id in told.pings


def test_who_only_had_a_bye_in_a_round_that_is_taken_back_is_called_too() -> None:
    season = Season().create(stages=(CUP,), settings=Settings()).sign_up(4)
    quiet(season)
    season.do(cmd.CloseRegistration())
    season.publish().play_round()
    season.do(cmd.WithdrawEntrant(entrant="e3"))
    season.publish()
    assert [bye.entrant for bye in season.state.started[0].rounds[1].pairings.byes] == ["e4"]
    (told,) = [message for message in public(corrected(season, dependents="reset")) if "play is back" in message.body]
    assert season.people["e4"].discord_id in told.pings


def test_a_result_that_stays_by_a_ruling_is_told_with_how_the_game_ended_and_why() -> None:
    season = two_rounds()
    (told,) = public(corrected(season, dependents="stand", text="Found out too late."))
    first = season.state.started[0].rounds[0].pairings.pairings[0].seats[0]
    recorded, ended = ("1–0", "0–1") if first == "e1" else ("0–1", "1–0")
    assert f"stays **{recorded}** by a director's ruling, though it ended **{ended}**" in told.body
    assert "Found out too late." in told.body
    assert all(season.people[who].name in told.body for who in ("e1", "e4"))
    assert told.pings == ()
