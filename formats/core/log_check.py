"""Everything that can be wrong with a log as a file: its chain of hashes, its head, its title, and what is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from formats.core.branches import stages_of
from formats.core.chain import LINE_DIGITS, NAME_DIGITS, Head
from formats.core.engine import Engine
from formats.core.events import MainLineNamed
from formats.core.evolve import fold
from formats.core.log_file import BadLogError, LogFile
from formats.core.model import EntrantData
from formats.core.proofs import Certificates
from formats.core.state_slices.branches import Branches
from formats.core.steps import SEED
from formats.core.verify import Difference, verify


def check_log(
    file: LogFile, engine: Engine, heads: Sequence[Head] = (), certificates: Certificates | None = None
) -> tuple[Difference, ...]:
    """Every difference between a log and what it should be, those of the file before those of its content.

    Beside what `verify` finds: `bent`, `bare`, `cut`, `added`, `sealed` (see BadLogError) where the chain of hashes is
    broken; with heads that were posted `head` where the lines up to one are not those it was posted for, `names` where
    the entrants are called otherwise, `cut` where the log ends before it, `after_head` where it goes on after the
    latest; `title` where the header has another title than the log.
    """
    return (*check_file(file, heads), *verify(file.records, engine, certificates))


def check_file(file: LogFile, heads: Sequence[Head] = ()) -> tuple[Difference, ...]:
    """Check hashes, heads and title of a log, without pairing and drawing anything again."""
    return (*_chain(file), *_heads(file, heads), *_title(file))


def check_branch(file: LogFile, main: LogFile) -> Iterator[Difference]:
    """Check that a branch is played by the stages and the field for which its main line opened it.

    `branch` where they differ, or where the main line is another log.
    """
    named = next((record for record in file.records if isinstance(record.event, MainLineNamed)), None)
    if named is None or not isinstance(named.event, MainLineNamed):
        yield Difference(len(file.records), "branch", "no main line", main.header.title)
        return
    known, seq = named.event.main_line, named.seq
    line = main.head(known.line).line if 1 <= known.line <= len(main.records) else ""
    if line != known.line_hash:
        yield Difference(seq, "branch", known.line_hash, line)
        return
    before, here = fold(main.records[: known.line]), fold(file.records[:seq])
    opened = before.slice_of(Branches).by_stage.get(known.stage)
    field = () if opened is None or opened.opening != known.opening else opened.seeds
    if field != known.entrants:
        yield Difference(seq, "branch", " ".join(known.entrants), " ".join(field))
        return
    wanted = [_without_seed(before.entrants[who].data) for who in field]
    played = [_without_seed(entrant.data) for entrant in here.entrants.values()]
    systems = [(plan.system, plan.chosen) for plan in here.stages]
    planned = [(plan.system, plan.chosen) for plan in stages_of(before.stages, known.stage)]
    if (played, systems) != (wanted, planned):
        yield Difference(seq, "branch", f"{systems} {played}", f"{planned} {wanted}")


def _without_seed(data: EntrantData) -> EntrantData:
    """Return the data without the place in the seeding, which a branch adds."""
    return data.model_copy(update={"attributes": {key: data.attributes[key] for key in data.attributes if key != SEED}})


def _chain(file: LogFile) -> Iterator[Difference]:
    for error in file.broken:
        yield of_error(error, file)


def of_error(error: BadLogError, file: LogFile | None = None) -> Difference:
    """Return the error of a file as a difference at a line of the log."""
    seq = error.line - 1
    if file is not None and error.code in {"bent", "cut", "added"}:
        seq = int(error.detail) if error.code == "bent" else len(file.records)
    return Difference(seq, error.code, error.detail, "")


def _heads(file: LogFile, heads: Sequence[Head]) -> Iterator[Difference]:
    lines = len(file.records)
    for head in sorted(heads, key=lambda head: head.seq):
        if not 1 <= head.seq <= lines:
            yield Difference(lines, "cut", str(head.seq - lines), "")
            continue
        head_of_file = file.head(head.seq)
        if head_of_file.line[:LINE_DIGITS] != head.line[:LINE_DIGITS]:
            yield Difference(head.seq, "head", str(head_of_file), str(head))
        elif head_of_file.names[:NAME_DIGITS] != head.names[:NAME_DIGITS]:
            yield Difference(head.seq, "names", str(head_of_file), str(head))
    latest = max((head.seq for head in heads), default=lines)
    if 1 <= latest < lines:
        yield Difference(latest + 1, "after_head", str(lines - latest), "")


def _title(file: LogFile) -> Iterator[Difference]:
    if file.header.title != file.state.title:
        yield Difference(1, "title", file.header.title, file.state.title)
