"""The app's texts and their translations: found in the sources, kept in resources/locale, compiled for Qt."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from tools.problem import Problem
from tools.switches import Switches

#: Language -> Qt's name of it, and how many forms a count takes (lrelease's own rules say which is which).
LANGUAGES = {
    "en": ("en_GB", 2),
    "fr": ("fr_FR", 2),
    "de": ("de_DE", 2),
    "es": ("es_ES", 2),
    "it": ("it_IT", 2),
    "nl": ("nl_NL", 2),
}
#: Languages in which nothing may be missing; the others fall back to English.
COMPLETE = ("en", "fr", "de")
SOURCES = Path("src", "recovery_desktop")
#: Tables of the contract whose templates are translated in the app, under this context.
REASONS = "*_reasons.py"
CONTRACT = Path("src", "recovery_contract")
REASON_CONTEXT = "reasons"
LOCALE = Path("resources", "locale")
#: The kind of a param, as in `{amount:money}`.
_KIND = re.compile(r"(?<=\w):\w+\}")
_PLACEHOLDER = re.compile(r"\{\w*\}|%n|&(?=\w)")

#: What a language sets before or behind a sign, where a line must not break: narrow in French but before a colon.
_SPACES = {
    "fr": (
        (re.compile(r"(?<=\S)[ \u00a0](?=[;!?%])"), "\u202f"),
        (re.compile(r"(?<=\S) (?=[:»])|(?<=«) "), "\u00a0"),
    ),
    "de": ((re.compile(r"(?<=\S) (?=[…%])|(?<=§) "), "\u00a0"),),
}

Text = tuple[str, str]
"""(context, source), as Qt looks a translation up."""


@dataclass
class SourceTexts:
    """Texts in the order of the sources, and forms that no translation could ever be looked up by."""

    texts: dict[Text, None] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def find(root: Path) -> SourceTexts:
    """Find every text that the app marks for translation."""
    sources = SourceTexts()
    trees = {
        path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((root / SOURCES).rglob("*.py"))
    }
    shorthands = {_module(root, path): _shorthands(tree) for path, tree in trees.items()}
    for path, tree in trees.items():
        own = dict(shorthands[_module(root, path)])
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                theirs = shorthands.get(node.module or "", {})
                own |= {one.asname or one.name: theirs[one.name] for one in node.names if one.name in theirs}
                for one in node.names:  # a module of words: `words.tr(...)`
                    inside = shorthands.get(f"{node.module}.{one.name}", {})
                    own |= {f"{one.asname or one.name}.{name}": context for name, context in inside.items()}
        where = path.relative_to(root).as_posix()
        _collect(tree, "", own, where, sources)
    for path in sorted((root / CONTRACT).glob(REASONS)):
        for template in _templates(ast.parse(path.read_text(encoding="utf-8"))):
            sources.texts[REASON_CONTEXT, _KIND.sub("}", template)] = None
    return sources


def _templates(tree: ast.Module) -> Iterator[str]:
    """Yield the values of the tables of a module; a code has one template or several."""
    for table in ast.walk(tree):
        for value in table.values if isinstance(table, ast.Dict) else ():
            for row in value.elts if isinstance(value, ast.Tuple) else [value]:
                yield from _literals(row)


def _module(root: Path, path: Path) -> str:
    return ".".join(path.relative_to(root / "src").with_suffix("").parts)


def _shorthands(tree: ast.Module) -> dict[str, str]:
    """Functions that hand their first text to `QCoreApplication.translate`: name -> context."""
    short = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        names = [one.arg for one in node.args.args if one.arg != "self"]
        for call in ast.walk(node):
            if (
                isinstance(call, ast.Call)
                and _called(call) == "QCoreApplication.translate"
                and isinstance(call.args[0], ast.Constant)
                and isinstance(call.args[1], ast.Name)
                and call.args[1].id in names[:1]
            ):
                short[node.name] = str(call.args[0].value)
    return short


def _collect(node: ast.AST, within: str, short: dict[str, str], where: str, sources: SourceTexts) -> None:
    """Collect all calls below the node; `within` is the class around them, which is Qt's context of `self.tr`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            _collect(child, child.name, short, where, sources)
            continue
        if isinstance(child, ast.Call):
            _look_at(child, within, short, where, sources)
        _collect(child, within, short, where, sources)


def _look_at(call: ast.Call, within: str, short: dict[str, str], where: str, sources: SourceTexts) -> None:
    called = _called(call)
    name = called.rsplit(".", 1)[-1]
    place = f"{where}:{call.lineno}"
    if called == "self.tr":
        context, words = within, call.args[0]
    elif called == "QCoreApplication.translate" or name == "QT_TRANSLATE_NOOP":
        if not isinstance(call.args[0], ast.Constant):
            return
        context, words = str(call.args[0].value), call.args[1]
    elif (key := called.removeprefix("self.")) in short and call.args:
        context, words = short[key], call.args[0]
    elif name == "tr" and "." in called:
        sources.faults.append(f"{place}: tr of another object: its context is not known here")
        return
    else:
        return
    if isinstance(words, ast.JoinedStr | ast.BinOp):
        sources.faults.append(f"{place}: the text is put together before it is translated")
    for literal in _literals(words):
        sources.texts[context, literal] = None


def _called(call: ast.Call) -> str:
    parts, node = [], call.func
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    parts.append(node.id if isinstance(node, ast.Name) else "?")
    return ".".join(reversed(parts))


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


Translation = list[str]
"""One text, or one form for each kind of count; empty where it is missing."""


def read(root: Path, language: str) -> dict[Text, Translation]:
    """Return the finished translations in the language's file."""
    path = _file(root, language)
    if not path.is_file():
        return {}
    translations: dict[Text, Translation] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            translations[context.findtext("name", ""), message.findtext("source", "")] = forms
    return translations


def write(
    root: Path, language: str, texts: dict[Text, None], translations: dict[Text, Translation]
) -> list[Text]:
    """Write the language's file and its compiled form; answers what is missing in it."""
    by_source = {source: forms for (_, source), forms in translations.items()}
    top = ElementTree.Element("TS", version="2.1", language=LANGUAGES[language][0], sourcelanguage="en_GB")
    missing = []
    for name in sorted({context for context, _ in texts}):
        context = ElementTree.Element("context")
        ElementTree.SubElement(context, "name").text = name
        for text in (text for text in texts if text[0] == name):
            forms = [
                set_spaces(language, form) for form in translations.get(text) or by_source.get(text[1]) or []
            ]
            if language == "en" and not is_counted(text[1]):
                continue
            message = ElementTree.SubElement(context, "message")
            ElementTree.SubElement(message, "source").text = text[1]
            translation = ElementTree.SubElement(message, "translation")
            if not forms:
                missing.append(text)
                translation.set("type", "unfinished")
            if is_counted(text[1]):
                message.set("numerus", "yes")
                for form in forms or [""] * LANGUAGES[language][1]:
                    ElementTree.SubElement(translation, "numerusform").text = form
            elif forms:
                translation.text = forms[0]
        if len(context) > 1:
            top.append(context)
    ElementTree.indent(top, " ")
    path = _file(root, language)
    path.parent.mkdir(parents=True, exist_ok=True)
    body = ElementTree.tostring(top, encoding="unicode")
    path.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8", newline="\n"
    )
    compile_texts(path, path.with_suffix(".qm"))
    return missing


def compile_texts(source: Path, target: Path) -> None:
    """Qt's binary form of one .ts file. Raises Problem where Qt's compiler refuses it."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    compiler = next(
        (folder / name for name in ("lrelease", "lrelease.exe") if (folder / name).is_file()), None
    )
    if compiler is None:
        raise Problem("PySide6 came without lrelease, which compiles the translations.")
    # A running app has the old file mapped into memory: written over, it would end by a bus error.
    new_target = target.with_suffix(".new.qm")
    done = subprocess.run(
        [str(compiler), "-silent", str(source), "-qm", str(new_target)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Problem(f"lrelease refused {source.name}: {done.stderr.strip()}")
    new_target.replace(target)


def set_spaces(language: str, words: str) -> str:
    """Return the words with the no-break spaces of the language."""
    for pattern, space in _SPACES.get(language, ()):
        words = pattern.sub(space, words)
    return words


def is_counted(source: str) -> bool:
    return "%n" in source


def quarrels(source: str, forms: Translation) -> list[str]:
    """Return how a translation differs from its source in placeholders or number of forms."""
    wanted = sorted(set(_PLACEHOLDER.findall(source)) - {"&"})
    faults = []
    for form in forms:
        named = sorted(set(_PLACEHOLDER.findall(form)) - {"&"})
        # "one day" needs no number.
        if named != wanted and not (is_counted(source) and set(wanted) - set(named) == {"%n"}):
            faults.append(f"{source!r}: {form!r} names {named} and not {wanted}")
    return faults


def _file(root: Path, language: str) -> Path:
    return root / LOCALE / f"recovery_desktop_{language}.ts"


def texts(root: Path, arguments: list[str]) -> int:
    """Run the command: refresh the files, list what is missing, or take translations from a JSON object."""
    switches = Switches(prog="dev.py texts")
    switches.add_argument("--missing", metavar="LANGUAGE", choices=[*LANGUAGES])
    switches.add_argument("--take", nargs=2, metavar=("LANGUAGE", "FILE"))
    options = switches.parse_args(arguments)
    sources = find(root)
    if sources.faults:
        raise Problem("Some texts cannot be translated:\n" + "\n".join(sources.faults))
    translations = {language: read(root, language) for language in LANGUAGES}
    if options.take:
        language, name = options.take
        supplied = json.loads(Path(name).read_text(encoding="utf-8"))
        for text in sources.texts:
            # One text may need other words in one place: its key is then "context\u0004text".
            forms = supplied.get("\u0004".join(text), supplied.get(text[1]))
            if forms is not None:
                translations[language][text] = [forms] if isinstance(forms, str) else forms
    for language in LANGUAGES:
        missing = write(root, language, sources.texts, translations[language])
        if options.missing == language:
            json.dump(
                list(dict.fromkeys(source for _, source in missing)), sys.stdout, ensure_ascii=False, indent=0
            )
            print()
        elif not options.missing and (not options.take or options.take[0] == language):
            total = (
                len(sources.texts) if language != "en" else sum(is_counted(one) for _, one in sources.texts)
            )
            print(f"{language}: {total - len(missing)} of {total} texts")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(texts(Path(__file__).resolve().parent.parent, sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
