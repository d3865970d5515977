"""The whole state of a game, declared as one annotated class.

A game writes its fields once, each with who may see it::

    class Lotus(State, max_seats=4):
        tokens: Row = everyone(Int8, SEAT)          # one number a seat, open to all
        hand: Grid = owner(Int8, SEAT, CARDS)       # row i is only seat i's to see
        bag: Row = nobody(Int8, FLOWERS)            # nobody may look

From that follow the plain object that interpreted rules work on (an instance of the
class, with lists), the NumPy record of compiled runs (``Lotus.layout.dtype``), copying,
equality, hashing, and the redacted view of a seat. No game writes its secrecy by hand.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from math import prod
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

Int8, Int16, Int32, Int64 = "i1", "i2", "i4", "i8"
Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]

SEAT = -1
"""Stands for "one per seat" in a field's shape; it must be the first axis."""

HIDDEN = -1
"""What a view holds where its seat may not look."""

ONLOOKER = -1
"""The seat number of someone who only watches."""

EVERYONE, OWNER, NOBODY, SEALED, PRINTED = "everyone", "owner", "nobody", "sealed", "printed"


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its size and who may see it."""

    seen_by: str
    kind: str
    shape: tuple[int, ...]
    name: str = ""

    def named(self, name: str, max_seats: int) -> Field:
        shape = tuple(max_seats if axis == SEAT else axis for axis in self.shape)
        return Field(self.seen_by, self.kind, shape, name)


def everyone(kind: str, *shape: int) -> Any:
    """Open to all."""
    return Field(EVERYONE, kind, shape)


def owner(kind: str, *shape: int) -> Any:
    """Row ``i`` is seen by seat ``i`` alone."""
    return Field(OWNER, kind, shape)


def nobody(kind: str, *shape: int) -> Any:
    """Seen by no seat: the order of a deck, the state of the generator."""
    return Field(NOBODY, kind, shape)


def sealed(kind: str, *shape: int) -> Any:
    """A secret choice: row ``i`` is seat ``i``'s alone until the rules reveal it.

    Sealed decisions write only here; revealing means copying to an open field.
    """
    return Field(SEALED, kind, shape)


def printed(kind: str, *shape: int) -> Any:
    """A fact of the board or the cards: open to all, the same from start to end.

    Boards live in the state so that another board is just another state: nothing is
    compiled anew and two tables may play on different boards at once.
    """
    return Field(PRINTED, kind, shape)


def zeros(shape: tuple[int, ...]) -> Any:
    """Nested lists of zeros; a plain 0 for the empty shape."""
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [zeros(shape[1:]) for _ in range(shape[0])]


def _filled(like: Any, value: int) -> Any:
    return [_filled(part, value) for part in like] if isinstance(like, list) else value


def _flatten(value: Any, into: list[int]) -> None:
    if not isinstance(value, list):
        into.append(value)
    elif value and isinstance(value[0], list):
        for part in value:
            _flatten(part, into)
    else:
        into.extend(value)


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [_copied(part) for part in value]
    return value[:]


@dataclass(slots=True)
class Layout:
    """What follows from the fields of a state class."""

    fields: tuple[Field, ...]
    max_seats: int
    dtype: np.dtype[np.void] = field(init=False)
    packer: struct.Struct = field(init=False)

    def __post_init__(self) -> None:
        self.dtype = np.dtype([(f.name, f.kind, f.shape) for f in self.fields], align=True)
        self.packer = struct.Struct("<" + self._struct_format())

    def _struct_format(self) -> str:
        """The dtype as `struct` spells it, padding included; packing is faster that way."""
        letters = {Int8: "b", Int16: "h", Int32: "i", Int64: "q"}
        parts, end = [], 0
        for f in self.fields:
            kind, offset = self.dtype.fields[f.name][:2] if self.dtype.fields else (None, 0)
            size = prod(f.shape)
            parts.append(f"{offset - end}x{size}{letters[f.kind]}")
            end = offset + kind.itemsize if kind is not None else end
        return "".join(parts) + f"{self.dtype.itemsize - end}x"

    def field(self, name: str) -> Field:
        return next(f for f in self.fields if f.name == name)


class Record:
    """A fixed-size record with a plain-object twin. States and choice lists are records."""

    layout: ClassVar[Layout]
    _max_seats: ClassVar[int] = 0

    def __init_subclass__(cls, max_seats: int = 0, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls._max_seats = max_seats or cls._max_seats
        declared: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Field):
                    declared[name] = value
        fields = (f.named(name, cls._max_seats) for name, f in declared.items())
        cls.layout = Layout(tuple(fields), cls._max_seats)

    def __init__(self) -> None:
        for f in self.layout.fields:
            setattr(self, f.name, zeros(f.shape))

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        mine, theirs = self.__dict__, twin.__dict__
        for f in self.layout.fields:
            theirs[f.name] = _copied(mine[f.name])
        return twin

    def pack(self) -> npt.NDArray[np.void]:
        """This state as an array of one NumPy record, for compiled code."""
        return np.frombuffer(bytearray(self.to_bytes()), self.layout.dtype)

    @classmethod
    def unpack(cls, record: Any) -> Self:
        """The plain object for one NumPy record."""
        twin = object.__new__(cls)
        for f in cls.layout.fields:
            twin.__dict__[f.name] = record[f.name].tolist()
        return twin

    def to_bytes(self) -> bytes:
        """The same bytes as the compiled record's."""
        numbers: list[int] = []
        for f in self.layout.fields:
            _flatten(self.__dict__[f.name], numbers)
        return self.layout.packer.pack(*numbers)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, f.name) == getattr(other, f.name) for f in self.layout.fields)

    def __hash__(self) -> int:
        return hash(self.to_bytes())


class State(Record):
    """The fields that every game has."""

    chance: int = nobody(Int64)
    seats: int = everyone(Int8)
    over: int = everyone(Int8)
    teach: int = everyone(Int8)
    phase: int = everyone(Int8)
    asked: Row = everyone(Int8, SEAT)
    points: Row = everyone(Int16, SEAT)
    winner: Row = everyone(Int8, SEAT)
    # Events of interpreted runs; None where nobody listens. Not part of the record.
    log: list[tuple[int, ...]] | None = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.log = None
        return twin

    def seen_by(self, seat: int) -> Self:
        """A copy that holds only what ``seat`` may know; the rest is ``HIDDEN``."""
        view = self.copy()
        for f in self.layout.fields:
            value = getattr(view, f.name)
            if f.seen_by == NOBODY:
                setattr(view, f.name, _filled(value, HIDDEN))
            elif f.seen_by in (OWNER, SEALED):
                rows = [row if i == seat else _filled(row, HIDDEN) for i, row in enumerate(value)]
                setattr(view, f.name, rows)
        return view
