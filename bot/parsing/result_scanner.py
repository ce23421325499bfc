"""Scanner for one result line: all possible readings of its words, before the players are known.

A line is split into words once. Names may contain hyphens, digits and words such as *beat*, so a line can have several
readings; `bot.parsing.result_lines` keeps those whose names fit an open game, and refuses the line if more than one is
left. Each rule (`_by_verb`, `_around_score`, ...) tries every position of its separator, so the cost is linear in the
words for each rule. Lines are at most `bot.parsing.lines.LONGEST_LINE` characters long, and no regular expression with
nested repetition is applied to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from formats.toolkit.game_scores import Score, games_won

MOST_READINGS = 12
"""Maximum number of readings of a line that are tried."""

MOST_DIGITS = 6
MOST_BOARD_DIGITS = 4

_DASHES = frozenset("-\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FULLWIDTH HYPHEN-MINUS}")
_COLONS = frozenset(":\N{FULLWIDTH COLON}")
_SLASHES = frozenset("/\N{FULLWIDTH SOLIDUS}")
_LONG_MARK = "\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}"
_WORDS_BETWEEN = {"v", "v.", "vs", "vs.", "against", "gegen", "contre", "contra", "対", "대"}
_SEPARATORS = {*_DASHES, *_COLONS, _LONG_MARK, *_WORDS_BETWEEN}
_SCORE_SIGNS = _DASHES | _COLONS | _SLASHES
_WON = {"beat", "beats", "def", "def.", "defeats", "defeated", ">"}
_WON_PAIR = ("won", "against")
_TIED = {"ties", "tied", "draws", "drew", "="}
_TIED_WITH = {"with", "against"}
_HALVES = {("½", "½"), ("1/2", "1/2")}
_OPENING, _CLOSING = "([,;", ")],;"


@dataclass(frozen=True, slots=True)
class Reading:
    """A possible reading of a line.

    `board` or `names` identify the game, `scores` or `winner` (0 or 1 of what is named, None for a tie) the result, and
    `games` the score of every game of a match.
    """

    board: int | None = None
    names: tuple[str, str] | None = None
    scores: Score | None = None
    winner: int | None = None
    games: tuple[Score, ...] = ()


@dataclass(frozen=True, slots=True)
class _Outcome:
    """A typed score: points, or the winner (`1-0`), or a tie (`½-½`)."""

    scores: Score | None = None
    winner: int | None = None

    @property
    def sign(self) -> int | None:
        """Return the seat that won, None for a tie."""
        if self.scores is None:
            return self.winner
        return None if self.scores[0] == self.scores[1] else int(self.scores[0] < self.scores[1])


def readings(line: str) -> tuple[Reading, ...]:
    """Return every reading of a line, the likeliest first; empty where it is no result."""
    words = _words(line)
    return tuple(dict.fromkeys(islice(_readings(words), MOST_READINGS + 1))) if words else ()


def _readings(words: Sequence[str]) -> Iterator[Reading]:
    """Yield the readings of words, those with scores of single games first."""
    games = _trailing_games(words)
    found = False
    if len(games) > 1:
        for said in _series(words[: len(words) - len(games)], games):
            found = True
            yield said
    for said in _single(words):
        found = True
        yield said
    if not found:
        yield from _tight(words)


def _words(line: str) -> list[str]:
    """Split a line at blanks; a score typed right behind a name and a colon (`Ada:450`) is a word of its own."""
    words: list[str] = []
    for word in line.split():
        name, colon, points = word.rpartition(":")
        if colon and name and points.isdecimal() and not name[-1].isdecimal():
            words += [name, points]
        else:
            words.append(word)
    return words


def _number(word: str, most: int = MOST_DIGITS, *, negative: bool = True) -> int | None:
    """Return a whole number of few digits."""
    below_nought = negative and word[:1] in _DASHES
    digits = word[1:] if below_nought else word
    if not digits.isdecimal() or len(digits) > most:
        return None
    return -int(digits) if below_nought else int(digits)


def _pair(word: str) -> Score | None:
    """Return `450-380` or `2:1` as two numbers."""
    for place in range(1, min(len(word), MOST_DIGITS + 2)):
        if word[place] in _SCORE_SIGNS:
            first, second = _number(word[:place]), _number(word[place + 1 :])
            return None if first is None or second is None else (first, second)
    return None


def _outcome(words: Sequence[str]) -> _Outcome | None:
    """Return what these words say as a score: `2-1`, `2 : 1`, `450 380`, `1-0`, `½-½`, `=`."""
    text = "".join(words)
    sign = next((sign for sign in _DASHES | _COLONS if sign in text), None)
    if text == "=" or (sign is not None and tuple(text.split(sign)) in _HALVES):
        return _Outcome()
    score = _score(words)
    is_point = score in {(1, 0), (0, 1)} and sign is not None
    if score is None:
        return None
    return _Outcome(winner=score[1]) if is_point else _Outcome(scores=score)


def _score(words: Sequence[str]) -> Score | None:
    """Return two numbers that are typed as one word, as two, or as three with a sign between."""
    match [*words]:
        case [pair]:
            return _pair(pair)
        case [first, second]:
            numbers = _number(first.rstrip(",;")), _number(second)
        case [first, sign, second] if sign in _SCORE_SIGNS:
            numbers = _number(first), _number(second)
        case _:
            return None
    return None if numbers[0] is None or numbers[1] is None else (numbers[0], numbers[1])


def _trailing_games(words: Sequence[str]) -> tuple[Score, ...]:
    """Return the scores that end a line, in their order: `11-7 9-11`, `(11-7, 9-11)`."""
    games: list[Score] = []
    for word in reversed(words):
        score = _pair(word.strip(_OPENING + _CLOSING))
        if score is None or min(score) < 0 or any(sign in word for sign in _SLASHES):
            break
        games.append(score)
    return tuple(reversed(games))


def _board(word: str) -> int | None:
    """Return the number of a board: `12`, `12.`, `#12`, `12:`."""
    return _number(word.removeprefix("#").rstrip(".):"), MOST_BOARD_DIGITS, negative=False)


def _series(head: Sequence[str], games: tuple[Score, ...]) -> Iterator[Reading]:
    """Read the words before the scores of games: a result, or only which match."""
    rest = games[1:]
    is_sum = len(games) > 2 and games[0] == games_won(rest)  # noqa: PLR2004 - the score of the match first
    if len(head) == 1 and (board := _board(head[0])) is not None:
        scores, listed = (games[0], rest) if is_sum else (games_won(games), games)
        yield Reading(board=board, scores=scores, games=listed)
        return
    bare = [word.strip(_OPENING + _CLOSING) for word in head[-1:]]
    head = [*head[:-1], *bare] if bare and bare[0] else head[:-1]
    for names in _separated(head):
        scores, listed = (games[0], rest) if is_sum else (games_won(games), games)
        yield Reading(names=names, scores=scores, games=listed)
    for said in _single(head):
        yield replace(said, games=games)


def _single(words: Sequence[str]) -> Iterator[Reading]:
    """Read a line that says one result."""
    if len(words) > 1 and (board := _board(words[0])) is not None and (outcome := _outcome(words[1:])) is not None:
        yield Reading(board=board, scores=outcome.scores, winner=outcome.winner)
    yield from _by_verb(words)
    for head, outcome in _before_score(words):
        for names in _separated(head):
            yield Reading(names=names, scores=outcome.scores, winner=outcome.winner)
    yield from _around_score(words)
    yield from _named_points(words)


def _before_score(words: Sequence[str]) -> Iterator[tuple[Sequence[str], _Outcome]]:
    """Split off a score at the end, of one word or of three."""
    for size in (1, 3):
        if len(words) > size:
            tail = [word.strip(_OPENING + _CLOSING) for word in words[-size:]]
            if outcome := _outcome(tail):
                yield words[:-size], outcome


def _by_verb(words: Sequence[str]) -> Iterator[Reading]:
    """Read `Ada beat Ben`, `Ada drew with Ben`, each also with a score that agrees."""
    for place in range(1, len(words) - 1):
        word = words[place].casefold()
        after = words[place + 1].casefold()
        if word in _WON:
            yield from _won(words[:place], words[place + 1 :], winner=0)
        elif (word, after) == _WON_PAIR:
            yield from _won(words[:place], words[place + 2 :], winner=0)
        elif word in _TIED:
            skipped = 2 if after in _TIED_WITH and len(words) > place + 2 else 1
            yield from _won(words[:place], words[place + skipped :], winner=None)


def _won(first: Sequence[str], second: Sequence[str], winner: int | None) -> Iterator[Reading]:
    """Yield the readings of a line with a verb, also with a score that agrees with it."""
    if not second:
        return
    for rest, outcome in _before_score(second):
        if outcome.sign == winner:
            yield Reading(names=_names(first, rest), scores=outcome.scores, winner=None if outcome.scores else winner)
    yield Reading(names=_names(first, second), winner=winner)


def _separated(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Return every way to split words into two names at a dash, `vs` or the like."""
    for place in range(1, len(words) - 1):
        if words[place].casefold() in _SEPARATORS:
            yield _names(words[:place], words[place + 1 :])


def _around_score(words: Sequence[str]) -> Iterator[Reading]:
    """Read `A 1-0 B` and `A 2 : 1 B`."""
    for size in (1, 3):
        for place in range(1, len(words) - size):
            outcome = _outcome([word.strip("()[]") for word in words[place : place + size]])
            second = words[place + size :]
            if outcome is not None and words[place] != "=" and _outcome(second) is None:
                yield Reading(names=_names(words[:place], second), scores=outcome.scores, winner=outcome.winner)


def _named_points(words: Sequence[str]) -> Iterator[Reading]:
    """Read `Ada 450 Ben 380` and `Ada: 450, Ben: 380`."""
    last = _number(words[-1]) if words else None
    if last is None:
        return
    for place in range(1, len(words) - 2):
        points = _number(words[place].rstrip(",;:"))
        second = words[place + 1 : -1]
        if second and (second[0] in _DASHES or second[0] in {",", ";"}):
            second = second[1:]
        if points is not None and second and not second[0].isdecimal():
            yield Reading(names=_names(words[:place], second), scores=(points, last))


def _tight(words: Sequence[str]) -> Iterator[Reading]:
    """Read `Ada-Ben 2-1`, where nothing plainer is there."""
    for head, outcome in _before_score(words):
        text = " ".join(head)
        for place, letter in enumerate(text):
            names = text[:place].strip(), text[place + 1 :].strip()
            if letter in _DASHES and all(names) and not text[place - 1 : place + 2 : 2].isdecimal():
                yield Reading(names=names, scores=outcome.scores, winner=outcome.winner)


def _names(first: Iterable[str], second: Iterable[str]) -> tuple[str, str]:
    """Return two names from words, without punctuation around them."""
    return " ".join(first).strip(" ,;:"), " ".join(second).strip(" ,;:")
