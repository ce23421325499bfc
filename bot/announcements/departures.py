"""Posts after a player has left the server: a question to directors, and a notice to opponents in open games."""

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
    """Return the posts about a player who has left the server, in the tournament's language."""
    with deferred(posts_language(loaded.state)):
        context = context_of(loaded, engine)
        mine = [entrant for entrant in loaded.entrants_of(person.id) if _plays(loaded, entrant)]
        guests = [entrant for entrant in mine if _only_speaks(loaded, entrant, person)]
        playing = [entrant for entrant in mine if entrant not in guests and _is_alone(loaded, entrant, person)]
        posts = [post for entrant in playing for post in _question(loaded, context, entrant)]
        posts += [post for guest in guests for post in _representative_left(loaded, context, guest, person)]
        return posts + [post for entrant in playing for post in _news(loaded, context, entrant)]


def _plays(loaded: LoadedTournament, entrant: EntrantId) -> bool:
    """Return whether an entrant is active or on the waiting list."""
    known = loaded.state.entrants.get(entrant)
    return known is not None and known.status in {"active", "waiting"}


def _is_alone(loaded: LoadedTournament, entrant: EntrantId, person: Person) -> bool:
    """Return whether the person is the only one who acts for the entrant. A team continues without one member."""
    return all(member.id == person.id for member in loaded.acting_for(entrant))


def _only_speaks(loaded: LoadedTournament, entrant: EntrantId, person: Person) -> bool:
    """Return whether the entrant is a guest for whom the person acts. Guests continue to play."""
    own = loaded.people.get(entrant)
    return not takes_teams(loaded.state) and (own is None or own.id != person.id)


def open_games(context: TournamentContext, entrant: EntrantId) -> list[Game]:
    """Return the games of an entrant that have no result yet."""
    return [game for game in context.games_of(entrant) if game.result is None]


def _question(loaded: LoadedTournament, context: TournamentContext, entrant: EntrantId) -> list[Post]:
    """Return the question to every director: keep, withdraw or replace the entrant."""
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


def _representative_left(
    loaded: LoadedTournament, context: TournamentContext, guest: EntrantId, person: Person
) -> list[Post]:
    """Return the notice to every director that another person may act for the guest."""
    text = texts.departures.voice_left(name=escape(person.name), guest=context.names.plain(guest))
    note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
    return [Post(note, person_id=person_id) for person_id in loaded.staff_ids("director", "coordinator")]


def _news(loaded: LoadedTournament, context: TournamentContext, entrant: EntrantId) -> list[Post]:
    """Return the notices to opponents who wait for a game, one post for all of them in each channel or thread."""
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
