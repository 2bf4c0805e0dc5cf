"""The texts of contacts: ours by language, a creditor's own over them, filled in without running what they contain."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from jinja2 import StrictUndefined, Template, TemplateError, TemplateRuntimeError, meta, nodes
from jinja2.sandbox import ImmutableSandboxedEnvironment

from recovery_contract.creditor_settings import MessageTemplate
from recovery_service.law.countries import LANGUAGES
from recovery_service.resources import resource_path
from recovery_service.wording.formats import polish, spell_belgian, spell_swiss, typographic

LENGTH_AT_MOST: Final = 20_000

_SAMPLE_VALUES: Final = {
    "email": "reminder_second", "sms": "reminder_short", "phone": "call", "letter": "reminder_letter",
}  # fmt: skip
"""The text of a channel where the step names one that this channel does not have."""

_MAILS_AS_LETTERS: Final = frozenset({"plan_accepted", "plan_offered", "plan_refused", "dispute_answered"})
"""Answers whose words are the same in a letter, to whom no email can be sent."""


class TextMissing(Exception):
    """No text of this name that is switched on, neither in the language nor in English."""


class TextBroken(Exception):
    """The text cannot be filled in; the message says where."""


@dataclass(frozen=True)
class Text:
    key: str
    language: str
    channel: str
    subject: str
    body: str
    reviewed: bool
    enabled: bool

    def wire(self) -> MessageTemplate:
        return MessageTemplate(**vars(self))


def _require(value: object) -> object:
    """Return what a text says there. Raises TemplateRuntimeError for a missing value: nobody is written "None"."""
    if value is None:
        raise TemplateRuntimeError("a value that the text names is missing")
    return value


_ENVIRONMENT: Final = ImmutableSandboxedEnvironment(
    undefined=StrictUndefined, autoescape=False, finalize=_require
)

_FRAGMENTS: Final = (
    nodes.Template, nodes.Output, nodes.TemplateData, nodes.Name, nodes.If, nodes.Not, nodes.And, nodes.Or,
)  # fmt: skip
"""What a text may consist of: words, names of values, and whether one is there. No loop, call or arithmetic, so no
text can run, reach or exhaust anything."""


def own_texts(preferences: Mapping[str, Mapping[str, Any]]) -> list[Text]:
    """Return the creditor's own texts, of its settings by kind."""
    stored = preferences.get("templates")
    return [Text(**template) for template in stored["value"]] if stored else []


def texts(own: Iterable[Text] = ()) -> dict[tuple[str, str, str], Text]:
    """Return all texts by key, channel and language; the creditor's own replace ours."""
    return {**_ours(), **_by_name(own)}


def _by_name(texts_: Iterable[Text]) -> dict[tuple[str, str, str], Text]:
    return {(text.key, text.channel, text.language): text for text in texts_}


def choose(key: str, channel: str, language: str, own: Iterable[Text] = ()) -> Text:
    """Return the text to use: in the debtor's language, else in English. Raises TextMissing."""
    mine, ours = _by_name(own), _ours()
    if channel == "letter" and key in _MAILS_AS_LETTERS:
        channel = "email"
    for name in (key, _SAMPLE_VALUES[channel]):
        exists = False
        for spoken in (language, "en"):
            text = mine.get((name, channel, spoken)) or ours.get((name, channel, spoken))
            exists = exists or text is not None
            if text is not None and text.enabled:
                return text
        if exists:
            break
    raise TextMissing(key)


def fill(template: str, values: Mapping[str, Any]) -> str:
    """Fill the template. Raises TextBroken for a mistake in it and for a name that has no value."""
    if len(template) > LENGTH_AT_MOST:
        raise TextBroken("the text is too long")
    try:
        words = spell_swiss(template) if values.get("swiss") else template
        words = spell_belgian(words) if values.get("belgian") else words
        return polish(_compiled(words).render(**values), values)
    except (TemplateError, RecursionError) as error:
        raise TextBroken(str(error) or "it is nested too deeply") from None


@lru_cache(maxsize=2_000)
def _compiled(template: str) -> Template:
    """Check and compile a template once: the same few texts are filled in again and again."""
    for node in _ENVIRONMENT.parse(template).find_all(nodes.Node):
        if not isinstance(node, _FRAGMENTS):
            raise TextBroken(f"{type(node).__name__} in line {node.lineno} has no place in a text")
    return _ENVIRONMENT.from_string(template)


def names(*templates: str) -> frozenset[str]:
    """Return the values that these texts ask for. Raises TextBroken for a mistake in one."""
    return frozenset(name for template in templates for name in _names(template))


@lru_cache(maxsize=2_000)
def _names(template: str) -> frozenset[str]:
    try:
        return frozenset(meta.find_undeclared_variables(_ENVIRONMENT.parse(template)))
    except (TemplateError, RecursionError) as error:
        raise TextBroken(str(error) or "it is nested too deeply") from None


def check(template: str) -> None:
    """Raise TextBroken where a text could not be filled in, tried with every value there is."""
    fill(template, dict.fromkeys(PLACEHOLDERS, "x"))


PLACEHOLDERS: Final = (
    "contact", "debtor", "creditor", "creditor_address", "numbers", "issue_date", "due_date", "days_late", "amount",
    "principal", "interest", "fee", "paid", "total", "to_pay", "deadline", "promise", "page_url", "holder", "iban",
    "reference", "collector", "plan", "settles", "answer_by", "missed", "added", "as_of", "accrues", "written_on",
    "notice_on", "notice_follows", "last", "own", "person", "law_fr", "law_es", "law_gb", "law_it", "law_nl", "law_ch",
    "barred", "friendly", "neutral", "firm", "part", "thanked", "reserved",
    "received", "left", "paid_in_full", "several", "objection", "disputed", "answer",
    "interest_after", "named", "one_day", "settled", "next_part", "next_day", "service",
    "asks_interest", "asks_fee", "collector_address", "supervisor", "first_written_on", "first_reference",
    "salutation", "man", "woman", "couple", "family", "sort_code", "account_number", "charges",
    "itemised", "reserves_interest", "message",
)  # fmt: skip


def fragment(name: str, language: str, values: Mapping[str, Any]) -> str:
    return fill(_fragments(language)[name], values)


@cache
def _fragments(language: str) -> Mapping[str, str]:
    return {name: typographic(text, language) for name, text in _file(language)["fragment"].items()}


@cache
def answer_texts(language: str) -> Mapping[str, str]:
    """Return the texts that answer what debtors write, by name; without greeting and signature."""
    return {name: typographic(text, language) for name, text in _file(language)["answer"].items()}


@cache
def _file(language: str) -> dict[str, Any]:
    return tomllib.loads(resource_path("letters", f"{language}.toml").read_text("utf-8"))


@cache
def _ours() -> Mapping[tuple[str, str, str], Text]:
    texts = []
    for language in LANGUAGES:
        for key, channels in _file(language).items():
            if key in ("fragment", "answer"):
                continue
            for channel, text in channels.items():
                texts.append(
                    Text(
                        key=key,
                        language=language,
                        channel=channel,
                        subject=typographic(text.get("subject", ""), language),
                        body=typographic(text["body"].strip(), language),
                        reviewed=text.get("reviewed", True),
                        enabled=text.get("enabled", True),
                    )
                )
    return _by_name(texts)
