"""Command line of the storage: `python -m storage`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import formats
from formats.core.errors import TournamentError
from storage.backup import write_backup
from storage.check import find_problems
from storage.copying import copy_database
from storage.database import Database
from storage.dialect import database_url, file_of
from storage.forgetting import FORGOTTEN, ForgottenAgain
from storage.private_files import write_private
from storage.restoring import restore_without_the_forgotten
from storage.transfer import export_log, import_log
from storage.wording import forgotten_again, refusal


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Return 0 on success, 1 if a problem was found, 2 if the command was not understood."""
    asked = _parser().parse_args(arguments)
    try:
        code: int = asyncio.run(asked.run(asked))
    except (TournamentError, OSError, UnicodeDecodeError) as error:
        print(refusal(error, asked.database), file=sys.stderr)
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storage", description="Look after a database of Herald.")
    parser.add_argument("--version", action="version", version=f"Herald {formats.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="list the tournaments")
    listing.set_defaults(run=_list)
    exporting = commands.add_parser("export", help="write a tournament's log as JSON lines")
    exporting.set_defaults(run=_export)
    importing = commands.add_parser("import", help="bring a log in as a new tournament")
    importing.set_defaults(run=_import)
    checking = commands.add_parser("check", help="read every event and say what is wrong")
    checking.set_defaults(run=_check)
    backing_up = commands.add_parser("backup", help="copy a file of a database, also while the bot is running")
    backing_up.set_defaults(run=_backup)
    restoring = commands.add_parser("restore", help="put a backup where there is no database")
    restoring.set_defaults(run=_restore)
    restoring.add_argument("file", metavar="FILE", help="the backup, which is left as it is")
    copying = commands.add_parser("copy", help="move everything into a new database, a file or on a server")
    copying.set_defaults(run=_copy)
    copying.add_argument("database", metavar="FROM", help="a file, or the address of a database; no bot may use it")
    copying.add_argument(
        "target", metavar="TO", help="a file that is not there yet, or the address of an empty database"
    )
    forgetting = commands.add_parser("forget-again", help="forget whom a restored backup brought back")
    forgetting.set_defaults(run=_forget_again)
    erasing = commands.add_parser("erase", help="forget who a person is, while the bot is stopped")
    erasing.set_defaults(run=_erase)
    for command in (listing, exporting, importing, checking, backing_up, restoring, erasing, forgetting):
        command.add_argument("database", metavar="DATABASE", help="a file, or the address of a database")
    exporting.add_argument("tournament", metavar="TOURNAMENT", help="its id, as `list` shows it")
    exporting.add_argument("file", metavar="FILE", nargs="?", help="where to write; standard output if left out")
    exporting.add_argument(
        "--with-seed",
        action="store_true",
        help="tell the seed of a running tournament, and so its draws",
    )
    importing.add_argument("file", metavar="FILE", nargs="?", help="what to read; standard input if left out")
    erasing.add_argument("account", metavar="ACCOUNT", type=int, help="the number of their Discord account")
    for command in (erasing, forgetting):
        command.add_argument(
            "--forgotten",
            metavar="FILE",
            default=os.environ.get("HERALD_FORGOTTEN") or FORGOTTEN,
            help="the notes of who was forgotten, for a database on a server",
        )
    backing_up.add_argument("file", metavar="FILE", help="where to write; a file that is there is left alone")
    return parser


async def _list(asked: argparse.Namespace) -> int:
    async with await _existing(asked.database) as database:
        for tournament in await database.tournaments.all():
            size = await database.log.head(tournament.id)
            made = tournament.created_at.date().isoformat()
            print(f"{tournament.id}\t{made}\t{tournament.phase}\t{size} events\t{tournament.title}")
    return 0


async def _export(asked: argparse.Namespace) -> int:
    async with await _existing(asked.database) as database:
        text = await export_log(database, asked.tournament, with_seed=asked.with_seed)
    if asked.file is None:
        sys.stdout.buffer.write(text.encode())
    else:
        _write(Path(asked.file), text)
    return 0


async def _import(asked: argparse.Namespace) -> int:
    content = sys.stdin.buffer.read() if asked.file is None else _read(Path(asked.file))
    async with await Database.open(asked.database) as database:
        imported = await import_log(database, content.decode(), at=datetime.now(UTC))
    print(imported.tournament_id)
    return 0


async def _check(asked: argparse.Namespace) -> int:
    async with await _existing(asked.database) as database:
        problems = await find_problems(database)
        count = len(await database.tournaments.all())
    for problem in problems:
        print(problem)
    if file_of(database_url(asked.database)) is None:
        print("The pages of a PostgreSQL database are looked at by its own tool: pg_amcheck.")
    print(f"{count} tournaments, {len(problems)} problems")
    return 1 if problems else 0


async def _backup(asked: argparse.Namespace) -> int:
    _refuse_absent(asked.database)
    await asyncio.to_thread(write_backup, asked.database, Path(asked.file))
    return 0


async def _restore(asked: argparse.Namespace) -> int:
    backup, place = Path(asked.file), asked.database
    return _print_forgotten(await restore_without_the_forgotten(backup, place))


async def _forget_again(asked: argparse.Namespace) -> int:
    async with await _existing(asked.database) as database:
        database.note_forgotten_in(Path(asked.forgotten))
        forgotten = await database.forget_again()
    return _print_forgotten(forgotten)


def _print_forgotten(forgotten: ForgottenAgain) -> int:
    """Print how many people were forgotten again after a restore."""
    print(forgotten_again(forgotten))
    return 0 if forgotten.lost_key is None else 1


async def _copy(asked: argparse.Namespace) -> int:
    _refuse_absent(asked.database)
    copied = await copy_database(asked.database, asked.target)
    for table, (rows, _) in copied.tables.items():
        print(f"{table}\t{rows} rows")
    print(f"All of it was read again and is the same, with the logs of {len(copied.heads)} tournaments.")
    return 0


async def _erase(asked: argparse.Namespace) -> int:
    async with await _existing(asked.database) as database:
        person = await database.people.find_discord(asked.account)
        if person is None:
            print(f"nobody here has the account {asked.account}", file=sys.stderr)
            return 1
        database.note_forgotten_in(Path(asked.forgotten))
        await database.people.erase(person.id)
    print(f"{person.id} is forgotten")
    return 0


async def _existing(place: str) -> Database:
    """Open an existing database."""
    _refuse_absent(place)
    return await Database.open(place)


def _refuse_absent(place: str) -> None:
    """Refuse a missing file: a mistyped name must not create an empty database."""
    if "://" not in place and not Path(place).is_file():
        raise FileNotFoundError(f"no database at {place}")


def _read(file: Path) -> bytes:
    return file.read_bytes()


def _write(file: Path, text: str) -> None:
    write_private(file, text.encode())


if __name__ == "__main__":
    sys.exit(main())
