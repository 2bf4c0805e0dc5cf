"""`python -m recovery_invoices FILE.pdf ...`"""

import sys

from recovery_invoices.command_line import main

sys.exit(main())
