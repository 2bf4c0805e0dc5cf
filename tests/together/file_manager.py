"""A file manager in a process of its own: one window with one file, which can be dragged out of it.

`python -m tests.together.file_manager FILE` writes its window's number once it is on view, and whether the file was
taken where it was dropped. It ends when its input does: whoever took the file asks for its name after that.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QSocketNotifier, Qt, QTimer, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel


class File(QLabel):
    def __init__(self, path: Path) -> None:
        super().__init__(path.name)
        self._path = path
        self.setWindowTitle("Files")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setGeometry(1350, 60, 200, 120)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            return
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self._path))])
        drag = QDrag(self)
        drag.setMimeData(data)
        ended = drag.exec(Qt.DropAction.CopyAction)
        print(ended.name, flush=True)


def main() -> int:
    qt = QApplication(sys.argv[:1])
    file = File(Path(sys.argv[1]))
    file.show()
    QTimer.singleShot(0, lambda: print(int(file.winId()), flush=True))
    ended = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    ended.activated.connect(qt.quit)
    return qt.exec()


if __name__ == "__main__":
    sys.exit(main())
