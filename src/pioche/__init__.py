"""Pioche: the table where people play the UNO family of games with exactly the rules that they agreed on.

With PIOCHE_PURE=1 in the environment the Python sources are used even where compiled modules lie beside them.
"""

import os

__version__ = "0.2.0.dev0"

if os.environ.get("PIOCHE_PURE"):
    from pioche import _pure

    _pure.install()
