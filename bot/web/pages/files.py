"""Downloads: tables, chess and tsh files, the report, and the log if its director permits it."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from bot.face_api.in_use import Faces, faces
from bot.files.capabilities import OffersFiles
from bot.files.html import Html, joined, tag
from bot.files.report import POLICY, report
from bot.files.tables import tables
from bot.files.trf import has_trf, trf
from bot.text.catalogue import rendering_key
from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.views.sealing import open_stages
from bot.views.table import file_name
from bot.web.answers import Answer
from bot.web.pages.checker import checker
from bot.web.pages.parts import any_sealed
from bot.web.pages.powers import powers
from bot.web.public_tournaments import PublicTournament
from bot.web.visit import NotHereError, Visit
from formats.core.forms import sealed_forms
from formats.core.memoize import memoize
from formats.core.phases import ON
from formats.core.proofs import Certificates

REPORT, LOG, PROOFS = "report", "log", "proofs"

TOURNAMENTS_KEPT = 4
"""Of so many tournaments as they stood at one moment, and as many again, the files stay in memory."""


@dataclass(frozen=True, slots=True)
class Download:
    """A file to take away: its word in the address, what it is, its name, and its text."""

    part: str
    title: str
    name: str
    text: str


def downloads(public: PublicTournament) -> tuple[Download, ...]:
    """Every file that anybody may have of a tournament, but for the report and the log."""
    return _downloads(public, faces(), rendering_key())


@memoize(lambda public, shown, rendering_key: (public, shown, rendering_key), most=TOURNAMENTS_KEPT)
def _downloads(public: PublicTournament, shown: Faces, rendering_key: str) -> tuple[Download, ...]:
    """Make the files of a page once, for the page and for the downloads that follow."""
    del rendering_key
    return tuple(_made(public, shown))


def _made(public: PublicTournament, shown: Faces) -> Iterator[Download]:
    context = public.context
    for number, (title, csv) in enumerate(tables(context, public.loaded.records, {}, staff=False), start=1):
        yield Download(
            f"table-{number}",
            texts.numbers.label(label=texts.web.download_tables(), text=title),
            csv.filename,
            csv.text,
        )
    for stage in open_stages(context):
        if has_trf(context, stage):
            file = trf(context, stage)
            yield Download(
                f"trf-{stage + 1}",
                texts.numbers.label(label=texts.web.download_trf(), text=file.name),
                file.name,
                file.text,
            )
    if not any_sealed(context):
        for face in shown.of(context.state):
            files = face.files(context) if isinstance(face, OffersFiles) else ()
            for number, file in enumerate(files, start=1):
                yield Download(
                    f"{face.key}-{number}",
                    texts.numbers.label(label=texts.web.download_tsh(), text=file.name),
                    file.name,
                    file.text,
                )


def may_give_log(public: PublicTournament) -> bool:
    """May anybody have the log? Where its director said so, nothing is to come, and nothing is sealed."""
    state = public.loaded.state
    return public.settings.log and state.phase not in ON and not sealed_forms(state, public.engine)


def files_page(visit: Visit) -> Html:
    """Links to all of them."""
    context = visit.context
    links = [tag("li", visit.link(texts.web.report(), "files", REPORT))]
    links += [
        tag("li", visit.link(download.title, "files", download.part, download="download"))
        for download in downloads(visit.public)
    ]
    if may_give_log(visit.public):
        links.append(tag("li", visit.link(texts.web.download_log(), "files", LOG, download="download")))
        return joined([tag("ul", *links, class_="files"), checker(visit), _how_to_check(visit.public), powers()])
    over = context.state.phase not in ON
    note = [tag("p", texts.web.log_kept(), class_="soft")] if over else []
    return joined([tag("ul", *links, class_="files"), *note])


def _how_to_check(public: PublicTournament) -> Html:
    """How anybody has the whole tournament worked out again."""
    command = f"make verify LOG={log_name(public)}"
    return joined([tag("p", texts.web.check_how()), tag("pre", tag("code", command))])


def file_answer(visit: Visit, key: str, language: str, made_at: datetime) -> Answer:
    """The file that the address names, but for the log and its proofs; `NotHereError`."""
    found = visit.public.settings.found
    if visit.part == REPORT:
        page = report(visit.context, visit.public.loaded.records, now=made_at)
        return Answer(page.text.encode(), "text/html", key, policy=POLICY, language=language, found=found)
    for download in downloads(visit.public):
        if download.part == visit.part:
            kind = mimetypes.guess_type(download.name)[0] or "text/plain"
            return Answer(download.text.encode(), kind, key, file_name=download.name, language=language, found=found)
    raise NotHereError


def proofs_answer(public: PublicTournament, certificates: Certificates, key: str) -> Answer:
    """What a browser needs beside the log: certificates by line, and the standings that the page shows."""
    context = public.context
    tables = [
        {
            "stage": stage,
            "order": [line.entrant for line in context.standings(stage)],
            "points": [line.points for line in context.standings(stage)],
        }
        for stage in range(len(context.state.started))
    ]
    text = json.dumps({"certificates": certificates, "standings": tables}, separators=(",", ":"))
    return Answer(text.encode(), "application/json", key, found=public.settings.found)


def log_answer(public: PublicTournament, text: str, key: str) -> Answer:
    """The log as a file."""
    return Answer(text.encode(), "application/jsonl", key, file_name=log_name(public), found=public.settings.found)


def log_name(public: PublicTournament) -> str:
    """Return the file name of the log."""
    return file_name(public.loaded.state.title, "log", ending="jsonl")


def has_files(context: TournamentContext) -> bool:
    """Is there something to take away?"""
    return context.state.phase != "draft"
