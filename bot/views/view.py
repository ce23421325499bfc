"""Result type of every view: text in blocks that fit into messages, and optionally a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.text.catalogue import shown
from bot.text.tokens import lines_of

BLOCK_LIMIT = 1900
"""Maximum number of characters of a block. Discord allows 2,000; the rest is for a title and a page number."""

FENCE = "```"


@dataclass(frozen=True, slots=True)
class CsvFile:
    """A file for spreadsheet programs. `text` begins with a byte order mark; encode it as UTF-8."""

    filename: str
    text: str


@dataclass(frozen=True, slots=True)
class View:
    """A title, blocks of at most `BLOCK_LIMIT` characters (no line or code block is cut), and perhaps a file."""

    title: str
    blocks: tuple[str, ...]
    csv: CsvFile | None = None

    @property
    def text(self) -> str:
        """Return everything as one text, for tests and files."""
        return "\n\n".join(block for block in (self.title, *self.blocks) if block)


@dataclass
class Page:
    """Builder that collects lines and tables, and splits them into blocks at ends of lines only.

    A single line longer than a block is broken between words. The length of the last block is tracked, so adding a line
    does not measure the block again.
    """

    limit: int = BLOCK_LIMIT
    _blocks: list[str] = field(default_factory=list)
    _length: int = 0

    def line(self, text: str = "") -> None:
        """Add a line; a text with line breaks is several lines."""
        if len(text) <= self.limit and "\n" not in text:
            self._add(text)
            return
        for line in lines_of(text):
            for piece in broken(line, self.limit):
                self._add(piece)

    def lines(self, texts: Iterable[str]) -> None:
        """Add lines."""
        for text in texts:
            self.line(text)

    def section(self, heading: str, texts: Sequence[str]) -> None:
        """Add a bold heading with lines under it; nothing without lines.

        The heading is never separated from its first line.
        """
        if not texts:
            return
        beginning, *first = broken(texts[0], self.limit - len(shown(f"**{heading}**\n")))
        self._gap()
        self._add(f"**{heading}**\n{beginning}")
        self.lines([*first, *texts[1:]])

    def table(self, lines: Sequence[str], *, head: int = 1) -> None:
        """Add a code block. If it is split, the first `head` lines are repeated on each part."""
        top, rows = list(lines[:head]), list(lines[head:])
        bare = len(_fenced(())) + sum(len(shown(row)) + 1 for row in top)
        part, length = list(top), bare
        for row in rows:
            longer = len(shown(row)) + 1
            if len(part) > head and length + longer > self.limit:
                self._add(_fenced(part), length)
                part, length = list(top), bare
            part.append(row)
            length += longer
        self._add(_fenced(part), length)

    def blocks(self) -> tuple[str, ...]:
        """Return the collected blocks."""
        return tuple(block.strip("\n") for block in self._blocks if block.strip())

    def _gap(self) -> None:
        """Add an empty line after other content."""
        if self._blocks and self._blocks[-1]:
            self._add("")

    def _add(self, piece: str, known_length: int | None = None) -> None:
        """Append to the last block, or begin a new one if the limit would be exceeded."""
        length = len(shown(piece)) if known_length is None else known_length
        if self._blocks and self._length + 1 + length <= self.limit:
            self._blocks[-1] += f"\n{piece}"
            self._length += 1 + length
        else:
            self._blocks.append(piece)
            self._length = length


def _fenced(lines: Sequence[str]) -> str:
    """Return the lines as a code block."""
    return "\n".join([FENCE, *lines, FENCE])


def broken(line: str, limit: int) -> list[str]:
    """Return a line in pieces of at most `limit` characters, broken between words if possible."""
    if len(line) <= limit:
        return [line]
    pieces: list[str] = []
    rest = shown(line)
    if len(rest) <= limit:
        return [line]
    while len(rest) > limit:
        cut = rest.rfind(" ", 1, limit + 1)
        cut = cut if cut > 0 else limit
        pieces.append(rest[:cut])
        rest = rest[cut:].lstrip()
    return [*pieces, rest]


def text_view(title: str, texts: Iterable[str]) -> View:
    """Return a view of plain lines."""
    page = Page()
    page.lines(texts)
    return View(title, page.blocks())
