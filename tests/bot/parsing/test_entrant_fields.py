"""What a tournament wants to know of its entrants."""

from __future__ import annotations

from bot.parsing.entrant_fields import OGS_ID, fields_of, help_of, label_of
from formats.core.plan import StagePlan
from formats.registry import preset
from tests.bot.played import Played

PLAYOFFS = preset("wpf_gp_playoffs_2023")


def test_a_number_on_a_go_server_is_asked_where_ratings_come_from_there_and_before_all_else() -> None:
    plain = Played().create(PLAYOFFS.stages)
    fields = fields_of(plain.state, plain.engine)
    assert fields
    assert OGS_ID not in fields
    with_ogs = Played().create(PLAYOFFS.stages, ratings_from="ogs")
    assert fields_of(with_ogs.state, with_ogs.engine) == [OGS_ID, *fields]


def test_a_club_is_asked_for_where_players_of_one_do_not_meet_and_a_family_never() -> None:
    def asked(*rules: str) -> list[str]:
        stage = StagePlan(system="swiss", title="Swiss", options={"avoid_meeting": list(rules)})
        played = Played().create((stage,))
        return [field.name for field in fields_of(played.state, played.engine) if field.asked]

    assert asked() == []
    assert asked("club", "family", "e1 e2") == ["club"]
    assert asked("country") == ["country"]


def test_every_field_has_a_label_and_a_sentence_of_its_own() -> None:
    played = Played().create(PLAYOFFS.stages, ratings_from="ogs")
    fields = fields_of(played.state, played.engine)
    assert len({label_of(field) for field in fields}) == len(fields)
    assert label_of(OGS_ID) == "Your number at online-go.com"
    assert help_of(OGS_ID, played.state).startswith("Your number at online-go.com: ")
    assert label_of(fields[1]) != "Your number at online-go.com"
    assert help_of(fields[1], played.state) == "The score in regular round 1; empty if not played."
