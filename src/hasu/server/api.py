"""REST: games, tables, joining, records, replays, rules and texts."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from hasu.engine.state import ONLOOKER
from hasu.scene.look import OPEN
from hasu.scene.rules import rules
from hasu.server import bodies, setup
from hasu.server.analysing import nothing_yet
from hasu.server.bodies import Problem
from hasu.server.lobby import games_shown, page_texts, table_shown
from hasu.server.people import clean_name, fresh_token, give_cookie, hash_of, token_of
from hasu.server.refusal import Refusal, spoken
from hasu.server.replay import Replay
from hasu.server.rows import Head, Person, Seat, now
from hasu.server.site import Site

LINK_HOURS = 24

REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=REFUSED)


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def _language(
    request: Request,
    language: Annotated[
        str | None, Query(description="en, fr or de; else the browser's", examples=["fr"])
    ] = None,
) -> str:
    return spoken(language, request.headers.get("accept-language", ""))


async def _person(request: Request) -> Person | None:
    tables = _site(request).tables
    return await tables.stored(tables.people.known, token_of(request))


Here = Annotated[Site, Depends(_site)]
Language = Annotated[str, Depends(_language)]
Asker = Annotated[Person | None, Depends(_person)]
TableId = Annotated[str, Path(max_length=64, examples=["o0Lr5kqfWm0Zc2aB"])]


async def _met(request: Request, name: str = "") -> tuple[Person, str]:
    """The asker as a person with a token; a stranger is not stored before all is well."""
    tables = _site(request).tables
    return await tables.stored(tables.people.meet, token_of(request), name)


async def _remember(person: Person, token: str, request: Request, response: Response) -> None:
    """Store who was met; they get a cookie if this is the first time."""
    tables = _site(request).tables
    await tables.stored(tables.people.remember, person, token)
    give_cookie(response, token, request.url.scheme == "https")


async def _greeted(request: Request, response: Response, name: str = "") -> Person:
    """Meet the asker, and remember them at once."""
    person, token = await _met(request, name)
    await _remember(person, token, request, response)
    return person


# Games


@router.get("/games", response_model=bodies.GamesShown)
async def list_games(language: Language) -> Any:
    """All games with their options, and the levels of bots."""
    return games_shown(language)


@router.get("/rules/{game}", response_model=bodies.RulesShown)
async def read_rules(game: str, language: Language) -> Any:
    """The rules of a game in sections, each rule with its id and source."""
    setup.found_game(game)
    try:
        return {"sections": [asdict(section) for section in rules(game, language)]}
    except FileNotFoundError as error:
        raise Refusal("no-such-page") from error


@router.get("/texts")
async def read_texts(language: Language) -> dict[str, str]:
    """The page's words; `{name}` stands where the page fills something in."""
    return page_texts(language)


# Tables


@router.post("/tables", response_model=bodies.TableMade, status_code=201)
async def open_table(
    wanted: bodies.NewTable, request: Request, response: Response, site: Here, language: Language
) -> Any:
    """Open a table. It starts at once, unless friends are invited by link."""
    wishes = [setup.Wish(s.kind, s.name, s.level) for s in wanted.seats]
    name = clean_name(next((wish.name for wish in wishes if wish.kind == setup.ME), ""))
    host, token = await _met(request, name)
    site.check_new_table(host, request)
    head, seats = await asyncio.to_thread(
        setup.new_table, wanted.game, wishes, wanted.options, wanted.seed, host, language
    )
    await _remember(host, token, request, response)
    await site.tables.stored(site.tables.store.create, head, seats)
    await site.tables.open(head.id)  # bots may have the first move
    return _made(head, seats, request)


def _made(head: Head, seats: list[Seat], request: Request) -> dict[str, Any]:
    base = str(request.base_url).rstrip("/")
    return {
        "table": head.id,
        "state": head.state,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "invite_url": f"{base}/join/{head.id}/{seat.invite}" if seat.invite else None,
            }
            for seat in seats
        ],
    }


@router.get("/tables", response_model=bodies.TablesShown)
async def my_tables(site: Here, person: Asker, language: Language) -> Any:
    """The tables at which the asker sits, newest first."""
    if person is None:
        return {"tables": []}
    found = await site.tables.stored(site.tables.store.of_person, person.id)
    return {"tables": [table_shown(head, seats, person, language) for head, seats in found]}


@router.get("/tables/{table}", response_model=bodies.TableShown)
async def one_table(table: TableId, site: Here, person: Asker, language: Language) -> Any:
    """What everybody with the address may know of a table."""
    live = await site.tables.open(table)
    return table_shown(live.head, live.seats, person, language)


@router.post("/tables/{table}/join", response_model=bodies.Joined)
async def join_table(
    table: TableId, wanted: bodies.Join, request: Request, response: Response, site: Here
) -> Any:
    """Sit down by an invitation. A name is enough."""
    name = clean_name(wanted.name)
    if not name:
        raise Refusal("no-name")
    live = await site.tables.open(table)
    setup.invited_seat(live, wanted.invite)  # before a stranger becomes a person
    person = await _greeted(request, response, name)
    seat = await setup.join(site.tables, live, person, name, wanted.invite)
    return {"table": table, "seat": seat}


@router.post("/tables/{table}/rematch", response_model=bodies.TableName)
async def rematch(table: TableId, site: Here, person: Asker) -> Any:
    """The same people again, each one seat further. All are told."""
    live = await site.tables.open(table)
    return {"table": await setup.rematch(site.tables, live, person)}


@router.get("/tables/{table}/seat-link", response_model=bodies.Link)
async def seat_link(
    table: TableId,
    seat: Annotated[int, Query(examples=[0])],
    request: Request,
    site: Here,
    person: Asker,
) -> Any:
    """A link by which another device of one's own sits down: once, within a day."""
    live = await site.tables.open(table)
    if live.seat_of(seat).seat not in live.held_by(person):
        raise Refusal("not-your-seat")
    token, expires = fresh_token(), now() + LINK_HOURS * 3600 * 1000
    await site.tables.stored(site.tables.store.add_link, hash_of(token), table, seat, expires)
    return {"url": f"{str(request.base_url).rstrip('/')}/seat/{token}"}


@router.post("/seat", response_model=bodies.Joined)
async def take_seat(
    wanted: bodies.SeatToken, request: Request, response: Response, site: Here
) -> Any:
    """Sit down with another device."""
    store = site.tables.store
    found = await site.tables.stored(store.use_link, hash_of(wanted.token))
    if found is None:
        raise Refusal("bad-link")
    table, seat = found
    person = await _greeted(request, response)
    await site.tables.stored(store.hold, table, seat, person.id)
    await (await site.tables.open(table)).catch_up()
    return {"table": table, "seat": seat}


# Records and replays


async def _replay(site: Site, table: str) -> Replay:
    kept = site.replays.get(table)
    if kept is not None:
        return kept
    loaded = await site.tables.stored(site.tables.store.load, table)
    if loaded is None:
        raise Refusal("no-such-table")
    replay = await asyncio.to_thread(Replay, loaded)
    site.replays.keep(table, replay)
    return replay


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "the record"}},
)
async def read_record(table: TableId, site: Here) -> Response:
    """The record of a finished game. While a game goes on nobody gets it: it holds every secret."""
    replay = await _replay(site, table)
    name = f"{replay.end.game.name}-{table}.json"
    return Response(
        replay.record.to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.post(
    "/records",
    response_model=bodies.TableMade,
    status_code=201,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"type": "object"}}},
            "description": "a record as `GET /api/tables/{table}/record` gives it",
        }
    },
)
async def import_record(request: Request, response: Response, site: Here) -> Any:
    """Make a table from a record. A finished one can be replayed, an unfinished one played on."""
    try:
        source = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refusal("bad-record", "not UTF-8") from error
    host, token = await _met(request)
    site.check_new_table(host, request)
    head, seats, made = await asyncio.to_thread(setup.from_record, source, host)
    await _remember(host, token, request, response)
    await site.tables.stored(site.tables.store.create, head, seats, made)
    return _made(head, seats, request)


@router.get("/tables/{table}/replay", response_model=bodies.ReplayShown)
async def read_replay(table: TableId, site: Here, language: Language) -> Any:
    """A finished game at a glance: its steps and the scores after each."""
    replay = await _replay(site, table)
    return await asyncio.to_thread(replay.shown, language)


@router.get("/tables/{table}/replay/analysis", response_model=bodies.AnalysisShown)
async def read_analysis(table: TableId, site: Here, language: Language) -> Any:
    """How far the analysis of a finished game is, and what is known so far."""
    replay = await _replay(site, table)
    run = site.analysts.of(table)
    if run is None:
        return nothing_yet(replay, site.analysts.playouts)
    return await asyncio.to_thread(run.shown, language)


@router.post("/tables/{table}/replay/analysis", response_model=bodies.AnalysisShown)
async def begin_analysis(table: TableId, request: Request, site: Here, language: Language) -> Any:
    """Have every choice of a finished game judged, with the eyes of whoever made it.

    It takes some seconds; `GET` tells how far it is. Asking again joins what is under way,
    and begins anew what has failed.
    """
    replay = await _replay(site, table)
    run = site.analysts.of(table)
    if run is None or run.failed:
        site.check_new_analysis(request)
        run = site.analysts.begin(table, replay)
    return await asyncio.to_thread(run.shown, language)


@router.get("/tables/{table}/replay/{step}/analysis", response_model=bodies.ChoiceJudged)
async def read_judged_choice(table: TableId, step: int, site: Here, language: Language) -> Any:
    """What could have been chosen after so many steps, how good it was, and what was chosen."""
    await _replay(site, table)
    run = site.analysts.of(table)
    if run is None:
        raise Refusal("not-analysed")
    return await asyncio.to_thread(run.step_shown, step, language)


@router.get("/tables/{table}/replay/{step}")
async def replay_step(
    table: TableId,
    step: int,
    response: Response,
    site: Here,
    language: Language,
    eyes: Annotated[str, Query(description="a seat, -1 (an onlooker) or `open`")] = "open",
) -> dict[str, Any]:
    """The scene of a finished game after so many steps, with the whole log until then."""
    replay = await _replay(site, table)
    seat = {"open": OPEN, "-1": ONLOOKER}.get(eyes)
    if seat is None:
        if not eyes.isdecimal() or len(eyes) > 2:
            raise Refusal("no-such-seat")
        seat = int(eyes)
    response.headers["cache-control"] = "private, max-age=600"  # what is over does not change
    return await asyncio.to_thread(replay.scene, step, seat, language)
