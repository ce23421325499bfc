"""Public draws in the channel: the promise, the words, the secret, and that the message is enough to check it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256

import pytest

from bot.app.speaking.messages import Message
from formats.core import commands as cmd
from formats.core.draws import ALL_DRAWS
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from storage.outbox import Post
from tests.bot.app.season import Season, edits, is_message, public

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
        one, other = pairing.seats
        return one if BEATS[one] == other else other

    return season.play_round(winner)


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def text_of(messages: Iterable[Message]) -> str:
    return "\n".join(message.body for message in messages)


def told_to_all(posts: list[Post]) -> str:
    """What stands in the channel because of these posts, new or changed."""
    return text_of(Message.model_validate(post.payload) for post in posts if post.channel_id and is_message(post))


def test_what_will_be_drawn_is_announced_with_the_hash_of_its_secret() -> None:
    season = level_trio(sign_up())
    said = text_of(public(season.last))
    commitment = season.state.commitments[f"s0/{PROMPT}"].commitment

    assert commitment in said
    assert "from 1 to 6" in said
    assert "Player 1" in said
    assert not any(commitment in message.body for message in public(season.do(cmd.Announce(text="Soon."))))


@pytest.mark.parametrize("words", [[], ["blue *monkeys*", "7"]])
def test_the_message_of_a_draw_is_enough_to_check_it(words: list[str]) -> None:
    season = level_trio(sign_up())
    commitment = season.state.commitments[f"s0/{PROMPT}"].commitment
    for number, word in enumerate(words, start=1):
        posts = season.do(cmd.ContributeToDraw(draw=f"s0/{PROMPT}", by=f"e{number}", text=word))
        assert public(posts) == []
        said = text_of(edits(posts).values())
        assert commitment in said
        assert f"Player {number}" in said
        assert word.replace("*", r"\*") in said
    said = told_to_all(season.do(cmd.AnswerPrompt(prompt=PROMPT)))

    told = re.search(r"secret was `(\w+)`", said)
    text = re.search(r"SHA-256 of `([^`]+)`", said)
    assert told is not None
    assert text is not None
    seed = told[1]
    assert hashed(seed) == commitment
    for word in words:
        seed = hashed(f"{seed}/{word}")
    assert text[1] == f"{seed}/{PROMPT}/0"
    number = int(hashed(text[1]), 16) % 6
    assert f"leaves {number} when divided by 6, so the number is {number + 1}" in said
    assert season.state.stage().answers[PROMPT].answer == str(number + 1)


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
