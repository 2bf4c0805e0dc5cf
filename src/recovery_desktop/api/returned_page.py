"""The page that the browser shows when it has come back: go on in the app."""

from __future__ import annotations

from html import escape
from typing import Final, Literal

Kind = Literal["done", "cancelled", "refused"]

TEXTS: Final[dict[str, dict[Kind, tuple[str, str]]]] = {
    "en": {
        "done": ("You are signed in", "Go back to Recovery Desktop. You can close this page."),
        "cancelled": ("You were not signed in", "Go back to Recovery Desktop to try again."),
        "refused": ("This sign-in is not accepted", "Start it again from Recovery Desktop."),
    },
    "fr": {
        "done": ("Vous êtes connecté", "Revenez à Recovery Desktop. Vous pouvez fermer cette page."),
        "cancelled": ("Vous n’êtes pas connecté", "Revenez à Recovery Desktop pour réessayer."),
        "refused": ("Cette connexion n’est pas acceptée", "Recommencez depuis Recovery Desktop."),
    },
    "de": {
        "done": ("Sie sind angemeldet", "Zurück zu Recovery Desktop. Diese Seite kann geschlossen werden."),
        "cancelled": ("Sie sind nicht angemeldet", "Versuchen Sie es in Recovery Desktop noch einmal."),
        "refused": ("Diese Anmeldung wird nicht angenommen", "Beginnen Sie in Recovery Desktop von vorn."),
    },
}

PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<style>
:root {{ color-scheme: light dark }}
body {{ font: 17px/1.5 system-ui, sans-serif; display: grid; place-items: center; min-height: 90vh; margin: 0 24px }}
main {{ max-width: 28em; text-align: center }}
h1 {{ font-size: 1.5em; margin: 0 0 .5em }}
p {{ margin: 0; opacity: .75 }}
</style></head>
<body><main><h1>{title}</h1><p>{text}</p></main></body></html>
"""


def render_returned_page(kind: Kind, accept_language: str) -> bytes:
    """Render the page in the first of the browser's languages that we know, otherwise in English."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accept_language.split(",")]
    language = next((name for name in wanted if name in TEXTS), "en")
    title, text = TEXTS[language][kind]
    return PAGE.format(language=language, title=escape(title), text=escape(text)).encode()
