"""Types of the arrays that environments write into. For annotations only: the compiled modules do not use NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes: TypeAlias = NDArray[np.int8]
    Floats: TypeAlias = NDArray[np.float32]
    Doubles: TypeAlias = NDArray[np.float64]
    Actions: TypeAlias = NDArray[np.int32]
    Shorts: TypeAlias = NDArray[np.int16]
    Cards: TypeAlias = NDArray[np.uint8]
    Integers: TypeAlias = NDArray[np.integer[Any]]
