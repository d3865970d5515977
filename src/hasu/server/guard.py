"""What stands before every request: names and origins, sizes, and headers on the way out.

Plain ASGI, because it wraps each message of each request.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hasu.server.limits import Buckets
from hasu.server.refusal import Refusal, spoken
from hasu.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._pace = Buckets(settings.requests_a_second, 10 * settings.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        is_http = scope["type"] == "http"
        dressed = _with_headers(send) if is_http else send
        try:
            self._check(scope, is_http)
            limited = self._limited(scope, receive) if is_http else receive
            await self.app(scope, limited, dressed)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, dressed)

    def _check(self, scope: Scope, is_http: bool) -> None:
        headers = Headers(scope=scope)
        host, known = headers.get("host", ""), self.settings.hosts
        if known and urlsplit(f"//{host}").hostname not in known:
            raise Refusal("host")
        if not is_http or scope["method"] not in SAFE:
            self._check_origin(headers, host)
        if is_http and scope["path"].startswith("/api/"):
            self._check_pace(HTTPConnection(scope))

    def _check_pace(self, request: HTTPConnection) -> None:
        if not self._pace.allows(address_of(request)):
            raise Refusal("too-many")

    def _check_origin(self, headers: Headers, host: str) -> None:
        """Only our own pages may act. Programs that are no browser send no origin."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
                raise Refusal("origin")
            return
        if origin not in self.settings.origins and urlsplit(origin).netloc != host:
            raise Refusal("origin")

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Stops reading a body as soon as it is too long."""
        is_record = scope["path"] == "/api/records"
        most = self.settings.record_bytes if is_record else self.settings.body_bytes
        told = Headers(scope=scope).get("content-length", "0")
        if not told.isdecimal() or int(told) > most:
            raise Refusal("too-long", most=most)
        had = 0

        async def limited() -> Message:
            nonlocal had
            message = await receive()
            had += len(message.get("body", b""))
            if had > most:
                raise Refusal("too-long", most=most)
            return message

        return limited


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else "?"


def _with_headers(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await send(message)

    return dressed


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    headers = Headers(scope=scope)
    response = JSONResponse(
        refusal.told(spoken(None, headers.get("accept-language", ""))), refusal.status
    )
    if scope["type"] == "websocket" and "websocket.http.response" not in scope["extensions"]:
        await send({"type": "websocket.close", "code": 4403})
        return
    await response(scope, receive, send)
