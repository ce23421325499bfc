"""Labels of codes that several packages show: roles, kinds of events, phases."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts

LEFT = by_code(texts.tables, "left_", "withdrawn", "removed", "disqualified")
EVENT_KINDS: Mapping[str, Phrase] = {
    "PhaseChanged": texts.directing.kinds_phase_changed,
    "PlanChanged": texts.directing.kinds_plan_changed,
    "EntrantRegistered,EntrantChanged,EntrantStatusChanged,MemberChanged,TeamSought": texts.directing.kinds_entrants,
    "StageStarted,RoundPaired,RoundAmended,MatchAdded,PlayTakenBack": texts.directing.kinds_rounds,
    "GameTimesSet": texts.directing.kinds_game_times_set,
    "ResultReported,ReportTakenBack,ReportDisputed": texts.directing.kinds_reports,
    "ResultRecorded,ResultCleared": texts.directing.kinds_results,
    "ServerGamesLinked,ServerGameDoubted,ServerDoubtSettled": texts.directing.kinds_servers,
    "RulingMade": texts.directing.kinds_ruling_made,
    "PromptsOpened,PromptAnswered": texts.directing.kinds_questions,
    "SeedReplaced,TeamsDrawn,DrawCommitted,DrawDelayed,BeaconWaived,DrawContributed": texts.directing.kinds_draws,
    "FeeMarked": texts.directing.kinds_fee_marked,
    "CommandUndone": texts.directing.kinds_command_undone,
    "TimetableSwitched,DeadlinePassed": texts.directing.kinds_timetable_switched_deadline_passed,
    "FormAsked,FormClosed,FormSubmitted,FormsSeen": texts.directing.kinds_form_asked_form_submitted_forms_seen,
    "MatchNoted": texts.directing.kinds_match_noted,
    "SeriesPlanned,EveningOpened,EveningRecorded": texts.directing.kinds_evenings,
    "BranchOpened,BranchTakenBack,BranchRecorded,MainLineNamed": texts.directing.kinds_branches,
    "Announced,StaffChanged,PersonReplaced,StepTold": texts.directing.kinds_announced_step_told,
}
"""What can be searched for in the log: names of events, and what people call them."""

ROLE: Mapping[str, Phrase] = by_code(texts.directing, "role_", "director", "coordinator", "judge")
"""What one person is; `ROLES` are all of them."""

STATES: Mapping[str, Phrase] = by_code(
    texts.info, "states_", "draft", "registration", "closed", "running", "finished", "cancelled", "series"
)
