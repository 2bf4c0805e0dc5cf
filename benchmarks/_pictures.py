"""All that a debtor, a creditor and a court get, as files to be looked at: texts, HTML, PDFs, and pictures of them.

    python -m benchmarks._pictures FOLDER [PLACE …] [--words]

A folder for each place: what the service of the test environment made, for a creditor and a debtor of a country where
a language is spoken. `--words` leaves the pictures out, which take Chromium and pdftoppm.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import structlog
from sqlalchemy import insert

from benchmarks._picture_places import PLACES
from recovery_contract.ids import ReceivableId
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import client_table
from recovery_service.law.rates import REFERENCES, record_rate
from recovery_service.principal import PLATFORM
from recovery_service.recovery.contacts import letters
from recovery_service.recovery.dunning import attempt_repository
from tests.builders import a_contact, a_debtor, a_user, an_invoice, days_ago
from tests.service.conftest import make_core
from tests.service.pages.chromium import Chromium, executable
from tests.service.pages.test_debtor_page import Page
from tests.service.quick_client import QuickClient
from tests.service.sqlite import with_tables
from tests.service.steps import DAY, advance, before_workdays, good, pay, read, submit

REPLIES = ("promise", "paid", "dispute", "invoice", "time", "wrong_person", "insolvent", "refuses", "general")
WIDTHS = ((390, "light"), (1280, "light"), (390, "dark"))


class Maker:
    """Plays recoveries of one place on a service of its own and keeps what they said."""

    def __init__(self, folder: Path, language: str, *, embedded: bool) -> None:
        self.folder, self.language = folder, language
        self.country, *self.place = PLACES[language]
        self.currency = self.place[-1]
        self.core = make_core(with_tables(Path(tempfile.mkdtemp())), embedded=embedded)
        with self.core.database.write() as connection:
            row = {"client_id": "clt_pictures", "name": "P", "redirect_uris": [], "created_at": current_ms()}
            connection.execute(insert(client_table).values(**row))
            grant = create_grant(connection, client_id="clt_pictures", subject=PLATFORM, scope=ALL_SCOPES)
            token = issue_access_token(connection, grant, 86_400)
            for reference in REFERENCES:
                for since in (date(2026, 1, 1), date(2026, 7, 1), date(2027, 1, 1)):
                    points = Decimal("2.15")
                    record_rate(
                        connection, reference=reference, since=since, points=points, source="A notice"
                    )
        base = "http://127.0.0.1" if embedded else "http://testserver"
        self._app = build_app(self.core)
        self.client = QuickClient(self._app, base, {"Authorization": f"Bearer {token}"})
        self.client.__enter__()
        before_workdays(self.client)

    def close(self) -> None:
        self._app.state.reader.close()
        self.client.__exit__(None, None, None)
        self.core.database.close()

    # -- whom it is about

    def user(self, name: str = "", country: str = "", **rules) -> str:
        company, line, code, city, *_ = self.place
        address = {"line1": line, "postal_code": code, "city": city, "country": country or self.country}
        contact = {"first_name": "Anne", "last_name": "Durand", "phone": "+33 1 23 45 67 89"}
        user = a_user(
            email=f"owner{name}@creditor.example",
            company={"name": company, "address": address},
            contact=contact,
        )
        id_ = good(self.client.post("/v1/users", json=user))["id"]
        good(self.client.post(f"/v1/test/users/{id_}/complete-onboarding"))
        if rules:
            path = f"/v1/users/{id_}/standing-rules"
            good(self.client.put(path, json={**good(self.client.get(path)), **rules}))
        return id_

    def debtor(self, **changes) -> dict:
        line = self.place[1]
        address = {"line1": line.replace("1", "3"), "postal_code": self.place[2], "city": self.place[3]}
        contacts = [
            a_contact(phone="+33 6 12 34 56 78", first_name="Paul", last_name="Durand"),
            a_contact(email="accounts@debtor.example", level=1),
        ]
        debtor = {"company_name": self.place[4], "contacts": contacts}
        return a_debtor(**{**debtor, "address": {**address, "country": self.country}, **changes})

    def owe(self, user: str, *, due: int = 90, amount: float = 1200.5, pursue="all", debtor=None, **invoice):
        dates = {"issue_date": days_ago(due + 30).isoformat(), "due_date": days_ago(due).isoformat()}
        values = an_invoice(**{"amount": amount, "currency": self.currency, **dates, **invoice})
        body = {"invoice": values, "debtor": debtor or self.debtor(), "metadata": {"pursue": pursue}}
        return submit(self.client, user, **body, force_proceed=True)["id"]

    def post(self, id_: str, path: str, body: dict):
        return good(self.client.post(f"/v1/receivables/{id_}/{path}", json=body))

    def today(self, days: int = 0) -> str:
        now = datetime.fromisoformat(good(self.client.get("/v1/test/clock"))["now"])
        return (now.date() + timedelta(days=days)).isoformat()

    # -- what is kept

    def keep(self, story: str, id_: str) -> None:
        """Keep every message of a receivable: its words, its HTML, its letter."""
        with self.core.database.read() as connection:
            rows = attempt_repository.of_receivable(connection, ReceivableId(id_))
        for number, row in enumerate(sorted(rows, key=lambda row: row.at)):
            name = f"{story}-{number:02}-{row.channel}-{row.template}"
            self.write(f"{name}.txt", f"{row.subject or ''}\n\n{row.body}")
            if row.channel == "letter" and row.letter:
                self.write(f"{name}.pdf", letters.typeset_letter(row.letter))
            elif row.letter and "html" in row.letter:
                self.write(f"{name}.html", row.letter["html"])

    def keep_page(self, name: str, id_: str) -> str:
        url = read(self.client, id_)["recovery_progress"]["recovery_page_url"]
        self.write(f"page-{name}.html", self.with_style(self.client.get(url).text))
        return url

    def with_style(self, html: str) -> str:
        """Return the page with its style inside, so that it stands without a service."""
        for path in set(re.findall(r'href="(/[^"]+\.css)"', html)):
            html = html.replace("</head>", f"<style>{self.client.get(path).text}</style></head>")
        return html

    def keep_case(self, name: str, id_: str) -> None:
        answer = self.client.get(f"/v1/receivables/{id_}/case-file")
        archive = zipfile.ZipFile(io.BytesIO(answer.content))
        for file in archive.namelist():
            if file == "overview.pdf" or file.startswith("court/"):
                self.write(f"case-{name}-{file.replace('/', '-')}", archive.read(file))

    def write(self, name: str, content: str | bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_bytes(content.encode() if isinstance(content, str) else content)


def play(maker: Maker) -> None:
    """One service with all recoveries side by side, so that time passes once for all of them."""
    client = maker.client
    other = "DE" if maker.country != "DE" else "FR"
    alone = maker.user("a")
    joined = maker.user("j", combine_reminders=True)
    foreign = maker.user("f", country=other)
    no_extras = maker.user("p")
    nudging = maker.user("n")
    ids = {
        "all": maker.owe(alone),
        "part": maker.owe(alone, due=500, amount=2360.34, debtor=maker.debtor(company_name="Part Ltd")),
        "abroad": maker.owe(foreign, debtor=maker.debtor(company_name="Abroad Ltd")),
        "invoice-only": maker.owe(
            no_extras,
            pursue="principal",
            debtor=maker.debtor(company_name="Only Ltd", contacts=[a_contact()]),
        ),
        "person": maker.owe(
            no_extras, debtor=maker.debtor(company_name="Nora Vidal", company_type="individual")
        ),
        "barred": maker.owe(
            alone,
            debtor=maker.debtor(company_name="Old Ltd"),
            issue_date="2008-01-01",
            due_date="2008-02-01",
        ),
        "offer": maker.owe(alone, debtor=maker.debtor(company_name="Offer Ltd")),
        "refuse": maker.owe(alone, debtor=maker.debtor(company_name="Refuse Ltd")),
        "settle": maker.owe(alone, debtor=maker.debtor(company_name="Settle Ltd")),
        "dispute": maker.owe(alone, debtor=maker.debtor(company_name="Dispute Ltd")),
        "accept": maker.owe(alone, debtor=maker.debtor(company_name="Accepted Ltd")),
        "letters": maker.owe(alone, debtor=maker.debtor(company_name="Answers Ltd")),
        "wrong": maker.owe(alone, debtor=maker.debtor(company_name="Wrong Ltd")),
        "insolvent": maker.owe(alone, debtor=maker.debtor(company_name="Insolvent Ltd")),
    }
    path = f"/v1/users/{nudging}/plan"
    good(client.put(path, json={**good(client.get(path)), "remind_before_due": True, "approved": True}))
    ids["soon"] = maker.owe(nudging, due=-6, debtor=maker.debtor(company_name="Soon Ltd"))
    six = maker.debtor(company_name="Six Ltd")
    joint = [maker.owe(joined, due=due, debtor=six) for due in (120, 90, 60, 30, 20, 10)]
    two = maker.debtor(company_name="Two Ltd")
    ids["plan-a"], ids["plan-b"] = (maker.owe(joined, due=due, debtor=two) for due in (90, 60))
    three = maker.debtor(company_name="Three Ltd")
    ids["asked-a"], ids["asked-b"] = (maker.owe(joined, due=due, debtor=three) for due in (90, 60))
    advance(client, 3 * DAY)
    maker.keep_page("open", ids["all"])
    maker.keep_page("six", joint[0])
    maker.keep_page("person", ids["person"])
    maker.keep_page("barred", ids["barred"])
    pay(client, ids["part"], 500)
    maker.post(ids["part"], "partial-payment", {"action": "continue_recovery"})
    maker.keep_page("part", ids["part"])
    maker.post(ids["offer"], "agreements", {"instalments": 3, "first_on": maker.today(9), "message": "OK?"})
    maker.keep_page("offered", ids["offer"])
    answer_forms(maker, ids)
    advance(client, DAY)
    maker.keep_page("promised", ids["letters"])
    maker.keep_page("disputed", ids["dispute"])
    settle = {"kind": "settlement", "amount": 900, "first_on": maker.today(9), "agreed": True}
    maker.post(ids["settle"], "agreements", settle)
    together = {"instalments": 2, "first_on": maker.today(9), "together_with": [ids["plan-b"]]}
    maker.post(ids["plan-a"], "agreements", together)
    [proposed] = good(client.get(f"/v1/receivables/{ids['refuse']}/agreements"))["data"]
    maker.post(ids["refuse"], f"agreements/{proposed['id']}", {"action": "refuse"})
    maker.post(ids["dispute"], "evidence", {"statement": "The delivery note of 3 March is enclosed."})
    [proposal] = good(client.get(f"/v1/receivables/{ids['asked-a']}/agreements"))["data"]
    maker.post(ids["asked-a"], f"agreements/{proposal['id']}", {"action": "refuse"})
    new = {"email": "new@debtor.example", "first_name": "Eva", "last_name": "Roth"}
    answer = client.post(f"/v1/receivables/{ids['wrong']}/contacts", json=new)
    print(f"contact: {answer.text}" if not answer.is_success else "", file=sys.stderr)
    accept_offer(maker, ids["offer"])
    advance(client, 2 * DAY)
    maker.keep_page("agreed", ids["offer"])
    maker.keep_page("answered", ids["dispute"])
    maker.keep_page("wrong", ids["wrong"])
    maker.keep_page("refused", ids["refuse"])
    debtor = read(client, ids["insolvent"])["recovery_progress"]["debtor"]["id"]
    opened = {"procedure": "liquidation", "opened_on": maker.today(-3), "reference": "2026J00012"}
    good(client.put(f"/v1/debtors/{debtor}/insolvency", json=opened))
    maker.keep_page("insolvent", ids["insolvent"])
    maker.keep_case("insolvent", ids["insolvent"])
    maker.keep_page("planned-together", ids["plan-a"])
    maker.keep_page("settling", ids["settle"])
    pay(client, ids["offer"], 300)
    pay(client, ids["settle"], 900)
    pay(client, joint[0])
    advance(client, 5 * DAY)
    maker.keep_page("paid", ids["settle"])
    answers(maker, ids["letters"])
    advance(client, 85 * DAY)
    gone = maker.keep_page("late", ids["all"])
    maker.keep_case("all", ids["all"])
    maker.keep_case("part", ids["part"])
    maker.keep_case("person", ids["person"])
    maker.keep_case("abroad", ids["abroad"])
    maker.write("page-unknown.html", maker.with_style(client.get(gone[:-4] + "aaaa").text))
    good(client.post(f"/v1/receivables/{ids['abroad']}/cancel", json={"reason": "business_decision"}))
    maker.keep_page("cancelled", ids["abroad"])
    pay(client, ids["all"])
    advance(client, 3 * DAY)
    maker.keep_page("paid-in-full", ids["all"])
    for story, id_ in ids.items():
        maker.keep(story, id_)
    for number, id_ in enumerate(joint[:2]):
        maker.keep(f"six-{number}", id_)


def _form(maker: Maker, id_: str, kind: str, **values: str) -> None:
    answer = Page(maker.client, lambda _: maker.client, id_).send(kind, **values)
    if answer.status_code != 303:
        print(f"{maker.language} {kind}: {answer.status_code}", file=sys.stderr)
        maker.write(f"page-refused-{kind}.html", maker.with_style(answer.text))


def answer_forms(maker: Maker, ids: dict[str, str]) -> None:
    _form(maker, ids["letters"], "promise", day=maker.today(5))
    _form(
        maker, ids["dispute"], "dispute", reason="quality", message="Two of the windows leak.", extent="all"
    )
    _form(
        maker,
        ids["accept"],
        "dispute",
        reason="wrong_amount",
        message="We agreed on less.",
        extent="part",
        amount="200",
    )
    _form(maker, ids["asked-a"], "planall", count="3", day=maker.today(5))
    _form(maker, ids["wrong"], "wrong", confirm="yes")
    _form(maker, ids["refuse"], "plan", count="3", day=maker.today(5))


def accept_offer(maker: Maker, id_: str) -> None:
    _form(maker, id_, "agree")


def answers(maker: Maker, id_: str) -> None:
    """Keep the drafts that answer a message of each kind."""
    message = {"text": "We do not pay.", "subject": "Re: invoice"}
    answer = maker.client.post(f"/v1/test/receivables/{id_}/message", json=message)
    if not answer.is_success:
        print(f"message: {answer.text}", file=sys.stderr)
        return
    drafts = good(maker.client.get(f"/v1/received-messages/{answer.json()['id']}/answers"))
    for draft in drafts["drafts"]:
        maker.write(
            f"answer-{draft['kind']}.txt", f"{drafts['subject']}\n\n{draft['body']}\n{drafts['footer']}"
        )


@contextmanager
def browser() -> Iterator[Chromium]:
    path = executable()
    if path is None:
        raise SystemExit("there is no Chromium here")
    chromium = Chromium(path)
    try:
        yield chromium
    finally:
        chromium.close()


def draw(folder: Path) -> None:
    """Make a picture of each page, mail and letter."""
    import base64

    for pdf in sorted(folder.rglob("*.pdf")):
        subprocess.run(["pdftoppm", "-r", "70", "-png", str(pdf), str(pdf.with_suffix(""))], check=True)
    with browser() as chromium:
        for html in sorted(folder.rglob("*.html")):
            for width, scheme in WIDTHS:
                size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
                chromium.ask("Emulation.setDeviceMetricsOverride", **size)
                features = [{"name": "prefers-color-scheme", "value": scheme}]
                chromium.ask("Emulation.setEmulatedMedia", features=features)
                chromium.open(html.as_uri())
                picture = chromium.ask("Page.captureScreenshot", captureBeyondViewport=True)["data"]
                target = html.with_name(f"{html.stem}-{width}-{scheme}.png")
                target.write_bytes(base64.b64decode(picture))


def main(arguments: list[str]) -> int:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    names = [one for one in arguments if not one.startswith("--")]
    folder = Path(names[0])
    if "--drawn" in arguments:
        draw(folder)
        return 0
    for language in names[1:] or PLACES:
        for embedded in (True, False):
            maker = Maker(folder / language / ("own" if embedded else "hosted"), language, embedded=embedded)
            play(maker)
            maker.close()
    if "--words" not in arguments:
        draw(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
