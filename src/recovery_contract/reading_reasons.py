"""What reading a file gives reasons for: warnings about a document, where a value stands, why a file was not read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ADDRESSED_TO_YOU: Final = "ADDRESSED_TO_YOU"
NOT_INVOICES: Final = frozenset(
    {
        ADDRESSED_TO_YOU,
        "CREDIT_NOTE",
        "ORDER",
        "QUOTE",
        "PRO_FORMA",
        "DELIVERY_NOTE",
        "RECEIPT",
        "STATEMENT",
        "REMINDER",
        "CONTRACT",
        "NOT_AN_INVOICE",
        "UNREADABLE",
    }
)
"""Codes of warnings that say: this document is no invoice of the creditor's, and nothing is owed by it."""

READING_TEMPLATES: Final[Mapping[str, str | tuple[str, ...]]] = {
    # Warnings about the document as a whole:
    "ADDRESSED_TO_YOU": "This invoice is addressed to you.",
    "CREDIT_NOTE": "This is a credit note: it reduces what the debtor owes.",
    "ORDER": "This is an order, not an invoice.",
    "QUOTE": "This is an offer, not an invoice.",
    "PRO_FORMA": "This is a pro-forma invoice: nothing is owed on it yet.",
    "DELIVERY_NOTE": "This is a delivery note, not an invoice.",
    "RECEIPT": "This is a receipt: it is already paid.",
    "STATEMENT": "This is a statement of account, not an invoice.",
    "REMINDER": "This is a reminder of an invoice, not the invoice.",
    "CONTRACT": "This is a contract, not an invoice.",
    "NOT_AN_INVOICE": "This does not look like an invoice.",
    "UNREADABLE": "No text could be read on any page.",
    "headed": "Its title is “{title:text}”.",
    "not_called_invoice": "Nothing on it says it is one.",
    "no_total": "No total was found.",
    "FACTORED": (
        "The claim may belong to a factor: “{words:text}”.",
        "The embedded invoice says the claim was sold to a factor.",
    ),
    "NOT_FROM_CREDITOR": "The creditor’s name and numbers do not appear on this invoice.",
    "OTHER_ACCOUNT": (
        "The account on this invoice is {iban:text}. Your company’s account here is {own:text}."
    ),
    "OTHER_SELLER": (
        "The seller on this invoice has the VAT number {vat_number:text}. Your company’s here is {own:text}."
    ),
    "SEVERAL_EMBEDDED": "The file contains more than one embedded invoice: check which one counts.",
    "CONTAINER_DAMAGED": (
        "The file’s description of its embedded invoice is damaged: it is not a valid e-invoice."
    ),
    "FILE_DAMAGED": "The file is damaged: compare every value with the page.",
    "SEVERAL_INVOICES": (
        "This file contains {count:number} invoices, on pages {pages:text}. Only the first was read.",
        "This file contains {count:number} electronic invoices. Only the first was read.",
    ),
    "NOT_CALLED_INVOICE": "Nothing on it says it is an invoice: check what it is.",
    "LANGUAGE_NOT_KNOWN": "It is in a language the app does not read yet: check every value.",
    "E_INVOICE_RULE": (
        "The electronic invoice leaves something out or contradicts itself: "
        "check its values (rule {rule:text} of EN 16931)."
    ),
    "required_value_missing": "A required value is missing.",
    "lines_do_not_add_up": "Its lines, discounts and charges do not add up to its net amount.",
    "taxes_do_not_add_up": "The taxes by rate do not add up to its tax.",
    "net_and_tax_differ_from_total": "Its net amount and its tax do not add up to its total.",
    "tax_differs_from_rate": "A tax does not match its rate and net amount.",
    "no_due_date_and_no_terms": "It asks for payment without a due date or payment terms.",
    "PAGES_NOT_READ": (
        "Only the first {read:number} of {total:number} pages were read.",
        "Scanned pages that were not read: {count:number}.",
        "Page {page:number} could not be recognised.",
    ),
    # Warnings about a value:
    "ALREADY_PAID": (
        "The invoice says that the full {amount:money} is paid.",
        "The invoice says it is paid: “{words:text}”.",
    ),
    "NOTHING_OWED": "The invoice’s total is zero.",
    "DUE_DIFFERS": "The invoice asks for {due:money}, not for its total of {total:money}.",
    "SUM_MISMATCH": (
        "Net {net:money} and tax {tax:money} do not add up to {gross:money}.",
        "The embedded invoice asks for {due:money}, but its amounts add up to {sum:money}.",
    ),
    "DUE_BEFORE_ISSUE": "The due date {due:day} is before the invoice date {issue:day}.",
    "IDENTIFIER_INVALID": (
        "The VAT number {vat_number:identifier} has a wrong check digit.",
        "The SIRET {siret:identifier} has a wrong check digit.",
        "The VAT number {vat_number:identifier} does not contain the SIREN {siren:identifier}.",
    ),
    "DEBTOR_IS_CREDITOR": "The debtor that was read is the creditor.",
    "DATE_ORDER_UNCLEAR": "{day:day} could also mean {other:day}.",
    "HARD_TO_READ": "This is hard to read on the scan: compare it with the page.",
    "XML_DISAGREES": (
        "The embedded invoice says {value:value}, which is not printed.",
        "The embedded invoice says {value:value}, which is not printed; the page says {printed:value}.",
        "Two embedded invoices disagree: {one:value} and {other:value}.",
    ),
    "SEVERAL_DUE_DATES": "The embedded invoice also names {days:days}.",
    "REMEMBERED_CORRECTION": "Remembered from your correction of {invoice:text}.",
    # Where a value stands, or what it was made of:
    "beside_label": "Read beside “{label:text}”.",
    "in_line": "Read in the line “{line:text}”.",
    "by_place": "Recognised by its position and the text around it.",
    "below_label": "Read below “{label:text}”.",
    "no_label": "It has no label, but it looks like an invoice number.",
    "in_block_under": "Read in the block under “{label:text}”.",
    "in_address_block": "Read in the address block.",
    "near_buyer": "Read near the buyer’s address.",
    "near_seller": "Read near the seller’s details.",
    "in_seller_block": "Read in the seller’s block.",
    "top_of_page": "Read at the top of the page.",
    "in_title": "Read in the invoice’s title.",
    "after_title": "Read after the invoice’s title.",
    "only_date_on_top": "The only date at the top of the page.",
    "payment_terms": "From the payment terms “{words:text}”.",
    "embedded_invoice": "From the embedded {format:text} invoice.",
    "address_and_identifiers": "From the address and the identifiers.",
    "country_of_number": "From the debtor’s own number.",
    "country_of_seller": "The address names no country: the seller’s is assumed.",
    "column_sum": "The sum of the column “{label:text}”.",
    "gross_less_net": "The total less the amount before tax.",
    "gross_less_tax": "The total less the tax.",
    "total_less_paid": "The total less what was paid.",
    "total_less_due": "The total less what is due.",
    "sum_of_payments": "The sum of what was paid.",
    "sum_of_taxes": "The sum of the taxes by rate.",
    "amounts_add_up": "Found because the amounts add up, not by a label.",
    "no_tax_shown": "No tax is shown on the page.",
    "no_tax_due": "The page says no tax is due.",
    "printed_with_amounts": "Printed with the amounts.",
    "usual_in_country": "The usual one in {country:text}.",
    "usual_for_language": "The usual one for the language of the document.",
    "rows_over_sums": "Read in the rows above the totals.",
    "subject": "The subject of the invoice.",
    "legal_form": "The name has a legal form.",
    "company_number": "The address block contains a company number.",
    "trade_name": "The name contains a trade.",
    "owner_named": "The address names who owns the business.",
    "form_of_address": "The name begins with a form of address.",
    "name_of_person": "The name looks like a person’s.",
    "not_a_person": "Nothing says that it is a person.",
    "read_where_corrected": "Read where you corrected it on an earlier invoice of this layout.",
    # Why a file was not read:
    "file_empty": "The file is empty.",
    "file_too_large": "The file is larger than {most:number} MB.",
    "file_not_a_pdf": "The file is not a PDF.",
    "file_archive": "The file is an archive. Unpack it and drop the invoices themselves.",
    "file_truncated": (
        "The file is incomplete: its end is missing. It may not have been copied or downloaded fully."
    ),
    "file_encrypted": "The file is protected by a password. Save it without one and try again.",
    "file_no_pages": "The file has no pages.",
    "file_no_text": "No words are in this document. Save it as a PDF, and drop that.",
    "file_unreadable": "The file is damaged and could not be read.",
    "file_too_demanding": "Reading the file took more memory than a document may use.",
    "file_timed_out": "Reading the file took too long.",
    "file_recognition_timed_out": "Recognising the scanned page took too long. Try again.",
    "file_recognition_failed": "The scanned page could not be recognised. Try again.",
    "file_cancelled": "Reading was cancelled.",
    "file_reader_stopped": "The reader stopped on this file.",
    "file_unsupported_image": "This image format is not supported. Use PNG, JPEG or HEIC.",
    "file_heic_unsupported": "HEIC photos could not be read when this one was added. Try again.",
    "file_not_an_image": "The file is not an image.",
    "file_image_too_large": "The photo has too many pixels.",
    "file_no_such_page": "The document has no such page.",
    "file_not_found": "There is no such file.",
    "file_cannot_be_opened": "{name:text} cannot be opened: {why:reason}.",
    "file_is_gone": "it is no longer there",
    "file_no_access": "you have no access to it",
    "file_is_folder": "it is a folder",
    "disk_full": "the disk is full",
    "file_not_a_file": "This is a folder or a device. Drop the invoices themselves.",
    "file_kind_not_read": (
        "Files of this type are not read. PDF, photos, XML invoices, saved messages, ZIP, "
        "spreadsheets, .docx and .odt are."
    ),
    "file_table_within": "This is a spreadsheet. Save it and drop it by itself to import its rows.",
    # Why a file, or a row of a list, was left out of an import:
    "file_here_already": "It is here already, as {name:text}.",
    "row_here_already": "This invoice is here already.",
    "row_nothing_open": "The list says that nothing of it is open.",
    "file_not_an_invoice_xml": "It is XML, but not an electronic invoice in UBL or CII.",
    # Why nothing, or no more, came out of an archive, a message or a folder:
    "file_container_too_large": "The file is larger than {most:number} MB. Drop what is in it in parts.",
    "file_too_many_parts": (
        "It contains more than {most:number} files. The first ones were added; drop the others in parts."
    ),
    "file_unpacks_too_large": (
        "It unpacks to more than {most:number} MB. The first files were added; drop the others in parts."
    ),
    "file_swollen": "It unpacks to far more than an invoice ever does. It was not opened.",
    "file_too_deep": "It is too deep inside other archives and messages. Save it and drop it by itself.",
    "file_no_attachment": "No file is attached to this message.",
    "file_nothing_inside": "There are no files in it.",
    "file_incomplete": "It is damaged. It may have contained more files than were added.",
    "table_damaged": "The file is damaged.",
    "table_too_large": (
        "It has more than {rows:number} rows or {size:number} MB, the most that can be read."
    ),
    "table_without_columns": "There are no columns in it.",
}
