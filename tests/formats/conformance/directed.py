"""Whole tournaments with a busy director: rounds paired by hand, corrections, latecomers, repairs, undo.

Every command is either done or refused with a `RuleError`; the tournament comes to its end all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from formats.core import commands as cmd
from formats.core.decide import decide
from formats.core.decide.rounds import pair_without
from formats.core.draws import round_lots
from formats.core.errors import DependentGamesError, NothingToUndoError, NumberToldError, RuleError
from formats.core.events import RoundPaired
from formats.core.log import Envelope
from formats.core.model import Bye, Pairing, Prompt, RoundPairings
from formats.core.possible import Role, possible
from formats.core.possible.field import appeals_open
from formats.core.results import Report
from formats.core.rounds_off import byes_of_next_round
from formats.core.state import Round, TournamentState
from formats.core.steps import PairRound
from formats.core.undoing import last_undoable
from formats.core.values import PairingId, pairing_id
from tests.formats.conformance.whole_tournaments import Whole

FEW = 6
"""Fields up to this size are paired once more when a round is published."""


class Directed(Whole):
    """A whole tournament with a busy director. `most` is how often the hand is felt; then it comes to its end."""

    most = 25

    def __init__(self, *given: Any, **more: Any) -> None:
        """As any whole tournament."""
        self.felt = 0
        self.refused = 0
        self.settled: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.watched = (0, 0, 0)
        super().__init__(*given, **more)

    @property
    def ways(self) -> Mapping[str, Callable[[], None]]:
        """Everything a director does here."""
        return {
            "override": self.override,
            "correct": self.correct,
            "forfeit": self.rule_forfeit,
            "late": self.late_entry,
            "leave": self.somebody_leaves,
            "back": self.somebody_comes_back,
            "seat": self.seat_somebody,
            "appeal": self.appeal,
            "rematch": self.rematch,
            "undo": self.undo,
        }

    def something_happens(self) -> None:
        """The director's hand, half of the time while it is felt."""
        if self.felt >= self.most or self.rng.random() < 0.5:
            super().something_happens()
            return
        self.interfere()

    def watch(self) -> None:
        """Check the tournament after each act of the director and each publication, not after every plain result."""
        seen = (
            self.felt,
            self.play.state.stage_number,
            len(self.play.state.started and self.play.state.stage().rounds),
        )
        if seen != self.watched:
            self.watched = seen
            super().watch()
        ruled = [self.play.state.find(pairing) for pairing in self.play.state.stands]
        assert all(pairing.id in round_.results for _, round_, pairing in ruled), "a ruling about a game that is gone"

    def interfere(self, *names: str) -> None:
        """Do one of these, or of all the things a director does; a refusal changes nothing."""
        self.felt += 1
        before = self.play.state
        chosen = self.rng.choice(names or tuple(self.ways))
        try:
            self.ways[chosen]()
        except RuleError:
            self.refused += 1
            assert self.play.state is before
        self.done[chosen] += self.play.state is not before

    def publish(self, step: PairRound) -> None:
        """Now and then by hand, or after a correction between the rounds."""
        if not step.starts_stage and self.felt < self.most and self.rng.random() < 0.3:
            self.interfere("correct", "late", "back", "leave", "undo")
            return
        super().publish(step)
        if not step.starts_stage and self.felt < self.most and self.rng.random() < 0.2:
            self.by_hand(step)

    def watch_publication(self, published: RoundPaired, before: TournamentState) -> None:
        """As in any tournament; a small field's round is paired again at once, because `verify` skips undone ones."""
        super().watch_publication(published, before)
        if published.stage < len(before.started) and len(self.play.state.stage(published.stage).active) <= FEW:
            system, options = self.play.engine.of_stage(before, published.stage)
            lots = round_lots(before, published.stage, published.round_number)
            off = byes_of_next_round(before, self.play.engine)
            assert pair_without(system, before.stage(), options, lots, off) == published.pairings
            assert tuple(lots.draws) == published.draws

    def answer(self, prompt: Prompt) -> None:
        """Answer with another number than a committed one, which is refused if the question comes again; then draw."""
        try:
            super().answer(prompt)
        except NumberToldError as refused:
            told = refused.told
        else:
            return
        self.play.draw(prompt.key)
        assert self.play.state.stage().answers[prompt.key].answer == told

    def by_hand(self, step: PairRound) -> None:
        """The round that was just published, taken back and paired by hand."""
        current = self.play.state.current_round
        if current is None or current.results:
            return
        self.undo()
        pairings = self.shuffled(current)
        command = cmd.PublishRound(
            stage=step.stage, round_number=step.round_number, pairings=pairings, text="Paired by hand."
        )
        with suppress(RuleError):
            self.play.do(command)
            self.done["by hand"] += 1

    def override(self) -> None:
        """The current round with some people elsewhere."""
        current = self.play.state.current_round
        if current is not None:
            number = self.play.state.stage_number
            pairings = self.shuffled(current)
            self.play.do(
                cmd.OverrideRound(stage=number, round_number=current.number, pairings=pairings, text="By hand.")
            )

    def shuffled(self, round_: Round) -> RoundPairings:
        """Return the round with two people or two sides swapped, or with all movable players paired at random.

        With labels or without.
        """
        active = set(self.play.state.stage().active)
        fixed = [pairing for pairing in round_.pairings.pairings if pairing.id in round_.results]
        seats = [seat for pairing in round_.open_pairings() for seat in pairing.seats]
        byes = [bye.entrant for bye in round_.pairings.byes if bye.entrant in active]
        idle = [who for who in round_.pairings.idle if who in active]
        idle += sorted(active - round_.pairings.members())
        pool = [*seats, *byes, *idle]
        games, alone = len(seats) // 2, len(byes)
        chance = self.rng.random()
        if chance < 0.2 and games:
            game = 2 * self.rng.randrange(games)
            pool[game : game + 2] = pool[game + 1], pool[game]
        elif chance < 0.6 and len(pool) > 1:
            first, second = self.rng.sample(range(len(pool)), 2)
            pool[first], pool[second] = pool[second], pool[first]
        elif chance < 0.8:
            self.rng.shuffle(pool)
        else:
            self.rng.shuffle(pool)
            games = self.rng.randint(0, len(pool) // 2)
            alone = self.rng.randint(0, len(pool) - 2 * games)
        labels = [pairing.label for pairing in round_.open_pairings()] if self.rng.random() < 0.7 else []
        taken = {pairing.board for pairing in fixed}
        free = [board for board in range(1, len(taken) + games + 1) if board not in taken]
        number = self.play.state.stage_number if round_ in self.play.state.started[-1].rounds else None
        stage = self.play.state.stage_number if number is None else number
        made = tuple(
            Pairing(
                id=pairing_id(stage, round_.number, board),
                board=board,
                seats=(pool[2 * game], pool[2 * game + 1]),
                label=labels[game] if game < len(labels) else "",
            )
            for game, board in zip(range(games), free, strict=False)
        )
        rest = pool[2 * games :]
        return round_.pairings.model_copy(
            update={
                "pairings": (*fixed, *made),
                "byes": tuple(Bye(entrant=who) for who in rest[:alone]),
                "idle": tuple(rest[alone:]),
            }
        )

    def correct(self) -> None:
        """Any result of the tournament, or an open one, with any outcome."""
        games = [
            pairing for log in self.play.state.started for round_ in log.rounds for pairing in round_.pairings.pairings
        ]
        if not games:
            return
        pairing = self.rng.choice(games)
        winner = self.rng.choice((*pairing.seats, None))
        _, round_, _ = self.play.state.find(pairing.id)
        is_old = pairing.id in round_.results and round_ is not self.play.state.current_round
        self.decided(cmd.RecordResult(pairing=pairing.id, report=Report(winner=winner), text="Corrected."))
        self.done["old round"] += is_old

    def decided(self, command: cmd.RecordResult | cmd.RuleForfeit) -> None:
        """Where later games rest on the result, a director says what becomes of them."""
        dependents = self.dependents_of(command)
        if not dependents:
            self.play.do(command)
            return
        chosen = self.rng.choice(("reset", "stand"))
        before = self.play.state
        self.play.do(command.model_copy(update={"dependents": chosen}))
        self.settled[chosen] += 1
        if chosen == "stand":
            assert self.play.state.started == before.started
        else:
            state = self.play.state
            # Matches that open as they come are open again at once, under the same ids.
            again = self.play.engine.rules_of(state).as_they_come
            rounds = (round_ for log in state.started for round_ in log.rounds)
            gone = {
                game.id
                for round_ in rounds
                for game in round_.pairings.pairings
                if not again or game.id in round_.results
            }
            assert not dependents & (gone | state.reports.keys())

    def dependents_of(self, command: cmd.RecordResult | cmd.RuleForfeit) -> frozenset[PairingId]:
        """The later games that rest on the result that would be corrected."""
        envelope = Envelope(command_id="asked", actor="director", at=self.play.now, command=command)
        try:
            decide(self.play.state, envelope, self.play.engine)
        except DependentGamesError as asked:
            return frozenset(asked.games)
        return frozenset()

    def rule_forfeit(self) -> None:
        """Of any game, also one that has a result."""
        games = [pairing for round_ in self.play.state.started[-1].rounds for pairing in round_.pairings.pairings]
        if games:
            pairing = self.rng.choice(games)
            absent = self.rng.choice((pairing.seats, pairing.seats[:1], pairing.seats[1:]))
            self.decided(cmd.RuleForfeit(pairing=pairing.id, absent=absent, text="Ruled."))

    def late_entry(self) -> None:
        """Enter a player late, who may get the seat of the bye."""
        self.play.do(cmd.RegisterEntrants(entrants=(self.somebody(self.play.engine),), by_director=True))
        self.seat_somebody()

    def seat_somebody(self) -> None:
        """Seat an entrant without a game against the entrant with the bye."""
        acts = possible(self.play.state, self.play.engine, Role.DIRECTOR, self.play.now)
        offered = [act for act in acts if act.command is cmd.SeatNewcomer]
        if offered:
            self.play.do(self.rng.choice(offered).made())
            self.settled["seat"] += 1

    def appeal(self) -> None:
        """File an appeal of a removed entrant, or accept an open one."""
        open_ones = appeals_open(self.play.state)
        if open_ones:
            self.play.do(cmd.DecideAppeal(entrant=open_ones[0], accepted=self.rng.random() < 0.8, text="So be it."))
            return
        removed = [who for who, entrant in self.play.state.entrants.items() if entrant.status == "removed"]
        if removed:
            self.play.do(cmd.FileAppeal(entrant=self.rng.choice(removed), text="Please."))

    def rematch(self) -> None:
        """Any game is ordered again, half of the time one that may be."""
        rounds = self.play.state.started[-1].rounds
        games = [pairing for round_ in rounds for pairing in round_.pairings.pairings]
        played = [
            pairing for round_ in rounds[-1:] for pairing in round_.pairings.pairings if pairing.id in round_.results
        ]
        if played and self.rng.random() < 0.5:
            games = played
        if games:
            self.play.do(cmd.OrderRematch(pairing=self.rng.choice(games).id, text="Again.", after_forfeit=True))

    def undo(self) -> None:
        """The last command is taken back, but not the beginning of play."""
        mark = last_undoable(self.play.state)
        if mark is None or "StageStarted" in mark.events or "PhaseChanged" in mark.events:
            raise NothingToUndoError
        self.play.do(cmd.UndoCommand(command_id=mark.command_id))
