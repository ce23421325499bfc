"""Public draws in the channel: the promise, the words, the secret, and that the message is enough to check it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import formats
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core import commands as cmd
from formats.core.draws import ALL_DRAWS
from formats.core.errors import NumberToldError, TooEarlyError, TooLateError
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.verify import verify
from storage.outbox import Post
from tests.bot.season import Season, edits, is_message, public

GROUPS = StagePlan(system="group_rounds", title="Groups")
PROMPT = "order-round1-Blue-1+2+3"
BEATS = {"e1": "e2", "e2": "e3", "e3": "e1"}


def sign_up() -> Season:
    return Season().create(stages=[GROUPS], settings=Settings()).sign_up(3)


def level_trio(season: Season) -> Season:
    """Each of three has beaten one of the others; only a draw can part them."""
    season.do(cmd.CloseRegistration())
    season.publish()

    def winner(pairing: Pairing) -> str:
        first, other = pairing.seats
        return first if BEATS[first] == other else other

    return season.play_round(winner)


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def text_of(messages: Iterable[Message]) -> str:
    return "\n".join(f"{message.content}\n{message.body}" for message in messages)


def told_to_all(posts: list[Post]) -> str:
    """Return the text of these posts in the channel, new or changed."""
    return text_of(Message.model_validate(post.payload) for post in posts if post.channel_id and is_message(post))


def test_what_will_be_drawn_is_announced_with_the_hash_of_its_secret() -> None:
    season = level_trio(sign_up())
    said = text_of(public(season.last))
    commitment = season.state.commitments[f"s0/{PROMPT}"].commitment

    assert commitment in said
    assert "from 1 to 6" in said
    assert "Player 1" in said
    assert not any(commitment in message.body for message in public(season.do(cmd.Announce(text="Soon."))))


@pytest.mark.parametrize("words", [[], ["blue *monkeys*", "me@home http://x.y ☕"]])
def test_the_posts_of_a_draw_are_enough_to_check_it_with_the_recipe_of_the_page(words: list[str]) -> None:
    season = level_trio(sign_up())
    stands = told_to_all(season.last)
    for number, word in enumerate(words, start=1):
        posts = season.do(cmd.ContributeToDraw(draw=f"s0/{PROMPT}", by=f"e{number}", text=word))
        # A word changes the post of the draw, and is no post of its own.
        assert public(posts) == []
        stands = text_of(edits(posts).values())
        assert season.state.commitments[f"s0/{PROMPT}"].commitment in stands
        assert f"Player {number}" in stands
    told = drawn_by_itself(season)
    assert draw_of_posts(stands, told, words) == int(season.state.stage().answers[PROMPT].answer)


def drawn_by_itself(season: Season) -> str:
    """Let the announced moment of the draw come, and return the posts in the channel."""
    closes = season.state.commitments[f"s0/{PROMPT}"].closes
    assert closes is not None
    season.until(closes)
    return told_to_all(season.last)


def draw_of_posts(before: str, told: str, given: list[str]) -> int:
    """The number of a draw, from nothing but posts: as it stood before it, and as it tells it."""
    promise = re.search(r"from (\d+) to (\d+) will be drawn.*the secret's SHA-256 is `(\w+)`", before)
    words = re.findall(r"“`([^`]+)`”", before)
    assert words == given
    beacon = re.findall(r"`([0-9a-f]{64})`\. For each of them", told)
    purpose = re.search(r"the SHA-256 of `secret/([^`]+)/0`", before)
    secret = re.search(r"secret was `(\w+)`", told)
    assert promise is not None
    assert purpose is not None
    assert secret is not None
    low, high, commitment = int(promise[1]), int(promise[2]), promise[3]
    number: int = recipe()["drawn"](commitment, secret[1], [*words, *beacon], purpose[1], low, high)
    assert f"so the number is {number}" in told
    return number


def recipe() -> dict[str, Any]:
    """What the function of the page defines."""
    page = (Path(formats.__file__).parents[1] / "docs" / "draws.md").read_text(encoding="utf-8")
    defined: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], defined)  # noqa: S102 - the page is ours
    return defined


def test_before_a_draw_the_channel_has_the_promise_the_moment_and_the_way_it_is_computed() -> None:
    season = level_trio(sign_up())
    committed = season.state.commitments[f"s0/{PROMPT}"]
    said = text_of(public(season.last))
    assert committed.closes is not None
    assert committed.commitment in said
    assert f"Words count until <t:{int(committed.closes.timestamp())}" in said
    assert f"the SHA-256 of `secret/{PROMPT}/0`" in said
    assert "No public beacon is mixed in, since this host can't reach one." in said


def test_a_number_that_was_told_cannot_be_taken_back_and_replaced_by_another() -> None:
    season = level_trio(sign_up())
    drawn_by_itself(season)
    answer = season.state.stage().answers[PROMPT].answer
    season.do(cmd.UndoCommand(command_id=season.records[-1].command_id))
    other = "1" if answer != "1" else "2"
    with pytest.raises(NumberToldError) as refused:
        season.do(cmd.AnswerPrompt(prompt=PROMPT, answer=other))
    assert refused.value.told == answer
    season.do(cmd.AnswerPrompt(prompt=PROMPT, answer=answer))
    assert verify(season.records, season.engine) == ()


def test_nobody_draws_before_the_moment_and_no_word_comes_after_it() -> None:
    season = level_trio(sign_up())
    closes = season.state.commitments[f"s0/{PROMPT}"].closes
    assert closes is not None
    with pytest.raises(TooEarlyError):
        season.do(cmd.AnswerPrompt(prompt=PROMPT))
    season.now = closes + timedelta(seconds=1)
    with pytest.raises(TooLateError):
        season.do(cmd.ContributeToDraw(draw=f"s0/{PROMPT}", by="e1", text="late"))


def test_the_seed_is_promised_on_the_board_that_opens_sign_up_and_with_the_field_and_told_at_the_end() -> None:
    season = sign_up()
    commitment = hashed(season.state.seed)
    assert any(commitment in section for section in season.board.sections)
    assert texts.draws.seed_chosen() not in "".join(season.board.sections)
    season.do(cmd.CloseRegistration())
    assert commitment in text_of(public(season.last))


def test_a_seed_that_a_director_chose_is_marked() -> None:
    season = Season()
    season.do(cmd.CreateTournament(title="Cup", stages=(GROUPS,), seed="my own seed", seed_chosen=True))
    season.do(cmd.OpenRegistration())
    assert any(texts.draws.seed_chosen() in section for section in season.board.sections)


def test_a_number_entered_by_a_director_comes_without_a_secret() -> None:
    said = told_to_all(level_trio(sign_up()).do(cmd.AnswerPrompt(prompt=PROMPT, answer="4")))

    assert "4" in said
    assert "secret" not in said


def test_a_word_for_all_draws_is_public_too() -> None:
    season = sign_up()
    before = season.state.seed_commitment
    said = text_of(public(season.do(cmd.ContributeToDraw(draw=ALL_DRAWS, by="e2", text="us"))))

    assert "Player 2" in said
    assert "every draw" in said
    assert season.state.seed_commitment == before
