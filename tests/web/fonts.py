"""The same typeface on every machine: a Chromium in tests sees only the DejaVu fonts that come with matplotlib.

The page uses the system font, so its layout depends on what is installed. Without fontconfig (macOS, Windows) the
variable is ignored and nothing changes.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import matplotlib as mpl

FAMILIES = {"sans-serif": "DejaVu Sans", "system-ui": "DejaVu Sans", "monospace": "DejaVu Sans Mono"}
FAMILIES |= {"serif": "DejaVu Serif"}
_ALIAS = '<alias binding="same"><family>{}</family><prefer><family>{}</family></prefer></alias>'


@contextmanager
def only_dejavu() -> Iterator[dict[str, str]]:
    """Environment variables for a browser."""
    with tempfile.TemporaryDirectory(prefix="pioche-fonts-") as name:
        folder = Path(name)
        for pattern in ("DejaVuSans*.ttf", "DejaVuSerif*.ttf"):
            for font in Path(mpl.get_data_path(), "fonts", "ttf").glob(pattern):
                if "Display" not in font.name:
                    shutil.copy(font, folder)
        aliases = "".join(_ALIAS.format(family, font) for family, font in FAMILIES.items())
        settings = folder / "fonts.conf"
        settings.write_text(
            f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n'
            f"<fontconfig><dir>{folder}</dir><cachedir>{folder / 'cache'}</cachedir>{aliases}</fontconfig>\n",
            encoding="utf-8",
        )
        yield {"FONTCONFIG_FILE": str(settings)}
