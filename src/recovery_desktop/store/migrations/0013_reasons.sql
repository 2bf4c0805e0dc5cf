-- Why a file was not read is kept as a code, of which words are made where they are shown. What stands in words of
-- an earlier version gets its code where it is one of these sentences, and stays a sentence where it is not.
CREATE TEMP TABLE known_sentence (message TEXT PRIMARY KEY, code TEXT NOT NULL, params TEXT NOT NULL DEFAULT '{}');
INSERT INTO known_sentence (message, code) VALUES
    ('The file is empty.', 'file_empty'),
    ('The file is not a PDF.', 'file_not_a_pdf'),
    ('The file is an archive. Unpack it and drop the invoices themselves.', 'file_archive'),
    (
        'The file is incomplete: its end is missing. It may not have been copied or downloaded fully.',
        'file_truncated'
    ),
    ('The file is protected by a password. Save it without one and try again.', 'file_encrypted'),
    ('The file has no pages.', 'file_no_pages'),
    ('The file is damaged and could not be read.', 'file_unreadable'),
    ('Reading the file took more memory than a document may use.', 'file_too_demanding'),
    ('Reading the file took too long.', 'file_timed_out'),
    ('Recognising the scanned page took too long. Try again.', 'file_recognition_timed_out'),
    ('The scanned page could not be recognised. Try again.', 'file_recognition_failed'),
    ('The reader stopped on this file.', 'file_reader_stopped'),
    ('This image format is not supported. Use PNG or JPEG.', 'file_unsupported_image'),
    ('HEIC photos are not supported. Save the photo as JPEG and try again.', 'file_heic_unsupported'),
    ('The file is not an image.', 'file_not_an_image'),
    ('The photo has too many pixels.', 'file_image_too_large'),
    ('This is a folder or a device. Drop the invoices themselves.', 'file_not_a_file');
INSERT INTO known_sentence VALUES
    ('The file is larger than 20 MB.', 'file_too_large', '{"most": 20}'),
    ('The file is larger than 20 MiB.', 'file_too_large', '{"most": 20}');
UPDATE draft
SET failure = (
    SELECT json_set(
        draft.failure,
        '$.reason',
        json_object('code', known.code, 'params', json(known.params), 'message', known.message)
    )
    FROM known_sentence AS known
    WHERE known.message = json_extract(draft.failure, '$.message')
)
WHERE json_valid(failure) AND json_extract(failure, '$.message') IN (SELECT message FROM known_sentence);
DROP TABLE known_sentence;
