"""What happens to a receivable: submitted, paid, disputed, agreed, ended."""
