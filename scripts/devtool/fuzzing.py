"""./dev fuzz: random inputs for both games, in a process of their own."""

from __future__ import annotations

import argparse
import os
import sys

from devtool.console import ROOT, Missing, capture, run
from devtool.environment import ensure_environment


def verb_fuzz(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long; default: 60")
    parser.add_argument("--seed", type=int, default=1, help="other inputs; default: 1")
    parser.add_argument("--kind", action="append", default=[], help="only this kind of input; may be repeated")
    parser.add_argument("--again", metavar="FILE", help="try the input in this file once more")
    parser.add_argument("--asan", action="store_true", help="with AddressSanitizer and bounds checks, in build/asan")
    parser.add_argument("--planted", action="store_true", help="like --asan, with an error that has to be found")
    given = parser.parse_args(arguments)
    environment = ensure_environment()
    root, env = ROOT, dict(os.environ)
    if given.asan or given.planted:
        if sys.platform != "linux":
            raise Missing("fuzz --asan needs Linux and gcc")
        build = ROOT / "scripts" / "sanitized_build.py"
        status, text = capture([environment.python, build, "--planted" if given.planted else "--sound"])
        if status:
            print(text, end="")
            return status
        library, folder = text.strip().splitlines()[-2:]
        root = ROOT / folder
        # Python itself does not free everything at its end; only what is written outside counts.
        env |= {"LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1", "PYTHONMALLOC": "malloc"}
        env["PYTHONPATH"] = os.pathsep.join([str(root / "src"), str(root)])
    options = ["--seconds", str(given.seconds), "--seed", str(given.seed)]
    for kind in given.kind:
        options += ["--kind", kind]
    if given.again:
        return run([environment.python, "-m", "tests.fuzzing.child", "--file", given.again, "--again"], env)
    return run([environment.python, "-m", "tests.fuzzing.watch", root, ROOT / "build" / "fuzz.json", *options], env)
