"""The program `pioche`, also as `python -m pioche`: loads the rest, so that Ctrl-C meanwhile is no traceback."""

from __future__ import annotations

import sys


def main() -> int:
    try:
        from pioche import cli
    except KeyboardInterrupt:
        return 130
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
