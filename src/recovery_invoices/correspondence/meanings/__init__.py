"""How people say what they mean, one module a language: patterns over text in small letters without accents."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final

from recovery_invoices.correspondence.meanings import de, en, es, fr, it, nl

LANGUAGES: Final[Mapping[str, ModuleType]] = {"en": en, "fr": fr, "de": de, "es": es, "it": it, "nl": nl}
