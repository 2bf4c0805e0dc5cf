"""Reads Python sources without running them: what a module imports, and which forbidden forms it uses."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import grimp


@dataclass(frozen=True)
class Module:
    """One source file: its dotted name, its path below the project, and its syntax tree."""

    name: str
    path: str
    is_package: bool
    text: str
    tree: ast.Module

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """The whole tree, walked once for all rules."""
        return tuple(ast.walk(self.tree))

    def at(self, line: int, fault: str) -> str:
        return f"{self.path}:{line}: {fault}"

    def imports(self) -> Iterator[tuple[int, str]]:
        """Line and full dotted name of each import, those inside functions and TYPE_CHECKING included."""
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from ((node.lineno, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                origin = self._origin(node)
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)

    def _origin(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        package = self.name.split(".") if self.is_package else self.name.split(".")[:-1]
        above = package[: len(package) - node.level + 1]
        return ".".join([*above, *filter(None, [node.module])])


@dataclass(frozen=True)
class Ban:
    """A form that the sources must not use, below `where`, except in the files of `but`."""

    what: str
    where: tuple[str, ...]
    finds: Callable[[ast.AST], bool]
    but: Callable[[str], bool] = lambda path: False


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def modules(root: Path, *folders: str) -> list[Module]:
    return [module for folder in folders for module in _modules(root, folder)]


@cache
def _modules(root: Path, folder: str) -> tuple[Module, ...]:
    modules_ = []
    for file in sorted((root / folder).rglob("*.py")):
        parts = list(file.relative_to(root).with_suffix("").parts)
        parts = parts[1:] if parts[0] == "src" else parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        text = file.read_text(encoding="utf-8")
        path = file.relative_to(root).as_posix()
        modules_.append(Module(name, path, is_package, text, ast.parse(text, str(file))))
    return tuple(modules_)


def parser_faults(
    modules_: list[Module], packages: tuple[str, ...], parsers: tuple[str, ...], allowed: dict[str, str]
) -> list[str]:
    """Each import of a parser below `packages`, but the one that `allowed` names for a module."""
    return [
        module.at(line, f"{module.name} imports {imported}: foreign bytes are parsed in the confined child")
        for module in modules_
        if any(within(module.name, package) for package in packages)
        for line, imported in module.imports()
        if any(within(imported, parser) for parser in parsers)
        and not within(imported, allowed.get(module.name, "-"))
    ]


def ban_faults(modules_: list[Module], ban: Ban) -> list[str]:
    return [
        module.at(getattr(node, "lineno", 1), ban.what)
        for module in modules_
        if any(module.path.startswith(prefix) for prefix in ban.where) and not ban.but(module.path)
        for node in module.nodes
        if ban.finds(node)
    ]


def length_faults(modules_: list[Module], most: int) -> list[str]:
    return [
        module.at(lines, f"{lines} lines, {most} at most")
        for module in modules_
        if (lines := module.text.count("\n")) > most
    ]


def docstring_faults(modules_: list[Module]) -> list[str]:
    return [
        module.at(1, "the module does not say what it owns")
        for module in modules_
        if module.tree.body and not ast.get_docstring(module.tree)
    ]


def floors(package: str) -> dict[str, int]:
    """Return the floor of each folder and module of a package: one above the highest of those that it imports from.

    The desktop's window is no room of its own, what lies in it is.
    """
    graph = grimp.build_graph(package)
    below: dict[str, set[str]] = {}
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            room, other = _room(module), _room(imported)
            if room and other and room != other:
                below.setdefault(room, set()).add(other)

    @cache
    def floor(room: str) -> int:
        return 1 + max((floor(other) for other in below.get(room, ())), default=0)

    return {room: floor(room) for room in below}


def _room(module: str) -> str:
    parts = module.split(".")[1:]
    return ".".join(parts[:2]) if parts[:1] == ["ui"] and len(parts) > 1 else "".join(parts[:1])
