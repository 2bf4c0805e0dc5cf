"""Why a file could not be read: one code and one sentence each."""

from __future__ import annotations

SENTENCES = {
    "EMPTY": "The file is empty.",
    "TOO_LARGE": "The file is larger than 20 MiB.",
    "NOT_A_PDF": "The file is not a PDF.",
    "ARCHIVE": "The file is an archive. Unpack it and drop the invoices themselves.",
    "TRUNCATED": "The file is incomplete: its end is missing. It may not have been copied or downloaded fully.",
    "ENCRYPTED": "The file is protected by a password. Save it without one and try again.",
    "NO_PAGES": "The file has no pages.",
    "UNREADABLE": "The file is damaged and could not be read.",
    "TOO_DEMANDING": "Reading the file took more memory than a document may use.",
    "TIMED_OUT": "Reading the file took too long.",
    "RECOGNITION_TIMED_OUT": "Recognising the scanned page took too long. Try again.",
    "RECOGNITION_FAILED": "The scanned page could not be recognised. Try again.",
    "CANCELLED": "Reading was cancelled.",
    "READER_STOPPED": "The reader stopped on this file.",
    "UNSUPPORTED_IMAGE": "This image format is not supported. Use PNG or JPEG.",
    "HEIC_UNSUPPORTED": "HEIC photos are not supported. Save the photo as JPEG and try again.",
    "NOT_AN_IMAGE": "The file is not an image.",
    "IMAGE_TOO_LARGE": "The photo has too many pixels.",
    "NO_SUCH_PAGE": "The document has no such page.",
    "NOT_FOUND": "There is no such file.",
}


class ExtractionError(Exception):
    """The file was not read. `code` is a key of SENTENCES, `message` a sentence for a person."""

    def __init__(self, code: str, message: str | None = None) -> None:
        self.code = code
        self.message = message or SENTENCES[code]
        super().__init__(f"{code}: {self.message}")

    def as_wire(self) -> dict[str, str]:
        return {"code": self.code, "message": self.message}
