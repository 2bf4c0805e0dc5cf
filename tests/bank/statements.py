"""Our own statements in every format: the same bookings, written as banks write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from xml.sax.saxutils import escape

ACCOUNT = "FR7630006000011234567890189"


@dataclass(frozen=True)
class Booking:
    """`amount` is signed; `returned` takes the money back, `reference` is a structured one."""

    amount: str
    payer: str = "Atelier Brun SARL"
    text: str = ""
    reference: str = ""
    day: date = date(2026, 9, 14)
    bank_reference: str = ""
    returned: bool = False

    @property
    def positive(self) -> Decimal:
        return abs(Decimal(self.amount))

    @property
    def is_credit(self) -> bool:
        return not self.amount.startswith("-")


def camt053(bookings: Sequence[Booking], *, account: str = ACCOUNT, message: str = "Stmt") -> bytes:
    root = {"Stmt": "BkToCstmrStmt", "Ntfctn": "BkToCstmrDbtCdtNtfctn"}[message]
    moved = sum((Decimal(one.amount) for one in bookings), Decimal(0))
    body = "".join(_ntry(one) for one in bookings)
    balances = _bal("OPBD", Decimal(1000)) + _bal("CLBD", Decimal(1000) + moved) if message == "Stmt" else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><{root}><{message}>'
        f"<Acct><Id><IBAN>{account}</IBAN></Id></Acct>{balances}{body}</{message}></{root}></Document>"
    ).encode()


def _bal(code: str, amount: Decimal) -> str:
    side = "CRDT" if amount >= 0 else "DBIT"
    return (
        f"<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp>"
        f'<Amt Ccy="EUR">{abs(amount)}</Amt><CdtDbtInd>{side}</CdtDbtInd></Bal>'
    )


def _ntry(one: Booking) -> str:
    structured = f"<Strd><CdtrRefInf><Ref>{one.reference}</Ref></CdtrRefInf></Strd>" if one.reference else ""
    side = "Dbtr" if one.is_credit else "Cdtr"
    servicer = f"<AcctSvcrRef>{one.bank_reference}</AcctSvcrRef>" if one.bank_reference else ""
    return (
        f'<Ntry><Amt Ccy="EUR">{one.positive}</Amt><CdtDbtInd>{"CRDT" if one.is_credit else "DBIT"}</CdtDbtInd>'
        f"{'<RvslInd>true</RvslInd>' if one.returned else ''}<Sts><Cd>BOOK</Cd></Sts>"
        f"<BookgDt><Dt>{one.day}</Dt></BookgDt><ValDt><Dt>{one.day}</Dt></ValDt>{servicer}"
        f"<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>"
        f"<RltdPties><{side}><Pty><Nm>{escape(one.payer)}</Nm></Pty></{side}></RltdPties>"
        f"<RmtInf><Ustrd>{escape(one.text)}</Ustrd>{structured}</RmtInf></TxDtls></NtryDtls></Ntry>"
    )


def mt940(bookings: Sequence[Booking], *, account: str = ACCOUNT) -> bytes:
    moved = sum((Decimal(one.amount) for one in bookings), Decimal(0))
    lines = [":20:STATEMENT", f":25:{account}", ":28C:1/1", ":60F:C260913EUR1000,00"]
    for one in bookings:
        mark = ("RC" if one.returned else "D") if not one.is_credit else ("RD" if one.returned else "C")
        amount = f"{one.positive:.2f}".replace(".", ",")
        lines.append(
            f":61:{one.day:%y%m%d}{one.day:%m%d}{mark}{amount}NTRFNONREF//{one.bank_reference or 'NONREF'}"
        )
        purpose = f"EREF+NOTPROVIDED SVWZ+{one.reference} {one.text}"
        pieces = [purpose[at : at + 27] for at in range(0, len(purpose), 27)]
        fields = "".join(f"?{20 + at}{piece}" for at, piece in enumerate(pieces[:10]))
        lines.append(
            f":86:166?00GUTSCHRIFT{fields}?31DE02120300000000202051?32{one.payer[:27]}?33{one.payer[27:54]}"
        )
    closing = Decimal(1000) + moved
    lines.append(f":62F:{'C' if closing >= 0 else 'D'}260914EUR{abs(closing):.2f}".replace(".", ","))
    lines.append("-")
    return "\r\n".join(lines).encode("utf-8")


def ofx(bookings: Sequence[Booking], *, account: str = ACCOUNT) -> bytes:
    """Version 1: elements without ends."""
    body = "".join(
        f"<STMTTRN><TRNTYPE>{'RETURN' if one.returned else 'CREDIT' if one.is_credit else 'DEBIT'}\n"
        f"<DTPOSTED>{one.day:%Y%m%d}120000[0:GMT]\n<TRNAMT>{one.amount}\n<FITID>{one.bank_reference or at}\n"
        f"<NAME>{escape(one.payer)}\n<MEMO>{escape(f'{one.reference} {one.text}')}\n</STMTTRN>\n"
        for at, one in enumerate(bookings)
    )
    return (
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n"
        f"<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR\n<BANKACCTFROM><ACCTID>{account}\n</BANKACCTFROM>"
        f"<BANKTRANLIST>{body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>"
    ).encode("cp1252", "replace")


def csv_table(
    bookings: Sequence[Booking], header: str = "Date;Libellé;Contrepartie;Référence;Montant"
) -> bytes:
    rows = [
        f'{one.day:%d/%m/%Y};"{one.text}";"{one.payer}";{one.reference};{one.amount.replace(".", ",")}'
        for one in bookings
    ]
    return "\n".join(["Relevé du compte", "", header, *rows, ""]).encode("cp1252", "replace")


WRITERS: dict[str, Callable[..., bytes]] = {"CAMT.053": camt053, "MT940": mt940, "OFX": ofx, "CSV": csv_table}
