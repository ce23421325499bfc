"""`python -m formats new KEY`: write a small format that is complete, to be changed into another one.

It plays, passes every check and has its rules, tests and messages in place. Text files in the folder `new_format` are
filled in; messages are written for each language there is, in English, which only remains to be translated.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from string import Template

from formats.cli.position import BadInputError

KEY = re.compile(r"[a-z][a-z0-9_]{1,30}")
SYSTEMS = "formats/systems"


def new_format(key: str, project: Path) -> tuple[Path, ...]:
    """Write the files of a new format into a checkout of the project; return their paths.

    Raises `BadInputError` for a bad or taken key and outside of a checkout, before anything is written.
    """
    if not KEY.fullmatch(key):
        raise BadInputError(f"{key!r} cannot be a key: use lower-case letters, digits and underscores, as in ladder_2")
    if not (project / "tests" / SYSTEMS).is_dir():
        raise BadInputError(f"{project} is no checkout of the project: it has no folder tests/{SYSTEMS}")
    if (project / SYSTEMS / key).exists() or (project / "tests" / SYSTEMS / key).exists():
        raise BadInputError(f"there is a format {key} already")
    named = {
        "key": key,
        "hyphened": key.replace("_", "-"),
        "name": "".join(part.capitalize() for part in key.split("_")),
        "title": key.replace("_", " ").capitalize(),
    }
    contents = {
        f"{SYSTEMS}/{key}/RULES.md": _filled("RULES.md", named),
        f"{SYSTEMS}/{key}/__init__.py": _filled("__init__.py", named),
        f"{SYSTEMS}/{key}/system.py": _filled("system.py", named),
        f"tests/{SYSTEMS}/{key}/test_rules.py": _filled("test_rules.py", named),
    }
    for catalogue in sorted((project / "formats" / "locales").glob("*.ftl")):
        contents[f"{SYSTEMS}/{key}/locales/{catalogue.name}"] = _filled("en.ftl", named)
    for path, text in contents.items():
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        (project / path).write_text(text, encoding="utf-8")
    shipped = project / "tests" / "expected" / "systems.txt"
    shipped.write_text("\n".join(sorted([*shipped.read_text(encoding="utf-8").split(), key])) + "\n", encoding="utf-8")
    return (*map(Path, contents), shipped.relative_to(project))


def _filled(name: str, values: Mapping[str, str]) -> str:
    """Return a template of the folder `new_format` with these values."""
    text = files("formats.cli").joinpath("new_format", f"{name}.template").read_text(encoding="utf-8")
    return Template(text).substitute(values)
