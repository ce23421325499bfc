"""Inputs of all texts: a tournament's state, its engine, and the names of its entrants."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

from bot.service.loaded import LoadedTournament
from bot.service.next_act import is_evening
from bot.text.catalogue import language_for
from bot.text.format_texts import columns_shown, format_text
from bot.text.games import round_name
from bot.text.labels import LEFT
from bot.text.names import Names, begun_large, called_alike
from bot.text.reasons import reason_lines, reason_text
from bot.text.texts import texts
from formats.core.contract import Format
from formats.core.engine import Engine
from formats.core.groups import Group
from formats.core.memoize import memoize
from formats.core.model import Entrant, Mark, Pairing, Reason, Standing, TieBreak
from formats.core.results import Result
from formats.core.rules import StageRules
from formats.core.state import Round, Stage, TournamentState
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, PairingId
from formats.messages.sentences import ColumnText
from formats.toolkit.sides import FOR_ANY_GAME, SIDE_CODES
from storage.people import Person

_FEDERATION = re.compile("[A-Z]{3}")


@dataclass(frozen=True, slots=True)
class Game:
    """A pairing where it was played, and its result if it has one."""

    stage: int
    round: Round
    pairing: Pairing
    result: Result | None


@dataclass(frozen=True)
class TournamentContext:
    """Inputs of texts about a tournament. Stages count from 0; the default is the one in play."""

    state: TournamentState
    engine: Engine
    names: Names

    def system(self, stage: int) -> Format[Any]:
        """The format that plays a stage of the plan."""
        return self.engine.format_of(self.state.stages[stage].system)

    def options(self, stage: int) -> Any:
        """The format's options for a stage of the plan."""
        return self.engine.of_stage(self.state, stage)[1]

    def rules(self, stage: int) -> StageRules:
        """The format and its options for a stage of the plan, to be asked for whatever not every format has."""
        known = self._rules.get(stage)
        if known is None:
            known = self._rules[stage] = self.engine.rules_of(self.state, stage)
        return known

    @cached_property
    def _rules(self) -> dict[int, StageRules]:
        """The rules that were asked for already."""
        return {}

    def system_key(self, stage: int | None = None) -> str:
        """Return the key of a stage's format; empty for no stage of the plan."""
        stages = self.state.stages
        return stages[stage].system if stage is not None and 0 <= stage < len(stages) else ""

    def reason(self, reason: Reason, stage: int | None = None, *, cite: bool = False, markdown: bool = True) -> str:
        """A reason as a sentence."""
        return reason_text(reason, self.system_key(stage), self.names, cite=cite, markdown=markdown)

    def reasons(self, reasons: Sequence[Reason], stage: int | None = None, *, cite: bool = False) -> list[str]:
        """Reasons as sentences, warnings first; nothing about sides where they have no names."""
        if stage is not None and stage >= 0 and self.named_sides(stage) is None:
            reasons = [reason for reason in reasons if reason.code not in SIDE_CODES]
        return reason_lines(reasons, self.system_key(stage), self.names, cite=cite)

    def stage(self, number: int | None = None) -> Stage:
        """A started stage; `IndexError` when it has not started."""
        known = self._stages.get(number)
        if known is None:
            known = self._stages[number] = self.state.stage(number)
        return known

    @cached_property
    def _stages(self) -> dict[int | None, Stage]:
        """The stages that were asked for already."""
        return {}

    @cached_property
    def known_groups(self) -> dict[tuple[int, str], tuple[Group, ...]]:
        """The groups of stages that were asked for already, by the stage and the language in which they are named."""
        return {}

    def stage_of(self, number: int | None) -> int:
        """The number asked for, or that of the stage in play (-1 before the first)."""
        return self.state.stage_number if number is None else number

    def tie_breaks(self, stage: int) -> tuple[ColumnText, ...]:
        """The columns of the standings of a stage of the plan."""
        return self.columns(self.system(stage).tie_breaks_of(self.options(stage)), stage)

    def columns(self, columns: Iterable[TieBreak], stage: int) -> tuple[ColumnText, ...]:
        """Columns of a table of a stage in the language of the reader."""
        return columns_shown(columns, self.system(stage).key)

    def standings(self, number: int | None = None) -> tuple[Standing, ...]:
        """The standings of a started stage."""
        return self.engine.table(self.state, number)

    def how_far(
        self, number: int, of: Collection[EntrantId] | None = None, *, markdown: bool = True
    ) -> dict[EntrantId, str]:
        """How far each (or each of some) came in a started stage, where that says more than points; else empty."""
        reasons = self.rules(number).how_far(self.stage(number))
        wanted = reasons if of is None else [who for who in of if who in reasons]
        return {who: self.reason(reasons[who], number, markdown=markdown) for who in wanted}

    def marks(self, number: int) -> tuple[Mark, ...]:
        """Return the signs behind names in the standings of a started stage, from what is recorded."""
        return self.rules(number).marks(self.stage(number))

    def simulates(self, number: int) -> bool:
        """Must the marks of that stage, as it stands, be simulated?"""
        return self.rules(number).simulates_marks

    def standings_apart(self, number: int | None = None) -> tuple[tuple[Standing, ...], tuple[Standing, ...]]:
        """Return the standings of a started stage: the lines with a place in it, and those listed separately."""
        lines = self.standings(number)
        return tuple([line for line in lines if not line.apart]), tuple([line for line in lines if line.apart])

    def lines_with_games(self, number: int | None = None) -> tuple[Standing, ...]:
        """The standings of a started stage without those apart who have had no game in it."""
        placed, apart = self.standings_apart(number)
        rounds = self.stage(self.stage_of(number)).rounds
        seated = frozenset[EntrantId]().union(*(round_.games.by_entrant for round_ in rounds))
        return (*placed, *(line for line in apart if line.entrant in seated))

    def left_out(self, stage: int, round_: Round) -> tuple[EntrantId, ...]:
        """Return who has no game in a round although they could have had one: not those who are out of a knock-out."""
        return round_.pairings.idle if self.rules(stage).leaves_somebody_out else ()

    def named_sides(self, stage: int) -> tuple[str, str] | None:
        """Names of the two sides; None where they do not matter, as first and second in an evening, unless named."""
        sides, wanted = self.rules(stage).named_sides, getattr(self.options(stage), "name_sides", False)
        return None if sides == FOR_ANY_GAME and is_evening(self.state) and not wanted else sides

    def side(self, stage: int, seat: int) -> str:
        """The name of the side a seat plays, capitalised; empty in formats without sides."""
        sides = self.named_sides(stage)
        return "" if sides is None else format_text(sides[seat].capitalize())

    def stage_title(self, stage: int) -> str:
        """The stage's title, for a plan of several stages; empty where there is only one or play has not begun."""
        return self.state.stages[stage].title if len(self.state.stages) > 1 and stage >= 0 else ""

    def heading(self, what: str, stage: int | None = None) -> str:
        """The title of a view: tournament, stage where one is meant, and what is shown."""
        title = "" if stage is None else self.stage_title(stage)
        return " · ".join(filter(None, (self.state.title, title, what)))

    def round_title(self, stage: int, round_: Round) -> str:
        """`Open Classic, round 3`."""
        name = round_name(round_.number, round_.pairings.label)
        title = self.stage_title(stage)
        return texts.numbers.within(whole=title, part=name) if title else begun_large(name)

    def game(self, pairing: PairingId) -> Game:
        """The game of that id, or `UnknownPairingError`."""
        stage, round_, game = self.state.find(pairing)
        return Game(stage, round_, game, round_.results.get(pairing))

    def games(self) -> list[Game]:
        """Every game anybody was paired for, in order."""
        return [
            Game(number, round_, pairing, round_.results.get(pairing.id))
            for number, log in enumerate(self.state.started)
            for round_ in log.rounds
            for pairing in round_.pairings.pairings
        ]

    def games_of(self, entrant: EntrantId) -> list[Game]:
        """Every game an entrant was paired for, in order."""
        return [game for game in self.games() if entrant in game.pairing.seats]

    def title_of(self, entrant: EntrantId) -> str:
        """The title before an entrant's name and a blank, where a stage of the plan uses them: `GM `; else empty."""
        known = self.state.entrants.get(entrant)
        if known is None:
            return ""
        titles = (self.rules(stage).title_of(known) for stage in range(len(self.state.stages)))
        return next((f"{title} " for title in titles if title), "")

    def titled(self, entrant: EntrantId) -> str:
        """The whole name behind the title, for tables and pictures; not safe in messages."""
        return self.title_of(entrant) + self.names.full(entrant)

    def named(self, entrant: EntrantId) -> str:
        """The name behind the title, for messages."""
        return self.title_of(entrant) + self.names.plain(entrant)

    @property
    def has_guests(self) -> bool:
        """Whether an entrant is not on Discord."""
        return len(self.names.discord) < len(self.names.display)

    def federation(self, entrant: EntrantId) -> str:
        """The chess federation in three letters; empty for other names and games."""
        if not any(self.rules(stage).chess_notation for stage in range(len(self.state.stages))):
            return ""
        typed = str(self.state.entrants[entrant].data.attributes.get("federation") or "").strip().upper()
        return typed if _FEDERATION.fullmatch(typed) else ""

    def players(self, pairing: Pairing) -> str:
        """`Ana – Bo`, escaped for messages."""
        return " – ".join(map(self.names.plain, pairing.seats))


def posts_language(state: TournamentState) -> str:
    """The language in which a tournament's posts are said."""
    return language_for(state.settings.language)


def names_of(loaded: LoadedTournament) -> Names:
    """The entrants' names and, where they are on Discord, their user ids."""
    state = loaded.state
    gone = _never_played(state.entrants, *(log.seeds for log in state.started))
    return _names(loaded.people, loaded.others, state.slices.get(Members), gone, loaded.row.voice_channel_id)


@memoize(lambda entrants, *seeds: (entrants, *seeds))
def _never_played(entrants: Mapping[EntrantId, Entrant], *seeds: Sequence[EntrantId]) -> frozenset[EntrantId]:
    """Return who left before play: another of the same name needs no number any more."""
    played = set(chain.from_iterable(seeds))
    return frozenset(who for who, entrant in entrants.items() if entrant.status in LEFT and who not in played)


@memoize(lambda *rests_on: rests_on)
def _names(
    people: Mapping[EntrantId, Person],
    others: Mapping[str, Person],
    members: Members | None,
    gone: frozenset[EntrantId],
    voice: int | None,
) -> Names:
    display = {entrant: person.name for entrant, person in people.items()}
    return Names(
        display=display,
        discord={entrant: person.discord_id for entrant, person in people.items() if person.discord_id is not None},
        people={person.id: person.name for person in others.values()},
        alike=called_alike({entrant: name for entrant, name in display.items() if entrant not in gone}),
        members=_accounts(others, members) if members is not None else {},
        voice=voice,
    )


def _accounts(others: Mapping[str, Person], members: Members) -> dict[EntrantId, tuple[int, ...]]:
    """The Discord users who are members of each entrant."""
    accounts = {person.id: person.discord_id for person in others.values() if person.discord_id is not None}
    return {
        entrant: tuple(accounts[member] for member in theirs if member in accounts)
        for entrant, theirs in members.by_entrant.items()
    }


def context_of(loaded: LoadedTournament, engine: Engine) -> TournamentContext:
    """The tournament as it stands, with its names."""
    return context_at(loaded.state, engine, names_of(loaded))


@memoize(lambda state, engine, names: (state, engine, names))
def context_at(state: TournamentState, engine: Engine, names: Names) -> TournamentContext:
    """A state of a tournament with these names: posts, board and the posts of the next command look at the same one."""
    return TournamentContext(state, engine, names)
