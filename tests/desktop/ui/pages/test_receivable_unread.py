"""A planned message that nobody has read is approved on the page of its receivable, where it is read."""

from __future__ import annotations

from dataclasses import replace

from recovery_contract.reasons import Reason
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open


def test_message_that_nobody_has_read_is_approved_where_it_is_read(opened: Open) -> None:
    on_view = opened(one.in_full())
    details = on_view.state.details
    assert details is not None
    assert details.planned is not None
    rows = [
        row.model_copy(update={"why": Reason.of("not_reviewed")}) if row.id == "pln_6" else row
        for row in details.planned
    ]
    on_view.state.details = replace(details, planned=rows)
    on_view.state.changed.emit()
    page = on_view.page
    page.tabs.show_section("ahead")
    assert "it waits until you have read and approved it." in on_view.reads(page.planned_contacts)
    on_view.press("Read and approve: Letter to the primary contact")
    (sheet,) = page.findChildren(PlannedMessageSheet)
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert sheet.send.text() == "Approve"
    sheet.send.click()
    assert on_view.sent_bodies[0][1] == {"id": "pln_6", "action": "approve"}
    assert "Being approved…" in on_view.reads(page.planned_contacts)
