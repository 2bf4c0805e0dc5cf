"""histories.py SEED N : N random plausible histories as a JSON list, the same for the same seed.

The rates are plausible tables, not an authority; one history in five has an invented table with larger steps.
"""
import json
import random
import sys
from datetime import date, timedelta
from decimal import Decimal as D

COUNTRIES = ("FR", "DE", "IT", "ES", "NL", "BE", "AT", "PT", "IE", "GB", "PL", "SE", "DK", "CZ")
CURRENCY = {"GB": "GBP", "PL": "PLN", "SE": "SEK", "DK": "DKK", "CZ": "CZK"}
REFERENCES = {"FR": ("ECB", "FR_LEGAL_PRO"), "DE": ("DE_BASE",), "IT": ("ECB", "IT_LEGAL"), "ES": ("ECB", "ES_LEGAL"),
              "NL": ("ECB", "NL_LEGAL"), "BE": ("ECB", "BE_LEGAL"), "AT": ("AT_BASE",), "PT": ("ECB",), "IE": ("ECB",),
              "GB": ("BOE",), "PL": ("NBP",), "SE": ("SE_REF",), "DK": ("DK_LENDING",), "CZ": ("CNB_REPO",)}
HALVES = [f"{year}-{month}-01" for year in range(2022, 2027) for month in ("01", "07")]
#            22H1    22H2    23H1    23H2    24H1    24H2    25H1    25H2    26H1    26H2
TABLES = {
    "ECB": "0.00 0.00 2.50 4.00 4.50 4.25 3.15 2.15 2.15 2.15",
    "FR_LEGAL_PRO": "0.76 0.77 2.06 4.22 5.07 4.92 3.71 2.76 2.62 2.62",
    "DE_BASE": "-0.88 -0.88 1.62 3.12 3.62 3.37 2.27 1.27 1.27 1.27",
    "AT_BASE": "-0.62 -0.62 1.88 3.38 3.88 3.63 2.53 1.53 1.53 1.53",
    "IT_LEGAL": "1.25 1.25 5.00 5.00 2.50 2.50 2.00 2.00 1.60 1.60",
    "ES_LEGAL": "3.00 3.00 3.25 3.25 3.25 3.25 3.25 3.25 3.25 3.25",
    "NL_LEGAL": "2.00 2.00 4.00 6.00 7.00 7.00 6.00 6.00 4.00 4.00",
    "BE_LEGAL": "1.50 1.50 5.25 5.25 5.75 5.75 4.50 4.50 3.75 3.75",
    "BOE": "0.25 1.25 3.50 5.00 5.25 5.25 4.75 4.25 3.75 3.75",
    "NBP": "1.75 6.00 6.75 6.75 5.75 5.75 5.75 5.25 4.00 3.75",
    "SE_REF": "0.00 0.50 2.50 3.50 4.00 4.00 3.00 2.00 2.00 2.00",
    "DK_LENDING": "-0.45 -0.45 1.90 3.25 3.75 3.50 2.75 1.75 1.75 1.75",
    "CNB_REPO": "3.75 7.00 7.00 7.00 6.75 4.75 4.00 3.50 3.50 3.50",
}
NBP_BETWEEN = [("2023-09-07", "6.00"), ("2023-10-05", "5.75"), ("2025-05-08", "5.25"), ("2025-07-03", "5.00"), ("2025-09-04", "4.75"),
               ("2025-10-09", "4.50"), ("2025-11-06", "4.25"), ("2025-12-04", "4.00")]
DAY = timedelta(days=1)


def cents(rng, low, high):
    return D(rng.randint(int(low * 100), int(high * 100))) / 100


def table(rng, country, invented):
    rows = []
    for reference in REFERENCES[country]:
        values = TABLES[reference].split()
        if invented:
            values = [str(D(rng.randint(-4 if reference.endswith("BASE") else 0, 32)) / 4) for _ in values]
        elif reference == "NBP":
            rows += [[reference, since, value] for since, value in NBP_BETWEEN]
        rows += [[reference, since, value] for since, value in zip(HALVES, values)]
    return sorted(rows)


def one(rng, country):
    professional = rng.random() < 0.7
    scale = {"SE": 10, "DK": 8, "CZ": 25, "PL": 4}.get(country, 1)
    kind = rng.random()
    if kind < 0.25:                                   # at and around the limits of the tiers
        principal = D(rng.choice(["150", "500", "999.99", "1000", "1000.01", "2500", "5000", "5000.01", "9999.99", "10000",
                                  "10000.01", "49999.99", "50000"]))
    else:
        principal = cents(rng, 20, [800, 8000, 90000][rng.randrange(3)]) * scale
    due = date(2022, 3, 1) + rng.randrange(0, 1600) * DAY
    if rng.random() < 0.25:                           # just before the rates change, where conventions differ
        due = date(due.year, 6 if rng.random() < 0.5 else 12, 1) + rng.randrange(12, 35) * DAY
    as_of = due + rng.choice([rng.randrange(-5, 3), rng.randrange(1, 60), rng.randrange(30, 240), rng.randrange(180, 800)]) * DAY
    as_of = min(as_of, date(2026, 12, 31))
    prepaid = (principal * rng.randint(5, 60) / 100).quantize(D("0.01")) if rng.random() < 0.12 else D(0)
    left = principal - prepaid
    last = max(due, as_of)
    span = max((last - due).days, 1)
    events, payments = [], []
    for number in range(rng.choice([0, 0, 1, 1, 2, 2, 3, 4, 5, 6])):
        day = due + rng.randrange(-8 if rng.random() < 0.15 else 0, span + 1) * DAY
        events.append([day, number])
    events.sort()
    result = []
    for day, number in events:
        pick = rng.random()
        valid = [p for p in payments if not p["undone"]]
        if pick < 0.18 and valid:
            undone = rng.choice(valid)
            undone["undone"] = True
            left += D(undone["amount"])
            result.append({"kind": "reversal", "date": day.isoformat(), "amount": undone["amount"], "reverses": undone["id"]})
        elif pick < 0.33 and left > 1:
            amount = (left * rng.randint(2, 40) / 100).quantize(D("0.01"))
            if amount > 0:
                left -= amount
                result.append({"kind": "credit_note", "date": day.isoformat(), "amount": str(amount)})
        elif pick < 0.42 and day > due:
            part = None if rng.random() < 0.6 else str(cents(rng, 1, 60))
            result.append({"kind": "waiver", "date": day.isoformat(), "amount": part})
        elif left > 0:
            portion = rng.random()
            if portion < 0.15:
                amount = left
            elif portion < 0.3:
                amount = min(left, D(rng.choice([10, 25, 40, 50, 70, 100])))
            else:
                amount = max(D("0.01"), (left * rng.randint(3, 80) / 100).quantize(D("0.01")))
            left -= amount
            payment = {"kind": "payment", "date": day.isoformat(), "amount": str(amount), "id": f"p{number}", "undone": False}
            payments.append(payment)
            result.append(payment)
    agreed = None
    chance = rng.random()
    if chance < 0.15:
        agreed = {"percent": str(rng.choice([D(0), D("1.5"), D(3), D(5), D(8), D(10), D(12), D(15), D(18), D(25)]))}
    elif chance < 0.25:
        reference = REFERENCES[country][-1]
        agreed = {"reference": reference, "multiple": "3"} if country == "FR" else \
            {"reference": REFERENCES[country][0], "margin": str(rng.choice([3, 6, 10, 12]))}
    currency = CURRENCY.get(country, "EUR")
    if rng.random() < 0.04:
        currency = "EUR" if currency != "EUR" else rng.choice(["GBP", "USD"])
    notice = (due + rng.randrange(5, 60) * DAY).isoformat() if not professional and rng.random() < 0.6 else None
    return {
        "country": country, "currency": currency, "professional": professional, "principal": str(principal), "prepaid": str(prepaid),
        "due_date": due.isoformat(), "agreed_rate": agreed, "notice_date": notice,
        "invoices": rng.choice([1] * 12 + [2, 3]), "rates": table(rng, country, rng.random() < 0.2),
        "fx": {"EUR>PLN": "4.2567", "EUR>GBP": "0.8512", "EUR>USD": "1.0912", "EUR>SEK": "11.2345", "EUR>DKK": "7.4604", "EUR>CZK": "24.355"},
        "events": [{k: v for k, v in e.items() if k != "undone"} for e in result], "as_of": as_of.isoformat()}


def histories(seed, number):
    rng = random.Random(int(seed))
    return [{"id": f"h{seed}-{n}", **one(rng, COUNTRIES[n % len(COUNTRIES)])} for n in range(number)]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("use: histories.py SEED N")
    json.dump(histories(sys.argv[1], int(sys.argv[2])), sys.stdout, indent=1)
    print()
