"""Chance: a small counter-based generator inside the state.

It counts in 62 bits, so that sums never leave an int64 and Python's unbounded integers,
Numba and CUDA agree bit for bit. Only `product` must wrap, which compiled code does in
unsigned arithmetic: overflow of a signed product would be undefined there.

Decks and bags are multisets (``pile[kind]`` cards left of each kind) and a card is drawn
when it is needed. For a shuffled deck that nobody has seen this is the same game, with
less to store and nothing to peek at.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from hasu.engine.inputs import whole_seed
from hasu.engine.rules import rule
from hasu.engine.state import Row, State

MASK = 0x3FFF_FFFF_FFFF_FFFF
STRIDE = 0x1E37_79B9_7F4A_7C15
MIX_A = 0x3F58_476D_1CE4_E5B9
MIX_B = 0x14D0_49BB_1331_11EB


def product(a: int, b: int) -> int:
    """The low 62 bits of a product; `hasu.engine.compiled` has the other half."""
    return (a * b) & MASK


@rule
def scramble(counter: int) -> int:
    """62 well-mixed bits from a counter (the finaliser of SplitMix, cut to size)."""
    z = product(counter ^ (counter >> 30), MIX_A)
    z = product(z ^ (z >> 27), MIX_B)
    return z ^ (z >> 31)


@rule
def bounded(bits: int, n: int) -> int:
    """A number from 0 to ``n - 1`` out of 62 random bits; the bias is below n / 2**32."""
    return ((bits >> 30) * n) >> 32


@rule
def below(s: State, n: int) -> int:
    """A random number from 0 to ``n - 1``."""
    s.chance = (s.chance + STRIDE) & MASK
    return bounded(scramble(s.chance), n)


@rule
def draw(s: State, pile: Row, size: int) -> int:
    """Draw at random from a pile that holds ``size`` things in all; returns the kind."""
    left = below(s, size)
    kind = 0
    while left >= pile[kind]:
        left -= pile[kind]
        kind += 1
    pile[kind] -= 1
    return kind


def seed_of(number: int) -> int:
    """A generator state from any seed, small ones too."""
    return scramble((number * STRIDE + MIX_B) & MASK)


def keyed(secret: bytes, step: int) -> int:
    """The generator state for one step of a match.

    Set anew before each step from a keyed hash, so that nobody can predict a deal from
    what was dealt before; whoever learns the secret afterwards can verify every deal.
    """
    digest = hmac.digest(secret, step.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest[:8], "big") & MASK


def seed_for(secret: bytes, seat: int) -> int:
    """A seed for the luck of the bot in a seat; it does not lead back to the secret.

    Small enough for the whole numbers of any language.
    """
    digest = hmac.digest(secret, f"seat {seat}".encode(), "sha256")
    return int.from_bytes(digest[:6], "big")


def secret_of(seed: int | None) -> bytes:
    """The secret behind all chance of a match: random, or made from a seed."""
    if seed is None:
        return secrets.token_bytes(16)
    return hashlib.sha256(f"seed {whole_seed(seed)}".encode()).digest()[:16]


def commitment(secret: bytes) -> str:
    """What is published at the start: it binds the secret without telling it."""
    return hashlib.sha256(b"hasu:" + secret).hexdigest()
