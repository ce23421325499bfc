"""The head of the log: posted with rounds, asked for, and held against the exported log; what is not in an export."""

import re

from bot.sandbox.people import Reply
from formats import registry
from formats.cli.run import check
from tests.bot.commands.desk import started, state_of, td
from tests.bot.world import LOBBY, World

HEAD = re.compile(r"`(\d+-[0-9a-f]{32}-[0-9a-f]{16})`")


def heads_in(world: World) -> list[str]:
    """Return all heads posted in the channel, in order."""
    return [head for seen in world.director.sees(LOBBY) for head in HEAD.findall(seen.text)]


def file_of(reply: Reply) -> str:
    data: bytes = reply.message.attachments[0].data
    return data.decode()


async def test_the_head_posted_with_a_round_and_the_one_that_is_asked_for_fit_the_exported_log(world: World) -> None:
    await started(world)
    (posted,) = heads_in(world)
    answer = await td(world, "/tournament verify")
    assert "entries come out as recorded" in answer.text
    (asked,) = HEAD.findall(answer.text)
    text = file_of(await td(world, "/tournament export", what="log"))
    assert check(text, registry.engine(), [posted, asked]).code == 0
    assert check(text.replace("Ana", "Anna"), registry.engine(), [posted, asked]).code == 1


async def test_the_export_of_a_running_tournament_does_not_tell_the_seed_and_verifies_all_the_same(
    world: World,
) -> None:
    state = await started(world)
    text = file_of(await td(world, "/tournament export", what="log"))
    assert state.seed not in text
    assert state.seed_commitment in text
    answer = check(text, registry.engine())
    assert answer.code == 0
    assert "Its seed is told when the tournament is over" in answer.text


async def test_an_import_of_such_a_log_says_that_its_draws_go_on_from_a_new_seed(world: World) -> None:
    state = await started(world)
    text = file_of(await td(world, "/tournament export", what="log"))
    answer = await td(world, "/td import", file=("log.jsonl", text.encode()))
    assert "its draws go on from a new one" in answer.text
    assert (await world.loaded("t2")).state.seed not in {"", state.seed}
    assert (await state_of(world)).seed == state.seed


async def test_a_log_that_was_cut_or_changed_is_not_imported_and_named_as_that(world: World) -> None:
    await started(world)
    lines = file_of(await td(world, "/tournament export", what="log")).rstrip("\n").split("\n")
    cut = await td(world, "/td import", file=("log.jsonl", "\n".join(lines[:-1]).encode()))
    assert "The file was cut" in cut.text
    bent = [*lines[:-1], lines[-1].replace('"at":"2', '"at":"1')]
    changed = await td(world, "/td import", file=("log.jsonl", "\n".join(bent).encode()))
    assert "is not as it was exported" in changed.text
