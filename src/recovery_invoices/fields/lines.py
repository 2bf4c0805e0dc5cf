"""What an address block is made of: its lines, and what a form says each line is."""

from __future__ import annotations

import re
from dataclasses import dataclass

from recovery_invoices.fields.addresses import is_street, split_street_and_town
from recovery_invoices.fields.countries import parse_country
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.towns import Town
from recovery_invoices.text.layout import Cell, fold, has_digit

#: `PLZ und Ort`, `Postcode en plaats`: no company is called so, and the colon may be missing.
_CODE_AND_TOWN = (
    r"(?:plz|postleitzahl|post ?code|zip(?: code)?|code postal|c\.?p\.?|cap|codigo postal|cod\.? postal"
    r"|kod(?: pocztowy)?)(?: ?/ ?| und | and | et | en | e | y | i |, )(?:ort|stadt|city|town|ville|plaats"
    r"|woonplaats|comune|citta|poblacion|localidad|ciudad|localidade|miejscowosc|miasto)"
)
#: What a line of a form announces: `Name:`, `Anschrift:`, `Address:`.
ATTRIBUTES = {
    "name": r"denominazione|denominacion|nombre o razon social|nombre/razon social|nazwa|name|nom|firma"
    r"|firmenname|company|company name|naam|nome|nombre|raison sociale|ragione sociale"
    r"|razon social|nome ?/ ?razao social|razao social|societe|bedrijf",
    "street": r"direccion del cliente|domicilio comercial"
    r"|anschrift|adresse|address|strase|street|adres|indirizzo|direccion|domicilio|endereco|morada|adresse 1"
    r"|street address|rue",
    "town": r"distrito"
    r"|comune|municipio|municipio / uf|poblacion|localidad|miejscowosc|town|ort|plz/ort|plz ort|city"
    r"|ville|plaats|citta|ciudad|cidade|localidade|code postal / ville|postcode|" + _CODE_AND_TOWN,
    "code": r"cap|cep|c\.?p\.?|plz|zip|zip code|postal code|post code|code postal|codigo postal|kod pocztowy",
    "country": r"nazione|land|country|pays|paese|pais",
    "contact": r"ansprechpartner|ansprechpartnerin|kontakt|contact|contact person|contactpersoon|attn"
    r"|attention|z\. ?hd\.?|t\.a\.v\.?|abteilung",
    "other": r"nummer|globale nummer|id|gln|steuernummer|handelsregisternummer|kunden-?nr\.?|number"
    r"|legal registration id",
    "phone": r"telefon|tel\.?|phone|telephone|telefoon|telefono|telefone|fon|mobil",
    "email": r"e-?mail|mail|courriel|@dresse",
    "vat": r"identificativo fiscale(?: ai fini iva)?|partita iva|codice fiscale|nit|c\.?f\.?|nip|cnpj|rfc"
    r"|gstin(?:/uin)?|ruc|r\.u\.c\.?|cuit|nuit|ninea|trn"
    r"|abn|ust\.?-?id\.?-?(?:nr\.?)?|vat(?: id| no\.?| number)?|n° tva|tva|btw(?:-nummer)?"
    r"|p\. ?iva|nif|cif",
}
_ATTRIBUTE = {kind: re.compile(rf"^(?:{words})\s*:?\s*$") for kind, words in ATTRIBUTES.items()}
_INLINE = {kind: re.compile(rf"^(?:{words})\s*:\s*") for kind, words in ATTRIBUTES.items()}
_INLINE["town"] = re.compile(rf"^(?:(?:{ATTRIBUTES['town']})\s*:\s*|{_CODE_AND_TOWN}\s+(?=\S*\d))")


#: `Comune: Padova Provincia: PD`: where the next field of the line begins.
_NEXT_LABEL = re.compile(r"\s+(?=[^\W\d_]{3,}\s?: )")


#: What parts the name, the street and the town of an address on one line.
_BETWEEN = re.compile(r"\s+[|·•–-]\s+|\s*[·•|]\s*")


_CAPITAL = 1.35


@dataclass(slots=True)
class Line:
    """One line of a block: its cell, what text of it counts, and what a form says it is."""

    cell: Cell
    text: str
    attribute: str | None = None

    @property
    def letter_width(self) -> float:
        """Return how wide a letter is on average, where a capital counts for more than one."""
        letters = sum(_CAPITAL if character.isupper() else 1.0 for character in self.cell.text)
        return (self.cell.x1 - self.cell.x0) / max(letters, 1.0)


@dataclass(slots=True, eq=False)
class Block:
    """Lines in reading order; `town_at` is the index of the line with postal code and town."""

    lines: list[Line]
    town_at: int | None
    town: Town | None
    label: LabelHit | None = None
    labels_distance: float = 0.0
    label_lost: bool = False

    @property
    def page(self) -> int:
        return self.lines[0].cell.page

    @property
    def top(self) -> float:
        return self.lines[0].cell.top

    @property
    def bottom(self) -> float:
        return self.lines[-1].cell.bottom

    @property
    def x0(self) -> float:
        return min(line.cell.x0 for line in self.lines)

    @property
    def x1(self) -> float:
        return max(line.cell.x1 for line in self.lines)

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)


def is_attribute(folded: str) -> bool:
    """Return whether the text is only the name of a field of a form."""
    return any(pattern.match(folded.strip()) for pattern in _ATTRIBUTE.values())


def is_tax_label(folded: str) -> bool:
    """Return whether the text is only what a tax number is called: `NIF`, `VAT No`, `P. IVA`."""
    return _ATTRIBUTE["vat"].match(folded.strip()) is not None


def to_line(document: Document, cell: Cell) -> Line:
    """Return the cell as a line; `Name: X` and a label in the cell to its left tell what it is."""
    text = cell.text.lstrip("●•·: ")
    folded = fold(text)
    for kind, pattern in _INLINE.items():
        match = pattern.match(folded)
        if match and match.end() < len(text):
            return Line(cell, _NEXT_LABEL.split(text[match.end() :])[0].strip(), kind)
    left = [
        other
        for other in document.neighbours(cell)
        if other.x1 <= cell.x0 + 1 and abs(other.middle - cell.middle) < 0.6 * max(cell.height, other.height)
    ]
    if left:
        nearest = max(left, key=lambda other: other.x1)
        for kind, pattern in _ATTRIBUTE.items():
            if pattern.match(nearest.folded.strip()):
                return Line(cell, text, kind)
    return Line(cell, text)


def split_name_and_street(line: Line) -> list[Line]:
    """Return a line that holds a name and its street, parted by a bar, a dot or a dash, as a line for each piece."""
    pieces = [piece for one in _BETWEEN.split(line.text) if (piece := one.strip(" ,"))]
    if len(pieces) < 2 or is_street(pieces[0]) or not any(is_street(piece) for piece in pieces[1:]):
        return [line]
    return [Line(line.cell, pieces[0], line.attribute), *(Line(line.cell, piece) for piece in pieces[1:])]


def split_address(line: Line) -> list[Line]:
    """Return a line that holds street and town as two, and one with a name before them as three."""
    if len(parted := split_name_and_street(line)) > 1:
        return parted
    address = split_street_and_town(line.text)
    if address is None:
        return [line]
    street, town = address
    country = f", {town.country}" if town.certain and town.country else ""
    name, comma, rest = street.partition(", ")
    is_named = comma and is_street(rest) and not has_digit(name)
    named = [Line(line.cell, name)] if is_named else []
    street = rest if named else street
    return [
        *named,
        Line(line.cell, street, "street"),
        Line(line.cell, f"{town.postal_code} {town.city}{country}"),
    ]


def country_of_block(block: Block) -> str | None:
    """Return a country named in the town line or in a line under it."""
    if block.town and block.town.certain:
        return block.town.country
    start = (block.town_at or 0) + 1
    for line in block.lines[start : start + 3]:
        country = parse_country(line.text)
        if country:
            return country
    return None
