"""The icon in real trays of both protocols: seen, read, clicked, and the window back where the tray is lost."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from jeepney import DBusAddress, Properties
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection
from PIL import Image, ImageChops, ImageGrab

from recovery_desktop.settings import APP_NAME
from tests.needed import absent
from tests.together.assistive import Reader, accessibility_bus, until
from tests.together.display import desktop

Env = dict[str, str]
Box = tuple[int, int, int, int]
WINDOW = "Recovery Desktop"
PRESS_AGAIN_SECONDS = 10.0
CORNER: Box = (1200, 0, 1600, 40)
"""Of the screen, where each of the trays stands."""
BELOW: Box = (1200, 0, 1600, 400)
"""Where its menu opens."""
PANEL = """<channel name="xfce4-panel" version="1.0">
<property name="configver" type="int" value="2"/>
<property name="panels" type="array"><value type="int" value="1"/><property name="panel-1" type="empty">
<property name="position" type="string" value="p=2;x=0;y=0"/>
<property name="length" type="uint" value="20"/><property name="size" type="uint" value="32"/>
<property name="plugin-ids" type="array"><value type="int" value="1"/></property></property></property>
<property name="plugins" type="empty"><property name="plugin-1" type="string" value="systray"/></property>
</channel>"""


class Kind(NamedTuple):
    """`watched` where the icon is told of over the session's bus, else its window is taken into the tray's."""

    command: tuple[str, ...]
    watched: bool


KINDS = {
    "XEmbed": Kind(("trayer", "--edge", "top", "--align", "right", "--widthtype", "request"), False),
    "StatusNotifierItem": Kind(("xfce4-panel", "--disable-wm-check"), True),
}


def output(env: Env, command: str) -> str:
    """Of xdotool, which fails where it finds nothing."""
    done = subprocess.run(["xdotool", *command.split()], env=env, capture_output=True, text=True, timeout=60)
    return done.stdout.strip()


def picture(env: Env, box: Box) -> Image.Image:
    return ImageGrab.grab(box, xdisplay=env["DISPLAY"]).convert("RGB")


def icon_at(env: Env) -> tuple[int, int] | None:
    """The middle of the icon on the screen, found by its own blue."""
    red, green, blue = picture(env, CORNER).split()
    is_blue = ImageChops.subtract(blue, ImageChops.lighter(red, green)).point(
        lambda value: value > 80 and 255
    )
    box = is_blue.getbbox()
    if box is None or min(box[2] - box[0], box[3] - box[1]) < 12:
        return None
    return CORNER[0] + (box[0] + box[2]) // 2, CORNER[1] + (box[1] + box[3]) // 2


def items(env: Env) -> list[str]:
    """What is registered with the watcher of the session."""
    watcher = DBusAddress(
        "/StatusNotifierWatcher", "org.kde.StatusNotifierWatcher", "org.kde.StatusNotifierWatcher"
    )
    with open_dbus_connection(env["DBUS_SESSION_BUS_ADDRESS"]) as bus:
        reply = bus.send_and_get_reply(Properties(watcher).get("RegisteredStatusNotifierItems"), timeout=60)
    return list(reply.body[0][1])


def title_of(env: Env, item: str) -> str:
    owner, _, path = item.partition("/")
    with open_dbus_connection(env["DBUS_SESSION_BUS_ADDRESS"]) as bus:
        address = DBusAddress(f"/{path}", owner, "org.kde.StatusNotifierItem")
        reply = bus.send_and_get_reply(Properties(address).get("ToolTip"), timeout=60)
    return str(reply.body[0][1][2])


@contextmanager
def running(command: list[str], env: Env) -> Iterator[subprocess.Popen[bytes]]:
    started = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    try:
        yield started
    finally:
        if started.poll() is None:
            started.terminate()
        started.wait(20)


class Story:
    """What a person does with the mouse and the keys, and sees."""

    def __init__(self, env: Env, reader: Reader) -> None:
        self.env, self.reader = env, reader

    def window(self) -> str:
        """Its number where it is on view; empty where it is hidden."""
        return output(self.env, f"search --onlyvisible --name ^{WINDOW.replace(' ', '.')}$").partition("\n")[
            0
        ]

    def is_in_front(self) -> bool:
        return output(self.env, "getactivewindow") == (self.window() or "hidden")

    def close_window(self) -> None:
        """As the window manager does it, once the window has the keys."""
        until(self.window, "the window to be on view")

        def is_gone() -> bool:
            if number := self.window():
                output(self.env, f"windowactivate {number}")
                if self.is_in_front():
                    output(self.env, "key alt+F4")
            return not self.window()

        until(is_gone, "the window to be gone", self._describe_windows)

    def _describe_windows(self) -> str:
        active = output(self.env, "getactivewindow")
        shown = output(self.env, "search --onlyvisible --name .").split()
        names = {number: output(self.env, f"getwindowname {number}") for number in shown}
        return f"Active: {active}; on view: {names}"

    def press(self, button: int) -> None:
        x, y = until(lambda: icon_at(self.env), "the icon in the tray")
        output(self.env, f"mousemove {x} {y} click {button}")

    def choose(self, *keys: str) -> None:
        before = picture(self.env, BELOW)
        pressed_at = float("-inf")

        def is_open() -> bool:
            nonlocal pressed_at
            box = ImageChops.difference(before, picture(self.env, BELOW)).getbbox()
            if box is not None and box[3] - box[1] > 60:
                return True
            # A press that comes while the window is still being put away may be lost.
            if time.monotonic() - pressed_at > PRESS_AGAIN_SECONDS:
                self.press(3)
                pressed_at = time.monotonic()
            return False

        until(is_open, "the menu")
        output(self.env, "key --delay 60 " + " ".join(keys))


@pytest.mark.parametrize("name", KINDS)
def test_icon_in_a_real_tray_leads_back_to_the_window(name: str, tmp_path: Path) -> None:
    kind = KINDS[name]
    if shutil.which(kind.command[0]) is None:
        absent(f"{kind.command[0]} not installed")
    with desktop(tmp_path / "desktop") as env:
        settings = tmp_path / "desktop/.config/xfce4/xfconf/xfce-perchannel-xml"
        settings.mkdir(parents=True)
        (settings / "xfce4-panel.xml").write_text(PANEL)
        play(kind, tmp_path, env)


def play(kind: Kind, folder: Path, env: Env) -> None:
    address = accessibility_bus(env["DBUS_SESSION_BUS_ADDRESS"])
    in_tray = [sys.executable, "-m", "tests.together.in_tray", str(folder / "data")]
    with ExitStack() as stack:
        tray = stack.enter_context(running([*kind.command], env))
        until(lambda: has_tray(kind, env), "the tray")
        app = stack.enter_context(running(in_tray, env))
        story = Story(env, stack.enter_context(closing(Reader(address, APP_NAME))))

        until(lambda: icon_at(env), "the icon in the tray")
        story.close_window()
        assert app.poll() is None
        if kind.watched:
            assert title_of(env, items(env)[0]) == "Recovery Desktop · 1 new notice"
        story.press(1)
        until(story.is_in_front, "the window to be in front")
        story.close_window()
        story.choose("Down", "Down", "Return")
        story.reader.reads("Add deadlines to the calendar")
        story.close_window()

        if kind.watched:
            story.choose("Up", "Return")
            assert app.wait(30) == 0
            until(lambda: icon_at(env) is None, "the icon to be gone")
            assert items(env) == []
            return
        tray.terminate()
        tray.wait(20)
        until(story.window, "the window to come back: nothing else leads to it")
        story.close_window()
        assert app.wait(30) == 0, "without a tray, closing the window ends the app"


def has_tray(kind: Kind, env: Env) -> bool:
    if not kind.watched:
        return bool(
            output(env, "search --onlyvisible --class trayer") or output(env, "search --class trayer")
        )
    with open_dbus_connection(env["DBUS_SESSION_BUS_ADDRESS"]) as bus:
        call = message_bus.NameHasOwner("org.kde.StatusNotifierWatcher")
        return bool(bus.send_and_get_reply(call, timeout=60).body[0])
