"""Small mistakes to make in a file: each is one piece of its text and what stands there instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

NEGATED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""What a comparison is turned into: its opposite, or one that differs at the boundary."""

_DROPPED = (ast.AugAssign, ast.Raise, ast.Delete)
_NO_CODE = (ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Global, ast.Nonlocal)


@dataclass(frozen=True)
class Mutation:
    """One mistake in a file: `text[start:end]` becomes `new`. `kind` is a short name of what was done."""

    file: Path
    line: int
    kind: str
    start: int
    end: int
    old: str
    new: str

    def applied(self, text: str) -> str:
        """The text of the file with the mistake in it."""
        return text[: self.start] + self.new + text[self.end :]

    def __str__(self) -> str:
        old = " ".join(self.old.split())
        return f"{self.file.as_posix()}:{self.line}  {self.kind}: {old} -> {self.new}"


def mutations(file: Path, text: str) -> list[Mutation]:
    """Every mistake that can be made in a file, in the order of its text."""
    found = [_placed(file, text, kind, node, new) for kind, node, new in _in_code(ast.parse(text))]
    return sorted(found, key=lambda mutation: (mutation.start, mutation.end, mutation.kind, mutation.new))


Change = tuple[str, ast.AST, str]


def _in_code(node: ast.AST) -> Iterator[Change]:
    """The changes of a node and of all code in it; annotations, decorators and imports are no code."""
    if isinstance(node, _NO_CODE) or _is_for_types(node):
        return
    yield from _of(node)
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "bases", "keywords"} and not isinstance(node, ast.Call):
            continue
        if name == "slice" and isinstance(value, ast.Tuple):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _in_code(child)


def _is_for_types(node: ast.AST) -> bool:
    """Is it a block that only a type checker reads, or the list of a module's names?"""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets)


def _of(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.If() | ast.IfExp():
            yield "condition false", node.test, "False"
        case ast.comprehension():
            yield from (("condition false", test, "False") for test in node.ifs)
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp():
            swapped = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            yield "and/or", node, f"({ast.unparse(swapped)})"
        case ast.UnaryOp(op=ast.Not()):
            yield "not", node, f"({ast.unparse(node.operand)})"
        case ast.Constant(value=value) if type(value) is int:
            yield "+1", node, str(value + 1)
            yield "-1", node, f"({value - 1})" if value < 1 else str(value - 1)
        case ast.BinOp(op=ast.Add() | ast.Sub()) if not _is_text(node.left) and not _is_text(node.right):
            other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield "+/-", node, f"({ast.unparse(ast.BinOp(node.left, other, node.right))})"
        case ast.Tuple(elts=[_, *_], ctx=ast.Load()) | ast.List(elts=[_, *_], ctx=ast.Load()):
            yield "emptied", node, "()" if isinstance(node, ast.Tuple) else "[]"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield "dropped", node, "pass"


def _comparisons(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        for other in NEGATED[type(op)]:
            ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield "comparison", node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"


def _is_text(node: ast.AST) -> bool:
    """Is it plainly text, which can be added but not taken away?"""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _placed(file: Path, text: str, kind: str, node: ast.AST, new: str) -> Mutation:
    """A change with its place in the text; the syntax tree counts the bytes of a line, Python its letters."""
    starts = [0, *(at + 1 for at, letter in enumerate(text) if letter == "\n"), len(text) + 1]
    lines = [text[first : after - 1] for first, after in pairwise(starts)]

    def place(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
    return Mutation(file, node.lineno, kind, start, end, text[start:end], new)
