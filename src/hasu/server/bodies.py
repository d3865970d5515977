"""What requests carry, checked and described for OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SEATS = 12
LONGEST_LEVEL = 1000  # a bot from outside goes by the whole command that starts it


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    kind: Literal["me", "here", "link", "bot"] = Field(
        description="`me`; `here`: another person on this device; `link`: a friend who gets an "
        "invitation; `bot`"
    )
    name: str = Field("", max_length=200)
    level: str | None = Field(
        None, max_length=LONGEST_LEVEL, description="of a bot; see /api/games"
    )


class NewTable(Body):
    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "lotus",
                    "seats": [
                        {"kind": "me", "name": "Ann"},
                        {"kind": "bot", "level": "casual"},
                        {"kind": "link"},
                    ],
                    "options": {"first": 0},
                }
            ]
        },
    )
    game: str = Field(max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, Any] = Field(
        default_factory=dict,
        description="of the game; a board is the name of a shipped one or its whole text",
    )
    seed: int | None = Field(
        None, description="makes every deal repeatable; the table tells everybody that it is seeded"
    )


class Join(Body):
    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"name": "Bea", "invite": "x1Yq…"}]}
    )
    name: str = Field(max_length=200)
    invite: str = Field(max_length=100)


class SeatToken(Body):
    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"token": "Jk3…"}]})
    token: str = Field(max_length=100)


class Problem(BaseModel):
    """A refusal: ``code`` for programs, ``text`` for people in their language."""

    code: str = Field(examples=["no-such-table"])
    text: str = Field(examples=["There is no such table."])
    detail: str | None = Field(None, examples=[None], description="for programmers, in English")


class SeatMade(BaseModel):
    seat: int
    kind: str
    invite_url: str | None = None


class TableMade(BaseModel):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "table": "o0Lr5kqfWm0Zc2aB",
                    "state": "gathering",
                    "seats": [
                        {"seat": 0, "kind": "person", "invite_url": None},
                        {
                            "seat": 1,
                            "kind": "free",
                            "invite_url": "http://127.0.0.1:8310/join/o0Lr5kqfWm0Zc2aB/x1Yq…",
                        },
                    ],
                }
            ]
        }
    )
    table: str
    state: Literal["gathering", "running", "finished"]
    seats: list[SeatMade]


class TableName(BaseModel):
    table: str = Field(examples=["o0Lr5kqfWm0Zc2aB"])


class Joined(BaseModel):
    table: str = Field(examples=["o0Lr5kqfWm0Zc2aB"])
    seat: int = Field(examples=[1])


class Link(BaseModel):
    url: str = Field(examples=["http://127.0.0.1:8310/seat/Jk3…"])


class SeatShown(BaseModel):
    seat: int
    name: str
    kind: str


class Outcome(BaseModel):
    reason: str
    scores: list[int]
    winners: list[int]


class TableShown(BaseModel):
    table: str = Field(examples=["o0Lr5kqfWm0Zc2aB"])
    game: str = Field(examples=["lotus"])
    title: str = Field(examples=["Lotus"])
    state: Literal["gathering", "running", "finished"]
    seats: list[SeatShown]
    step: int = Field(examples=[41])
    to_move: list[int] = Field(examples=[[0]])
    my_turn: bool
    mine: list[int] = Field(description="the seats that the asker holds", examples=[[0]])
    created: int = Field(description="milliseconds since 1970", examples=[1767225600000])
    updated: int = Field(examples=[1767225660000])
    outcome: Outcome | None
    imported: bool
    seeded: bool = Field(description="somebody may know what will be dealt")
    commitment: str = Field(description="binds the secret of all chance from the start")
    next: str | None = Field(None, description="the rematch")


class TablesShown(BaseModel):
    tables: list[TableShown]


class OptionShown(BaseModel):
    name: str = Field(examples=["partners"])
    kind: Literal["flag", "oneof", "seat", "board"]
    default: Any
    seats: list[int] = Field(description="player counts that allow it; empty: all")
    values: dict[str, list[Any]] = Field(description="by number of seats")
    text: str
    titles: dict[str, str] = Field(description="words for values, where there are any")


class GameShown(BaseModel):
    name: str = Field(examples=["lotus"])
    title: str = Field(examples=["Lotus"])
    about: str
    seats: list[int] = Field(examples=[[2, 3, 4]])
    default_seats: int
    minutes: list[int] = Field(examples=[[20, 40]])
    designers: list[str]
    options: list[OptionShown]


class LevelShown(BaseModel):
    name: str = Field(examples=["casual"])
    title: str
    usual: bool


class GamesShown(BaseModel):
    games: list[GameShown]
    levels: list[LevelShown]
    default_level: str


class Said(BaseModel):
    step: int
    seat: int
    text: str


class ReplayShown(BaseModel):
    game: str
    title: str
    steps: int
    names: list[str]
    moments: list[Said] = Field(description="what each step was, in words")
    chart: list[list[int]] = Field(
        description="points of each seat, before the first step and after each"
    )
    winners: list[int]


class TurningPoint(BaseModel):
    step: int = Field(description="of the choice, as in `/replay/{step}`")
    seat: int
    own: bool = Field(description="the choice cost most; else luck or others, since the last one")
    cost: float = Field(description="how much chance to win the choice gave away")
    before: float = Field(description="the chance to win after the seat's last choice")
    now: float = Field(description="the chance to win with the best choice")
    better: str = Field(description="the best choice, in words")


class AnalysisShown(BaseModel):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "state": "running",
                    "done": 3,
                    "steps": 64,
                    "playouts": 600,
                    "chances": [[[0, 0.52], [2, 0.31]], [[1, 0.5]]],
                    "turning_points": [
                        {
                            "step": 0,
                            "seat": 0,
                            "own": True,
                            "cost": 0.21,
                            "before": 0.52,
                            "now": 0.52,
                            "better": "play 2 Iris",
                        }
                    ],
                }
            ]
        }
    )
    state: Literal["none", "preparing", "waiting", "running", "done", "failed"] = Field(
        description="`none`: nobody has asked for it; `preparing`: the search is being compiled; "
        "`waiting`: other games come first"
    )
    done: int = Field(description="steps that have been looked at")
    steps: int
    playouts: int = Field(description="thought given to each choice")
    chances: list[list[tuple[int, float]]] = Field(
        description="for each seat `[step, chance to win]`, as it could judge itself"
    )
    turning_points: list[TurningPoint]


class MoveExpected(BaseModel):
    seat: int
    choice: int
    label: str


class IdeaShown(BaseModel):
    choice: int
    label: str = Field(description="the choice in words")
    win: float = Field(description="chance to win")
    margin: float = Field(description="expected lead over the best rival, in points")
    visits: int = Field(description="how often the search has tried it")
    line: list[MoveExpected] = Field(description="what would probably follow")
    parts: list[list[str]] = Field(description="the shapes that mean it, as in a scene's prompt")


class ChoiceJudged(BaseModel):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "step": 0,
                    "seat": 0,
                    "question": "2 actions left.",
                    "played": 4,
                    "text": "draw a card",
                    "cost": 0.21,
                    "swing": 0.0,
                    "ideas": [
                        {
                            "choice": 1,
                            "label": "play 2 Iris",
                            "win": 0.52,
                            "margin": 3.4,
                            "visits": 410,
                            "line": [{"seat": 1, "choice": 7, "label": "play 1 Lily"}],
                            "parts": [["card:0:3", "card:0:9"], ["flower:iris"]],
                        }
                    ],
                }
            ]
        }
    )
    step: int
    seat: int
    question: str = Field(description="what the seat was asked")
    played: int = Field(description="the choice that was made")
    text: str = Field(description="the choice that was made, in words")
    cost: float = Field(description="how much chance to win it gave away")
    swing: float = Field(description="how the chance had changed since the seat's last choice")
    ideas: list[IdeaShown] = Field(
        description="the best first, with the one that was made; empty: nothing else was possible"
    )


class RuleShown(BaseModel):
    id: str = Field(examples=["LO-T1"])
    source: str
    html: str


class SectionShown(BaseModel):
    title: str
    html: str
    rules: list[RuleShown]


class RulesShown(BaseModel):
    sections: list[SectionShown]
