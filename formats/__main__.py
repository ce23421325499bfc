"""`python -m formats`: the engine without Discord, from JSON or an exported log. See docs/engine-cli.md."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

import formats
from formats import registry
from formats.cli import run
from formats.cli.position import BadInputError
from formats.cli.refusals import refusal, wrong_input
from formats.cli.run import Answer
from formats.cli.source import read_source
from formats.core.errors import RuleError, TournamentError

REFUSED = 2
"""The exit code when the input is wrong or the rules forbid what was asked; 1 means that a log does not verify."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        answer = _answer(asked)
    except (BadInputError, ValidationError, TournamentError, OSError, UnicodeDecodeError) as error:
        print(f"python -m formats {asked.command}: {_words(error)}", file=sys.stderr)
        return REFUSED
    for warning in answer.warnings:
        print(f"python -m formats {asked.command}: {warning}", file=sys.stderr)
    shown = json.dumps(answer.data, indent=2, ensure_ascii=False) + "\n" if asked.json else answer.text
    sys.stdout.buffer.write(shown.encode())
    return answer.code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m formats", description="Pair, rank and check tournaments.")
    parser.add_argument("--version", action="version", version=f"Herald {formats.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("list", help="list systems and presets with their options")
    commands.add_parser("schema", help="print the JSON schemas of what the other commands read")
    starting = commands.add_parser("new", help="write a new format into a checkout: rules, code, messages and tests")
    starting.add_argument("key", metavar="KEY", help="its name in code, such as ladder_2")
    pairing = commands.add_parser("pair", help="pair the next round")
    ranking = commands.add_parser("rank", help="print the standings")
    explaining = commands.add_parser("explain", help="say why a round is paired as it is")
    replaying = commands.add_parser("replay", help="print the tournament of a log, round by round")
    verifying = commands.add_parser("verify", help="check a log: its hashes, and every pairing and draw again")
    for reader in (pairing, ranking, explaining, replaying, verifying):
        reader.add_argument("file", nargs="?", metavar="FILE", help="a position or a log; standard input if left out")
    for chooser in (ranking, explaining):
        chooser.add_argument("--stage", type=int, metavar="N", help="the stage, counted from 0; the latest if left out")
    explaining.add_argument("--round", type=int, metavar="N", help="a published round; the next one if left out")
    replaying.add_argument("--until", type=int, metavar="SEQ", help="stop after this line of the log")
    verifying.add_argument(
        "--head", action="append", default=[], metavar="HEAD", help="a head that was posted; the log must end there"
    )
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="answer in JSON")
    return parser


def _answer(asked: argparse.Namespace) -> Answer:
    if asked.command in {"list", "schema"}:
        return run.list_all() if asked.command == "list" else run.schemas()
    if asked.command == "new":
        return run.new(asked.key)
    engine = registry.engine()
    content = sys.stdin.buffer.read() if asked.file is None else Path(asked.file).read_bytes()
    if asked.command == "verify":
        return run.check(content.decode(), engine, asked.head)
    source = read_source(content.decode(), engine)
    match asked.command:
        case "pair":
            answer = run.pair(source, engine)
        case "rank":
            answer = run.rank(source, engine, asked.stage)
        case "explain":
            answer = run.explain(source, engine, stage=asked.stage, round_number=asked.round)
        case _:
            answer = run.replay(source, engine, asked.until)
    return answer


def _words(error: Exception) -> str:
    """Describe an error: every problem of the input with its place, or what the rules refuse."""
    if isinstance(error, ValidationError):
        return wrong_input(error)
    return refusal(error) if isinstance(error, RuleError) else str(error)


if __name__ == "__main__":
    sys.exit(main())
