"""What a bench fails on: a limit, and growth."""

from __future__ import annotations

import pytest

from tests.bench import figures
from tests.bench.figures import CONSTANT, PAIRS, Figure, judged, measured, slowness


def taken(power: float) -> dict[int, float]:
    return {size: 0.5 * size**power for size in (10, 100, 1000)}


@pytest.mark.parametrize(
    "power, exponent, too_much",
    [(1.0, 1.2, False), (1.3, 1.2, True), (2.0, PAIRS, False), (0.1, CONSTANT, False), (1.0, CONSTANT, True)],
)
def test_what_grows_faster_than_it_may_is_too_much(power: float, exponent: float, too_much: bool) -> None:
    figure = Figure("games", taken(power), exponent=exponent)
    assert figure.grows_by == pytest.approx(power)
    assert figure.is_too_much is too_much


def test_what_is_over_a_limit_is_too_much_however_it_grows() -> None:
    assert Figure("games", {10: 5.0, 100: 5.1}, {100: 5.0}).is_too_much
    assert not Figure("games", {10: 5.0, 100: 5.0}, {100: 5.0}).is_too_much


def test_a_limit_of_a_size_that_was_not_measured_breaks_nothing() -> None:
    assert not Figure("games", {10: 5.0}, {100: 1.0}).is_too_much


def test_what_takes_next_to_nothing_tells_no_growth() -> None:
    assert not Figure("games", {10: 0.001, 1000: 0.9}).is_too_much
    assert not Figure("games", {10: 0.00001, 1000: 0.009}, unit="s").is_too_much
    assert Figure("games", {10: 0.001, 1000: 1.1}).is_too_much


def test_what_there_is_none_of_at_the_smallest_size_grows_from_what_tells_something() -> None:
    assert not Figure("direct messages", {10: 0, 100: 0}, exponent=CONSTANT, unit="posts").is_too_much
    assert Figure("direct messages", {10: 0, 100: 10}, exponent=CONSTANT, unit="posts").is_too_much
    assert str(Figure("waves", {10: 0, 100: 1}, unit="posts")).startswith("waves: 10: 0 posts, 100: 1 posts;")


def test_a_limit_is_that_of_an_idle_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "slowness", lambda _clock: 2.0)
    assert judged([Figure("games", {10: 5.0, 100: 5.0}, {100: 3.0})]) == 0
    assert judged([Figure("games", {10: 7.0, 100: 7.0}, {100: 3.0})]) == 1
    assert judged([Figure("posts", {10: 5, 100: 5}, {100: 3}, unit="posts")]) == 1
    assert judged([Figure("folding", {10: 5.0, 100: 500.0}, {100: 300.0})]) == 1, "what grows does so anywhere"
    assert capsys.readouterr().out.splitlines()[:2] == [
        "everything takes 2.00 times as long as on an idle machine",
        "games: 10: 5.00 ms, 100: 5.00 ms (limit 6); exponent 0.00 (limit 1.2)",
    ]


def test_a_machine_is_never_taken_for_faster_than_the_limits_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "IDLE_MS", 1_000_000.0)
    assert slowness() == 1.0
    monkeypatch.setattr(figures, "IDLE_MS", 0.000_001)
    assert slowness() > 1.0


def test_what_was_too_much_is_measured_again_and_the_best_counts() -> None:
    busy = iter([1.0, 50.0, 1.0, 10.0])
    figure = measured((1, 10), lambda _: next(busy), name="games")
    assert figure.taken == {1: 1.0, 10: 10.0}
    assert not figure.is_too_much
    slow = measured((1, 10), lambda size: float(size**2), name="games")
    assert slow.is_too_much
    assert measured((1, 10), float, name="games").taken == {1: 1.0, 10: 10.0}


def test_a_report_has_sizes_limits_and_the_exponent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "slowness", lambda _clock: 1.0)
    assert judged([Figure("games", taken(1.0), {1000: 600})]) == 0
    assert judged([Figure("rows", {5: 1.0}), Figure("folding", taken(2.0), unit="s")]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "games: 10: 5.00 ms, 100: 50.00 ms, 1,000: 500.00 ms (limit 600); exponent 1.00 (limit 1.2)",
        "rows: 5: 1.00 ms",
        "everything takes 1.00 times as long as on an idle machine",
        "MISSED folding: 10: 50.000 s, 100: 5000.000 s, 1,000: 500000.000 s; exponent 2.00 (limit 1.2)",
    ]
