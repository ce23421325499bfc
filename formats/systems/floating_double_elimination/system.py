"""The floating double elimination format: the rules of this package applied to a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from formats.core.asking import EntrantField
from formats.core.capabilities import (
    ChangesInPlay,
    CountsLives,
    KnocksOut,
    LeavesNobodyOut,
    SeatsNewcomers,
    WantsEntrantData,
)
from formats.core.contract import Dependents, Finished, Format, NeedsPairing, Options, Status
from formats.core.errors import FieldError, HandmadeRoundError, InvariantError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Pairing, Reason, RoundPairings, Seeding, Standing, TieBreak
from formats.core.results import FULL_POINT, Result
from formats.core.separation import SeparatingOptions, separation_of
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.floating_double_elimination.dependents import dependent_rounds
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.pairing import pair_round
from formats.systems.floating_double_elimination.progress import PLAY_OFF, Progress
from formats.systems.floating_double_elimination.reasons import (
    bye_reasons,
    pair_reasons,
    play_off_reason,
    round_reasons,
)
from formats.systems.floating_double_elimination.recognition import PlayOff
from formats.toolkit import newcomers
from formats.toolkit.boards import Boards, missing_results
from formats.toolkit.by_hand import as_published, idle_since, same_couples, with_bye_points
from formats.toolkit.ranking import Criterion, Place, in_order
from formats.toolkit.seeding import STRENGTH_FIELDS, seed_by_strength
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.simulated import Simulated, SimulatedByScore

if TYPE_CHECKING:
    from formats.toolkit.simulator.dice import Dice
    from formats.toolkit.simulator.outcome import Outcome

GOLD, SILVER = "gold", "silver"
FEWEST_PLAYERS, MOST_PLAYERS = 2, 3000

WITH_A_SENTENCE = frozenset({"wins", "out", "seed", "play_off"})
"""Criteria of the standings that are given as the reason for a place."""


class FloatingDoubleElimination(
    Format[FinalsOptions],
    WantsEntrantData,
    ChangesInPlay,
    CountsLives,
    KnocksOut,
    LeavesNobodyOut,
    SeatsNewcomers[FinalsOptions],
    SimulatedByScore[FinalsOptions],
    Simulated[FinalsOptions],
):
    """All entrants play until they have lost twice; every round is paired from scratch; see RULES.md."""

    key: ClassVar[str] = "floating_double_elimination"
    options: ClassVar[type[Options]] = FinalsOptions
    sides: ClassVar[tuple[str, str] | None] = (GOLD, SILVER)
    ties: ClassVar[bool] = False
    scored_in = "wins"
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (
        TieBreak("last_round"),
        TieBreak("seed"),
    )
    lives: ClassVar[int] = 2
    entrant_fields: ClassVar[tuple[EntrantField, ...]] = STRENGTH_FIELDS
    changeable: ClassVar[frozenset[str]] = frozenset(SeparatingOptions.model_fields)

    def check(self, field: Sequence[Entrant], options: FinalsOptions) -> None:
        """Check that there are two to 3,000 players (fewer than eight are allowed, reading A9). Raises `FieldError`."""
        if len(field) < FEWEST_PLAYERS:
            raise FieldError("too_few", limit=FEWEST_PLAYERS, found=len(field))
        if len(field) > MOST_PLAYERS:
            raise FieldError("too_many", limit=MOST_PLAYERS, found=len(field))

    def seed(self, field: Sequence[Entrant], options: FinalsOptions, lots: Lots) -> Seeding:
        """Seed without a preliminary by rating, uncertainty, games, joining date (rule 1, reading A9)."""
        return seed_by_strength(field, lots)

    def planned_rounds(self, stage: Stage, options: FinalsOptions) -> int | None:
        """Return None: the number of rounds depends on results (rules 2 and 9)."""
        return None

    def status(self, stage: Stage, options: FinalsOptions) -> Status:
        """Return what the stage waits for.

        Rounds until one player is left, then play-offs for second and third place.
        """
        missing = missing_results(stage)
        if missing is not None:
            return missing
        finals = Progress(stage, options)
        more = len(finals.still_in()) > 1 or finals.next_play_off() is not None
        return NeedsPairing() if more else Finished()

    def pair(self, stage: Stage, options: FinalsOptions, lots: Lots) -> RoundPairings:
        """Pair by rules 2 to 8 while several players are in, and by rules 10 and 11 afterwards."""
        finals = Progress(stage, options)
        if len(finals.still_in()) > 1:
            return _finals_round(stage, finals, options, lots)
        game = finals.next_play_off()
        if game is None:
            raise InvariantError("asked to pair a finished stage")
        return _play_off_round(stage, game, lots)

    def by_hand(
        self, stage: Stage, pairings: RoundPairings, published: Round | None, options: FinalsOptions
    ) -> RoundPairings:
        """Accept any pairing of all players still in, or a play-off that is needed (R13).

        Raises `HandmadeRoundError`.
        """
        before = Progress(as_published(stage, published), options)
        bye_value = FULL_POINT if options.byes_count_as_wins else 0
        if len(before.still_in()) < FEWEST_PLAYERS:
            return _play_off_by_hand(before, pairings, published)
        seated = [who for pairing in pairings.pairings for who in pairing.seats]
        playing = {*seated, *(bye.entrant for bye in pairings.byes)}
        out = tuple(sorted(playing - set(before.still_in())))
        if out:
            raise HandmadeRoundError("out", out)
        resting = idle_since(stage, pairings, published)
        left_out = tuple(who for who in before.still_in() if who not in playing and who not in resting)
        if left_out:
            raise HandmadeRoundError("left_out", left_out)
        return with_bye_points(pairings, bye_value).model_copy(update={"label": ""})

    def seat(self, stage: Stage, round_: Round, newcomer: EntrantId, options: FinalsOptions) -> RoundPairings | None:
        """Return the round in which a returning player, if still in, plays the one with the bye, even again (R15)."""
        if round_.pairings.label or newcomer not in Progress(stage, options).still_in():
            return None
        return newcomers.play_the_bye(stage, round_, newcomer, side=GOLD, rule="R15", side_rule="R12", again=True)

    def missed(self, stage: Stage, who: EntrantId, rounds: int, options: FinalsOptions) -> Reason:
        """Return the reason for missed rounds: they are no losses (R15)."""
        return Reason(code="missed_no_loss", rule="R15", about=(who,), params={"rounds": rounds})

    def dependents_of(self, stage: Stage, pairing: Pairing, result: Result, options: FinalsOptions) -> Dependents:
        """Return the rounds that depend on the result (R14)."""
        return dependent_rounds(stage, pairing, result, options)

    def rank(self, stage: Stage, options: FinalsOptions) -> tuple[Standing, ...]:
        """Rank by rules 9 to 11 behind a champion.

        Before that, players still in by losses, then the others by games won.
        """
        finals = Progress(stage, options)
        champion = finals.champion()
        places = _running_order(stage, finals) if champion is None else _final_order(finals, champion)
        still_in = frozenset(finals.still_in())
        seeds = {who: seed for seed, who in enumerate(stage.seeds, start=1)}
        first_at = {place.rank: place for place in reversed(places)}
        standings = []
        for above, place in zip((None, *places), places, strict=False):
            out = "-" if place.entrant in still_in else str(finals.last_round(place.entrant))
            standings.append(
                Standing(
                    entrant=place.entrant,
                    rank=place.rank,
                    points=FULL_POINT * finals.wins[place.entrant],
                    wins=finals.wins[place.entrant],
                    losses=finals.losses[place.entrant],
                    tie_breaks=(out, str(seeds[place.entrant])),
                    note=_note(place, finals, champion) or _won_play_off(place, first_at.get(place.rank + 1)),
                    reasons=_separation(above, place),
                )
            )
        return tuple(standings)

    def play_runs(self, options: FinalsOptions, dice: Dice) -> Outcome:
        """Play the finals in all runs at once."""
        from formats.systems.floating_double_elimination.simulation import play_finals  # noqa: PLC0415 - imports NumPy

        return play_finals(dice, byes_are_wins=options.byes_count_as_wins)

    def rest(self, stage: Stage, options: FinalsOptions) -> Rest:
        """Return the open games and the coming rounds."""
        from formats.systems.floating_double_elimination.simulation import play_finals  # noqa: PLC0415 - imports NumPy

        finals, still_in = Progress(stage, options), frozenset(stage.still_in)
        order = [line.entrant for line in self.rank(stage, options) if line.entrant in still_in]
        play = partial(play_finals, finals=finals, byes_are_wins=options.byes_count_as_wins)
        return Rest(order, play, finals.open_games())

    def how_far(self, stage: Stage, options: FinalsOptions) -> Mapping[EntrantId, Reason]:
        """Return how far each entrant got.

        Champion (rule 8), still in with how many losses, or out in which round (rule 2).
        """
        finals = Progress(stage, options)
        champion, still_in = finals.champion(), frozenset(finals.still_in())
        return {who: _how_far(finals, who, champion, still_in) for who in stage.seeds}


def _how_far(finals: Progress, who: EntrantId, champion: EntrantId | None, still_in: frozenset[EntrantId]) -> Reason:
    """Return how far one entrant got."""
    if who == champion:
        return Reason(code="far_champion", rule="R8")
    if who in still_in:
        return Reason(code="far_in_lost" if finals.losses[who] else "far_in", rule="R2")
    number = finals.last_round(who)
    return Reason(code="far_out" if number else "far_nowhere", rule="R2", params={"number": number} if number else {})


def _finals_round(stage: Stage, finals: Progress, options: FinalsOptions, lots: Lots) -> RoundPairings:
    """Return a round of the finals proper. Players who are out are idle."""
    field = finals.finalists()
    separation = separation_of(stage, options)
    paired = pair_round(field, finals.meetings, separation)
    playing = frozenset(paired.order)
    boards = Boards.of_next_round(stage, lots, side=GOLD, rule="R12")
    bye_value = FULL_POINT if options.byes_count_as_wins else 0
    return RoundPairings(
        pairings=tuple(
            boards.seat(board, pair.players, pair_reasons(pair, separation))
            for board, pair in enumerate(paired.pairs, start=1)
        ),
        byes=tuple(
            Bye(entrant=candidate.player, half_points=bye_value, reasons=bye_reasons(candidate, field, separation))
            for candidate in field
            if candidate.player == paired.bye
        ),
        idle=tuple(player for player in stage.active if player not in playing),
        rationale=round_reasons(paired),
    )


def _play_off_round(stage: Stage, game: PlayOff, lots: Lots) -> RoundPairings:
    """Return a round with the one play-off that is needed next; all others are idle (rules 10 and 11)."""
    boards = Boards.of_next_round(stage, lots, side=GOLD, rule="R12")
    reason = play_off_reason(game)
    return RoundPairings(
        pairings=(boards.seat(1, game.players, (reason,)),),
        idle=tuple(player for player in stage.active if player not in game.players),
        label=PLAY_OFF,
        rationale=(reason,),
    )


def _play_off_by_hand(finals: Progress, pairings: RoundPairings, published: Round | None) -> RoundPairings:
    """Return a play-off by hand: its two players in either order of sides (R10, R11)."""
    game = finals.next_play_off()
    expected = RoundPairings(pairings=(), label=PLAY_OFF)
    if published is not None:
        expected = published.pairings
    elif game is not None:
        seats = {"id": "", "board": 1, "seats": game.players, "reasons": (play_off_reason(game),)}
        expected = expected.model_copy(update={"pairings": (Pairing.model_validate(seats),)})
    return same_couples(expected, pairings)


def _running_order(stage: Stage, finals: Progress) -> list[Place]:
    """Rank players still in by losses and games won, then the others by games won and last round; then by seed."""
    still_in = set(finals.still_in())
    return in_order(
        stage.seeds,
        (
            Criterion("still_in", still_in.__contains__),
            Criterion("losses", lambda who: finals.losses[who] if who in still_in else 0, highest_first=False),
            Criterion("wins", finals.wins.__getitem__),
            Criterion("out", lambda who: 0 if who in still_in else finals.last_round(who)),
            Criterion("seed", stage.seed_of, highest_first=False),
        ),
    )


def _final_order(finals: Progress, champion: EntrantId) -> list[Place]:
    """Rank the champion first, then by recognition."""
    played_off = {player for players in finals.play_offs() for player in players}

    def separated_by(above: EntrantId, below: EntrantId) -> str:
        if above == champion:
            return "title"
        if finals.wins[above] != finals.wins[below]:
            return "wins"
        if {above, below} <= played_off:
            return "play_off"
        return "out" if finals.last_round(above) != finals.last_round(below) else "seed"

    order = (champion, *finals.recognition(champion).order)
    places = [Place(champion, 1, (), None)]
    for rank, (above, below) in enumerate(pairwise(order), start=2):
        places.append(Place(below, rank, (), separated_by(above, below)))
    return places


def _note(place: Place, finals: Progress, champion: EntrantId | None) -> Reason | None:
    """Return the note of the champion, or on the first line the note that there is none."""
    if place.entrant == champion:
        return Reason(code="champion", rule="R8", about=(place.entrant,))
    if champion is None and place.rank == 1 and finals.rounds and not finals.still_in():
        return Reason(code="no_champion", rule="R8", warning=True)
    return None


def _won_play_off(place: Place, below: Place | None) -> Reason | None:
    """Return the note about the play-off that separates two players with otherwise equal figures (R10, R11)."""
    if below is None or below.separated_by != "play_off":
        return None
    return Reason(code="won_play_off", rule="R10", about=(place.entrant, below.entrant), params={"place": place.rank})


def _separation(above: Place | None, place: Place) -> tuple[Reason, ...]:
    """Return what separates neighbours, if it needs a sentence."""
    if above is None or place.separated_by not in WITH_A_SENTENCE:
        return ()
    return (Reason(code=f"parted_by_{place.separated_by}", rule="R9", about=(above.entrant, place.entrant)),)
