"""Compile modules of the engine, one after the other, as requested by the build hook.

The hook starts one of these processes per processor. The first line on standard input is the settings as JSON; every
further line is the name of a module, which is translated to C, compiled and linked. The reply is `done NAME`, or
`failed NAME` after the messages of Cython or the C compiler, which go to standard error.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext


def compile_module(name: str, settings: dict[str, Any]) -> None:
    """From `src/pioche/x.py` to an extension module below `settings["lib"]`. Paths are relative to the checkout:
    Cython writes them into the C files, which should be the same everywhere."""
    extension = Extension(
        name,
        [f"src/{name.replace('.', '/')}.py"],
        extra_compile_args=settings["flags"],
        extra_link_args=settings["link"],
    )
    made = cythonize(
        [extension],
        build_dir=settings["c"],
        include_path=["src"],
        compiler_directives=settings["directives"],
        force=True,
        quiet=True,
    )
    command = build_ext(Distribution({"name": "pioche", "ext_modules": made, "package_dir": {"": "src"}}))
    command.build_lib, command.build_temp = settings["lib"], settings["temp"]
    command.force = True
    command.ensure_finalized()
    command.run()


def main() -> int:
    settings = json.loads(sys.stdin.readline())
    # Compiler output must not mix with the replies.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        name = line.strip()
        try:
            compile_module(name, settings)
        except Exception as error:  # noqa: BLE001  (whatever Cython or the compiler raises, the details are above)
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
            answers.write(f"failed {name}\n")
        else:
            answers.write(f"done {name}\n")
        answers.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
