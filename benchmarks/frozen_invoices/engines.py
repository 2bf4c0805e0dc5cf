"""The engines that set a document: templates through Jinja to a typesetter, or a drawing function."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jinja2

from benchmarks.frozen_invoices.browser import Browser
from benchmarks.frozen_invoices.documents import Document

TEMPLATES = Path(__file__).parent / "templates"
EPOCH = {"SOURCE_DATE_EPOCH": "1767225600", "FORCE_SOURCE_DATE": "1"}
LIMIT = 120
_LATEX = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#", "^": r"\^{}", "_": r"\_",
    "%": r"\%", "~": r"\textasciitilde{}", "\u00a0": "~", "\u202f": r"\,",
    "−": r"\ensuremath{-}", "[": "{[}", "]": "{]}",
}  # fmt: skip


class EngineError(Exception):
    """An engine is not there, or could not set a document."""


def _typst_text(text: str) -> str:
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text)


def _latex_text(text: str) -> str:
    return "".join(_LATEX.get(c, c) for c in text)


class _Raw(str):
    """Text that is not to be escaped."""


def _environment(engine: str) -> jinja2.Environment:
    loader = jinja2.FileSystemLoader(TEMPLATES / engine)
    if engine in ("typst", "xelatex"):
        escape = _typst_text if engine == "typst" else _latex_text
        environment = jinja2.Environment(
            loader=loader, variable_start_string="<<", variable_end_string=">>", block_start_string="<%",
            block_end_string="%>", comment_start_string="<#", comment_end_string="#>", autoescape=False,
            undefined=jinja2.StrictUndefined, finalize=lambda x: x if isinstance(x, _Raw) else escape(str(x)),
        )  # fmt: skip
        environment.filters["raw"] = _Raw
        replace = environment.filters["replace"]
        environment.filters["replace"] = jinja2.pass_eval_context(
            lambda context, s, old, new: type(s)(replace(context, s, old, new))
        )
        return environment
    return jinja2.Environment(loader=loader, autoescape=True, undefined=jinja2.StrictUndefined)


@cache
def _templates(engine: str) -> jinja2.Environment:
    return _environment(engine)


def source(document: Document) -> str:
    """The filled template, as the typesetter takes it."""
    template = _templates(document.layout.engine).get_template(document.layout.template.name)
    return template.render(**document.view, carry={"v": ""})


def _typst(document: Document, path: Path) -> None:
    import typst

    path.write_bytes(typst.compile(source(document).encode()))


def _weasyprint(document: Document, path: Path) -> None:
    from weasyprint import HTML  # type: ignore[import-not-found]

    HTML(string=source(document)).write_pdf(str(path))


def _xelatex(document: Document, path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="xelatex-") as folder:
        Path(folder, "page.tex").write_text(source(document), encoding="utf-8")
        command = [_program("xelatex"), "-interaction=batchmode", "-halt-on-error", "page.tex"]
        for _ in range(2):
            _run(command, Path(folder))
        shutil.move(Path(folder, "page.pdf"), path)


def _reportlab(document: Document, path: Path) -> None:
    from benchmarks.frozen_invoices.drawn_reportlab import LAYOUTS

    LAYOUTS[document.layout.name](document.view, path)


def _fpdf2(document: Document, path: Path) -> None:
    from benchmarks.frozen_invoices.drawn_fpdf import LAYOUTS

    LAYOUTS[document.layout.name](document.view, path)


def _libreoffice(document: Document, path: Path) -> None:
    several_by_libreoffice([(document, path)])


def several_by_libreoffice(rows: list[tuple[Document, Path]]) -> None:
    """Set many at once, since its start takes the most time."""
    with tempfile.TemporaryDirectory(prefix="office-") as folder:
        profile = Path(folder, "profile").as_uri()
        sources = []
        for index, (document, _) in enumerate(rows):
            file = Path(folder, f"{index:04d}.fodt")
            file.write_text(source(document).lstrip(), encoding="utf-8")
            sources.append(str(file))
        command = [
            _program("soffice"),
            f"-env:UserInstallation={profile}",
            "--headless",
            "--convert-to",
            "pdf",
        ]
        _run([*command, "--outdir", folder, *sources], Path(folder), 20 + 10 * len(rows))
        for index, (_, path) in enumerate(rows):
            shutil.move(Path(folder, f"{index:04d}.pdf"), path)


def _program(name: str) -> str:
    path = shutil.which(name)
    if not path:
        raise EngineError(f"{name} is not installed")
    return path


def _run(command: list[str], folder: Path, limit: float = LIMIT) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **EPOCH},
        capture_output=True,
        text=True,
        timeout=limit,
        check=False,
    )
    if done.returncode:
        log = Path(folder, "page.log")
        tail = (
            log.read_text(errors="replace")[-1500:]
            if log.exists()
            else done.stdout[-500:] + done.stderr[-1000:]
        )
        raise EngineError(f"{command[0]} failed: {tail}")


class Engines:
    """All engines, the browser started once and kept until the end."""

    def __init__(self) -> None:
        self._browser: Browser | None = None
        self._others: dict[str, Callable[[Document, Path], None]] = {
            "typst": _typst, "weasyprint": _weasyprint, "xelatex": _xelatex, "reportlab": _reportlab, "fpdf2": _fpdf2,
            "libreoffice": _libreoffice,
        }  # fmt: skip

    def __enter__(self) -> "Engines":
        os.environ.update(EPOCH)
        return self

    def __exit__(self, *_: Any) -> None:
        if self._browser:
            self._browser.close()

    def set(self, document: Document, path: Path) -> None:
        if document.layout.engine == "chromium":
            self._browser = self._browser or Browser(_browser_path())
            path.write_bytes(self._browser.pdf(source(document)))
        else:
            self._others[document.layout.engine](document, path)


def _browser_path() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if path := shutil.which(name):
            return path
    raise EngineError("no Chromium is installed")
