"""The ASGI application: routes, pages, headers, limits, start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hasu.bots.own import admit
from hasu.server import api, socket
from hasu.server.guard import Guard
from hasu.server.lobby import warm_up
from hasu.server.refusal import Refusal, spoken
from hasu.server.settings import Settings, from_environment
from hasu.server.site import Site
from hasu.version import VERSION

logger = logging.getLogger("hasu.app")

WEB = Path(str(resources.files("hasu.web")))
PAGES = ("/", "/t/{table}", "/join/{table}/{invite}", "/seat/{token}", "/replay/{table}")
GIVE_WAY = 0.001  # seconds that a thinking bot may keep the event loop waiting
ABOUT = """Four strategy board games at a table that people share.

A person is a cookie: the first request that needs one sets it. Play itself goes over the
WebSocket `/ws/{table}`; docs/table.md describes its messages."""


def create_app(settings: Settings) -> FastAPI:
    site = Site(settings)
    app = FastAPI(
        title="Hasu",
        version=VERSION,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,  # these would load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=_lifespan,
    )
    app.state.site = site
    app.include_router(api.router)
    _add_pages(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=6)
    app.add_middleware(Guard, site=site)
    return app


def from_data_folder() -> FastAPI:
    """The application as worker processes make it: everything from the environment."""
    from hasu.server.log import set_up

    set_up()
    for name in os.environ.get("HASU_OWN_BOTS", "").splitlines():
        admit(name)
    app = create_app(from_environment(Path(os.environ["HASU_DATA_DIR"])))
    sys.setswitchinterval(GIVE_WAY)
    # Looking through all live tables for cyclic garbage takes long; there is hardly any.
    gc.set_threshold(20_000, 20, 100)
    gc.freeze()
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    site: Site = app.state.site
    await site.tables.start()
    threading.Thread(target=warm_up, args=(spoken(os.environ.get("LANG")),), daemon=True).start()
    logger.info("started", extra={"shared": site.settings.shared})
    yield
    site.analysts.close()
    await site.tables.stop()
    logger.info("stopped")


def _add_pages(app: FastAPI) -> None:
    async def page() -> Response:
        return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False, methods=["GET", "HEAD"])
    app.mount("/static", _Static(directory=WEB), name="static")

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Is the database there?"""
        tables = request.app.state.site.tables
        try:
            await asyncio.wait_for(tables.stored(tables.database.check), timeout=5)
        except Exception as error:
            logger.warning("unhealthy", extra={"reason": str(error)})
            return JSONResponse({"status": "no database"}, 503)
        return JSONResponse({"status": "ok", "version": VERSION, "tables": len(tables.live)})

    @app.websocket("/ws/{table}")
    async def play(websocket: WebSocket, table: str) -> None:
        site: Site = websocket.app.state.site
        await socket.serve(websocket, table, site.tables, site.person_pace)


class _Static(StaticFiles):
    """The page's files; browsers ask each time whether they have the present ones."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        return response


# Saying no


def _told(request: Request, refusal: Refusal) -> JSONResponse:
    language = spoken(
        request.query_params.get("language"), request.headers.get("accept-language", "")
    )
    return JSONResponse(refusal.told(language), refusal.status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _told(request, error)


async def _misunderstood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = (f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors())
    return _told(request, Refusal("bad-request", "; ".join(wrong)))


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    told = _told(request, Refusal("no-such-page"))
    told.status_code = error.status_code
    return told


async def _failed(request: Request, error: Exception) -> Response:
    logger.error("request failed", exc_info=error)
    return _told(request, Refusal("failed"))
