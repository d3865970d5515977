"""The application: its routes, what it says when something is refused, start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from hasu.bots.own import admit
from hasu.server import api, socket
from hasu.server.lobby import warm_up
from hasu.server.refusal import Refusal, spoken
from hasu.server.settings import Settings
from hasu.server.site import Site
from hasu.version import VERSION

logger = logging.getLogger("hasu.app")

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
    _add_doors(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=6)
    return app


def make_app(settings: Settings) -> FastAPI:
    """The application of a process of its own."""
    for name in os.environ.get("HASU_OWN_BOTS", "").splitlines():
        admit(name)
    app = create_app(settings)
    # Looking through all live tables for cyclic garbage takes long; there is hardly any.
    gc.set_threshold(20_000, 20, 100)
    gc.freeze()
    gc.enable()
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


def _add_doors(app: FastAPI) -> None:
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
