"""A bot of one's own, as a Python class: it fears the worst.

hasu arena lotus --bots examples/careful_bot.py:Careful,random --seats 2
hasu play lotus --players you,examples/careful_bot.py:Careful
"""

from hasu.bots import Bot
from hasu.engine.choices import Choices
from hasu.engine.play import roam, take
from hasu.engine.view import View

FUTURES = 4  # imagined for each choice
AHEAD = 8  # random decisions in each of them


class Careful(Bot):
    """Takes the choice whose worst imagined future leaves it furthest ahead."""

    name = "careful"

    def choose(self, view: View) -> int:
        worlds = [view.imagine(self.roll()) for _ in range(FUTURES)]
        return max(
            view.choices,
            key=lambda choice: min(self.lead(world.copy(), view.seat, choice) for world in worlds),
        )

    def lead(self, world, seat: int, choice: int) -> int:
        """Points ahead of the best rival, some random decisions after a choice."""
        world.teach = 0
        take(world, Choices(), seat, choice)
        roam(world, Choices(), self.roll(), AHEAD)
        rivals = [world.points[other] for other in range(world.seats) if other != seat]
        return world.points[seat] - max(rivals)
