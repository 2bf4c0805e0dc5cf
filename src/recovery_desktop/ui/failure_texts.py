"""Titles and next steps of failures below the interface, marked for translation where the tools look for texts.

The failures themselves stand where they are raised, and know nothing of languages.
"""

from __future__ import annotations

from typing import Final

from recovery_desktop.translation import QT_TRANSLATE_NOOP

FAILURE_TEXTS: Final = (
    QT_TRANSLATE_NOOP("notices", "An evidence file is missing"),
    QT_TRANSLATE_NOOP("notices", "Add it again, then submit."),
    QT_TRANSLATE_NOOP("notices", "The sealed key on this computer cannot be read"),
    QT_TRANSLATE_NOOP("notices", "Restore it from a backup of the data folder."),
    QT_TRANSLATE_NOOP("notices", "The service did not sign you in"),
    QT_TRANSLATE_NOOP("notices", "Try again, or choose another connection."),
    QT_TRANSLATE_NOOP("notices", "No answer came back from the browser"),
    QT_TRANSLATE_NOOP("notices", "Open the sign-in page again when you are ready."),
    QT_TRANSLATE_NOOP("notices", "The service has no such account for you"),
    QT_TRANSLATE_NOOP("notices", "Check the ID, and whether you signed in as on the other computer."),
    QT_TRANSLATE_NOOP("notices", "The announcement of new versions cannot be trusted"),
    QT_TRANSLATE_NOOP("notices", "Nothing changed. Check again later, or on the page where you got the app."),
    QT_TRANSLATE_NOOP("notices", "The export could not be saved"),
    QT_TRANSLATE_NOOP("notices", "Choose another folder, or free up disk space."),
    QT_TRANSLATE_NOOP("notices", "This file is not a backup of this app"),
    QT_TRANSLATE_NOOP("notices", "Choose the file you saved as a backup. Nothing changed."),
    QT_TRANSLATE_NOOP("notices", "This backup is damaged"),
    QT_TRANSLATE_NOOP("notices", "Choose another one. Nothing changed."),
    QT_TRANSLATE_NOOP("notices", "This backup was made by a newer version of the app"),
    QT_TRANSLATE_NOOP("notices", "Update the app, then restore the backup. Nothing changed."),
    QT_TRANSLATE_NOOP("notices", "Not enough disk space"),
    QT_TRANSLATE_NOOP("notices", "Free up space, then try again. Nothing changed."),
    QT_TRANSLATE_NOOP("notices", "The backup could not be saved"),
    QT_TRANSLATE_NOOP(
        "notices", "Choose another folder, or free up disk space. An earlier backup there is untouched."
    ),
    QT_TRANSLATE_NOOP("notices", "This file is not accepted"),
    QT_TRANSLATE_NOOP("notices", "Add a PDF, PNG or JPEG of at most 10 MB."),
    QT_TRANSLATE_NOOP("notices", "The file could not be saved"),
    QT_TRANSLATE_NOOP("notices", "Choose another folder, or close the file where it is open."),
    QT_TRANSLATE_NOOP("notices", "This file cannot be read"),
    QT_TRANSLATE_NOOP("notices", "Your mail provider did not sign you in"),
    QT_TRANSLATE_NOOP("notices", "Try again, or use a password made for this app."),
    QT_TRANSLATE_NOOP("notices", "The file reader does not start"),
    QT_TRANSLATE_NOOP("notices", "Restart the app. If this persists, reinstall it."),
    QT_TRANSLATE_NOOP("notices", "Something went wrong"),
    QT_TRANSLATE_NOOP("notices", "Try again."),
    QT_TRANSLATE_NOOP("notices", "This passphrase does not open the key"),
    QT_TRANSLATE_NOOP("notices", "Type it again. Without it, what was sealed on this computer stays closed."),
    QT_TRANSLATE_NOOP("notices", "The service on this computer does not start"),
    QT_TRANSLATE_NOOP("notices", "See its log in the settings, then try again."),
    QT_TRANSLATE_NOOP("notices", "To use this computer, the app needs a passphrase"),
    QT_TRANSLATE_NOOP("notices", "Try again when you are ready: the app asks for it then."),
    QT_TRANSLATE_NOOP("notices", "The password store of this computer does not have the key of this data"),
    QT_TRANSLATE_NOOP(
        "notices",
        "Unlock it or use the one from before, and try again; or restore a backup, which has the key. "
        "Nothing changed.",
    ),
    QT_TRANSLATE_NOOP("notices", "This could not be saved on this computer"),
    QT_TRANSLATE_NOOP("notices", "Free up disk space, then try again."),
    QT_TRANSLATE_NOOP("notices", "The data on this computer is damaged"),
    QT_TRANSLATE_NOOP(
        "notices",
        "Close the app and start it again: it rescues what can be read and fetches the "
        "rest from the service.",
    ),
)
