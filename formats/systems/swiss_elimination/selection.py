"""Prompts before a round, and the puzzle of the round (rules 14 to 17 applied to a stage)."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.model import Choice, Prompt, Reason
from formats.core.values import EntrantId, Scalar
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES, list_for, submissions_for
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.puzzles import RoundChoice, drawn_list, orders_of
from formats.systems.swiss_elimination.reasons import pick_reasons
from formats.systems.swiss_elimination.table import Sitting, Venue
from formats.systems.swiss_elimination.times import counting_submission

REVEAL = "reveal"
REVEALED = "yes"
"""Prompt before the online rounds, and its only answer."""
DRAWN_LIST = "drawn_list"
PUZZLE = "puzzle"
"""Fact of a round: the code of its puzzle."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The puzzle of a round with the reasons. `puzzle` is None where puzzles are not managed."""

    puzzle: str | None
    reasons: tuple[Reason, ...] = ()


def is_revealed(progress: Progress) -> bool:
    """Return True once a director has revealed the online stage (rule 10). Nothing of it is shown to people before."""
    stage = progress.stage
    first = progress.table.sittings[0]
    return first.venue != "online" or bool(stage.rounds) or REVEAL in stage.answers


def open_prompt(progress: Progress, sitting: Sitting) -> Prompt | None:
    """Return what must be answered before this sitting can be paired."""
    if not is_revealed(progress):
        return _reveal(progress)
    if not _is_chosen(progress, sitting) or not _is_played(progress, sitting):
        return None
    if sitting.venue == "live":
        return _live_choice(progress, sitting)
    choice = round_choice(progress, sitting)
    if choice.lists or DRAWN_LIST in progress.stage.answers:
        return None
    return Prompt(key=DRAWN_LIST, question=Reason(code="draw_list", rule="R17"), low=1, high=orders_of(choice.pool))


def select(progress: Progress, sitting: Sitting) -> Selection:
    """Return the puzzle of a sitting whose prompts are answered."""
    pool = progress.options.pool(sitting.venue)
    if not pool or not _is_played(progress, sitting):
        return Selection(None)
    if progress.options.puzzle_choice == "predetermined":
        name = list(pool)[progress.table.rounds_at(sitting.venue).index(sitting.round)]
        return Selection(name, (Reason(code="predetermined", rule="R14", params={"puzzle": pool[name]}),))
    if sitting.venue == "live":
        return _chosen_live(progress, sitting, pool)
    choice = round_choice(progress, sitting)
    pick = choice.pick(_drawn(progress, choice))
    return Selection(pick.puzzle, pick_reasons(pick, choice, progress, pool[pick.puzzle]))


def round_choice(progress: Progress, sitting: Sitting) -> RoundChoice:
    """Return the input of the choice of an online round's puzzle, without the lists of absent players."""
    stage = progress.stage
    lists: dict[int, list[str]] = {}
    for seed, who in enumerate(progress.seats, start=1):
        stored = stage.forms.get((PREFERENCES, who))
        wishes = None if stored is None else list_for(stored, sitting.round)
        if wishes is not None and seed not in progress.ranking.absent:
            lists[seed] = wishes
    pool = tuple(progress.options.pool("online"))
    return RoundChoice(progress.table, sitting.round, progress.ranking, lists, pool, used_puzzles(progress, "online"))


def used_puzzles(progress: Progress, venue: Venue) -> frozenset[str]:
    """Return the puzzles of the rounds published so far at that venue. Each venue has its own pool."""
    sittings = progress.table.sittings
    rounds = (
        round_ for round_, sitting in zip(progress.stage.rounds, sittings, strict=False) if sitting.venue == venue
    )
    facts = (round_.pairings.facts.get(PUZZLE) for round_ in rounds)
    return frozenset(str(puzzle) for puzzle in facts if puzzle is not None)


def missing_times(progress: Progress) -> tuple[EntrantId, ...]:
    """Return the players with a seat who have handed in no times yet."""
    return tuple(who for who in progress.seats if (ONLINE_TIMES, who) not in progress.stage.forms)


def unchecked_answers(progress: Progress) -> tuple[tuple[EntrantId, str], ...]:
    """Return players and puzzles whose last submission is unchecked. Until it is checked it counts as wrong."""
    forms, longest = progress.stage.forms, progress.options.longest_ms
    stored = {who: forms[ONLINE_TIMES, who] for who in progress.seats if (ONLINE_TIMES, who) in forms}
    last = {
        (who, task): counting_submission(submissions_for(times, task), longest)
        for who, times in stored.items()
        for task in progress.options.tasks()
    }
    return tuple(key for key, submission in last.items() if submission is not None and submission.correct is None)


def chooser(progress: Progress) -> tuple[EntrantId, int] | None:
    """Return the player who chooses live, with the rank: the best rank that is present (rule 14, reading W19)."""
    for rank, seed in enumerate(progress.ranking.order, start=1):
        who = progress.entrant(seed)
        if who is not None and seed not in progress.ranking.absent:
            return who, rank
    return None


def _reveal(progress: Progress) -> Prompt:
    """Return the prompt of the reveal, with a warning about missing times and unchecked answers."""
    missing, unchecked = len(missing_times(progress)), len(unchecked_answers(progress))
    counts: dict[str, Scalar] = {"missing": missing, "players": len(progress.seats), "unchecked": unchecked}
    return Prompt(
        key=REVEAL,
        question=Reason(code="reveal", rule="R10", params=counts, warning=bool(missing or unchecked)),
        choices=(Choice(value=REVEALED),),
        after_form=ONLINE_TIMES,
    )


def _is_chosen(progress: Progress, sitting: Sitting) -> bool:
    """Return True if players choose the puzzle of this sitting."""
    return progress.options.puzzle_choice == "preferences" and bool(progress.options.pool(sitting.venue))


def _is_played(progress: Progress, sitting: Sitting) -> bool:
    """Return True if there is a match that needs a puzzle."""
    return any(progress.ranking.walkover(progress.players(match)) is None for match in sitting.matches)


def _live_choice(progress: Progress, sitting: Sitting) -> Prompt | None:
    """Return the prompt for the puzzle of a live round."""
    key, who_chooses = live_key(sitting), chooser(progress)
    if key in progress.stage.answers or who_chooses is None:
        return None
    who, rank = who_chooses
    used = used_puzzles(progress, "live")
    pool = progress.options.pool("live")
    return Prompt(
        key=key,
        question=Reason(code="choose_live", rule="R14", about=(who,), params={"rank": rank, "round": sitting.round}),
        who=(who,),
        choices=tuple(Choice(value=code, label=name[:80]) for code, name in pool.items() if code not in used),
    )


def live_key(sitting: Sitting) -> str:
    """Return the key of the prompt for a live round's puzzle."""
    return f"live_puzzle_{sitting.round}"


def _chosen_live(progress: Progress, sitting: Sitting, pool: dict[str, str]) -> Selection:
    """Return the puzzle chosen for a live round."""
    answered, who_chooses = progress.stage.answers.get(live_key(sitting)), chooser(progress)
    if answered is None or who_chooses is None:
        return Selection(None)
    who, rank = who_chooses
    params: dict[str, Scalar] = {"puzzle": pool[answered.answer], "rank": rank}
    return Selection(answered.answer, (Reason(code="chosen", rule="R14", about=(who,), params=params),))


def _drawn(progress: Progress, choice: RoundChoice) -> list[str]:
    """Return the drawn list; the pool's order if none was drawn."""
    answered = progress.stage.answers.get(DRAWN_LIST)
    return list(choice.pool) if answered is None else drawn_list(int(answered.answer), choice.pool)
