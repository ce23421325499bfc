"""Game servers: where games are, what is told of them, accounts that are linked. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.game_server_api.in_use import name_of
from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.numbers import listed
from bot.text.wording.speaker import shortened
from formats.core.events import GameDoubt

MOST_GAMES, MOST_NAMES = 15, 30
"""So many are named in one message; of more it is said how many."""

DOUBTS: Mapping[GameDoubt, Phrase] = {
    "time": texts.servers.doubt_time,
    "forfeit": texts.servers.doubt_forfeit,
    "annulled": texts.servers.doubt_annulled,
    "aborted": texts.servers.doubt_aborted,
    "cancelled": texts.servers.doubt_cancelled,
    "unclear": texts.servers.doubt_unclear,
    "swapped": texts.servers.doubt_swapped,
    "wrong_players": texts.servers.doubt_wrong_players,
    "wrong_board": texts.servers.doubt_wrong_board,
    "wrong_time": texts.servers.doubt_wrong_time,
    "wrong_rules": texts.servers.doubt_wrong_rules,
    "wrong_handicap": texts.servers.doubt_wrong_handicap,
    "wrong_variant": texts.servers.doubt_wrong_variant,
    "unrated": texts.servers.doubt_unrated,
    "second_game": texts.servers.doubt_second_game,
    "contradicted": texts.servers.doubt_contradicted,
    "not_judged": texts.servers.doubt_not_judged,
    "changed": texts.servers.doubt_changed,
}
ANSWERS: Mapping[str, Phrase] = {
    "taken": texts.servers.answer_taken,
    "ignored": texts.servers.answer_ignored,
    "again": texts.servers.answer_again,
}
LACKS: Mapping[str, Phrase] = {
    "no_event": texts.servers.lack_no_event,
    "no_division": texts.servers.lack_no_division,
    "finished": texts.servers.lack_finished,
    "registration_open": texts.servers.lack_registration_open,
    "check_in_open": texts.servers.lack_check_in_open,
    "pairings_not_manual": texts.servers.lack_pairings_not_manual,
    "firsts_not_manual": texts.servers.lack_firsts_not_manual,
    "few_rounds": texts.servers.lack_few_rounds,
    "not_director": texts.servers.lack_not_director,
}
"""What is to be done where an event on a server is not ready, by `Lack`."""


def unplayed(server: str, games: Iterable[str]) -> str:
    """To directors: games of which nothing has been heard for a week."""
    return texts.servers.unplayed(server=name_of(server), games=shortened(list(games), MOST_GAMES))


def ready(server: str, links: Iterable[tuple[str, str]]) -> str:
    """To a player alone: the secret links of several games, by opponent."""
    games = (texts.servers.play_against(opponent=opponent, address=address) for opponent, address in links)
    return "\n".join([texts.servers.ready(server=name_of(server)), *games])


def without(server: str, names: Iterable[str]) -> str:
    """To directors: for whom no games were made."""
    return texts.servers.without(server=name_of(server), who=shortened(list(names), MOST_NAMES))


def doubts_text(doubts: Iterable[GameDoubt]) -> str:
    """Why something was not taken."""
    return listed([DOUBTS[doubt]() for doubt in doubts])


def not_taken(server: str, players: str, doubts: Iterable[GameDoubt], address: str, result: str) -> str:
    """To directors: what a server tells of a game, and what it would come to (nothing, if `result` is empty)."""
    text = texts.servers.not_taken(server=name_of(server), players=players, doubts=doubts_text(doubts), address=address)
    return "\n".join([text, texts.servers.comes_to(result=result) if result else texts.servers.comes_to_nothing()])


def told_by(server: str, address: str) -> str:
    """Why a game has its result."""
    return texts.servers.why(server=name_of(server), address=address)


def account_line(server: str, name: str, *, proved: bool) -> str:
    """Somebody's account on a server; an empty name is none."""
    if not (proved or name):
        return texts.servers.account_none(server=name_of(server))
    if not proved:
        return texts.servers.account_pending(server=name_of(server))
    return texts.servers.account_linked(server=name_of(server), name=name)


def prove(server: str, do: str, *, word: str, name: str, address: str) -> str:
    """What somebody has to do so that an account counts as theirs."""
    match do:
        case "word":
            return texts.servers.prove_word(server=name_of(server), word=word, name=name)
        case "open":
            return texts.servers.prove_open(server=name_of(server), address=address)
        case _:
            return texts.servers.prove_play(server=name_of(server))
