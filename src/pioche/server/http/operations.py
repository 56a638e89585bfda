"""For operators: liveness, readiness, metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from litestar import MediaType, Response, get

from pioche import __version__
from pioche.server import metrics
from pioche.server.bodies import Health
from pioche.server.http.requests import Ask, Declined, forwarded, live_tables_of
from pioche.server.refusals import Code


@get("/healthz")
async def healthz() -> Health:
    """The process is alive."""
    return Health(__version__, ready=True)


@get("/readyz")
async def readyz(request: Ask) -> Response[Health]:
    """Ready for players: the database accepts writes, and the server is not draining."""
    live = live_tables_of(request)
    ready = not live.draining and await live.ready()
    return Response(Health(__version__, ready), status_code=200 if ready else 503)


def _may_measure(request: Ask) -> bool:
    """Only those who have the token, or, without a token, whoever asks from this machine without a proxy."""
    token = live_tables_of(request).config.metrics_token
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return request.client is not None and _is_here(request.client.host) and not forwarded(request)


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Ask) -> Response[bytes]:
    if not _may_measure(request):
        raise Declined(404, Code.NOT_FOUND.refusal())
    metrics.TABLES.set(len(live_tables_of(request).tables))
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
