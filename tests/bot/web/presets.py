"""A tournament of every preset at many moments, with secrets and hostile names in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, cached_property

from bot.service.page_settings import PageSettings, keep_page_settings
from formats import registry
from formats.core.forms import sealed_forms
from formats.core.log_file import LogFile
from storage.transfer import import_file
from tests.bot.web.library import SHOWN, Library
from tests.case_files import PROJECT
from tests.fuzz.hall import LOGS, moments, read_once

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Moment:
    """How a tournament of a preset stood at one moment."""

    preset: str
    number: int
    phase: str
    file: LogFile

    @property
    def name(self) -> str:
        """What tests call it."""
        return f"{self.preset}-{self.number}-{self.phase}"

    @cached_property
    def is_sealed(self) -> bool:
        """Is something of it for directors alone?"""
        return bool(sealed_forms(self.file.state, registry.engine()))


def logged(preset: str) -> str:
    """The whole log of a preset's tournament."""
    return (PROJECT / "tests" / "0.1" / f"{preset}.jsonl").read_text(encoding="utf-8")


def moments_of(preset: str, names: Sequence[str] = ()) -> Iterator[Moment]:
    """The end of each phase, up to three moments within play, one with something sealed, and called off.

    Secrets are planted in all but the sealed one.

    Players have hostile names, unless they are given others.
    """
    log = logged(preset)
    for number, (phase, text) in enumerate((*moments(log), *sealed_moment(log))):
        file = read_once(text)
        people = {
            who: person.model_copy(update={"name": name})
            for (who, person), name in zip(file.header.people.items(), names, strict=False)
        }
        header = file.header.model_copy(update={"people": {**file.header.people, **people}})
        yield Moment(preset, number, phase, replace(file, header=header))


@cache
def sealed_moment(log: str) -> tuple[tuple[str, str], ...]:
    """The log up to the first form that is for directors alone, with its phase; nothing where none ever is."""
    lines = log.splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        if '"FormSubmitted"' in line:
            text = "".join(lines[:number])
            state = read_once(text).state
            if sealed_forms(state, registry.engine()):
                return ((state.phase, text),)
    return ()


async def put_up(site: Library, moment: Moment, settings: PageSettings = SHOWN) -> str:
    """Keep it with a page; its id."""
    found = await import_file(site.database, moment.file, at=NOW)
    await keep_page_settings(site.database, found.tournament_id, settings)
    return found.tournament_id


__all__ = ["LOGS", "Moment", "logged", "moments_of", "put_up"]
