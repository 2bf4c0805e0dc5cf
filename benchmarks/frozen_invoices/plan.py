"""What the set holds: for each document its kind, language, country, layout and form, drawn from one seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random

from benchmarks.frozen_invoices.documents import Document, Writer
from benchmarks.frozen_invoices.layouts import LINE_KINDS, Layout, all_layouts
from benchmarks.frozen_invoices.lexicon import LANGUAGES, countries

SEED = "frozen-2026-11"
INVOICES_OF_LAYOUT = 14
OTHERS_OF_LAYOUT = 4
OTHERS_OF_FAMILY = {"till": 10, "delivery": 16, "menu": 12, "prose": 26, "payslip": 14}
BUNDLES = 48
FORMS = (("text", 70), ("scan", 13), ("photo", 10), ("fax", 5), ("structured", 2))
MAIN = {
    "en": ["GB", "GB", "GB", "US", "US", "IE"],
    "fr": ["FR", "FR", "FR", "BE"],
    "de": ["DE", "DE", "DE", "AT"],
    "es": ["ES", "ES"],
    "it": ["IT", "IT", "IT", "IT"],
    "nl": ["NL", "NL"],
    "pl": [],
    "pt": ["PT", "PT"],
}
"""Countries whose turn comes more often, as they write most in this language."""
STRUCTURED_OF = {"DE", "FR", "AT", "BE", "LU", "NL", "IT", "ES", "PT", "IE"}


@dataclass(frozen=True)
class Part:
    kind: str
    language: str
    country: str
    layout: Layout
    seed: str
    firm: str | None = None
    """The seed of the sender, the buyer and the style, where several papers are of one firm."""

    def write(self) -> Document:
        style = Random(self.firm) if self.firm else None
        return Writer(self.kind, self.language, self.country, self.layout, Random(self.seed), style).write()


@dataclass(frozen=True)
class File:
    """One file of the set: mostly one document, in a bundle several behind one another."""

    id: str
    form: str
    parts: tuple[Part, ...]


def _places(random: Random) -> Iterator[tuple[str, str]]:
    """Languages in turn, and within each its countries in turn."""
    of = {
        language: [c for c, row in countries().items() if language in row["languages"]]
        for language in LANGUAGES
    }
    for language, codes in of.items():
        codes += MAIN[language]
    turns = {language: cycle(random.sample(codes, len(codes))) for language, codes in of.items()}
    while True:
        for language in random.sample(LANGUAGES, len(LANGUAGES)):
            yield language, next(turns[language])


def _placed(layout: Layout, places: Iterator[tuple[str, str]], random: Random) -> tuple[str, str]:
    if not layout.countries:
        return next(places)
    country = random.choice(sorted(layout.countries))
    return random.choice(countries()[country]["languages"] if country != "CA" else ["en"]), country


def kinds_of(layout: Layout, others: Iterator[str]) -> list[str]:
    if layout.family == "lines":
        return ["invoice"] * INVOICES_OF_LAYOUT + [next(others) for _ in range(OTHERS_OF_LAYOUT)]
    count = OTHERS_OF_FAMILY[layout.family]
    if layout.family == "prose":
        return [
            k
            for k, _ in zip(
                cycle(["reminder", "statement", "letter", "contract"]), range(count), strict=False
            )
        ]
    kind = {"till": "receipt", "delivery": "delivery_note", "menu": "menu", "payslip": "payslip"}[
        layout.family
    ]
    return [kind] * count


def files(seed: str = SEED) -> list[File]:
    """The whole set, in its order."""
    random = Random(seed)
    places, others = _places(random), cycle([kind for kind in LINE_KINDS if kind != "invoice"])
    drawn: list[tuple[str, tuple[Part, ...]]] = []
    for layout in all_layouts():
        for index, kind in enumerate(kinds_of(layout, others)):
            language, country = _placed(layout, places, random)
            part = Part(kind, language, country, layout, f"{seed}/{layout.name}/{index}")
            drawn.append((_form(part, random), (part,)))
    drawn += [_bundle(index, places, seed, random) for index in range(BUNDLES)]
    random.shuffle(drawn)
    return [File(f"f{index:04d}", form, parts) for index, (form, parts) in enumerate(drawn, 1)]


def _form(part: Part, random: Random) -> str:
    form = random.choices([name for name, _ in FORMS], [weight for _, weight in FORMS])[0]
    if form == "structured" and (part.kind != "invoice" or part.country not in STRUCTURED_OF):
        return "text"
    return form


def _bundle(
    index: int, places: Iterator[tuple[str, str]], seed: str, random: Random
) -> tuple[str, tuple[Part, ...]]:
    """Two or three invoices behind one another, or an invoice with a paper of another kind."""
    lines = [
        x for x in all_layouts() if x.family == "lines" and not x.countries and x.engine != "libreoffice"
    ]
    papers = [x for x in all_layouts() if x.family == "delivery"]
    letters = [x for x in all_layouts() if x.family == "prose" and x.engine != "libreoffice"]
    language, country = next(places)
    layout = random.choice(lines)
    other = layout if random.random() < 0.6 else random.choice(lines)
    rows = [("invoice", layout), ("invoice", other)]
    if index % 3 == 1:
        rows.append(("invoice", layout))
    elif index % 6 == 2:
        rows = [("invoice", layout), ("delivery_note", random.choice(papers))]
    elif index % 6 == 5:
        rows = [("letter", random.choice(letters)), ("invoice", layout)]
    firm = f"{seed}/firm/{index}" if index % 4 else None
    parts = tuple(
        Part(kind, language, country, sheet, f"{seed}/bundle/{index}/{turn}", firm)
        for turn, (kind, sheet) in enumerate(rows)
    )
    return random.choices(["text", "scan", "photo"], [70, 22, 8])[0], parts
