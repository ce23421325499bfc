"""What holds of everything that is posted."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bot.announcements.composing import compose
from bot.announcements.event_posts import by_event
from bot.service.loaded import Change
from bot.text.buttons import BUTTON_LABELS
from bot.text.messages import Message
from bot.ui.actions import TEMPLATE
from formats import registry
from formats.core import commands as cmd
from formats.core.contract import Awaits, Options, Status
from formats.core.events import Event
from formats.core.memoize import forget
from formats.core.model import Choice, Prompt, Reason
from formats.core.state import Stage
from storage.outbox import Post
from tests.bot.season import (
    COORDINATOR,
    DAY,
    DIRECTOR,
    FIRST_PAIRING,
    HOUR,
    Season,
    actions_of,
    edits,
    is_message,
    public,
    to,
)


@pytest.fixture(scope="module")
def posts(season: Season) -> list[Post]:
    """All messages of the championship."""
    return [post for post in season.posts if is_message(post)]


@pytest.fixture(scope="module")
def season() -> Season:
    """A championship from the first sign-up to the last standings."""
    season = Season().started(9)
    for _ in range(20):
        season.until(season.now + 5 * DAY + 20 * HOUR).play_round().until(season.now + DAY + 4 * HOUR)
        if season.state.phase == "finished":
            return season
    raise AssertionError(season.state.phase)


def test_for_every_event_it_is_said_what_is_posted() -> None:
    """Where that is nothing, `without_posts` says so."""
    assert set(by_event()) == set(get_args(get_args(Event)[0]))
    assert sum(map(len, by_event().values())) > len(by_event())


def test_a_repeated_command_posts_nothing(season: Season) -> None:
    assert compose(Change(season.state, season.loaded, (), repeated=True), season.engine) == []


def test_every_post_has_one_target_and_only_new_ones_a_key(posts: list[Post]) -> None:
    assert all(post.key == post.edits for post in posts if post.key and post.edits)
    assert all(post.group for post in posts if post.person_id and not post.edits)
    assert all(post.channel_id is None or post.group is None for post in posts)


def test_every_post_is_a_message_with_something_in_it(posts: list[Post]) -> None:
    for post in posts:
        message = Message.model_validate(post.payload)
        assert message.content or message.body or message.title


def test_every_button_is_a_known_action(posts: list[Post]) -> None:
    pattern = re.compile(TEMPLATE)
    for post in posts:
        for button in Message.model_validate(post.payload).buttons:
            found = pattern.fullmatch(button.action)
            assert found is not None
            assert found["action"] in BUTTON_LABELS


def test_what_is_edited_was_posted_before(posts: list[Post]) -> None:
    known: set[str] = set()
    for post in posts:
        if post.edits and not post.key:
            assert post.edits in known
        if post.key:
            known.add(post.key)


def test_only_people_of_the_tournament_are_pinged_and_their_mention_is_in_the_text(season: Season) -> None:
    users = {person.discord_id for person in season.people.values()}
    for message in public(season.posts):
        assert set(message.pings) <= users
        assert all(f"<@{user}>" in message.content for user in message.pings)


def asking(prompt: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the preliminary wants this answered before anything else."""
    system = registry.systems()["score_group_swiss"]
    usual = system.status

    def status(stage: Stage, options: Options) -> Status:
        return usual(stage, options) if prompt.key in stage.answers else Awaits((prompt,))

    monkeypatch.setattr(system, "status", status)
    forget()


COIN = Prompt(
    key="coin",
    question=Reason(code="coin", about=("e1",)),
    who=("e1", "e2"),
    choices=(Choice(value="h", label="Heads"), Choice(value="t", label="Tails")),
)


def test_a_question_goes_to_those_it_concerns_and_to_directors(monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season().create().sign_up().until(FIRST_PAIRING - HOUR)
    before = season.state
    season.until(FIRST_PAIRING)
    published = tuple(line for line in season.records if line.seq > before.version)
    asking(COIN, monkeypatch)
    posts = compose(Change(before, season.loaded, published), season.engine)
    for person in ("p1", "p2", DIRECTOR, COORDINATOR):
        with_button = [message for message in to(posts, person) if "answer:coin" in actions_of(message)]
        # The card of a player's next game has the button of everything that is to do.
        asked = [message for message in with_button if "cards-next" not in message.title]
        assert len(asked) == 1


def test_who_did_not_ask_for_messages_is_asked_in_the_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season().create().sign_up(reminders={}).until(FIRST_PAIRING - HOUR)
    before = season.state
    season.until(FIRST_PAIRING)
    published = tuple(line for line in season.records if line.seq > before.version)
    asking(COIN, monkeypatch)
    posts = compose(Change(before, season.loaded, published), season.engine)
    (call,) = [message for message in public(posts) if "answer:coin" in actions_of(message)]
    assert set(call.pings) == {season.people[player].discord_id for player in ("e1", "e2")}
    assert {post.person_id for post in posts if post.person_id} == {DIRECTOR, COORDINATOR}


def test_an_answer_is_told_and_the_question_loses_its_button(monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season().started()
    asking(COIN, monkeypatch)
    posts = season.do(cmd.AnswerPrompt(prompt="coin", answer="h", by="e1"))
    closed = edits(posts)
    assert "Heads" in closed["prompt:coin"].body
    assert set(closed) == {"prompt:coin", *(f"prompt:coin:{person}" for person in ("p1", "p2", DIRECTOR, COORDINATOR))}
    assert all(message.buttons == () for message in closed.values())
