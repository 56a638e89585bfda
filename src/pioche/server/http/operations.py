"""For operators: liveness, readiness, metrics."""

from __future__ import annotations

from litestar import MediaType, Response, get

from pioche import __version__
from pioche.server import metrics
from pioche.server.http.bodies import Health
from pioche.server.http.requests import Ask, live_tables_of


@get("/healthz")
async def healthz() -> Health:
    """The process is alive."""
    return Health(__version__, ready=True)


@get("/readyz")
async def readyz(request: Ask) -> Response[Health]:
    """Ready for players: the database answers, and the server is not draining."""
    live = live_tables_of(request)
    ready = not live.draining and await live.store.ready()
    return Response(Health(__version__, ready), status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Ask) -> Response[bytes]:
    metrics.TABLES.set(len(live_tables_of(request).tables))
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
