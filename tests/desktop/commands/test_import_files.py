"""Dropped files, folders, archives and messages: each becomes its drafts, or one draft that says why not."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from recovery_contract.reasons import Reason
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.collect_files import collect_files
from recovery_desktop.commands.import_files import Imported, ImportOptions, import_files
from recovery_desktop.documents.confined_reader import close_confined_reader
from recovery_desktop.store.drafts import Draft
from recovery_invoices.unpack.limits import UnpackLimits
from tests.desktop.edge import Wire, connected_to, run
from tests.invoices.electronic_formats import fattura_pa, fattura_pa_body, signed
from tests.invoices.embedding import UBL, cii
from tests.invoices.messages import mail, outlook, zipped
from tests.invoices.office_files import invoice_docx, odt
from tests.invoices.test_several_invoices import invoice, printed

HEIC = (Path(__file__).parents[2] / "invoices" / "photo.heic").read_bytes()


def a_pdf(number: int) -> bytes:
    return b"%PDF-1.7 invoice " + str(number).encode() + b"\n%%EOF"


def a_photo() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (80, 60), "white").save(out, "JPEG")
    return out.getvalue()


@pytest.fixture(scope="module", autouse=True)
def _reader() -> Iterator[None]:
    yield
    close_confined_reader()


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path, keeps_keys=True)
    yield context
    context.store.close()


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    folder = tmp_path / "papers"
    folder.mkdir()
    return folder


def imported(context: ConnectionContext, *paths: Path, **options: object) -> Imported:
    return run(import_files(context, paths, ImportOptions(**options)))  # type: ignore[arg-type]


def outcome(draft: Draft) -> tuple[str | None, str]:
    """The name, and the state or why it was not taken."""
    return draft.file_name, (draft.failure or {}).get("code", draft.state)


def written(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def test_files_of_every_kind_each_become_their_drafts(context: ConnectionContext, papers: Path) -> None:
    written(
        papers,
        {
            "a.pdf": a_pdf(1),
            "b.HEIC": HEIC,
            "c.jpg": a_photo(),
            "d.xml": UBL.encode(),
            "e.eml": mail([("e1.pdf", "application/pdf", a_pdf(2)), ("e2.xml", "text/xml", cii().encode())]),
            "f.msg": outlook([("f1.pdf", a_pdf(3))]),
            "g.zip": zipped(
                {"g/one.pdf": a_pdf(4), "two.eml": mail([("g2.pdf", "application/pdf", a_pdf(5))])}
            ),
        },
    )
    drafts = imported(context, *sorted(papers.iterdir())).drafts
    assert [outcome(draft) for draft in drafts] == [
        ("a.pdf", "waiting"),
        ("b.HEIC", "waiting"),
        ("c.jpg", "waiting"),
        ("d.xml", "waiting"),
        ("e.eml › e1.pdf", "waiting"),
        ("e.eml › e2.xml", "waiting"),
        ("f.msg › f1.pdf", "waiting"),
        ("g.zip › one.pdf", "waiting"),
        ("g.zip › two.eml › g2.pdf", "waiting"),
    ]
    assert context.connection_store.drafts.list_open() == drafts
    for draft in drafts:
        assert draft.file_path is not None
        assert Path(draft.file_path).read_bytes().startswith(b"%PDF-")


def test_invoice_of_a_message_that_was_sent_knows_the_address(
    context: ConnectionContext, papers: Path
) -> None:
    one, other = (mail([("a.pdf", "application/pdf", a_pdf(number))]) for number in (1, 2))
    written(papers, {"a.eml": one, "b.eml": b"Received: from mx\n" + other})
    sent, arrived = imported(context, papers / "a.eml", papers / "b.eml").drafts
    assert sent.body == {"contacts": [{"email": "b@port.example"}]}
    assert arrived.body == {}


def test_import_of_no_invoice_says_so_in_its_own_draft(context: ConnectionContext, papers: Path) -> None:
    written(
        papers,
        {
            "a.docx": b"PK\x03\x04 word",
            "a2.doc": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 word",
            "b.txt": b"hello",
            "c.pdf": b"not one",
            "d.xml": b"<?xml version='1.0'?><catalogue/>",
            "e.rar": b"Rar!\x1a\x07\x01\x00",
            "f.eml": mail([]),
            "g.zip": zipped({"notes.txt": b"hello", "empty.pdf": b"", "h.pdf": a_pdf(1)}),
            "i.pdf": b"",
            "j.tiff": b"II*\x00 picture",
            "k.gif": b"GIF89a picture",
        },
    )
    drafts = imported(context, *sorted(papers.iterdir()), papers / "gone.pdf").drafts
    assert [outcome(draft) for draft in drafts] == [
        ("a.docx", "file_unreadable"),
        ("a2.doc", "file_kind_not_read"),
        ("b.txt", "file_kind_not_read"),
        ("c.pdf", "file_not_a_pdf"),
        ("d.xml", "file_not_an_invoice_xml"),
        ("e.rar", "file_archive"),
        ("f.eml", "file_no_attachment"),
        ("g.zip › notes.txt", "file_kind_not_read"),
        ("g.zip › empty.pdf", "file_empty"),
        ("g.zip › h.pdf", "waiting"),
        ("i.pdf", "file_empty"),
        ("j.tiff", "file_unreadable"),
        ("k.gif", "file_unsupported_image"),
        ("gone.pdf", "file_cannot_be_opened"),
    ]
    assert (drafts[-1].failure or {})["reason"] == Reason.of(
        "file_cannot_be_opened", name="gone.pdf", why=Reason.of("file_is_gone")
    ).wire()


def test_hostile_attachments_each_say_why_and_the_invoice_beside_them_comes_in(
    context: ConnectionContext, papers: Path
) -> None:
    swollen = zipped({"b.pdf": b"%PDF-1.7\n" + b"0" * 30_000_000})
    nested = zipped({"a.pdf": a_pdf(2)})
    for depth in range(5):
        nested = zipped({f"{depth}.zip": nested})
    message = mail(
        [
            ("invoice.pdf.exe", "application/octet-stream", b"MZ" + bytes(200)),
            ("invoice.html", "text/html", b"<script>alert(1)</script>"),
            ("../../etc/passwd.pdf", "application/pdf", a_pdf(1)),
            ("swollen.zip", "application/zip", swollen),
            ("nested.zip", "application/zip", nested),
            ("broken.zip", "application/zip", b"PK\x03\x04" + b"\xff" * 100),
            (
                "entity.xml",
                "application/xml",
                b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
            ),
        ]
    )
    written(papers, {"hostile.eml": message})
    drafts = imported(context, papers / "hostile.eml").drafts
    assert [outcome(draft) for draft in drafts] == [
        ("hostile.eml › invoice.pdf.exe", "file_kind_not_read"),
        ("hostile.eml › invoice.html", "file_kind_not_read"),
        ("hostile.eml › passwd.pdf", "waiting"),
        ("hostile.eml › swollen.zip › b.pdf", "file_swollen"),
        ("hostile.eml › nested.zip › 4.zip › 3.zip", "file_too_deep"),
        ("hostile.eml › broken.zip", "file_unreadable"),
        ("hostile.eml › entity.xml", "file_not_an_invoice_xml"),
    ]


def test_file_of_half_a_gigabyte_is_refused_unread_with_the_limit(
    context: ConnectionContext, papers: Path
) -> None:
    with (papers / "huge.pdf").open("wb") as file:
        file.write(b"%PDF-1.7\n")
        file.truncate(500 * 2**20)
    written(papers, {"one.pdf": a_pdf(1)})
    huge, one = imported(context, papers).drafts
    assert (outcome(huge), outcome(one)) == (("huge.pdf", "file_too_large"), ("one.pdf", "waiting"))
    assert "20 MB" in (huge.failure or {})["message"]


FEC_HEAD = b"JournalCode|JournalLib|EcritureNum|EcritureDate"


def test_tables_and_statements_within_archives_and_messages_are_handed_on(
    context: ConnectionContext, papers: Path
) -> None:
    files = {
        "open: items?.csv": b"Customer;Invoice number\nBrun;1\n",
        "FEC.txt": FEC_HEAD,
        "camt.xml": b'<?xml version="1.0"?><Document><BkToCstmrStmt/></Document>',
        "march.sta": b":20:1\n",
        "h.pdf": a_pdf(1),
    }
    written(
        papers, {"a.zip": zipped(files), "b.eml": mail([("c.xlsx", "application/x", b"PK\x03\x04 sheet")])}
    )
    result = imported(context, papers / "a.zip", papers / "b.eml")
    assert [outcome(draft) for draft in result.drafts] == [("a.zip › h.pdf", "waiting")]
    assert [path.name for path in result.tables] == [
        "a.zip › open_ items_.csv", "a.zip › FEC.txt", "a.zip › camt.xml", "a.zip › march.sta", "b.eml › c.xlsx",
    ]  # fmt: skip
    assert [path.read_bytes() for path in result.tables][1] == FEC_HEAD
    watched = imported(context, papers / "b.eml", is_chosen=False)
    assert [outcome(draft) for draft in watched.drafts] == [("b.eml › c.xlsx", "file_table_within")]
    assert not watched.tables


def test_folder_is_walked_and_what_nobody_means_is_left_out(context: ConnectionContext, papers: Path) -> None:
    written(
        papers,
        {
            "2025/b.pdf": a_pdf(2),
            "a.pdf": a_pdf(1),
            ".hidden/c.pdf": a_pdf(3),
            "Thumbs.db": b"x",
            "~$a.docx": b"x",
            "a.pdf.p7s": b"x",
        },
    )
    (papers / "again").symlink_to(papers, target_is_directory=True)
    drafts = imported(context, papers).drafts
    assert [outcome(draft) for draft in drafts] == [("a.pdf", "waiting"), ("b.pdf", "waiting")]
    (papers.parent / "nothing").mkdir()
    (empty,) = imported(context, papers.parent / "nothing").drafts
    assert outcome(empty) == ("nothing", "file_nothing_inside")


def test_folder_of_more_files_than_the_limit_says_where_it_ended(
    context: ConnectionContext, papers: Path
) -> None:
    written(papers, {f"{number}.pdf": a_pdf(number) for number in range(7)})
    drafts = imported(context, papers, most=4).drafts
    assert [outcome(draft) for draft in drafts] == [
        *((f"{number}.pdf", "waiting") for number in range(4)),
        ("papers", "file_too_many_parts"),
    ]
    assert "4" in (drafts[-1].failure or {})["message"]


def test_folder_of_thousands_of_files_is_walked_within_the_limit(papers: Path) -> None:
    for number in range(5_050):
        (papers / f"{number:04}.pdf").touch()
    collected = run(collect_files([papers]))
    assert len(collected.files) == 5_000
    assert (collected.too_full, collected.empty) == ((papers,), ())


def test_archive_beyond_its_limits_keeps_what_came_first_and_says_where_it_ended(
    context: ConnectionContext, papers: Path
) -> None:
    archive = papers / "many.zip"
    archive.write_bytes(zipped({f"{number}.pdf": a_pdf(number) for number in range(5)}))
    drafts = imported(context, archive, limits=UnpackLimits(parts=2)).drafts
    assert [outcome(draft) for draft in drafts] == [
        ("many.zip › 0.pdf", "waiting"),
        ("many.zip › 1.pdf", "waiting"),
        ("many.zip", "file_too_many_parts"),
    ]
    (draft,) = imported(context, archive, limits=UnpackLimits(container_bytes=10)).drafts
    assert outcome(draft) == ("many.zip", "file_container_too_large")


def test_file_that_is_here_already_comes_again_only_where_it_was_named_itself(
    context: ConnectionContext, papers: Path
) -> None:
    written(papers, {"a.pdf": a_pdf(1), "copy of a.pdf": a_pdf(1), "x.xml": UBL.encode()})
    first = imported(context, papers)
    assert [outcome(draft) for draft in first.drafts] == [("a.pdf", "waiting"), ("x.xml", "waiting")]
    (left_out,) = context.connection_store.left_out.list_all()
    assert (left_out.name, left_out.reason["message"]) == ("copy of a.pdf", "It is here already, as a.pdf.")
    archive = papers / "all.zip"
    archive.write_bytes(zipped({"a.pdf": a_pdf(1), "b.pdf": a_pdf(2)}))
    second = imported(context, papers)
    assert [outcome(draft) for draft in second.drafts] == [("all.zip › b.pdf", "waiting")]
    assert len(second.left_out) == 4
    names = [one.name for one in context.connection_store.left_out.list_all()]
    assert names == ["copy of a.pdf", "a.pdf", "all.zip › a.pdf", "x.xml"], "the same thing is said once"
    assert imported(context, papers / "a.pdf").drafts == [], "pressed twice while it is being read"
    for draft in first.drafts:
        context.connection_store.drafts.change_state(draft.id, "review")
    assert len(imported(context, papers / "a.pdf").drafts) == 1, "the list warns of it"


def test_import_that_is_cancelled_keeps_what_was_taken_in(context: ConnectionContext, papers: Path) -> None:
    written(papers, {f"{number}.pdf": a_pdf(number) for number in range(3)})
    archive = papers / "0.zip"
    archive.write_bytes(zipped({f"{number}.pdf": a_pdf(10 + number) for number in range(50)}))
    cancelled = threading.Event()

    def stop(changed: object) -> None:
        cancelled.set()

    with_listener = context.store.changes.listen(stop)
    result = imported(context, archive, *sorted(papers.glob("*.pdf")), cancelled=cancelled)
    with_listener()
    assert 1 <= len(result.drafts) < 50
    assert {draft.state for draft in result.drafts} == {"waiting"}


def test_damaged_heic_photo_gets_a_draft_that_names_why(context: ConnectionContext, papers: Path) -> None:
    photo = papers / "renamed.jpg"
    photo.write_bytes(b"\x00\x00\x00\x18ftypheic" + bytes(64))
    (draft,) = imported(context, photo).drafts
    assert outcome(draft) == ("renamed.jpg", "file_unreadable")


def test_several_invoices_in_one_file_each_become_a_draft(context: ConnectionContext, papers: Path) -> None:
    several = printed(invoice("A-17", "120.00"), invoice("A-18", "250.00", pages=2))
    lot = fattura_pa(fattura_pa_body("451/A"), fattura_pa_body("452/A"))
    written(
        papers,
        {
            "a.pdf": several,
            "b.xml": lot,
            "c.xml.p7m": signed(fattura_pa()),
            "d.zip": zipped({"e.pdf": several}),
        },
    )
    drafts = imported(context, *sorted(papers.iterdir())).drafts
    assert [outcome(draft) for draft in drafts] == [
        ("a.pdf › 1", "waiting"),
        ("a.pdf › 2–3", "waiting"),
        ("b.xml › 1", "waiting"),
        ("b.xml › 2", "waiting"),
        ("c.xml.p7m", "waiting"),
    ]
    assert len({draft.file_sha256 for draft in drafts}) == len(drafts)


def test_pages_of_a_fax_become_one_draft(context: ConnectionContext, papers: Path) -> None:
    pages = [Image.new("L", (160, 220), shade) for shade in (255, 200, 120)]
    pages[0].save(papers / "fax.tif", save_all=True, append_images=pages[1:])
    (draft,) = imported(context, papers / "fax.tif").drafts
    assert outcome(draft) == ("fax.tif", "waiting")
    with pikepdf.open(str(draft.file_path)) as pdf:
        assert len(pdf.pages) == 3


def test_text_document_becomes_a_draft_with_its_words_as_a_pdf(
    context: ConnectionContext, papers: Path
) -> None:
    written(papers, {"a.docx": invoice_docx(), "b.zip": zipped({"c.odt": odt("<text:p>Rechnung</text:p>")})})
    drafts = imported(context, papers / "a.docx", papers / "b.zip").drafts
    assert [(draft.file_name, draft.state) for draft in drafts] == [
        ("a.docx", "waiting"),
        ("b.zip › c.odt", "waiting"),
    ]
    assert all(Path(draft.file_path or "").read_bytes().startswith(b"%PDF-") for draft in drafts)
