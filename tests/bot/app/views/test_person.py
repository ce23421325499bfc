"""One player's own card."""

from bot.app.views.person import next_view
from formats.core import commands as cmd
from formats.core.results import Report
from tests.bot.app.played import Played

REPORTED = "You have reported"


def test_only_the_reporter_is_told_that_the_report_waits_for_the_other() -> None:
    played = Played().create().enter().close().publish()
    game = played.game_of("e1")
    other = game.opponent("e1")
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))

    assert (
        f"{REPORTED}; **{played.context.names.plain(other)}** is asked"
        in next_view(played.context, "e1", played.now).text
    )
    assert REPORTED not in next_view(played.context, other, played.now).text
