"""Posts about stages, rounds and game times."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.text.context import context_of
from bot.text.games import bye_line
from bot.text.messages import CONTENT_LIMIT, Message
from bot.views.audit import audit_entries
from bot.views.person import next_view
from formats.core import commands as cmd
from formats.core.model import Bye, EntrantData, RoundPairings
from formats.core.plan import Settings, StagePlan
from formats.core.points import USUAL
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import (
    ARIMAA,
    COORDINATOR,
    DAY,
    DIRECTOR,
    FIRST_PAIRING,
    HOUR,
    WEEK,
    Season,
    actions_of,
    arimaa,
    edits,
    is_message,
    new_person,
    public,
    quiet,
    to,
)

FIRST_FIX = FIRST_PAIRING + DAY


def lists(posts: Iterable[Post], names: Iterable[str]) -> list[str | None]:
    """The keys of public posts that list these players in this order."""
    numbered = [f"{place}. {name} (" for place, name in enumerate(names, start=1)]
    texts = {post.key: "\n".join(message.body for message in public([post])) for post in posts}
    found = {key: [text.find(line) for line in numbered] for key, text in texts.items()}
    return [key for key, places in found.items() if -1 not in places and places == sorted(places)]


def test_the_field_by_seed_is_listed_once() -> None:
    season = Season().started()
    assert lists(season.posts, [f"Player {number}" for number in range(1, 13)]) == ["field"]
    stage = next(message for message in public(season.posts) if "starts with 12 players" in message.body)
    assert "The field and its order are in the list above." in stage.body


def test_the_list_of_the_field_follows_a_change_before_play() -> None:
    season = Season().create().sign_up(4)
    season.do(cmd.CloseRegistration())
    message = edits(season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1"))["field"]
    assert message.body.index("1. Player 2 ") < message.body.index("2. Player 3 ")
    season.publish()
    assert "The field and its order are in the list above." in "\n".join(text.body for text in public(season.last))


def test_a_field_is_listed_at_the_start_where_its_order_was_not() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    for number in (1, 2, 3):
        season.people[f"e{number}"] = new_person(number)
        season.do(cmd.RegisterEntrants(entrants=(EntrantData(),)), actor=f"p{number}")
    season.do(cmd.CloseRegistration())
    season.publish()
    assert sum("**Field, by seed**" in message.body for message in public(season.last)) == 1


def test_a_round_pings_everybody_paired_and_offers_what_comes_next() -> None:
    season = Season().create().sign_up(reminders={}).until(FIRST_PAIRING)
    assert [post for post in season.posts if post.person_id not in {None, DIRECTOR, COORDINATOR}] == []
    post = next(post for post in season.posts if post.key == "round:s0r1")
    (message,) = public([post])
    assert set(message.pings) == {season.people[f"e{number}"].discord_id for number in range(1, 13)}
    assert "(Gold)" in message.body
    assert "60s/5m/75/0/4h/4m" in message.body
    assert "tentative" in message.body
    assert f"<t:{int(FIRST_FIX.timestamp())}:F>" in message.body
    offered = ["my_game", "pairings:s0r1", "standings", "why:s0r1", "availability", "calendar", "write_to_me"]
    assert actions_of(message) == offered
    assert message.files == ()


def test_who_is_written_to_is_not_pinged_besides() -> None:
    season = Season().started()
    post = next(post for post in season.posts if post.key == "round:s0r1")
    assert public([post])[0].pings == ()


def test_everybody_paired_gets_a_card_and_all_cards_share_one_fallback() -> None:
    season = Season().started()
    cards = [post for post in season.last if post.person_id and post.key]
    assert {post.person_id for post in cards} == {f"p{number}" for number in range(1, 13)}
    assert len({post.group for post in cards}) == 1
    (card,) = to(season.last, "p1")
    opponent = season.games()[0].opponent("e1")
    assert season.people[opponent].name in card.body
    assert actions_of(card) == ["my_game", f"report:{season.games()[0].id}", "availability", "standings"]


def test_a_bye_is_told_to_whoever_has_it() -> None:
    season = Season().started(11)
    current = season.state.current_round
    assert current is not None
    (bye,) = current.pairings.byes
    (card,) = to(season.last, season.people[bye.entrant].id)
    assert "bye" in card.body


def test_requirements_stand_on_the_card() -> None:
    season = Season().create().sign_up().until(FIRST_PAIRING - HOUR)
    season.do(cmd.MakeRuling(topic="requirement", entrant="e1", text="Have a web-cam on"))
    season.until(FIRST_PAIRING)
    assert "web-cam" in to(season.last, "p1")[0].body


def test_without_a_week_players_are_told_to_find_a_time() -> None:
    season = Season().create(settings=arimaa(week=None)).sign_up()
    season.do(cmd.CloseRegistration())
    season.publish()
    (card,) = to(season.last, "p1")
    assert [action.partition(":")[0] for action in actions_of(card)] == ["my_game", "report", "standings"]


@pytest.mark.parametrize("until", [None, FIRST_PAIRING + 100 * HOUR])
def test_players_agree_on_a_time_only_where_there_are_days_for_it(until: datetime | None) -> None:
    season = Season().create(settings=arimaa(week=None, play_until=until)).sign_up()
    season.do(cmd.CloseRegistration())
    season.publish()
    text = "\n".join(message.body for message in public(season.last))
    assert ("Agree on a time" in text) == (until is not None)
    assert ("Play, then report the result" in text) == (until is None)


def test_a_round_of_hundreds_is_several_messages_and_no_ping_is_lost() -> None:
    season = Season().create(settings=arimaa(week=None)).sign_up(200, reminders={})
    season.do(cmd.CloseRegistration())
    season.publish()
    posts = [post for post in season.last if (post.key or "").startswith("round:s0r1")]
    messages = public(posts)
    assert len({post.key for post in posts}) == len(posts) > 1
    assert [user for message in messages for user in message.pings] == list(
        dict.fromkeys(user for message in messages for user in message.pings)
    )
    assert sum(len(message.pings) for message in messages) == 200
    assert all(len(message.content) <= CONTENT_LIMIT for message in messages)
    assert [bool(message.buttons) for message in messages] == [False] * (len(messages) - 1) + [True]
    text = "\n".join(message.body for message in messages)
    assert text.count("(Gold)") == 100


def test_final_times_that_have_not_moved_change_the_card_and_are_sent_to_players_but_not_posted_again() -> None:
    season = Season().started().until(FIRST_FIX - HOUR)
    season.posts.clear()
    season.until(FIRST_FIX)
    assert not any("schedule" in actions_of(message) for message in public(season.posts))
    for number in range(1, 13):
        (card,) = to(season.posts, f"p{number}")
        assert "final" in card.body
    card = edits(season.posts)["round:s0r1"]
    for pairing in season.games():
        assert f" · <t:{int(season.state.times[pairing.id].at.timestamp())}:F>\n" in card.body
    assert "tentative" not in card.body
    assert "Check in with **My game**" in card.body
    assert card.pings == ()


def test_only_games_whose_time_has_moved_are_posted_again_and_only_their_players_mentioned() -> None:
    season = Season().create().sign_up(reminders={}).until(FIRST_PAIRING)
    pairing, *others = sorted(season.games(), key=lambda game: season.state.times[game.id].at)
    before = dict(season.state.times)
    for entrant in pairing.seats:
        content = {"zone": "America/New_York", "spans": [[6000, 6300]]}
        season.do(cmd.SubmitForm(form="availability", entrant=entrant, content=content))
    season.posts.clear()
    season.until(FIRST_FIX)
    after = season.state.times
    moved = [game for game in (pairing, *others) if after[game.id].at != before[game.id].at]
    assert pairing in moved
    listed = next(message for message in public(season.posts) if "schedule" in actions_of(message))
    assert listed.body.count(":F>") == len(moved)
    assert set(listed.pings) == {season.people[who].discord_id for game in moved for who in game.seats}


def test_times_are_no_longer_called_tentative_although_a_game_was_played_before_they_were_final() -> None:
    season = Season().started()
    season.report(season.games()[0])
    season.until(FIRST_FIX)
    assert "tentative" not in edits(season.posts)["round:s0r1"].body


def test_a_card_calls_times_tentative_once_and_each_of_them_only_where_one_is_final() -> None:
    season = Season().started()
    (message,) = public(post for post in season.posts if post.key == "round:s0r1")
    assert message.body.count("tentative") == 1
    moved = season.games()[0].id
    season.do(cmd.MoveGame(pairing=moved, at=season.state.times[moved].at + HOUR, text="Travel"))
    card = edits(season.last)["round:s0r1"]
    assert card.body.count(", tentative") == len(season.games()) - 1
    assert card.body.count("Times are tentative until") == 1


def test_the_standings_on_a_card_name_their_round_for_good() -> None:
    season = Season().started().until(FIRST_FIX + 3 * DAY).play_round()
    assert "Press **My times**" in edits(season.last)["round:s0r1"].body
    season.posts.clear()
    season.until(FIRST_PAIRING + WEEK)
    assert season.rounds() == 2
    card = edits(season.posts)["round:s0r1"]
    assert "After round 1 of 4.\n1. **Player 1** · 1–0" in card.body
    assert "My times" not in card.body
    first, second = season.state.started[0].rounds
    season.report(second.pairings.pairings[0])
    corrected_game = first.pairings.pairings[-1]
    upset = max(corrected_game.seats, key=lambda who: int(who[1:]))
    season.do(cmd.RecordResult(pairing=corrected_game.id, report=Report(winner=upset)))
    corrected = edits(season.last)["round:s0r1"].body
    assert "After round 1 of 4.\n" in corrected
    assert "2–0" not in corrected


def test_the_standings_on_the_card_of_an_automatic_round_name_their_round_for_good() -> None:
    """In a round robin of five whose rounds come two minutes after one another, also once the next is published."""
    plan, settings = StagePlan(system="round_robin", title="League"), Settings(goes_on_minutes=2)
    season = Season().create(stages=[plan], settings=settings).sign_up(5)
    season.do(cmd.CloseRegistration())
    season.publish()
    for number in range(1, 5):
        first = season.games()[0]
        season.play_round()
        assert f"After round {number} of 5.\n" in edits(season.last)[f"round:s0r{number}"].body
        season.posts.clear()
        season.until(season.now + timedelta(minutes=2))
        assert season.rounds() == number + 1
        assert f"After round {number} of 5.\n" in edits(season.posts)[f"round:s0r{number}"].body
        season.do(cmd.RecordResult(pairing=first.id, report=Report(winner=max(first.seats))))
        assert f"After round {number} of 5.\n" in edits(season.last)[f"round:s0r{number}"].body


def test_the_last_round_of_an_event_asks_for_no_availability() -> None:
    season = Season().create(stages=ARIMAA.stages[:1]).sign_up(12).until(FIRST_PAIRING)
    for _ in range(5):
        season.until(season.now + 5 * DAY + 20 * HOUR).play_round().until(season.now + DAY + 4 * HOUR)
    assert season.state.phase == "finished"
    last = season.rounds()
    cards = {
        number: [Message.model_validate(post.payload) for post in season.posts if post.key == f"round:s0r{number}"]
        for number in (last - 1, last)
    }
    assert any("Press **My times**" in card.body for card in cards[last - 1])
    assert cards[last]
    assert not any("Press **My times**" in card.body for card in cards[last])


def test_near_misses_are_listed_with_the_final_times() -> None:
    season = Season().started()
    pairing = season.games()[0]
    for entrant, spans in zip(pairing.seats, ([[6000, 6060]], [[6180, 6240]]), strict=True):
        content = {"zone": "America/New_York", "spans": spans}
        season.do(cmd.SubmitForm(form="availability", entrant=entrant, content=content))
    season.posts.clear()
    season.until(FIRST_FIX)
    listed = next(message for message in public(season.posts) if "schedule" in actions_of(message))
    assert "Near miss" in listed.body
    assert "3 hours" in listed.body


def test_a_moved_game_pings_its_players_with_the_reason() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    at = season.state.times[pairing.id].at + DAY
    season.wish(pairing.seats[0])
    posts = season.do(cmd.MoveGame(pairing=pairing.id, at=at, text="The server *is* down", knowingly=True))
    (message,) = public(posts)
    assert message.pings == (season.people[pairing.seats[0]].discord_id,)
    assert f"<t:{int(at.timestamp())}:F>" in message.body
    assert "The server \\*is\\* down" in message.body
    assert {post.person_id for post in posts if post.person_id} == {season.people[pairing.seats[1]].id}
    round_post = edits(posts)["round:s0r1"].body
    assert f"<t:{int(at.timestamp())}:F>" in round_post


def test_tentative_times_found_anew_are_posted() -> None:
    season = Season().started()
    pairing = season.games()[0]
    for entrant in pairing.seats:
        content = {"zone": "America/New_York", "spans": [[7200, 7260]]}
        season.do(cmd.SubmitForm(form="availability", entrant=entrant, content=content))
    posts = season.do(cmd.SetGameTimes(stage=0, round_number=1, final=False))
    assert "tentative" in public(posts)[0].body


def test_a_directors_own_pairings_are_told_with_the_reason_to_those_they_change() -> None:
    season = quiet(Season().started())
    current = season.state.current_round
    assert current is not None
    first, second, *others = current.pairings.pairings
    swapped = (
        first.model_copy(update={"seats": (first.seats[0], second.seats[0])}),
        second.model_copy(update={"seats": (first.seats[1], second.seats[1])}),
    )
    new = RoundPairings(pairings=(*swapped, *others), byes=current.pairings.byes, idle=current.pairings.idle)
    posts = season.do(cmd.OverrideRound(stage=0, round_number=1, pairings=new, text="Brothers"))
    (message,) = public(posts)
    concerned = {*first.seats, *second.seats}
    assert set(message.pings) == {season.people[entrant].discord_id for entrant in concerned}
    assert "Brothers" in message.body
    assert [post for post in posts if post.person_id] == []
    assert "round:s0r1" in edits(posts)


def test_the_card_of_a_complete_round_shows_the_standings_and_nothing_else_is_posted() -> None:
    season = Season().started().until(FIRST_FIX + 3 * DAY)
    *others, last = season.games()
    for pairing in others:
        season.report(pairing)
        assert "**Standings**" not in edits(season.last)["round:s0r1"].body
    season.report(last)
    assert public(season.last) == []
    card = edits(season.last)["round:s0r1"]
    assert "**Standings**\nAfter round 1 of 4.\n1. **Player 1** · 1–0" in card.body
    assert card.files == ()
    assert {ref.kind for ref in card.picture_refs} >= {"standings"}


def test_the_last_round_of_a_stage_names_who_goes_on() -> None:
    season = Season().started()
    for _ in range(4):
        season.until(season.now + 5 * DAY + 20 * HOUR)
        number = season.rounds()
        season.play_round()
        card = edits(season.last)[f"round:s0r{number}"]
        if "Going on to" in card.body:
            break
        season.until(season.now + DAY + 4 * HOUR)
    names = card.body.partition("Going on to")[2].partition("\n")[0]
    assert names.count("**Player") == 8


def test_a_play_off_says_what_it_decides() -> None:
    season = Season().started()
    for _ in range(15):
        season.until(season.now + 5 * DAY + 20 * HOUR).play_round()
        season.posts.clear()
        season.until(season.now + DAY + 4 * HOUR)
        current = season.state.current_round
        assert current is not None
        if current.pairings.label == "Play-off":
            break
    post = next(post for post in season.posts if (post.key or "").startswith("round:s1"))
    (message,) = public([post])
    assert "place 3" in message.body or "place 2" in message.body
    assert current is not None
    assert len(current.pairings.pairings) == 1


def test_the_end_has_podium_prizes_and_standings_and_directors_get_the_ledger() -> None:
    season = Season().started()
    season.do(cmd.MarkFee(entrant="e1", state="paid"))
    for _ in range(15):
        season.until(season.now + 5 * DAY + 20 * HOUR).play_round()
        season.posts.clear()
        season.until(season.now + DAY + 4 * HOUR)
        if season.state.phase == "finished":
            break
    podium = next(message for message in public(season.posts) if "🥇" in message.body)
    assert "Player 1" in podium.body
    assert "Certificate of the Arimaa World Champion" in podium.body
    assert len(podium.pings) == 3
    assert "Final standings." in podium.body
    assert [message for message in public(season.posts) if message.files] == []
    (book,) = to(season.posts, DIRECTOR)
    assert "To be returned" in book.body


def test_the_end_changes_no_card_but_that_of_the_last_round() -> None:
    season = Season().create(stages=[StagePlan(system="round_robin", title="League")], settings=Settings()).sign_up(4)
    season.do(cmd.CloseRegistration())
    for _ in range(3):
        season.publish().play_round()
    season.do(cmd.FinishTournament())
    assert [key for key in edits(season.last) if key.startswith("round:")] == ["round:s0r3"]


def test_a_corrected_result_of_an_earlier_round_changes_the_standings_posted() -> None:
    season = Season().started().until(FIRST_FIX + 3 * DAY)
    pairing = season.games()[0]
    season.play_round().until(FIRST_PAIRING + WEEK)
    other = max(pairing.seats, key=lambda who: int(who[1:]))
    posts = season.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=other), text="Wrong way round"))
    (line,) = public(posts)
    assert "published stay" in line.body
    assert "Wrong way round" in line.body
    assert "**0–1**" in edits(posts)["round:s0r1"].body or "**1–0**" in edits(posts)["round:s0r1"].body
    assert "**Standings**" in edits(posts)["round:s0r1"].body


def test_game_times_hold_for_the_round_they_were_made_for() -> None:
    """A round announced together with its tentative times is one post, not two."""
    season = Season().started()
    keys = [post.key for post in season.last if post.channel_id and is_message(post)]
    assert keys.count("round:s0r1") == 1
    assert len(keys) == 2
    assert season.state.times[season.games()[0].id].at - season.now > timedelta(days=1)


def test_a_bye_says_its_points_where_it_is_worth_some() -> None:
    assert bye_line("Ana", Bye(entrant="e1"), USUAL) == "**Ana**: bye (1 point)"
    assert bye_line("Ana", Bye(entrant="e1", half_points=0), USUAL) == "**Ana**: bye"
    assert bye_line("Ana", Bye.round_off("e1", 1), USUAL) == "**Ana**: round off (½ point)"


CUP = StagePlan(system="double_elimination", title="Cup", options={"as_they_come": True, "best_of": 3})


def cup(size: int = 8, **settings: Any) -> Season:
    """A cup of players who asked for no direct messages; its first round is out."""
    season = Season().create(stages=(CUP,), settings=Settings(**settings)).sign_up(size, reminders={})
    season.do(cmd.CloseRegistration())
    return season.publish()


def won(season: Season, label: str, **more: Any) -> list[Post]:
    """The better seed wins a match."""
    games = [game for round_ in season.state.stage().rounds for game in round_.pairings.pairings]
    game = next(game for game in reversed(games) if game.label == label)
    winner = min(game.seats, key=lambda who: int(who[1:]))
    return season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=winner), **more))


def called(posts: Iterable[Post]) -> list[set[int]]:
    """Whom new posts of the channel mention."""
    return [set(message.pings) for message in public(posts) if message.pings]


class TestMatchesAsTheyCome:
    """Matches that open as soon as their players are known."""

    def test_the_first_match_of_a_level_has_the_post_of_its_round_and_mentions_its_players(self) -> None:
        season = cup()
        won(season, "W1-1")
        posts = won(season, "W1-2")
        ids = {who: season.people[who].discord_id for who in season.people}

        assert called(posts) == [{ids["e1"], ids["e4"], ids["e5"], ids["e8"]}]
        assert "round:s0r2" in {post.key for post in posts}
        assert "round:s0r1" in edits(posts)

    def test_another_is_added_to_that_post_and_mentions_its_two_players_once(self) -> None:
        season = cup()
        for label in ("W1-1", "W1-2", "W1-3"):
            won(season, label)
        posts = won(season, "W1-4")
        ids = {who: season.people[who].discord_id for who in season.people}

        assert len(called(posts)) == 2
        assert {ids["e2"], ids["e3"]} in called(posts)
        assert {ids["e6"], ids["e7"]} in called(posts)
        assert "Player 2" in edits(posts)["round:s0r2"].body
        (line, _) = (message for message in public(posts) if "your match is open" in message.body)
        assert "Winners' round 2" in line.body
        assert actions_of(line) == ["my_game", "pairings:s0r2"]
        assert called(won(season, "W2-1")) == []

    def test_who_is_written_to_gets_a_card_and_is_not_mentioned(self) -> None:
        season = Season().create(stages=(CUP,), settings=Settings()).sign_up(8)
        season.do(cmd.CloseRegistration())
        season.publish()
        for label in ("W1-1", "W1-2", "W1-3"):
            won(season, label)
        posts = won(season, "W1-4")

        assert called(posts) == []
        (card,) = to(posts, "p2")
        assert "Player 3" in card.body

    def test_an_entrant_without_discord_is_in_the_post_and_mentioned_nowhere(self) -> None:
        season = Season().create(stages=(CUP,), settings=Settings()).sign_up(8, discord=False)
        season.do(cmd.CloseRegistration())
        season.publish()
        for label in ("W1-1", "W1-2", "W1-3"):
            won(season, label)
        posts = won(season, "W1-4")

        assert called(posts) == []
        assert "Player 2" in edits(posts)["round:s0r2"].body

    def test_a_match_that_is_taken_back_and_opened_for_others_says_so(self) -> None:
        season = cup()
        for label in ("W1-1", "W1-2", "W1-3", "W1-4"):
            won(season, label)
        posts = season.do(
            cmd.RecordResult(pairing="s0r1b1", report=Report(winner="e8"), dependents="reset", text="Wrong way round.")
        )
        bodies = "\n".join(message.body for message in public(posts))
        ids = {who: season.people[who].discord_id for who in season.people}

        assert "Wrong way round." in bodies
        assert {ids["e8"], ids["e4"]} in called(posts)
        assert "Player 8" in edits(posts)["round:s0r2"].body
        assert {"e8", "e4"} in [set(game.seats) for game in season.games()]

    def test_the_audit_names_the_match_and_its_players(self) -> None:
        season = cup()
        for label in ("W1-1", "W1-2", "W1-3", "W1-4"):
            won(season, label)
        context = context_of(season.loaded, season.engine)
        said = [entry.text for entry in audit_entries(context, season.loaded.records, {})]

        assert any("opened Player 3 – Player 2 in Cup, round 2" in text for text in said)

    def test_a_player_between_two_matches_waits_for_the_opponent(self) -> None:
        season = cup()
        won(season, "W1-1")
        view = next_view(context_of(season.loaded, season.engine), "e1", season.now)

        assert "when your opponent is known" in "\n".join(map(str, view.blocks))
