"""Game servers: where games are, what is told of them, accounts that are linked. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from bot.game_server_api.in_use import name_of
from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import listed
from bot.text.wording.speaker import shortened
from bot.text.wording.times import stamp_with_distance
from formats.core.events import GameDoubt

MOST_GAMES, MOST_NAMES = 15, 30
"""So many are named in one message; of more it is said how many."""

DOUBTS: Mapping[GameDoubt, Phrase] = {
    "time": Phrase("servers-doubt-time"),
    "forfeit": Phrase("servers-doubt-forfeit"),
    "annulled": Phrase("servers-doubt-annulled"),
    "aborted": Phrase("servers-doubt-aborted"),
    "cancelled": Phrase("servers-doubt-cancelled"),
    "unclear": Phrase("servers-doubt-unclear"),
    "swapped": Phrase("servers-doubt-swapped"),
    "wrong_players": Phrase("servers-doubt-wrong-players"),
    "wrong_board": Phrase("servers-doubt-wrong-board"),
    "wrong_time": Phrase("servers-doubt-wrong-time"),
    "wrong_rules": Phrase("servers-doubt-wrong-rules"),
    "wrong_handicap": Phrase("servers-doubt-wrong-handicap"),
    "wrong_variant": Phrase("servers-doubt-wrong-variant"),
    "unrated": Phrase("servers-doubt-unrated"),
    "second_game": Phrase("servers-doubt-second-game"),
    "contradicted": Phrase("servers-doubt-contradicted"),
    "not_judged": Phrase("servers-doubt-not-judged"),
    "changed": Phrase("servers-doubt-changed"),
}
ANSWERS: Mapping[str, Phrase] = {
    "taken": Phrase("servers-answer-taken"),
    "ignored": Phrase("servers-answer-ignored"),
    "again": Phrase("servers-answer-again"),
}
TAKE, IGNORE, AGAIN, DONE = (
    Phrase("servers-take"),
    Phrase("servers-ignore"),
    Phrase("servers-again"),
    Phrase("servers-done"),
)
LACKS: Mapping[str, Phrase] = {
    "no_event": Phrase("servers-lack-no-event"),
    "no_division": Phrase("servers-lack-no-division"),
    "finished": Phrase("servers-lack-finished"),
    "registration_open": Phrase("servers-lack-registration-open"),
    "check_in_open": Phrase("servers-lack-check-in-open"),
    "pairings_not_manual": Phrase("servers-lack-pairings-not-manual"),
    "firsts_not_manual": Phrase("servers-lack-firsts-not-manual"),
    "few_rounds": Phrase("servers-lack-few-rounds"),
    "not_director": Phrase("servers-lack-not-director"),
}
"""What is to be done where an event on a server is not ready, by `Lack`."""

NO_REASON = Phrase("servers-no-reason")
NO_RESULT = Phrase("servers-comes-to-nothing")
ACCOUNTS, HOW_TO_LINK = Phrase("servers-account-title"), Phrase("servers-account-how")
WATCH = Phrase("servers-watch")


def away(server: str, since: datetime) -> str:
    """To directors: nothing is heard of a server."""
    return say("servers-away", server=name_of(server), since=stamp_with_distance(since))


def unplayed(server: str, games: Iterable[str]) -> str:
    """To directors: games of which nothing has been heard for a week."""
    return say("servers-unplayed", server=name_of(server), games=shortened(list(games), MOST_GAMES))


def consent_gone(server: str, name: str) -> str:
    """To directors: somebody has taken back what they had agreed to on a server."""
    return say("servers-consent-gone", server=name_of(server), who=name)


def watch(address: str) -> str:
    """Where everybody can look at a game."""
    return say("servers-watch-link", label=WATCH(), address=address)


def play_here(server: str, address: str) -> str:
    """To a player alone: the secret link to their game."""
    return say("servers-play-here", server=name_of(server), address=address)


def ready(server: str, links: Iterable[tuple[str, str]]) -> str:
    """To a player alone: the secret links of several games, by opponent."""
    games = (say("servers-play-against", opponent=opponent, address=address) for opponent, address in links)
    return "\n".join([say("servers-ready", server=name_of(server)), *games])


def link_first(server: str) -> str:
    """To a player without an account there."""
    return say("servers-link-first", server=name_of(server))


def find(server: str) -> str:
    """To players who start their games themselves."""
    return say("servers-find", server=name_of(server))


def without(server: str, names: Iterable[str]) -> str:
    """To directors: for whom no games were made."""
    return say("servers-without", server=name_of(server), who=shortened(list(names), MOST_NAMES))


def doubts_text(doubts: Iterable[GameDoubt]) -> str:
    """Why something was not taken."""
    return listed([DOUBTS[doubt]() for doubt in doubts])


def not_taken(server: str, players: str, doubts: Iterable[GameDoubt], address: str, result: str) -> str:
    """To directors: what a server tells of a game, and what it would come to (nothing, if `result` is empty)."""
    text = say(
        "servers-not-taken", server=name_of(server), players=players, doubts=doubts_text(doubts), address=address
    )
    return "\n".join([text, say("servers-comes-to", result=result) if result else NO_RESULT()])


def settled(answer: str) -> str:
    """What a director has decided."""
    return say("servers-doubt-settled", answer=ANSWERS[answer]())


def told_by(server: str, address: str) -> str:
    """Why a game has its result."""
    return say("servers-why", server=name_of(server), address=address)


def account_line(server: str, name: str, *, proved: bool) -> str:
    """Somebody's account on a server; an empty name is none."""
    if not (proved or name):
        return say("servers-account-none", server=name_of(server))
    if not proved:
        return say("servers-account-pending", server=name_of(server))
    return say("servers-account-linked", server=name_of(server), name=name)


def prove(server: str, do: str, *, word: str, name: str, address: str) -> str:
    """What somebody has to do so that an account counts as theirs."""
    match do:
        case "word":
            return say("servers-prove-word", server=name_of(server), word=word, name=name)
        case "open":
            return say("servers-prove-open", server=name_of(server), address=address)
        case _:
            return say("servers-prove-play", server=name_of(server))


def unlink(server: str) -> str:
    """On a button."""
    return say("servers-unlink", server=name_of(server))


def linked(server: str, name: str) -> str:
    """It is theirs."""
    return say("servers-linked", server=name_of(server), name=name)


def unlinked(server: str) -> str:
    """It is forgotten."""
    return say("servers-unlinked", server=name_of(server))
