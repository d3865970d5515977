"""Tests of scenes.

Not ``tests.scene``: the bidding game's folder is ``tests``, and that would be its ``scene.py``.
"""
