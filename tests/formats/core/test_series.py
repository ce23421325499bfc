"""What entrants bring along from one tournament of a series to the next."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from formats.core import commands as cmd
from formats.core.capabilities import AdmitsByForms, CarriesOver
from formats.core.engine import Engine
from formats.core.errors import ResultsMissingError
from formats.core.model import Entrant, EntrantData
from formats.core.series import data_for_next, older_records
from formats.core.state import Stage
from formats.core.values import EntrantId, Scalar
from tests.formats.play import Play, toy
from tests.formats.toys import NeighbourOptions, Neighbours, toy_engine

PEOPLE = tuple(
    EntrantData(rating=1000.0 + number, attributes={"town": f"town {number}", "place": 99, "guest": number == 3})
    for number in range(4)
)


class League(Neighbours, AdmitsByForms[NeighbourOptions], CarriesOver[NeighbourOptions]):
    """The toy, which tells the next tournament everybody's place; guests sign up without taking part."""

    key: ClassVar[str] = "league"

    def enters(self, entrant: Entrant, forms: Mapping[str, object], options: NeighbourOptions) -> bool:
        del forms, options
        return not entrant.data.attributes["guest"]

    def carry_over(self, stage: Stage, options: NeighbourOptions) -> Mapping[EntrantId, Mapping[str, Scalar]]:
        missing = tuple(pairing.id for round_ in stage.rounds for pairing in round_.open_pairings())
        if missing:
            raise ResultsMissingError(missing)
        return {line.entrant: {"place": line.rank} for line in self.rank(stage, options)}


def play_of(system: str) -> Play:
    toys = toy_engine()
    engine = Engine(version=toys.version, formats={**toys.formats, "league": League()}, schedule=toys.schedule)
    play = Play([toy(rounds=1, system=system)], engine=engine)
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=PEOPLE))
    play.do(cmd.CloseRegistration())
    play.publish()
    return play


def test_everybody_brings_the_record_of_the_last_tournament_and_keeps_the_rest() -> None:
    play = play_of("league")
    play.win_all()

    data = data_for_next(play.state, play.engine)

    assert [(entrant.rating, entrant.attributes["town"]) for entrant in data.values()] == [
        (entrant.rating, entrant.attributes["town"]) for entrant in PEOPLE
    ]
    places = {line.entrant: line.rank for line in play.engine.standings(play.state)}
    assert {who: entrant.attributes.get("place") for who, entrant in data.items()} == {**places, "e4": None}


def test_whoever_did_not_take_part_loses_older_records() -> None:
    play = play_of("league")
    play.win_all()

    assert "e4" not in play.state.stage().seeds
    assert data_for_next(play.state, play.engine)["e4"].attributes == {"town": "town 3", "guest": True}


def test_a_format_that_carries_nothing_over_leaves_everything_as_it_was() -> None:
    play = play_of("neighbours")
    play.win_all()

    assert tuple(data_for_next(play.state, play.engine).values()) == PEOPLE


def test_while_games_are_open_there_is_nothing_to_bring() -> None:
    play = play_of("league")

    with pytest.raises(ResultsMissingError) as refused:
        data_for_next(play.state, play.engine)

    assert refused.value.pairings == tuple(pairing.id for pairing in play.state.open_games())


class Titled(League):
    """Who had the title keeps it while they are away."""

    key: ClassVar[str] = "titled"

    def still_counts(self, record: Mapping[str, Scalar], stage: Stage, options: NeighbourOptions) -> bool:
        return record.get("place") == 0


def test_an_older_record_stays_where_the_format_says_that_it_still_counts() -> None:
    toys = toy_engine()
    engine = Engine(version=toys.version, formats={**toys.formats, "titled": Titled()}, schedule=toys.schedule)
    play = Play([toy(rounds=1, system="titled")], engine=engine)
    play.do(cmd.OpenRegistration())
    holder = EntrantData(attributes={"place": 0, "guest": True, "town": "t"})
    play.do(cmd.RegisterEntrants(entrants=(*PEOPLE[:2], holder)))
    play.do(cmd.CloseRegistration())
    play.publish()
    play.win_all()

    assert data_for_next(play.state, play.engine)["e3"].attributes["place"] == 0
    before = {"e7": EntrantData(attributes={"place": 0}), "e8": EntrantData(attributes={"place": 3})}
    assert set(older_records(before, play.state, play.engine)) == {"e7"}
