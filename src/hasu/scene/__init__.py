"""Scenes: what one viewer sees of a match, ready to be drawn by a page or into a file."""

from __future__ import annotations

from hasu.scene.model import Area, Figure, Panel, Piece, Scene, Spot
from hasu.scene.present import present

__all__ = ["Area", "Figure", "Panel", "Piece", "Scene", "Spot", "present"]
