"""Eligibility: who is asked, who is seeded and shown, who moves up."""

from __future__ import annotations

from bot.faces.swiss_elimination.eligible import eligibility_view, seated, table
from bot.faces.swiss_elimination.posts.seats import SEEDS
from bot.text.messages import Message
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.systems.swiss_elimination.forms import PREFERENCES
from formats.toolkit.invitation import INVITATION
from storage.outbox import Post
from tests.bot.faces.swiss_elimination.grand_prix import DAY, PLAYOFFS, context, decided, invited, online, says, scored
from tests.bot.season import Season, edits, new_person, public, to


def seats(posts: list[Post]) -> list[str]:
    """The lists of seats among posts: new ones, and those that an earlier one becomes."""
    shown = [Message.model_validate(post.payload) for post in posts if post.key == SEEDS]
    return [f"{message.content}\n{message.body}" for message in shown]


def test_only_the_thirty_most_eligible_are_asked_with_a_button() -> None:
    season = invited(33)
    assert {post.person_id for post in season.last if post.person_id} == {f"p{number}" for number in range(1, 31)}
    (card,) = to(season.last, "p30")
    assert [button.label for button in card.buttons] == ["Yes, I will play", "No"]
    assert to(season.last, "p31") == []


def test_before_anybody_answers_nobody_is_seeded() -> None:
    lines = table(context(scored(3)))
    assert [(line.of.place, line.status, line.seed) for line in lines] == [
        (place, "no yes so far", None) for place in (1, 2, 3)
    ]


def test_the_table_tells_seeds_reserves_refusals_and_silence() -> None:
    season = invited(32)
    for number in range(2, 20):
        says(season, number, "yes")
    says(season, 1, "no")
    status = {line.of.entrant: line.status for line in table(context(season))}
    assert status["e1"] == "not coming"
    assert (status["e2"], status["e17"]) == ("seed 1", "seed 16")
    assert (status["e18"], status["e19"]) == ("reserve 1", "reserve 2")
    assert (status["e20"], status["e31"]) == ("no yes so far", "not invited")
    view = eligibility_view(context(season))
    assert "999" in view.text
    assert view.csv is not None


def test_when_time_is_up_everybody_sees_who_is_in() -> None:
    season = decided(18, coming=17)
    (shown,) = seats(season.posts)
    assert "16. **Player 16**" in shown
    assert "Player 17" in shown.partition("Reserves")[2]
    assert "Player 18" not in shown


def closed_first(*, due: bool) -> Season:
    """A field that is entered and closed before anybody is asked; all of 18 come."""
    season = Season().create(stages=PLAYOFFS.stages, settings=PLAYOFFS.settings)
    season.people.update({f"e{number}": new_person(number) for number in range(1, 19)})
    entrants = tuple(EntrantData(attributes={"round_1": 1000 - number}) for number in range(1, 19))
    season.do(cmd.RegisterEntrants(entrants=entrants, by_director=True))
    season.do(cmd.CloseRegistration())
    season.do(cmd.AskForForm(form=INVITATION.key, due=season.now + 7 * DAY if due else None))
    for number in range(1, 19):
        says(season, number, "yes")
    return season


def test_where_an_imported_field_was_closed_first_the_seats_are_posted_when_time_is_up() -> None:
    season = closed_first(due=True)
    assert seats(season.posts) == []
    season.until(season.now + 7 * DAY)
    (shown,) = seats(season.posts)
    assert "16. **Player 16**" in shown
    assert "Time for answers is up." in shown


def test_where_a_director_ends_the_time_for_answers_the_seats_are_posted_at_once() -> None:
    season = closed_first(due=False)
    season.do(cmd.CloseForm(form=INVITATION.key))
    (shown,) = seats(season.last)
    assert "16. **Player 16**" in shown


def test_the_sixteen_are_listed_once_and_the_start_refers_to_the_list() -> None:
    season = closed_first(due=True)
    field = next(message for message in public(season.posts) if "The field of" in f"{message.content}{message.body}")
    assert "Player 3" not in f"{field.content}{field.body}"
    season.until(season.now + 7 * DAY)
    season.do(cmd.PublishRound(stage=0, round_number=1))
    assert len(seats(season.posts)) == 1
    assert not any("Player 3" in f"{message.content}{message.body}" for message in public(season.posts))
    (begun,) = [message.body for message in public(season.last) if "16 players" in message.body]
    assert "The field and its order are in the list above." in begun
    assert "Player 17" in begun.partition("Reserves")[2]


def test_a_start_before_the_list_was_due_lists_the_field() -> None:
    season = closed_first(due=True)
    season.do(cmd.PublishRound(stage=0, round_number=1))
    (begun,) = [message.body for message in public(season.last) if "16 players" in message.body]
    assert "Player 16" in begun.partition("Field, by seed")[2]


def test_who_accepts_after_an_empty_list_was_due_is_listed() -> None:
    season = invited(5)
    season.do(cmd.CloseRegistration())
    season.until(season.now + 7 * DAY)
    assert seats(season.posts) == []
    for number in (1, 2):
        season.do(
            cmd.SubmitForm(form=INVITATION.key, entrant=f"e{number}", content={"answer": "yes"}, by_director=True)
        )
    assert "1. **Player 1**" in seats(season.posts)[0]
    assert "2. **Player 2**" in edits(season.last)[SEEDS].body


def test_empty_seats_are_byes() -> None:
    season = decided(14)
    assert any("2 seats left empty" in body for body in seats(season.posts))


def test_before_time_is_up_nobody_moves() -> None:
    season = invited(18)
    for number in range(1, 19):
        says(season, number, "yes")
    says(season, 1, "no")
    assert public(season.last) == []


def told(season: Season) -> str:
    return "\n".join(message.body for message in public(season.last))


def test_a_reserve_moves_up_when_somebody_says_no_after_all() -> None:
    season = decided(18)
    season.do(cmd.AskForForm(form=INVITATION.key, due=season.now + DAY))
    season.until(season.now + DAY)
    season.do(
        cmd.SubmitForm(form=INVITATION.key, entrant="e3", content={"answer": "no"}, by_director=True),
    )
    assert "**Player 3** is no longer in. **Player 17** moves up, as seed 16." in told(season)
    assert "seed 16" in to(season.last, "p17")[0].body
    assert "16. **Player 17**" in edits(season.last)["seeds"].body


def test_ties_of_players_without_ratings_are_not_called_the_same_rating() -> None:
    season = Season().create(stages=PLAYOFFS.stages, settings=PLAYOFFS.settings)
    season.people = {f"e{number}": new_person(number) for number in range(1, 19)}
    season.do(cmd.OpenRegistration())
    level = tuple(EntrantData(attributes={"round_1": 500}) for _ in season.people)
    season.do(cmd.RegisterEntrants(entrants=level, by_director=True))
    for number in range(1, 19):
        says(season, number, "yes")
    season.do(cmd.CloseRegistration())
    season.do(cmd.PublishRound(stage=0, round_number=1))
    (start,) = [Message.model_validate(post.payload).body for post in season.last if post.key == "stage:0"]
    assert "17 times two neighbours were level" in start
    assert "rating" not in start


def test_players_without_a_seat_are_not_counted_as_ties() -> None:
    season = decided(30, coming=16)
    season.do(cmd.CloseRegistration())
    season.do(cmd.PublishRound(stage=0, round_number=1))
    (start,) = [Message.model_validate(post.payload).body for post in season.last if post.key == "stage:0"]
    assert "level" not in start


def test_a_reserve_moves_up_when_somebody_withdraws_before_the_first_round() -> None:
    season = online(18)
    assert seated(context(season)) == tuple(f"e{number}" for number in range(1, 17))
    season.do(cmd.WithdrawEntrant(entrant="e16"), actor="p16")
    assert "**Player 17** moves up, as seed 16" in told(season)
    assert told(season).count("**Player 16**") == 1


def test_without_a_deadline_the_list_is_shown_when_sign_up_closes() -> None:
    season = scored(18)
    for number in range(1, 19):
        says(season, number, "yes")
    assert seats(season.posts) == []
    season.do(cmd.CloseRegistration())
    assert any("16. **Player 16**" in body for body in seats(season.last))
    season.do(cmd.WithdrawEntrant(entrant="e1"), actor="p1")
    assert "**Player 17** moves up" in told(season)
    season.undo()
    assert "**Player 1** moves up, as seed 1" in told(season)


def test_who_moves_up_is_asked_for_what_the_others_were_asked_for() -> None:
    season = decided(18)
    season.do(cmd.AskForForm(form=PREFERENCES, due=season.now + 3 * DAY))
    assert to(season.last, "p17") == []
    season.do(cmd.WithdrawEntrant(entrant="e2"), actor="p2")
    assert any("Puzzle preferences" in message.body for message in to(season.last, "p17"))
    assert not any("Puzzle preferences" in message.body for message in to(season.last, "p1"))


def test_reserves_are_named_apart_when_the_stage_begins() -> None:
    season = online(18)
    (begun,) = [message for message in public(season.posts) if "16 players" in message.body or "Field" in message.body]
    assert "Player 17" in begun.body.partition("Reserves")[2]


def test_other_tournaments_have_no_eligibility() -> None:
    season = Season().create().sign_up(4)
    assert seated(context(season)) is None
    assert table(context(season)) == ()


def test_an_entrant_who_slides_into_the_best_thirty_is_asked_while_the_others_still_may_answer() -> None:
    season = invited(33)
    season.do(cmd.WithdrawEntrant(entrant="e1"))
    assert {post.person_id for post in season.last if post.person_id} >= {"p31"}
    (card,) = to(season.last, "p31")
    assert [button.label for button in card.buttons] == ["Yes, I will play", "No"]
    assert to(season.last, "p32") == []


def test_an_entrant_who_slides_into_the_best_thirty_after_the_answers_were_due_is_asked_and_may_answer() -> None:
    season = invited(33)
    for number in range(1, 20):
        says(season, number, "yes")
    season.until(season.now + 7 * DAY)
    season.do(cmd.WithdrawEntrant(entrant="e30"))
    (card,) = to(season.last, "p31")
    assert [button.label for button in card.buttons] == ["Yes, I will play", "No"]
    says(season, 31, "yes")
    assert season.state.forms[INVITATION.key, "e31"].content is True
