"""`python -m recovery_desktop.tour`, the same as `recovery-desktop tour`."""

import sys

from recovery_desktop.tour.command import main

if __name__ == "__main__":
    sys.exit(main())
