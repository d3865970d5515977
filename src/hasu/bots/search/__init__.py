"""Information-set Monte Carlo tree search, written once and compiled for each game."""

from __future__ import annotations

from hasu.bots.search.searcher import Budget, Found, Prospect, Searcher
from hasu.bots.search.style import EXPLAINING, FAR_SIGHTED, STYLE, Style

__all__ = ["EXPLAINING", "Budget", "FAR_SIGHTED", "Found", "Prospect", "STYLE", "Searcher", "Style"]
