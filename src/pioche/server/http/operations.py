"""For whoever runs the server: does it live, is it ready, how is it doing."""

from __future__ import annotations

from litestar import MediaType, Response, get

from pioche import __version__
from pioche.server import metrics
from pioche.server.http.asking import Ask, house_of
from pioche.server.http.bodies import Health


@get("/healthz")
async def healthz() -> Health:
    """The process lives."""
    return Health(__version__, ready=True)


@get("/readyz")
async def readyz(request: Ask) -> Response[Health]:
    """Players may be sent here: the database answers, and the server is not about to end."""
    house = house_of(request)
    ready = not house.draining and await house.store.ready()
    return Response(Health(__version__, ready), status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Ask) -> Response[bytes]:
    metrics.TABLES.set(len(house_of(request).tables))
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
