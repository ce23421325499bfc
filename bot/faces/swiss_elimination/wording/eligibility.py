"""Who may play in playoffs: eligibility, seeds, reserves. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.wording.numbers import counted, listed

TITLE, SEEDS, RESERVES = "Eligibility", "Seeds", "Reserves"
ABOUT_SEEDS = "About the seeds"
NAME, SCORE, STATUS = "Name", "Score", "Status"
HEADS = ("place", "name", "score", "status")
HELP = "The best regular rounds added up. Whoever is invited says whether they come; the best of these are seeded."
LEVEL = "Equal scores are parted by the best places in single rounds, and by lot where these are level too."
NOTHING = "There is no eligibility table: nobody has entered, or the playoffs have begun."
DECLINED, NO_ANSWER, NOT_INVITED = "not coming", "no yes yet", "not invited"
CLOSED = "These players are in; if somebody drops out before the first round, the reserves move up."
LIST_STANDS = (
    "Time for answers is up. These players are in; if somebody drops out before the first round, the reserves move up."
)


def seed(number: int) -> str:
    """A seat, as things stand."""
    return f"seed {number}"


def reserve(number: int) -> str:
    """Next in line."""
    return f"reserve {number}"


def seed_line(number: int, name: str) -> str:
    """A seeded player."""
    return f"{number}. **{name}**"


def byes(count: int) -> str:
    """Seats nobody has."""
    return f"{counted(count, 'seat')} left empty: byes, seeded last, that lose every match."


def reserves(names: Sequence[str]) -> str:
    """The reserves in their order."""
    return ", then ".join(names)


def dropped_out(gone: Sequence[str], came: Sequence[tuple[str, int]]) -> str:
    """In the channel: seats have changed hands before the first round."""
    left = (
        f"{listed([f'**{name}**' for name in gone])} {'is' if len(gone) == 1 else 'are'} not in any more."
        if gone
        else ""
    )
    up = [f"**{name}** moves up and is seed {number}." for name, number in came]
    return " ".join(filter(None, (left, *up)))


def you_moved_up(title: str, number: int) -> str:
    """To a reserve."""
    return f"Good news: somebody dropped out, and you are in **{title}** as seed {number}."
