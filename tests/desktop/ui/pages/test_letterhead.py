"""The letterhead's card: a picture is looked at before it leaves, removed and undone; a light colour is said to be
darkened; a service without it shows no card."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from recovery_contract.letterhead import Letterhead
from recovery_desktop.session.session import Session
from tests.desktop.ui.fakes import a_store
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.session import FakeService, open_session


@pytest.fixture
def session(tmp_path: Path, service: FakeService) -> Iterator[Session]:
    store, _ = a_store(tmp_path, "production")
    result, _ = open_session(tmp_path, store=store, service=service)
    yield result
    store.close()


@pytest.fixture
def recoveries(qtbot: QtBot, session: Session, service: FakeService) -> Recoveries:
    return Recoveries(qtbot, session, service)


def a_picture(folder: Path) -> Path:
    path = folder / "logo.png"
    Image.new("RGB", (300, 90), (180, 30, 30)).save(path)
    return path


def last(recoveries: Recoveries) -> Letterhead:
    letterhead = recoveries.service.received[-1]
    assert isinstance(letterhead, Letterhead)
    return letterhead


def test_logo_is_chosen_removed_and_undone(recoveries: Recoveries, tmp_path: Path) -> None:
    card = recoveries.section.letterhead
    assert not card.isHidden()
    assert card.remove.isHidden()
    assert card.undo.isHidden()
    recoveries.state.choose_logo(a_picture(tmp_path))
    recoveries.run()
    chosen = last(recoveries).logo
    assert chosen is not None
    assert chosen.startswith("data:image/png;base64,")
    assert recoveries.state.logo is not None
    assert (recoveries.state.logo.columns, recoveries.state.logo.rows) == (300, 90)
    assert card.words.text().startswith("Saved.")
    card.remove.click()
    recoveries.run()
    assert last(recoveries).logo is None
    assert recoveries.state.logo is None
    card.undo.click()
    recoveries.run()
    assert last(recoveries).logo == chosen
    assert recoveries.state.logo is not None


@pytest.mark.parametrize(
    "content", [b"", b"<svg/>", b"\x89PNG\r\n\x1a\n" + bytes(99), b"\xff\xd8\xff" + bytes(99)]
)
def test_file_that_is_no_picture_is_refused_in_one_sentence(
    recoveries: Recoveries, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "logo.png"
    path.write_bytes(content)
    recoveries.state.choose_logo(path)
    recoveries.run()
    card = recoveries.section.letterhead
    assert recoveries.service.received == []
    assert card.banner.words.count("This picture cannot be used: choose a PNG or a JPEG.") == 1


def test_too_large_a_file_is_not_sent(recoveries: Recoveries, tmp_path: Path) -> None:
    path = tmp_path / "logo.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(5_300_000))
    recoveries.state.choose_logo(path)
    recoveries.run()
    assert recoveries.service.received == []
    assert "5" in recoveries.section.letterhead.banner.words


def test_light_colour_is_said_to_be_darkened(recoveries: Recoveries) -> None:
    card = recoveries.section.letterhead
    recoveries.state.set_letterhead(Letterhead(colour="#ffd400"))
    recoveries.run()
    assert not card.darker.isHidden()
    card.usual.click()
    recoveries.run()
    assert last(recoveries).colour is None
    assert card.darker.isHidden()


def test_service_without_letterheads_shows_no_card(recoveries: Recoveries) -> None:
    recoveries.service.settings = recoveries.service.settings.__class__(
        plan=recoveries.service.settings.plan, texts=recoveries.service.settings.texts,
        rules=recoveries.service.settings.rules,
    )  # fmt: skip
    recoveries.state.refresh()
    recoveries.run()
    assert recoveries.section.letterhead.isHidden()
