"""The words of the report of a whole tournament."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import ordinal

SKIP, CONTENTS = texts.report.skip, texts.report.contents
RESULT, PRIZES, RULES, CHRONICLE, DRAWS, ABOUT, PICTURES = (
    texts.report.result,
    texts.report.prizes,
    texts.report.rules,
    texts.report.chronicle,
    texts.report.draws,
    texts.report.about,
    texts.report.pictures,
)
SEEDS, STANDINGS, CROSSTABLE, ROUNDS, WHY, QUESTIONS = (
    texts.report.seeds,
    texts.report.standings,
    texts.report.crosstable,
    texts.report.rounds,
    texts.report.why,
    texts.report.questions,
)
PLAYERS, WHY_ORDER = texts.report.players, texts.report.why_order
BYES, IDLE = texts.report.byes, texts.report.idle
SEALED = texts.report.sealed
NOT_BEGUN = texts.report.not_begun

SEED_HEAD = (texts.report.head_seed, texts.report.head_name, texts.report.head_rating)
STANDINGS_HEAD = (
    texts.report.head_rank,
    texts.report.head_name,
    texts.report.head_points,
    texts.report.head_won,
    texts.report.head_tied,
    texts.report.head_lost,
)
STATUS = texts.report.status
GAME_HEAD = (texts.report.head_time, texts.report.head_result)
CROSSTABLE_HEAD, CROSSTABLE_POINTS = (
    (texts.report.head_number, texts.report.head_name),
    texts.report.crosstable_points,
)
BOARD, FIRST, SECOND = texts.report.board, texts.report.first, texts.report.second
CHRONICLE_HEAD = (texts.report.head_time, texts.report.head_what)
QUESTION_HEAD = (texts.report.head_question, texts.report.head_answer, texts.report.head_how)
BY_LOT, BY_SOMEBODY = texts.report.by_lot, texts.report.by_somebody
STATUSES = {
    "active": texts.report.statuses_active,
    "waiting": texts.report.statuses_waiting,
    "withdrawn": texts.report.statuses_withdrawn,
    "removed": texts.report.statuses_removed,
    "disqualified": texts.report.statuses_disqualified,
}

DRAW_HEAD = (
    texts.report.head_number,
    texts.report.head_of,
    texts.report.head_what_for,
    texts.report.head_text_to_hash,
    texts.report.head_secret_of,
    texts.report.head_time,
)
PUBLIC_DRAW_HEAD = (
    texts.report.head_number,
    texts.report.head_question,
    texts.report.head_commitment,
    texts.report.head_words,
    texts.report.head_secret_told,
)
NO_DRAWS = texts.report.no_draws
PUBLIC_DRAWS, ALL_DRAWS = texts.report.public_draws, texts.report.all_draws
CHECK_A_DRAW = texts.report.check_a_draw
CHECK_A_PROMISE = texts.report.check_a_promise
CHECK_THE_SEED = texts.report.check_the_seed
RECIPE = texts.report.recipe
SMALL_PRINT = texts.report.small_print


def title(tournament: str) -> str:
    """The title of the page."""
    return texts.report.title(tournament=tournament)


def summary(phase: str, entrants: int, games: int) -> str:
    """What kind of tournament this is, in a line."""
    return texts.report.summary(phase=phase, entrants=entrants, games=games)


def times_in(zone: str) -> str:
    """In which zone the times are."""
    return texts.report.times_in(zone=zone)


def made_at(at: str) -> str:
    """When the report was made."""
    return texts.report.made_at(at=at)


def place(first: int) -> str:
    """A place on the podium."""
    return texts.report.place(first=ordinal(first))


def stage(number: int, name: str) -> str:
    """The heading of a stage."""
    return texts.report.stage(number=number, name=name)


def played_as(system: str, time_control: str) -> str:
    """How a stage is played."""
    return (
        texts.report.played_as_time_control(system=system, time_control=time_control) if time_control else f"{system}."
    )


def out_of(low: int, high: int) -> str:
    """The range of a draw."""
    return texts.report.out_of(low=low, high=high)


def seed(commitment: str, revealed: str | None) -> str:
    """What is known of the seed of all draws."""
    if revealed is None:
        return texts.report.seed_no_revealed(commitment=commitment)
    return texts.report.seed(revealed=revealed, commitment=commitment)


def origin(entries: int, engine: str) -> str:
    """What the report was made from."""
    return texts.report.origin(entries=entries, engine=engine)


def caption(what: str, of: str) -> str:
    """The caption of a table."""
    return f"{what}: {of}"
