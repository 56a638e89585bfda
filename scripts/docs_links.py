"""Checks a built site: no broken internal links, and no requests to other hosts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The anchors, links and resources of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.resources: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif value and (name == "src" or (name == "href" and tag == "link" and not _only_says(attrs))):
                self.resources.append(value)
            elif value and name == "href" and tag == "a":
                self.links.append(value)


def _only_says(attrs: list[tuple[str, str | None]]) -> bool:
    """Whether a <link> causes no request: it describes the page, but loads nothing."""
    return bool(
        {"canonical", "search", "index", "next", "prev", "author"} & set((dict(attrs).get("rel") or "").split())
    )


def complaints(folder: Path) -> Iterator[str]:
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        where = path.relative_to(folder.resolve()).as_posix()
        for resource in page.resources:
            parts = urlsplit(resource)
            if parts.scheme != "data" and (parts.netloc or not (path.parent / unquote(parts.path)).exists()):
                yield f"{where}: needs {resource}"
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.exists() or target.is_dir():
                yield f"{where}: {link} leads nowhere"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                yield f"{where}: {link} has no such anchor"
    for style in folder.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        if "url(http" in text or "url(//" in text or '@import "http' in text:
            yield f"{style.relative_to(folder)}: asks another host"


def main(arguments: list[str]) -> int:
    found = list(complaints(Path(arguments[0])))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
