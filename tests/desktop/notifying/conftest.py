"""What only Linux has is only tested there."""

import sys

collect_ignore = [] if sys.platform == "linux" else ["test_freedesktop.py"]
