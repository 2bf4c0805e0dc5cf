"""The order of the files in a run over several processes: whoever begins the last one must not be waited for."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

LONGEST: Final = (
    "tests/together/test_tour.py",
    "tests/service/cli/test_operations.py",
    "tests/service/conformance/test_generated.py",
    "tests/invoices/test_scans.py",
    "tests/packaging/test_open_recoveries.py",
    "tests/desktop/ui/pages/test_gallery.py",
    "tests/together/simulation/test_simulation.py",
    "tests/packaging/test_wine.py",
    "tests/service/recovery/test_tone.py",
    "tests/desktop/ui/widgets/test_preview_memory.py",
    "tests/desktop/backup/test_hostile_archive.py",
    "tests/desktop/backup/test_hostile_backup.py",
    "tests/together/test_restart.py",
    "tests/together/test_live_status.py",
    "tests/together/test_practice.py",
    "tests/together/test_service_dies.py",
    "tests/service/jobs/test_fairness.py",
    "tests/service/jobs/test_distributed.py",
    "tests/service/recovery/test_combining.py",
    "tests/service/db/test_migrations.py",
    "tests/together/test_six_invoices.py",
    "tests/service/recovery/test_correspondence.py",
    "tests/invoices/test_long_lines.py",
    "tests/together/test_hostile_files.py",
    "tests/together/test_private_files.py",
    "tests/service/recovery/test_one_debtor.py",
    "tests/together/test_sign_in.py",
    "tests/together/test_every_screen.py",
    "tests/together/test_screens_under_faults.py",
    "tests/service/conformance/test_access.py",
    "tests/together/test_try_again.py",
    "tests/service/jobs/test_session.py",
    "tests/service/receivables/test_order_of_events.py",
    "tests/service/cli/test_guide.py",
    "tests/service/cli/test_settling.py",
    "tests/service/cli/test_serve.py",
    "tests/service/cli/test_hosted.py",
    "tests/service/cli/test_kill_apart.py",
    "tests/service/db/test_replica.py",
    "tests/service/db/test_release_before.py",
    "tests/service/conformance/test_generated_client.py",
    "tests/service/receivables/test_generated_requests.py",
    "tests/service/pages/test_reference_in_a_browser.py",
    "tests/service/disputes/test_hostile_evidence.py",
    "tests/packaging/test_upgrade.py",
    "tests/packaging/test_schemas.py",
    "tests/service/receivables/test_same_debtor.py",
    "tests/invoices/test_hostile.py",
    "tests/desktop/live/test_killed.py",
    "tests/foreign/test_faults.py",
    "tests/desktop/backup/test_backup.py",
    "tests/desktop/ui/widgets/test_hostile_preview.py",
    "tests/desktop/commands/test_learn.py",
)
"""Files that take ten seconds or more of one process, the longest first."""

LONG_FOLDER: Final = "tests/together/"
"""Each story in it waits more than it computes: they come next, those with the most tests last of all."""


def longest_first(items: list[pytest.Item]) -> None:
    """Sort tests by file: the longest, the stories, then the others by their number of tests."""
    tests = Counter(_file_of(item) for item in items)
    rank = {file: place for place, file in enumerate(LONGEST)}

    def place(item: pytest.Item) -> tuple[int, int, str]:
        file = _file_of(item)
        if file in rank:
            return rank[file], 0, ""
        return len(rank) + (0 if file.startswith(LONG_FOLDER) else 1), -tests[file], file

    items.sort(key=place)


def _file_of(item: pytest.Item) -> str:
    return item.nodeid.split("::")[0]
