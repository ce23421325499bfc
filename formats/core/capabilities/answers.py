"""Free text as the answer to a question of the format."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from formats.core.capabilities.capability import Capability
from formats.core.contract import O
from formats.core.model import Prompt
from formats.core.state import Stage


class ReadsAnswers(Capability, Generic[O]):
    """Answers to the questions in `Awaits` are checked by the format, not only against choices and bounds."""

    @abstractmethod
    def answer(self, prompt: Prompt, answer: str, stage: Stage, options: O) -> str:
        """The answer in the one shape in which it is recorded, or `BadAnswerError`.

        Numbers out of bounds and choices that were not given have been refused before.
        """
