"""How much of a heavy suite to run: a sample in every run, its full size under `dev.py check --deep`."""

import os


def is_deep() -> bool:
    return os.environ.get("RECOVERY_DEEP") == "1"


def rounds(sample: int, full: int) -> int:
    """How often to repeat: `sample`, or under --deep `full` times the share of the 75 minutes asked for.

    Never less than the sample. Tests that call this carry the mark `deep`.
    """
    if not is_deep():
        return sample
    return max(sample, round(full * float(os.environ.get("RECOVERY_DEEP_SCALE", "1"))))
