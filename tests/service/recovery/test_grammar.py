"""Small forms in the texts to debtors: singular and plural, and one full stop where a name has its own."""

import pytest

from recovery_service.wording.phrases import phrase
from recovery_service.wording.templates import PLACEHOLDERS, fill, fragment, texts
from tests.service.recovery.test_wording import THREATS

ONE_DAY_AND_TWO = {
    "fr": ("1 jour de", "2 jours de"),
    "en": ("1 day overdue", "2 days overdue"),
    "de": ("1 Tag überfällig", "2 Tage überfällig"),
    "es": ("1 día de", "2 días de"),
    "it": ("1 giorno", "2 giorni"),
    "nl": ("1 dag te", "2 dagen te"),
}


@pytest.mark.parametrize("language", ONE_DAY_AND_TWO)
def test_one_day_is_singular_and_a_full_stop_is_written_once(language: str) -> None:
    one, many = ONE_DAY_AND_TWO[language]
    late = [text.body for text in texts().values() if text.language == language and "days_late" in text.body]
    assert len(late) == 3
    values = {
        **dict.fromkeys(PLACEHOLDERS, "x"),
        "friendly": "",
        "neutral": "",
        "several": "",
        "creditor": "López S.L.",
    }
    for body in late:
        assert one in fill(body, {**values, "days_late": 1, "one_day": True})
        written = fill(body, {**values, "days_late": 2, "one_day": False})
        assert many in written
        assert ".." not in written
    opening = fragment("opening_hosted", language, values)
    assert not [word for word in THREATS[language] if word in opening], "the first message says it as well"
    assert ".." not in phrase("plan_intro", language, creditor="Rossi S.r.l.")
