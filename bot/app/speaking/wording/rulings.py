"""Directors' words: requirements, remarks, appeals. Names and texts come in ready to be shown."""

from __future__ import annotations

REQUIREMENT = "Required of you by the director"
NOTED = "A director notes"
REFUSING_COSTS = "Whoever does not comply loses by forfeit."


def requirement(name: str, text: str) -> str:
    """What a director requires of a player."""
    return f"A director requires of **{name}**: {text}. {REFUSING_COSTS}"


def note(text: str) -> str:
    """A director's remark."""
    return f"{NOTED}: {text}"


def appeal_filed(name: str, text: str) -> str:
    """To the directors."""
    return f"**{name}** appeals to be let back in: “{text}” Decide with `/judge appeal`."


def appeal_received() -> str:
    """To the player who appeals."""
    return "Your appeal is with the directors. You will hear from me as soon as they have decided."


def appeal_decided(name: str, text: str, *, accepted: bool) -> str:
    """The decision, for everybody."""
    if accepted:
        what = f"The appeal of **{name}** is accepted: back in from the next round on. The forfeited game stays lost."
    else:
        what = f"The appeal of **{name}** is rejected."
    return f"{what} The directors' reason: {text}"


def complies(name: str, text: str) -> str:
    """To the directors."""
    return f"**{name}** will comply with what is required: {text}"


def refuses(name: str, text: str) -> str:
    """To the directors."""
    return (
        f"**{name}** refuses what is required: {text}\n{REFUSING_COSTS} Rule on it with `/judge forfeit`, or enter "
        "another result."
    )
