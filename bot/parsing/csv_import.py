"""Import entrants and ratings from a CSV file, all or nothing: all problems are reported at once.

The first row names the columns, in any order: `name`, `discord` (a user id, a mention or a user name), `rating`,
`uncertainty`, `games`, `joined` (a date), `account` (at the game's site), and the fields of the tournament's formats.
Case, accents, blanks and underscores in these heads are ignored, and some other names are recognised (see `HEADS`).

A row refers to the entrant with that Discord account, or else with that account at the site, or else with that name or
number (`#7`); if there is none it is a new entrant, a guest without a Discord account. Several rows with one name are
several people: what is shown before an import counts asks about them. Blank cells leave values unchanged.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.parsing.csv_cells import RATING, BadCellError, DiscordRef, read_cell, read_discord
from bot.parsing.csv_text import Row, decoded, rows_of
from bot.parsing.search import folded
from bot.text.names import spelling
from formats.core.asking import EntrantField
from formats.core.errors import RuleError
from formats.core.model import EntrantData
from formats.core.steps import SEED
from formats.core.values import EntrantId, Scalar

MOST_BYTES = 1_000_000
MOST_ROWS = 3_000
LONGEST_NAME = 80
MOST_GUESSED, LONGEST_GUESSED = 10, 40
"""Number of unknown heads, and their length, for which a similar known head is searched (which takes time)."""

NAME, DISCORD, ACCOUNT = "name", "discord", "account"
LONGEST_ACCOUNT = 80
SITES: Mapping[str, str] = {
    **dict.fromkeys(("ogs", "onlinego", "ogsname", "ogsaccount"), "online_go"),
    **dict.fromkeys(("woogles", "wooglesname"), "woogles"),
    **dict.fromkeys(("lichess", "lichessname"), "lichess"),
    **dict.fromkeys(("chesscom", "chesscomname"), "chess_com"),
    "lishogi": "lishogi",
    "lidraughts": "lidraughts",
    **dict.fromkeys(("wpf", "wpfid", "gpid", "gpname"), "wpf"),
    **dict.fromkeys(("arimaa", "arimaaname"), "arimaa"),
}
"""Heads that are accounts at a site, with the key of the site."""

STANDARD_FIELDS = (
    EntrantField(RATING, "number"),
    EntrantField("uncertainty", "number"),
    EntrantField("games", "integer"),
    EntrantField("joined", "date"),
    EntrantField(SEED, "integer", least=1),
)
HEADS: Mapping[str, str] = {
    **dict.fromkeys(("player", "playername", "entrant", "displayname", "fullname"), NAME),
    **dict.fromkeys(("discordid", "discordname", "discorduser", "discordusername", "member", "userid"), DISCORD),
    **dict.fromkeys(("elo", "whr", "rtg", "strength"), RATING),
    **dict.fromkeys(("siteaccount", "gameaccount", "accountname", "handle", *SITES), ACCOUNT),
    **dict.fromkeys(("rd", "ru", "ratingdeviation", "deviation", "ratinguncertainty", "sigma"), "uncertainty"),
    **dict.fromkeys(("gamesplayed", "ratedgames", "numberofgames"), "games"),
    **dict.fromkeys(("joindate", "joinedon", "since", "registered", "membersince", "joinedat"), "joined"),
}
"""Other recognised heads, without blanks and signs."""

LineCode = Literal[
    "too_large",
    "not_text",
    "no_rows",
    "too_many_rows",
    "no_name_column",
    "doubled_column",
    "too_many_cells",
    "nobody",
    "long_name",
    "not_a_number",
    "two_readings",
    "not_whole",
    "negative",
    "too_high",
    "not_a_choice",
    "not_a_date",
    "not_an_account",
    "unknown_account",
    "missing",
    "doubled",
    "several_entrants",
    "two_entrants",
    "in_team",
]
Code = LineCode | Literal["contradiction"]


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem and its place. `line` counts from 1 (0: the whole file), `column` is its head, `value` as typed.

    For a `contradiction` the value explains it.
    """

    line: int
    column: str
    code: Code
    value: str = ""


class ImportRefusedError(RuleError):
    """The file cannot be imported; every problem is listed, by line."""

    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class KnownEntrant:
    """An entrant that the tournament already has."""

    entrant: EntrantId
    name: str
    discord_id: int | None
    data: EntrantData
    account: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class ImportedEntrant:
    """A row: a change of `known`, or a new entrant if that is None; a guest without `discord`.

    `account` is the one at the game's site, as typed; empty if there is none.
    """

    line: int
    name: str
    discord: DiscordRef | None
    data: EntrantData
    known: EntrantId | None
    account: str = ""


@dataclass(frozen=True, slots=True)
class Import:
    """Content of a file. `ignored` are heads of unknown columns, `guesses` what they may have meant.

    `heads` maps the names of fields to the heads in the file; `site` is the key of the site that the head of the
    accounts names, if it names one.
    """

    entrants: tuple[ImportedEntrant, ...]
    ignored: tuple[str, ...]
    guesses: Mapping[str, str]
    heads: Mapping[str, str] = field(default_factory=dict)

    @property
    def site(self) -> str:
        """Return the site that the column of accounts is called after, or nothing."""
        return SITES.get(_key(self.heads.get(ACCOUNT, "")), "")

    @property
    def new(self) -> tuple[ImportedEntrant, ...]:
        """Return the entrants who are new."""
        return tuple(entrant for entrant in self.entrants if entrant.known is None)

    @property
    def changed(self) -> tuple[ImportedEntrant, ...]:
        """Return the entrants who were known."""
        return tuple(entrant for entrant in self.entrants if entrant.known is not None)


def read_entrants(
    data: bytes,
    entrant_fields: Iterable[EntrantField] = (),
    known: Iterable[KnownEntrant] = (),
    find_account: Callable[[str], int | None] | None = None,
) -> Import:
    """Return all entrants of the file. Raises `ImportRefusedError` with every problem.

    `find_account` turns a Discord user name into a user id (None: no such member). Without it user names are passed on
    unchanged, and only ids find known entrants.
    """
    fields = {entrant_field.name: entrant_field for entrant_field in (*STANDARD_FIELDS, *entrant_fields)}
    rows = _with_head(_rows(data), fields)
    columns = _Columns.read(rows[0], fields)
    spelled = frozenset(spelling(columns.cell(row, NAME)) for row in rows[1:])
    reader = _Reader(columns, fields, tuple(known), find_account, spelled)
    entrants = [reader.read(row) for row in rows[1:]]
    reader.find_doubles()
    problems = (*columns.problems, *reader.problems)
    if problems:
        raise ImportRefusedError(tuple(sorted(problems, key=lambda problem: problem.line)))
    heads = {name: columns.heads[number] for name, number in columns.place.items()}
    return Import(
        tuple(entrant for entrant in entrants if entrant is not None), columns.ignored, columns.guesses, heads
    )


def _rows(data: bytes) -> list[Row]:
    """Return head and rows of a readable file."""
    if len(data) > MOST_BYTES:
        raise ImportRefusedError((Problem(0, "", "too_large", str(len(data))),))
    text = decoded(data)
    if text is None:
        raise ImportRefusedError((Problem(0, "", "not_text"),))
    rows = rows_of(text)
    if len(rows) < 2:  # noqa: PLR2004 - the heads and one row
        raise ImportRefusedError((Problem(0, "", "no_rows"),))
    if len(rows) - 1 > MOST_ROWS:
        raise ImportRefusedError((Problem(0, "", "too_many_rows", str(len(rows) - 1)),))
    return rows


def _with_head(rows: list[Row], fields: Mapping[str, EntrantField]) -> list[Row]:
    """Return the rows below a head: a list with one cell a line, the first of them like no head, is one of names."""
    heads = {*map(_key, (*fields, NAME, DISCORD, ACCOUNT)), *HEADS}
    if any(len(row.cells) != 1 for row in rows) or difflib.get_close_matches(_key(rows[0].cells[0]), heads, 1, 0.8):
        return rows
    return [Row(0, (NAME,)), *rows]


def _key(head: str) -> str:
    """Return a head without case, accents, blanks and signs."""
    return re.sub(r"[\W_]+", "", folded(head))


@dataclass(frozen=True)
class _Columns:
    """Mapping from fields to columns."""

    heads: tuple[str, ...]
    place: Mapping[str, int]
    ignored: tuple[str, ...]
    guesses: Mapping[str, str]
    problems: tuple[Problem, ...]

    @classmethod
    def read(cls, row: Row, fields: Mapping[str, EntrantField]) -> _Columns:
        """Read the heads."""
        wanted = {_key(name): name for name in (*fields, NAME, DISCORD, ACCOUNT)}
        place: dict[str, int] = {}
        ignored: list[str] = []
        problems: list[Problem] = []
        for number, head in enumerate(row.cells):
            name = wanted.get(_key(head)) or HEADS.get(_key(head))
            if name is None:
                ignored += [head] if head else []
            elif name in place:
                problems.append(Problem(row.line, head, "doubled_column"))
            else:
                place[name] = number
        if NAME not in place and DISCORD not in place:
            problems.append(Problem(row.line, NAME, "no_name_column"))
        unknown = [head for head in ignored if len(head) <= LONGEST_GUESSED][:MOST_GUESSED]
        guesses = {
            head: similar[0] for head in unknown if (similar := difflib.get_close_matches(_key(head), wanted, 1))
        }
        return cls(row.cells, place, tuple(ignored), guesses, tuple(problems))

    def cell(self, row: Row, name: str) -> str:
        """Return the row's cell of that column, empty if there is none."""
        number = self.place.get(name, -1)
        return row.cells[number] if 0 <= number < len(row.cells) else ""


class _Reader:
    """Reads rows and collects their problems."""

    def __init__(
        self,
        columns: _Columns,
        fields: Mapping[str, EntrantField],
        known: Sequence[KnownEntrant],
        find_account: Callable[[str], int | None] | None,
        spelled: frozenset[str],
    ) -> None:
        self.problems: list[Problem] = []
        self._columns = columns
        self._fields = fields
        self._find_account = find_account
        self._by_id = {known_entrant.entrant: known_entrant for known_entrant in known}
        self._by_account = {
            known_entrant.discord_id: known_entrant.entrant
            for known_entrant in known
            if known_entrant.discord_id is not None
        }
        self._by_site = {folded(entry.account): entry.entrant for entry in known if entry.account}
        self._by_number = {f"#{known_entrant.number}": known_entrant.entrant for known_entrant in known}
        self._by_name: dict[str, list[EntrantId]] = {}
        for known_entrant in known:
            self._by_name.setdefault(folded(known_entrant.name), []).append(known_entrant.entrant)
        self._spelled = spelled
        self._seen: dict[tuple[str, object], list[Problem]] = {}

    def read(self, row: Row) -> ImportedEntrant | None:
        """Return the row as an entrant, or None if it names nobody."""
        if any(row.cells[len(self._columns.heads) :]):
            self._problem(row, "", "too_many_cells", row.cells[len(self._columns.heads)])
        name, discord = self._columns.cell(row, NAME), self._account(row)
        if not name and discord is None:
            if not self._columns.cell(row, DISCORD):
                self._problem(row, NAME, "nobody")
            return None
        if len(name) > LONGEST_NAME:
            self._problem(row, NAME, "long_name", name)
        account = self._columns.cell(row, ACCOUNT)
        if len(account) > LONGEST_ACCOUNT:
            self._problem(row, ACCOUNT, "long_name", account)
        known = self._known(row, name, discord, account)
        self._note_seen(row, name, discord, known)
        if account:
            head = self._columns.heads[self._columns.place[ACCOUNT]]
            self._seen.setdefault((ACCOUNT, folded(account)), []).append(Problem(row.line, head, "doubled", account))
        data = self._data(row, None if known is None else self._by_id[known])
        if known is not None and name in {"", f"#{self._by_id[known].number}"}:
            shown = self._by_id[known].name
        else:
            shown = name or str(discord)
        return ImportedEntrant(row.line, shown, discord, data, known, account)

    def find_doubles(self) -> None:
        """Report entrants that occur in more than one row."""
        for problems in self._seen.values():
            self.problems += problems[1:]

    def _problem(self, row: Row, column: str, code: Code, value: str = "") -> None:
        """Add a problem, with the head as it is in the file."""
        place = self._columns.place.get(column)
        head = column if place is None else self._columns.heads[place]
        self.problems.append(Problem(row.line, head, code, value))

    def _account(self, row: Row) -> DiscordRef | None:
        """Return the account of a row."""
        typed = self._columns.cell(row, DISCORD)
        if not typed:
            return None
        try:
            account = read_discord(typed)
        except BadCellError as bad:
            self._problem(row, DISCORD, bad.code, typed)
            return None
        if account.user_id is not None or self._find_account is None or account.user_name is None:
            return account
        user = self._find_account(account.user_name)
        if user is None:
            self._problem(row, DISCORD, "unknown_account", typed)
        return DiscordRef(user, account.user_name)

    def _known(self, row: Row, name: str, discord: DiscordRef | None, account: str) -> EntrantId | None:
        """Return the entrant of this row. An account decides; a name of another entrant beside it is a problem."""
        by_account = self._by_account.get(discord.user_id) if discord is not None and discord.user_id else None
        if by_account is None and discord is None and account:
            by_account = self._by_site.get(folded(account))
        named = self._named(name)
        if by_account is not None:
            if named and by_account not in named:
                self._problem(row, NAME, "two_entrants", name)
            return by_account
        # An entrant with the same name but another account is another person.
        free = [who for who in named if discord is None or self._by_id[who].discord_id is None]
        if len(named) == 1 and ("entrant", named[0]) in self._seen and name not in self._by_number:
            return None
        if len(free) > 1:
            self._problem(row, NAME, "several_entrants", name)
        return free[0] if free else None

    def _named(self, name: str) -> list[EntrantId]:
        """Return the entrants with this number or name; accents count if another row spells the name as theirs."""
        if name in self._by_number:
            return [self._by_number[name]]
        named = self._by_name.get(folded(name), []) if name else []
        spellings = {who: spelling(self._by_id[who].name) for who in named}
        same = [who for who in named if spellings[who] == spelling(name)]
        return same or [who for who in named if spellings[who] not in self._spelled]

    def _note_seen(self, row: Row, name: str, discord: DiscordRef | None, known: EntrantId | None) -> None:
        """Record who has been named, so that a second row about the same entrant is a problem."""
        if known is not None:
            key: tuple[str, object] = ("entrant", known)
        elif discord is not None:
            key = ("account", discord.user_id or discord.user_name)
        else:
            return
        by_account = discord is not None and (known is None or discord.user_id in self._by_account)
        column = NAME if name and not by_account else DISCORD
        head = self._columns.heads[self._columns.place[column]]
        typed = name if column == NAME else self._columns.cell(row, DISCORD)
        problem = Problem(row.line, head, "doubled", typed)
        self._seen.setdefault(key, []).append(problem)

    def _data(self, row: Row, known: KnownEntrant | None) -> EntrantData:
        """Return the data of a row, based on the known values."""
        rating = None if known is None else known.data.rating
        attributes: dict[str, Scalar] = {} if known is None else dict(known.data.attributes)
        for name, entrant_field in self._fields.items():
            value = self._value(row, entrant_field)
            if name == RATING and isinstance(value, int | float):
                rating = value
            elif value is not None:
                attributes[name] = value
            if entrant_field.required and name not in attributes and not (name == RATING and rating is not None):
                self._problem(row, name, "missing")
        return EntrantData(rating=rating, attributes=attributes)

    def _value(self, row: Row, entrant_field: EntrantField) -> Scalar:
        """Return the value of a cell, within the limits of its field."""
        typed = self._columns.cell(row, entrant_field.name)
        if not typed:
            return None
        try:
            return read_cell(entrant_field, typed)
        except BadCellError as bad:
            self._problem(row, entrant_field.name, bad.code, typed)
            return None
