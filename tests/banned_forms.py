"""Forms that the sources may not hold, and who may use them all the same."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.architecture import Ban

ROOT = Path(__file__).resolve().parent.parent

STATIC_DIALOGS = {
    "QFileDialog": {"getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"},
    "QMessageBox": {"information", "question", "warning", "critical", "about", "aboutQt"},
    "QInputDialog": {"getText", "getInt", "getDouble", "getItem", "getMultiLineText"},
}
VAGUE = ("Manager", "Helper", "Helpers", "Util", "Utils", "Base")


def called(node: ast.AST) -> ast.expr | None:
    return node.func if isinstance(node, ast.Call) else None


def catches_everything(node: ast.AST) -> bool:
    if isinstance(node, ast.ExceptHandler):
        caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        return any(kind is None or ast.unparse(kind) in ("Exception", "BaseException") for kind in caught)
    function = called(node)
    if function is not None and ast.unparse(function).endswith("suppress"):
        return any(ast.unparse(kind) in ("Exception", "BaseException") for kind in node.args)  # type: ignore[attr-defined]
    return False


def opens_static_dialog(node: ast.AST) -> bool:
    function = called(node)
    if not isinstance(function, ast.Attribute):
        return False
    owner = ast.unparse(function.value).rpartition(".")[2]
    return function.attr in STATIC_DIALOGS.get(owner, ())


def calls_method(*names: str) -> Callable[..., bool]:
    def finds(node: ast.AST) -> bool:
        function = called(node)
        return isinstance(function, ast.Attribute) and function.attr in names

    return finds


def uses_name(*names: str) -> Callable[..., bool]:
    def finds(node: ast.AST) -> bool:
        used = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        return used in names

    return finds


def prints(node: ast.AST) -> bool:
    function = called(node)
    return isinstance(function, ast.Name) and function.id == "print"


def is_vaguely_named(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and node.name.endswith(VAGUE)


def id_names() -> set[str]:
    """What a parameter or a field is called that holds an id of a kind: `receivable_id`, `receivable_ids`."""
    kinds = {
        kind
        for package in ("recovery_contract", "recovery_service", "recovery_desktop")
        for kind in re.findall(r"^(\w+)Id = NewType", (ROOT / "src" / package / "ids.py").read_text(), re.M)
    }
    # The Message-ID of a mail is the mail's, not ours.
    names = {re.sub(r"(?<=.)([A-Z])", r"_\1", kind).lower() for kind in kinds - {"Message"}}
    return {
        f"{name}_{plural}" for name in names | {"endpoint", "planned", "subject"} for plural in ("id", "ids")
    }


ID_NAMES = id_names()


def is_untyped_id(node: ast.AST) -> bool:
    """A parameter or a field that holds an id, and says that it is any string."""
    if isinstance(node, ast.arg):
        name, annotation = node.arg, node.annotation
    elif isinstance(node, ast.AnnAssign):
        name, annotation = ast.unparse(node.target).rpartition(".")[2], node.annotation
    else:
        return False
    texts = [part for part in ast.walk(annotation or node) if isinstance(part, ast.Name) and part.id == "str"]
    return annotation is not None and name.strip("_") in ID_NAMES and bool(texts)


TAKES_THE_WHEEL = {
    "QComboBox",
    "QFontComboBox",
    "QSpinBox",
    "QDoubleSpinBox",
    "QDateEdit",
    "QTimeEdit",
    "QDateTimeEdit",
    "QSlider",
    "QDial",
    "QTabBar",
    "QTabWidget",
}


def takes_the_wheel(node: ast.AST) -> bool:
    """Whether a widget whose value the wheel changes is made, or made the base of another."""
    callees = node.bases if isinstance(node, ast.ClassDef) else [called(node)]
    return any(ast.unparse(one).rpartition(".")[2] in TAKES_THE_WHEEL for one in callees if one is not None)


def is_coroutine(node: ast.AST) -> bool:
    return isinstance(node, ast.AsyncFunctionDef)


def decodes_in_place(node: ast.AST) -> bool:
    """A picture or a page made from bytes or a file: `QImage(path)`, `fromData`, `loadFromData`, `QPixmap(path)`."""
    function = called(node)
    if isinstance(function, ast.Attribute):
        return function.attr in ("fromData", "loadFromData", "fromImageReader")
    if not isinstance(function, ast.Name) or function.id not in ("QImage", "QPixmap"):
        return False
    first = node.args[0] if node.args else None  # type: ignore[attr-defined]
    return len(node.args) == 1 and isinstance(first, ast.Call | ast.Constant | ast.JoinedStr)  # type: ignore[attr-defined]


def shows_what_has_no_place(node: ast.AST) -> bool:
    """A function that makes a control and shows it before any call has taken it: into a layout, a row, a parent."""
    if not isinstance(node, ast.FunctionDef):
        return False
    controls = {
        ast.unparse(one.targets[0]): one.end_lineno or one.lineno
        for one in ast.walk(node)
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Call) and not _has_parent(one.value)
    }
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
    return any(
        name in controls
        and not any(controls[name] < call.lineno < shown and _takes(call, name) for call in calls)
        for name, shown in map(_shown, calls)
    )


def _has_parent(call: ast.Call) -> bool:
    return any(keyword.arg == "parent" for keyword in call.keywords)


def _shown(call: ast.Call) -> tuple[str, int]:
    """Return the name and line of what this call may show; an empty name for any other call."""
    shows = isinstance(call.func, ast.Attribute) and call.func.attr in ("setVisible", "show")
    hides = bool(call.args) and isinstance(call.args[0], ast.Constant) and not call.args[0].value
    return (ast.unparse(call.func.value), call.lineno) if shows and not hides else ("", 0)  # type: ignore[attr-defined]


def _takes(call: ast.Call, name: str) -> bool:
    values = [*call.args, *(keyword.value for keyword in call.keywords)]
    return any(ast.unparse(part) == name for value in values for part in ast.walk(value))


def one_of(*paths: str) -> Callable[..., Any]:
    return lambda path: path in paths


def named(*stems: str) -> Callable[..., Any]:
    return lambda path: bool({Path(path).stem, *Path(path).parts} & set(stems))


BANS = (
    Ban(
        "a handler for every exception hides mistakes",
        ("src/", "tools/", "benchmarks/"),
        catches_everything,
        one_of(
            "src/recovery_service/errors.py",
            "src/recovery_service/jobs/runner.py",
            "src/recovery_desktop/runtime.py",
            "src/recovery_desktop/token_vault.py",
        ),
    ),
    Ban(
        "a nested event loop loses wake-ups: open() and wait",
        ("src/recovery_desktop/",),
        calls_method("exec", "exec_"),
    ),
    Ban("a static dialog nests an event loop", ("src/recovery_desktop/",), opens_static_dialog),
    Ban("processEvents re-enters the loop", ("src/recovery_desktop/",), calls_method("processEvents")),
    Ban(
        "coroutines belong to commands, not to widgets",
        ("src/recovery_desktop/ui/",),
        is_coroutine,
        named("controller", "dialogs", "state"),
    ),
    Ban(
        "print belongs to the command lines",
        ("src/",),
        prints,
        named("__main__", "cli", "command_line", "tour", "self_check"),
    ),
    Ban("pictures are decoded in the confined child", ("src/recovery_desktop/",), decodes_in_place),
    Ban(
        "a tooltip may be read as markup: set_tooltip",
        ("src/recovery_desktop/",),
        calls_method("setToolTip", "setStatusTip", "setWhatsThis", "setToolTipsVisible"),
        one_of("src/recovery_desktop/ui/widgets/tooltip.py", "src/recovery_desktop/notifying/tray.py"),
    ),
    Ban(
        "what shows text as markup shows foreign text as markup",
        ("src/recovery_desktop/",),
        uses_name(
            *(
                "QTextBrowser",
                "QTextEdit",
                "QMessageBox",
                "QErrorMessage",
                "QTextDocument",
                "QWhatsThis",
                "QToolTip",
            ),
            *(
                "ToolTipRole",
                "StatusTipRole",
                "WhatsThisRole",
                "setHtml",
                "setMarkdown",
                "RichText",
                "AutoText",
            ),
        ),
        # A mail, reduced by ui/safe_html.py to known elements, and drawn where nothing can be fetched or clicked.
        one_of("src/recovery_desktop/ui/widgets/mail_view.py"),
    ),
    Ban(
        "a QLabel reads markup by itself: Label, ElidedLabel",
        ("src/recovery_desktop/ui/", "src/recovery_desktop/app/"),
        lambda node: isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "QLabel",
    ),
    Ban(
        "a control without a place is a window for a moment and takes the keyboard",
        ("src/recovery_desktop/ui/",),
        shows_what_has_no_place,
    ),
    Ban("the name says nothing", ("src/",), is_vaguely_named),
    Ban(
        "the wheel would change its value: Choice and DateField leave it to the page",
        ("src/recovery_desktop/",),
        takes_the_wheel,
        one_of("src/recovery_desktop/ui/widgets/text_field.py"),
    ),
    Ban("an id has the type of its kind: ids.py", ("src/",), is_untyped_id, named("versions")),
)
