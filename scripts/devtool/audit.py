"""./dev audit: are there known vulnerabilities in the locked packages, of Python and of the page?"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtool.console import ROOT, Missing, say
from devtool.environment import DEV_LOCK, ensure_environment, ensure_uv

PIP_AUDIT = "pip-audit==2.10.1"


@dataclass(frozen=True, slots=True)
class Audit:
    """What an advisory database says about the packages of one lock file."""

    packages: int
    unchecked: tuple[str, ...]
    findings: tuple[str, ...]  # one line each

    def report(self, title: str) -> int:
        """Print the result; 0: nothing known, 1: vulnerable, 2: not every package could be checked."""
        checked = self.packages - len(self.unchecked)
        print(f"{title}: {checked} of {self.packages} packages checked, {len(self.findings)} known vulnerabilities")
        for line in self.findings:
            print(f"  {line}")
        if self.unchecked:
            shown = ", ".join(self.unchecked[:5]) + (", ..." if len(self.unchecked) > 5 else "")
            say(f"{title}: the advisory database has no answer for {len(self.unchecked)} packages ({shown})")
        return 1 if self.findings else 2 if self.unchecked else 0


def python_audit(report: str) -> Audit:
    """From the JSON of pip-audit."""
    packages = json.loads(report)["dependencies"]
    findings = [
        f"{package['name']} {package['version']}: {hole['id']}"
        + (f", mended in {', '.join(hole['fix_versions'])}" if hole["fix_versions"] else "")
        for package in packages
        for hole in package.get("vulns", ())
    ]
    unchecked = tuple(package["name"] for package in packages if "skip_reason" in package)
    return Audit(len(packages), unchecked, tuple(findings))


def page_audit(report: str) -> Audit:
    """From the JSON of npm audit."""
    document = json.loads(report)
    if "metadata" not in document:
        raise ValueError(document.get("message", "npm audit gave no report"))
    findings = [f"{name}: {found['severity']}" for name, found in document.get("vulnerabilities", {}).items()]
    return Audit(document["metadata"]["dependencies"]["total"], (), tuple(findings))


def _output(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> str:
    parts = [str(part) for part in command]
    return subprocess.run(parts, cwd=ROOT, env=env, capture_output=True, text=True, check=False).stdout


def verb_audit(arguments: list[str]) -> int:
    if arguments:
        raise Missing("audit takes no arguments")
    uv = ensure_uv()
    environment = ensure_environment(native=False)
    # Hashes pin every package of the lock file, so nothing has to be installed to know what it contains.
    pinned: tuple[str | Path, ...] = ("-r", DEV_LOCK, "--disable-pip", "--require-hashes")
    pip_audit = (uv.program, "tool", "run", PIP_AUDIT, *pinned, "--timeout", "10", "--format", "json")
    npm: tuple[str | Path, ...] = (environment.python, ROOT / "scripts" / "npm.py", "audit", "--json")
    statuses = [_audit("Python", python_audit, pip_audit, uv.env), _audit("page", page_audit, npm)]
    return 1 if 1 in statuses else max(statuses)


def _audit(
    title: str, read: Callable[[str], Audit], command: Sequence[str | Path], env: Mapping[str, str] | None = None
) -> int:
    try:
        found = read(_output(command, env))
    except (ValueError, KeyError, TypeError):
        say(f"{title}: no answer from the advisory database")
        return 2
    return found.report(title)
