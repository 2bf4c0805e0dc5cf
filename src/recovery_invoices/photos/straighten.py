"""Find the sheet in a photo, look at it straight from above, and wrap it as a PDF (the photo child)."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pikepdf
from numpy.typing import NDArray

from recovery_invoices.failures import ExtractionError
from recovery_invoices.photos.formats import is_heic, is_tiff
from recovery_invoices.photos.heic import decode_heic

if TYPE_CHECKING:
    from recovery_invoices.task import Ask, Task, TaskResponse

Image = NDArray[np.uint8]
#: A sheet smaller than this share of the photo is taken for something else.
_LEAST_SHARE = 0.2
_LONGEST_SIDE = 2480
_A4_LONG_SIDE = 842.0
_QUALITY = 85
_MOST_PAGES = 50
_MOST_SKEW = 12.0


def photo_to_pdf(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return the photo as a one-page PDF; `sheet_found` says whether the sheet's edges were seen. The pages of a TIFF,
    as scanners and fax machines write it, stay what they are."""
    if is_tiff(block):
        return {"sheet_found": False}, _as_pdf(list(_tiff_pages(block)))
    image = decode_heic(block) if is_heic(block) else _decoded(block)
    if image is None or min(image.shape[:2]) < 50:
        raise ExtractionError("UNREADABLE")
    photo = _no_larger(np.asarray(image, np.uint8))
    corners = find_sheet_corners(photo)
    straight = _from_above(photo, corners) if corners is not None else _level(photo)
    return {"sheet_found": corners is not None}, _as_pdf([straight])


def _tiff_pages(content: bytes) -> Iterator[Image]:
    """Yield page after page, each decoded by itself. Raises ExtractionError."""
    raw = np.frombuffer(content, np.uint8)
    for number in range(_MOST_PAGES):
        try:
            done, pages = cv2.imdecodemulti(raw, cv2.IMREAD_COLOR, range=(number, number + 1))
        except cv2.error as error:
            if number:
                return
            raise ExtractionError("UNREADABLE") from error
        if not done or not pages:
            if number:
                return
            raise ExtractionError("UNREADABLE")
        yield _no_larger(np.asarray(pages[0], np.uint8))


def _decoded(photo: bytes) -> NDArray[Any] | None:
    try:
        return cv2.imdecode(np.frombuffer(photo, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise ExtractionError("UNREADABLE") from error


def find_sheet_corners(photo: Image) -> NDArray[np.float32] | None:
    """Return the four corners of the largest bright quadrilateral (top left first, clockwise), else None."""
    height, width = photo.shape[:2]
    scale = 700 / max(height, width)
    small = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    _, bright = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    edges = cv2.dilate(cv2.Canny(grey, 40, 120), np.ones((3, 3), np.uint8))
    best: NDArray[np.float32] | None = None
    best_area = _LEAST_SHARE * small.shape[0] * small.shape[1]
    full_area = 0.97 * small.shape[0] * small.shape[1]
    for mask in (cv2.morphologyEx(bright, cv2.MORPH_CLOSE, np.ones((15, 15), np.uint8)), edges):
        contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            hull = cv2.convexHull(contour)
            corners = cv2.approxPolyDP(hull, 0.03 * cv2.arcLength(hull, True), True)
            area = cv2.contourArea(corners)
            if len(corners) == 4 and best_area < area < full_area:
                best, best_area = corners.reshape(4, 2).astype(np.float32) / scale, area
    return _clockwise(best) if best is not None else None


def _clockwise(corners: NDArray[np.float32]) -> NDArray[np.float32]:
    sums, differences = corners.sum(axis=1), corners[:, 0] - corners[:, 1]
    order = [int(sums.argmin()), int(differences.argmax()), int(sums.argmax()), int(differences.argmin())]
    return corners[order]


def _from_above(photo: Image, corners: NDArray[np.float32]) -> Image:
    top_left, top_right, bottom_right, bottom_left = corners
    width = int(max(math.dist(top_left, top_right), math.dist(bottom_left, bottom_right)))
    height = int(max(math.dist(top_left, bottom_left), math.dist(top_right, bottom_right)))
    target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, target)
    return np.asarray(
        cv2.warpPerspective(photo, matrix, (width, height), borderValue=(255, 255, 255)), np.uint8
    )


def _level(photo: Image) -> Image:
    """Turn a photo without visible edges by the angle at which the rows of text stand out most."""
    height, width = photo.shape[:2]
    scale = 600 / max(height, width)
    grey = cv2.cvtColor(
        cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY
    )
    ink = cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV, 25, 15)
    centre = (ink.shape[1] / 2, ink.shape[0] / 2)

    def sharpness(angle: float) -> float:
        turned = cv2.warpAffine(
            ink, cv2.getRotationMatrix2D(centre, angle, 1.0), (ink.shape[1], ink.shape[0])
        )
        rows = np.asarray(turned, np.float64).sum(axis=1)
        return float(((rows[1:] - rows[:-1]) ** 2).sum())

    angle = max(np.arange(-_MOST_SKEW, _MOST_SKEW + 0.5, 0.5), key=lambda one: sharpness(float(one)))
    if abs(angle) < 0.4:
        return photo
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), float(angle), 1.0)
    return np.asarray(cv2.warpAffine(photo, matrix, (width, height), borderValue=(255, 255, 255)), np.uint8)


def _no_larger(photo: Image) -> Image:
    longest = max(photo.shape[:2])
    if longest <= _LONGEST_SIDE:
        return photo
    scale = _LONGEST_SIDE / longest
    return np.asarray(cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)


def _as_pdf(images: list[Image]) -> bytes:
    pdf = pikepdf.new()
    for image in images:
        _add_page(pdf, image)
    out = io.BytesIO()
    pdf.save(out, deterministic_id=True)
    return out.getvalue()


def _add_page(pdf: pikepdf.Pdf, image: Image) -> None:
    height, width = image.shape[:2]
    done, jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    if not done:
        raise ExtractionError("UNREADABLE")
    scale = _A4_LONG_SIDE / max(height, width)
    pdf.add_blank_page(page_size=(width * scale, height * scale))
    page = pdf.pages[-1]
    picture = pdf.make_stream(
        jpeg.tobytes(), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Image, Width=width, Height=height,
        ColorSpace=pikepdf.Name.DeviceRGB, BitsPerComponent=8, Filter=pikepdf.Name.DCTDecode,
    )  # fmt: skip
    page.obj.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(Photo=picture))
    page.obj.Contents = pdf.make_stream(
        f"q {width * scale:.2f} 0 0 {height * scale:.2f} 0 0 cm /Photo Do Q".encode()
    )


TASKS: dict[str, Task] = {"to_pdf": photo_to_pdf}
