"""Reads Python sources without running them: what a module imports, and which forbidden forms it uses."""

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

STANDARD_LIBRARY = frozenset(sys.stdlib_module_names)


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
class Imports:
    """Who may import what: `ours` among our modules, and of other packages all but `never`, or `only` those."""

    package: str
    ours: tuple[str, ...]
    never: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None

    def fault(self, importer: str, imported: str) -> str | None:
        top = imported.split(".")[0]
        if top.startswith("recovery_"):
            # "pages.*" in the table means: within one page, never from one page to the other.
            return (
                None if any(within(imported, allowed) for allowed in self.ours) else "is not for it to import"
            )
        if self.only is not None:
            return None if top in STANDARD_LIBRARY or top in self.only else "is a foreign package"
        return "is forbidden here" if any(within(imported, name) for name in self.never) else None


@dataclass(frozen=True)
class Private:
    """A module that only its own folder may import, and the modules that are allowed to besides."""

    role: str
    but: tuple[str, ...] = ()


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
    found = []
    for file in sorted((root / folder).rglob("*.py")):
        parts = list(file.relative_to(root).with_suffix("").parts)
        parts = parts[1:] if parts[0] == "src" else parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        text = file.read_text(encoding="utf-8")
        path = file.relative_to(root).as_posix()
        found.append(Module(name, path, is_package, text, ast.parse(text, str(file))))
    return tuple(found)


def import_faults(found: list[Module], table: tuple[Imports, ...], composers: tuple[str, ...]) -> list[str]:
    """Each import that the most specific row for its module does not allow."""
    faults = []
    for module in found:
        rows = [row for row in table if within(module.name, row.package)]
        if module.name in composers:
            continue
        if not rows:
            faults.append(module.at(1, f"{module.name} has no row in the table of imports"))
            continue
        row = max(rows, key=lambda row: len(row.package))
        for line, imported in module.imports():
            if fault := row.fault(module.name, imported):
                faults.append(module.at(line, f"{module.name} imports {imported}, which {fault}"))
    return faults


def sibling_faults(found: list[Module], folder: str, shared: tuple[str, ...] = ()) -> list[str]:
    """Each import from one member of `folder` to another, except to the `shared` ones."""
    faults = []
    depth = folder.count(".") + 1
    for module in found:
        if not within(module.name, folder):
            continue
        own = module.name.split(".")[depth : depth + 1]
        for line, imported in module.imports():
            other = imported.split(".")[depth : depth + 1]
            if within(imported, folder) and other and other != own and other[0] not in shared:
                faults.append(module.at(line, f"{module.name} imports its neighbour {imported}"))
    return faults


def private_faults(found: list[Module], package: str, table: tuple[Private, ...]) -> list[str]:
    """Each import of another folder's private module, named by its role: `<package>.<folder>.<role>`."""
    faults = []
    depth = package.count(".") + 1
    for module in found:
        for line, imported in module.imports():
            parts = imported.split(".")
            if not within(imported, package) or len(parts) < depth + 2:
                continue
            for row in table:
                is_private = parts[depth + 1] == row.role
                own = within(module.name, ".".join(parts[: depth + 1]))
                allowed = any(within(module.name, name) for name in row.but)
                if is_private and not own and not allowed:
                    faults.append(module.at(line, f"{module.name} imports the private {imported}"))
    return faults


def importer_faults(found: list[Module], target: str, importers: tuple[str, ...]) -> list[str]:
    """Each import of `target` by a module that is not among the importers."""
    return [
        module.at(line, f"{module.name} imports {imported}")
        for module in found
        for line, imported in module.imports()
        if within(imported, target) and module.name not in (*importers, target)
    ]


def parser_faults(
    found: list[Module], packages: tuple[str, ...], parsers: tuple[str, ...], allowed: dict[str, str]
) -> list[str]:
    """Each import of a parser below `packages`, but the one that `allowed` names for a module."""
    return [
        module.at(line, f"{module.name} imports {imported}: foreign bytes are parsed in the confined child")
        for module in found
        if any(within(module.name, package) for package in packages)
        for line, imported in module.imports()
        if any(within(imported, parser) for parser in parsers)
        and not within(imported, allowed.get(module.name, "-"))
    ]


def ban_faults(found: list[Module], ban: Ban) -> list[str]:
    return [
        module.at(getattr(node, "lineno", 1), ban.what)
        for module in found
        if any(module.path.startswith(prefix) for prefix in ban.where) and not ban.but(module.path)
        for node in module.nodes
        if ban.finds(node)
    ]


def length_faults(found: list[Module], most: int) -> list[str]:
    return [
        module.at(lines, f"{lines} lines, {most} at most")
        for module in found
        if (lines := module.text.count("\n")) > most
    ]


def docstring_faults(found: list[Module]) -> list[str]:
    return [
        module.at(1, "the module does not say what it owns")
        for module in found
        if module.tree.body and not ast.get_docstring(module.tree)
    ]
