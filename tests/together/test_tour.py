"""The tour as somebody calls it: every step is reached, and its pictures and page are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from recovery_desktop.app.shell import App
from recovery_desktop.resources import resource
from recovery_desktop.tour import performance
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.story import STORY, Step
from recovery_desktop.tour.tour import Tour

LIMIT_SECONDS = 900


def tour(*arguments: str) -> subprocess.CompletedProcess[str]:
    # Without a display, as on a server: the tour finds its own way.
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    surroundings = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "recovery_desktop", "tour", *arguments],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )


def test_whole_story_is_reached_and_pictured(tmp_path: Path) -> None:
    # In another language than the one it is written in: what it looks for has to be there in all of them.
    done = tour("--out", str(tmp_path / "out"), "--locale", "fr_FR")
    assert done.returncode == 0, done.stdout + done.stderr
    pictures = sorted((tmp_path / "out").glob("*.png"))
    assert len(pictures) == len(STORY)
    assert len({picture.read_bytes() for picture in pictures}) >= 20
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'<img src="([^"]+)"', page) == [picture.name for picture in pictures]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "--out"),
        (("--out", "{folder}/out", "--invoice", "{folder}/absent.pdf"), "is not a file"),
        (("--out", "{folder}/taken/out"), "cannot be used"),
        (("--out", "{folder}/out", "--mail-server", "localhost"), "is no HOST:PORT"),
    ],
    ids=["no folder", "no such invoice", "no room for pictures", "no port"],
)
def test_tour_with_bad_arguments_is_one_sentence_and_status_2(
    tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    (tmp_path / "taken").write_text("a file where a folder would have to be")
    done = tour(*(argument.format(folder=tmp_path) for argument in arguments))
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


async def test_tour_types_in_what_is_no_invoice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as the board: from there on nothing depends on the file."""
    on_the_board = 1 + next(number for number, step in enumerate(STORY) if step.title == "On the board")
    monkeypatch.setattr(performance, "STORY", STORY[:on_the_board])
    monkeypatch.setattr(performance, "DISTINCT_AT_LEAST", on_the_board // 2)
    paper = tmp_path / "no-invoice.pdf"
    paper.write_bytes(b"this is no PDF")
    printed: list[str] = []
    assert await performance.play_tour(App, tmp_path / "data", paper, tmp_path / "out", printed.append), (
        printed
    )


async def test_step_that_is_not_reached_ends_the_tour_with_its_name_and_a_last_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait_in_vain(tour: Tour) -> None:
        await wait_until(lambda: False, "what never comes", 0.1)

    never = Step("Never", "Nobody sees this.", wait_in_vain)
    monkeypatch.setattr(performance, "STORY", (STORY[0], never, STORY[1]))
    printed: list[str] = []
    sample = resource("sample-invoice.pdf")
    assert not await performance.play_tour(App, tmp_path / "data", sample, tmp_path / "out", printed.append)
    assert printed[:2] == [
        "1. First start",
        "2. Never: NOT REACHED: what never comes: not within 0.1 seconds",
    ]
    names = sorted(file.name for file in (tmp_path / "out").iterdir())
    assert names == ["01-first-start.png", "02-never-not-reached.png", "index.html"]


async def test_tour_with_few_pictures_is_no_tour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(performance, "STORY", STORY[:1])
    sample = resource("sample-invoice.pdf")
    assert not await performance.play_tour(App, tmp_path / "data", sample, tmp_path / "out", print)
