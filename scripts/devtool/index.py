"""Pass pip's index settings on to uv, which does not read them. They go into the environment, never into the repo."""

from __future__ import annotations

import ast
from collections.abc import Mapping

# uv's variables by pip's names. Lists are separated by spaces, except UV_FIND_LINKS (commas).
_PLAIN = {"cert": "SSL_CERT_FILE", "client-cert": "SSL_CLIENT_CERT", "timeout": "UV_HTTP_TIMEOUT"}


def parse_pip_config(listing: str) -> dict[str, str]:
    """`pip config list` as a mapping from the option's name to its value.

    Lines look like `global.index-url='...'`; the precedence is environment, then `install`, then `global`.
    """
    rank = {"global": 0, "install": 1, ":env:": 2}
    found: dict[str, tuple[int, str]] = {}
    for line in listing.splitlines():
        key, equals, literal = line.partition("=")
        section, dot, name = key.strip().rpartition(".")
        if not (equals and dot) or section not in rank:
            continue
        try:
            value = str(ast.literal_eval(literal.strip()))
        except (SyntaxError, ValueError):
            continue
        name = {"default-timeout": "timeout"}.get(name, name)
        if name not in found or rank[section] >= found[name][0]:
            found[name] = (rank[section], " ".join(value.split()))
    return {name: value for name, (_, value) in found.items()}


def uv_environment(config: Mapping[str, str], environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for uv: variables that are already set override pip's settings."""
    result = dict(environment)
    result.setdefault("UV_PYTHON_DOWNLOADS", "never")

    def default(name: str, value: str | None) -> None:
        if value:
            result.setdefault(name, value)

    if "UV_INDEX_URL" not in environment:
        default("UV_DEFAULT_INDEX", config.get("index-url"))
    if "UV_EXTRA_INDEX_URL" not in environment and "UV_INDEX" not in environment and config.get("extra-index-url"):
        default("UV_INDEX", config["extra-index-url"])
        # pip treats all its indexes alike; the hashes in the lock files decide what may be installed.
        default("UV_INDEX_STRATEGY", "unsafe-best-match")
    default("UV_FIND_LINKS", ",".join(config.get("find-links", "").split()))
    default("UV_INSECURE_HOST", config.get("trusted-host"))
    if config.get("no-index", "").lower() in {"1", "true", "yes", "on"}:
        default("UV_NO_INDEX", "1")
    for name, variable in _PLAIN.items():
        default(variable, config.get(name))
    return result


def without_extra_indexes(environment: Mapping[str, str]) -> dict[str, str]:
    """For locking: only the main index, so that the hashes cover every platform and not a local selection."""
    dropped = {"UV_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS", "UV_INDEX_STRATEGY"}
    return {name: value for name, value in environment.items() if name not in dropped}
