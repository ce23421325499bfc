"""State derived from the phases played so far: rankings of groups, open games, undecided matches.

An instance is a snapshot of one stage. Values are computed when they are first used, and rankings and counted games are
cached for its lifetime, since several views of one state ask for the same groups.
"""

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
        """Store the arguments. Everything else is computed on first use."""
        self.stage = stage
        self.options = options
        self.table = options.point_table
        self.phases = tuple(phases)
        self.plan = plan_of(len(stage.seeds))
        self.answers = Answers(stage)
        self._rankings: dict[tuple[RoundKey, str], GroupRanking] = {}
        self._counted: dict[tuple[RoundKey, str], list[GroupGame]] = {}

    @property
    def current(self) -> Phase | None:
        """Return the latest phase that has begun."""
        return self.phases[-1] if self.phases else None

    @property
    def next_key(self) -> RoundKey | None:
        """Return the next phase of the plan, if any."""
        return self.plan[len(self.phases)] if len(self.phases) < len(self.plan) else None

    def phase(self, key: RoundKey) -> Phase | None:
        """Return the phase with that key, if it has begun."""
        return next((phase for phase in self.phases if phase.key == key), None)

    def is_in(self, player: EntrantId) -> bool:
        """Return True if the player is active."""
        return self.stage.entrants[player].status == "active"

    def open_games(self) -> tuple[Pairing, ...]:
        """Return all games without a result, in all rounds."""
        return tuple(pairing for round_ in self.stage.rounds for pairing in round_.open_pairings())

    def is_over(self, phase: Phase) -> bool:
        """Return True if all rounds of the phase are published and complete."""
        return self.is_published(phase) and all(round_.complete for round_ in phase.rounds)

    def is_published(self, phase: Phase) -> bool:
        """Return True if all rounds of the phase are published, as far as the results so far tell."""
        return len(phase.rounds) >= phase.parts and not (phase.of_matches and self.undecided(phase))

    def games(self, phase: Phase, group: Group) -> list[tuple[Pairing, Result | None]]:
        """Return the games between members of a group in order, including those without a result and void ones."""
        members = frozenset(group.members)
        return [
            (pairing, round_.results.get(pairing.id))
            for round_ in phase.rounds
            for pairing in round_.pairings.pairings
            if members.issuperset(pairing.seats)
        ]

    def counted(self, phase: Phase, group: Group) -> Sequence[GroupGame]:
        """Return the games of a group that count.

        A forfeit counts as won and lost, without points (own reading, R5).
        """
        key = phase.key, group.name
        if key not in self._counted:
            self._counted[key] = [
                GroupGame(
                    pairing.seats,
                    result.half_points,
                    result.scores if result.how == "played" else None,
                    self.table.of_result(result),
                    self.table.win,
                )
                for pairing, result in self.games(phase, group)
                if result is not None and result.how != "void"
            ]
        return self._counted[key]

    def struck(self, phase: Phase, group: Group) -> frozenset[EntrantId]:
        """Return the members who left during the phase, so that none of their games counts (rule 11)."""
        counted = {player for game in self.counted(phase, group) for player in game.players}
        return frozenset(player for player in group.members if not self.is_in(player) and player not in counted)

    def ranking(self, phase: Phase, group: Group) -> GroupRanking:
        """Return the ranking of a group, without members who left during the phase."""
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
        """Return the function that gives the draws for tied active players.

        Players who have left since come after them.
        """

        def numbers(level: tuple[EntrantId, ...]) -> Mapping[EntrantId, int] | None:
            drawn = self.answers.order(phase.key, group.name, tuple(filter(self.is_in, level)))
            if drawn is None:
                return None
            rest = [player for player in level if player not in drawn]
            return {player: number for number, player in enumerate([*drawn, *rest], start=1)}

        return numbers

    def undecided(self, phase: Phase) -> list[Group]:
        """Return the matches between two active players with neither a decision nor an open game (rule 10)."""
        return [
            group
            for group in phase.groups
            if len(group.members) > 1
            and all(map(self.is_in, group.members))
            and _decision(self.games(phase, group)) is None
            and all(result is not None for _, result in self.games(phase, group))
        ]

    def nobody_came(self, phase: Phase, group: Group) -> bool:
        """Return True if both players of a match failed to appear."""
        decision = _decision(self.games(phase, group))
        return decision is not None and decision[1].winning_seat is None

    def _match_levels(
        self, phase: Phase, group: Group, players: Sequence[EntrantId]
    ) -> tuple[tuple[EntrantId, ...], ...]:
        """Return winner and loser of a match; level if nothing has decided.

        Active players before those who have left.
        """
        decision = _decision(self.games(phase, group))
        if decision is not None and decision[1].winning_seat is not None:
            pairing, result = decision
            winner = pairing.seats[result.winning_seat or 0]
            return ((winner,), (pairing.opponent(winner),))
        staying = tuple(player for player in players if self.is_in(player))
        leaving = tuple(player for player in players if not self.is_in(player))
        return tuple(level for level in (staying, leaving) if level)


def _decision(games: Sequence[tuple[Pairing, Result | None]]) -> tuple[Pairing, Result] | None:
    """Return the game that decided a match: one that was won, or to which neither player came."""
    for pairing, result in reversed(games):
        if result is not None and (result.winning_seat is not None or result.how == "forfeit"):
            return pairing, result
    return None
