"""Find words in code and docs that readers whose first language is not English have to guess.

    python -m tests.prose                  # what `make lint` runs: all files and commit subjects
    python -m tests.prose formats/core     # files and folders

It reads docstrings, comments, log lines and the texts of raised errors in Python files, all texts of the files with
sentences for hosts, comments in other files and in catalogues, and Markdown pages. English messages, which players read
as chat, have a list of words of their own. It does not read catalogues of other languages and the reference pages,
which quote messages, golden files, rules (`RULES.md`, which quote federations), the glossary's words to avoid, and the
changelog of versions before 0.2.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]

INSTEAD = {
    "whoever": "name the person or the part",
    "whatever is": "name the thing",
    "anew": "again",
    "afresh": "again",
    "parted": "broken (ties), split",
    "mended": "fixed",
    "told": "sent, informed; distinguished",
    "heard": "received, notified",
    "(?:stands?|stood|standing) in(?! front)": "is in, replaces",
    "(?:lies?|lay|lying) in": "is in",
    "(?:lets?|letting) go of": "evicts, releases",
    "stumbl(?:es?|ed|ing)": "fails",
    "wakes? up again": "resumes",
    "by itself": "automatically",
    "at all costs": "always",
    "a look": "a run, a check",
    "errands?": "query, task",
    "in vain": "without success",
    "seldom": "rarely",
}
"""Words, as regular expressions, and what to write instead. Case and line breaks make no difference."""

BETWEEN = r"[\s#/*]+"
"""What separates two words: also the end of a line and the mark of a comment on the next one."""
WORDS = {
    re.compile(rf"\b(?P<found>{word})\b".replace(" ", BETWEEN), re.IGNORECASE): instead
    for word, instead in INSTEAD.items()
}
SUBJECT = {
    re.compile(
        r"(?:\A|\n\n|[.:;,(]\s|\b(?:and|as|because|but|if|or|so|than|that|though|unless|until|what|when|where|whether|"
        r"which|while)\s)\s*(?P<found>(?:some|no)body)\b",
        re.IGNORECASE,
    ): "name who: the player, the host, another process"
}
"""*Somebody* and *nobody* as the subject of a clause; only in docstrings and comments."""
CHAT = {
    re.compile(rf"(?P<found>{word})", re.IGNORECASE): instead
    for word, instead in {
        r"\b(?:some|any)body\b": "you, a player, someone, anyone",
        r"\bhand(?:s|ed|ing)? in\b": "send in, answer",
        r"\b(?:is|are|was|were) recorded\b": "is in, counts",
    }.items()
}
"""Words that no friendly host types in chat; only in messages of English catalogues."""
MESSAGE = re.compile(r"^[a-z][\w-]* =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
"""A message of a catalogue: its text is the group."""
NAME = re.compile(r"`[^`\n]+`")
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
ANY_WORD = re.compile(rf"\b(?:{'|'.join(['(?:some|no)body', *INSTEAD])})\b".replace(" ", BETWEEN), re.IGNORECASE)
"""Finds at once that a file has nothing to find, as most have."""

FIRST_COMMIT = "6fed19e2"
"""Subjects of later commits are read."""

FOLDERS = ("bot", "deploy", "docs", "formats", "storage", "tests", ".ci", ".github")
SKIPPED = ("RULES.md", "docs/reference/", "tests/0.1/", "tests/0.2/", "tests/cases/", "tests/golden/")
UP_TO = {"CHANGELOG.md": "\n## 0.1", "glossary.md": "\n## What we do not say"}
"""Pages that are read up to a heading."""
SENTENCES = ("storage/wording.py", "formats/cli/sentences.py", "formats/cli/refusals.py")
"""Files whose texts people read."""
LOG_METHODS = {"debug", "info", "warning", "error", "exception", "critical"}
HASHES = re.compile(r"(?:^|(?<=\s))#[^\n]*(?:\n\s*#[^\n]*)*", re.MULTILINE)
SLASHES = re.compile(r"(?:^|(?<=\s))//[^\n]*(?:\n\s*//[^\n]*)*|/\*.*?\*/", re.MULTILINE | re.DOTALL)
COMMENTS = {
    **dict.fromkeys(("", ".ftl", ".toml", ".yml", ".ini", ".service", ".example"), HASHES),
    **dict.fromkeys((".js", ".css"), SLASHES),
}


class Passage(NamedTuple):
    """A piece of prose, the line on which it begins, and whether it is a docstring or a comment of a Python file.

    `in_chat`: it is a message that players read.
    """

    line: int
    text: str
    in_code: bool = False
    in_chat: bool = False


def passages(file: Path) -> Iterator[Passage]:
    """Yield the prose of a file."""
    if file.suffix not in {".py", ".md", *COMMENTS}:
        return
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl" and "en" in {file.stem, file.parent.name}:
        yield from messages(source)
    if not ANY_WORD.search(source):
        return
    if file.suffix == ".py":
        yield from python_passages(source)
        if file.as_posix().endswith(SENTENCES):
            yield from _strings(ast.parse(source))
    elif file.suffix == ".md":
        yield from page_passages(source.partition(UP_TO[file.name])[0] if file.name in UP_TO else source)
    else:
        for comment in COMMENTS[file.suffix].finditer(source):
            yield Passage(source.count("\n", 0, comment.start()) + 1, comment[0])


def messages(catalogue: str) -> Iterator[Passage]:
    """Yield the messages of a catalogue."""
    for message in MESSAGE.finditer(catalogue):
        yield Passage(catalogue.count("\n", 0, message.start(1)) + 1, message[1], in_chat=True)


def page_passages(page: str) -> Iterator[Passage]:
    """Yield the text of a Markdown page, and the prose of its samples in Python that are whole modules or functions."""
    yield Passage(1, FENCED.sub(lambda block: "\n" * block[0].count("\n"), page))
    for block in FENCED.finditer(page):
        with contextlib.suppress(SyntaxError):
            for passage in python_passages(block[2] if block[1] == "python" else ""):
                yield passage._replace(line=passage.line + page.count("\n", 0, block.start(2)))


def python_passages(source: str) -> Iterator[Passage]:
    """Yield the docstrings, comments, log lines and texts of raised errors of a Python file."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield Passage(node.lineno, text, in_code=True)
            case ast.Call(func=ast.Attribute(attr=attr), args=[text, *_]) if attr in LOG_METHODS:
                yield from _strings(text)
            case ast.Raise(exc=ast.Call() as raised):
                yield from _strings(raised)
    last, begun = 0, 1
    block: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield Passage(begun, "\n".join(block), in_code=True)
                begun, block = token.start[0], []
            block.append(token.string.lstrip("#: "))
            last = token.start[0]
    yield Passage(begun, "\n".join(block), in_code=True)


def _strings(tree: ast.AST) -> Iterator[Passage]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Passage(node.lineno, node.value)


def findings(found: Iterable[Passage]) -> Iterator[tuple[int, str, str]]:
    """Yield the line of each word that is not to be written, the word, and what to write instead."""
    for passage in found:
        text = NAME.sub("", passage.text)
        lists = CHAT if passage.in_chat else WORDS | SUBJECT if passage.in_code else WORDS
        for word, instead in lists.items():
            for match in word.finditer(text):
                line = passage.line + text.count("\n", 0, match.start("found"))
                yield line, " ".join(re.findall("[a-z]+", match["found"], re.IGNORECASE)), instead


def files(paths: Sequence[str]) -> Iterator[str]:
    """Yield the files at and below the paths that have prose of the project."""
    for path in paths:
        start = PROJECT / path
        for file in sorted(start.rglob("*")) if start.is_dir() else [start]:
            name = file.relative_to(PROJECT).as_posix()
            if file.is_file() and "__pycache__" not in name and not any(part in name for part in SKIPPED):
                yield name


def subjects() -> Iterator[tuple[str, str]]:
    """Yield the short hash and subject of each later commit; none where the history is not at hand."""
    command = ["git", "log", "--format=%h %s", f"{FIRST_COMMIT}..HEAD"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        commit, _, subject = line.partition(" ")
        yield commit, subject


def main(arguments: Sequence[str]) -> int:
    """Print a line for each finding; 1 if there is one."""
    top = (*(file.name for file in PROJECT.iterdir() if file.is_file()), *FOLDERS)
    lines = [
        f"{name}:{line}: “{word}”: {instead}"
        for name in files(arguments or top)
        for line, word, instead in sorted(findings(passages(PROJECT / name)))
    ]
    if not arguments:
        lines += [
            f"commit {commit} “{subject}”: “{word}”: {instead}"
            for commit, subject in subjects()
            for _, word, instead in findings([Passage(1, subject)])
        ]
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
