"""A bot that plays anything legal."""

from __future__ import annotations

from hasu.bots.bot import Bot
from hasu.engine.view import View


class Random(Bot):
    """Every legal choice is as likely as any other."""

    name = "random"

    def choose(self, view: View) -> int:
        choices = view.choices
        return choices[self.below(len(choices))]
