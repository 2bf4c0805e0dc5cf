"""Tables of labels in French, German, English, Dutch, Italian, Spanish, Portuguese and Polish.

A line at the margin gives a kind and a weight between 0 and 1; the indented lines under it give phrases,
each ended by a semicolon. In a phrase a space also stands for a hyphen, a dot, an underscore or nothing,
and {nr} is any word for "number". Phrases are lower case and without accents.
"""

from collections.abc import Iterator

from recovery_invoices.fields.phrases import (
    content,
    dates,
    numbers,
    others,
    parties,
    polish,
    third_parties,
    totals,
)


def phrases() -> Iterator[tuple[str, float, str]]:
    """Yield (kind, weight, phrase) for every phrase of every table."""
    for module in (numbers, dates, totals, parties, content, others, polish, third_parties):
        kind, weight, text = "", 0.0, ""
        for line in [*module.TABLE.strip().splitlines(), "end 0"]:
            if line.startswith(" "):
                text += f" {line.strip()}"
                continue
            for phrase in text.split(";"):
                if phrase.strip():
                    yield kind, weight, phrase.strip()
            kind, number = line.split()
            weight, text = float(number), ""
