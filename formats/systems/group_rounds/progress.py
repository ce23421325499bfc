"""What the phases played so far say: orders of groups, open games, who still waits for what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.group_rounds.draws import Answers
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.phases import Group, Phase, plan_of
from formats.systems.group_rounds.ranking import GroupGame, GroupRanking, Numbers, rank_group
from formats.systems.group_rounds.structure import RoundKey


class Progress:
    """A stage at one moment, with the phases that have begun."""

    def __init__(self, stage: Stage, options: GroupOptions, phases: Sequence[Phase]) -> None:
        """Nothing is computed before it is asked for."""
        self.stage = stage
        self.options = options
        self.phases = tuple(phases)
        self.plan = plan_of(len(stage.seeds))
        self.answers = Answers(stage)
        self._rankings: dict[tuple[RoundKey, str], GroupRanking] = {}
        self._counted: dict[tuple[RoundKey, str], list[GroupGame]] = {}

    @property
    def current(self) -> Phase | None:
        """The latest phase that has begun."""
        return self.phases[-1] if self.phases else None

    @property
    def next_key(self) -> RoundKey | None:
        """The phase to come, if any."""
        return self.plan[len(self.phases)] if len(self.phases) < len(self.plan) else None

    def phase(self, key: RoundKey) -> Phase | None:
        """The phase of that key, if it has begun."""
        return next((phase for phase in self.phases if phase.key == key), None)

    def is_in(self, player: EntrantId) -> bool:
        """Has the player not left?"""
        return self.stage.entrants[player].status == "active"

    def open_games(self) -> tuple[Pairing, ...]:
        """All games without a result, of whichever round."""
        return tuple(pairing for round_ in self.stage.rounds for pairing in round_.open_pairings())

    def is_over(self, phase: Phase) -> bool:
        """Is everything published and played that the phase takes?"""
        return self.is_published(phase) and all(round_.complete for round_ in phase.rounds)

    def is_published(self, phase: Phase) -> bool:
        """Is everything published that the phase takes, as far as results tell by now?"""
        return len(phase.rounds) >= phase.parts and not (phase.of_matches and self.undecided(phase))

    def games(self, phase: Phase, group: Group) -> list[tuple[Pairing, Result | None]]:
        """The games between members of a group, in order, also those without a result or void."""
        members = frozenset(group.members)
        return [
            (pairing, round_.results.get(pairing.id))
            for round_ in phase.rounds
            for pairing in round_.pairings.pairings
            if members.issuperset(pairing.seats)
        ]

    def counted(self, phase: Phase, group: Group) -> Sequence[GroupGame]:
        """The games of a group that count. A forfeit counts as won and lost, with no points (own reading, R5)."""
        key = phase.key, group.name
        if key not in self._counted:
            self._counted[key] = [
                GroupGame(pairing.seats, result.half_points, result.scores if result.how == "played" else None)
                for pairing, result in self.games(phase, group)
                if result is not None and result.how != "void"
            ]
        return self._counted[key]

    def struck(self, phase: Phase, group: Group) -> frozenset[EntrantId]:
        """Rule 11: the members who left during the phase: none of their games counts."""
        counted = {player for game in self.counted(phase, group) for player in game.players}
        return frozenset(player for player in group.members if not self.is_in(player) and player not in counted)

    def ranking(self, phase: Phase, group: Group) -> GroupRanking:
        """The order of a group, without those who left during the phase."""
        key = phase.key, group.name
        if key not in self._rankings:
            struck = self.struck(phase, group)
            players = [player for player in group.members if player not in struck]
            self._rankings[key] = (
                GroupRanking(self._match_levels(phase, group, players))
                if phase.of_matches
                else rank_group(players, self.counted(phase, group), self._numbers(phase, group))
            )
        return self._rankings[key]

    def _numbers(self, phase: Phase, group: Group) -> Numbers:
        """The draws among level players of the group who are in; who has left since comes after them."""

        def numbers(level: tuple[EntrantId, ...]) -> Mapping[EntrantId, int] | None:
            drawn = self.answers.order(phase.key, group.name, tuple(filter(self.is_in, level)))
            if drawn is None:
                return None
            rest = [player for player in level if player not in drawn]
            return {player: number for number, player in enumerate([*drawn, *rest], start=1)}

        return numbers

    def undecided(self, phase: Phase) -> list[Group]:
        """Rule 10: the matches between two who are in that have neither a result nor an open game."""
        return [
            group
            for group in phase.groups
            if len(group.members) > 1
            and all(map(self.is_in, group.members))
            and _decision(self.games(phase, group)) is None
            and all(result is not None for _, result in self.games(phase, group))
        ]

    def nobody_came(self, phase: Phase, group: Group) -> bool:
        """Did both players of a match fail to appear?"""
        decision = _decision(self.games(phase, group))
        return decision is not None and decision[1].winning_seat is None

    def _match_levels(
        self, phase: Phase, group: Group, players: Sequence[EntrantId]
    ) -> tuple[tuple[EntrantId, ...], ...]:
        """Winner and loser; level while nothing has decided; who is in before who has left where no game did."""
        decision = _decision(self.games(phase, group))
        if decision is not None and decision[1].winning_seat is not None:
            pairing, result = decision
            winner = pairing.seats[result.winning_seat or 0]
            return ((winner,), (pairing.opponent(winner),))
        staying = tuple(player for player in players if self.is_in(player))
        leaving = tuple(player for player in players if not self.is_in(player))
        return tuple(level for level in (staying, leaving) if level)


def _decision(games: Sequence[tuple[Pairing, Result | None]]) -> tuple[Pairing, Result] | None:
    """The game of a match that decided it: one that was won, or to which nobody came."""
    for pairing, result in reversed(games):
        if result is not None and (result.winning_seat is not None or result.how == "forfeit"):
            return pairing, result
    return None
