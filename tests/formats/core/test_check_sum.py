"""Equal options have equal check sums, in whatever order they are written."""

from formats.core.check_sum import canonical, check_sum


def test_the_order_of_options_does_not_matter_and_everything_else_does() -> None:
    assert check_sum({"a": 1, "b": [0, 0.1]}) == check_sum({"b": [0, 0.1], "a": 1})
    assert check_sum({"a": 1}) != check_sum({"a": 2})


def test_anybody_can_recompute_it() -> None:
    assert canonical({"b": [0, 0.1], "a": None}) == '{"a":null,"b":[0,0.1]}'
    assert check_sum({"a": 1}) == "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"
