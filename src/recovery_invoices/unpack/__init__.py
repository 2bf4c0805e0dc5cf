"""What arrives inside something else: files in an archive, attachments of a message, an invoice that is only XML."""
