"""Link the user's accounts on game servers: show, begin, prove, delete."""

from __future__ import annotations

import json
import re
from dataclasses import asdict

from bot.errors import GameServerTroubleError
from bot.game_server_api.in_use import Opened, name_of, servers_in_use
from bot.game_server_api.keys import member_of
from bot.game_server_api.port import GameServerError, LinkAsked, LinkBegun
from bot.text import actions
from bot.text.catalogue import in_language
from bot.text.context import posts_language
from bot.text.messages import Button, Message, action_id
from bot.text.names import elide, quoted
from bot.text.texts import texts
from bot.ui.access import EVERYBODY
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from storage.accounts import ServerAccount
from storage.outbox import Post

UNLINK = "account_unlink"
CONSENT = re.compile(r"\bcode=[^&\s]")


def _opened(key: str) -> Opened:
    opened = servers_in_use().get(key)
    if opened is None:
        raise GameServerTroubleError(key, "off")
    return opened


async def show(ask: Ask) -> None:
    """Every server in use, with the account there."""
    person = await ask.person()
    known = await ask.service.database.accounts.of(person.id)
    if not servers_in_use() and not known:
        raise GameServerTroubleError("", "off")
    keys = dict.fromkeys([*(server.plugin.key for server in servers_in_use()), *known])
    lines = [_line(key, known.get(key)) for key in keys]
    buttons = tuple(
        Button(
            label=elide(texts.servers.unlink(server=name_of(key)), 70),
            action=action_id(UNLINK, "", key),
            style="danger",
        )
        for key in known
    )
    await ask.say(
        Message(
            title=texts.servers.account_title(), body="\n".join([*lines, texts.servers.account_how()]), buttons=buttons
        )
    )


def _line(key: str, account: ServerAccount | None) -> str:
    if account is None:
        return _account_line(key, "", proved=False)
    return _account_line(key, quoted(account.name), proved=account.proved_at is not None)


async def begin(ask: Ask, key: str, typed: str) -> None:
    """Begin to link an account, and say what has to be done.

    Handed in for a name, the line of the page to which a server has led them back is the answer that is waited for.
    """
    if CONSENT.search(typed):
        await finish(ask, key, typed.strip())
        return
    server, person = _opened(key), await ask.person()
    database = ask.service.database
    asked = LinkAsked(member_of(database.installation, person.id), typed.strip())
    try:
        begun = await server.adapter.begin_link(asked)
    except GameServerError as error:
        raise GameServerTroubleError(key, error.trouble) from error
    private = ask.herald.token_store.sealed(begun.private)
    if begun.private and private is None:
        raise GameServerTroubleError(key, "not_offered")
    pending = json.dumps({**asdict(begun), "typed": asked.typed, "private": private})
    row = ServerAccount(person.id, key, begun.account, begun.name or asked.typed, None, pending)
    with ask.acting():
        await database.accounts.begin(row)
    done = Button(label=texts.servers.done(), action=action_id(actions.ACCOUNT_PROVED, "", key), style="success")
    text = _prove(key, begun.do, word=begun.word, name=quoted(begun.name), address=begun.address)
    await ask.say(Message(content=text, buttons=(done,) if begun.do != "play" else ()))


async def finish(ask: Ask, key: str, answer: str = "") -> None:
    """Check the proof, and link the account to this person alone once it is there."""
    server, person = _opened(key), await ask.person()
    database, token_store = ask.service.database, ask.herald.token_store
    row = (await database.accounts.of(person.id)).get(key)
    if row is None or row.pending is None:
        raise GameServerTroubleError(key, "not_proved")
    values = json.loads(row.pending)
    asked = LinkAsked(member_of(database.installation, person.id), values.pop("typed"))
    begun = LinkBegun(**{**values, "private": token_store.opened(values["private"])})
    try:
        link = await server.adapter.finish_link(asked, begun, answer)
    except GameServerError as error:
        raise GameServerTroubleError(key, error.trouble) from error
    now = ask.service.clock.now()
    proved = ServerAccount(person.id, key, link.account, link.name, now, None, token_store.sealed(link.token))
    with ask.acting():
        before = await database.accounts.prove(proved)
        if before is not None:
            await _notify_former_holder(ask, before, key, link.name)
    ask.herald.game_bridge.wake()
    lines = [
        texts.servers.linked(server=name_of(key), name=quoted(link.name)),
        *([texts.servers.linked_taken_over()] if before is not None else []),
    ]
    await ask.say(Message(content=" ".join(lines)))


async def _notify_former_holder(ask: Ask, person_id: str, key: str, name: str) -> None:
    """Write to the person who had the account before, for the latest of their tournaments; they may have none."""
    database, now = ask.service.database, ask.service.clock.now()
    entered = await database.tournaments.person_entrants(person_id)
    if not entered:
        return
    loaded = await ask.service.loaded(entered[-1][0])
    with in_language(posts_language(loaded.state)):
        text = texts.servers.account_lost(server=name_of(key), name=quoted(name))
    note = Message(title=texts.servers.account_title(), body=text, tone="attention").model_dump(mode="json")
    about = f"account:{key}:{person_id}:{int(now.timestamp())}"
    await database.notices.first_time(loaded.id, about, str(ask.command_id), [Post(note, person_id=person_id)], at=now)
    ask.herald.announcer.wake()


@button(actions.ACCOUNT_PROVED, EVERYBODY)
async def _proved(press: Press) -> None:
    await press.ask.think()
    await finish(press.ask, press.argument)


@button(UNLINK, EVERYBODY)
async def _unlinked(press: Press) -> None:
    await press.ask.think()
    person = await press.ask.person()
    with press.ask.acting():
        await press.ask.service.database.accounts.unlink(person.id, press.argument)
    await press.ask.say(Message(content=texts.servers.unlinked(server=name_of(press.argument))))


def _account_line(server: str, name: str, *, proved: bool) -> str:
    """Return the line of an account on a server; an empty name is none."""
    if not (proved or name):
        return texts.servers.account_none(server=name_of(server))
    if not proved:
        return texts.servers.account_pending(server=name_of(server))
    return texts.servers.account_linked(server=name_of(server), name=name)


def _prove(server: str, do: str, *, word: str, name: str, address: str) -> str:
    """Return the instructions for proving that an account is one's own."""
    match do:
        case "word":
            return texts.servers.prove_word(server=name_of(server), word=word, name=name)
        case "open":
            return texts.servers.prove_open(server=name_of(server), address=address)
        case _:
            return texts.servers.prove_play(server=name_of(server))
