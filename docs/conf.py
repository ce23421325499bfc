"""The site of the documentation: `make docs` builds it into build/site from the pages that forges show too.

Sphinx with MyST and Furo: kept up for many years by many, it fails on a broken link, its search needs no server, and
its pages load nothing from elsewhere. They stay plain Markdown; what only a site needs, the order of the pages and
the page at the door, is said here.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.highlighting import lexers

PROJECT = Path(__file__).parents[1]
sys.path.insert(0, str(PROJECT))

import formats  # noqa: E402 - only now it can be found

project = "Herald"
author = "The Herald contributors"
release = version = formats.__version__

extensions = ["myst_parser"]
root_doc = "README"
source_suffix = {".md": "markdown"}
include_patterns = ["*.md", "docs/**.md", "formats/systems/*/RULES.md", "tests/README.md", "tests/*/README.md"]
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]

lexers["ftl"] = TextLexer()
lexers["mermaid"] = TextLexer()  # forges draw it; its script would be loaded from elsewhere, and it reads well as it is

html_theme = "furo"
html_title = f"Herald {release}"
html_copy_source = False
html_show_sphinx = False


def pages(pattern: str) -> list[str]:
    """The pages that match, by their names in the site, in alphabetical order."""
    return sorted(file.relative_to(PROJECT).with_suffix("").as_posix() for file in PROJECT.glob(pattern))


CHAPTERS = {
    "To play": [
        "docs/players",
        "docs/directors",
        "docs/page",
        "docs/pictures",
        "docs/draws",
        "docs/glossary",
        "docs/reference/commands",
    ],
    "To host": [
        "docs/hosting",
        "docs/machines",
        "docs/privacy",
        "docs/terms",
        "docs/reference/settings",
        "docs/releasing",
        "CHANGELOG",
        "SECURITY",
    ],
    "Formats": ["docs/reference/formats", *pages("formats/systems/*/RULES.md")],
    "To change it": [
        "CONTRIBUTING",
        "CODE_OF_CONDUCT",
        "docs/architecture",
        "docs/path-of-a-result",
        *pages("docs/adding-*.md"),
        *pages("tests/**/README.md"),
    ],
}
"""Pages under the heading they have in the navigation."""

NAMED = {root_doc, *(page for chapter in CHAPTERS.values() for page in chapter)}
CHAPTERS["To change it"] += [page for page in pages("docs/**/*.md") if page not in NAMED]


def add_contents(app: Sphinx, name: str, content: list[str]) -> None:
    """The navigation hangs on the first page, where forges need not see it."""
    if name == app.config.root_doc:
        for caption, chapter in CHAPTERS.items():
            listed = "\n".join(chapter)
            content[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{listed}\n```\n"


def open_door(app: Sphinx, error: Exception | None) -> None:
    """The first page is what a server shows for the folder."""
    if error is None:
        shutil.copy(Path(app.outdir) / f"{app.config.root_doc}.html", Path(app.outdir) / "index.html")


def setup(app: Sphinx) -> None:
    """What Sphinx calls."""
    app.connect("source-read", add_contents)
    app.connect("build-finished", open_door)
