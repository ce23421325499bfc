"""Count lines of code by package, without blank lines, comments, docstrings, catalogues and generated files.

    python -m tests.lines                        # the files of the working tree
    python -m tests.lines --against f1bdc6e5     # the same, beside those of a commit

A line of Python counts if a token on it is neither a comment nor part of the docstring of a module, class or function.
Stubs (`*.pyi`) and everything below `docs/reference` are generated, catalogues (`*.ftl`) are texts: they do not count.
JavaScript, CSS and templates (HTML, SVG) have rows of their own, without blank lines and comments.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tarfile
import tokenize
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

PROJECT = Path(__file__).resolve().parents[2]
PRODUCT = ("formats", "storage", "bot")
DIVIDED = ("formats", "bot")
"""Packages whose own packages have a line each."""
OTHERS = {".js": "JavaScript", ".css": "CSS", ".html": "templates", ".svg": "templates"}
NOTHING = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}
_COMMENTS = {
    ".js": re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE),
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".html": re.compile(r"<!--.*?-->", re.DOTALL),
    ".svg": re.compile(r"<!--.*?-->", re.DOTALL),
}


def lines_of_code(source: str) -> int:
    """Return how many lines of a Python file hold code."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOTHING:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - set(_docstrings(ast.parse(source))))


def _docstrings(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of the docstrings of modules, classes and functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                yield from range(first.lineno, (first.end_lineno or first.lineno) + 1)


def lines_of(name: str, text: str) -> int:
    """Return how many lines of a file count."""
    path = PurePosixPath(name)
    if path.suffix == ".py":
        return lines_of_code(text)
    return sum(bool(line.strip()) for line in _COMMENTS[path.suffix].sub("", text).splitlines())


def row_of(name: str) -> str | None:
    """Return the row that counts a file, or None for files that do not count, such as generated ones."""
    path = PurePosixPath(name)
    if path.parts[0] not in {*PRODUCT, "tests"}:
        return None
    if path.suffix in OTHERS:
        return OTHERS[path.suffix] if path.parts[0] in PRODUCT else None
    if path.suffix != ".py":
        return None
    deep = path.parts[0] in DIVIDED and len(path.parts) > 2
    return "/".join(path.parts[:2]) if deep else path.parts[0]


def counted(files: Mapping[str, str]) -> Counter[str]:
    """Return the lines of each row."""
    rows: Counter[str] = Counter()
    for name, text in files.items():
        row = row_of(name)
        if row is not None:
            rows[row] += lines_of(name, text)
    return rows


def files_of_tree(project: Path) -> dict[str, str]:
    """Return the files of the working tree that Git knows or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=project, capture_output=True, check=True, text=True).stdout.split("\0")
    return {
        name: (project / name).read_text(encoding="utf-8")
        for name in names
        if name and row_of(name) is not None and (project / name).is_file()
    }


def files_of_commit(project: Path, commit: str) -> dict[str, str]:
    """Return the files of a commit."""
    command = ["git", "archive", commit]
    packed = subprocess.run(command, cwd=project, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        return {
            member.name: file.read().decode()
            for member in archive
            if member.isfile() and row_of(member.name) is not None and (file := archive.extractfile(member)) is not None
        }


def table(now: Mapping[str, int], before: Mapping[str, int] | None = None) -> Iterator[str]:
    """Yield a line for each row, with the sum of the product's Python; with `before` also the change."""
    total = "Python of the product"
    sums = [
        {**rows, total: sum(lines for row, lines in rows.items() if _is_product(row))} for rows in (now, before or {})
    ]
    python = sorted(filter(_is_product, {*now, *(before or {})}))
    for row in (*python, total, "tests", *sorted(set(OTHERS.values()))):
        after, earlier = (rows.get(row, 0) for rows in sums)
        yield f"{row:28}{after:8,}" if before is None else f"{row:28}{earlier:8,}{after:8,}{after - earlier:+8,}"


def _is_product(row: str) -> bool:
    return row.partition("/")[0] in PRODUCT


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.lines", description="Count lines of code by package.")
    parser.add_argument("--against", metavar="COMMIT", help="a commit to compare with")
    against = parser.parse_args(arguments).against
    before = None if against is None else counted(files_of_commit(PROJECT, against))
    for line in table(counted(files_of_tree(PROJECT)), before):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
