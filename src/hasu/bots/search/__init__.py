"""Information-set Monte Carlo tree search, written once and compiled for each game."""

from __future__ import annotations

from hasu.bots.search.searcher import Budget, Found, Prospect, Searcher
from hasu.bots.search.style import FAR_SIGHTED, STYLE, Style

__all__ = ["Budget", "FAR_SIGHTED", "Found", "Prospect", "STYLE", "Searcher", "Style"]
