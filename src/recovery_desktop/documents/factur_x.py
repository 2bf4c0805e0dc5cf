"""An invoice as data inside of its page, as Factur-X asks for."""

from __future__ import annotations

from datetime import date
from io import BytesIO
from typing import Final

import pikepdf

FACTURX: Final = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"
ATTACHMENT: Final = "factur-x.xml"


def with_data(printed: bytes, xml: bytes, issued: date) -> bytes:
    """Attach the XML to the page as Factur-X asks for: an alternative of the whole document."""
    moment = f"D:{issued:%Y%m%d}000000Z"
    with pikepdf.open(BytesIO(printed)) as pdf:
        pdf.attachments[ATTACHMENT] = pikepdf.AttachedFileSpec(  # type: ignore[call-arg]  # its stub lacks one
            pdf,
            xml,
            filename=ATTACHMENT,
            mime_type="text/xml",
            relationship=pikepdf.Name.Alternative,
            creation_date=moment,
            mod_date=moment,
        )
        pdf.Root.AF = pikepdf.Array([pdf.attachments[ATTACHMENT].obj])
        with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as metadata:
            metadata.register_xml_namespace(FACTURX, "fx")
            metadata["fx:DocumentType"] = "INVOICE"
            metadata["fx:DocumentFileName"] = ATTACHMENT
            metadata["fx:Version"] = "1.0"
            metadata["fx:ConformanceLevel"] = "EN 16931"
        file = BytesIO()
        pdf.save(file, deterministic_id=True)
    return file.getvalue()
