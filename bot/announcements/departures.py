"""Somebody has left the server: directors are asked what becomes of them, opponents in open games hear of it."""

from __future__ import annotations

from bot.announcements.groups import home_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import MOST_CALLED, Thread
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import button
from bot.text.catalogue import deferred
from bot.text.context import Game, TournamentContext, context_of, posts_language
from bot.text.messages import Message
from bot.text.names import escape
from bot.text.texts import texts
from formats.core.engine import Engine
from formats.core.possible.members import takes_teams
from formats.core.values import EntrantId
from storage.outbox import Post
from storage.people import Person


def departure_posts(loaded: LoadedTournament, engine: Engine, person: Person) -> list[Post]:
    """What is posted when somebody who plays has left the server, in the tournament's language."""
    with deferred(posts_language(loaded.state)):
        context = context_of(loaded, engine)
        mine = [entrant for entrant in loaded.entrants_of(person.id) if _plays(loaded, entrant)]
        guests = [entrant for entrant in mine if _only_speaks(loaded, entrant, person)]
        playing = [entrant for entrant in mine if entrant not in guests and _is_alone(loaded, entrant, person)]
        posts = [post for entrant in playing for post in _question(loaded, context, entrant)]
        posts += [post for guest in guests for post in _voice_lost(loaded, context, guest, person)]
        return posts + [post for entrant in playing for post in _news(loaded, context, entrant)]


def _plays(loaded: LoadedTournament, entrant: EntrantId) -> bool:
    known = loaded.state.entrants.get(entrant)
    return known is not None and known.status in {"active", "waiting"}


def _is_alone(loaded: LoadedTournament, entrant: EntrantId, person: Person) -> bool:
    """Does nobody else act for the entrant? A team plays on without the one who has left."""
    return all(member.id == person.id for member in loaded.acting_for(entrant))


def _only_speaks(loaded: LoadedTournament, entrant: EntrantId, person: Person) -> bool:
    """Is the entrant a guest for whom the person speaks? They play on, whoever speaks for them."""
    own = loaded.people.get(entrant)
    return not takes_teams(loaded.state) and (own is None or own.id != person.id)


def open_games(context: TournamentContext, entrant: EntrantId) -> list[Game]:
    """The games of an entrant that have no result yet."""
    return [game for game in context.games_of(entrant) if game.result is None]


def _question(loaded: LoadedTournament, context: TournamentContext, entrant: EntrantId) -> list[Post]:
    """For every director: keep, withdraw or replace?"""
    text = texts.departures.has_left(name=context.names.plain(entrant), games=len(open_games(context, entrant)))
    choices = (actions.KEEP_LEAVER, actions.WITHDRAW_LEAVER, actions.REPLACE_LEAVER)
    note = Message(
        title=loaded.state.title,
        body=text,
        tone="attention",
        buttons=tuple(button(action, loaded.id, entrant) for action in choices),
    )
    staff = loaded.staff_ids("director", "coordinator")
    return [Post(note.model_dump(mode="json"), person_id=person) for person in staff]


def _voice_lost(loaded: LoadedTournament, context: TournamentContext, guest: EntrantId, person: Person) -> list[Post]:
    """For every director: somebody else may speak for the guest."""
    text = texts.departures.voice_left(name=escape(person.name), guest=context.names.plain(guest))
    note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
    return [Post(note, person_id=person_id) for person_id in loaded.staff_ids("director", "coordinator")]


def _news(loaded: LoadedTournament, context: TournamentContext, entrant: EntrantId) -> list[Post]:
    """For those who wait for a game with them, where that game is told about: one post for all of them in a place."""
    channel = loaded.row.channel_id
    if channel is None:
        return []
    waiting: dict[Thread | None, list[int]] = {}
    for game in open_games(context, entrant):
        for opponent in loaded.acting_for(game.pairing.opponent(entrant))[:MOST_CALLED]:
            users = waiting.setdefault(home_of(context, game.pairing.id), [])
            if opponent.discord_id is not None and opponent.discord_id not in users:
                users.append(opponent.discord_id)
    posts = []
    for thread, users in waiting.items():
        where = (None, None) if thread is None else thread
        for message in pages(
            "", blocks_of([texts.departures.opponent_left(name=context.names.plain(entrant))]), mentions=users
        ):
            payload = message.model_dump(mode="json")
            posts.append(Post(payload, channel_id=channel, thread=where[0], thread_name=where[1]))
    return posts
