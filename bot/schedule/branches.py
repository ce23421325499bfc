"""Branches as events that another log opens: created with their field, taken back, recorded in the main line."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from bot.service.branches import branch_steps, forms_for_branch, gone_from, main_line_of, outcome_of, record_of
from bot.service.loaded import Change, LoadedTournament
from bot.service.opened_events import BRANCHES, drawn_seed, follow_page
from bot.service.orders import CommandId, Order
from bot.service.service import Service
from formats.core.branches import first_stages
from formats.core.commands import CancelTournament, Command, RecordBranch
from formats.core.errors import RuleError
from formats.core.events import EntrantStatusChanged
from formats.core.log import TIMETABLE
from formats.core.phases import NOT_OVER, OVER
from formats.core.state_slices.branches import Branch, Branches
from storage.tournaments import TournamentRow

logger = logging.getLogger(__name__)

HAS_BRANCHES = "branches"
"""The setting of tournaments whose plan has branches."""


class BranchesOfEvents:
    """The branches of all tournaments of this process's servers, by the numbers of their first stages."""

    link = BRANCHES

    def __init__(self, service: Service) -> None:
        self._service = service

    def concerns(self, change: Change) -> bool:
        """Return True for a plan with branches when they, its phase or its field change, and for a branch with news."""
        before, after = change.before, change.after
        is_branch, is_new = main_line_of(after) is not None, not before.version
        if is_branch and (is_new or after.phase in OVER or outcome_of(before) != outcome_of(after)):
            return True
        if not first_stages(after.stages):
            return False
        left = any(isinstance(event, EntrantStatusChanged) for event in change.events)
        return left or before.phase != after.phase or before.slice_of(Branches) != after.slice_of(Branches)

    async def parents(self) -> Iterable[str]:
        """Return all tournaments whose plan has branches."""
        return await self._service.database.settings.with_key(HAS_BRANCHES)

    async def opened_by(self, event: str) -> tuple[str, int] | None:
        """Return the main line of a branch and its stage; where both were imported, they are linked by the opening."""
        database = self._service.database
        known = await self.link.parent_of(database, event)
        child = await self._service.loaded(event)
        main_line = main_line_of(child.state)
        if known is not None or main_line is None:
            return known
        for parent in await self.parents():
            if (await database.tournaments.get(parent)).guild_id != child.row.guild_id:
                continue
            branch = (await self._service.loaded(parent)).state.slice_of(Branches).by_stage.get(main_line.stage)
            opened_it = branch is not None and branch.opening == main_line.opening
            if opened_it and await self._makes_room(parent, main_line.stage, child):
                await self.link.bind(database, parent, main_line.stage, event)
                return parent, main_line.stage
        return None

    async def _makes_room(self, parent: str, number: int, imported: LoadedTournament) -> bool:
        """Return whether an imported branch counts here; one without results is cancelled for one with some."""
        known = await self.link.child_of(self._service.database, parent, number)
        child = None if known is None else await self._service.loaded(known)
        if child is None or child.state.phase == "cancelled":
            return True
        if outcome_of(child.state) != "open" or outcome_of(imported.state) == "open":
            return False
        await self._order(child, CancelTournament(), "taken back")
        return True

    def opens(self, row: TournamentRow) -> bool:  # noqa: ARG002 - evenings tell by the row
        """Return True: whether a tournament has branches is in its plan."""
        return True

    def numbers(self, parent: LoadedTournament) -> Iterable[int]:
        """Return the stages that begin branches, whether they are open or not."""
        return first_stages(parent.state.stages)

    async def bring_up_to_date(self, parent: LoadedTournament, number: int, child: LoadedTournament | None) -> None:
        """Create an open branch, cancel one that was taken back, and record how it stands."""
        # A start finds the tournament by this, so it is there before the first branch opens.
        await self._service.database.settings.setdefault(parent.id, HAS_BRANCHES, value=True)
        # An event that is called off is called off with its branches.
        open_now = {} if parent.state.phase == "cancelled" else parent.state.slice_of(Branches).by_stage
        branch = open_now.get(number)
        main_line = None if child is None else main_line_of(child.state)
        if child is not None and main_line is not None:
            if branch is not None and main_line.opening == branch.opening:
                await self._follow(parent, child)
                return
            if child.state.phase in NOT_OVER:
                await self._order(child, CancelTournament(), "taken back")
        if branch is not None and branch.outcome == "open":
            await self._create(parent, branch, child)
        elif branch is not None and child is None and branch.outcome == "begun":
            # The main line was imported without this branch: it is played elsewhere, and must not bar corrections here.
            record = RecordBranch(stage=branch.stage, opening=branch.opening, outcome="cancelled")
            await self._order(parent, record, "imported", branch.stage, branch.opening)

    async def _create(self, parent: LoadedTournament, branch: Branch, before: LoadedTournament | None) -> None:
        """Create the tournament of a branch, in place of one that was taken back, and enter what players handed in."""
        service = self._service
        # After an undo of a correction an opening counts again whose tournament was cancelled.
        instead_of = () if before is None else (before.id,)
        command_id = CommandId("branch").part(parent.id, branch.stage, branch.opening, *instead_of)
        steps = branch_steps(parent, service.engine, branch, drawn_seed())
        child = await service.create(Order.of(*steps, actor=TIMETABLE, command_id=command_id))
        await self.link.bind(service.database, parent.id, branch.stage, child.id)
        await follow_page(service.database, parent.id, child.id)
        main_line = main_line_of(child.state)
        for form in () if main_line is None else forms_for_branch(parent, service.engine, main_line):
            try:
                await self._order(child, form, form.form, form.entrant)
            except RuleError:
                logger.info("a form of %s was not taken over", child.id, exc_info=True)

    async def _follow(self, parent: LoadedTournament, child: LoadedTournament) -> None:
        """Withdraw those who have left the event from a branch, and record how it stands."""
        main_line = main_line_of(child.state)
        if main_line is None:
            return
        if child.state.phase in NOT_OVER and parent.state.phase in NOT_OVER:
            for left in gone_from(parent.state, child.state, main_line):
                await self._order(child, left, "left", left.entrant)
            child = await self._service.loaded(child.id)
        record = record_of(child.state, self._service.engine, main_line)
        # The same outcome may be recorded again after another one, so the id depends on both logs.
        command_id = CommandId("branch").part(record.stage, child.state.version, parent.state.version)
        await self._service.carry_out(parent.id, Order.of(record, actor=TIMETABLE, command_id=command_id))

    async def _order(self, loaded: LoadedTournament, command: Command, *about: object) -> None:
        """Give a command once."""
        order = Order.of(command, actor=TIMETABLE, command_id=CommandId("branch").part(*about))
        await self._service.carry_out(loaded.id, order)
