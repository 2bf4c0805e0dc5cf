"""Rewrite the assertions of the test modules once; without it each process of pytest does so for all of them."""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import SimpleNamespace

from _pytest.assertion.rewrite import PYC_TAIL, _read_pyc, _rewrite_test, _write_pyc, get_cache_dir


def rewrite_all(folder: Path) -> None:
    """Write what pytest would keep beside each module under `folder` that has changed since."""
    changed = [
        module for module in sorted(folder.rglob("*.py")) if is_rewritten(module) and not is_ready(module)
    ]
    if changed:
        with ProcessPoolExecutor() as at_once:
            list(at_once.map(_rewrite, changed, chunksize=8))


def is_rewritten(module: Path) -> bool:
    """Tell whether pytest rewrites this module: a test or a conftest, by its usual name."""
    return module.name == "conftest.py" or module.name.startswith("test_")


def is_ready(module: Path) -> bool:
    return _read_pyc(module, cache_path(module)) is not None


def cache_path(module: Path) -> Path:
    return get_cache_dir(module) / (module.stem + PYC_TAIL)


def _rewrite(module: Path) -> None:
    try:
        source_hash, code = _rewrite_test(module, None)  # type: ignore[arg-type]
    except SyntaxError:
        return  # pytest names it
    cached = cache_path(module)
    cached.parent.mkdir(exist_ok=True)
    _write_pyc(SimpleNamespace(trace=lambda words: None), code, source_hash, cached)  # type: ignore[arg-type]


if __name__ == "__main__":
    rewrite_all(Path(sys.argv[1]))
