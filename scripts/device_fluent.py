"""`fluent.runtime` for the page's own Python: as much of it as Pioche uses, by the Fluent that the page has anyway.

The package of that name needs Babel, which is larger than all of Pioche. `page_texts` is given to Python by the worker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from page_texts import Bundle
from pyodide.ffi import to_js


class FluentResource:
    def __init__(self, text: str) -> None:
        self.text = text


class Message(NamedTuple):
    value: str  # its key: the page has the pattern


class FluentBundle:
    def __init__(self, locales: Sequence[str], use_isolating: bool = True) -> None:
        assert not use_isolating
        self._locales = to_js(list(locales))
        self._text = ""
        self._bundle: Any = None

    def add_resource(self, resource: FluentResource) -> None:
        self._text = f"{self._text}\n{resource.text}"
        self._bundle = Bundle.new(self._locales, self._text)

    def has_message(self, key: str) -> bool:
        return bool(self._bundle.has(key))

    def get_message(self, key: str) -> Message:
        return Message(key)

    def format_pattern(self, key: str, args: Mapping[str, str | float]) -> tuple[str, list[str]]:
        values = to_js(dict(args), dict_converter=_object)
        return self._bundle.format(key, values), []


def _object(entries: Any) -> Any:
    from js import Object

    return Object.fromEntries(entries)
