"""Progress of the finals: who is in, who is out since which round, who has won (rules 2 and 8)."""

from __future__ import annotations

from formats.core.game_counts import counted_games, wins_and_losses
from formats.core.model import Pairing
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.systems.floating_double_elimination.finalists import Finalist
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.recognition import Beaten, PlayOff, Recognition, recognise
from formats.toolkit import record

PLAY_OFF = "Play-off"
"""Label of rounds that decide second and third place after the finals proper."""

LOSSES_TO_GO = 2


class Progress:
    """The finals of a stage at one moment."""

    def __init__(self, stage: Stage, options: FinalsOptions) -> None:
        """Read the rounds of the stage."""
        self.stage = stage
        self.rounds = tuple(round_ for round_ in stage.rounds if round_.pairings.label != PLAY_OFF)
        self.wins, self.losses = wins_and_losses(self.rounds)
        self.byes = record.byes_so_far(self.rounds)
        if options.byes_count_as_wins:
            self.wins.update(self.byes)
        self.meetings = record.meetings(self.rounds)
        if options.earlier_meetings_count:
            for earlier in stage.history:
                self.meetings.update(record.meetings(earlier.rounds))
        self._still_in = tuple(player for player in stage.active if self.losses[player] < LOSSES_TO_GO)

    def still_in(self) -> tuple[EntrantId, ...]:
        """Return the active players with fewer than two losses, in seed order (rule 2)."""
        return self._still_in

    def finalists(self) -> list[Finalist]:
        """Return the players still in, as input for the pairing."""
        return [
            Finalist(player, self.stage.seed_of(player), self.losses[player], self.byes[player])
            for player in self.still_in()
        ]

    def open_games(self) -> list[Pairing]:
        """Return the games of the finals proper without a result."""
        return [pairing for round_ in self.rounds for pairing in round_.open_pairings()]

    def last_round(self, player: EntrantId) -> int:
        """Return the latest round of the finals in which the player had a game or a bye; 0 for none."""
        return max((round_.number for round_ in self.rounds if _took_part(player, round_)), default=0)

    def champion(self) -> EntrantId | None:
        """Return the only player left, or None (rule 8).

        A champion who leaves afterwards, during the play-offs, stays champion. There is none if the last two both
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
        """Return the order of all players behind the champion (rules 9 to 11)."""
        active = frozenset(self.stage.active)
        beaten = [
            Beaten(
                player=player,
                seed=seed,
                wins=self.wins[player],
                out=self.last_round(player),
                gone=player not in active,
            )
            for seed, player in enumerate(self.stage.seeds, start=1)
            if player != champion
        ]
        return recognise(beaten, self.play_offs())

    def next_play_off(self) -> PlayOff | None:
        """Return the play-off that is needed now; None while the finals proper go on, or if no play-off is needed."""
        champion = self.champion()
        return None if champion is None else self.recognition(champion).next_game

    def play_offs(self) -> dict[record.Couple, EntrantId | None]:
        """Return the winner of each play-off; None if neither player appeared."""
        played = (round_ for round_ in self.stage.rounds if round_.pairings.label == PLAY_OFF)
        return {
            record.couple(*pairing.seats): None if result.winning_seat is None else pairing.seats[result.winning_seat]
            for pairing, result in counted_games(played)
        }

    def _lost_last_game(self, player: EntrantId) -> bool:
        """Return True if the player lost the latest game, or has none."""
        games = [(pairing, result) for pairing, result in counted_games(self.rounds) if player in pairing.seats]
        if not games:
            return True
        pairing, result = games[-1]
        return result.half_points[pairing.seats.index(player)] == 0


def _took_part(player: EntrantId, round_: Round) -> bool:
    """Return True if the player has a game or a bye in the round."""
    return round_.pairing_of(player) is not None or any(bye.entrant == player for bye in round_.pairings.byes)
