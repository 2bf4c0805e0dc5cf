"""Letters as PDFs: typeset from the templates in resources/letters, with the code of a payment."""
