"""Rules 2 and 8: what the rounds played so far say about the finals: who is in, who is out since when, who has won."""

from __future__ import annotations

from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.pairing import Finalist
from formats.systems.floating_double_elimination.recognition import Beaten, PlayOff, Recognition, recognise
from formats.toolkit import record

PLAY_OFF = "Play-off"
"""The label of rounds that decide second and third place after the finals proper."""

LOSSES_TO_GO = 2


class Progress:
    """The finals of a stage at one moment."""

    def __init__(self, stage: Stage, options: FinalsOptions) -> None:
        """Read the stage's rounds once."""
        self.stage = stage
        self.rounds = tuple(round_ for round_ in stage.rounds if round_.pairings.label != PLAY_OFF)
        self.wins, self.losses = record.wins_and_losses(self.rounds)
        self.byes = record.byes_so_far(self.rounds)
        if options.byes_count_as_wins:
            self.wins.update(self.byes)
        self.meetings = record.meetings(self.rounds)
        if options.earlier_meetings_count:
            for earlier in stage.history:
                self.meetings.update(record.meetings(earlier.rounds))

    def still_in(self) -> tuple[EntrantId, ...]:
        """Rule 2: everybody with fewer than two losses who has not left, in seed order."""
        return tuple(player for player in self.stage.active if self.losses[player] < LOSSES_TO_GO)

    def finalists(self) -> list[Finalist]:
        """Those still in, as the pairing wants to know them."""
        return [
            Finalist(player, self.stage.seed_of(player), self.losses[player], self.byes[player])
            for player in self.still_in()
        ]

    def last_round(self, player: EntrantId) -> int:
        """The latest round of the finals in which the player had a game or a bye; 0 for none."""
        return max((round_.number for round_ in self.rounds if _took_part(player, round_)), default=0)

    def champion(self) -> EntrantId | None:
        """Rule 8: the only one left, once there is only one.

        A champion who leaves afterwards, during the play-offs, stays champion. There is none when the last two both
        failed to appear.
        """
        left = self.still_in()
        if len(left) == 1:
            return left[0]
        unbeaten = [player for player in self.stage.seeds if self.losses[player] < LOSSES_TO_GO]
        if left or len(unbeaten) != 1 or self._lost_last_game(unbeaten[0]):
            return None
        return unbeaten[0]

    def recognition(self, champion: EntrantId) -> Recognition:
        """Rules 9 to 11 for everybody behind the champion."""
        beaten = [
            Beaten(
                player=player,
                seed=seed,
                wins=self.wins[player],
                out=self.last_round(player),
                gone=player not in self.stage.active,
            )
            for seed, player in enumerate(self.stage.seeds, start=1)
            if player != champion
        ]
        return recognise(beaten, self.play_offs())

    def next_play_off(self) -> PlayOff | None:
        """The play-off that is needed now, if the finals proper are over and one is."""
        champion = self.champion()
        return None if champion is None else self.recognition(champion).next_game

    def play_offs(self) -> dict[record.Couple, EntrantId | None]:
        """Who won which play-off; None where neither player appeared."""
        played = (round_ for round_ in self.stage.rounds if round_.pairings.label == PLAY_OFF)
        return {
            record.couple(*pairing.seats): None if result.winning_seat is None else pairing.seats[result.winning_seat]
            for pairing, result in record.counted_games(played)
        }

    def _lost_last_game(self, player: EntrantId) -> bool:
        games = [(pairing, result) for pairing, result in record.counted_games(self.rounds) if player in pairing.seats]
        if not games:
            return True
        pairing, result = games[-1]
        return result.half_points[pairing.seats.index(player)] == 0


def _took_part(player: EntrantId, round_: Round) -> bool:
    return round_.pairing_of(player) is not None or any(bye.entrant == player for bye in round_.pairings.byes)
