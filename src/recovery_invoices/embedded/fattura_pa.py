"""FatturaPA, the invoice that Italian law asks for: `FatturaElettronica`, version 1.2, and its simplified form."""

from __future__ import annotations

from decimal import Decimal
from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import (
    EmbeddedInvoice,
    Party,
    child_amount,
    child_text,
    clean_identifier,
    existing_currency,
    find_child,
    find_children,
    parse_day,
)

ROOTS = ("FatturaElettronica", "FatturaElettronicaSemplificata")
_CREDIT = frozenset({"TD04", "TD08"})
#: Written by the buyer for its own books: self-invoices and completions under reverse charge.
_OWN_BOOKS = frozenset(
    {"TD16", "TD17", "TD18", "TD19", "TD20", "TD21", "TD22", "TD23", "TD27", "TD28", "TD29"}
)
#: EsigibilitaIVA: the public buyer pays the tax to the state itself.
_SPLIT_PAYMENT = "S"


def read_fattura_pa(root: Element) -> list[EmbeddedInvoice]:
    """Return one invoice for each body: a file may hold a lot of them."""
    header = find_child(root, "FatturaElettronicaHeader")
    buyer = _party(find_child(header, "CessionarioCommittente"))
    return [
        _invoice(body, _party(find_child(header, "CedentePrestatore")), buyer, child_text(header, "SoggettoEmittente"))
        for body in find_children(root, "FatturaElettronicaBody")
    ]  # fmt: skip


def _invoice(body: Element, seller: Party, buyer: Party, issuer: str | None) -> EmbeddedInvoice:
    general = find_child(body, "DatiGenerali", "DatiGeneraliDocumento")
    goods = find_child(body, "DatiBeniServizi")
    kind = child_text(general, "TipoDocumento") or ""
    number = child_text(general, "Numero")
    payments = [
        payment
        for terms in find_children(body, "DatiPagamento")
        for payment in find_children(terms, "DettaglioPagamento")
    ]
    dues = sorted({due for one in payments if (due := parse_day(child_text(one, "DataScadenzaPagamento")))})
    net, tax, to_state = _sums(body, goods)
    withheld = to_state + sum(
        (
            child_amount(one, "ImportoRitenuta") or Decimal(0)
            for one in find_children(general, "DatiRitenuta")
        ),
        Decimal(0),
    )
    rounding = child_amount(general, "Arrotondamento")
    amount = child_amount(general, "ImportoTotaleDocumento")
    if amount is None and net is not None and tax is not None:
        amount = net + tax + (rounding or Decimal(0))
    seller.iban = next(
        (iban for one in payments if (iban := clean_identifier(child_text(one, "IBAN")))), None
    )
    invoice = EmbeddedInvoice(
        dialect="FatturaPA",
        refusal="CREDIT_NOTE" if kind in _CREDIT else "NOT_AN_INVOICE" if kind in _OWN_BOOKS else None,
        self_billed=issuer == "CC",
        numbers=[number] if number else [],
        issue_date=parse_day(child_text(general, "Data")),
        due_date=dues[0] if dues else None,
        other_due_dates=dues[1:],
        amount=amount,
        amount_before_tax=net,
        tax_amount=tax,
        withheld=withheld,
        due=amount - withheld if amount is not None and withheld else None,
        currency=existing_currency(child_text(general, "Divisa")),
        lines=_lines(body, goods),
        buyer=buyer,
        seller=seller,
    )
    if amount is not None and amount < 0:
        invoice.refusal = invoice.refusal or "CREDIT_NOTE"
    return invoice


def _sums(body: Element, goods: Element | None) -> tuple[Decimal | None, Decimal | None, Decimal]:
    """Return net and tax, and what of the tax the buyer pays to the state; a simplified invoice gives the whole and
    its tax."""
    net = tax = to_state = Decimal(0)
    summaries = find_children(goods, "DatiRiepilogo")
    for one in summaries:
        net += child_amount(one, "ImponibileImporto") or Decimal(0)
        imposed = child_amount(one, "Imposta") or Decimal(0)
        tax += imposed
        if child_text(one, "EsigibilitaIVA") == _SPLIT_PAYMENT:
            to_state += imposed
    if summaries:
        return net, tax, to_state
    simple = find_children(body, "DatiBeniServizi")
    if not simple:
        return None, None, to_state
    for one in simple:
        gross = child_amount(one, "Importo") or Decimal(0)
        imposed = child_amount(one, "DatiIVA", "Imposta") or Decimal(0)
        net, tax = net + gross - imposed, tax + imposed
    return net, tax, to_state


def _lines(body: Element, goods: Element | None) -> list[str]:
    lines = find_children(goods, "DettaglioLinee") or find_children(body, "DatiBeniServizi")
    return [words for line in lines if (words := child_text(line, "Descrizione"))]


def _party(party: Element | None) -> Party:
    """Read a party.

    The simplified form holds the same facts one level higher, or under `AltriDatiIdentificativi`.
    """
    facts = find_child(party, "DatiAnagrafici") or find_child(party, "AltriDatiIdentificativi") or party
    name = find_child(facts, "Anagrafica") or facts
    person = [child_text(name, "Nome"), child_text(name, "Cognome")]
    country, code = (child_text(facts, "IdFiscaleIVA", part) for part in ("IdPaese", "IdCodice"))
    if code is None:
        country, code = (
            child_text(party, "IdentificativiFiscali", "IdFiscaleIVA", part)
            for part in ("IdPaese", "IdCodice")
        )
    place = find_child(party, "Sede") or find_child(facts, "Sede")
    street = [child_text(place, "Indirizzo"), child_text(place, "NumeroCivico")]
    contacts = find_child(party, "Contatti")
    return Party(
        name=child_text(name, "Denominazione") or " ".join(part for part in person if part) or None,
        vat_number=clean_identifier(f"{country or ''}{code}") if code else None,
        email=child_text(contacts, "Email"),
        phone=child_text(contacts, "Telefono"),
        line1=" ".join(part for part in street if part) or None,
        postal_code=child_text(place, "CAP"),
        city=child_text(place, "Comune"),
        country=child_text(place, "Nazione"),
    )
