"""`python -m ludiade`."""

import sys

from ludiade.cli import main

sys.exit(main())
