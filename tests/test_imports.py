"""No module imports itself through others, be it for the type checker only or inside a function."""

from __future__ import annotations

import grimp
import networkx as nx
import pytest


@pytest.fixture(scope="module")
def imports() -> nx.DiGraph[str]:
    """Every import of a module of ours in another one, also under `TYPE_CHECKING` and inside functions."""
    graph = grimp.build_graph("bot", "formats", "storage", cache_dir=None)
    return nx.DiGraph(
        (module, imported) for module in graph.modules for imported in graph.find_modules_directly_imported_by(module)
    )


def test_no_modules_import_each_other_in_a_circle(imports: nx.DiGraph[str]) -> None:
    circles = [sorted(circle) for circle in nx.strongly_connected_components(imports) if len(circle) > 1]
    assert circles == []


def test_imports_for_the_type_checker_and_inside_functions_count(imports: nx.DiGraph[str]) -> None:
    assert imports.has_edge("bot.views.capabilities", "bot.pictures.drawing")
    assert imports.has_edge("formats.systems.cop.pairing", "formats.systems.cop.weight_rules")
