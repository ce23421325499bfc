"""The channel, the board and webhooks are the same before and after something sealed is handed in."""

from __future__ import annotations

import pytest

from bot.announcements.round_cards import round_key
from bot.text.catalogue import say
from bot.views.live_board import board_view
from bot.views.sealing import log_head
from bot.views.verify import verify_view
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES
from storage.outbox import Post
from tests.bot.commands.desk import state_of, td
from tests.bot.delivery.test_webhooks import Receivers, hooked, settled
from tests.bot.faces.swiss_elimination.evening import before_the_lists, member
from tests.bot.faces.swiss_elimination.grand_prix import PLAYOFFS, SEATS, context, decided, hand_in, online, revealed
from tests.bot.season import Season, is_message, public, quiet, to
from tests.bot.world import LOBBY, World

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
LIST = {"lists": "P1 P2"}


def two_stages() -> Season:
    """A Swiss before playoffs for which lists can be handed in already."""
    season = Season().create(stages=(SWISS, PLAYOFFS.stages[0]), settings=PLAYOFFS.settings)
    season.sign_up(4)
    season.do(cmd.CloseRegistration())
    return season.publish()


def card(posts: list[Post], number: int) -> str:
    """The text of a round's card."""
    (found,) = [post for post in posts if post.key == round_key(0, number)]
    return str(found.payload)


def test_a_round_has_no_fingerprint_while_the_form_of_a_later_stage_is_sealed() -> None:
    season = two_stages()
    later = say("reading-log-head-later")
    assert later in card(season.posts, 1)
    assert str(season.loaded.head) not in str([post.payload for post in season.posts])
    verified = verify_view(context(season), [], season.loaded).text
    assert later in verified
    assert str(season.loaded.head) not in verified


def test_the_fingerprint_is_back_after_the_reveal() -> None:
    season = online()
    assert log_head(season.loaded, season.engine) == say("reading-log-head-later")
    season = revealed()
    assert str(season.loaded.head) in log_head(season.loaded, season.engine)


@pytest.mark.parametrize("handed_in", [0, 1, 5])
def test_everybody_is_called_for_a_sealed_form_whoever_has_handed_it_in(handed_in: int) -> None:
    season = quiet(decided(SEATS))
    for number in range(1, handed_in + 1):
        hand_in(season, PREFERENCES, number, LIST)
    posts = season.do(cmd.AskForForm(form=PREFERENCES, due=None))
    (asked,) = [message for message in public(posts) if message.pings]
    assert len(asked.pings) == SEATS
    assert f"{SEATS} players" in asked.body


def test_a_direct_message_reminds_only_those_who_have_not_handed_in_a_sealed_form() -> None:
    season = quiet(decided(SEATS))
    for number in (1, 2):
        season.wish(f"e{number}", direct=True)
    hand_in(season, PREFERENCES, 1, LIST)
    posts = season.do(cmd.AskForForm(form=PREFERENCES, due=None))
    assert to(posts, "p1") == []
    assert to(posts, "p2")


def test_the_board_is_the_same_whoever_has_handed_in_times() -> None:
    season = online()
    before = board_view(context(season), "t1")
    for number in range(1, SEATS + 1):
        form = cmd.SubmitForm(form=ONLINE_TIMES, entrant=f"e{number}", content={"times": "P1 5:00"}, by_director=True)
        assert not [post for post in season.do(form) if post.channel_id and is_message(post)]
        assert board_view(context(season), "t1") == before


async def test_a_webhook_gets_nothing_of_a_sealed_list_and_counts_none_of_them(world: World) -> None:
    await before_the_lists(world)
    receivers = Receivers()
    world.herald.webhooks._sender = receivers  # type: ignore[assignment]
    await hooked(world)
    await td(world, "/td announce", text="One")
    await settled(world)
    known = receivers.got[-1]
    before = (await state_of(world)).version
    for text in ("p3 p1", "p1", "p2"):
        form = await member(world, "Ana").slash("/me form", channel=LOBBY, form=PREFERENCES)
        await form.submit({"Your list": text})
    await settled(world)
    assert receivers.got[-1] is known
    await td(world, "/td announce", text="Two")
    await settled(world)
    new = receivers.got[-1]
    assert (await state_of(world)).version == before + 4
    assert new.notice.data.overview.version == known.notice.data.overview.version + 1
    assert new.id != known.id
    assert not {str(number) for number in range(before, before + 5)} & set(new.id.split("-"))
    assert not {str(number) for number in range(before, before + 5)} & {news.id for news in new.notice.data.news}
