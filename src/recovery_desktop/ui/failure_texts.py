"""Titles and next steps of failures below the interface, marked for translation where the tools look for texts.

The failures themselves stand where they are raised, and know nothing of languages.
"""

from __future__ import annotations

from typing import Final

from recovery_desktop.translation import QT_TRANSLATE_NOOP

FAILURE_TEXTS: Final = (
    QT_TRANSLATE_NOOP("notices", "A file of the evidence is no longer there"),
    QT_TRANSLATE_NOOP("notices", "Add it again, then submit."),
    QT_TRANSLATE_NOOP("notices", "The sealed key on this computer cannot be read"),
    QT_TRANSLATE_NOOP("notices", "Bring it back from a backup of the data folder."),
    QT_TRANSLATE_NOOP("notices", "The service did not sign you in"),
    QT_TRANSLATE_NOOP("notices", "Try again, or choose another connection."),
    QT_TRANSLATE_NOOP("notices", "Nobody came back from the browser"),
    QT_TRANSLATE_NOOP("notices", "Open the sign-in page again when you are ready."),
    QT_TRANSLATE_NOOP("notices", "The service has no such account for you"),
    QT_TRANSLATE_NOOP("notices", "Check the ID, and whether you signed in as on the other computer."),
    QT_TRANSLATE_NOOP("notices", "What was said about new versions cannot be trusted"),
    QT_TRANSLATE_NOOP(
        "notices", "Nothing was changed. Look again later, or look at the page where you got the app."
    ),
    QT_TRANSLATE_NOOP("notices", "The export could not be written"),
    QT_TRANSLATE_NOOP("notices", "Choose another folder, or make room on the disk."),
    QT_TRANSLATE_NOOP("notices", "This file is not a backup of this app"),
    QT_TRANSLATE_NOOP("notices", "Choose the file that you saved as a backup. Nothing was changed."),
    QT_TRANSLATE_NOOP("notices", "This backup is damaged"),
    QT_TRANSLATE_NOOP("notices", "Choose another one. Nothing was changed."),
    QT_TRANSLATE_NOOP("notices", "This backup was made by a newer version of the app"),
    QT_TRANSLATE_NOOP("notices", "Update the app, then bring it back. Nothing was changed."),
    QT_TRANSLATE_NOOP("notices", "There is not enough room on the disk"),
    QT_TRANSLATE_NOOP("notices", "Make room, then try again. Nothing was changed."),
    QT_TRANSLATE_NOOP("notices", "The backup could not be written"),
    QT_TRANSLATE_NOOP(
        "notices", "Choose another folder, or make room on the disk. An earlier backup there is untouched."
    ),
    QT_TRANSLATE_NOOP("notices", "This file is not taken"),
    QT_TRANSLATE_NOOP("notices", "Add a PDF, PNG or JPEG of at most 10 MB."),
    QT_TRANSLATE_NOOP("notices", "The file could not be written"),
    QT_TRANSLATE_NOOP("notices", "Choose another folder, or close the file where it is open."),
    QT_TRANSLATE_NOOP("notices", "This file cannot be read"),
    QT_TRANSLATE_NOOP("notices", "Your mail provider did not sign you in"),
    QT_TRANSLATE_NOOP("notices", "Try again, or use a password made for this app."),
    QT_TRANSLATE_NOOP("notices", "What reads files does not start"),
    QT_TRANSLATE_NOOP("notices", "Restart the app. If it stays, install it anew."),
    QT_TRANSLATE_NOOP("notices", "Something went wrong"),
    QT_TRANSLATE_NOOP("notices", "Try again."),
    QT_TRANSLATE_NOOP("notices", "This passphrase does not open the key"),
    QT_TRANSLATE_NOOP("notices", "Type it again. Without it, what was sealed on this computer stays closed."),
    QT_TRANSLATE_NOOP("notices", "The service on this computer does not start"),
    QT_TRANSLATE_NOOP("notices", "Look into its log in the settings, then try again."),
    QT_TRANSLATE_NOOP("notices", "What is kept on this computer needs a key that lasts"),
    QT_TRANSLATE_NOOP(
        "notices", "Choose a passphrase, or unlock the keyring of this computer, and try again."
    ),
    QT_TRANSLATE_NOOP("notices", "The key of this data is in the keyring, which does not answer"),
    QT_TRANSLATE_NOOP("notices", "Unlock the keyring of this computer, and try again. Nothing was changed."),
    QT_TRANSLATE_NOOP("notices", "This could not be saved on this computer"),
    QT_TRANSLATE_NOOP("notices", "Make room on the disk, then do it again."),
    QT_TRANSLATE_NOOP("notices", "The data on this computer are damaged"),
    QT_TRANSLATE_NOOP(
        "notices", "Close the app and start it again: it saves what can be read and fetches the rest anew."
    ),
)
