"""`python -m formats`: the engine without Discord, from JSON or an exported log. See docs/engine-cli.md."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from pydantic import ValidationError

import formats
from formats import registry
from formats.cli import reports, run
from formats.cli.compare import compare
from formats.cli.position import BadInputError
from formats.cli.refusals import refusal, wrong_input
from formats.cli.run import Answer
from formats.cli.source import read_source
from formats.core.engine import Engine
from formats.core.errors import RuleError, TournamentError
from formats.toolkit.fide.generator import Chances
from formats.toolkit.format_advisor import Matter
from formats.toolkit.simulator.strengths import FieldKind

REFUSED = 2
"""The exit code when the input is wrong or the rules forbid what was asked.

1 means that a log does not verify, or that a report file breaks the rules.
"""


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
    checking = commands.add_parser("check", help="compare a report file (TRF) with FIDE's rules, round by round")
    checking.add_argument("file", nargs="?", metavar="FILE", help="a report file; standard input if left out")
    _add_options_of_generate(
        commands.add_parser("generate", help="make a random tournament by FIDE's rules, as a report file (TRF)")
    )
    _add_options_of_compare(commands.add_parser("compare", help="compare formats for a field, in simulation"))
    for reader in (pairing, ranking, explaining, replaying, verifying):
        reader.add_argument("file", nargs="?", metavar="FILE", help="a position or a log; standard input if left out")
    for chooser in (ranking, explaining):
        chooser.add_argument("--stage", type=int, metavar="N", help="the stage, counted from 0; the latest if left out")
    explaining.add_argument("--round", type=int, metavar="N", help="a published round; the next one if left out")
    replaying.add_argument("--until", type=int, metavar="SEQ", help="stop after this line of the log")
    verifying.add_argument(
        "--head", action="append", default=[], metavar="HEAD", help="a head that was posted; the log must end there"
    )
    verifying.add_argument(
        "--proofs", metavar="FILE", help="certificates from the page: such rounds are not solved again"
    )
    verifying.add_argument(
        "--main-line", metavar="FILE", help="the log of the event of which this is a branch; its field is compared"
    )
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="answer in JSON")
    return parser


def _add_options_of_generate(generating: argparse.ArgumentParser) -> None:
    generating.add_argument("--players", type=int, default=20, metavar="N", help="how many players; 20 if left out")
    generating.add_argument("--rounds", type=int, default=9, metavar="N", help="how many rounds; 9 if left out")
    generating.add_argument("--seed", default="1", metavar="TEXT", help="the same seed makes the same tournament")
    for chance in ("byes", "forfeits", "unrated", "retired"):
        default = getattr(Chances(), chance)
        generating.add_argument(
            f"--{chance}", type=float, default=default, metavar="P", help=f"how likely, 0 to 1; {default} if left out"
        )
    generating.add_argument("--accelerated", action="store_true", help="with Baku acceleration")


def _add_options_of_compare(comparing: argparse.ArgumentParser) -> None:
    comparing.add_argument(
        "file", nargs="?", metavar="FILE", help="plans to compare; the formats for tonight if left out"
    )
    comparing.add_argument("--players", type=int, default=16, metavar="N", help="how many players; 16 if left out")
    comparing.add_argument("--ratings", type=float, nargs="+", default=(), metavar="R", help="their ratings, as Elo's")
    comparing.add_argument("--field", choices=get_args(FieldKind), default="mixed", help="how strong they are, unrated")
    comparing.add_argument("--minutes", type=int, default=20, metavar="N", help="of a game; 20 if left out")
    comparing.add_argument("--hours", type=float, metavar="N", help="of the evening; no limit if left out")
    comparing.add_argument("--matters", choices=get_args(Matter), default="best", help="what matters most")
    comparing.add_argument("--runs", type=int, default=2000, metavar="N", help="how many tournaments; 2000 if left out")
    comparing.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same figures")


def _answer(asked: argparse.Namespace) -> Answer:
    if asked.command in {"list", "schema"}:
        return run.list_all() if asked.command == "list" else run.schemas()
    if asked.command == "new":
        return run.new(asked.key)
    if asked.command == "generate":
        chances = Chances(asked.byes, asked.forfeits, asked.unrated, asked.retired, asked.accelerated)
        return reports.generate(asked.players, asked.rounds, asked.seed, chances)
    engine = registry.engine()
    if asked.command == "compare":
        return compare(asked, None if asked.file is None else Path(asked.file).read_bytes(), engine)
    return _answer_about_a_file(asked, engine)


def _answer_about_a_file(asked: argparse.Namespace, engine: Engine) -> Answer:
    content = sys.stdin.buffer.read() if asked.file is None else Path(asked.file).read_bytes()
    if asked.command == "check":
        return reports.check(content)
    if asked.command == "verify":
        proofs = Path(asked.proofs).read_text(encoding="utf-8") if asked.proofs else ""
        main_line = Path(asked.main_line).read_text(encoding="utf-8") if asked.main_line else ""
        return run.check(content.decode(), engine, asked.head, proofs, main_line)
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
