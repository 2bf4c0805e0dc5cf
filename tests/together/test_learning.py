"""A field put right once is filled in on the next invoice of that layout, says so, and is forgotten by a click."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import wait_until
from tests.together.scene import curtain, drafts, to_complete

NUMBER = "invoice.numbers"
OTHER = "FR54999000201"
"""It stands elsewhere on the page."""


async def test_correction_comes_back_and_is_forgotten(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_complete(tour)
        await submitting.fill(tour, NUMBER, OTHER)
        await submitting.submit(tour)
        await submitting.arrive(tour)
        app = tour.stage.app
        await wait_until(
            lambda: NUMBER in {row.path for row in app.store.corrections.all()},
            "the correction to be remembered",
        )
        await submitting.drop(tour)
        (draft,) = await drafts(tour, ["review"])
        assert draft.extraction is not None
        reason = draft.extraction["data"]["fields"][NUMBER]["reason"]
        assert (reason["code"], reason["params"]) == ("REMEMBERED_CORRECTION", {"invoice": OTHER})

        await tour.press(submitting.review_button(draft))
        field = submitting.review(tour).entry.fields[NUMBER]
        await wait_until(field.forgetting.isVisible, "the field to offer to forget")
        assert app.submit.form.value(NUMBER) == OTHER
        assert field.field.message == "Remembered from your correction of FR54999000201."
        field.forgetting.click()
        await wait_until(lambda: not field.forgetting.isVisible(), "the correction to be forgotten")
        assert NUMBER not in {row.path for row in app.store.corrections.all()}
        assert app.submit.form.value(NUMBER) != OTHER
