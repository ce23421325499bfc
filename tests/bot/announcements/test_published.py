"""Options that are published before play: posted with their check sum, and loud when they change."""

from __future__ import annotations

from typing import Any

from bot.announcements.round_cards import SHOWN_DIGITS
from bot.text.messages import Message
from formats.core import commands as cmd
from formats.core.check_sum import check_sum
from formats.core.commands.games import GameReport
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.systems.cop.options import CopOptions
from storage.outbox import Post
from tests.bot.season import SWISS, Season, edits, new_person, public

KEY = "published:0"


def event(**options: Any) -> StagePlan:
    given = {"rounds": 5, "simulations": 50, "always_wins_simulations": 50, **options}
    return StagePlan(system="cop", title="Main *event*", options=given)


def sum_of(**options: Any) -> str:
    return check_sum(CopOptions.model_validate(event(**options).options).published())


def draft(*stages: StagePlan) -> Season:
    return Season().create(stages=stages or (event(),), settings=Settings())


def changed(season: Season, **options: Any) -> list[Post]:
    return season.do(cmd.ChangePlan(stages=(event(**options),)))


def rules_in(posts: list[Post]) -> list[Message]:
    """The pages with the published options among new posts, as the channel gets them."""
    return [Message.model_validate(post.payload) for post in posts if (post.key or "").startswith(KEY)]


def loud(posts: list[Post]) -> list[str]:
    return [message.body for message in public(posts) if "The published rules" in message.body]


def test_with_the_opening_of_sign_up_every_option_is_posted_and_pinned_with_the_check_sum_of_its_file() -> None:
    messages = rules_in(draft().do(cmd.OpenRegistration()))
    text = "\n".join(message.body for message in messages)
    assert all(label in text for label in ("rounds", "simulations"))
    assert sum_of() in text
    assert [message.pinned for message in messages] == [False] * (len(messages) - 1) + [True]
    (file,) = messages[-1].files
    assert file.name.endswith(".json")
    assert not any(message.files for message in messages[:-1])


def test_an_option_left_empty_is_told_with_what_stands_for_it() -> None:
    text = "\n".join(message.body for message in rules_in(draft().do(cmd.OpenRegistration())))
    assert "3 (by default)" in text  # half of five rounds, and one more
    assert "default" in text.replace("(by default)", "")


def entered(count: int = 6) -> Season:
    """A draft whose field a director has entered."""
    season = draft()
    data = tuple(EntrantData(rating=2000 - number) for number in range(count))
    season.people.update({f"e{number}": new_person(number) for number in range(1, count + 1)})
    season.do(cmd.RegisterEntrants(entrants=data, by_director=True))
    return season


def test_where_the_field_is_entered_and_closed_without_sign_up_the_options_are_published_too() -> None:
    messages = rules_in(entered().do(cmd.CloseRegistration()))
    assert sum_of() in "\n".join(message.body for message in messages)
    assert messages[-1].pinned


def test_options_are_published_once_if_sign_up_opens_after_the_field_was_closed() -> None:
    season = entered()
    season.do(cmd.CloseRegistration())
    assert rules_in(season.do(cmd.OpenRegistration())) == []


def test_a_draft_that_ends_again_after_an_undo_edits_the_first_post() -> None:
    season = entered()
    first = season.do(cmd.CloseRegistration())
    season.undo()
    again = season.do(cmd.CloseRegistration())
    keys = [post.key for post in first if (post.key or "").startswith(KEY)]
    assert keys == [post.edits for post in again if (post.edits or "").startswith(KEY)]


def test_each_round_names_the_check_sum_that_it_was_paired_by() -> None:
    season = entered()
    season.do(cmd.CloseRegistration())
    posts = season.do(cmd.PublishRound(stage=0, round_number=1))
    text = "\n".join(message.body for message in public(posts))
    assert f"Paired by the published rules, checksum `{sum_of()[:SHOWN_DIGITS]}…`." in text
    season.do(cmd.ChangePlan(stages=(event(simulations=60),)))
    season.do(
        cmd.RecordResults(
            games=tuple(
                GameReport(pairing=game.id, report=Report(winner=game.seats[0], scores=(400, 380)))
                for game in season.games()
            )
        )
    )
    posts = season.do(cmd.PublishRound(stage=0, round_number=2))
    assert sum_of(simulations=60)[:SHOWN_DIGITS] in "\n".join(message.body for message in public(posts))


def test_a_round_of_a_format_that_publishes_nothing_names_no_check_sum() -> None:
    season = draft(SWISS).sign_up(6)
    season.do(cmd.CloseRegistration())
    posts = season.do(cmd.PublishRound(stage=0, round_number=1))
    assert not any("checksum" in message.body for message in public(posts))


def test_what_is_changed_before_sign_up_opens_is_nobodys_business() -> None:
    season = draft()
    assert public(changed(season, rounds=6)) == []
    assert loud(season.do(cmd.OpenRegistration())) == []
    assert loud(season.do(cmd.ChangePlan(title="Another"))) == []


def test_a_change_is_told_with_both_values_and_check_sums_and_the_post_follows() -> None:
    season = draft()
    season.do(cmd.OpenRegistration())
    posts = changed(season, simulations=60)
    (text,) = loud(posts)
    assert "after they were published" in text
    assert "50 → **60**" in text
    assert text.count("→") == 1
    assert text.index(sum_of()) < text.index(sum_of(simulations=60))
    follows = "\n".join(message.body for key, message in edits(posts).items() if key.startswith(KEY))
    assert sum_of(simulations=60) in follows
    assert sum_of() not in follows


def test_a_change_during_play_is_told_as_one() -> None:
    season = draft().sign_up(6)
    season.do(cmd.CloseRegistration())
    season.publish()
    (text,) = loud(changed(season, simulations=60))
    assert "while it is being played" in text


def test_a_change_taken_back_is_a_change_too() -> None:
    season = draft()
    season.do(cmd.OpenRegistration())
    changed(season, simulations=60)
    (text,) = loud(season.undo())
    assert "60 → **50**" in text


def test_of_a_stage_that_publishes_nothing_nothing_is_told_and_of_one_that_begins_to_all_of_it() -> None:
    season = draft(SWISS)
    assert not [post for post in season.do(cmd.OpenRegistration()) if post.key == KEY]
    posts = changed(season)
    (text,) = loud(posts)
    assert "default → **50**" in text
    assert sum_of() in text
    assert loud(season.do(cmd.ChangePlan(stages=(SWISS,)))) == []
