"""The invoice as data inside the PDF: Factur-X, ZUGFeRD, XRechnung."""
