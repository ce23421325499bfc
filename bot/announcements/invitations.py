"""Secret links to games on a server: direct messages to the two players, if they asked for direct messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.announcements.post_builder import reachable
from bot.game_server_api.in_use import name_of
from bot.schedule.reminder_wishes import reminders_of
from bot.service.loaded import LoadedTournament
from bot.text.context import context_of
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core.engine import Engine
from formats.core.values import EntrantId
from storage.outbox import Post
from storage.server_games import GameRow


def invitations(loaded: LoadedTournament, engine: Engine, server: str, rows: Sequence[GameRow]) -> list[Post]:
    """Return one message per player with the links to all games created together, or the request to start them.

    There is no fallback for closed direct messages, because other people would read it: `/me next` shows the links too.
    """
    names = context_of(loaded, engine).names
    links: dict[EntrantId, list[tuple[str, str]]] = {}
    for row in rows:
        for entrant, opponent, link in _links(row):
            links.setdefault(entrant, []).append((names.plain(opponent), link))
    themselves = dict.fromkeys(seat for row in rows if not row.address for seat in (row.first, row.second))
    invitations = {entrant: texts.servers.find(server=name_of(server)) for entrant in themselves}
    invitations |= {entrant: games_ready(server, games) for entrant, games in links.items()}
    posts = []
    for entrant, text in invitations.items():
        person = loaded.people.get(entrant)
        if person is not None and reachable(person) and reminders_of(person).by_direct_message:
            message = Message(title=loaded.state.title, body=text, tone="attention")
            posts.append(Post(message.model_dump(mode="json"), person_id=person.id))
    return posts


def _links(row: GameRow) -> list[tuple[EntrantId, EntrantId, str]]:
    """Return player, opponent and secret link of a game."""
    if row.invites is None:
        return []
    first, second = row.invites
    links = [(row.first, row.second, first), (row.second, row.first, second)]
    return [link for link in links if link[2]]


def own_links(rows: Sequence[GameRow], entrant: EntrantId) -> dict[str, str]:
    """Return the secret links of one entrant, by pairing."""
    return {row.pairing_id: link for row in rows for who, _, link in _links(row) if who == entrant}


def games_ready(server: str, links: Iterable[tuple[str, str]]) -> str:
    """To a player alone: the secret links of several games, by opponent."""
    games = (texts.servers.play_against(opponent=opponent, address=address) for opponent, address in links)
    return "\n".join([texts.servers.ready(server=name_of(server)), *games])
