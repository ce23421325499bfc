"""The initial order: rating, then three more levels, then lots."""

from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Seeding
from formats.core.values import Scalar
from formats.messages.sentences import english, message_of
from formats.toolkit.seeding import seed_by_strength


def seeded(*field: tuple[str, float | None, dict[str, Scalar]]) -> tuple[Seeding, Lots]:
    lots = Lots("seed")
    entrants = [
        Entrant(id=who, number=number, data=EntrantData(rating=rating, attributes=attributes))
        for number, (who, rating, attributes) in enumerate(field, start=1)
    ]
    return seed_by_strength(entrants, lots), lots


def test_the_higher_rating_goes_first_and_the_unrated_last() -> None:
    seeding, lots = seeded(("a", 1500, {}), ("b", None, {}), ("c", -200, {}), ("d", 1700.5, {}))
    assert seeding.order == ("d", "a", "c", "b")
    assert seeding.rationale == ()
    assert lots.draws == []


def test_equal_ratings_go_by_lower_uncertainty() -> None:
    seeding, _ = seeded(("a", 1500, {"uncertainty": 80}), ("b", 1500, {}), ("c", 1500, {"uncertainty": 60.5}))
    assert seeding.order == ("c", "a", "b")
    assert [reason.code for reason in seeding.rationale] == ["seeded_by_uncertainty", "seeded_by_uncertainty"]


def test_then_by_more_games() -> None:
    same: dict[str, Scalar] = {"uncertainty": 60}
    seeding, _ = seeded(("a", 1500, {**same, "games": 9}), ("b", 1500, {**same, "games": 100}), ("c", 1500, same))
    assert seeding.order == ("b", "a", "c")


def test_then_by_the_older_joining_date() -> None:
    same: dict[str, Scalar] = {"uncertainty": 60, "games": 9}
    seeding, lots = seeded(
        ("a", 1500, {**same, "joined": "2009-03-01"}), ("b", 1500, same), ("c", 1500, {**same, "joined": "2004-12-31"})
    )
    assert seeding.order == ("c", "a", "b")
    assert lots.draws == []


def test_what_is_still_level_is_drawn_and_recorded() -> None:
    orders = set()
    for seed in "abcdefgh":
        lots = Lots(seed)
        field = [Entrant(id=who, number=number) for number, who in enumerate("xyz", start=1)]
        orders.add(seed_by_strength(field, lots).order)
        assert lots.draws
    assert len(orders) > 1
    seeding, _ = seeded(("a", 1500, {}), ("b", 1500, {}))
    assert [reason.code for reason in seeding.rationale] == ["seeded_by_lot"]
    assert seeding.rationale[0].about == seeding.order


def test_every_level_has_a_sentence() -> None:
    assert all(message_of(english(), f"seeded_by_{level}") for level in ("uncertainty", "games", "joined", "lot"))


def test_who_is_known_to_have_played_no_game_goes_before_who_is_not_known_at_all() -> None:
    seeding, lots = seeded(("a", 1500, {}), ("b", 1500, {"games": 0}))
    assert seeding.order == ("b", "a")
    assert lots.draws == []
