"""The part of a page that checks a finished tournament in the reader's browser; `docs/proofs.md` says how."""

from __future__ import annotations

import json

from bot.files.html import Html, joined, tag
from bot.text.names import clean
from bot.text.texts import texts
from bot.web.static_files import CHECKER, CHECKER_PAGE, format_scripts, static_path
from bot.web.visit import Visit


def checker(visit: Visit) -> Html:
    """Return the button that checks the tournament, its scripts and sentences; nothing leaves the browser."""
    stages = visit.context.state.stages
    scripts = [*CHECKER, *format_scripts(plan.system for plan in stages), CHECKER_PAGE]
    form = tag(
        "form",
        tag("label", texts.web.check_head(), tag("input", name="head", autocomplete="off", spellcheck="false")),
        tag("button", texts.web.check_it_yourself()),
        class_="check",
        data_log=visit.path("files", "log"),
        data_proofs=visit.path("files", "proofs"),
        data_sentences=json.dumps(_sentences(), ensure_ascii=False),
        data_stages=json.dumps([clean(plan.title) for plan in stages], ensure_ascii=False),
    )
    return joined(
        [
            tag("h2", texts.web.check_it_yourself(), id="check"),
            tag("p", texts.web.check_what()),
            form,
            tag("ul", class_="checked", role="status"),
            *(tag("script", src=static_path(name), defer="defer") for name in scripts),
        ]
    )


def _sentences() -> dict[str, str]:
    """Return the sentence for each result of `check.js`, by what was checked, and its code or how it came out.

    The script fills the variables, which are left in braces.
    """
    return {
        "fits": texts.web.check_fits(),
        "no_head": texts.web.check_no_head(),
        "differs": texts.web.check_differs(),
        "chain.ok": texts.web.check_chain_ok(lines="{lines}"),
        "chain.wrong": texts.web.check_chain_wrong(line="{line}"),
        "chain.header": texts.web.check_chain_header(),
        "chain.cut": texts.web.check_chain_cut(line="{line}"),
        "head.ok": texts.web.check_head_ok(line="{line}", after="{after}"),
        "head.wrong": texts.web.check_head_wrong(),
        "head.not_a_head": texts.web.check_head_unreadable(),
        "head.cut": texts.web.check_head_cut(line="{line}"),
        "head.names": texts.web.check_head_names(line="{line}"),
        "head.missing": texts.web.check_head_missing(),
        "draws.ok": texts.web.check_draws_ok(draws="{draws}"),
        "draws.wrong": texts.web.check_draws_wrong(line="{line}"),
        "beacon.command": texts.web.check_beacon(),
        "round.proved": texts.web.check_round_ok(round="{round}"),
        "round.same": texts.web.check_round_ok(round="{round}"),
        "round.best": texts.web.check_round_best(round="{round}"),
        "round.hand": texts.web.check_round_hand(round="{round}"),
        "round.no_proof": texts.web.check_round_no_proof(round="{round}"),
        "round.simulated": texts.web.check_round_simulated(round="{round}"),
        "round.no_script": texts.web.check_round_no_script(round="{round}"),
        "round.old_log": texts.web.check_round_old_log(round="{round}"),
        "round.wrong": texts.web.check_round_wrong(round="{round}", line="{line}"),
        "line.wrong": texts.web.check_line_wrong(line="{line}"),
        "standings.ok": texts.web.check_standings_ok(stage="{stage}"),
        "standings.tie_breaks": texts.web.check_standings_tie_breaks(stage="{stage}"),
        "standings.no_script": texts.web.check_standings_no_script(stage="{stage}"),
        "standings.old_log": texts.web.check_standings_old_log(stage="{stage}"),
        "standings.wrong": texts.web.check_standings_wrong(stage="{stage}"),
        "log.wrong": texts.web.check_unreadable(),
    }
