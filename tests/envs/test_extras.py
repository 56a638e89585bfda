"""Optional libraries are imported only when used, and a missing one is named in the error."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {gone!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Gone())
import pioche, pioche.envs
from pioche.envs import classic, rummy, encoding
try:
    import pioche.envs.{module}
except ImportError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("module", "gone", "sentence"),
    [
        ("vector", "numpy", "this needs numpy: pip install 'pioche[envs]'"),
        ("rlcard", "numpy", "this needs numpy: pip install 'pioche[envs]'"),
        ("gymnasium", "gymnasium", "this needs gymnasium: pip install 'pioche[envs]'"),
        ("pettingzoo", "pettingzoo", "this needs pettingzoo: pip install 'pioche[envs]'"),
        ("openspiel", "pyspiel", "this needs pyspiel: pip install 'open_spiel'"),
    ],
)
def test_who_lacks_a_library_is_told(module: str, gone: str, sentence: str) -> None:
    code = WITHOUT.format(gone=[gone], module=module)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == f"MissingExtra {sentence}\n"
