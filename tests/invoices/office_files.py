"""Text documents for tests: .docx and .odt of the XML that a test writes."""

from __future__ import annotations

import io
import zipfile

W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
ODF = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
    ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
    ' xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
    ' xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"'
)


def zipped(**parts: str) -> bytes:
    """An archive; `__` in a name stands for `/`."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name.replace("__", "/") + ".xml", content)
    return out.getvalue()


def docx(body: str, **edges: str) -> bytes:
    """`edges` are headers and footers by their names."""
    parts = {f"word__{name}": f"<w:hdr {W}>{content}</w:hdr>" for name, content in edges.items()}
    return zipped(word__document=f"<w:document {W}><w:body>{body}</w:body></w:document>", **parts)


def p(*runs: str, align: str = "") -> str:
    """A paragraph of Word; a tab stands in a run as one."""
    chosen = f'<w:pPr><w:jc w:val="{align}"/></w:pPr>' if align else ""
    words = "".join(f"<w:r>{_run(run)}</w:r>" for run in runs)
    return f"<w:p>{chosen}{words}</w:p>"


def _run(words: str) -> str:
    return "<w:tab/>".join(f'<w:t xml:space="preserve">{part}</w:t>' for part in words.split("\t"))


def table(*rows: tuple[str, ...]) -> str:
    cells = ["".join(f"<w:tc>{p(cell)}</w:tc>" for cell in row) for row in rows]
    return f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in cells)}</w:tbl>"


def odt(body: str, edges: str = "") -> bytes:
    styles = (
        f"<office:document-styles {ODF}><office:master-styles><style:master-page>{edges}</style:master-page>"
        "</office:master-styles></office:document-styles>"
    )
    content = (
        f"<office:document-content {ODF}><office:body><office:text>{body}</office:text></office:body>"
        "</office:document-content>"
    )
    return zipped(content=content, styles=styles)


def invoice_docx() -> bytes:
    """An invoice as a small company writes it in Word."""
    seller = p("Tischlerei Beispiel GmbH") + p("Werkstattweg 3") + p("20457 Hamburg")
    buyer = p("Rechnung an") + p("Kieswerk Nord AG") + p("Bauplatz 7") + p("10115 Berlin")
    return docx(
        "".join(
            (
                buyer,
                p(),
                p("Rechnung Nr. ", "2026-118"),
                p("Rechnungsdatum:\t04.03.2026"),
                p("Zahlbar bis:\t03.04.2026"),
                p(),
                table(
                    ("Leistung", "Menge", "Betrag"),
                    ("Regal aus Eiche", "2", "1.000,00 EUR"),
                ),
                p("Nettobetrag\t1.000,00 EUR", align="right"),
                p("USt 19 %\t190,00 EUR", align="right"),
                p("Gesamtbetrag\t1.190,00 EUR", align="right"),
            )
        ),
        header1=seller,
        footer1=p("IBAN DE02 1203 0000 0000 2020 51, USt-IdNr. DE136695976"),
    )
