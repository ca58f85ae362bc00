"""``python -m japanboards`` is the command ``japanboards``."""

import sys

from .command import main

sys.exit(main())
