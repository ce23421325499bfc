"""Read calls, messages and enumerations of protobuf definitions, as names and types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CALLS = (
    "tournament_service.TournamentService/GetTournamentMetadata",
    "tournament_service.TournamentService/GetTournament",
    "tournament_service.TournamentService/AddPlayers",
    "tournament_service.TournamentService/SetPairing",
    "tournament_service.TournamentService/SetResult",
    "tournament_service.TournamentService/StartRoundCountdown",
    "tournament_service.TournamentService/RecentGames",
    "user_service.ProfileService/GetProfile",
)
"""What Herald uses of Woogles."""

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"[A-Za-z0-9_.]+|\"[^\"]*\"|[^\s]")


class Definitions:
    """All definitions of a folder, by their whole names (`package.Message.Inner`)."""

    def __init__(self, folder: Path) -> None:
        self.messages: dict[str, dict[str, str]] = {}
        self.enums: dict[str, list[str]] = {}
        self.calls: dict[str, tuple[str, str]] = {}
        for place in sorted(folder.rglob("*.proto")):
            tokens = iter(_TOKEN.findall(_COMMENT.sub(" ", place.read_text(encoding="utf-8"))))
            self._file(tokens)

    def _file(self, tokens: Iterator[str]) -> None:
        package = ""
        for word in tokens:
            if word == "package":
                package = next(tokens)
            elif word == "message":
                self._message(tokens, f"{package}.{next(tokens)}")
            elif word == "enum":
                self._enum(tokens, f"{package}.{next(tokens)}")
            elif word == "service":
                self._service(tokens, package)

    def _message(self, tokens: Iterator[str], name: str) -> None:
        fields = self.messages.setdefault(name, {})
        words: list[str] = []
        depth = 0
        for word in tokens:
            if word == "message" and not words:  # else a field of that name
                self._message(tokens, f"{name}.{next(tokens)}")
            elif word == "enum" and not words:
                self._enum(tokens, f"{name}.{next(tokens)}")
            elif word == "{":
                depth += 1
                words = []
            elif word == "}":
                depth -= 1
                if depth == 0:
                    return
            elif word == ";":
                _add_field(fields, words)
                words = []
            else:
                words.append(word)

    def _enum(self, tokens: Iterator[str], name: str) -> None:
        body = _body(tokens)
        self.enums[name] = [body[at - 1] for at, word in enumerate(body) if word == "=" and body[at - 2] != "option"]

    def _service(self, tokens: Iterator[str], package: str) -> None:
        service, body = next(tokens), _body(tokens)
        for at, word in enumerate(body):
            if word == "rpc":
                sent, answered = [body[place + 1] for place in range(at, at + 9) if body[place] == "("]
                self.calls[f"{package}.{service}/{body[at + 1]}"] = (sent, answered)

    def found(self, name: str, within: str) -> str:
        """Return the whole name of a type that is written in a message."""
        parts = within.split(".")
        for length in range(len(parts), -1, -1):
            whole = ".".join([*parts[:length], name])
            if whole in self.messages or whole in self.enums:
                return whole
        return name


def _body(tokens: Iterator[str]) -> list[str]:
    """Return the tokens of a block without inner blocks' ends."""
    taken: list[str] = []
    depth = 0
    for word in tokens:
        depth += (word == "{") - (word == "}")
        if depth == 0:
            return taken
        taken.append(word)
    return taken


def _add_field(fields: dict[str, str], words: list[str]) -> None:
    """Add a field by its words, such as `repeated string names = 4`; a map is `map<Type>`, a list is `Type[]`."""
    if "=" not in words or words[0] in {"option", "reserved"}:
        return
    name = words[words.index("=") - 1]
    if words[0] == "map":
        fields[name] = f"map<{words[4]}>"
    elif words[0] == "repeated":
        fields[name] = f"{words[1]}[]"
    else:
        fields[name] = words[1] if words[0] == "optional" else words[0]


def contract(checkout: Path) -> dict[str, Any]:
    """Return the calls with what they take and answer, and the messages and enumerations that these consist of."""
    defined = Definitions(checkout / "api" / "proto")
    calls = {call: [defined.found(name, call.partition(".")[0]) for name in defined.calls[call]] for call in CALLS}
    messages: dict[str, dict[str, str]] = {}
    enums: dict[str, list[str]] = {}
    left = [name for both in calls.values() for name in both]
    while left:
        name = left.pop()
        if name in messages or name in enums:
            continue
        if name in defined.enums:
            enums[name] = defined.enums[name]
            continue
        messages[name] = {}
        for field, kind in defined.messages.get(name, {}).items():
            bare = kind.removeprefix("map<").removesuffix(">").removesuffix("[]")
            whole = defined.found(bare, name)
            messages[name][field] = kind.replace(bare, whole)
            if whole in defined.messages or whole in defined.enums:
                left.append(whole)
    return {"calls": calls, "messages": dict(sorted(messages.items())), "enums": dict(sorted(enums.items()))}
